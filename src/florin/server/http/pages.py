"""The web app's files, where the package holds them; else a page that says where the API is."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import florin
from florin.server.http.docs_page import CSS

DIST: Final = Path(florin.__file__).parent / "web_dist"
_YEAR: Final = "public, max-age=31536000, immutable"
_NO_CACHE: Final = "no-cache"
_PLAIN: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Florin</title>"
    "<link rel=stylesheet href='/api/docs.css'><h1>Florin</h1>"
    "<p>The server runs. This installation has no web app; programs find the API at "
    "<a href='/api/docs'>/api/docs</a>.</p>"
)


@get("/api/docs.css", include_in_schema=False, media_type="text/css")
async def docs_css() -> Response[str]:
    return Response(CSS, media_type="text/css", headers={"cache-control": "max-age=3600"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], path: FromPath[Path | None] = None
) -> Response[Any]:
    """A file of the app; any other address is one of the app's own, so it gets the app."""
    wanted = "" if path is None else path.as_posix().lstrip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NotFoundException
    dist: Path = request.app.state["dist"]
    index = dist / "index.html"
    file = (dist / wanted).resolve()
    if wanted and file.is_relative_to(dist.resolve()) and file.is_file() and file != index:
        # Built assets carry a hash of their content in their name.
        cache = _YEAR if wanted.startswith("assets/") else _NO_CACHE
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if wanted.startswith("assets/"):
        raise NotFoundException
    body = index.read_text("utf-8") if index.is_file() else _PLAIN
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": _NO_CACHE})


handlers = [docs_css, page]
