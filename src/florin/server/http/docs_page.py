"""The API as a page: HTML without scripts, made from the OpenAPI schema."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.openapi.spec import OpenAPI

_STYLE = "/api/docs.css"
_INTRODUCTION = """ For programs: <a href='/api/openapi.json'>OpenAPI</a>,
<a href='/api/messages.json'>JSON Schema of all messages</a>. Live play: WebSocket at
<code>/api/tables/ID/live</code>, messages <a href='#model-Snapshot'>Snapshot</a>,
<a href='#model-Update'>Update</a> and those named in the JSON Schema."""
CSS = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 0; }
code { font: 0.9em ui-monospace, monospace; } .verb { font-weight: 700; }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.1rem 1rem 0.1rem 0; vertical-align: top; }
.quiet { opacity: 0.7; } @media (prefers-color-scheme: dark) { body { background: #15171a; color: #e8e6e3; } a { color: #8cb4ff; } }
"""  # noqa: E501


def docs_page(schema: OpenAPI) -> str:
    document = schema.to_schema()
    groups: dict[str, list[str]] = {}
    for path, verbs in sorted(document.get("paths", {}).items()):
        for verb, operation in verbs.items():
            tag = (operation.get("tags") or ["other"])[0]
            groups.setdefault(tag, []).append(_operation(path, verb, operation))
    models = document.get("components", {}).get("schemas", {})
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f"<title>Florin API</title><link rel=stylesheet href='{_STYLE}'>",
        "<h1>Florin API</h1>",
        f"<p>Version {escape(document['info']['version'])}.{_INTRODUCTION}</p>",
    ]
    for tag, operations in groups.items():
        parts += [f"<h2>{escape(tag.capitalize())}</h2>", *operations]
    parts.append("<h2>Messages</h2>")
    parts += [_model(name, model) for name, model in sorted(models.items())]
    return "\n".join(parts)


def _operation(path: str, verb: str, operation: dict[str, Any]) -> str:
    lines = [
        f"<h3><span class=verb>{escape(verb.upper())}</span> <code>{escape(path)}</code></h3>",
        f"<div>{escape(operation.get('summary') or '')}</div>",
    ]
    queries = [p for p in operation.get("parameters", []) if p["in"] == "query"]
    if queries:
        names = ", ".join(f"<code>{escape(p['name'])}</code>" for p in queries)
        lines.append(f"<div class=quiet>Query: {names}</div>")
    body = operation.get("requestBody")
    if body:
        lines.append(f"<div class=quiet>Body: {_content(body)}</div>")
    for status, response in operation.get("responses", {}).items():
        if status.startswith("2"):
            lines.append(f"<div class=quiet>{escape(status)}: {_content(response)}</div>")
    return "\n".join(lines)


def _content(holder: dict[str, Any]) -> str:
    content: dict[str, Any] = holder.get("content") or {}
    return ", ".join(_type(media.get("schema") or {}) for media in content.values()) or "nothing"


def _model(name: str, model: dict[str, Any]) -> str:
    fields: dict[str, Any] = model.get("properties") or {}
    rows = [
        f"<tr><td><code>{escape(field)}</code><td>{_type(kind)}" for field, kind in fields.items()
    ]
    about = escape(model.get("description") or "")
    table = f"<table>{''.join(rows)}</table>" if rows else ""
    return f"<h3 id='model-{escape(name)}'>{escape(name)}</h3><div>{about}</div>{table}"


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        name = escape(kind["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#model-{name}'>{name}</a>"
    for union in ("oneOf", "anyOf"):
        if union in kind:
            return " or ".join(_type(option) for option in kind[union])
    if "enum" in kind:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in kind["enum"])
    if "const" in kind:
        return f"<code>{escape(str(kind['const']))}</code>"
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items') or {})}"
    return escape(str(kind.get("type", "anything")))
