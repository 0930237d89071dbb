"""The ends of ranges and codes without a label: columns hold them as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.layout import Enum
from ksyspark_codegen.checks.decoders import HANDED_OVER, decoders_of
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.made import MadeExtreme, octets_of, params_of
from ksyspark_codegen.checks.paths import NoColumn, column_at


def check_extremes(fmt: Format, extremes: Sequence[MadeExtreme]) -> list[Finding]:
    """Decode messages with an extreme number each, with labels and with codes; the column must hold that number.

    A code without label must be its digits. Messages that another field cannot put up with must be refused for that
    field, and keep the number. Fields without a column of their own are not looked at.
    """
    array, params = octets_of(extremes), params_of(fmt, extremes)
    found: list[Finding] = []
    for enums_as_ints in (False, True):
        for name, decoder in decoders_of(fmt, DecodeOptions(enums_as_ints=enums_as_ints)).items():
            decoded = decoder.decode(array, params)
            for number, row in enumerate(decoded.columns.to_pylist()):
                one, failure = extremes[number], decoded.failures.get(number)
                found += _refused_elsewhere(name, one, failure)
                if failure is not HANDED_OVER:
                    found += _held(fmt, name, one, row, enums_as_ints=enums_as_ints)
    return found


def _refused_elsewhere(name: str, one: MadeExtreme, failure: Failure | None) -> Iterator[Finding]:
    if one.field is None:
        if failure is not None:
            yield _finding(one, "to be read", f"the {name} decoder: {failure}")
    elif failure is None:
        yield _finding(one, f"to be refused at {one.field}", f"the {name} decoder reads it")
    elif failure is not HANDED_OVER and (failure.field, failure.offset) != (one.field, one.offset):
        yield _finding(one, f"to be refused at {one.field}, byte {one.offset}", f"the {name} decoder: {failure}")


def _held(
    fmt: Format, name: str, one: MadeExtreme, row: Mapping[str, object], *, enums_as_ints: bool
) -> Iterator[Finding]:
    try:
        column_type, cell = column_at(fmt.layout, row, one.column)
    except NoColumn:
        return
    wanted: object = one.value
    if isinstance(column_type, Enum) and not enums_as_ints:
        wanted = column_type.labels.get(one.value) or str(one.value)
    held = int(cell) if isinstance(cell, Decimal | bool) else cell
    if held != wanted or isinstance(wanted, int) != isinstance(held, int):
        yield _finding(one, f"{wanted!r}", f"{cell!r} of the {name} decoder")


def _finding(one: MadeExtreme, expected: str, found: str) -> Finding:
    return finding_in(one, one.column, expected, found, None, one.wanted)
