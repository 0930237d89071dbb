"""Messages that tell a specification from a changed one: samples with other bytes where the statement's field lies."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest

from ksyspark.decoder import Decoded, ParamValue, arguments_of
from ksyspark.errors import Failure
from ksyspark.interpreter import Interpreter
from ksyspark.interpreter.objects import Object
from ksyspark.layout.json_text import Json, rows_json
from ksyspark.spec.expressions.nodes import names_in
from ksyspark.spec.recursion import origin_of
from ksyspark_codegen.checks.cases import value_at
from ksyspark_codegen.checks.finding import difference_of
from ksyspark_codegen.mutants.changes import Change
from ksyspark_codegen.mutants.judging import Compiled, Judge, differing
from ksyspark_codegen.synthesis.verifier import Sample

_TRIES, _BATCH = 400, 50
_SAMPLES = 6
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|0|[1-9]\d*")
_Try = tuple[Sample, int]
"""A message, and the byte at which it was changed."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a specification makes of a message: where it is refused, or the first value that another has not."""

    said: str
    values: Mapping[str, Json]
    refused_at: str | None


@dataclass(frozen=True, slots=True)
class Telling:
    """A message that two specifications read otherwise, the byte that tells them apart, and both readings."""

    message: Sample
    start: int
    as_written: Reading
    otherwise: Reading


def telling_message(judge: Judge, name: str, change: Change) -> Telling | None:
    """Return a message that tells a change from what is written, if some hundred tries find one."""
    both = (judge.unchanged, judge.changed(name, change.tree))
    tries, telling = _tries(judge, change), None
    for _ in range(0, _TRIES, _BATCH):
        batch = list(islice(tries, _BATCH))
        decoded = [judge.decoded(compiled, [message for message, _ in batch], True) for compiled in both]
        for number, *_ in differing(*decoded):
            # A message that one of them reads says more than two refusals.
            is_read = not all(number in one.failures for one in decoded)
            if is_read or telling is None:
                telling = Telling(*batch[number], *_readings(both, decoded, number))
            if is_read:
                return telling
    return telling


def _readings(both: Sequence[Compiled], decoded: Sequence[Decoded], number: int) -> Iterator[Reading]:
    """Yield what the two make of a message, at the column where they differ first."""
    pairs = zip(decoded, both, strict=True)
    rows = [rows_json(one.columns.slice(number, 1), compiled.layout)[0] for one, compiled in pairs]
    failure = next((one.failures[number] for one in decoded if number in one.failures), None)
    difference = None if failure else difference_of(rows[0], rows[1])
    path = failure.field if failure else difference.path if difference else ""
    return (_reading(one.failures.get(number), path, row) for one, row in zip(decoded, rows, strict=True))


def _reading(failure: Failure | None, path: str, row: Json) -> Reading:
    if failure is not None:
        return Reading(f"refused at {failure}", {}, failure.field)
    value = value_at(row, path)
    said = f"{path} {'nothing' if value is None else value}" if path else "read"
    return Reading(said, {path: value} if path else {}, None)


def _tries(judge: Judge, change: Change) -> Iterator[_Try]:
    """Yield messages with other bytes at the places of the change, from several samples in turn."""
    types = [owner for spec in judge.library.specs.values() for owner in spec.root.with_nested()]
    instances = [part for owner in types for part in owner.instances.values()]
    names = set(change.names)
    for _ in range(2):
        trees = [part.value.tree for part in instances if part.value and part.id in names]
        names.update(*map(names_in, trees))
    words = re.findall(r"\w+", f"{change.before} {change.after}")
    numbers = [int(word, 0) for word in words if _NUMBER.fullmatch(word)]
    values = list(dict.fromkeys(sign * number + step for number in numbers for step in (0, 1, -1) for sign in (1, -1)))
    messages = sorted(chain.from_iterable(batch for batch, *_ in judge.batches), key=lambda message: len(message.data))
    named = sorted(names, key=lambda name: (name not in words, name))
    params = [param.id for param in judge.unchanged.layout.params if param.id in names]
    by_sample = islice(
        (
            _changed(Sample(message.data, message.params), params, _spans(objects, named), values)
            for message in messages
            if (objects := _objects(judge.unchanged, message.data, message.params))  # type: ignore[arg-type]
            and (change.owner is None or change.owner in {origin_of(held.type.spec) for held in objects})
        ),
        _SAMPLES,
    )
    return (one for turn in zip_longest(*by_sample) for one in turn if one is not None)


def _changed(
    message: Sample, params: Sequence[str], spans: Sequence[tuple[int, int]], values: Sequence[int]
) -> Iterator[_Try]:
    """Yield a message as it is, with other parameters, other bytes in a field, cut there, and with one other byte."""
    data = message.data
    yield message, 0
    for name in params:
        yield from ((Sample(data, {**message.params, name: value}), 0) for value in (None, *values))
    for start, end in spans:
        for octets in _contents(end - start, values):
            yield Sample(data[:start] + octets + data[end:], message.params), start
    for start, end in spans:
        yield Sample(data[:end], message.params), start
        for at in range(start, min(end, start + 8)):
            for octet in (0x00, 0x20, 0x7F, 0x80, 0xE9, 0xFF, data[at] ^ 1):
                yield Sample(data[:at] + bytes([octet]) + data[at + 1 :], message.params), at


def _objects(compiled: Compiled, data: bytes, params: Mapping[str, ParamValue]) -> list[Object]:
    """Return the objects that are read of a message, each before those inside it."""
    columns = {name: [value] for name, value in params.items()}
    arguments = arguments_of(compiled.layout, compiled.layout.root, columns, 0)
    waiting: list[object] = [Interpreter(compiled.library, compiled.layout).read(data, arguments).root]
    objects = []
    while waiting:
        held = waiting.pop()
        if isinstance(held, list):
            waiting.extend(reversed(held))
        elif isinstance(held, Object):
            objects.append(held)
            waiting.extend(value for name, value in held.values.items() if name in held.places)
    return objects


def _spans(objects: Sequence[Object], names: Sequence[str]) -> list[tuple[int, int]]:
    """Return where fields of these names lie, in the order of the names."""
    places = [held.places[name] for name in names for held in objects if name in held.places]
    parts = [part for place in places for part in place.items or (place,)]
    return list(
        dict.fromkeys((part.start, part.end) for part in parts if part.end is not None and part.end > part.start)
    )


def _contents(size: int, values: Sequence[int]) -> Iterator[bytes]:
    """Yield what a field of some bytes could hold: what the statement compares with, and the ends of ranges."""
    bits = 8 * size
    for value in values:
        if size <= 8 and -(1 << bits - 1) <= value < 1 << bits:
            octets = (value % (1 << bits)).to_bytes(size, "big")
            yield from (octets, octets[::-1])
    yield from (b"\xff" * (size - 1) + b"\xfe", b"\xfe" + b"\xff" * (size - 1))
    yield from (b"\x80" + b"\0" * (size - 1), b"\0" * (size - 1) + b"\x80")
    yield from (bytes([octet]) * size for octet in (0x00, 0x01, 0x20, 0x40, 0x41, 0xE9, 0xFF))
