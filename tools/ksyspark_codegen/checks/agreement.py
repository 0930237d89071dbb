"""Agreement of all readers on messages, valid or not: they find the same values, or all refuse the message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from kaitaistruct import ValidationFailedError

from ksyspark.decoder import Decoded
from ksyspark.display import HIDDEN
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.layout.display import show_value
from ksyspark.sentences import OUT_OF_FUEL, TOO_MUCH_COMPUTED
from ksyspark_codegen.checks.decoders import decoders_of, strictly
from ksyspark_codegen.checks.finding import Difference, Finding, difference_of, finding_in
from ksyspark_codegen.checks.messages import Made, given_params, octets_of, params_of
from ksyspark_codegen.checks.official import OfficialParser, no_official_parser
from ksyspark_codegen.synthesis.mutation import Mutated
from ksyspark_codegen.synthesis.validation.beginnings import Beginning

REFERENCE, _OFFICIAL = "the reference decoder", "the official parser"
_UNBOUNDED = (OUT_OF_FUEL.reason, TOO_MUCH_COMPUTED.reason)


def check_alike(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Decode messages of which nothing is known with the official parser, the reference decoder and the machine.

    Finds messages that one of them reads and another refuses (the machine: hands over), and the first value of each
    message that is not the same; also broken rules
    that are reported with another number than the official parser reports.
    """
    return compared(fmt, messages)[1]


def compared(fmt: Format, messages: Sequence[Made]) -> tuple[Mapping[int, Failure], list[Finding]]:
    """Return why the reference decoder refuses messages, by their numbers, and where others are at odds with it.

    A message of which an instance fails counts as refused. Where the format reads it, its columns are compared as well.
    """
    failures, found = _compared(strictly(fmt), messages)
    return failures, found + _compared(fmt, _noted(fmt, messages, failures))[1]


def _compared(fmt: Format, messages: Sequence[Made]) -> tuple[Mapping[int, Failure], list[Finding]]:
    array, params = octets_of(messages), params_of(fmt, messages)
    decoded = {name: decoder.decode(array, params) for name, decoder in decoders_of(fmt).items()}
    reference = decoded.pop("reference")
    rows = reference.columns.to_pylist()
    found = [one for name, other in decoded.items() for one in _apart(name, messages, reference, rows, other)]
    return reference.failures, found + _against_official(fmt, messages, reference, rows)


