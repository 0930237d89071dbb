"""Messages that obey the specification: nobody refuses one, and all who read them find the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.conformance.decoders import decoders_of
from ksyspark.conformance.differences import difference_of
from ksyspark.conformance.finding import Finding, finding_in
from ksyspark.conformance.made import Made, octets_of, params_of, told_params
from ksyspark.conformance.official import OfficialParser
from ksyspark.decoder import Decoded
from ksyspark.format import Format


def check_obeying(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine.

    Finds messages that one of them refuses (the machine: hands over), and the first value of each message that is
    another than the official parser's.
    """
    array, params = octets_of(messages), params_of(fmt, messages)
    decoded = {name: decoder.decode(array, params) for name, decoder in decoders_of(fmt).items()}
    rows = decoded["reference"].columns.to_pylist()
    refused = [finding for name, one in decoded.items() for finding in _refused(name, one, messages)]
    unequal = [finding for name, one in decoded.items() for finding in _unequal(name, one, rows, messages)]
    fails = decoded["reference"].failures
    official = OfficialParser(fmt)
    read = [_as_official(official, one, rows[number]) for number, one in enumerate(messages) if number not in fails]
    return [*refused, *unequal, *(finding for finding in read if finding is not None)]


def _refused(name: str, decoded: Decoded, messages: Sequence[Made]) -> Iterator[Finding]:
    for number, failure in decoded.failures.items():
        found = f"the {name} decoder: {failure.reason}"
        yield finding_in(messages[number], failure.field, "to be read", found, failure.offset)


def _unequal(
    name: str, decoded: Decoded, rows: Sequence[Mapping[str, object]], messages: Sequence[Made]
) -> Iterator[Finding]:
    for number, row in enumerate(decoded.columns.to_pylist()):
        difference = None if number in decoded.failures else difference_of(rows[number], row)
        if difference is not None:
            expected, found = f"{difference.one!r} of the reference decoder", f"{difference.other!r} of the {name}"
            yield finding_in(messages[number], difference.path, expected, found)


def _as_official(official: OfficialParser, one: Made, row: Mapping[str, object]) -> Finding | None:
    """Return where a row first differs from what the official parser reads."""
    try:
        difference = official.difference(official.read(one.data, told_params(one)), row)
    except Exception as error:  # noqa: BLE001 (the official parser raises what it likes)
        found = f"the official parser: {type(error).__name__}: {error}"
        return finding_in(one, "", "to be read", found)
    if difference is None:
        return None
    expected, found = f"{difference.one!r} of the official parser", f"{difference.other!r} in the column"
    return finding_in(one, difference.path, expected, found)
