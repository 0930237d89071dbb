"""Mutate sizes and modes: messages cut where expressions look at the size, long ones, and other shared values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import Attribute, BytesUse, StringUse
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.patches import Proposal, cut, is_number, patched
from ksyspark_codegen.synthesis.breaking.sizes import with_more
from ksyspark_codegen.synthesis.hints import Hints, Literal
from ksyspark_codegen.synthesis.message.assignments import exactly
from ksyspark_codegen.synthesis.message.parts import Key
from ksyspark_codegen.synthesis.mutation.bases import Sites
from ksyspark_codegen.synthesis.verifier import Taken


def shortened(sites: Sites, library: Library) -> Iterator[Proposal]:
    """Yield the beginnings of all messages that differ in them, or in their parameters."""
    sizes = {size + more: None for size in sizes_asked(library) for more in (0, -1, 1) if size + more > 0}
    seen: set[tuple[bytes, str]] = set()
    for size in sizes:
        for base in sites.bases:
            mark = base.data[:size], repr(base.params)
            if len(base.data) > size and mark not in seen:
                seen.add(mark)
                yield cut(base, size)


def sizes_asked(library: Library) -> Iterator[int]:
    """Yield the numbers that expressions compare the size of a stream with."""
    for _, attribute in all_attributes(library):
        for tree in _trees(attribute):
            for part in walk(tree):
                match part:
                    case nodes.Binary("<" | "<=" | ">" | ">=" | "==" | "!=", left, nodes.IntLiteral(size)):
                        yield from [size] if _is_size(left) else []


def _trees(attribute: Attribute) -> Iterator[Expression]:
    formulas = (attribute.value, attribute.condition, attribute.delimiter.size)
    yield from (formula.tree for formula in formulas if formula is not None)


def _is_size(tree: Expression) -> bool:
    match tree:
        case nodes.Member(nodes.Name("_io"), "size"):
            return True
    return False


# More than two bytes, two signed bytes and one signed byte can count.
_MORE = (66_000, 33_000, 136)


def stretched(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with more bytes in a text or a run of bytes, where all sizes around can tell so; longest first."""
    if isinstance(taken.spot.use, StringUse | BytesUse) and taken.width:
        for more in _MORE:
            start = taken.bit // 8
            found = with_more(base, taken, base.data[start : start + 1] * more)
            if found is not None:
                yield found


_BASES, _PLACES = 12, 12


def with_shared_values(
    sites: Sites, compared: Mapping[str, Sequence[Literal]], hints: Hints
) -> Iterator[Iterator[tuple[Base, Proposal]]]:
    """Yield, for each value that other objects read, messages in which it equals a literal it is compared with.

    `compared` are the literals that a name is compared with. Of a message come the values nearest the root, sizes last.
    """
    for base in sites.showing_most(_BASES):
        places = sorted(_places(base, hints.shared), key=lambda key: (key[-1] in hints.sizes, len(key)))
        for key in places[:_PLACES]:
            yield _with(base, key, compared.get(str(key[-1]), ()))


def _places(base: Base, shared: frozenset[str]) -> Iterator[Key]:
    yield from ((name,) for name, value in base.params.items() if name in shared and isinstance(value, int))
    for taken in base.verdict.values:
        if taken.spot.attribute.id in shared and is_number(taken):
            yield taken.spot.key


def _with(base: Base, key: Key, compared: Sequence[Literal]) -> Iterator[tuple[Base, Proposal]]:
    for value in dict.fromkeys(int(one) for one in compared if isinstance(one, int)):
        found = patched(base, {key: exactly(value)})
        if found is not None and (found.data, found.params) != (base.data, base.params):
            yield base, found
