"""Judging a record: win chances, what each decision lost, fair prices."""

from florin.analysis.analyse import analyse, best_option
from florin.analysis.result import Analysis, Decision, Group, Total, costliest

__all__ = ["Analysis", "Decision", "Group", "Total", "analyse", "best_option", "costliest"]
