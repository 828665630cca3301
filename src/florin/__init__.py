"""Florin: Medici and Medici vs Strozzi, to play, to study, to train on."""

__version__ = "0.1.0"
