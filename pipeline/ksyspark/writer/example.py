"""What an example shows: where in its message the columns of its row lie, and how their bytes are made of values."""

import struct
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.interpreter.objects import Object, Refused, Value, items, whole
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.stream import Fuel, Stream
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Record, Scalar, Struct, Union
from ksyspark.logical.families import functions_of, logical_type
from ksyspark.logical.writing import same
from ksyspark.spec import model
from ksyspark.spec.expressions import names_in, nodes
from ksyspark.writer import encoding, fields
from ksyspark.writer.rows import NotWritten

Rows = NDArray[np.int64]
Steps = tuple[str | int, ...]
"""Where a column lies: names of members, and numbers of items."""
CANNOT = (NotWritten, ValueError, OverflowError, TypeError, struct.error, pa.ArrowException)
"""What is raised where bytes cannot be made of values."""
_MOST_FIELDS, _MOST_BITS, _BYTE = 4_096, 64, 8


@dataclass(frozen=True, slots=True)
class Text:
    """Bytes that are made of the values of a column."""

    start: int
    end: int
    steps: Steps
    made: Callable[[pa.Array], pa.Array]


@dataclass(frozen=True, slots=True)
class Bits:
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
class Length:
    """A number, `told` in the example, that counts texts: those between each of `spans`."""

    start: int
    end: int
    is_little: bool
    told: int
    spans: tuple[tuple[int, int], ...]


Field = Text | Bits | Length


@dataclass(frozen=True, slots=True)
class Example:
    """A message of one row: its bytes, the fields in it by their places, and paths of columns that nothing tells.

    `computed` are the names of columns that have another value than was given.
    """

    data: bytes
    fields: Sequence[Field]
    untold: tuple[str, ...] = ()
    computed: frozenset[tuple[str, ...]] = frozenset()


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

    @property
    def rule(self) -> nodes.Expression | None:
        """The expression by which the value is computed, or None if it is read."""
        return self.attribute.value.tree if self.attribute is not None and self.attribute.value is not None else None


def example_of(
    data: bytes, root: Object, layout: Layout, record: Record, row: pa.StructArray, replaced: Set[tuple[str, ...]]
) -> Example | None:
    """Return the message of a row as an example for rows of its shape, or None if it can be none.

    `root` is what was read of the message, `row` the columns of the row alone, of which those with the names `replaced`
    count as not given.
    """

    def is_told(leaf: _Leaf) -> bool:
        names = tuple(step for step in leaf.steps or () if isinstance(step, str))
        is_replaced = any(names[: len(name)] == name for name in replaced)
        return leaf.steps is not None and not is_replaced and _has(row, leaf.steps)

    leaves = list(_leaves(layout, root, record, ()))
    computed = [leaf for leaf in leaves if leaf.is_computed and is_told(leaf)]
    texts, lengths, bits = list[Field](), list[Field](), list[_Leaf]()
    for leaf in leaves if len(leaves) <= _MOST_FIELDS else ():
        is_given = is_told(leaf)
        if leaf.is_computed or leaf.attribute is None:
            continue
        source = leaf if is_given else _source(leaf, computed)
        counted = [] if source else _length(leaf, leaf.attribute)
        if not (source or counted) and (leaf.attribute.inverse or leaf.attribute.checksum):
            return None
        if leaf.column.bits:
            bits += [leaf] if is_given else []
        elif source is not None:
            texts += _text(data, source, leaf.attribute, row)
        lengths += counted
    return Example(data, _apart([*texts, *_bit_fields(data, bits), *lengths], len(data)), (), frozenset(replaced))


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


def _source(leaf: _Leaf, computed: Sequence[_Leaf]) -> _Leaf | None:
    """Return a field without a column with the column of an object around it that shows its value, if there is one."""
    held, name, charsets = leaf.value.held, leaf.column.id, list[str]()
    for around in fields.around(leaf.holder):
        rules = [one.value.tree for one in around.type.spec.instances.values() if one.value is not None]
        charsets += [one for tree in rules if name in names_in(tree) for one in _charsets(tree, around)]
        for shows in computed:
            shown = shows.value.held
            if shows.holder is not around or shows.rule is None or name not in names_in(shows.rule):
                continue
            if type(shown) is type(held) and shown == held:
                return replace(leaf, steps=shows.steps, kind=shows.kind)
            if isinstance(shown, str) and isinstance(held, bytes):
                for charset in charsets:
                    with suppress(NotWritten):
                        if encoding.encoded(shown, charset, name) == held:
                            return replace(leaf, steps=shows.steps, kind=shows.kind, charset=charset)
        name = around.name
    return None


