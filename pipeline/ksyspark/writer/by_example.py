"""Many rows at once: of rows of one shape a draft writes one, and the others have their own values in its places.

Rows have one shape where the same columns have values and lists as many items, in a second attempt also where texts are
as long. The message of the first is the example: constant bytes with fields between them. For example, of

    {"name": "ab", "age": 7}     02 61 62 07     the example
    {"name": "xyz", "age": 9}    03 78 79 7a 09

the first byte is a length, as much larger as the text behind it is longer. The machine reads all messages back: a row
whose message is read as anything else than what was given is tried by other examples, and then left to drafts, as are
rows without others of their shape. So nothing that is assumed here need be true of a format.
"""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.decoder import Decoder, ParamValue
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.objects import Object, Refused, Value, items, whole
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.stream import Fuel, Stream
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Record, Scalar, Struct, Union
from ksyspark.spec import model
from ksyspark.spec.expressions import names_in, nodes
from ksyspark.writer import encoding, fields
from ksyspark.writer.columns import Unlike, columns_of, same_rows, shapes
from ksyspark.writer.rows import NotWritten, Reader

Rows = NDArray[np.int64]
Arguments = Mapping[str, ParamValue]
Steps = tuple[str | int, ...]
"""Where a column lies: names of members, and numbers of items."""
Write = Callable[[int], bytes | None]
"""Return the message that a draft makes of a row, by its number, or None if it makes none of what is given."""

FEWEST = 4
"""So many rows of a shape are worth an example of their own."""
_MOST_EXAMPLES, _MOST_FIELDS = 4_096, 4_096
_MOST_ATTEMPTS, _MOST_BITS, _BYTE = 8, 64, 8
_CANNOT = (NotWritten, ValueError, OverflowError, TypeError, struct.error, pa.ArrowException)


@dataclass(frozen=True, slots=True)
class _Text:
    """Bytes that are made of the values of a column."""

    start: int
    end: int
    steps: Steps
    made: Callable[[pa.Array], pa.Array]


@dataclass(frozen=True, slots=True)
class _Bits:
    """Bit fields of one number: the steps and the lowest bit of each column.

    The number has `rest` in its other bits, which are those that are not `taken`.
    """

    start: int
    end: int
    is_little: bool
    rest: int
    taken: int
    parts: tuple[tuple[Steps, int], ...]


@dataclass(frozen=True, slots=True)
class _Length:
    """A number, `told` in the example, that counts texts: those between each of `spans`."""

    start: int
    end: int
    is_little: bool
    told: int
    spans: tuple[tuple[int, int], ...]


_Field = _Text | _Bits | _Length


@dataclass(frozen=True, slots=True)
class _Example:
    """A message of one row: its bytes, and the fields in it by their places."""

    data: bytes
    fields: Sequence[_Field]


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A value of the example, which is read or computed; `steps` is None for one without a column.

    Of a text that is computed from its bytes, `charset` is that in which these are.
    """

    steps: Steps | None
    holder: Object
    column: Column
    kind: ColumnType
    value: Value
    start: int
    end: int
    is_computed: bool
    charset: str | None = None

    @property
    def attribute(self) -> model.Attribute | None:
        return self.holder.type.spec.attribute(self.column.id)


@dataclass(frozen=True, slots=True)
class Told:
    """The parameters of rows: different ones by name, and `which` of them each row has."""

    arguments: Sequence[Arguments]
    which: Rows

    def params(self, rows: Rows) -> dict[str, ParamValue | Sequence[ParamValue]]:
        """Return the parameters of some rows, as decoders take them."""
        first, which = self.arguments[0], self.which[rows].tolist()
        if len(self.arguments) == 1:
            return dict(first)
        return {name: [self.arguments[one][name] for one in which] for name in first}


@dataclass(frozen=True, slots=True)
class Before:
    """The messages of rows as they were, null where one is not known or was refused, and what was read of them."""

    messages: pa.LargeBinaryArray
    columns: pa.StructArray

    def take(self, rows: Rows) -> "Before":
        return Before(self.messages.take(pa.array(rows)), self.columns.take(pa.array(rows)))


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows that are written, and their messages as far as there are any; `write` makes a draft of one."""

    columns: pa.StructArray
    told: Told
    write: Write
    messages: list[bytes | None]


