"""Tell a stream that is out of step from one with a bad message in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ksyspark.errors import Failure

IN_A_ROW = 8
WITHIN = 1 << 20


@dataclass(slots=True)
class Suspects:
    """Messages in a row that have an end and begin as no message does.

    One alone is a bad message. A number of them close together is a stream that is out of step, or none at all.
    """

    _starts: list[int] = field(default_factory=list)

    def clear(self) -> None:
        """Note a message that begins as it must."""
        self._starts.clear()

    def add(self, start: int, end: int) -> int | None:
        """Note a suspect message; return where the stream went out of step, None where it need not be."""
        self._starts = [*self._starts[1 - IN_A_ROW :], start]
        too_many = len(self._starts) == IN_A_ROW and end - self._starts[0] <= WITHIN
        return self._starts[0] if too_many else None

    def undecided(self, end: int) -> int | None:
        """Return the first suspect of which only bytes behind `end` can tell; None where there is none."""
        return next((start for start in self._starts[1 - IN_A_ROW :] if end - start < WITHIN), None)


def out_of_step(failure: Failure) -> Failure:
    """Return what is wrong with the first message of a stream that is out of step."""
    reason = f"{failure.reason}, and the next {IN_A_ROW - 1} messages begin wrong too"
    return Failure(failure.field, failure.offset, reason, failure.expected, failure.found)
