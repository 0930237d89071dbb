"""Many rows at once: of rows of one shape a draft writes one, and the others have their own values in its places.

Rows have one shape where the same columns have values and lists as many items, in a second attempt also where texts are
as long. The message of the first is the example: constant bytes with fields between them. For example, of

    {"name": "ab", "age": 7}     02 61 62 07     the example
    {"name": "xyz", "age": 9}    03 78 79 7a 09

the first byte is a length, as much larger as the text behind it is longer. The machine reads all messages back: a row
whose message is read as anything else than what was given is tried by other examples, and then left to drafts, as are
rows without others of their shape. So nothing that is assumed here need be true of a format.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoder, ParamColumn, Params, ParamValue
from ksyspark.interpreter.message import Interpreter
from ksyspark.writer.columns import Batch, columns_of, holds_numbers, same_rows, shapes
from ksyspark.writer.example import (
    CANNOT,
    Bits,
    Example,
    Field,
    Length,
    Rows,
    Text,
    example_of,
    picked,
    unsigned,
    words,
)
from ksyspark.writer.rows import INDEX, Reader, Written, overruled

Arguments = Mapping[str, ParamValue]
Write = Callable[[int, Mapping[str, Any] | None], Written]
"""Return what a draft makes of a row, by its number, or of these values for it without a message before."""
Piece = tuple[Rows, pa.LargeBinaryArray]
"""Some of the rows, and their messages."""
# Rows of one shape that are worth an example of their own; examples that are kept, and those that are tried.
_FEWEST, _MOST_EXAMPLES, _MOST_ATTEMPTS = 4, 4_096, 8


@dataclass(frozen=True, slots=True)
class Told:
    """The parameters of rows: different ones by name, and `which` of them each row has."""

    arguments: Sequence[Arguments]
    which: Rows

    def params(self, rows: Rows) -> Params:
        """Return the parameters of some rows, as decoders take them."""
        first, which = self.arguments[0], pa.array(self.which[rows])
        if len(self.arguments) == 1:
            return dict(first)
        columns = {name: pa.array([own[name] for own in self.arguments]) for name in first}
        return {name: ParamColumn(column.take(which)) for name, column in columns.items()}


@dataclass(frozen=True, slots=True)
class Before:
    """The messages of rows as they were, null where one is not known or was refused, and what was read of them."""

    messages: pa.LargeBinaryArray
    columns: pa.StructArray

    def take(self, rows: Rows) -> "Before":
        return Before(self.messages.take(pa.array(rows)), self.columns.take(pa.array(rows)))


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows that are written, and what was written of them so far; `write` makes a draft of one."""

    columns: pa.StructArray
    told: Told
    write: Callable[[int], Written]
    pieces: list[Piece] = dataclasses.field(default_factory=list)
    notes: dict[int, Written] = dataclasses.field(default_factory=dict)

    def alone(self, write: Write, columns: pa.StructArray) -> "_Rows":
        """Return rows with these columns that are written without messages before."""
        return _Rows(columns, self.told, lambda row: write(row, columns[row].as_py()))


