"""Messages in which something was changed: all find the same in them, and refuse them where the strict reader does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.conformance.alike import compared
from ksyspark.conformance.finding import Finding, finding_in
from ksyspark.conformance.made import MadeDisturbed
from ksyspark.errors import Failure
from ksyspark.format import Format


def check_disturbed(fmt: Format, messages: Sequence[MadeDisturbed]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine: all must find the same.

    Where it is known what becomes of a message, the reference decoder must read it, or refuse it at that field and
    byte.
    """
    failures, found = compared(fmt, messages)
    known = [(number, one) for number, one in enumerate(messages) if one.is_sure]
    return [*found, *(misplaced for number, one in known for misplaced in _judged(one, failures.get(number)))]


def _judged(one: MadeDisturbed, failure: Failure | None) -> Iterator[Finding]:
    if one.field is None:
        if failure is not None:
            yield finding_in(one, failure.field, "to be read", failure.reason, failure.offset)
    elif failure is None:
        yield finding_in(one, one.field, "to be refused", "it is read", one.offset)
    elif (failure.field, failure.offset) != (one.field, one.offset):
        yield finding_in(one, one.field, "to be refused there", f"refused at {failure}", one.offset)
