"""Messages in which something was changed: all find the same in them, and refuse them where the strict reader does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ksyspark.formats import Format
from ksyspark_codegen.checks.alike import compared, misplaced
from ksyspark_codegen.checks.finding import Finding
from ksyspark_codegen.checks.made import MadeDisturbed


def check_disturbed(fmt: Format, messages: Sequence[MadeDisturbed]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine: all must find the same.

    Where it is known what becomes of a message, the reference decoder must read it, or refuse it at that field and
    byte.
    """
    failures, found = compared(fmt, messages)
    known = [(number, one) for number, one in enumerate(messages) if one.is_sure]
    wrong = (misplaced(one, one.field, one.offset, failures.get(number)) for number, one in known)
    return [*found, *chain.from_iterable(wrong)]
