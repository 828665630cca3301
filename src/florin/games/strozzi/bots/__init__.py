"""Bots of Medici vs Strozzi.

`levels` is the part that the rest of the package uses. `evaluator` values positions, `policy`
chooses, `net` and `features` are the trained function, `auction` solves the sale, `endings` solves
the end of the game, and `turns` is the turn-level array engine.
"""