class ByExample:
    """Write rows of one format by examples. With `is_strict` all that is read must have been given.

    `reader` has the masks, which are written instead of values.
    """

    def __init__(self, interpreter: Interpreter, decoder: Decoder, reader: Reader, *, is_strict: bool) -> None:
        self._interpreter, self._decoder, self._reader = interpreter, decoder, reader
        self._is_strict, self._record = is_strict, interpreter.record
        self._type = pa.struct(list(decoder.schema))
        self._examples: dict[tuple[object, ...], Example | None] = {}

    def written(
        self, rows: Batch, told: Told, olds: pa.Array | None, write: Write
    ) -> tuple[list[Piece], dict[int, Written]]:
        """Return messages of rows, of which `olds` are those before, and what else there is to say of some rows.

        Rows that are left to drafts have none. A message before is kept where its row has its values, and is what a
        changed row has in other places. One of other lengths is not asked where its columns alone give it. Raises
        UNLIKE.
        """
        before = None if olds is None or olds.null_count == len(olds) else self._before(olds, told)
        old = None if before is None else before.columns
        columns = columns_of(rows, self._record, self._type, self._reader, old)
        own = _Rows(columns, told, lambda row: write(row, None))
        waiting: Rows = np.flatnonzero(columns.is_valid().to_numpy(zero_copy_only=False))
        if before is not None:
            is_new = before.messages.is_null().to_numpy(zero_copy_only=False)
            is_kept = ~is_new & same_rows(columns, before.columns, is_strict=True)
            kept = waiting[is_kept[waiting]]
            own.pieces.append((kept, before.messages.take(pa.array(kept))))
            is_alike = shapes(columns, with_lengths=True) == shapes(before.columns, with_lengths=True)
            self._by_examples(own, waiting[(is_alike & ~is_new & ~is_kept)[waiting]], before, with_lengths=True)
            # A column without a value may have had one, which is then that of the message before.
            is_like = shapes(columns, with_lengths=False) == shapes(before.columns, with_lengths=False)
            longer = waiting[(is_like & ~is_alike & ~is_new)[waiting]]
            again, alone = own.alone(write, before.columns), own.alone(write, columns)
            self._without_before(again, longer)
            is_whole = pc.equal(arranged(again.pieces, len(columns)), before.messages).fill_null(False)
            self._without_before(alone, longer[is_whole.to_numpy(zero_copy_only=False)[longer]])
            own.pieces.extend(alone.pieces)
            own.notes.update((row, replace(note, untold=())) for row, note in alone.notes.items())
            waiting = waiting[is_new[waiting]]
        self._without_before(own, waiting)
        return own.pieces, own.notes

    def _without_before(self, own: _Rows, waiting: Rows) -> None:
        waiting = self._by_examples(own, waiting, None, with_lengths=False)
        self._by_examples(own, waiting, None, with_lengths=True)

    def _before(self, olds: pa.Array, told: Told) -> Before:
        decoded = self._decoder.decode(olds, told.params(np.arange(len(olds))))
        is_good = np.ones(len(olds), np.bool_)
        is_good[list(decoded.failures)] = False
        return Before(pc.if_else(pa.array(is_good), olds, None), decoded.columns.to_struct_array())

    def _by_examples(self, own: _Rows, waiting: Rows, before: Before | None, *, with_lengths: bool) -> Rows:
        """Write rows that wait; return those that still do. What one example does not fit may fit another."""
        for attempt in range(_MOST_ATTEMPTS):
            kind = before is not None, with_lengths, attempt
            made = list(self._made(own, waiting, before, kind)) if len(waiting) else []
            if not made:
                break
            data = arranged([piece for _, _, piece in made], len(own.columns))
            at = np.flatnonzero(data.is_valid().to_numpy(zero_copy_only=False))
            data = data.drop_null() if data.null_count else data
            decoded = self._decoder.decode(data, own.told.params(at))
            asked = own.columns if len(at) == len(own.columns) else own.columns.take(pa.array(at))
            read, places = decoded.columns.to_struct_array(), np.zeros(len(own.columns), np.int64)
            is_same = same_rows(asked, read, is_strict=self._is_strict)
            places[at] = np.arange(len(at))
            for _, example, (group, _) in made:
                if example.computed:
                    sides = [side.take(pa.array(places[group])) for side in (asked, read)]
                    is_same[places[group]] = same_rows(*sides, is_strict=self._is_strict, computed=example.computed)
            is_same[list(decoded.failures)] = False
            is_left = np.ones(len(own.columns), np.bool_)
            is_left[at[is_same]] = False
            own.pieces.append((at[is_same], data if is_same.all() else data.filter(pa.array(is_same))))
            for key, example, (group, _) in made:
                written = group[~is_left[group]]
                if example.untold:
                    own.notes.update(dict.fromkeys(written.tolist(), Written(None, untold=example.untold)))
                for row in written.tolist() if example.computed else ():
                    changed = tuple(overruled(own.columns[row].as_py(), read[places[row]].as_py()))
                    own.notes[row] = Written(None, None, changed, example.untold)
                if not len(written):
                    self._examples[key] = None
            waiting = waiting[is_left[waiting]]
            if not is_same.any():
                break
        return waiting

    def _made(
        self, own: _Rows, waiting: Rows, before: Before | None, kind: tuple[object, ...]
    ) -> Iterator[tuple[tuple[object, ...], Example, Piece]]:
        """Yield what examples make of rows, with the example and its key."""
        shape = shapes(own.columns, with_lengths=bool(kind[1]))[waiting] * np.uint64(len(own.told.arguments))
        shape += own.told.which[waiting].astype(np.uint64)
        hashes, groups = shape[:1], [waiting]
        if (shape != hashes).any():
            hashes, which = np.unique(shape, return_inverse=True)
            ends = np.cumsum(np.bincount(which, minlength=len(hashes)))[:-1]
            groups = np.split(waiting[np.argsort(which, kind="stable")], ends)
        for number, group in zip(hashes.tolist(), groups, strict=True):
            arguments = own.told.arguments[own.told.which[group[0]]]
            key = *kind, number, *arguments.items()
            if key not in self._examples and len(group) >= _FEWEST:
                if len(self._examples) >= _MOST_EXAMPLES:
                    self._examples.clear()
                self._examples[key] = self._example(own, int(group[0]), arguments)
            example = self._examples.get(key)
            try:
                if example is not None:
                    old = None if before is None else before.take(group)
                    yield key, example, (group, _joined(example, own.columns, group, old))
            except CANNOT:
                continue

    def _example(self, own: _Rows, row: int, arguments: Arguments) -> Example | None:
        written, alone = own.write(row), own.columns.slice(row, 1)
        if written.data is None:
            return None
        computed = frozenset(tuple(INDEX.sub("", change.field).split(".")) for change in written.overruled)
        # Fill is computed too, which others of this shape may have been given.
        if not all(holds_numbers(alone.type, names) for names in computed):
            return None
        root = self._interpreter.read(written.data, arguments).root
        example = example_of(written.data, root, self._interpreter.layout, self._record, alone, computed)
        return None if example is None else replace(example, untold=written.untold)


