"""Judging a record: win chances, what each decision lost, luck, fair prices."""

from florin.analysis.advice import Advice, advise
from florin.analysis.analyse import analyse
from florin.analysis.result import Analysis, Decision, Group, Luck, Total, Turn, costliest
from florin.analysis.weighing import Weighed, money_weight, weigh

__all__ = [
    "Advice",
    "Analysis",
    "Decision",
    "Group",
    "Luck",
    "Total",
    "Turn",
    "Weighed",
    "advise",
    "analyse",
    "costliest",
    "money_weight",
    "weigh",
]
