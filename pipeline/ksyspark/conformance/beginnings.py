"""Every beginning of a message: the field that lacks bytes says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.conformance.alike import check_alike
from ksyspark.conformance.decoders import HANDED_OVER, decoders_of
from ksyspark.conformance.finding import Finding, finding_in
from ksyspark.conformance.made import MadeBeginning, octets_of, params_of
from ksyspark.errors import Failure
from ksyspark.format import Format

_LACKING = ("end of data", "before the end of data")


def check_beginnings(fmt: Format, beginnings: Sequence[MadeBeginning]) -> list[Finding]:
    """Decode messages that are cut off: what is refused must be refused where it is cut, all else read.

    The official parser must read and refuse the same ones, and find the same in those that it reads.
    """
    array, params = octets_of(beginnings), params_of(fmt, beginnings)
    found: list[Finding] = []
    for name, decoder in decoders_of(fmt).items():
        failures = decoder.decode(array, params).failures
        for number, one in enumerate(beginnings):
            found += _judged(name, one, failures.get(number))
    return [*found, *check_alike(fmt, beginnings)]


def _judged(name: str, one: MadeBeginning, failure: Failure | None) -> Iterator[Finding]:
    if one.field is None:
        if failure is not None:
            yield finding_in(one, failure.field, "to be read", f"the {name} decoder: {failure.reason}", failure.offset)
    elif failure is None:
        yield finding_in(one, one.field, "to be refused", f"the {name} decoder reads it", one.offset)
    elif failure is not HANDED_OVER:
        if (failure.field, failure.offset) != (one.field, one.offset):
            yield finding_in(one, one.field, "to be refused there", f"the {name} decoder: {failure}", one.offset)
        elif one.is_end and not any(words in failure.reason for words in _LACKING):
            yield finding_in(one, one.field, "the end of data to be told", f"{name}: {failure.reason}", one.offset)