def _charsets(tree: nodes.Expression, holder: Object) -> Iterator[str]:
    """Yield the names of character sets in the branch of an expression that is taken for an object."""
    with suppress(Failed, Refused, *ARITHMETIC):
        while isinstance(tree, nodes.Ternary):
            is_so = holder.type.compiler.closure(tree.condition)(holder, None, None)
            tree = tree.then if is_so else tree.otherwise
        yield from (part.value for part in nodes.walk(tree) if isinstance(part, nodes.StringLiteral))


def _text(data: bytes, leaf: _Leaf, attribute: model.Attribute, own: pa.StructArray) -> list[Field]:
    """Return the field of a column, if its bytes in the example are those that are made of its value."""
    uses = [one.use for one in attribute.use.cases] if isinstance(attribute.use, model.SwitchUse) else [attribute.use]
    made = [_maker(leaf, attribute, use) for use in dict.fromkeys(uses)]
    assert leaf.steps is not None
    values, matching = picked(own, np.zeros(1, np.int64), leaf.steps), dict[bytes, Field]()
    for maker in made:
        try:
            octets = maker(values)[0].as_py()
        except CANNOT:
            continue
        if data[leaf.start : leaf.start + len(octets)] == octets:
            matching[octets] = Text(leaf.start, leaf.start + len(octets), leaf.steps, maker)
    return list(matching.values()) if len(matching) == 1 else []


def _maker(leaf: _Leaf, attribute: model.Attribute, use: model.SimpleUse) -> Callable[[pa.Array], pa.Array]:
    """Return what makes bytes of values: numbers and plain texts at once, others one by one, each value once."""
    charset = leaf.charset or attribute.encoding or leaf.holder.type.spec.encoding or "UTF-8"
    is_as_it_is = isinstance(leaf.kind, Logical) and functions_of(logical_type(leaf.kind.name).name).write is same
    is_plain, room = is_as_it_is or isinstance(leaf.kind, Scalar | Enum), _room(leaf, attribute)
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


def _length(leaf: _Leaf, attribute: model.Attribute) -> list[Length]:
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
    return [Length(leaf.start, leaf.end, is_little, leaf.value.held, tuple(spans))]


def _bit_fields(data: bytes, leaves: Sequence[_Leaf]) -> Iterator[Bits]:
    """Yield the numbers that bit fields which lie side by side are bits of."""
    run: list[_Leaf] = []
    for leaf in [*sorted(leaves, key=lambda leaf: (leaf.start, leaf.value.first_bit)), None]:
        if run and (leaf is None or leaf.start >= _behind(run[-1]) or leaf.value.is_little != run[0].value.is_little):
            if (bits := _bits(data, run)) is not None:
                yield bits
            run = []
        if leaf is not None:
            run.append(leaf)


def _behind(leaf: _Leaf) -> int:
    """Return where the byte behind a bit field lies."""
    return leaf.start + -(-(leaf.value.first_bit + leaf.column.bits) // _BYTE)


def _bits(data: bytes, run: Sequence[_Leaf]) -> Bits | None:
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
    return Bits(start, end, is_little, whole_number & ~taken, taken, tuple(parts))


def _apart(claims: Sequence[Field], length: int) -> list[Field]:
    """Return fields in the order of their places, without those that lie over one that came before them."""
    taken, kept = np.zeros(length, np.bool_), []
    for claim in claims:
        if not taken[claim.start : claim.end].any() and claim.end <= length:
            taken[claim.start : claim.end] = True
            kept.append(claim)
    return sorted(kept, key=lambda claim: (claim.start, claim.end))


def picked(columns: pa.Array, rows: Rows, steps: Steps) -> pa.Array:
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


def unsigned(values: pa.Array) -> NDArray[np.uint64]:
    """Return whole numbers, negative ones as two's complement."""
    if pa.types.is_decimal(values.type):
        return values.cast(pa.uint64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]
    return values.cast(pa.int64()).to_numpy(zero_copy_only=False).view(np.uint64)  # type: ignore[no-any-return]


def _whole_numbers(values: pa.Array, width: int, *, is_little: bool) -> pa.Array:
    return words(unsigned(values), width, is_little)


def words(numbers: NDArray[Any], width: int, is_little: bool) -> pa.Array:
    """Return numbers as so many bytes each."""
    octets = numbers.astype("<u8", copy=False).view(np.uint8).reshape(-1, _BYTE)[:, :width]
    data = np.ascontiguousarray(octets if is_little else octets[:, ::-1])
    buffers = [None, pa.py_buffer(np.arange(len(numbers) + 1) * width), pa.py_buffer(data)]
    return pa.Array.from_buffers(pa.large_binary(), len(numbers), buffers)


def _distinct(values: pa.Array, octets: Callable[[Any], bytes]) -> pa.Array:
    """Return what is made of values, of equal ones once."""
    encoded = values.dictionary_encode()
    return pa.array([octets(one) for one in encoded.dictionary.to_pylist()], pa.large_binary()).take(encoded.indices)
