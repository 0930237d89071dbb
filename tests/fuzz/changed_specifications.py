"""Specifications by their seeds: trees changed, texts changed, and some grown to much of something."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.problems import SpecError
from ksyspark.spec.yaml import plain

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "ksyspark" / "vm" / "constructs"))
from load import constructs  # noqa: E402 (the folder is no package)

LONGEST_SEED = 3_000
MESSAGES = (b"", b"\0", b"\xff" * 8, bytes(range(64)), b"\1" * 300)
KINDS = ["grown"] + ["text"] * 24 + ["tree"] * 75
"""What the seeds 0 to 99 make, and so on: a grown specification takes as long as fifty changed ones."""
VALUES = [
    "0", "-1", "255", "4294967296", "18446744073709551616", "9" * 60, "0x" + "f" * 40, "1 << 70", "a", "_", "_index",
    "_root", "_parent", "_io.size", "_io.pos", "u1", "u8", "s4le", "b64", "b65", "f8", "str", "strz", "[]", "{}",
    "null", "true", '"\\0"', '"\\u202e"', "'é'", "::", "a::b", "a(1)", "1 / 0", "1.0e400", "a + b", "x.to_s('IBM037')",
    "[0, 1]", "expr", "eos", "until", "UTF-16LE", "NOPE-8", "(" * 150, "&x [*x]", "*x",
    "!t 1", "~", "-", "|", ">", "a: b", "#",
]  # fmt: skip
KEYS = (
    "id type size repeat repeat-expr repeat-until if valid value pos contents enum encoding endian terminator "
    "consume include eos-error pad-right size-eos process io doc params types instances enums seq meta imports "
    "switch-on cases -logical-type -sensitive -default -column -max-recursion-depth -reason min max eq any-of in-enum"
).split()

Tree = Any
TextChange = Callable[[random.Random, list[str]], None]


def specification(seed: int) -> tuple[str, Sequence[bytes]]:
    """Return the specification of a seed, and messages to read with it."""
    chance = random.Random(seed)
    kind = KINDS[seed % len(KINDS)]
    if kind == "grown":
        return grown(chance), MESSAGES
    if kind == "text":
        return changed_text(chance), MESSAGES
    tree, messages = chance.choice(tree_seeds())
    return changed_tree(chance, tree), (*MESSAGES, *messages)


@cache
def text_seeds() -> list[str]:
    """Return texts to start from: shipped, golden and refused specifications that are short."""
    folders = (ROOT / "ksy", ROOT / "tests" / "golden", ROOT / "tests" / "bad_specs")
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.ksy"))]
    return [text for text in texts if len(text) <= LONGEST_SEED and "imports:" not in text]


@cache
def tree_seeds() -> list[tuple[Tree, Sequence[bytes]]]:
    """Return trees to start from, with messages: every construct as a specification of its own, and whole texts."""
    head = {"id": "demo", "endian": "be", "bit-endian": "be", "encoding": "UTF-8"}
    own = [
        ({"meta": head, **_renamed(one.content["type"], one.name)}, (*one.good[:4], *one.bad[:4]))
        for one in constructs()
    ]
    return own + [(tree, ()) for text in text_seeds() if (tree := _sound(text)) is not None]


def _renamed(part: Tree, name: str) -> Tree:
    """Return the type of a construct as the top type of a specification, which it may contain itself."""
    if isinstance(part, Mapping):
        return {key: _renamed(one, name) for key, one in part.items()}
    if isinstance(part, list):
        return [_renamed(one, name) for one in part]
    return "demo" if part == name else part


def _sound(text: str) -> Tree | None:
    try:
        return plain(load_tree(text, "seed.ksy"))
    except SpecError:
        return None


@cache
def values_of() -> Mapping[Any, list[Tree]]:
    """Return what the trees have under each key; for a list also its items, under the key and `[]`."""
    found: dict[Any, list[Tree]] = {}
    for tree, _ in tree_seeds():
        for key, holder in _holders(tree):
            for below, value in holder.items() if isinstance(holder, dict) else [(f"{key}[]", one) for one in holder]:
                found.setdefault(below, []).append(value)
    return found


def changed_tree(chance: random.Random, tree: Tree) -> str:
    """Return a specification with some keys and values changed, left out, doubled or exchanged."""
    tree = deepcopy(tree)
    for _ in range(chance.choice([1, 1, 1, 2, 3, 8])):
        top, *below = _holders(tree)
        key, holder = chance.choice(below) if below and chance.random() < 0.9 else top
        if isinstance(holder, list):
            _change_list(chance, holder, f"{key}[]")
        elif key != "meta" or chance.random() < 0.1:
            _change_map(chance, holder)
    return f"{_flow(tree)}\n"


def _holders(node: Tree, key: object = "") -> Iterator[tuple[Any, Tree]]:
    """Yield the maps and lists of a tree with their keys; the top one is always there."""
    yield key, node
    for name, below in node.items() if isinstance(node, dict) else ((f"{key}[]", one) for one in node):
        if isinstance(below, (dict, list)) and below:
            yield from _holders(below, name)


def _change_map(chance: random.Random, node: dict[Any, Tree]) -> None:
    key = chance.choice(list(node)) if node else None
    match chance.randrange(6):
        case 0:
            key = chance.choice(KEYS)
            node[key] = _another(chance, key)
        case 1 if key is not None:
            del node[key]
        case 2 if key is not None:
            node[chance.choice(KEYS)] = node.pop(key)
        case _ if key is not None:
            node[key] = _another(chance, key)


def _change_list(chance: random.Random, node: list[Tree], key: str) -> None:
    at = chance.randrange(len(node)) if node else 0
    match chance.randrange(4):
        case 0:
            node.insert(at, _another(chance, key))
        case 1 if node:
            node.insert(chance.randrange(len(node) + 1), node.pop(at))
        case 2 if node:
            del node[at]
        case _ if node:
            node[at] = _another(chance, key)


def _another(chance: random.Random, key: object) -> Tree:
    """Return a value to put under a key: mostly what another place has there, else anything."""
    if chance.random() < 0.3:
        return _Text(chance.choice(VALUES))
    known = values_of()
    if key not in known or chance.random() < 0.1:
        key = chance.choice(list(known))
    return deepcopy(chance.choice(known[key]))


class _Text(str):
    __slots__ = ()
    """YAML text that stands in a tree as it is."""


def _flow(node: Tree) -> str:
    """Return a tree as one line of YAML."""
    match node:
        case dict():
            return "{" + ", ".join(f"{_flow(key)}: {_flow(value)}" for key, value in node.items()) + "}"
        case list():
            return "[" + ", ".join(map(_flow, node)) + "]"
        case _Text():
            return str(node)
        case _:
            return json.dumps(node, ensure_ascii=False)


def value(chance: random.Random, lines: list[str]) -> None:
    """Give a key another value."""
    at = chance.randrange(len(lines))
    lines[at] = re.sub(r":( .*|)$", lambda _: f": {chance.choice(VALUES)}", lines[at])


def key(chance: random.Random, lines: list[str]) -> None:
    """Add a key, or rename one."""
    at = chance.randrange(len(lines))
    indent = re.match(r"[ -]*", lines[at])[0].replace("-", " ")
    if chance.random() < 0.5:
        lines.insert(at + 1, f"{indent}{chance.choice(KEYS)}: {chance.choice(VALUES)}")
    else:
        lines[at] = re.sub(r"[\w-]+:", f"{chance.choice(KEYS)}:", lines[at], count=1)


def line(chance: random.Random, lines: list[str]) -> None:
    """Leave out, double or move a line."""
    at = chance.randrange(len(lines))
    taken = lines.pop(at) if chance.random() < 0.6 or len(lines) < 3 else lines[at]
    if chance.random() < 0.6:
        lines.insert(chance.randrange(len(lines) + 1), taken)


def indentation(chance: random.Random, lines: list[str]) -> None:
    """Move some lines to the right or left."""
    at = chance.randrange(len(lines))
    by = chance.choice([-4, -2, 2, 4])
    for number in range(at, min(at + chance.randrange(1, 6), len(lines))):
        lines[number] = " " * by + lines[number] if by > 0 else lines[number].removeprefix(" " * -by)


def character(chance: random.Random, lines: list[str]) -> None:
    """Put any character anywhere."""
    at = chance.randrange(len(lines))
    place = chance.randrange(len(lines[at]) + 1)
    lines[at] = (
        lines[at][:place]
        + chance.choice("\0\x1b\x7f\x9b\u202e\ud7ff\ufffe\U0010ffff:{}[]'\"\\&*#\t")
        + lines[at][place:]
    )


def block(chance: random.Random, lines: list[str]) -> None:
    """Repeat some lines up to a thousand times."""
    at = chance.randrange(len(lines))
    part = lines[at : at + chance.randrange(1, 5)]
    lines[at:at] = part * chance.choices([2, 10, 1000], [10, 10, 1])[0]


CHANGES: tuple[TextChange, ...] = (value, value, key, line, indentation, character, block)


def changed_text(chance: random.Random) -> str:
    """Return a specification of which lines and characters are changed."""
    lines = chance.choice(text_seeds()).splitlines()
    for _ in range(chance.choice([1, 1, 2, 3, 8])):
        chance.choice(CHANGES)(chance, lines)
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def grown(chance: random.Random) -> str:
    """Return a specification of much of something: types in each other, uses, fields, operations, labels, texts."""
    # One of 400 takes as long as a hundred of 10.
    many = chance.choices([3, 10, 30, 60, 100, 200, 400], [20, 20, 20, 10, 5, 2, 1])[0]
    uses = chance.choice([1, 1, 2, 2, 3])
    head = "meta: {id: grown, endian: be, encoding: UTF-8}\n"
    match chance.randrange(8):
        case 0:
            types = [f"  t{n}: {{seq: [{_fields(f't{n + 1}', uses)}]}}" for n in range(many)]
            return f"{head}seq: [{{id: a, type: t0}}]\ntypes:\n" + "\n".join(types) + f"\n  t{many}: {{seq: []}}\n"
        case 1:
            nested = "".join(f"{' ' * (4 * n)}types:\n{' ' * (4 * n)}  t{n}:\n" for n in range(many))
            return f"{head}{nested}{' ' * (4 * many)}seq: [{{id: a, type: u1}}]\n"
        case 2:
            step = chance.choice(["v{} * v{}", "v{} + v{} * 2", "v{} > 0 ? v{} : 1", "v{} << (v{} & 7)"])
            values = [f"  v{n + 1}: {{value: '{step.format(n, n)}'}}" for n in range(many)]
            return f"{head}seq: [{{id: v0, type: u4}}]\ninstances:\n" + "\n".join(values) + "\n"
        case 3:
            operator = chance.choice(["+", "*", "and", "==", "<<", "? 1 :"])
            return f"{head}seq: [{{id: a, type: u1, if: '{f' {operator} '.join(['a'] * many)}'}}]\n"
        case 4:
            labels = "\n".join(f"    {n}: label_{n}" for n in range(many * 50))
            return f"{head}seq: [{{id: a, type: u4, enum: e}}]\nenums:\n  e:\n{labels}\n"
        case 5:
            sized = chance.choice(["size: 9, ", ""])
            inner = ", ".join(f"{{id: a{n}, {sized}type: grown}}" for n in range(chance.choice([1, 2, 4, 8])))
            return f"meta: {{id: grown, -max-recursion-depth: {chance.choice([1, 3, 16])}}}\nseq: [{inner}]\n"
        case 6:
            cases = ", ".join(f"{n}: t" for n in range(many * 10))
            return f"{head}seq: [{{id: a, type: {{switch-on: 1, cases: {{{cases}}}}}}}]\ntypes: {{t: {{seq: []}}}}\n"
    text = chance.choice(["x", "\u202e", "'\\n", "漢"]) * many * 100
    return f"{head}doc: {text}\nseq: [{{id: a{'a' * many * 10}, type: u1, doc: {text}}}]\n"


def _fields(used: str, count: int) -> str:
    return ", ".join(f"{{id: a{number}, type: {used}}}" for number in range(count))
