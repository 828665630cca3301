"""Settings, from the command line or from FLORIN_* variables."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

import platformdirs

from florin.server.operations.addresses import networks


class BadSetting(ValueError):
    """A variable or option has a value that is not allowed; the message says what is."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Each field is also a variable: `database` is FLORIN_DATABASE."""

    database: str = ""  # sqlite:///FILE or postgresql://USER@HOST/NAME; empty: the default file
    # Signs cookies; empty: made at first start and kept in the database. Several, separated by
    # spaces: the first one signs, and cookies that another one signed stay valid.
    secret: str = ""
    hosts: str = ""  # names under which the site is reached, separated by spaces; empty: any
    # Origins, separated by spaces, that are accepted although the header Host differs: for a proxy
    # that rewrites Host.
    origins: str = ""
    limits: bool = True  # rate limits, per person and address
    # Addresses and networks of proxies, separated by spaces: X-Forwarded-For and X-Forwarded-Proto
    # are believed only if they come from there.
    proxies: str = ""
    secure: bool = False  # cookies only over HTTPS: set it behind a TLS proxy
    bot_workers: int = 0  # processes that run bots; 0: one for each two cores
    bot_seconds: float = 5.0  # time limit of a bot's move; then a random move is played
    analysis_seconds: float = 90.0  # time limit of the analysis of one game
    # How far analyses give way to bots, for which people wait at a table: 0 to 19, as for `nice`.
    analysis_nice: int = 10
    reviews: bool = True  # finished games of people are analysed in the background
    # The bot that plays for absent people. Empty, or if it does not play the game: the strongest.
    stand_in: str = ""
    # After so many days without a change or use it is removed; 0: never. Finished games stay.
    keep_open_days: int = 30  # tables that never started
    keep_idle_days: int = 180  # games under way
    keep_guest_days: int = 90  # guests who never sat down, chatted or made a token
    keep_chat_days: int = 365
    metrics_token: str = ""  # /metrics asks for it as a bearer token; empty: it is public
    # HOST:PORT where /metrics is served instead of at the site's own address; empty: there.
    metrics_address: str = ""
    log: str = "text"  # or json
    # Whom visitors may ask, for the page /contact: plain text of any length. Addresses of mail and
    # pages in it become links.
    contact: str = ""
    site: str = ""  # where people reach the site, as https://florin.example: for links in notices
    # Networks, separated by spaces, that webhooks and push services may be in although they are not
    # public: for private networks and tests.
    notice_allow: str = ""
    # The mail server that sends notices; empty: there is no mail. The sender may have a name:
    # Florin <florin@example.org>.
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: str = "starttls"  # or tls, or none
    smtp_from: str = ""

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{default_file()}"

    @property
    def postgres(self) -> bool:
        return self.url.startswith(("postgresql:", "postgres:", "postgresql+asyncpg:"))

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return Path(self.url.removeprefix("sqlite:///"))

    @property
    def metrics_host_port(self) -> tuple[str, int]:
        """Of `metrics_address`. Raises ValueError if it has no such form."""
        host, _, port = self.metrics_address.rpartition(":")
        if not host or not 0 <= int(port) <= 65535 or ("[" in host) != (":" in host):
            raise ValueError(self.metrics_address)
        return host.strip("[]"), int(port)

    def __post_init__(self) -> None:
        if not self.postgres and not self.url.startswith("sqlite:///"):
            raise BadSetting(
                f"database: must be sqlite:///FILE or postgresql://..., not {self.database!r}"
            )
        if self.log not in ("text", "json"):
            raise BadSetting(f"log: must be text or json, not {self.log!r}")
        if self.bot_workers < 0:
            raise BadSetting(f"bot_workers: must be 0 or more, not {self.bot_workers}")
        for name in ("keep_open_days", "keep_idle_days", "keep_guest_days", "keep_chat_days"):
            days: int = getattr(self, name)
            if days < 0:
                raise BadSetting(f"{name}: must be 0 or more, not {days}")
        for name in ("bot_seconds", "analysis_seconds"):
            seconds: float = getattr(self, name)
            if not 0 < seconds < math.inf:
                raise BadSetting(f"{name}: must be a number greater than 0, not {seconds}")
        for name in ("proxies", "notice_allow"):
            try:
                networks(getattr(self, name))
            except ValueError as error:
                raise BadSetting(
                    f"{name}: must be addresses or networks such as 10.0.0.0/8: {error}"
                ) from None
        if not 0 <= self.analysis_nice < 20:
            raise BadSetting(f"analysis_nice: must be from 0 to 19, not {self.analysis_nice}")
        self._check_mail()
        try:
            if self.metrics_address:
                _ = self.metrics_host_port
        except ValueError:
            raise BadSetting(
                "metrics_address: must be HOST:PORT such as 127.0.0.1:9090 or [::1]:9090, not "
                f"{self.metrics_address!r}"
            ) from None
        if self.stand_in:
            _check_bot(self.stand_in)

    def _check_mail(self) -> None:
        if self.site and not self.site.startswith(("https://", "http://")):
            raise BadSetting(f"site: must be a URL such as https://florin.example: {self.site!r}")
        if self.smtp_security not in ("starttls", "tls", "none"):
            raise BadSetting(
                f"smtp_security: must be starttls, tls or none, not {self.smtp_security!r}"
            )
        if not 0 < self.smtp_port < 65536:
            raise BadSetting(f"smtp_port: must be a port number, not {self.smtp_port}")
        if self.smtp_host and ("@" not in self.smtp_from or not self.site):
            raise BadSetting("smtp_host: mail also needs smtp_from, an address, and site, a URL")


def _check_bot(name: str) -> None:
    from florin.bots import UnknownBot, bot  # noqa: PLC0415  only if a bot is named

    try:
        bot(name)
    except UnknownBot as error:
        raise BadSetting(f"stand_in: {error}") from None


def default_file() -> Path:
    """The database of a server that a person runs for themselves."""
    folder = platformdirs.user_data_path("florin", appauthor=False)
    former = _former_folder() / "florin.db"
    file = folder / "florin.db"
    return former if former.exists() and not file.exists() else file


def _former_folder() -> Path:
    """Where versions without platformdirs kept the file: nearly always the same folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "florin"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from FLORIN_* variables; BadSetting names the one that is wrong."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(f"FLORIN_{field.name.upper()}")
        if text is not None:
            values[field.name] = _read(field.name, str(field.type), text)
    return Settings(**values)  # type: ignore[arg-type]


def _read(name: str, kind: str, text: str) -> object:
    try:
        match kind:
            case "bool":
                return {"1": True, "0": False, "on": True, "off": False}[text.lower()]
            case "int":
                return int(text)
            case "float":
                return float(text)
            case _:
                return text
    except (KeyError, ValueError):
        allowed = {"bool": "on or off", "int": "a whole number", "float": "a number"}[kind]
        raise BadSetting(f"FLORIN_{name.upper()}: must be {allowed}, not {text!r}") from None
