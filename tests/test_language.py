"""Each attribute and each expression node of the language is known wherever a specification is read, run or told.

What is missing is named, so that whoever adds a part of the language learns where else it belongs.
"""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from hostile_texts import keys_of_ours

from ksyspark.spec import model
from ksyspark.spec.expressions import nodes

ROOT = Path(__file__).parents[1]
ROOMS = {
    "interpreter": "pipeline/ksyspark/interpreter",
    "compiler": "pipeline/ksyspark/compiler",
    "maker": "tools/ksyspark_codegen/synthesis",
    "sentences": "tools/ksyspark_review/sentences",
    "fingerprints": "tools/ksyspark_review/meaning.py",
}
# Where a key of ours gets its meaning.
ROOMS_OF_KEYS = ("pipeline/ksyspark/spec", "pipeline/ksyspark/layout", "tools/ksyspark_review/diff")
PARTS = (model.Attribute, model.Delimiter, model.Valid, model.Repeat, model.Process, model.Parameter, model.TypeSpec)
# Where a part stands and what it is called: read by what comes first, and of no meaning behind it.
OF_PLACES = {"place", "places", "type_node", "path", "about", "id", "types"}
ELSEWHERE = {
    ("compiler", "inverse"): "it is a writer's",
    ("maker", "inverse"): "it is a writer's",
    ("sentences", "inverse"): "it says how messages are written, not what they are",
    ("fingerprints", "inverse"): "it says how messages are written, not what they are",
    ("interpreter", "enums"): "labels are taken from the layout",
    ("interpreter", "has_own_endian"): "a byte order is inherited before anything is read",
    ("interpreter", "pad_right"): "it is `Delimiter.padding`, unless it is the terminator",
    ("interpreter", "to_string"): "a text for people has no column",
    ("compiler", "to_string"): "a text for people has no column",
    ("compiler", "FormatString"): "left to the interpreter: the plan names it as unsupported",
    ("compiler", "expected"): "the interpreter says what is wrong",
    ("maker", "enums"): "labels are taken from the layout",
    ("maker", "to_string"): "a text for people is in no message",
    ("maker", "pad_right"): "the writer writes it",
    ("maker", "process"): "the writer writes it",
    ("maker", "Ternary"): "the writer turns it round",
    ("maker", "include"): "the interpreter reads it",
    ("maker", "parent"): "the interpreter reads it",
    ("maker", "FormatString"): "the interpreter computes it",
    ("maker", "Call"): "the interpreter computes it",
    ("maker", "Subscript"): "the interpreter computes it",
    ("maker", "Cast"): "the interpreter computes it",
    ("maker", "SizeOfType"): "the interpreter computes it",
    ("sentences", "expected"): "it is part of the sentence of an error",
    ("sentences", "enums"): "codes are items of their own",
    ("sentences", "instances"): "each instance is an item of its own",
    ("sentences", "is_instance"): "an instance is told by `pos` and `value`",
    ("sentences", "reason"): "it is the sentence of an error",
    ("sentences", "to_string"): "a text for people has no column",
    ("fingerprints", "expected"): "words of an error change no meaning",
    ("fingerprints", "has_own_endian"): "a byte order is inherited before anything is read",
    ("fingerprints", "reason"): "words of an error change no meaning",
    ("fingerprints", "to_string"): "a text for people has no column",
    ("fingerprints", "FormatString"): "by the names of its class and the meanings of its parts",
    ("fingerprints", "ListLiteral"): "by the names of its class and the meanings of its parts",
    ("fingerprints", "Subscript"): "by the names of its class and the meanings of its parts",
    ("fingerprints", "Ternary"): "by the names of its class and the meanings of its parts",
}


@cache
def names_in(room: str) -> frozenset[str]:
    """Return the attributes and classes that the code of a room names."""
    path = ROOT / ROOMS[room]
    names: set[str] = set()
    for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(attr=name) | ast.Name(id=name):
                    names.add(name)
                case ast.MatchClass(kwd_attrs=attributes):
                    names.update(attributes)
    return frozenset(names)


def missing(names: list[str], room: str) -> list[str]:
    """Return a sentence for each name that a room does not know, and that it need not leave to others."""
    return [
        f"`{name}` is not handled by {ROOMS[room]}"
        for name in names
        if name not in names_in(room) and (room, name) not in ELSEWHERE
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_every_attribute_is_handled(room: str) -> None:
    names = sorted({part.name for kind in PARTS for part in fields(kind)} - OF_PLACES)
    assert len(names) > 30
    assert missing(names, room) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_type_is_handled(room: str) -> None:
    assert missing([kind.__name__ for kind in (*get_args(model.SimpleUse), model.SwitchUse)], room) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_expression_is_handled(room: str) -> None:
    kinds = [kind.__name__ for kind in get_args(nodes.Expression)]
    assert len(kinds) > 10
    assert missing(kinds, room) == []


def test_every_key_of_ours_is_in_the_table_for_writers() -> None:
    files = [file for room in ROOMS_OF_KEYS for file in (ROOT / room).rglob("*.py")]
    nodes_in = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    texts = {node.value for node in nodes_in if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    keys = {text for text in texts if re.fullmatch("-[a-z][a-z-]+", text) and not text.startswith("-ksyspark-")}
    assert len(keys) > 12
    assert keys - keys_of_ours() == set(), "ksy/README.md, Our own keys, does not tell what they say"


@pytest.mark.parametrize(("room", "name"), ELSEWHERE)
def test_what_is_left_to_others_is_still_left(room: str, name: str) -> None:
    assert name not in names_in(room), f"{ROOMS[room]} knows `{name}` now: take it out of ELSEWHERE"


def test_a_part_that_nobody_handles_is_named() -> None:
    assert missing(["brand_new"], "compiler") == ["`brand_new` is not handled by pipeline/ksyspark/compiler"]
