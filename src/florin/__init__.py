"""Florin: auction games by Reiner Knizia, to play, to study, to train on."""

__version__ = "0.1.0"
