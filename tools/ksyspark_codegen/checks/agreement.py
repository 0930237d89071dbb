"""Checks of made messages: readers agree, broken rules are refused, extremes are kept, streams are cut rightly."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import TYPE_CHECKING

import numpy as np
from kaitaistruct import ValidationFailedError

from ksyspark.decoder import Decoded, Decoder
from ksyspark.display import HIDDEN
from ksyspark.errors import DecodeError, Failure
from ksyspark.formats import Format
from ksyspark.layout import show_value
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.sentences import OUT_OF_FUEL, TOO_MUCH_COMPUTED
from ksyspark_codegen.checks import finding
from ksyspark_codegen.checks.finding import Finding, Made, finding_in, given_params
from ksyspark_codegen.checks.official import OfficialParser, no_official_parser
from ksyspark_codegen.synthesis import breaking, mutation

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

REFERENCE, _OFFICIAL = "the reference decoder", "the official parser"
_CHECKSUM = re.compile(r"(\d+|\*\*\*), the [a-z0-9-]+ of \d+ bytes? from byte \d+")
_UNBOUNDED = (OUT_OF_FUEL.reason, TOO_MUCH_COMPUTED.reason)


def check_alike(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Return where the official parser, the reference decoder and the machine are at odds on messages.

    They refuse (the machine: hand over without a known reason), read another value, or number a broken rule otherwise.
    """
    return compared(fmt, messages)[1]


_Decoders = Callable[[Format], Mapping[str, Decoder]]


def compared(
    fmt: Format, messages: Sequence[Made], decoders: _Decoders = finding.decoders_of
) -> tuple[Mapping[int, Failure], list[Finding]]:
    """Return why the reference decoder refuses messages, by number, and where others are at odds with it."""
    failures, findings = _compared(finding.strictly(fmt), messages, decoders)
    if fmt.layout.instance_errors == "note" and fmt.layout.has_notes:
        findings += _compared(fmt, [messages[number] for number in failures], decoders)[1]
    return failures, findings


def _compared(
    fmt: Format, messages: Sequence[Made], decoders: _Decoders
) -> tuple[Mapping[int, Failure], list[Finding]]:
    array, params = finding.octets_of(messages), finding.params_of(fmt, messages)
    decoded = {name: decoder.decode(array, params) for name, decoder in decoders(fmt).items()}
    reference = decoded.pop("reference")
    rows = reference.columns.to_pylist()
    findings = [one for name, other in decoded.items() for one in _apart(name, messages, reference, rows, other)]
    if not no_official_parser(fmt):
        official = OfficialParser(fmt)
        for number, (message, row) in enumerate(zip(messages, rows, strict=True)):
            findings += _officially(official, message, row, reference.failures.get(number))
    return reference.failures, findings


def _apart(
    name: str, messages: Sequence[Made], reference: Decoded, rows: Sequence[Mapping[str, object]], other: Decoded
) -> Iterator[Finding]:
    """Find where a decoder is at odds with the reference decoder."""
    for number, row in enumerate(other.columns.to_pylist()):
        failure, its = reference.failures.get(number), other.failures.get(number)
        if number in reference.notes:
            # The machine hands over what only the reference decoder takes note of.
            continue
        if (failure is None) != (its is None):
            yield _at_odds(messages[number], failure, f"the {name} decoder", None if its is None else its.reason)
        elif failure is None and (difference := finding.difference_of(rows[number], row)) is not None:
            yield _unequal(messages[number], difference, REFERENCE, f"the {name} decoder")


def _officially(
    official: OfficialParser, message: Made, row: Mapping[str, object], failure: Failure | None
) -> Iterator[Finding]:
    """Find where the official parser is at odds with the reference decoder."""
    if failure is not None and (failure.reason in _UNBOUNDED or _CHECKSUM.fullmatch(failure.expected or "")):
        # The official parser counts no work: it would not end, or take all memory; and it knows no checksums.
        return
    if failure is not None:
        yield from _refused(message, failure, official.refusal(message.data, given_params(message)))
        return
    try:
        difference = official.difference(official.read(message.data, given_params(message)), row)
    except Exception as error:  # noqa: BLE001 (the official parser raises what it likes)
        yield _at_odds(message, failure, _OFFICIAL, f"{type(error).__name__}: {error}")
    else:
        if difference is not None:
            yield _unequal(message, difference, _OFFICIAL, "the column")


def _refused(message: Made, failure: Failure, refusal: Exception | None) -> Iterator[Finding]:
    if refusal is None:
        yield _at_odds(message, failure, _OFFICIAL, None)
    number = getattr(refusal, "actual", None)
    if isinstance(refusal, ValidationFailedError) and type(number) is int and failure.found not in (None, HIDDEN):
        number_text = show_value(number)
        if number_text not in str(failure.found):
            words = f"{number_text} to be reported, as {_OFFICIAL} does"
            yield finding_in(message, failure.field, words, f"{failure.found} of {REFERENCE}", failure.offset)


def misplaced(
    message: Made, field: str | None, offset: int, failure: Failure | None, reader: str = REFERENCE, rule: object = None
) -> Iterator[Finding]:
    """Find that a reader does not refuse a message at the field and byte where it must; None: nowhere."""
    if failure is None:
        if field is not None:
            yield finding_in(message, field, "to be refused", f"{reader} reads it", offset, rule)
    elif field is None:
        yield finding_in(message, failure.field, "to be read", f"{reader}: {failure.reason}", failure.offset, rule)
    elif failure is not finding.HANDED_OVER and (failure.field, failure.offset) != (field, offset):
        yield finding_in(message, field, "to be refused there", f"{reader}: {failure}", offset, rule)


