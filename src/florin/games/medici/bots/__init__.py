"""Bots of Medici.

`levels` is the part that the rest of the package uses. `evaluator` values positions and `policy`
chooses. `turn_values` values turns and solves their auctions, by `auction` and `sales`; `last_lots`
and `endings` solve the end of the game. `net` and `features` are the trained function, `turns` is
the turn-level array engine, and `seat_frame` says which seat is 0. `opponents` is the model of the
other bidders that play uses, `evidence` the same model over arrays of games.
"""
