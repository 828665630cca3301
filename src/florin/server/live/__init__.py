"""Live tables: cached state, subscriptions, presence, delivery, and other server processes."""