def _at_odds(message: Made, failure: Failure | None, other: str, why: str | None) -> Finding:
    where, offset = (failure.field, failure.offset) if failure is not None else ("", None)
    expected = "to be read" if failure is None else f"to be refused ({failure.reason})"
    answer = "reads it" if why is None else f"refuses it: {why}"
    return finding_in(message, where, expected, f"{other} {answer}", offset)


def _unequal(message: Made, difference: finding.Difference, left: str, right: str) -> Finding:
    return finding_in(message, difference.path, f"{difference.left!r} of {left}", f"{difference.right!r} of {right}")


def check_obeying(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Return what `check_alike` does, and messages that the reference decoder refuses."""
    failures, findings = compared(fmt, messages)
    refused = (misplaced(messages[number], None, 0, failure) for number, failure in failures.items())
    return [*chain.from_iterable(refused), *findings]


def check_mutated(fmt: Format, messages: Sequence[mutation.Mutated]) -> list[Finding]:
    """Return what `check_alike` does, and messages that are known to be read, or refused at a field, and are not."""
    failures, findings = compared(fmt, messages)
    known = [(number, one) for number, one in enumerate(messages) if one.is_sure]
    wrong = (misplaced(one, one.field, one.offset, failures.get(number)) for number, one in known)
    return [*findings, *chain.from_iterable(wrong)]


MODES = ("PERMISSIVE", "DROPMALFORMED", "FAILFAST")


def check_broken(fmt: Format, broken: Sequence[breaking.Broken], mode: str) -> list[Finding]:
    """Read messages that break a rule each in a mode, which must keep them, drop them, or end with the error."""
    params = [param.id for param in fmt.layout.params]
    options = ReadOptions.from_mapping({"mode": mode, "showSensitive": True}, fmt.layout, params)
    decoder = ColumnDecoder(fmt, options)
    if mode == "FAILFAST":
        return list(_raising(fmt, decoder, broken))
    kept = rows_of(fmt, decoder, broken)
    if mode == "DROPMALFORMED":
        return [_breach_finding(broken[number], "to be dropped", "it became a row") for number in kept]
    return list(_keeping(kept, options.corrupt_column, broken))


def check_officially_broken(fmt: Format, broken: Sequence[breaking.Broken]) -> list[Finding]:
    """Read messages that break a rule each with the official parser, which must refuse them too."""
    official = OfficialParser(fmt)
    return [
        _breach_finding(one, "an exception of the official parser", "it reads the message")
        for one in broken
        if one.rule != "checksum" and official.refusal(one.data, given_params(one)) is None
    ]


def rows_of(fmt: Format, decoder: ColumnDecoder, messages: Sequence[Made]) -> dict[int, Mapping[str, object]]:
    """Return the rows that messages become, by the number of the message."""
    batches = decoder.decode(finding.octets_of(messages), finding.params_of(fmt, messages))
    return {
        number: row
        for batch, numbers in batches
        for number, row in zip(numbers.to_pylist(), batch.to_pylist(), strict=True)
    }


def _keeping(
    rows: Mapping[int, Mapping[str, object]], corrupt_column: str, broken: Sequence[breaking.Broken]
) -> Iterator[Finding]:
    for number, message in enumerate(broken):
        row = rows.get(number)
        if row is None:
            yield _breach_finding(message, "to be kept as a row", "there is none")
            continue
        error = row["_error"]
        if error is not None and row[corrupt_column] != message.data:
            yield _breach_finding(message, "its bytes to be kept", f"{row[corrupt_column]!r}")
        failure = Failure(**error) if isinstance(error, dict) else None
        yield from misplaced(message, message.field, message.offset, failure, "PERMISSIVE", message.breach)


def _raising(fmt: Format, decoder: ColumnDecoder, broken: Sequence[breaking.Broken]) -> Iterator[Finding]:
    for message in broken:
        failure = None
        try:
            rows_of(fmt, decoder, [message])
        except DecodeError as error:
            failure = error.failure
        yield from misplaced(message, message.field, message.offset, failure, "FAILFAST", message.breach)


def _breach_finding(message: breaking.Broken, expected: str, actual: str) -> Finding:
    return finding_in(message, message.field, expected, actual, message.offset, message.breach)


_IN_A_ROW = 64


def check_streams(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Put obeying messages with equal parameters behind each other and cut them; none where the format has no frame.

    The plan that finds the way back into a stream must cut them alike. A message with bytes behind its last field,
    which belong to nothing, has no place in a stream.
    """
    official = OfficialParser(fmt)
    from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

    whole = [one for one in messages if official.end_of(one.data, given_params(one)) == len(one.data)]
    return [
        misplacement
        for plan in (fmt.streams.message_end, fmt.streams.checked_message_end)
        if plan is not None
        for group in _groups(whole)
        for misplacement in _misplaced(MessageEnds(fmt.layout, plan, given_params(group[0])), group)
    ]


def _groups(messages: Sequence[Made]) -> Iterator[list[Made]]:
    groups: dict[str, list[Made]] = {}
    for message in messages:
        groups.setdefault(repr(sorted(given_params(message).items())), []).append(message)
    for group in groups.values():
        yield from (group[start : start + _IN_A_ROW] for start in range(0, len(group), _IN_A_ROW))


def _misplaced(ends: "MessageEnds", group: Sequence[Made]) -> Iterator[Finding]:
    data = np.frombuffer(b"".join(one.data for one in group), np.uint8)
    places = ends.after(data, 0).tolist() if data.size else []
    begin = 0
    for number, (message, end) in enumerate(zip(group, accumulate(len(one.data) for one in group), strict=True)):
        here = places[number] if number < len(places) else None
        if here != end:
            words = "no end" if here is None else f"an end after {here - begin} bytes"
            yield finding_in(message, "the end of the message", f"after {end - begin} bytes", f"{words} in a stream")
            return
        begin = end
