"""Fingerprints: 12 hexadecimal digits that change exactly when an answer about an item no longer fits it.

An item's fingerprint is over its parsing meaning, its position, the text of the lines that it cites and its English
sentences. Comments, order of keys, translations, documentation and the numbers of lines are not in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.unrolled import holds_level, unrolled_from
from ksyspark_codegen.review.meaning import meaning_of_part, meaning_of_type
from ksyspark_codegen.review.model import Sentence
from ksyspark_codegen.review.positions import Position

_DIGITS = 12


def digest(*parts: object) -> str:
    """Return 12 hexadecimal digits of the SHA-256 of plain data, written as canonical JSON."""
    written = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()[:_DIGITS]


def item_fingerprint(
    library: Library,
    owner: TypeSpec,
    part: Attribute | Parameter,
    position: Position,
    lines: Sequence[str],
    sentences: Sequence[Sentence],
) -> str:
    """Return the fingerprint of a field, instance or parameter; `lines` are the texts of the lines that it cites."""
    where = asdict(position)
    if position.offset is not None:
        del where["behind"]
    return digest("item", meaning_of_part(library, owner, part), where, list(lines), [one.text.en for one in sentences])


def code_fingerprint(enum: EnumSpec, code: int, name: str, lines: Sequence[str]) -> str:
    """Return the fingerprint of one code: its number, its label, the document's name of it, the lines that it cites."""
    return digest("code", code, enum.values[code].label, name, list(lines))


def specification_fingerprint(library: Library, spec_id: str) -> str:
    """Return the fingerprint of the parsing meaning of a whole specification, without those that it imports."""
    types = sorted(written_types(library, spec_id), key=lambda spec: spec.path)
    return digest("specification", [["::".join(spec.path), meaning_of_type(library, spec)] for spec in types])


def written_types(library: Library, spec_id: str) -> tuple[TypeSpec, ...]:
    """Return the types that stand in a specification itself, without the levels that unrolling added."""
    every = library.specs[spec_id].root.with_nested()
    return tuple(spec for spec in every if unrolled_from(spec) is None and not holds_level(spec))
