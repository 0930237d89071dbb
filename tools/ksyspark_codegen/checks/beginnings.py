"""Every beginning of a message: the field that lacks bytes says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark_codegen.checks.alike import REFERENCE, compared, misplaced
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.made import MadeBeginning

_LACKING = ("end of data", "before the end of data")


def check_beginnings(fmt: Format, beginnings: Sequence[MadeBeginning]) -> list[Finding]:
    """Decode messages that are cut off: what is refused must be refused where it is cut, all else read.

    All who read messages must read and refuse the same ones, and find the same in those that they read.
    """
    failures, found = compared(fmt, beginnings)
    return [*(one for number, cut in enumerate(beginnings) for one in _judged(cut, failures.get(number))), *found]


def _judged(one: MadeBeginning, failure: Failure | None) -> Iterator[Finding]:
    wrong = list(misplaced(one, one.field, one.offset, failure))
    yield from wrong
    if failure is not None and not wrong and one.is_end and not any(words in failure.reason for words in _LACKING):
        words = f"{REFERENCE}: {failure.reason}"
        yield finding_in(one, one.field or "", "the end of data to be told", words, one.offset)
