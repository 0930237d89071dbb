"""Many more messages than the generated tests have: they tell changes that some message shows from all others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from random import Random

from altered import with_altered
from changes import Altered, Room
from suspects import Suspects, machine_alone

from ksyspark.format import Format
from ksyspark.reference import ReferenceDecoder
from ksyspark.spec.library import Library
from ksyspark_codegen.checks import Validation, check_alike
from ksyspark_codegen.checks.made import Made
from ksyspark_codegen.synthesis import Sample
from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.disturbing import Disturbed, disturbed, near_values, scrambled

COUNT = 20_000
_OCTETS = 3_000_000
_OVERHEAD = 64
_CHUNK, _CHUNK_OF_PLAN = 500, 4000
_EFFORT = 1_000_000


def many_messages(library: Library, bases: Bases, made: Validation, seed: int) -> list[Made]:
    """Return four times as many disturbed messages as the generated tests have.

    Half are disturbed in fields and expressions, made of other messages than those of the tests; half are any message
    of the tests with bytes changed that know nothing of fields.
    """
    chance = Random(f"{seed} many")
    bases.start()
    for path in bases.solver.uses:
        for attribute in library.types[path].attributes() if bases.solver.effort < _EFFORT else ():
            if attribute.value is None:
                bases.with_field(path, attribute)
    obeying = [Sample(one.data, one.params) for one in made.obeying]
    told = near_values(library, bases.solver.hints)
    found: list[Made] = [*disturbed(bases, told, list(reversed(obeying)), seed, COUNT // 2)]
    known: Sequence[Made] = [*made.obeying, *made.broken, *made.extremes, *made.disturbed, *found]
    while len(found) < COUNT:
        one = chance.choice(known)
        found.append(Disturbed(scrambled(chance, one.data), one.params))
    chance.shuffle(found)
    return found


class Many:
    """Messages, and whether a changed module makes anything else of one of them.

    A plan runs over all of them, parsers over as many as have some megabytes.
    """

    def __init__(self, fmt: Format, messages: Sequence[Made]) -> None:
        self._fmt, self._messages = fmt, messages
        ends = accumulate(len(one.data) + _OVERHEAD for one in messages)
        self._some = messages[: sum(end <= _OCTETS for end in ends)]

    def count(self, room: Room) -> int:
        """Return by how many messages changes of a module are told apart."""
        return len(self._messages if room == "plans" else self._some)

    def differs(self, room: Room, altered: Altered) -> bool:
        """Tell whether any message shows the change. What the others read must be remembered for official parsers."""
        fmt = with_altered(self._fmt, room, altered)
        if room == "parsers":
            return any(check_alike(fmt, chunk) for chunk in _chunks(self._some, _CHUNK))
        suspects = self._of_plan if room == "plans" else self._of_reference
        return any(True for one in suspects for _ in one.of(fmt))

    @cached_property
    def _of_plan(self) -> list[Suspects]:
        return [Suspects(self._fmt, chunk, machine_alone) for chunk in _chunks(self._messages, _CHUNK_OF_PLAN)]

    @cached_property
    def _of_reference(self) -> list[Suspects]:
        return [Suspects(self._fmt, chunk, ReferenceDecoder) for chunk in _chunks(self._some, _CHUNK)]


def _chunks(messages: Sequence[Made], count: int) -> list[Sequence[Made]]:
    return [messages[start : start + count] for start in range(0, len(messages), count)]
