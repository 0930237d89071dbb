"""How objects of user types are read: their fields in sequence, their byte order, their instances."""

from bisect import bisect_left
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any

from ksyspark.display import show_count
from ksyspark.interpreter.expressions import Evaluate, ExpressionCompiler
from ksyspark.interpreter.objects import Object, Place, Refused, name_of, path_of, refused
from ksyspark.interpreter.problems import ARITHMETIC, UNDECIDED, BrokenRule, Failed, Kind, Rule
from ksyspark.interpreter.processes import CustomProcesses
from ksyspark.interpreter.read_before import ITEMS_KEPT, NOT_READ
from ksyspark.interpreter.stream import Fuel, Stream
from ksyspark.interpreter.values import NOTHING, ValueReaders, checks_of
from ksyspark.layout import Layout, Record
from ksyspark.spec.checksums import checksum
from ksyspark.spec.declared_types import type_of_item
from ksyspark.spec.expressions import nodes
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, CalculatedEndian, Endian, Repeat, TypeSpec

Ignored = Callable[[Object, str, "int | None", Kind], bool]
"""Whether a rule is ignored: by the object, the name of the field, the item and the kind of the rule."""

EndsList = Callable[[Object, str], bool]
"""Whether a list need not be read to its end: by the object, and the name of the field."""


class TypeReaders:
    """The readers of all types of a specification, built at their first use.

    `layout` gives the columns of each type; without it (for a skeleton), objects have no record. `ignored` tells
    which broken rules do not fail a message, for callers that look for a second failure. `read_before` are items of
    the message that need not be read again. `ends_list` tells which lists are read only as far as columns keep
    them, where their bytes are cut: that is what fails then. `processes` are custom ones.
    """

    def __init__(self, typer: Typer, layout: Layout | None = None, processes: CustomProcesses | None = None) -> None:
        self.typer = typer
        self.layout = layout
        self.processes = processes or {}
        self.ignored: Ignored | None = None
        self.read_before = NOT_READ
        self.ends_list: EndsList | None = None
        self._readers: dict[tuple[str, ...], TypeReader] = {}

    @property
    def library(self) -> Library:
        return self.typer.library

    def of(self, spec: TypeSpec) -> "TypeReader":
        reader = self._readers.get(spec.path)
        if reader is None:
            reader = self._readers[spec.path] = TypeReader(self, spec)
        return reader


class TypeReader:
    """Read objects of one type."""

    def __init__(self, types: TypeReaders, spec: TypeSpec) -> None:
        self.types = types
        self.spec = spec
        self.compiler = ExpressionCompiler(types.typer, spec)
        values = ValueReaders(self)
        self.fields = [FieldReader(self, values, attribute) for attribute in spec.seq]
        self.instances: dict[str, Instance] = {
            name: ValueInstance(self, attribute) if attribute.value else PositionInstance(self, values, attribute)
            for name, attribute in spec.instances.items()
        }
        self.inverses = tuple(attribute for attribute in spec.attributes() if attribute.inverse is not None)
        # Skeletons find where messages end: no checksum says that.
        self.checksums = spec.checksums if types.layout is not None else ()
        self._order = _order_of(types.library, spec, self.compiler)

    @cached_property
    def record(self) -> Record:
        """The columns of the type. Raises KeyError where the layout has none."""
        assert self.types.layout is not None
        return self.types.layout.records["::".join(self.spec.path)]

    def message(self, data: bytes, arguments: dict[str, Any], start: int = 0, stop: int | None = None) -> Object:
        """Return the object of the message that is `data[start:stop]`, its fields not read yet."""
        stop = len(data) if stop is None else stop
        root = Object(self, Stream(data, start, stop, Fuel(stop - start), stop), start)
        root.root = root
        root.values.update(arguments)
        return root

    def allows(self, holder: Object, name: str, value: Any, index: int | None) -> bool:
        instance = self.instances.get(name)
        readers = [*self.fields, instance.field] if isinstance(instance, PositionInstance) else self.fields
        return all(reader.allows(holder, value, index) for reader in readers if reader.name == name)

    def decide_order(self, owner: Object) -> None:
        """Have an object know its byte order, where its type decides it. Raises Refused."""
        if self._order is not None:
            self._order(owner)

    def read(self, owner: Object) -> None:
        """Read the fields of an object in sequence. Raises Refused."""
        self.decide_order(owner)
        if self.checksums:
            self._read_checked(owner)
            return
        for field in self.fields:
            field.read(owner)

    def _read_checked(self, owner: Object) -> None:
        """Read the fields of an object in sequence, then compare the checksums among them. Raises Refused."""
        stream, ignored = owner.stream, self.types.ignored
        borders = [stream.position]
        for field in self.fields:
            field.read(owner)
            borders.append(stream.position)
        for number, name, checked in self.checksums:
            place, value = owner.places.get(name), owner.values.get(name)
            if place is None or (ignored and ignored(owner, name, None, "checksum")):
                continue
            start, end = (borders[border] for border in checked.borders(self.spec.seq, number))
            try:
                stream.fuel.compute(end - start)
                expected = checksum(
                    checked.algorithm, stream.data, (start, end), (borders[number], borders[number + 1])
                )
                if value != expected:
                    words = f"{checked.algorithm} of {show_count(end - start, 'byte')} from byte {stream.offset(start)}"
                    raise Failed(BrokenRule(Rule("checksum", of=words), value, expected))
            except Failed as error:
                raise refused(error, owner, name, None, place.start, was_read=True) from None


