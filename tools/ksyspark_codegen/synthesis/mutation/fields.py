"""Mutate one field: literals near it, the ends of its range, other bytes, other letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import BytesUse, StringUse, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.patches import Proposal, is_number, near, patched, with_bytes
from ksyspark_codegen.synthesis.hints import Hints, Literal
from ksyspark_codegen.synthesis.message.assignments import exactly
from ksyspark_codegen.synthesis.mutation.combining import in_turn
from ksyspark_codegen.synthesis.reading.numbers import Shape, shape_of
from ksyspark_codegen.synthesis.verifier import Taken

_LETTERS = (0x20, 0x40, 0x00, 0xFF, 0xC1, 0x4A, 0x8D, 0x41)


def other_values(base: Base, taken: Taken, compared: Sequence[Literal]) -> Iterator[Proposal]:
    """Yield messages with another value in a field, those near the literals it is compared with first."""
    if is_number(taken):
        yield from _numbers(base, taken, compared)
    elif isinstance(taken.spot.use, StringUse | BytesUse):
        yield from _texts(base, taken, compared)


def _numbers(base: Base, taken: Taken, compared: Sequence[Literal]) -> Iterator[Proposal]:
    shape = shape_of(taken.spot.part, taken.spot.attribute, taken.spot.use)
    if shape.kind == "float":
        return
    own = taken.value if isinstance(taken.value, int) else 0
    for value in dict.fromkeys((*_ends(shape), *near(compared), own + 1, own - 1, *_with_other_bytes(own, shape))):
        found = patched(base, {taken.spot.key: exactly(value)}) if value != own else None
        if found is not None:
            yield found


def _ends(shape: Shape) -> Iterator[int]:
    """Yield the ends of a range, also of the same number with the other sign."""
    yield from (shape.least, shape.most, -1, 0, 1, 1 << shape.width - 1, (1 << shape.width - 1) - 1)


def _with_other_bytes(own: int, shape: Shape) -> Iterator[int]:
    """Yield a number with a bit of one of its bytes flipped, or that byte zero."""
    for bit in range(0, shape.width, 8):
        yield from (own ^ 1 << bit, own & ~(0xFF << bit))


def _texts(base: Base, taken: Taken, compared: Sequence[Literal]) -> Iterator[Proposal]:
    """Yield messages with other bytes in a field: a literal, one letter all over or up to the end, one other letter."""
    start, size = taken.bit // 8, taken.width // 8
    places = dict.fromkeys((start, start + size - 1, start + size // 2)) if size else {}
    literals = list(_literals(base, taken, compared))
    yield from literals
    yield from in_turn([_fillings(base, start, size), _letters(base, places)])
    for one in literals:
        yield from (with_bytes(one, place, bytes([one.data[place] ^ 0x01])) for place in places)


def _literals(base: Base, taken: Taken, compared: Sequence[Literal]) -> Iterator[Proposal]:
    for literal in compared:
        found = patched(base, {taken.spot.key: literal}) if isinstance(literal, bytes | str) else None
        if found is not None:
            yield found


def _fillings(base: Base, start: int, size: int) -> Iterator[Proposal]:
    for byte in _LETTERS if size else ():
        yield with_bytes(base, start + size // 2, bytes([byte]) * (size - size // 2))
        yield with_bytes(base, start, bytes([byte]) * size)


def _letters(base: Base, places: Iterable[int]) -> Iterator[Proposal]:
    for place in places:
        for byte in (base.data[place] ^ 0x01, base.data[place] ^ 0x20, *_LETTERS):
            yield with_bytes(base, place, bytes([byte]))


_ROUNDS = 4


def near_values(library: Library, hints: Hints) -> Mapping[str, tuple[Literal, ...]]:
    """Return by the name of a field the literals that it is compared with, or a value computed from it.

    What is given to a parameter, or gives a value instance, is compared with whatever these are.
    """
    found = {name: dict.fromkeys(values) for name, values in hints.values.items()}
    flows = [(name, source) for name, source in _flows(library) if name != source]
    for _ in range(_ROUNDS):
        for name, source in flows:
            found.setdefault(source, {}).update(found.get(name, {}))
    return {name: tuple(values) for name, values in found.items()}


def _flows(library: Library) -> Iterator[tuple[str, str]]:
    """Yield names of parameters and value instances, each with a name that it is computed from."""
    for owner, attribute in all_attributes(library):
        if attribute.value is not None:
            yield from ((attribute.id, source) for source in sorted(names_in(attribute.value.tree)))
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                given = zip(target.params if target else (), use.reference.arguments, strict=False)
                yield from ((one.id, source) for one, tree in given for source in sorted(names_in(tree)))