class ByExample:
    """Write rows of one format by examples. With `is_strict` all that is read must have been given.

    `reader` has the masks, which are written instead of values.
    """

    def __init__(self, interpreter: Interpreter, decoder: Decoder, reader: Reader, *, is_strict: bool) -> None:
        self._interpreter, self._decoder, self._reader = interpreter, decoder, reader
        self._is_strict, self._record = is_strict, interpreter.record
        self._type = pa.struct(list(decoder.schema))
        self._examples: dict[tuple[object, ...], _Example | None] = {}

    def messages(self, rows: pa.StructArray, told: Told, olds: pa.Array | None, write: Write) -> list[bytes | None]:
        """Return the messages of rows, of which `olds` are those before; None of those that are left to drafts.

        A message before is kept where its row has its values, and is what a changed row has in other places.
        """
        before = None if olds is None or olds.null_count == len(olds) else self._before(olds, told)
        try:
            old = None if before is None else before.columns
            columns = columns_of(rows, self._record, self._type, self._reader, old)
        except (Unlike, pa.ArrowException):
            return [None] * len(rows)
        own = _Rows(columns, told, write, [None] * len(rows))
        waiting: Rows = np.flatnonzero(columns.is_valid().to_numpy(zero_copy_only=False))
        if before is not None:
            is_new = before.messages.is_null().to_numpy(zero_copy_only=False)
            is_kept = ~is_new & same_rows(columns, before.columns, is_strict=True)
            for row in waiting[is_kept[waiting]].tolist():
                own.messages[row] = before.messages[row].as_py()
            is_alike = shapes(columns, with_lengths=True) == shapes(before.columns, with_lengths=True)
            self._written(own, waiting[(is_alike & ~is_new & ~is_kept)[waiting]], before, with_lengths=True)
            waiting = waiting[is_new[waiting]]
        waiting = self._written(own, waiting, None, with_lengths=False)
        self._written(own, waiting, None, with_lengths=True)
        return own.messages

    def _before(self, olds: pa.Array, told: Told) -> Before:
        decoded = self._decoder.decode(olds, told.params(np.arange(len(olds))))
        is_good = np.ones(len(olds), np.bool_)
        is_good[list(decoded.failures)] = False
        return Before(pc.if_else(pa.array(is_good), olds, None), decoded.columns.to_struct_array())

    def _written(self, own: _Rows, waiting: Rows, before: Before | None, *, with_lengths: bool) -> Rows:
        """Write rows that wait; return those that still do. What one example does not fit may fit another."""
        for attempt in range(_MOST_ATTEMPTS):
            key = before is not None, with_lengths, attempt
            made = list(self._made(own, waiting, before, key)) if len(waiting) else []
            if not made:
                break
            at = np.concatenate([group for _, group, _ in made])
            order = np.argsort(at)
            at, data = at[order], pa.concat_arrays([array for _, _, array in made]).take(pa.array(order))
            decoded = self._decoder.decode(data, own.told.params(at))
            given = own.columns if len(at) == len(own.columns) else own.columns.take(pa.array(at))
            is_same = same_rows(given, decoded.columns.to_struct_array(), is_strict=self._is_strict)
            is_same[list(decoded.failures)] = False
            for row, message in zip(at[is_same].tolist(), data.filter(pa.array(is_same)).to_pylist(), strict=True):
                own.messages[row] = message
            waiting = np.setdiff1d(waiting, at[is_same])
            self._examples.update((key, None) for key, group, _ in made if np.isin(group, waiting).all())
            if not is_same.any():
                break
        return waiting

    def _made(
        self, own: _Rows, waiting: Rows, before: Before | None, kind: tuple[object, ...]
    ) -> Iterator[tuple[tuple[object, ...], Rows, pa.Array]]:
        """Yield what examples make of rows: the key of the example, the rows, their messages."""
        shape = shapes(own.columns, with_lengths=bool(kind[1]))[waiting] * np.uint64(len(own.told.arguments))
        hashes, which = np.unique(shape + own.told.which[waiting].astype(np.uint64), return_inverse=True)
        ends = np.cumsum(np.bincount(which, minlength=len(hashes)))[:-1]
        groups = np.split(waiting[np.argsort(which, kind="stable")], ends)
        for number, group in zip(hashes.tolist(), groups, strict=True):
            arguments = own.told.arguments[own.told.which[group[0]]]
            key = *kind, number, *arguments.items()
            if key not in self._examples and len(group) >= FEWEST:
                if len(self._examples) >= _MOST_EXAMPLES:
                    self._examples.clear()
                self._examples[key] = self._example(own, int(group[0]), arguments)
            example = self._examples.get(key)
            try:
                if example is not None:
                    old = None if before is None else before.take(group)
                    yield key, group, _joined(example, own.columns, group, old)
            except _CANNOT:
                continue

    def _example(self, rows: _Rows, row: int, arguments: Arguments) -> _Example | None:
        """Return a row's message as an example for rows of its shape, or None if it can be none."""
        data = rows.write(row)
        if data is None:
            return None
        leaves = list(_leaves(self._interpreter.layout, self._interpreter.read(data, arguments).root, self._record, ()))
        own = rows.columns.slice(row, 1)
        computed = [one for one in leaves if one.is_computed and one.steps is not None and _has(own, one.steps)]
        texts, lengths, bits = list[_Field](), list[_Field](), list[_Leaf]()
        for leaf in leaves if len(leaves) <= _MOST_FIELDS else ():
            is_given = leaf.steps is not None and _has(own, leaf.steps)
            if leaf.is_computed or leaf.attribute is None:
                continue
            source = leaf if is_given else _source(leaf, computed)
            counted = [] if source else _length(leaf, leaf.attribute)
            if not (source or counted) and (leaf.attribute.inverse or leaf.attribute.checksum):
                return None
            if leaf.column.bits:
                bits += [leaf] if is_given else []
            elif source is not None:
                texts += _text(data, source, leaf.attribute, own)
            lengths += counted
        return _Example(data, _apart([*texts, *_bit_fields(data, bits), *lengths], len(data)))