class FieldReader:
    """Read a field of the sequence, or an instance from the stream."""

    def __init__(self, type_: TypeReader, values: ValueReaders, attribute: Attribute) -> None:
        types, owner, compiler = type_.types, type_.spec, type_.compiler
        self._types = types
        self.name = name_of(owner, attribute) if not attribute.is_instance else attribute.id
        self._is_bits = isinstance(attribute.use, BitsUse)
        self._condition = None if attribute.condition is None else compiler.closure(attribute.condition.tree)
        self._value = values.reader(attribute)
        item = type_of_item(types.library, owner, attribute)
        self._checks = tuple(checks_of(type_, attribute, item))
        repeat = attribute.repeat
        self._repeat = repeat.kind if repeat else None
        self._repeated: Evaluate | None = None
        self._is_to_end = repeat is not None and _is_to_end(repeat)
        if repeat and repeat.formula:
            until = item if repeat.kind == "until" else None
            self._repeated = compiler.closure(repeat.formula.tree, until, has_index=repeat.kind == "until")

    def read(self, holder: Object, other: Stream | None = None) -> None:
        """Read the field into its object, from its own stream or another one. Raises Refused."""
        stream = holder.stream if other is None else other
        place: Place | None = None
        try:
            if self._condition is not None and not self._condition(holder, None, None):
                return
            stream.visit()
            place = holder.places[self.name] = self._place(stream)
            if self._repeat is None:
                self._single(holder, stream, place)
            else:
                self._list(holder, stream, place)
        except (Failed, *ARITHMETIC) as error:
            raise self._refused(error, holder, stream, place) from None

    def _refused(self, error: Exception, holder: Object, stream: Stream, place: Place | None) -> Refused:
        """Note the field, its last item that was begun, and where that starts: where the stream stands without one."""
        if place is None:
            start = stream.offset(stream.position - (self._is_bits and stream.left > 0))
            return refused(error, holder, self.name, None, start)
        if place.items:
            return refused(error, holder, self.name, len(place.items) - 1, place.items[-1].start)
        held = holder.values.get(self.name)
        was_read = place.end is not None or (type(held) is Object and held.stream.is_cut)
        return refused(error, holder, self.name, None, place.start, was_read=was_read)

    def _place(self, stream: Stream) -> Place:
        if self._is_bits and stream.left:
            return Place(stream.offset(stream.position - 1), 8 - stream.left)
        return Place(stream.offset(stream.position))

    def _single(self, holder: Object, stream: Stream, place: Place) -> None:
        value = self._value(holder, stream, place, None)
        if value is not NOTHING:
            holder.values[self.name] = value
            if type(value) is Object:
                _read_object(value, stream)
        place.end = stream.offset(stream.visit(), is_end=True)
        self._check(holder, value, None)

    def _list(self, holder: Object, stream: Stream, place: Place) -> None:
        items: list[Any] = []
        place.items = []
        holder.values[self.name] = items
        until = self._repeated if self._repeat == "until" else None
        count = self._repeated(holder, None, None) if self._repeat == "expr" and self._repeated else None
        index = 0
        while until or (not stream.is_at_end if count is None else index < count):
            item = self._item(holder, stream, place, items, index)
            if until and until(holder, item, index):
                break
            index = self._behind(holder, stream, place, items)
        place.end = stream.offset(stream.visit(), is_end=True)

    def _behind(self, holder: Object, stream: Stream, place: Place, items: list[Any]) -> int:
        """Return the next item to read, behind those that need not be read. Raises Failed if none of the rest need."""
        assert place.items is not None
        index = len(place.items)
        ends_list = self._types.ends_list if index >= ITEMS_KEPT and stream.is_cut and self._is_to_end else None
        if ends_list and ends_list(holder, self.name):
            raise stream.needs(stream.size, stream.base)
        lists = self._types.read_before.lists if index >= ITEMS_KEPT else {}
        read = lists.get(path_of(holder, self.name)) if lists else None
        following = bisect_left(read.again, index) if read is not None else 0
        if read is None or following == len(read.again):
            return index
        to = read.again[following]
        # These stand for the items that are skipped.
        items.extend([NOTHING] * (to - index))
        place.items.extend([place.items[-1]] * (to - index))
        stream.seek(read.starts[to])
        return to

    def _item(self, holder: Object, stream: Stream, place: Place, items: list[Any], index: int) -> Any:
        assert place.items is not None
        stream.visit()
        own = self._place(stream)
        place.items.append(own)
        value = self._value(holder, stream, own, index)
        if type(value) is Object:
            try:
                _read_object(value, stream)
            finally:
                items.append(value)
        else:
            # Where no case fits, the others keep their numbers; the official parser leaves such an item out.
            items.append(None if value is NOTHING else value)
        own.end = stream.offset(stream.visit(), is_end=True)
        self._check(holder, value, index)
        return value

    def allows(self, holder: Object, value: Any, index: int | None) -> bool:
        try:
            for _, check in self._checks:
                check(holder, value, index)
        except (Failed, Refused, *ARITHMETIC):
            return False
        return True

    def _check(self, holder: Object, value: Any, index: int | None) -> None:
        for rule, check in self._checks:
            try:
                check(holder, value, index)
            except Failed:
                ignored = self._types.ignored
                if ignored is None or not ignored(holder, self.name, index, rule.kind):
                    raise


