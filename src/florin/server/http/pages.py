"""The files of the web app; without them, a page that points to the API."""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

import florin
from florin import games
from florin.puzzles import library
from florin.server.domain import Refusal
from florin.server.domain.daily import parts_of
from florin.server.domain.handles import may_be_handle
from florin.server.http import share
from florin.server.http.docs_page import CSS
from florin.server.http.fixed import PACKED, accepts_gzip, packed_reply
from florin.server.operations.texts import text

DIST: Final = Path(florin.__file__).parent / "web_dist"
_LONGEST: Final = 255  # bytes that a file name may have
_YEAR: Final = "public, max-age=31536000, immutable"
_NO_CACHE: Final = "no-cache"
_BYTES: Final = "application/octet-stream"
# Not every system knows these types.
_KINDS: Final = {
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKABLE: Final = frozenset({".ftl", ".html", ".js", ".css", ".svg", ".webmanifest"})
_DESCRIPTION: Final = re.compile(r'(<meta name="description" content=")[^"]*')
_PLAIN: Final = (
    "<!doctype html><html lang={language}><meta charset=utf-8><title>Florin</title>"
    "<link rel=stylesheet href='/api/docs.css'><h1>Florin</h1>"
    "<p>{words} <a href='/api/docs'>/api/docs</a></p>"
)


@get("/api/docs.css", include_in_schema=False, media_type="text/css")
async def docs_css() -> Response[str]:
    return Response(CSS, media_type="text/css", headers={"cache-control": "max-age=3600"})


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(
    request: Request[Any, Any, Any], path: FromPath[Path | None] = None
) -> Response[Any]:
    """A file of the app, or the app itself for the address of one of its pages.

    An unknown address gets the app with status 404: the app shows "Page not found". A missing file
    gets a plain 404, so that a program does not parse HTML as a script.
    """
    wanted = "" if path is None else path.as_posix().lstrip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NotFoundException
    parts = wanted.split("/")
    if any(part.startswith(".") or len(part.encode()) > _LONGEST for part in parts):
        raise NotFoundException  # what begins with a dot is a note of the build
    match parts:
        case ["t", table, "preview.png"]:
            return await share.picture(request, table)
        case _:
            pass
    dist: Path = request.app.state["dist"]
    index = dist / "index.html"
    try:
        file = (dist / wanted).resolve()
        found = file.is_relative_to(dist.resolve()) and file.is_file()
    except (OSError, ValueError):  # no file can have that name
        raise NotFoundException from None
    if found and file == index.resolve():
        return _app(request, index, 200)
    if found:
        # Built assets carry a hash of their content in their name.
        cache = _YEAR if wanted.startswith("assets/") else _NO_CACHE
        return _answer(request, file, cache)
    if (other := _elsewhere(wanted)) is not None:
        return Redirect(other)
    known = is_page(wanted)
    if not known and (wanted.startswith("assets/") or Path(wanted).suffix):
        raise NotFoundException
    status = 200 if known else 404
    if index.is_file():
        table = table_in(wanted)
        if table is not None:
            head = await share.head_of(request, table)
            return _app(request, index, 404 if head is None else status, head or b"")
        if wanted.startswith("@") and known:
            return _app(request, index, status, await share.profile_head(request, wanted[1:]))
        return _app(request, index, status)
    language = share.language_of(request)
    return Response(
        _PLAIN.format(language=language, words=text(language, "server-site-no-app")),
        media_type=MediaType.HTML,
        headers={"cache-control": _NO_CACHE},
        status_code=status,
    )


def is_page(path: str) -> bool:
    """Whether the app has a page at this address; `match` in web/src/lib/router.svelte.ts agrees.

    A table's address counts even if there is no such table: `page` answers 404 then.
    """
    match [part for part in path.split("/") if part]:
        case [] | ["new" | "look" | "me" | "rules" | "signin"]:
            return True
        case ["glossary" | "privacy" | "contact" | "licences"]:
            return True
        case ["settings"] | ["settings", "tokens" | "notices"]:
            return True
        case [name] if name.startswith("@"):
            return may_be_handle(name[1:])
        case ["t", _] | ["t", _, "replay" | "compare"] | ["embed", _]:
            return True
        case ["learn"] | ["daily"] | ["mail", "confirm" | "stop", _]:
            return True
        case ["daily", deal]:
            return _is_deal(deal)
        case ["puzzles"] | ["puzzles", "daily"]:
            return True
        case ["puzzles", puzzle]:
            return library().get(puzzle) is not None
        case ["rules" | "learn" | "aid", game]:
            return game in games.names()
        case _:
            return False


# What people type, and where it is.
_ELSEWHERE: Final = {
    "account": "/settings",
    "deal": "/daily",
    "lessons": "/learn",
    "login": "/signin",
    "play": "/",
    "profile": "/me",
    "puzzle": "/puzzles",
    "sign-in": "/signin",
    "tables": "/",
}


def _elsewhere(path: str) -> str | None:
    """The page that is meant by an address that has none; None if there is no such page."""
    match [part for part in path.split("/") if part]:
        case [name]:
            return _ELSEWHERE.get(name)
        # The page of deals has those of each day.
        case ["daily", day] if any(_is_deal(f"{day}-{game}") for game in games.names()):
            return "/daily"
        case _:
            return None


def _is_deal(name: str) -> bool:
    """Whether this names the deal of a day and a game. The day may be yet to come."""
    try:
        parts_of(name)
    except Refusal:
        return False
    return True


def table_in(path: str) -> str | None:
    """The id of the table whose page this is."""
    match [part for part in path.split("/") if part]:
        case ["t" | "embed", table] | ["t", table, "replay" | "compare"]:
            return table
        case _:
            return None


def _app(
    request: Request[Any, Any, Any], index: Path, status: int, head: bytes = b""
) -> Response[bytes]:
    """The app in the reader's language, with what other sites show of a link to the page."""
    language, packed = share.language_of(request), accepts_gzip(request)
    modified = index.stat().st_mtime_ns
    content = _page_in(language, index, modified)
    if head:
        content = content.replace(b"</head>", head + b"</head>", 1)
    if packed:
        content = (
            gzip.compress(content, compresslevel=5, mtime=0)
            if head
            else _packed_page_in(language, index, modified)
        )
    return packed_reply(
        content,
        packed=packed,
        media_type=MediaType.HTML,
        headers={"cache-control": _NO_CACHE},
        status=status,
        vary="accept-encoding, accept-language",
    )


@lru_cache(maxsize=16)
def _page_in(language: str, index: Path, _modified: int) -> bytes:
    """The page before the app runs: its language, its description, that it needs scripts."""
    titles = [game.title for game in games.all_games()]
    names = share.joined(language, titles)
    described = html.escape(text(language, "server-site-description", games=names))
    page = _DESCRIPTION.sub(lambda match: match[1] + described, index.read_text("utf-8"), 1)
    key = "server-site-needs-script"
    page = page.replace(text("en", key), text(language, key), 1)
    return page.replace('<html lang="en"', f'<html lang="{language}"', 1).encode()


@lru_cache(maxsize=16)
def _packed_page_in(language: str, index: Path, modified: int) -> bytes:
    return gzip.compress(_page_in(language, index, modified), mtime=0)


def _answer(
    request: Request[Any, Any, Any], file: Path, cache: str, status: int = 200
) -> Response[bytes]:
    """The file, compressed if that helps and the browser accepts it."""
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or _BYTES
    packed = file.suffix in _PACKABLE and accepts_gzip(request)
    return packed_reply(
        _packed(file, file.stat().st_mtime_ns) if packed else file.read_bytes(),
        packed=packed,
        media_type=kind,
        headers={"cache-control": cache},
        status=status,
    )


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:  # noqa: ARG001  part of the key: a changed file is compressed again
    return gzip.compress(file.read_bytes(), mtime=0)


handlers = [docs_css, page]