def _leaves(layout: Layout, holder: Object, record: Record, steps: Steps | None) -> Iterator[_Leaf]:
    """Yield what was read of an object, in the order of its columns, those without a column last."""
    for column in record.fields:
        value = whole(holder, column)
        if value is None:
            continue
        own = None if steps is None or column in record.technical else (*steps, column.id)
        for item in items(holder, value):
            kind, at = column.type, own
            if isinstance(kind, Array):
                kind, at = kind.item, None if own is None or item.index is None else (*own, item.index)
            if isinstance(kind, Union):
                if item.case is None:
                    continue
                kind, at = item.case.type, None if at is None else (*at, item.case.id)
            yield from _below(layout, holder, column, kind, at, item)


def _below(
    layout: Layout, holder: Object, column: Column, kind: ColumnType, steps: Steps | None, item: Value
) -> Iterator[_Leaf]:
    if item.child is None or not isinstance(kind, Struct):
        if item.start is None or item.end is not None:
            yield _Leaf(steps, holder, column, kind, item, item.start or 0, item.end or 0, item.start is None)
        return
    member, record = layout.value_member(kind), layout.records[kind.record]
    for leaf in _leaves(layout, item.child, record, () if member else steps):
        if member is None or leaf.steps is None:
            yield leaf
        else:
            is_own = leaf.steps[:1] == (member.id,) and steps is not None
            yield replace(leaf, steps=(*(steps or ()), *leaf.steps[1:]) if is_own else None)


# The fields of an example.


