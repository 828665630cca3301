"""A bot for `florin arena`, in nothing but the standard library. It plays both games, modestly.

Try it: florin arena strozzi --bots "random,cmd:python3 docs/examples/my_bot.py"
"""

import json
import sys


def choose(legal, position):
    """One token of the legal ones."""
    value = position["group_value"]
    if "stop" in legal:
        return "draw" if value < 5 else "stop"
    if "pass" in legal:  # Medici: a bid must top the high bid, and `legal` ends with a run of bids
        bid, most = position["high"] + 1, int(legal[-1].split("..")[-1])
        return str(bid) if bid <= min(value, most) else "pass"
    if "0.." in legal:  # Medici vs Strozzi: any price
        return str(value)
    if "buy" in legal:
        return "buy" if position["price"] <= value else "decline"
    return legal[0]  # the first loading


for line in sys.stdin:
    question = json.loads(line)
    token = choose(question["legal"], question["position"])
    print(json.dumps({"token": token}), flush=True)
