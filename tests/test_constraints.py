"""constraints/ fits pyproject.toml, is the same in all its files, and names no host."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
FILES = {file.stem: file for file in (ROOT / "constraints").glob("*.txt")}
EXTRAS = {"dev": "all", "server": "postgres"}
GROUPS = {"dev": "dev", "server": "build", "docs": "docs", "maintain": "maintain"}


def pinned(name: str) -> list[Requirement]:
    """A package may have one version for old and another for new versions of Python."""
    lines = re.findall(r"^(\S+==[^\\\n]+)", FILES[name].read_text(), re.MULTILINE)
    return [Requirement(line.strip()) for line in lines]


def wanted(name: str) -> Iterator[Requirement]:
    """What pyproject.toml asks for in this set of packages."""
    if name in EXTRAS:
        yield from map(Requirement, PROJECT["project"]["dependencies"])
        yield from extra(EXTRAS[name])
    yield from group(GROUPS[name])


def extra(name: str) -> Iterator[Requirement]:
    for one in map(Requirement, PROJECT["project"]["optional-dependencies"][name]):
        if one.name == "florin":
            for inner in one.extras:
                yield from extra(inner)
        else:
            yield one


def group(name: str) -> Iterator[Requirement]:
    entries: list[str | dict[str, str]] = PROJECT["dependency-groups"][name]
    for one in entries:
        if isinstance(one, dict):
            yield from group(one["include-group"])
        else:
            yield Requirement(one)


@pytest.mark.parametrize("name", GROUPS)
def test_pins_are_what_the_project_asks_for(name: str) -> None:
    versions = {canonicalize_name(pin.name): pin for pin in pinned(name)}
    for one in wanted(name):
        pin = versions.get(canonicalize_name(one.name))
        assert pin is not None, f"constraints/{name}.txt lacks {one.name}: run make constraints"
        (version,) = (spec.version for spec in pin.specifier)
        assert one.specifier.contains(version, prereleases=True), (
            f"constraints/{name}.txt has {pin}, pyproject.toml asks for {one}: run make constraints"
        )


def test_all_sets_fit_into_one_environment() -> None:
    dev = {str(pin) for pin in pinned("dev")}
    names = {canonicalize_name(pin.name) for pin in pinned("dev")}
    for name in ("server", "docs", "maintain"):
        shared = {str(p) for p in pinned(name) if canonicalize_name(p.name) in names}
        assert {pin.partition(";")[0] for pin in shared} <= {pin.partition(";")[0] for pin in dev}


@pytest.mark.parametrize("name", GROUPS)
def test_every_pin_has_hashes_and_no_host(name: str) -> None:
    text = FILES[name].read_text()
    assert set(FILES) == set(GROUPS)
    for block in re.split(r"\n(?=\S)", text):
        if "==" in block:
            assert "--hash=sha256:" in block, block
    assert "://" not in text
    assert not re.search(r"^\s*(-|/|\.|file:)(?!-hash)", text, re.MULTILINE), "an option or a path"


def test_the_build_is_pinned_as_the_package_asks_for_it() -> None:
    required = set(PROJECT["build-system"]["requires"])
    assert required <= set(PROJECT["dependency-groups"]["build"])


def test_compose_keeps_the_password_out_of_the_address_and_names_proxies() -> None:
    """In an address, special characters of the password would need escapes."""
    text = (ROOT / "compose.yaml").read_text()
    address = re.search(r"FLORIN_DATABASE: (\S+)", text)
    assert address
    assert "PASSWORD" not in address[1]
    assert "PGPASSWORD: ${POSTGRES_PASSWORD}" in text
    assert "FLORIN_PROXIES:" in text
