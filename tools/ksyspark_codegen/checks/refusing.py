"""Messages that break a rule: each mode refuses them, for the field and at the byte where the rule stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.errors import DecodeError, Failure
from ksyspark.formats import Format
from ksyspark.options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.messages import Made, given_params, octets_of, params_of
from ksyspark_codegen.checks.official import OfficialParser
from ksyspark_codegen.synthesis.breaking import Broken

MODES = ("PERMISSIVE", "DROPMALFORMED", "FAILFAST")


def check_broken(fmt: Format, broken: Sequence[Broken], mode: str) -> list[Finding]:
    """Read messages that break a rule each in a mode, as all doors do.

    PERMISSIVE must keep each as a row with its bytes and an `_error`, DROPMALFORMED must drop them all, FAILFAST must
    end with the error of each.
    """
    options = ReadOptions.from_mapping(
        {"mode": mode, "showSensitive": True}, fmt.layout, [param.id for param in fmt.layout.params]
    )
    decoder = ColumnDecoder(fmt, options)
    if mode == "FAILFAST":
        return list(_raising(fmt, decoder, broken))
    kept = _rows(fmt, decoder, broken)
    if mode == "DROPMALFORMED":
        return [_finding(broken[number], "to be dropped", "it became a row") for number in kept]
    return list(_keeping(kept, options.corrupt_column, broken))


def check_officially_broken(fmt: Format, broken: Sequence[Broken]) -> list[Finding]:
    """Read messages that break a rule each with the official parser, which must refuse them too."""
    official = OfficialParser(fmt)
    return [
        _finding(one, "an exception of the official parser", "it reads the message")
        for one in broken
        if official.accepts(one.data, given_params(one))
    ]


def _rows(fmt: Format, decoder: ColumnDecoder, messages: Sequence[Made]) -> dict[int, Mapping[str, object]]:
    """Return the rows that messages become, by the number of the message."""
    batches = decoder.decode(octets_of(messages), params_of(fmt, messages))
    return {
        number: row
        for batch, numbers in batches
        for number, row in zip(numbers.to_pylist(), batch.to_pylist(), strict=True)
    }


def _keeping(
    rows: Mapping[int, Mapping[str, object]], corrupt_column: str, broken: Sequence[Broken]
) -> Iterator[Finding]:
    for number, one in enumerate(broken):
        row = rows.get(number)
        if row is None:
            yield _finding(one, "to be kept as a row", "there is none")
            continue
        error = row["_error"]
        if error is not None and row[corrupt_column] != one.data:
            yield _finding(one, "its bytes to be kept", f"{row[corrupt_column]!r}")
        yield from _at_odds_with_rule(one, Failure(**error) if isinstance(error, dict) else None)


def _raising(fmt: Format, decoder: ColumnDecoder, broken: Sequence[Broken]) -> Iterator[Finding]:
    for one in broken:
        try:
            _rows(fmt, decoder, [one])
        except DecodeError as error:
            yield from _at_odds_with_rule(one, error.failure)
        else:
            yield from _at_odds_with_rule(one, None)


def _at_odds_with_rule(one: Broken, failure: Failure | None) -> Iterator[Finding]:
    if failure is None:
        yield _finding(one, "to be refused", "it is read")
    elif (failure.field, failure.offset) != (one.field, one.offset):
        yield _finding(one, "to be refused there", f"refused at {failure}")


def _finding(one: Broken, expected: str, found: str) -> Finding:
    return finding_in(one, one.field, expected, found, one.offset, one.breach)
