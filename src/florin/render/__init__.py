"""Lots and colours for terminals and pictures."""
