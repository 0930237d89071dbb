"""Mutations of a specification's text: one size, bound, type, code or condition is another one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from plan_mutations import Mutation

NUMBER = r"(0x[0-9a-fA-F_]+|0b[01_]+|-?\d+)"
OTHER_TYPE = {
    "u1": "u2", "u2": "u4", "u4": "u2", "u8": "s8", "s1": "u1", "s2": "u2", "s4": "u4", "s8": "u8", "f4": "u4",
    "f8": "u8", "str": "strz", "strz": "str",
}  # fmt: skip


def _next(number: str) -> str:
    return str(int(number.replace("_", ""), 0) + 1)


def _other_type(name: str) -> str:
    bits = re.fullmatch(r"b(\d+)", name)
    return f"b{int(bits[1]) + 1}" if bits else OTHER_TYPE[name]


# Kind of the mutation, what a line must be, and what becomes of its first group.
RULES: tuple[tuple[str, str, Callable[[str], str]], ...] = (
    ("size", r" size: (.+)$", lambda size: f"({size}) + 1"),
    ("repeat", r" repeat-expr: (.+)$", lambda count: f"({count}) + 1"),
    ("condition", r" (?:if|repeat-until): (.+)$", lambda condition: f"not ({condition})"),
    ("bound", rf" (?:min|max|valid|eq): {NUMBER}$", _next),
    ("type", r" type: ([usf][1248]|b\d+|strz?)$", _other_type),
    ("enum code", rf"^ +{NUMBER}:(?: [a-z]\w*)?$", _next),
    ("rule", r"(?:valid|^) +expr: ([^|>].*)$", lambda _: "true"),
    ("value", r" value: ([^|>].*)$", lambda value: f"({value}) + 1"),
    ("position or terminator", rf" (?:pos|terminator): {NUMBER}$", _next),
    ("encoding", r" encoding: (UTF-8|ASCII)$", lambda _: "UTF-16LE"),
    ("encoding", r" encoding: (ISO-8859-1|windows-125\d)$", lambda _: "ASCII"),
    ("byte order", r" endian: (le|be)$", lambda order: "be" if order == "le" else "le"),
)


def spec_mutations(text: str) -> Iterator[Mutation]:
    """Yield the mutations of a specification, line by line. Some of them may be refused when they are read."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        for kind, pattern, other in RULES:
            found = re.search(pattern, line)
            if found is not None:
                changed = line[: found.start(1)] + other(found[1]) + line[found.end(1) :]
                whole = "\n".join([*lines[:number], changed, *lines[number + 1 :]])
                change = f"{line.strip()} -> {changed.strip()}"
                yield Mutation(kind, f"line {number + 1}", change, f"{whole}\n", number + 1)