def _source(leaf: _Leaf, computed: Sequence[_Leaf]) -> _Leaf | None:
    """Return a field without a column with the column of an object around it that shows its value, if there is one."""
    held, name, charsets = leaf.value.held, leaf.column.id, list[str]()
    for around in fields.around(leaf.holder):
        rules = [one.value.tree for one in around.type.spec.instances.values() if one.value is not None]
        charsets += [one for tree in rules if name in names_in(tree) for one in _charsets(tree, around)]
        for one in computed:
            rule, shown = one.attribute, one.value.held
            if one.holder is not around or rule is None or rule.value is None or name not in names_in(rule.value.tree):
                continue
            if type(shown) is type(held) and shown == held:
                return replace(leaf, steps=one.steps, kind=one.kind)
            if isinstance(shown, str) and isinstance(held, bytes):
                for charset in charsets:
                    with suppress(NotWritten):
                        if encoding.encoded(shown, charset, name) == held:
                            return replace(leaf, steps=one.steps, kind=one.kind, charset=charset)
        name = around.name
    return None


def _charsets(tree: nodes.Expression, holder: Object) -> Iterator[str]:
    """Yield the names of character sets in the branch of an expression that is taken for an object."""
    with suppress(Failed, Refused, *ARITHMETIC):
        while isinstance(tree, nodes.Ternary):
            is_so = holder.type.compiler.closure(tree.condition)(holder, None, None)
            tree = tree.then if is_so else tree.otherwise
        yield from (part.value for part in nodes.walk(tree) if isinstance(part, nodes.StringLiteral))


def _text(data: bytes, leaf: _Leaf, attribute: model.Attribute, own: pa.StructArray) -> list[_Field]:
    """Return the field of a column, if its bytes in the example are those that are made of its value."""
    uses = [one.use for one in attribute.use.cases] if isinstance(attribute.use, model.SwitchUse) else [attribute.use]
    made = [_maker(leaf, attribute, use) for use in dict.fromkeys(uses)]
    assert leaf.steps is not None
    values, matching = _picked(own, np.zeros(1, np.int64), leaf.steps), dict[bytes, _Field]()
    for maker in made:
        try:
            octets = maker(values)[0].as_py()
        except _CANNOT:
            continue
        if data[leaf.start : leaf.start + len(octets)] == octets:
            matching[octets] = _Text(leaf.start, leaf.start + len(octets), leaf.steps, maker)
    return list(matching.values()) if len(matching) == 1 else []


def _maker(leaf: _Leaf, attribute: model.Attribute, use: model.SimpleUse) -> Callable[[pa.Array], pa.Array]:
    """Return what makes bytes of values: numbers and plain texts at once, others one by one, each value once."""
    charset = leaf.charset or attribute.encoding or leaf.holder.type.spec.encoding or "UTF-8"
    is_plain, room = isinstance(leaf.kind, Scalar | Enum), _room(leaf, attribute)
    if is_plain and isinstance(use, model.IntegerUse):
        return partial(_whole_numbers, width=use.width, is_little=_is_little(leaf.holder, use.endian))
    is_utf8 = isinstance(use, model.StringUse) and charset.upper() in ("UTF-8", "ASCII")
    if is_plain and room is None and (is_utf8 or (isinstance(use, model.BytesUse) and leaf.charset is None)):
        return lambda values: values.cast(pa.large_binary())
    width = leaf.end - leaf.start

    def octets(value: Any) -> bytes:
        if isinstance(leaf.kind, Logical):
            held = bytes(width) if isinstance(use, model.BytesUse) else None
            value = encoding.physical(leaf.kind, value, held, leaf.column.id)
        if isinstance(use, model.IntegerUse | model.FloatUse):
            out = encoding.Octets(Stream(b"", 0, 0, Fuel(0)), 0, [])
            encoding.number(out, leaf.holder, use, value, leaf.column.id)
            return bytes(out.data)
        text = encoding.encoded(value, charset, leaf.column.id)
        return text if room is None else encoding.padded(text, room[1], use, room[0], charset)

    return partial(_distinct, octets=octets)


