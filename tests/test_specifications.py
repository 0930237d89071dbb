"""Every field of the shipped specifications says what it means, where that is written, and how sure it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[1]
SPECIFICATIONS = {path.stem: YAML(typ="safe").load(path) for path in sorted((ROOT / "ksy").glob("*/*.ksy"))}
STATUS = {"stated", "derived", "assumed"}
SCALAR = re.compile(r"[usf][1248](le|be)?|b\d+(le|be)?|strz?")
LEFT_OVER = set("behind bits data remainder stray trailing_bytes trailing_fields unused pad zero".split())
"""What no document names: bytes that nothing claims."""

META = "id title application file-extension xref tags license ks-version imports encoding endian bit-endian".split()
TYPE = "meta doc doc-ref to-string params seq instances types enums".split()
ATTRIBUTE = (
    "id io pos value size size-eos type enum terminator include consume eos-error pad-right encoding process valid "
    "contents repeat repeat-expr repeat-until if doc doc-ref"
).split()

Fields = Iterator[tuple[str, Mapping[str, Any]]]
each = pytest.mark.parametrize("name", SPECIFICATIONS)


def types(name: str) -> Fields:
    """Give every type of a specification, the message itself first."""

    def below(path: str, one: Mapping[str, Any]) -> Fields:
        yield path, one
        for inner, type_ in one.get("types", {}).items():
            yield from below(f"{path}.{inner}", type_)

    return below(name, SPECIFICATIONS[name])


def fields(name: str) -> Fields:
    """Give every field and instance with its path."""
    for path, one in types(name):
        for field in one.get("seq", []):
            yield f"{path}.{field.get('id')}", field
        for id_, instance in one.get("instances", {}).items():
            yield f"{path}.{id_}", instance


def ours_between(keys: list[str], order: list[str], leading: tuple[str, ...] = ()) -> bool:
    """Tell whether words of the language stand in their order, and ours behind `id` and before all others."""
    known = [key for key in keys if not key.startswith("-")]
    behind = [key for key in keys if key not in leading]
    own = [key.startswith("-") for key in behind]
    return known == sorted(known, key=order.index) and own == sorted(own, reverse=True)


@each
def test_every_field_is_described_and_traced(name: str) -> None:
    wanted = ("doc", "doc-ref", "-source", "-status")
    assert [(path, key) for path, field in fields(name) for key in wanted if not field.get(key)] == []
    assert {field["-status"] for _, field in fields(name)} <= STATUS


@each
def test_every_parameter_is_described(name: str) -> None:
    told = [(path, param) for path, one in types(name) for param in one.get("params", [])]
    assert [(path, param["id"]) for path, param in told if not param.get("doc") or param["-status"] not in STATUS] == []


@each
def test_what_is_read_keeps_the_name_that_a_document_gives_it(name: str) -> None:
    def is_nameless(field: Mapping[str, Any]) -> bool:
        kind = field.get("type")
        is_scalar = kind is None or (isinstance(kind, str) and SCALAR.fullmatch(kind))
        return bool(is_scalar and "id" in field and field.get("-column") is not False and "-orig-id" not in field)

    assert [path for path, field in fields(name) if is_nameless(field) and field["id"] not in LEFT_OVER] == []


@each
def test_every_source_is_a_document_and_a_line_of_it(name: str) -> None:
    documents = {one["id"]: "file" in one for one in SPECIFICATIONS[name]["meta"]["-source"]}
    for path, field in fields(name):
        for source in field["-source"]:
            document, _, line = source.partition(":")
            assert documents[document] == line.isdigit(), f"{path}: {source}"


@each
def test_what_a_document_states_is_a_line_of_it(name: str) -> None:
    stated = [(path, field["-source"]) for path, field in fields(name) if field["-status"] == "stated"]
    assert [path for path, sources in stated if not any(":" in source for source in sources)] == []


@each
def test_keys_stand_in_the_order_of_the_style_guide(name: str) -> None:
    assert ours_between(list(SPECIFICATIONS[name]["meta"]), META, leading=tuple(META))
    for path, one in types(name):
        assert ours_between(list(one), TYPE, leading=tuple(TYPE)), path
    for path, field in fields(name):
        assert ours_between(list(field), ATTRIBUTE, leading=("id",)), path


@each
def test_documentation_fits_a_page_of_80_columns(name: str) -> None:
    told = [(path, one.get("doc", "")) for path, one in (*types(name), *fields(name))]
    assert [path for path, doc in told if any(len(line) > 80 for line in doc.splitlines())] == []
