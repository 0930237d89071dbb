"""Messages that tell a specification from a changed one: samples with other bytes where the statement's field lies."""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest

from ksyspark.decoder import ParamValue
from ksyspark.spec.expressions.nodes import names_in
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.checks.cases import value_at
from ksyspark_codegen.checks.finding import NOTHING, are_equal, difference_of
from ksyspark_codegen.mutants.changes import Change
from ksyspark_codegen.mutants.judging import Compiled, Judge, Reading, objects_of

_Params = Mapping[str, ParamValue | None]
_TRIES = 400
_SAMPLES = 6
_SEED = 1
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|0|[1-9]\d*")


@dataclass(frozen=True, slots=True)
class Telling:
    """A message that two specifications read otherwise: the bytes [start, end) that tell them apart, both readings.

    `path` is that of the first column that differs, empty where one of them refuses the message.
    """

    data: bytes
    params: _Params
    start: int
    end: int
    path: str
    as_written: str
    otherwise: str


def telling_message(judge: Judge, change: Change) -> Telling | None:
    """Return a message that tells a change from what is written, if some hundred tries find one."""
    try:
        changed = judge.changed(change.spec())
    except (SpecError, ValueError):
        return None
    telling = None
    for data, params, start, end in islice(_tries(judge, change), _TRIES):
        first = judge.unchanged.read(data, params, is_strict=True)
        second = changed.read(data, params, is_strict=True)
        is_read = not (first.failure and second.failure)
        is_same = first.failure == second.failure and are_equal(first.row, second.row)
        if not is_same and (is_read or telling is None):
            telling = _telling(data, params, (start, end), first, second)
            if is_read:
                break
    return telling


def _telling(data: bytes, params: _Params, span: tuple[int, int], first: Reading, second: Reading) -> Telling:
    failure = first.failure or second.failure
    if failure:
        return Telling(data, params, *span, "", _outcome(first, failure.field), _outcome(second, failure.field))
    difference = difference_of(first.row, second.row)
    assert difference is not None
    sides = (f"{difference.path} {_shown(side)}" for side in (difference.left, difference.right))
    return Telling(data, params, *span, difference.path, *sides)


def _outcome(reading: Reading, path: str) -> str:
    """Return why a message is refused, or what it has in a column."""
    if reading.failure:
        return f"refused at {reading.failure}"
    return f"{path} {_shown(value_at(reading.row, path))}" if path else "read"


def _shown(value: object) -> str:
    if value is None or value is NOTHING:
        return "nothing"
    return value.hex(" ") if isinstance(value, bytes) else str(value)


_Try = tuple[bytes, _Params, int, int]


def _tries(judge: Judge, change: Change) -> Iterator[_Try]:
    """Yield messages with other bytes at the places of the change, from several samples in turn."""
    names = _used(judge, change)
    words = re.findall(r"\w+", f"{change.before} {change.after}")
    numbers = [int(word, 0) for word in words if _NUMBER.fullmatch(word)]
    values = dict.fromkeys(sign * number + step for number in numbers for step in (0, 1, -1) for sign in (1, -1))
    chosen = [judge.cases[number] for number in judge.numbers_for(change)][:_SAMPLES]
    by_sample = [
        chain(
            ((data, params, 0, len(data)),),
            _with_params(judge.unchanged, data, params, names, list(values)),
            _with_bytes(data, params, _spans(reading, sorted(names, key=lambda name: name not in words)), list(values)),
        )
        for _, data, params, reading in chosen
    ]
    return (one for turn in zip_longest(*by_sample) for one in turn if one is not None)


def _used(judge: Judge, change: Change) -> frozenset[str]:
    """Return the names of a change, and those that the instances of these names use."""
    types = [one for spec in judge.library.specs.values() for one in spec.root.with_nested()]
    instances = [one for owner in types for one in owner.instances.values() if one.value is not None]
    names = set(change.names)
    for _ in range(2):
        formulas = [one.value.tree for one in instances if one.id in names and one.value is not None]
        names.update(*map(names_in, formulas))
    return frozenset(names)


def _with_params(
    compiled: Compiled, data: bytes, params: _Params, names: frozenset[str], values: Sequence[int]
) -> Iterator[_Try]:
    for param in compiled.layout.params:
        if param.id in names:
            yield data, {name: value for name, value in params.items() if name != param.id}, 0, len(data)
            yield from ((data, {**params, param.id: value}, 0, len(data)) for value in values)


def _with_bytes(
    data: bytes, params: _Params, spans: Sequence[tuple[int, int]], values: Sequence[int]
) -> Iterator[_Try]:
    """Yield a message with other bytes in a field, then with one other byte, cut there, or with two other fields."""
    chance = random.Random(_SEED)  # noqa: S311 (no secret)
    for start, end in spans:
        for octets in _contents(end - start, values):
            yield data[:start] + octets + data[end:], params, start, end
    for start, end in spans:
        yield data[:end], params, start, end
        for position in range(start, min(end, start + 8)):
            for octet in (0x00, 0x20, 0x7F, 0x80, 0xE9, 0xFF, data[position] ^ 1):
                yield data[:position] + bytes([octet]) + data[position + 1 :], params, position, position + 1
    for _ in range(_TRIES if len(spans) > 1 else 0):
        changed, picked = bytearray(data), chance.sample(spans, 2)
        for start, end in picked:
            changed[start:end] = chance.choice(list(_contents(end - start, values)))
        yield bytes(changed), params, *picked[0]


def _spans(reading: Reading, names: Sequence[str]) -> list[tuple[int, int]]:
    """Return where fields of these names lie, in the order of the names."""
    owners = list(objects_of(reading))
    places = [owner.places[name] for name in names for owner in owners if name in owner.places]
    parts = [part for place in places for part in place.items or (place,)]
    return list(dict.fromkeys((one.start, one.end) for one in parts if one.end is not None and one.end > one.start))


def _contents(size: int, values: Sequence[int]) -> Iterator[bytes]:
    """Yield what a field of some bytes could hold: what the statement compares with, and the ends of ranges."""
    bits = 8 * size
    for value in values:
        if size <= 8 and -(1 << bits - 1) <= value < 1 << bits:
            yield (value % (1 << bits)).to_bytes(size, "big")
            yield (value % (1 << bits)).to_bytes(size, "little")
    yield b"\xff" * (size - 1) + b"\xfe"
    yield b"\xfe" + b"\xff" * (size - 1)
    yield b"\x80" + b"\0" * (size - 1)
    yield b"\0" * (size - 1) + b"\x80"
    yield from (bytes([octet]) * size for octet in (0x00, 0x01, 0x20, 0x40, 0x41, 0xE9, 0xFF))
