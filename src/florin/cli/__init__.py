"""The command line. One file per command; what they print on an error is one line."""

from florin.cli.app import main

__all__ = ["main"]
