"""The arena: bots against each other on the same deals.

>>> from florin.arena import Contest, Score, here
>>> contest = Contest("strozzi", (("face:0.5", "random"),), deals=2)
>>> score = Score(contest)
>>> for outcome in here(contest):
...     score.add(outcome)
>>> [(standing.name, standing.tally.seats) for standing in score.standings()]
[('face:0.5', 4), ('random', 4)]
"""

from florin.arena.contest import Contest, Unit, round_robin
from florin.arena.crew import here, processes
from florin.arena.lineup import check_name, split_names
from florin.arena.ratings import Rating, ratings
from florin.arena.standings import Score, Standing
from florin.arena.tally import Outcome, Tally

__all__ = [
    "Contest",
    "Outcome",
    "Rating",
    "Score",
    "Standing",
    "Tally",
    "Unit",
    "check_name",
    "here",
    "processes",
    "ratings",
    "round_robin",
    "split_names",
]
