"""Medici played by a learned value of positions and an exact solution of each auction."""
