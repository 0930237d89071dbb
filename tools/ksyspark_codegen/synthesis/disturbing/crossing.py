"""Messages that show much, read with each value of what many objects ask for: a character set, a byte order, a mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.patches import Proposal, is_number, patched
from ksyspark_codegen.synthesis.choices import exactly
from ksyspark_codegen.synthesis.disturbing.grounds import Grounds
from ksyspark_codegen.synthesis.hints import Hints, Literal
from ksyspark_codegen.synthesis.parts import Key

_BASES, _PLACES = 12, 12


def crossed(
    grounds: Grounds, told: Mapping[str, Sequence[Literal]], hints: Hints
) -> Iterator[Iterator[tuple[Base, Proposal]]]:
    """Yield, for each value that other objects ask for, messages in which it is what it is compared with.

    `told` are the literals that have to do with a name. Of a message come the values nearest the root, sizes last.
    """
    for base in grounds.showing_most(_BASES):
        places = sorted(_places(base, hints.shared), key=lambda key: (key[-1] in hints.sizes, len(key)))
        for key in places[:_PLACES]:
            yield _with(base, key, told.get(str(key[-1]), ()))


def _places(base: Base, shared: frozenset[str]) -> Iterator[Key]:
    yield from ((name,) for name, value in base.params.items() if name in shared and isinstance(value, int))
    for taken in base.verdict.reading.taken:
        if taken.spot.attribute.id in shared and is_number(taken):
            yield taken.spot.key


def _with(base: Base, key: Key, told: Sequence[Literal]) -> Iterator[tuple[Base, Proposal]]:
    for value in dict.fromkeys(int(one) for one in told if isinstance(one, int)):
        found = patched(base, {key: exactly(value)})
        if found is not None and (found.data, found.params) != (base.data, base.params):
            yield base, found
