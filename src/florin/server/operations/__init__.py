"""Running the server: settings, logs, metrics, backup, clock and ids. Uses no other sub-package."""
