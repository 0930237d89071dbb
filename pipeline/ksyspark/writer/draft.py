"""One draft of a message: the model is walked as the interpreter walks it, and every field is written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from ksyspark.display import show_plain
from ksyspark.interpreter.objects import Object, Place, Refused, name_of
from ksyspark.interpreter.stream import Fuel, Stream
from ksyspark.interpreter.types import TypeReader
from ksyspark.layout import Array, ColumnType, Layout, Logical, Record, Union
from ksyspark.spec import model
from ksyspark.spec.checksums import checksum
from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions import nodes
from ksyspark.spec.library import Library
from ksyspark.writer import encoding
from ksyspark.writer.encoding import Octets
from ksyspark.writer.fields import GIVEN, NO_VALUE, TOLD, Leaf, Node, Scope, attribute_of, fits, is_bounded, same
from ksyspark.writer.inversion import Solver
from ksyspark.writer.rows import Masked, NotWritten, join

CHOSEN, RULE, USUAL, INVERSE = 10, 15, 18, GIVEN + 2
"""The ranks of what sizes, counts, conditions and cases ask for; of rules; of usual values; of inverses."""
# Units of work for the expressions of one draft; items of a list whose count only an expression tells; bytes of fill.
_FUEL, _MOST_ITEMS, _MOST_FILL = 1 << 20, 1 << 16, 1 << 16
_WHOLE = (model.IntegerUse, model.BitsUse)
PRESENT, ABSENT = object(), object()
"""What a row may ask of a field with a condition instead of a value: that it is there, or is not."""
BLANKS: Mapping[type, Any] = {model.FloatUse: 0.0, model.StringUse: "", model.BytesUse: b""}


class _Values(dict[str, object]):
    """The values of an object that is written: those of instances, which the interpreter computes, are listed."""

    __slots__ = ("listed",)

    def __init__(self, listed: list[tuple[dict[str, object], str]]) -> None:
        super().__init__()
        self.listed = listed

    def __setitem__(self, name: str, value: object) -> None:
        self.listed.append((self, name))
        super().__setitem__(name, value)


@dataclass(frozen=True, slots=True)
class Unmet:
    """What an expression is and should be, of which field, in words; `is_overruled` if a computed length forbids it."""

    path: str
    words: str
    has: object
    must: object
    is_overruled: bool

    @property
    def reason(self) -> str:
        has = "has no value" if self.has is NO_VALUE else f"is {show_plain(self.has)}"
        return f"{self.words} {has}, must be {show_plain(self.must)}"


@dataclass(frozen=True, slots=True)
class Old:
    """What a field of the template holds, where, and as which row; `octets` are its bytes if no process made them."""

    value: Any
    place: Place
    row: Any
    stream: Stream

    @property
    def octets(self) -> bytes | None:
        is_made = self.stream.origin is not None or self.place.end is None
        return None if is_made else self.stream.data[self.place.start : self.place.end]


@dataclass(slots=True)
class Work:
    """What passes from draft to draft: the streams with the bytes of the last one, and how the message is written.

    `derives_lengths` lets sizes, counts and positions replace values that are given; `needs_all` refuses a field
    without a value. `order` is the byte order that is tried where a message does not tell it before it is written.
    `goals` are, by the keys of objects, expressions and what they are to be; with `refills` texts and bytes that are
    not given are as long as their sizes say. With `fits` what nothing tells makes up for sizes that are given.
    """

    library: Library
    layout: Layout
    solver: Solver
    derives_lengths: bool = False
    needs_all: bool = False
    order: model.Endian = "be"
    goals: Mapping[object, Sequence[tuple[model.Formula, Any]]] = field(default_factory=dict)
    refills: bool = False
    fits: bool = False
    streams: dict[object, Stream] = field(default_factory=dict)

    def begin(self, order: model.Endian) -> None:
        """Begin another message."""
        self.order, self.fits = order, False
        self.streams.clear()
        self.solver.begin(is_new=True)

    def stream(self, key: object, old: Stream | None) -> Stream:
        """Return the stream of an object with the bytes of the last draft, at first with those of the template."""
        stream = self.streams.get(key)
        if stream is None:
            own = (old.data, old.base, old.end) if old else (b"", 0, 0)
            stream = self.streams[key] = Stream(*own, Fuel(_FUEL))
        stream.fuel = Fuel(_FUEL)
        return stream


@dataclass(frozen=True, slots=True)
class Spot:
    """A field of an object that is written, or an item of it, the type of its column, and what the template has."""

    holder: Object
    node: Node
    attribute: model.Attribute
    kind: ColumnType | None
    old: Old | None
    index: int | None = None

    @property
    def name(self) -> str:
        return self.attribute.id or name_of(self.holder.type.spec, self.attribute)

    @property
    def scope(self) -> Scope:
        return Scope(self.holder, self.index)

    def of(self, kind: ColumnType | None, old: Old | None, index: int | None) -> "Spot":
        """Return the spot of an item of the field, or of its value in a case."""
        return Spot(self.holder, self.node, self.attribute, kind, old, index)

    @property
    def key(self) -> tuple[object, str]:
        return self.node.key, self.name

    @property
    def path(self) -> str:
        return join(self.node.path, self.name + ("" if self.index is None else f"[{self.index}]"))

    def keep(self, value: object) -> None:
        """Have the object hold a value."""
        if self.index is None:
            dict.__setitem__(self.holder.values, self.name, value)
            return
        items = self.holder.values[self.name]
        assert isinstance(items, list)
        items[self.index : self.index + 1] = [value]


class Draft:
    """Write one message; with `solves` unmet expressions change fields, with `is_settled` also what is not usual."""

    def __init__(self, work: Work, *, solves: bool, is_settled: bool) -> None:
        self.unmet: list[Unmet] = []
        self._work = work
        self._solver = work.solver
        self.solves, self.is_open, self._solver.is_settled = solves, False, is_settled
        self._rank_of_sizes = GIVEN + 1 if work.derives_lengths else RULE + 1 if work.refills else CHOSEN
        self._made: list[tuple[Octets, int]] = []
        self._late: list[tuple[str, Scope, model.Formula, Any, int]] | None = []

    def message(self, kind: TypeReader, arguments: Mapping[str, Any], root: Node) -> bytes:
        """Return the bytes of a message. Raises NotWritten for a value that its field cannot hold."""
        self._solver.begin()
        out = Octets(self._work.stream(root.key, root.old.stream if root.old else None), 0, [])
        holder, end = self._made_object(kind, out, 0), out.stream.end
        holder.root = holder
        chosen = self._solver.chosen
        values = {name: chosen.get((root.key, name), (value,))[0] for name, value in arguments.items()}
        dict.update(holder.values, values)
        self._object(holder, root, out)
        late, self._late = self._late or [], None
        for place in late:
            self._met(*place)
        data = out.whole(self._rest(holder, root.old))
        if out.stream.end > end:
            self.is_open, data = True, data.ljust(out.stream.end, b"\0")
        out.source.append(data)
        for own, length in (*self._made, (out, len(data))):
            stream = own.stream
            stream.data, stream.base, stream.end = own.source[0], own.start, own.start + length
            stream.limit = stream.end
        if self.solves:
            self._invert()
        return data

    def _invert(self) -> None:
        """Have fields the values that their `-inverse` and `-checksum` give by what was written."""
        self._solver.forget()
        for holder, node in self._solver.nodes.items():
            for attribute, value in self._inverted(holder):
                is_derived = node.asked.get(attribute.id) is None or self._work.derives_lengths
                if is_derived and attribute.id in holder.values and fits(attribute.use, value):
                    self._solver.chosen[node.key, attribute.id] = value, INVERSE, None

    def _inverted(self, holder: Object) -> Iterator[tuple[model.Attribute, Any]]:
        for attribute in holder.type.inverses:
            assert attribute.inverse is not None
            yield attribute, self._solver.value(attribute.inverse.tree, Scope(holder))
        for number, _, checked in holder.type.checksums:
            start, end = checked.borders(holder.type.spec.seq, number)
            places = [holder.places.get(field.name) for field in holder.type.fields]
            spans = [(place.start, place.end or place.start) for place in places[start:end] if place is not None]
            if spans and (own := places[number]) is not None:
                run = spans[0][0], spans[-1][1]
                value = checksum(checked.algorithm, holder.stream.data, run, (own.start, own.end or own.start))
                yield holder.type.spec.seq[number], value

    def _made_object(self, kind: TypeReader, out: Octets, start: int) -> Object:
        made = Object(kind, out.stream, start)
        made.values = _Values(self._solver.cached)
        return made

    def _record(self, holder: Object) -> Record:
        return self._work.layout.records["::".join(holder.type.spec.path)]

    def _rest(self, holder: Object, old: Object | None) -> bytes:
        """Return the bytes of the template behind what is read in sequence, without those that columns show."""
        if old is None or old.stream.position > old.stream.end:
            return b""
        start, rest = old.stream.position, bytearray(old.stream.data[old.stream.position : old.stream.end])
        shown = {column.id for column in self._record(holder).columns if column.origin == "pos"}
        for name in shown & old.places.keys():
            place = old.places[name]
            if place.end is not None and old.stream.origin is None:
                begin, end = max(place.start - start, 0), max(place.end - start, 0)
                rest[begin:end] = bytes(len(rest[begin:end]))
        return bytes(rest)

    def _object(self, holder: Object, node: Node, out: Octets) -> None:
        self._solver.nodes[holder] = node
        try:
            holder.type.decide_order(holder)
        except Refused:
            holder.order = self._work.order
        if not self.solves and holder.order is not None:
            # What the bytes say about their order they say when they are there.
            holder.order = self._work.order
        kinds = {column.id: column.type for column in self._record(holder).columns}
        for attribute in holder.type.spec.seq:
            out.follow()
            self._field(holder, node, attribute, kinds.get(attribute.id), out)
        out.follow()
        for (name, offset, _), wish in self._solver.wishes.get(node.key, {}).items():
            self._wish(holder, holder.type.spec.instances[name], offset, wish, out)
        for formula, target in self._work.goals.get(node.key, ()):
            self._met(node.path, Scope(holder), formula, target, TOLD)
        for name, attribute in holder.type.spec.instances.items():
            asked, usual = node.asked.get(name), attribute.about.extensions.get("-default")
            if asked is not None:
                self._instance(Spot(holder, node, attribute, kinds.get(name), None), asked, out)
            elif usual is not None and attribute.value is not None and node.old is None:
                self.is_open = True
                if self._solver.is_settled:
                    self._solver.require(attribute.value.tree, Scope(holder), usual, USUAL, join(node.path, name))

    def _instance(self, spot: Spot, asked: Any, out: Octets) -> None:
        """Ask for the value of an instance that is computed, or write one that lies elsewhere."""
        attribute = spot.attribute
        if attribute.condition is not None:
            self._require(spot, attribute.condition, True, TOLD)
        if attribute.value is not None:
            if isinstance(spot.kind, Logical):
                held = self._solver.value(attribute.value.tree, spot.scope)
                asked = encoding.physical(spot.kind, asked, None if held is NO_VALUE else held, spot.path)
            self._require(spot, attribute.value, asked, TOLD)
        elif attribute.pos is not None and attribute.io is None:
            self._at_position(spot, attribute.pos, out)

    def _require(self, spot: Spot, formula: model.Formula, target: Any, rank: int, item: Leaf | None = None) -> bool:
        """Tell whether an expression of a field has a value, or can have it; note where it cannot."""
        scope = Scope(spot.holder, spot.index, item, spot.attribute if item else None)
        return self._met(spot.path, scope, formula, target, rank)

    def _met(self, path: str, scope: Scope, formula: model.Formula, target: Any, rank: int) -> bool:
        value = self._solver.value(formula.tree, scope)
        if value is NO_VALUE and rank == TOLD and self._late is not None:
            # It may ask for what is written behind it.
            self._late.append((path, scope, formula, target, rank))
            return False
        self._solver.meets_length = False
        if same(value, target) or (self.solves and self._solver.require(formula.tree, scope, target, rank, path)):
            if rank == TOLD:
                self._solver.told.setdefault(scope.holder, []).append((formula.tree, scope, target))
            return True
        is_of_lengths = self._solver.meets_length or self._solver.counts(formula.tree)
        is_overruled = self._work.derives_lengths and rank == TOLD and is_of_lengths and isinstance(target, int | float)
        self.unmet.append(Unmet(path, formula.words, value, target, is_overruled))
        return False

    # Fields.

    def _field(
        self, holder: Object, node: Node, attribute: model.Attribute, kind: ColumnType | None, out: Octets
    ) -> None:
        spot = Spot(holder, node, attribute, kind, None)
        asked = node.asked.get(attribute.id)
        if attribute.condition is not None:
            if asked is ABSENT:
                self._require(spot, attribute.condition, False, TOLD)
                return
            if asked is not None:
                self._require(spot, attribute.condition, True, TOLD if asked is PRESENT else RULE + 1)
            elif self._solver.value(attribute.condition.tree, spot.scope) is not True:
                return
        self._written(spot, None if asked is PRESENT else asked, out)

    def _written(self, spot: Spot, asked: Any, out: Octets) -> None:
        """Write a field that is there, as one value or as a list."""
        place = spot.holder.places[spot.name] = Place(out.position)
        if spot.attribute.repeat is not None:
            self._list(spot, spot.attribute.repeat, asked, place, out)
        else:
            old = next(iter(_held(spot.node, spot.name)), None)
            self._single(spot.of(spot.kind, old, None), asked, place, out)
        place.end = out.position

    def _list(self, spot: Spot, repeat: model.Repeat, asked: list[Any] | None, place: Place, out: Octets) -> None:
        place.items = []
        olds = _held(spot.node, spot.name)
        chosen = self._solver.chosen.get(spot.key)
        items: list[Any] | None = chosen[0] if chosen else asked
        # Rules of an item that is chosen may ask for those behind it.
        spot.keep([] if chosen is None else list(chosen[0]))
        count = len(items) if items is not None else len(olds)
        if repeat.kind == "expr":
            assert repeat.formula is not None
            if items is not None:
                self._require(spot, repeat.formula, count, self._rank_of_sizes)
            else:
                told = self._solver.value(repeat.formula.tree, spot.scope)
                count = min(told, _MOST_ITEMS) if isinstance(told, int) else count
        elif repeat.kind == "until" and items is None:
            count = max(count, 1)
        pairs = _paired(asked, spot.node.old_row.get(spot.attribute.id), olds)
        kind = spot.kind.item if isinstance(spot.kind, Array) else spot.kind
        for index in range(count):
            own = Place(out.position)
            place.items.append(own)
            item = spot.of(kind, pairs[index] if index < len(pairs) else None, index)
            self._single(item, items[index] if items is not None else None, own, out)
            own.end = out.position
            out.follow()
            if repeat.kind == "until" and self.solves and asked is None:
                assert repeat.formula is not None
                leaf = Leaf(spot.holder, spot.name, index)
                self._require(item, repeat.formula, index == count - 1, CHOSEN, leaf)

    def _single(self, spot: Spot, asked: Any, place: Place, out: Octets) -> None:
        """Write one value, and have its object hold it."""
        use, delimiter = spot.attribute.use, spot.attribute.delimiter
        if isinstance(use, model.SwitchUse):
            case = self._case(spot, use, asked)
            if case is None:
                if spot.index is not None:
                    spot.keep(None)
                return
            place.case, taken = case
            use, delimiter = (taken, delimiter) if taken else (model.BytesUse(), delimiter.without_marks)
            asked = asked[1] if isinstance(asked, tuple) else asked if spot.index is None else None
            spot = _in_case(spot, place.case)
        if isinstance(use, model.UserTypeUse):
            if isinstance(asked, bytes):
                spot.keep(asked)
                out.octets(asked)
                return
            if isinstance(asked, Object):
                spot, asked = replace(spot, old=Old(asked, place, None, asked.stream)), {}
            self._child(spot, use, asked or {}, place, out)
            return
        spot.node.uses[spot.name] = use
        value = self._value(spot, use, asked)
        if not fits(use, value):
            raise NotWritten(spot.path, f"{show_plain(value)} does not fit into {model.case_key(use)}")
        spot.keep(value)
        if isinstance(use, model.StringUse | model.BytesUse):
            self._sized(spot, use, delimiter, value, is_free=asked is None, out=out)
        else:
            encoding.number(out, spot.holder, use, value, spot.path)
        # A rule may ask where its field ends.
        out.follow()
        self._obey(spot)

    def _case(self, spot: Spot, use: model.SwitchUse, asked: Any) -> tuple[str, model.SimpleUse | None] | None:
        """Return the case that a value takes and its type, None for bytes that no case names; None for no value."""
        ids = model.case_ids(spot.attribute, use)
        cases = [(case, ids[model.case_key(case.use)]) for case in use.cases]
        on = self._solver.value(use.on.tree, spot.scope)
        taken = next((one for one in cases if one[0].when is not None and self._when(spot, one[0]) == on), None)
        taken = taken or next((one for one in cases if one[0].when is None), None)
        if isinstance(asked, tuple) and (taken is None or taken[1] != asked[0]):
            fitting = [one for one in cases if one[1] == asked[0]]
            told = spot.node.asked.get(use.on.tree.id) if isinstance(use.on.tree, nodes.Name) else None
            named = sorted((one for one in fitting if one[0].when), key=lambda case: self._when(spot, case[0]) != told)
            taken = fitting[0] if fitting else None
            for case in named:
                when = self._when(spot, case[0])
                if case is named[-1] or (
                    self.solves and self._solver.require(use.on.tree, spot.scope, when, CHOSEN, spot.path)
                ):
                    self._require(spot, use.on, when, CHOSEN)
                    taken = case
                    break
        if taken is not None:
            return taken[1], taken[0].use
        return (ids[""], None) if "" in ids else None

    def _when(self, spot: Spot, case: model.CaseUse) -> Any:
        return NO_VALUE if case.when is None else self._solver.value(case.when.tree, spot.scope)

    def _child(self, spot: Spot, use: model.UserTypeUse, asked: Mapping[str, Any], place: Place, out: Octets) -> None:
        holder, attribute, owner = spot.holder, spot.attribute, spot.holder.type.spec
        spec = self._work.library.find_type(owner, use.reference.path, use.reference.is_absolute)
        assert spec is not None
        key = (*spot.key, spot.index)
        old = spot.old.value if spot.old is not None and isinstance(spot.old.value, Object) else None
        old = old if old is not None and old.type.spec.path == spec.path else None
        own = out
        if attribute.delimiter.has_end:
            is_made = attribute.process is not None
            stream = self._work.stream(key, old.stream if old else None)
            own = Octets(stream, 0, []) if is_made else Octets(stream, out.position, out.source)
        child = self._made_object(holder.type.types.of(spec), own, place.start)
        arguments = dict(zip((one.id for one in spec.params), use.reference.arguments, strict=True))
        values = {name: self._solver.value(tree, spot.scope) for name, tree in arguments.items()}
        dict.update(child.values, {name: value for name, value in values.items() if value is not NO_VALUE})
        child.holder, child.name, child.index = holder, spot.name, spot.index
        if spec.path[0] == owner.path[0]:
            around = None if attribute.parent is None else self._solver.value(attribute.parent.tree, spot.scope)
            child.parent = holder if attribute.parent is None else around if isinstance(around, Object) else None
            child.root = holder.root
        elif len(spec.path) == 1:
            child.root = child
        spot.keep(child)
        path = join(spot.path, place.case) if place.case else spot.path
        old_row = spot.old.row if spot.old is not None and isinstance(spot.old.row, Mapping) else {}
        self._object(child, Node(key, path, asked, old, old_row, arguments), own)
        self._obey(spot)
        if not attribute.delimiter.has_end:
            return
        least = max(len(own.data), *(at + len(one) for at, one, _ in own.placed), 0)
        content = own.whole(self._rest(child, old))
        if attribute.process is None:
            content = self._filled(spot, child, content, least)
        else:
            own.source.append(content)
        self._made.append((own, len(content)))
        if attribute.process is not None:
            content = self._processed(spot, content)
            if attribute.delimiter.size is not None:
                self._require(spot, attribute.delimiter.size, len(content), self._rank_of_sizes)
        if not attribute.delimiter.has_size and attribute.delimiter.consume and not attribute.delimiter.include:
            content += attribute.delimiter.terminator or b""
        out.octets(content)

    def _filled(self, spot: Spot, child: Object, content: bytes, least: int) -> bytes:
        """Return the bytes of an object, the `least` of which it needs, as long as its size says if that is given."""
        size = spot.attribute.delimiter.size
        told = None if size is None else self._solver.value(size.tree, spot.scope)
        if size is None or told == len(content) or self._has_size(spot, size, len(content)):
            return content
        if isinstance(told, int) and self._work.fits:
            self._solver.absorb(child, told - len(content), USUAL + 1)
        if isinstance(told, int) and least <= told <= len(content) + _MOST_FILL:
            return content.ljust(told, bytes([spot.attribute.delimiter.pad_right or 0]))[:told]
        self._require(spot, size, len(content), self._rank_of_sizes)
        return content[:told] if isinstance(told, int) and told >= 0 and self._solver.is_by_room(child) else content

    def _at_position(self, spot: Spot, formula: model.Formula, out: Octets) -> None:
        """Write an instance that lies elsewhere: behind all others where it would lie over one of them."""
        own = Octets(out.stream, out.start, out.source)
        self._written(spot, spot.node.asked[spot.name], own)
        data, position = own.whole(b""), self._solver.value(formula.tree, spot.scope)
        if not data or not isinstance(position, int):
            return
        behind = max((at + len(one) for at, one, _ in out.placed), default=len(out.data))
        # What is counted from the end lies before the first byte until the message is long enough.
        is_ahead = position < 0
        if is_ahead or (out.is_taken(position, data) and self._require(spot, formula, behind, self._rank_of_sizes + 1)):
            position = behind
        out.placed.append((position, data, b"\xff" * len(data)))

    def _wish(
        self, holder: Object, instance: model.Attribute, offset: int, wish: tuple[Leaf, Any, Any], out: Octets
    ) -> None:
        """Have the bytes be such that an instance, or a field of its object, reads ahead what it is to read."""
        leaf, *values = wish
        attribute, position, octets = attribute_of(leaf), None, []
        if instance.pos is not None and attribute is not None:
            position = self._solver.value(instance.pos.tree, Scope(holder))
        for value in values:
            own = Octets(out.stream, 0, [])
            if isinstance(value, bytes):
                own.octets(value)
            elif isinstance(value, int) and attribute is not None and isinstance(attribute.use, _WHOLE):
                encoding.number(own, leaf.holder, attribute.use, value, leaf.name)
            octets.append(own.whole(b""))
        before, after = octets
        if isinstance(position, int) and position >= 0 and len(before) == len(after):
            mask = bytes(one ^ other for one, other in zip(before, after, strict=True))
            out.placed.append((position + offset, after, mask))

    # Values.

    def _value(self, spot: Spot, use: model.SimpleUse, asked: Any) -> Any:
        """Return what a field is to hold: what was chosen for it, what is given, or what it has in the template."""
        chosen = self._solver.chosen.get(spot.key)
        held = spot.old.value if spot.old is not None else None
        if held is None and isinstance(spot.kind, Logical) and isinstance(use, model.BytesUse):
            size = spot.attribute.delimiter.size
            told = 0 if size is None else self._solver.value(size.tree, spot.scope)
            held = bytes(told) if isinstance(told, int) and 0 < told <= _MOST_FILL else None
        if chosen is not None and (spot.index is None or spot.index < len(chosen[0])):
            return chosen[0] if spot.index is None else chosen[0][spot.index]
        if isinstance(asked, Masked):
            text = asked.over(held if isinstance(held, str | bytes) else None)
            return text if isinstance(use, model.StringUse) else text.encode()
        if asked is not None:
            return encoding.physical(spot.kind, asked, held, spot.path) if isinstance(spot.kind, Logical) else asked
        if isinstance(held, str | bytes) and held and spot.attribute.id in spot.node.asked and spot.index is None:
            words = "it is null, and the message as it was has a value: give an empty one, or leave the column out"
            raise NotWritten(spot.path, words)
        if self._work.needs_all and spot.attribute.id and not is_technical(spot.attribute.about):
            raise NotWritten(spot.path, "it has no value, and derive=none computes none")
        values = (value for value in self._told(spot, held) if value is not None and fits(use, value))
        return next(values, BLANKS.get(type(use), 0))

    def _told(self, spot: Spot, held: Any) -> Iterator[Any]:
        """Yield values that a field without a value may have: that of the template first, then what its keys say."""
        attribute = spot.attribute
        yield held
        yield attribute.about.extensions.get("-default")
        yield attribute.contents
        pairs = pairwise(spot.holder.type.spec.seq)
        yield from (one.delimiter.terminator for one, then in pairs if then is attribute and not one.delimiter.consume)
        rule = attribute.valid
        if rule is not None:
            bounds = [rule.formulas[kind] for kind in ("eq", "min", "max") if kind in rule.formulas]
            yield from (self._solver.value(one.tree, spot.scope) for one in (*bounds, *(rule.any_of or ())))

    def _obey(self, spot: Spot) -> None:
        """Choose another value for a field that has none given, where its rule says so."""
        rule = spot.attribute.valid.formulas.get("expr") if spot.attribute.valid is not None else None
        if rule is not None and self.solves and spot.node.asked.get(spot.attribute.id) is None:
            leaf = Leaf(spot.holder, spot.name, spot.index)
            rank = CHOSEN - 1 if is_bounded(spot.attribute) else RULE
            scope = replace(spot.scope, item=leaf, attribute=spot.attribute)
            # What the rule compares its field with may only come to be.
            self._solver.only = None if self._solver.is_settled or not self._solver.names(rule.tree, "_") else leaf
            self.is_open |= not self._solver.require(rule.tree, scope, True, rank, spot.path)
            self._solver.only = None

    def _processed(self, spot: Spot, data: bytes) -> bytes:
        """Return bytes as the process of a field takes them."""
        process = spot.attribute.process
        if process is None:
            return data
        arguments = [self._solver.value(tree, spot.scope) for tree in process.arguments]
        return encoding.unprocessed(process.name, data, arguments, spot.old.octets if spot.old else None, spot.path)

    def _sized(
        self, spot: Spot, use: model.SimpleUse, delimiter: model.Delimiter, value: Any, *, is_free: bool, out: Octets
    ) -> None:
        """Write a text or bytes with what ends and fills them; as the template has the same value, if it does."""
        old = spot.old
        raw = old.octets if old is not None and old.value == value and type(old.value) is type(value) else None
        charset = spot.attribute.encoding or spot.holder.type.spec.encoding or "UTF-8"
        data = self._processed(spot, encoding.encoded(value, charset, spot.path))
        if is_free and delimiter.include and delimiter.terminator and not data.endswith(delimiter.terminator):
            data += delimiter.terminator
        if delimiter.size is None:
            ended = data if spot.attribute.contents is not None else data + encoding.end_of(use, delimiter, charset)
            out.octets(ended if raw is None else raw)
            return
        size, told = delimiter.size, self._solver.value(delimiter.size.tree, spot.scope)
        room = told - len(data) if isinstance(told, int) and told <= len(data) + _MOST_FILL else -1
        mark = encoding.mark_of(use, delimiter, charset)
        if raw is not None and told == len(raw):
            data = raw
        elif room > 0 and (mark or delimiter.pad_right is not None):
            data = encoding.padded(data, told, use, delimiter, charset)
        elif is_free and not data and room > 0:
            filled = encoding.blank(use, room, charset)
            data = encoding.encoded(filled, charset, spot.path).ljust(room, b"\0")
            spot.keep(filled)
        elif (is_free or self._work.derives_lengths) and _is_fill(use, data) and _filling(size.tree):
            data = self._rounding(spot, size, data, told)
        elif mark and not (old or self._work.derives_lengths) and self._has_size(spot, size, len(data + mark)):
            data += mark
        elif not self._require(spot, size, len(data), self._rank_of_sizes):
            data = self._refilled(spot, data, told)
        out.octets(data)

    def _has_size(self, spot: Spot, size: model.Formula, length: int) -> bool:
        """Tell whether a size can be so many bytes; nothing is noted where it cannot."""
        return self.solves and self._solver.require(size.tree, spot.scope, length, self._rank_of_sizes, spot.path)

    def _rounding(self, spot: Spot, size: model.Formula, data: bytes, told: Any) -> bytes:
        """Return what fills up to a multiple: as long as its size says, or will say when lengths are there."""
        filling = _filling(size.tree)
        if filling is not None and (not isinstance(told, int) or told < 0):
            told = self._solver.value(filling, spot.scope)
        filled = _fill(spot, data, told)
        if len(filled) != len(data) and self._work.derives_lengths:
            self.unmet.append(Unmet(spot.path, size.words, told, len(data), is_overruled=True))
        return filled

    def _refilled(self, spot: Spot, data: bytes, told: Any) -> bytes:
        """Return bytes that are fill, where lengths are computed, as long as they are to be."""
        if self._work.refills and isinstance(told, int) and 0 <= told <= _MOST_FILL:
            return data[:told].ljust(told, data[-1:] or b"a")
        if not (self._work.derives_lengths and _is_fill(spot.attribute.use, data)):
            return data
        self.unmet[-1] = replace(self.unmet[-1], is_overruled=isinstance(told, int) and 0 <= told <= _MOST_FILL)
        return _fill(spot, data, told)


def _fill(spot: Spot, data: bytes, told: Any) -> bytes:
    """Return fill as long as its size says, if that is a number which is not too large."""
    filled = (data[:1] or b"\0") * told if isinstance(told, int) and 0 <= told <= _MOST_FILL else data
    spot.keep(filled)
    return filled


def _is_fill(use: model.TypeUse, data: bytes) -> bool:
    return isinstance(use, model.BytesUse) and len(set(data)) <= 1


def _filling(tree: nodes.Expression) -> nodes.Expression | None:
    """Return the part of a size that fills up to a multiple, by the remainder in it; None for other sizes."""
    parts = (tree.then, tree.otherwise) if isinstance(tree, nodes.Ternary) else (tree,)
    rests = (part for part in parts for of in nodes.walk(part) if isinstance(of, nodes.Binary) and of.operator == "%")
    return next(rests, None)


# Drafts of a message, of which the last ones change nothing more.
_MOST_DRAFTS = 20


def drafted(work: Work, kind: TypeReader, arguments: Mapping[str, Any], root: Node) -> tuple[bytes, list[Unmet]]:
    """Return the draft after which nothing changes, or the last one, and what is unmet in it. Raises NotWritten."""
    before, is_settled = None, work.fits
    for number in range(_MOST_DRAFTS):
        state = work.solver.state
        draft = Draft(work, solves=number > 0 or work.fits or root.old is not None, is_settled=is_settled)
        data = draft.message(kind, arguments, root)
        if state == work.solver.state and (
            data == before or (draft.solves and all(one.is_overruled for one in draft.unmet))
        ):
            if is_settled or not (draft.unmet or draft.is_open):
                break
            is_settled = True
        before = data
    return data, draft.unmet


def _in_case(spot: Spot, case: str) -> Spot:
    """Return the spot of a switched value in its case; what the template has in another case is not the same."""
    cases = spot.kind.cases if isinstance(spot.kind, Union) else ()
    old = spot.old if spot.old is not None and spot.old.place.case == case else None
    if old is not None and isinstance(old.row, tuple):
        old = replace(old, row=old.row[1])
    return spot.of(next((one.type for one in cases if one.id == case), None), old, spot.index)


def _held(node: Node, name: str) -> list[Old]:
    """Return what a field has in the template: one value, or those of a list; none where it is not there."""
    place = None if node.old is None else node.old.places.get(name)
    if node.old is None or place is None or name not in node.old.values:
        return []
    held, row = node.old.values[name], node.old_row.get(name)
    if place.items is None or not isinstance(held, list):
        return [Old(held, place, row, node.old.stream)]
    rows = row if isinstance(row, list) and len(row) == len(held) else [None] * len(held)
    return [Old(*parts, node.old.stream) for parts in zip(held, place.items, rows, strict=False)]


def _paired(asked: list[Any] | None, row: Any, olds: list[Old]) -> "list[Old | None]":
    """Return for each item that is given the one of the template it stands for: those alike at both ends of a list."""
    if asked is None or not isinstance(row, list) or len(row) == len(asked):
        return list(olds)
    both = min(len(row), len(asked))
    first = next((at for at in range(both) if row[at] != asked[at]), both)
    last = next((at for at in range(both - first) if row[-1 - at] != asked[-1 - at]), both - first)
    return [*olds[:first], *[None] * (len(asked) - first - last), *olds[len(olds) - last :]]
