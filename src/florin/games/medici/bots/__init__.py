"""Bots of Medici.

`levels` is the part that the rest of the package uses. `evaluator` values positions, `policy`
chooses, `net` and `features` are the trained function, `auction` and `sales` solve the bidding,
`turns` is the turn-level array engine, and `seat_frame` says which seat is 0.
"""
