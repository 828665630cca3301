"""The error that a command raises on purpose."""


class Failure(Exception):
    """Something the person at the keyboard can put right; the message is one line that says how."""
