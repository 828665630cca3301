"""The arena: bots against each other on the same deals, and games under the judge's eye.

>>> from florin.arena import Contest, Score, here
>>> contest = Contest("strozzi", (("face:0.5", "random"),), deals=2)
>>> score = Score(contest)
>>> for outcome in here(contest):
...     score.add(outcome)
>>> [(standing.name, standing.tally.seats) for standing in score.standings()]
[('face:0.5', 4), ('random', 4)]
"""

from florin.analysis import Analysis, Decision, Group, Total, analyse
from florin.arena.contest import Contest, Unit, round_robin
from florin.arena.crew import cores, here, processes
from florin.arena.lineup import check_name, split_names
from florin.arena.ratings import Rating, ratings
from florin.arena.standings import Score, Standing
from florin.arena.tally import Outcome, Tally

__all__ = [
    "Analysis",
    "Contest",
    "Decision",
    "Group",
    "Outcome",
    "Rating",
    "Score",
    "Standing",
    "Tally",
    "Total",
    "Unit",
    "analyse",
    "check_name",
    "cores",
    "here",
    "processes",
    "ratings",
    "round_robin",
    "split_names",
]
