"""Constructs of specifications, listed in the YAML files beside: a type, messages of it, and what the machine does.

All constructs of a file make one specification: a message is the construct's number, 1 where its bytes are a stream of
their own (0: they lie in the message's), and the bytes.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.yaml import plain

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.yaml"))


@dataclass(frozen=True)
class Construct:
    """One construct: its number in the file, and what the file says of it."""

    file: str
    name: str
    number: int
    content: Mapping[str, Any]

    @property
    def good(self) -> list[bytes]:
        """Return messages of the construct itself: those that are named, and random ones of a named length."""
        length, source = self.content.get("random"), random.Random(self.name)
        drawn = [source.randbytes(length) for _ in range(40)] if length else []
        return [_bytes(one) for one in self.content.get("good", ())] + drawn

    @property
    def bad(self) -> list[bytes]:
        return [_bytes(one) for one in self.content.get("bad", ())]

    @property
    def has_window_only(self) -> bool:
        """Tell whether the type needs a stream of its own."""
        return bool(self.content.get("window"))

    def message(self, data: bytes, *, in_window: bool) -> bytes:
        return bytes([self.number, in_window]) + data


def constructs() -> Iterator[Construct]:
    """Yield all constructs of all files."""
    for path in FILES:
        listed = cast(Mapping[str, Mapping[str, Any]], plain(load_tree_file(path)))
        for number, (name, content) in enumerate(listed.items()):
            yield Construct(path.stem, name, number, content)


@cache
def specification(file: str) -> str:
    """Return the specification of one file's constructs, as text."""
    listed = [one for one in constructs() if one.file == file]
    bare = {one.number: one.name for one in listed if not one.has_window_only}
    seq = [
        {"id": "kind", "type": "u1"},
        {"id": "has_window", "type": "u1", "valid": {"max": 1}},
        {
            "id": "body",
            "if": "has_window == 1",
            "size-eos": True,
            "type": {"switch-on": "kind", "cases": {one.number: one.name for one in listed}},
        },
        {"id": "bare", "if": "has_window == 0", "type": {"switch-on": "kind", "cases": bare}},
    ]
    types = {one.name: one.content["type"] for one in listed}
    return (
        f"meta: {{id: {file}, endian: be, bit-endian: be, encoding: UTF-8}}\nseq: {_flow(seq)}\ntypes: {_flow(types)}\n"
    )


def _flow(node: object) -> str:
    """Return a part of the specification in one line; codes of enums are numbers, which JSON has not as keys."""
    return re.sub(r'"(-?\d+)": ', r"\1: ", json.dumps(node))


def _bytes(text: str) -> bytes:
    """Return bytes in hexadecimal; `ff{3}` is a byte three times, `every byte` all 256 in order."""
    if text == "every byte":
        return bytes(range(256))
    return bytes.fromhex(re.sub(r"([0-9a-f]{2})\{(\d+)\}", lambda match: match[1] * int(match[2]), text))
