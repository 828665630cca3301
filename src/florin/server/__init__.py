"""The server: tables where people, bots and programs play, live for everyone watching."""