def _room(leaf: _Leaf, attribute: model.Attribute) -> tuple[model.Delimiter, int] | None:
    """Return what fills the field that begins with a text, itself or one around it, and how long the field is."""
    place, around = (leaf.start, leaf.end), leaf.holder
    while attribute.delimiter.size is None or not (
        attribute.delimiter.pad_right is not None or attribute.delimiter.terminator is not None
    ):
        held = around.place
        outer = around.holder.type.spec.attribute(around.name) if around.holder is not None else None
        if outer is None or around.holder is None or held is None or held.end is None or held.start != leaf.start:
            return None
        attribute, around, place = outer, around.holder, (held.start, held.end)
    return attribute.delimiter, place[1] - place[0]


def _is_little(holder: Object, endian: model.Endian | None) -> bool:
    own = holder.type.spec.endian
    return (endian or (own if isinstance(own, str) else holder.order)) == "le"


def _length(leaf: _Leaf, attribute: model.Attribute) -> list[_Length]:
    """Return the field of a number that is not given, if fields beside it have it in their size."""
    use, name, spans = attribute.use, leaf.column.id, list[tuple[int, int]]()
    for around in fields.around(leaf.holder):
        sized = ((one.id, one.delimiter.size) for one in around.type.spec.seq)
        places = [around.places.get(id_) for id_, size in sized if size is not None and name in names_in(size.tree)]
        spans += [(one.start, one.end) for one in places if one is not None and one.end is not None]
        name = around.name
    if not (spans and isinstance(use, model.IntegerUse) and isinstance(leaf.value.held, int)):
        return []
    is_little = _is_little(leaf.holder, use.endian)
    return [_Length(leaf.start, leaf.end, is_little, leaf.value.held, tuple(spans))]


def _bit_fields(data: bytes, leaves: Sequence[_Leaf]) -> Iterator[_Bits]:
    """Yield the numbers that bit fields which lie side by side are bits of."""
    run: list[_Leaf] = []
    for leaf in [*sorted(leaves, key=lambda one: (one.start, one.value.first_bit)), None]:
        if run and (leaf is None or leaf.start >= _behind(run[-1]) or leaf.value.is_little != run[0].value.is_little):
            if (bits := _bits(data, run)) is not None:
                yield bits
            run = []
        if leaf is not None:
            run.append(leaf)


