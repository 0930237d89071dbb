"""The checks that generated test modules make, run on a format of which one module is changed.

What the unchanged modules make of a message is worked out once and remembered: a check of a changed plan asks neither
parser again, one of a changed parser does not run the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any
from unittest.mock import patch

from altered import with_altered
from changes import Altered, Room
from generated_checks import check_labels, check_malformed, check_samples
from ksyspark_codegen.making.validation import Validation
from remembered import AgreeingParser, Memory

from ksyspark import conformance
from ksyspark.format import Format
from ksyspark.machine import MachineDecoder
from ksyspark.reference import ReferenceDecoder

Check = Callable[[Format, Sequence[Any]], Sequence[object]]
FIRST: Mapping[Room, int] = {"plans": 64, "parsers": 1, "traced": 1}
"""How many messages are tried first: most changes are noticed at once, and the machine reads many as fast as one."""


@dataclass(frozen=True)
class Trial:
    """A format with the messages that its generated tests read, and what its decoders make of them."""

    fmt: Format
    validation: Validation
    memory: Memory

    def noticed(self, room: Room, altered: Altered) -> str:
        """Return what a check finds first; nothing where all is as it must be."""
        fmt = with_altered(self.fmt, room, altered)
        with self._remembering(room):
            found = next((finding for check in self._checks(room) for finding in check(fmt)), None)
        return "" if found is None else f"{found}".replace("\n", " ")

    def _checks(self, room: Room) -> Iterator[Callable[[Format], Sequence[object]]]:
        """Yield the checks that ask modules of a room, of a few messages first, then of twice as many, and so on."""
        for check, messages in self._all_checks(room):
            start, count = 0, FIRST[room]
            while start < len(messages):
                yield partial(_checked, check, messages[start : start + count])
                start, count = start + count, 2 * count

    def _all_checks(self, room: Room) -> Iterator[tuple[Check, Sequence[object]]]:
        made = self.validation
        yield conformance.check_obeying, made.obeying
        if room == "parsers":
            yield conformance.check_officially_broken, made.broken
            yield check_labels, [None]
        else:
            yield _check_broken, made.broken
            yield conformance.check_extremes, made.extremes
            yield conformance.check_beginnings, made.beginnings
            yield check_malformed, [None]
            yield check_samples, [None]

    @contextmanager
    def _remembering(self, room: Room) -> Iterator[None]:
        with ExitStack() as stack:
            for place, stand_in in self._stand_ins(room).items():
                stack.enter_context(patch(place, stand_in))
            yield

    def _stand_ins(self, room: Room) -> Mapping[str, object]:
        found: dict[str, object] = {}
        if room != "traced":
            reference = partial(self.memory.decoder, ReferenceDecoder)
            found["ksyspark.conformance.decoders.ReferenceDecoder"] = reference
            found["ksyspark.reference.ReferenceDecoder"] = reference
        if room != "plans":
            machine = partial(self.memory.decoder, MachineDecoder)
            found["ksyspark.conformance.decoders.MachineDecoder"] = machine
        if room != "parsers":
            found["ksyspark.conformance.obeying.OfficialParser"] = AgreeingParser
        return found


def _checked(check: Check, messages: Sequence[object], fmt: Format) -> Sequence[object]:
    return check(fmt, messages)


def _check_broken(fmt: Format, messages: Sequence[Any]) -> Sequence[object]:
    return conformance.check_broken(fmt, messages, "PERMISSIVE")
