"""The statements of a session: by parse id until it is dropped, and the result tables that they opened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ksyspark.protocols.maxdb.descriptions import CodeType, Description, describe
from ksyspark.protocols.maxdb.packets import Segment

_NAME = r'(?:"(?P<quoted>(?:[^"]|"")+)"|(?P<plain>[^\s"(,;]+))'
_FETCH = re.compile(
    r"\s*M?FETCH\b(?:\s+(?:FIRST|LAST|NEXT|PREV|SAME|(?:POS|ABSOLUTE|RELATIVE)\s*(?:\(\s*\S+?\s*\)|\S+)))?"
    rf"(?:\s+(?!INTO\b|USING\b){_NAME})?",
    re.IGNORECASE,
)
_CLOSE = re.compile(rf"\s*CLOSE(?:\s+{_NAME})?\s*\Z", re.IGNORECASE)
_DROP = re.compile(r"\s*DROP\s+PARSEID\b", re.IGNORECASE)
_DECLARE = re.compile(rf"\s*DECLARE\s+{_NAME}\s+CURSOR\b", re.IGNORECASE)
_USER = re.compile(rf"\s*CONNECT\s+{_NAME}", re.IGNORECASE)

ParseKey = tuple[int, int, int]


@dataclass(slots=True)
class Statement:
    """A statement: its text, the number of the command that parsed it, and what describes its values."""

    text: str | None
    parsed_by: int | None = None
    inputs: Description | None = None
    outputs: Description | None = None


@dataclass(slots=True)
class Statements:
    """The parsed statements and open result tables of a session."""

    _parsed: dict[ParseKey, Statement] = field(default_factory=dict)
    _tables: dict[str, Statement] = field(default_factory=dict)
    _latest: str | None = None

    def parsed(self, parse_id: Mapping[str, Any] | None) -> Statement | None:
        """Return the statement of a parse id."""
        return None if parse_id is None else self._parsed.get(key_of(parse_id))

    def parse(self, parse_id: Mapping[str, Any], statement: Statement) -> None:
        """Note that a parse id stands for a statement; zeros stand for one that was executed at once."""
        key = key_of(parse_id)
        if any(key):
            self._parsed[key] = statement

    def drop(self, parse_ids: Sequence[Mapping[str, Any]]) -> None:
        """Forget parse ids."""
        for one in parse_ids:
            self._parsed.pop(key_of(one), None)

    def open(self, name: str, statement: Statement) -> None:
        """Note that a statement opened a result table; an empty name is the unnamed one."""
        self._tables[name] = statement
        self._latest = name

    def fetched(self, text: str | None) -> Statement | None:
        """Return the statement whose rows a FETCH gets; None for another command, or an unknown result table."""
        found = _FETCH.match(text) if text and self._tables else None
        if found is None:
            return None
        name = _name(found)
        return self._tables.get(self._latest if name is None and self._latest is not None else name or "")

    def close(self, text: str | None) -> None:
        """Forget the result table that a CLOSE names."""
        found = _CLOSE.match(text) if text and self._tables else None
        if found is not None:
            name = _name(found)
            self._tables.pop(self._latest or "" if name is None else name, None)


def key_of(parse_id: Mapping[str, Any]) -> ParseKey:
    """Return what tells a parse id apart: bytes that a client may change are left out."""
    return parse_id["session_id"] or 0, parse_id["statement_counter"] or 0, parse_id["command_number"] or 0


def digits_of(parse_id: Mapping[str, Any]) -> str:
    """Return a parse id as tables show it: session, statement counter and command number in hexadecimal digits."""
    session, counter, command = key_of(parse_id)
    return f"{session:08x}{counter:06x}{command:02x}"


def is_drop(text: str | None) -> bool:
    """Tell whether a command drops parse ids."""
    return bool(text and _DROP.match(text))


def declared(text: str | None) -> str | None:
    """Return the result table that a DECLARE names."""
    found = _DECLARE.match(text) if text else None
    return None if found is None else _name(found)


def user_of(text: str | None) -> str | None:
    """Return the user whom a CONNECT names; None where it names none, or by a parameter."""
    found = _USER.match(text) if text else None
    name = None if found is None else _name(found)
    return None if name is None or name[:1] in (":", "?") else name


def described(segment: Segment, code: CodeType) -> tuple[Description | None, Description | None]:
    """Return what the descriptions in a reply say of inputs and outputs."""
    names = segment.bodies.get("columnnames")
    inputs, outputs = None, None
    for body in _descriptions(segment):
        found = describe(body, names, code)
        inputs, outputs = inputs or found[0], outputs or found[1]
    return inputs, outputs


def _descriptions(segment: Segment) -> Iterator[Sequence[Mapping[str, Any]]]:
    """Yield lists of entries, that of the statement's own parameters before that of other output columns."""
    for kinds in (("shortinfo", "vardata_shortinfo"), ("output_cols_no_parameter",)):
        body = segment.body(*kinds)
        if body and all(one["in_out_len"] is not None for one in body):
            yield body


def _name(found: re.Match[str]) -> str | None:
    quoted: str | None = found["quoted"]
    plain: str | None = found["plain"]
    return quoted.replace('""', '"') if quoted is not None else plain and plain.upper()
