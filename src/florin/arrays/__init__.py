"""Tools for rules over arrays: packed words, dice, observation parts, engines. NumPy and JAX."""