def _behind(leaf: _Leaf) -> int:
    """Return where the byte behind a bit field lies."""
    return leaf.start + -(-(leaf.value.first_bit + leaf.column.bits) // _BYTE)


def _bits(data: bytes, run: Sequence[_Leaf]) -> _Bits | None:
    start, end, is_little = run[0].start, max(map(_behind, run)), run[0].value.is_little
    if (end - start) * _BYTE > _MOST_BITS:
        return None
    whole_number, taken, parts = int.from_bytes(data[start:end], "little" if is_little else "big"), 0, []
    for leaf in run:
        first = (leaf.start - start) * _BYTE + leaf.value.first_bit
        lowest = first if is_little else (end - start) * _BYTE - first - leaf.column.bits
        taken |= ((1 << leaf.column.bits) - 1) << lowest
        assert leaf.steps is not None
        parts.append((leaf.steps, lowest))
    return _Bits(start, end, is_little, whole_number & ~taken, taken, tuple(parts))


def _apart(claims: Sequence[_Field], length: int) -> list[_Field]:
    """Return fields in the order of their places, without those that lie over one that came before them."""
    taken, kept = np.zeros(length, np.bool_), []
    for one in claims:
        if not taken[one.start : one.end].any() and one.end <= length:
            taken[one.start : one.end] = True
            kept.append(one)
    return sorted(kept, key=lambda one: (one.start, one.end))


# The messages of rows.


def _joined(example: _Example, columns: pa.StructArray, rows: Rows, before: Before | None) -> pa.Array:
    """Return the messages of rows of the example's shape. Raises ValueError where those before are not as long."""
    texts = [one for one in example.fields if not isinstance(one, _Length)]
    made: dict[_Field, pa.Array] = {one: _octets(one, columns, rows, before) for one in texts}
    for one in example.fields:
        if isinstance(one, _Length) and before is None:
            counted = [text for text in made if any(first <= text.start < end for first, end in one.spans)]
            lengths = np.full(len(rows), one.told + sum(text.start - text.end for text in counted), np.int64)
            for text in counted:
                lengths += pc.binary_length(made[text]).to_numpy()
            made[one] = _words(lengths, one.end - one.start, one.is_little)
    parts, position = list[Any](), 0
    for one in example.fields:
        if one in made:
            parts += [_constant(example, position, one.start, before), made[one]]
            position = one.end
    last = _constant(example, position, len(example.data), before)
    if before is None:
        last = pa.repeat(last, len(rows))
    joined = pc.binary_join_element_wise(*parts, last, pa.scalar(b"", pa.large_binary()))
    if before is not None and not pc.binary_length(joined).equals(pc.binary_length(before.messages)):
        raise ValueError
    return joined


def _constant(example: _Example, start: int, end: int, before: Before | None) -> Any:
    """Return bytes between fields: those of the example, or of each message before."""
    if before is None:
        return pa.scalar(example.data[start:end], pa.large_binary())
    return pc.binary_slice(before.messages, start, end)


def _octets(one: _Text | _Bits, columns: pa.StructArray, rows: Rows, before: Before | None) -> pa.Array:
    """Return the bytes of a field; a message before keeps its own where the column has the value that was read."""
    if isinstance(one, _Text):
        values = _picked(columns, rows, one.steps)
        if before is None:
            return one.made(values)
        old = _picked(before.columns, np.arange(len(rows)), one.steps)
        is_same = pa.array(same_rows(values, old, is_strict=True))
        return pc.if_else(is_same, pc.binary_slice(before.messages, one.start, one.end), one.made(values))
    number = np.full(len(rows), one.rest, np.uint64)
    if before is not None:
        octets = pc.binary_slice(before.messages, one.start, one.end).to_pylist()
        order: Literal["little", "big"] = "little" if one.is_little else "big"
        number = np.array([int.from_bytes(own, order) & ~one.taken for own in octets], np.uint64)
    for steps, lowest in one.parts:
        number |= _unsigned(_picked(columns, rows, steps)) << np.uint64(lowest)
    return _words(number, one.end - one.start, one.is_little)


def _picked(columns: pa.Array, rows: Rows, steps: Steps) -> pa.Array:
    """Return the values of a column in some rows, all of which have it."""
    for step in steps:
        if isinstance(step, str):
            columns = columns.field(step)
        else:
            rows = columns.offsets.to_numpy()[rows] + step
            columns = columns.values
    return columns.take(pa.array(rows))


def _has(row: pa.StructArray, steps: Steps) -> bool:
    """Tell whether the only row of some columns has a value at a place."""
    value: Any = row[0]
    for step in steps:
        if not value.is_valid or (isinstance(step, int) and step >= len(value)):
            return False
        value = value[step]
    return bool(value.is_valid)


def _unsigned(values: pa.Array) -> NDArray[np.uint64]:
    """Return whole numbers, negative ones as two's complement."""
    if pa.types.is_decimal(values.type):
        return values.cast(pa.uint64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]
    return values.cast(pa.int64()).to_numpy(zero_copy_only=False).view(np.uint64)  # type: ignore[no-any-return]


def _whole_numbers(values: pa.Array, width: int, *, is_little: bool) -> pa.Array:
    return _words(_unsigned(values), width, is_little)


def _words(numbers: NDArray[Any], width: int, is_little: bool) -> pa.Array:
    """Return numbers as so many bytes each."""
    octets = numbers.astype("<u8", copy=False).view(np.uint8).reshape(-1, _BYTE)[:, :width]
    data = np.ascontiguousarray(octets if is_little else octets[:, ::-1])
    buffers = [None, pa.py_buffer(np.arange(len(numbers) + 1) * width), pa.py_buffer(data)]
    return pa.Array.from_buffers(pa.large_binary(), len(numbers), buffers)


def _distinct(values: pa.Array, octets: Callable[[Any], bytes]) -> pa.Array:
    """Return what is made of values, of equal ones once."""
    encoded = values.dictionary_encode()
    return pa.array([octets(one) for one in encoded.dictionary.to_pylist()], pa.large_binary()).take(encoded.indices)