def arranged(pieces: Sequence[Piece], count: int) -> pa.LargeBinaryArray:
    """Return the messages of rows 0 to `count` - 1, null where no piece has one; a piece names its rows ascending."""
    if len(pieces) == 1 and len(pieces[0][0]) == count:
        return pieces[0][1]
    messages = pa.concat_arrays([pa.nulls(0, pa.large_binary()), *(array for _, array in pieces)])
    places: Rows = np.full(count, -1)
    places[np.concatenate([np.empty(0, np.int64), *(rows for rows, _ in pieces)])] = np.arange(len(messages))
    return messages.take(pa.array(places, mask=places < 0))


def _joined(example: Example, columns: pa.StructArray, rows: Rows, before: Before | None) -> pa.Array:
    """Return the messages of rows of the example's shape. Raises ValueError if one is null or not as long as before."""
    texts = [one for one in example.fields if not isinstance(one, Length)]
    made: dict[Field, pa.Array] = {one: _octets(one, columns, rows, before) for one in texts}
    for field in example.fields:
        if isinstance(field, Length) and before is None:
            counted = [text for text in made if any(first <= text.start < end for first, end in field.spans)]
            lengths = np.full(len(rows), field.told + sum(text.start - text.end for text in counted), np.int64)
            for text in counted:
                lengths += pc.binary_length(made[text]).to_numpy()
            made[field] = words(lengths, field.end - field.start, field.is_little)
    parts, position = list[Any](), 0
    for field in example.fields:
        if field in made:
            parts += [_constant(example, position, field.start, before), made[field]]
            position = field.end
    last = _constant(example, position, len(example.data), before)
    if before is None:
        last = pa.repeat(last, len(rows))
    joined = pc.binary_join_element_wise(*parts, last, pa.scalar(b"", pa.large_binary()))
    if joined.null_count:
        raise ValueError
    if before is not None and not pc.binary_length(joined).equals(pc.binary_length(before.messages)):
        raise ValueError
    return joined


def _constant(example: Example, start: int, end: int, before: Before | None) -> Any:
    """Return bytes between fields: those of the example, or of each message before."""
    if before is None:
        return pa.scalar(example.data[start:end], pa.large_binary())
    return pc.binary_slice(before.messages, start, end)


def _octets(field: Text | Bits, columns: pa.StructArray, rows: Rows, before: Before | None) -> pa.Array:
    """Return the bytes of a field; a message before keeps its own where the column has the value that was read."""
    if isinstance(field, Text):
        values = picked(columns, rows, field.steps)
        if before is None:
            return field.made(values)
        old = picked(before.columns, np.arange(len(rows)), field.steps)
        is_same = pa.array(same_rows(values, old, is_strict=True))
        return pc.if_else(is_same, pc.binary_slice(before.messages, field.start, field.end), field.made(values))
    number = np.full(len(rows), field.rest, np.uint64)
    if before is not None:
        octets = pc.binary_slice(before.messages, field.start, field.end).to_pylist()
        order: Literal["little", "big"] = "little" if field.is_little else "big"
        number = np.array([int.from_bytes(own, order) & ~field.taken for own in octets], np.uint64)
    for steps, lowest in field.parts:
        number |= unsigned(picked(columns, rows, steps)) << np.uint64(lowest)
    return words(number, field.end - field.start, field.is_little)