def check_interpreter(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Read messages of which nothing is known with the interpreter and the official parser: two independent readers."""
    failures, found = _by_interpreter(strictly(fmt), messages)
    return found + _by_interpreter(fmt, _noted(fmt, messages, failures))[1]


def _by_interpreter(fmt: Format, messages: Sequence[Made]) -> tuple[Mapping[int, Failure], list[Finding]]:
    reference = fmt.reference_decoder().decode(octets_of(messages), params_of(fmt, messages))
    return reference.failures, _against_official(fmt, messages, reference, reference.columns.to_pylist())


def _noted(fmt: Format, messages: Sequence[Made], failures: Mapping[int, Failure]) -> list[Made]:
    """Return the messages that are refused where instances may not fail; none where the format takes no notes."""
    is_noting = fmt.layout.instance_errors == "note" and fmt.layout.has_notes
    return [messages[number] for number in failures] if is_noting else []


def _against_official(
    fmt: Format, messages: Sequence[Made], reference: Decoded, rows: Sequence[Mapping[str, object]]
) -> list[Finding]:
    if no_official_parser(fmt):
        return []
    official = OfficialParser(fmt)
    return [
        finding
        for number, one in enumerate(messages)
        for finding in _officially(official, one, rows[number], reference.failures.get(number))
    ]


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
        elif failure is None and (difference := difference_of(rows[number], row)) is not None:
            yield _unequal(messages[number], difference, REFERENCE, f"the {name} decoder")


def _officially(
    official: OfficialParser, one: Made, row: Mapping[str, object], failure: Failure | None
) -> Iterator[Finding]:
    """Find where the official parser is at odds with the reference decoder."""
    if failure is not None and failure.reason in _UNBOUNDED:
        # The official parser counts no work: it would not end, or take all memory.
        return
    if failure is not None:
        yield from _refused(one, failure, official.refusal(one.data, given_params(one)))
        return
    try:
        difference = official.difference(official.read(one.data, given_params(one)), row)
    except Exception as error:  # noqa: BLE001 (the official parser raises what it likes)
        yield _at_odds(one, failure, _OFFICIAL, f"{type(error).__name__}: {error}")
    else:
        if difference is not None:
            yield _unequal(one, difference, _OFFICIAL, "the column")


def _refused(one: Made, failure: Failure, refusal: Exception | None) -> Iterator[Finding]:
    if refusal is None:
        yield _at_odds(one, failure, _OFFICIAL, None)
    number = getattr(refusal, "actual", None)
    if isinstance(refusal, ValidationFailedError) and type(number) is int and failure.found not in (None, HIDDEN):
        number_text = show_value(number)
        if number_text not in str(failure.found):
            words = f"{number_text} to be reported, as {_OFFICIAL} does"
            yield finding_in(one, failure.field, words, f"{failure.found} of {REFERENCE}", failure.offset)


def misplaced(one: Made, field: str | None, offset: int, failure: Failure | None) -> Iterator[Finding]:
    """Find that the reference decoder does not refuse a message at the field and byte where it must; None: nowhere."""
    if field is None:
        if failure is not None:
            yield finding_in(one, failure.field, "to be read", f"{REFERENCE}: {failure.reason}", failure.offset)
    elif failure is None:
        yield finding_in(one, field, "to be refused", f"{REFERENCE} reads it", offset)
    elif (failure.field, failure.offset) != (field, offset):
        yield finding_in(one, field, "to be refused there", f"{REFERENCE}: {failure}", offset)


def _at_odds(one: Made, failure: Failure | None, other: str, why: str | None) -> Finding:
    where, offset = (failure.field, failure.offset) if failure is not None else ("", None)
    expected = "to be read" if failure is None else f"to be refused ({failure.reason})"
    return finding_in(one, where, expected, f"{other} {'reads it' if why is None else f'refuses it: {why}'}", offset)


def _unequal(one: Made, difference: Difference, left: str, right: str) -> Finding:
    return finding_in(one, difference.path, f"{difference.one!r} of {left}", f"{difference.other!r} of {right}")


def check_obeying(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine.

    Finds messages that one of them refuses, or that the machine leaves to the reference decoder, and in each message
    the first value on which two of them differ.
    """
    failures, found = compared(fmt, messages)
    refused = (
        finding_in(messages[number], one.field, "to be read", f"{REFERENCE}: {one.reason}", one.offset)
        for number, one in failures.items()
    )
    return [*refused, *found]


def check_mutated(fmt: Format, messages: Sequence[Mutated]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine: all must find the same.

    Where it is known what becomes of a message, the reference decoder must read it, or refuse it at that field and
    byte.
    """
    failures, found = compared(fmt, messages)
    known = [(number, one) for number, one in enumerate(messages) if one.is_sure]
    wrong = (misplaced(one, one.field, one.offset, failures.get(number)) for number, one in known)
    return [*found, *chain.from_iterable(wrong)]


_LACKING = ("end of data", "before the end of data")


def check_beginnings(fmt: Format, beginnings: Sequence[Beginning]) -> list[Finding]:
    """Decode messages that are cut off: what is refused must be refused where it is cut, all else read.

    All who read messages must read and refuse the same ones, and find the same in those that they read.
    """
    failures, found = compared(fmt, beginnings)
    return [*(one for number, cut in enumerate(beginnings) for one in _lacks_bytes(cut, failures.get(number))), *found]


def _lacks_bytes(one: Beginning, failure: Failure | None) -> Iterator[Finding]:
    wrong = list(misplaced(one, one.field, one.offset, failure))
    yield from wrong
    if failure is not None and not wrong and one.is_end and not any(words in failure.reason for words in _LACKING):
        words = f"{REFERENCE}: {failure.reason}"
        yield finding_in(one, one.field or "", "the end of data to be reported", words, one.offset)
