"""What a site says of itself."""

from __future__ import annotations

import msgspec


class Site(msgspec.Struct, frozen=True):
    """`contact`: whom to ask, in the operator's words; may be empty. Days: 0 means for ever."""

    contact: str
    keep_guest_days: int
    keep_open_days: int
    keep_idle_days: int
    keep_chat_days: int