def _is_to_end(repeat: Repeat) -> bool:
    """Tell whether a list goes on to the end of its stream, so that nothing follows it there."""
    match repeat.formula and repeat.formula.tree:
        case nodes.Member(nodes.Name("_io"), "eof"):
            return repeat.kind == "until"
    return repeat.kind == "eos"


def _read_object(inner: Object, around: Stream) -> None:
    """Read an object in a stream; of one whose bytes are cut, what is there. Raises Refused, Failed for a cut one."""
    own = inner.stream
    if own is around or not own.is_cut:
        inner.type.read(inner)
        return
    # That bytes are missing is what is wrong with it, wherever inside that shows.
    with suppress(Refused):
        inner.type.read(inner)
    raise own.needs(own.size, own.base)


class ValueInstance:
    """An instance that is computed, once."""

    def __init__(self, type_: TypeReader, attribute: Attribute) -> None:
        assert attribute.value is not None
        compiler = type_.compiler
        self.attribute = attribute
        self._name = attribute.id
        self._condition = None if attribute.condition is None else compiler.closure(attribute.condition.tree)
        self._value = compiler.closure(attribute.value.tree)

    def get(self, holder: Object) -> Any:
        """Return the value, or None if its condition does not hold. Raises Refused."""
        if self._name in holder.values:
            return holder.values[self._name]
        try:
            if self._condition is not None and not self._condition(holder, None, None):
                return None
            value = self._value(holder, None, None)
            if type(value) is list:
                # Each item of a list could have the whole list as a column.
                holder.stream.fuel.compute(len(value))
            holder.values[self._name] = value
        except (Failed, *ARITHMETIC) as error:
            raise refused(error, holder, self._name, None, None) from None
        return value


class PositionInstance:
    """An instance that is read once from the stream of its object or another one: at `pos`, or where that stands.

    After a failure the stream stays where it was, as in the official parser. Asked for again, the instance fails
    with the same failure, although a part may have been read.
    """

    def __init__(self, type_: TypeReader, values: ValueReaders, attribute: Attribute) -> None:
        self.attribute = attribute
        self.field = FieldReader(type_, values, attribute)
        self._needs_order = isinstance(type_.spec.endian, CalculatedEndian)
        self._position = None if attribute.pos is None else type_.compiler.closure(attribute.pos.tree)
        self._stream = None if attribute.io is None else type_.compiler.closure(attribute.io.tree)
        self._condition = None
        if attribute.condition is not None:
            self._condition, self.field._condition = self.field._condition, None

    def get(self, holder: Object) -> Any:
        """Return the value, or None if its condition does not hold. Raises Refused."""
        name = self.field.name
        if name in holder.failed:
            raise Refused(holder.failed[name])
        if name in holder.values:
            return holder.values[name]
        stream = holder.stream
        try:
            if self._condition is not None and not self._condition(holder, None, None):
                return None
            if self._needs_order and holder.order is None:
                raise Failed(UNDECIDED)
            if self._stream is not None:
                stream = self._stream(holder, None, None)
            before = stream.visit() if self._position is not None else 0
            if self._position is not None:
                stream.seek(stream.base + self._position(holder, None, None))
        except (Failed, *ARITHMETIC) as error:
            raise refused(error, holder, name, None, None) from None
        try:
            self.field.read(holder, stream)
        except Refused as error:
            holder.failed = {**holder.failed, name: error.fault}
            raise
        if self._position is not None:
            stream.seek(before)
        return holder.values.get(name)


Instance = ValueInstance | PositionInstance


def _order_of(library: Library, spec: TypeSpec, compiler: ExpressionCompiler) -> Callable[[Object], None] | None:
    """Return what decides the byte order of an object: by the type's own switch, or as the object around it did."""
    endian = spec.endian
    if not isinstance(endian, CalculatedEndian):
        return None

    def inherit(owner: Object) -> None:
        owner.order = None if owner.holder is None else owner.holder.order

    around = library.types.get(spec.path[:-1])
    if around is not None and around.endian == endian:
        return inherit
    on = compiler.closure(endian.on.tree)
    cases: list[tuple[Evaluate | None, Endian]] = [
        (None if when is None else compiler.closure(when.tree), order) for when, order in endian.cases
    ]

    def decide(owner: Object) -> None:
        try:
            value = on(owner, None, None)
            for when, order in cases:
                if when is None or when(owner, None, None) == value:
                    owner.order = order
                    return
            raise Failed(UNDECIDED)
        except (Failed, *ARITHMETIC) as error:
            raise refused(error, owner, "", None, None) from None

    return decide
