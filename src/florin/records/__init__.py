"""Records: a game as header and tokens; reading, writing, replaying and dealing them."""

from florin.core import legal_tokens
from florin.records.dealer import deal
from florin.records.errors import BadField, BadMove, NotJson, RecordError
from florin.records.record import Record, from_dict, loads
from florin.records.replay import Replay, Step, play, position_of, steps
from florin.records.summary import summary, trace

__all__ = [
    "BadField",
    "BadMove",
    "NotJson",
    "Record",
    "RecordError",
    "Replay",
    "Step",
    "deal",
    "from_dict",
    "legal_tokens",
    "loads",
    "play",
    "position_of",
    "steps",
    "summary",
    "trace",
]
