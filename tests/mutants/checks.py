"""The checks that generated test modules make, run on a format of which one module is changed.

What the unchanged modules make of a message is worked out once and remembered: a check of a changed plan asks neither
parser again, one of a changed parser does not run the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain
from typing import Any
from unittest.mock import patch

from altered import with_altered
from changes import Altered, Room
from generated_checks import check_labels, check_malformed, check_samples, check_samples_alike
from many import Many
from remembered import Memory
from suspects import Suspects, machine_alone

from ksyspark import conformance
from ksyspark.format import Format
from ksyspark.reference import ReferenceDecoder
from ksyspark.vm import MachineDecoder
from ksyspark_codegen.checks.made import Validation

Check = Callable[[Format, Sequence[Any]], Sequence[object]]


@dataclass
class Trial:
    """A format with the messages that its generated tests read, and what its decoders make of them."""

    fmt: Format
    validation: Validation
    memory: Memory
    many: Many

    def noticed(self, room: Room, altered: Altered) -> str:
        """Return what a check finds first; nothing where all is as it must be."""
        fmt = with_altered(self.fmt, room, altered)
        with self._remembering(room):
            parts = self._suspected(fmt) if room == "plans" else self._growing(self._checks(room))
            parts = chain(parts, ((check, ()) for check in self._own_checks(room)))
            found = next((finding for check, messages in parts for finding in check(fmt, messages)), None)
        return "" if found is None else f"{found}".replace("\n", " ")

    def is_shown(self, room: Room, altered: Altered) -> bool:
        """Tell whether any of many messages, which the checks do not have, shows a change."""
        with self._remembering(room):
            return self.many.differs(room, altered)

    def _checks(self, room: Room) -> list[tuple[Check, Sequence[Any]]]:
        """Return the checks of made messages that ask modules of a room."""
        made = self.validation
        if room == "parsers":
            return [
                (conformance.check_obeying, made.obeying),
                (conformance.check_officially_broken, made.broken),
                (conformance.check_beginnings, made.beginnings),
                (conformance.check_disturbed, made.disturbed),
            ]
        return [
            (conformance.check_obeying, made.obeying),
            (_check_broken, made.broken),
            (conformance.check_extremes, made.extremes),
            (conformance.check_beginnings, made.beginnings),
            (conformance.check_disturbed, made.disturbed),
        ]

    def _own_checks(self, room: Room) -> Sequence[Check]:
        if room == "parsers":
            return (check_labels, check_samples_alike)
        return (check_malformed, check_samples, check_samples_alike)

    def _growing(self, checks: Sequence[tuple[Check, Sequence[Any]]]) -> Iterator[tuple[Check, Sequence[Any]]]:
        """Yield each check with one message, then two, then four: most changes are noticed at once."""
        for check, messages in checks:
            start, count = 0, 1
            while start < len(messages):
                yield check, messages[start : start + count]
                start, count = start + count, 2 * count

    def _suspected(self, fmt: Format) -> Iterator[tuple[Check, Sequence[Any]]]:
        """Yield the messages of which a changed plan makes something else, each with its check."""
        checked = [(check, one) for check, messages in self._checks("plans") for one in messages]
        for number in self._suspects.of(fmt):
            check, message = checked[number]
            yield check, [message]

    @cached_property
    def _suspects(self) -> Suspects:
        messages = [one for _, messages in self._checks("plans") for one in messages]
        return Suspects(self.fmt, messages, machine_alone)

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
            found["ksyspark_codegen.checks.decoders.ReferenceDecoder"] = reference
            found["ksyspark.reference.ReferenceDecoder"] = reference
        if room != "plans":
            machine = partial(self.memory.decoder, MachineDecoder)
            found["ksyspark_codegen.checks.decoders.MachineDecoder"] = machine
        if room != "parsers":
            found["ksyspark_codegen.checks.alike.OfficialParser"] = self.memory.official
        return found


def _check_broken(fmt: Format, messages: Sequence[Any]) -> Sequence[object]:
    return conformance.check_broken(fmt, messages, "PERMISSIVE")
