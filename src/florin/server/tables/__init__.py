"""What a table is and how it changes: values and pure functions, no database, no network."""
