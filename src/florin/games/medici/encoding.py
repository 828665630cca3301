"""Numbers for learners: action ids and observation. docs/observation.md has the tables."""

from florin.games.medici.ids import actions, chance_actions, max_chance_events, max_decisions
from florin.games.medici.observation import encode, parts

__all__ = ["actions", "chance_actions", "encode", "max_chance_events", "max_decisions", "parts"]
