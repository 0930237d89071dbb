"""Verify finished messages: whether one obeys its specification, and which rule fails first if not.

The interpreter reads the message. Its objects become the parts of the message maker here, so that makers of broken and
mutated messages can ask what an expression would be if a value were another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.faults import Fault as Found
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.objects import Object, Place, name_of
from ksyspark.interpreter.problems import Kind
from ksyspark.interpreter.stream import Stream
from ksyspark.interpreter.types import Ignored
from ksyspark.layout.lower import lower
from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, Delimiter, SimpleUse, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import case_ids, case_key
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.message.memory import Memory, Window
from ksyspark_codegen.synthesis.message.parts import Frame, Items, Key, Part, Undefined
from ksyspark_codegen.synthesis.reading.state import SizeFormula


@dataclass(frozen=True, slots=True)
class Fault:
    """The first rule that a message breaks.

    `owner` is the path of the type as the specification has it, `name` the id of the field there (`_unnamed2` for the
    third without id), empty for an object as a whole. `field` is the path of the column from the root, `offset` where
    the field begins in the message, in bytes, `sentence` the reason; `key` names the place.
    """

    owner: tuple[str, ...]
    name: str
    kind: Kind
    field: str
    offset: int
    sentence: str
    key: Key

    def __str__(self) -> str:
        return f"{self.field or 'message'} at byte {self.offset}: {self.sentence}"

    @property
    def is_sure(self) -> bool:
        """Tell whether every decoder must find the same."""
        return self.kind not in ("logical", "work")


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A field of an object, or an item of it, with the type that it takes here.

    `start` is its first byte from the start of the message; `items` is the list that the value is an item of, `index`
    its number there.
    """

    part: Part
    attribute: Attribute
    use: SimpleUse
    delimiter: Delimiter
    frame: Frame
    key: Key
    start: int
    items: Items | None
    index: int | None

    @property
    def encoding(self) -> str:
        """The encoding of a text."""
        return self.attribute.encoding or self.part.spec.encoding or "UTF-8"


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """One value that was read from a message: its first bit from the start of the message, its width, both in bits."""

    spot: Spot
    bit: int
    width: int
    value: object


class Verdict:
    """The first fault of a message, None for one that obeys; the values and objects are built when first used."""

    def __init__(self, library: Library, message: Message, data: bytes) -> None:
        self.fault = None if message.fault is None else _fault_of(message.fault)
        self._library = library
        self._message = message
        self._data = data

    @cached_property
    def _parts(self) -> _Parts:
        return _Parts(self._library, self._message.root, self._data)

    @property
    def root(self) -> Part:
        """The object of the top type."""
        return self._parts.root

    @property
    def values(self) -> Sequence[Taken]:
        """Every field and item that was read; those of an object stand before the object."""
        return self._parts.values

    @property
    def begins(self) -> Mapping[Part, int]:
        """The objects, outermost first, each with the byte where it begins."""
        return self._parts.begins

    @property
    def evaluator(self) -> Evaluator:
        """The value of an expression at a place of the message, also under hypotheses."""
        return self._parts.evaluator


class Verifier:
    """Verify messages of the top type of a specification, or of another type of it."""

    def __init__(self, library: Library, root: TypeSpec) -> None:
        layout = lower(Typer(library), library.specs[root.path[0]])
        self._library = library
        self._interpreter = Interpreter(library, layout, layout.records["::".join(root.path)])

    def read(self, data: bytes, params: Mapping[str, object], forgiven: Fault | None = None) -> Verdict:
        """Read a message; `params` has every parameter of the top type. The rule of a `forgiven` fault is not held."""
        ignored: Ignored | None = None
        if forgiven is not None:
            wanted = forgiven.key, forgiven.kind

            def ignored(holder: Object, name: str, index: int | None, kind: Kind) -> bool:
                return kind == wanted[1] and _key_of_field(holder, name, index) == wanted[0]

        message = self._interpreter.read(data, params, ignored)  # type: ignore[arg-type]
        return Verdict(self._library, message, data)


def _fault_of(found: Found) -> Fault:
    location, spec = locate(found), found.holder.type.spec
    failure = failure_of(found, location)
    key = _key_of_field(found.holder, found.name, found.index) if found.name else _key_of(found.holder)
    return Fault(origin_of(spec), found.name, found.problem.kind, location.path, location.offset, failure.reason, key)


def _key_of(one: Object) -> Key:
    if one.holder is None:
        return ()
    own = _key_of_field(one.holder, one.name, one.index)
    return (*own, one.case) if one.case else own


def _key_of_field(holder: Object, name: str, index: int | None) -> Key:
    step = f"#{name.removeprefix('_unnamed')}" if name.startswith("_unnamed") else name
    return (*_key_of(holder), step) if index is None else (*_key_of(holder), step, index)


class _Parts:
    """The objects of a message as parts of the message maker."""

    def __init__(self, library: Library, root: Object, data: bytes) -> None:
        self._memory = Memory()
        self._memory.write(0, data)
        self.values: list[Taken] = []
        self.begins: dict[Part, int] = {}
        self.evaluator = _VerifiedEvaluator(library, _ReadStream())
        self._arguments: list[Part] = []
        self.root = Part(root.type.spec, (), None, self._window((), root.stream), root.order)
        self._fill(root, self.root)
        for part in self._arguments:
            for name, (tree, frame) in part.arguments.items():
                part.known[name] = part.values[name], self.evaluator.uses(tree, frame)

    def _window(self, key: Key, stream: Stream) -> Window:
        position = max(stream.position - stream.base, 0)
        return Window(self._memory, key, stream.base, limit=stream.size, bit=position * 8)

    def _fill(self, one: Object, part: Part) -> None:
        self.begins[part] = one.start
        spec = part.spec
        if part.endian is None and isinstance(spec.endian, str):
            part.endian = spec.endian
        part.values.update({parameter.id: one.values[parameter.id] for parameter in spec.params})
        for attribute in spec.attributes():
            name = name_of(spec, attribute)
            if attribute.value is None and name in one.places:
                self._field(one, part, attribute, name)

    def _field(self, one: Object, part: Part, attribute: Attribute, name: str) -> None:
        place, held = one.places[name], one.values.get(name)
        key = _key_of_field(one, name, None)
        if place.items is None:
            value = self._value(one, _spot(part, attribute, key, place, None, None), place, held)
            if attribute.id and held is not None:
                part.values[attribute.id] = value
            return
        items = Items(key)
        if attribute.id:
            part.values[attribute.id] = items
        for index, (own, item) in enumerate(zip(place.items, held if isinstance(held, list) else (), strict=False)):
            items.append(self._value(one, _spot(part, attribute, (*key, index), own, items, index), own, item))

    def _value(self, one: Object, spot: Spot, place: Place, held: object) -> object:
        value = self._part(one, spot, held) if isinstance(held, Object) else held
        if place.end is not None and held is not None:
            width = spot.use.width if isinstance(spot.use, BitsUse) else (place.end - place.start) * 8
            self.values.append(Taken(spot, place.start * 8 + place.first_bit, width, value))
        return value

    def _part(self, holder: Object, spot: Spot, held: Object) -> Part:
        window, use = spot.part.window, spot.use
        if held.stream is not holder.stream:
            window = self._window(spot.key, held.stream)
            if spot.delimiter.size is not None:
                window.sizer = SizeFormula(spot.delimiter.size, spot.frame)
        found = Part(held.type.spec, spot.key, spot.part, window, held.order)
        assert isinstance(use, UserTypeUse)
        names = (parameter.id for parameter in found.spec.params)
        found.arguments = {name: (tree, spot.frame) for name, tree in zip(names, use.reference.arguments, strict=True)}
        if found.arguments:
            self._arguments.append(found)
        self._fill(held, found)
        return found


def _spot(part: Part, attribute: Attribute, key: Key, place: Place, items: Items | None, index: int | None) -> Spot:
    use, delimiter = _use_of(attribute, place)
    frame = Frame(part, key if index is None else key[:-1], index=index)
    if isinstance(use, UserTypeUse) and place.case:
        key = (*key, place.case)
    return Spot(part, attribute, use, delimiter, frame, key, place.start, items, index)


def _use_of(attribute: Attribute, place: Place) -> tuple[SimpleUse, Delimiter]:
    """Return the type that a field takes at a place, and where its bytes end."""
    if not isinstance(attribute.use, SwitchUse):
        return attribute.use, attribute.delimiter
    ids = case_ids(attribute, attribute.use)
    for case in attribute.use.cases:
        if ids[case_key(case.use)] == place.case:
            return case.use, attribute.delimiter
    return BytesUse(), Delimiter(attribute.delimiter.size, attribute.delimiter.size_eos)


class _ReadStream:
    """The streams of a message that was read: nothing of them is left open."""

    def size_of(self, window: Window) -> int:
        assert window.limit is not None
        return window.limit

    def is_at_end(self, window: Window, asker: Key) -> tuple[bool, Key | None]:
        return window.bit % 8 == 0 and window.pos >= self.size_of(window), None

    def read_instance(self, part: Part, attribute: Attribute) -> None:
        raise Undefined(f"`{attribute.id}` was not read")


class _VerifiedEvaluator(Evaluator):
    """Evaluate expressions as official parsers do: an instance is nothing where its `if` does not hold."""

    def _value_instance(self, part: Part, attribute: Attribute, tree: Expression) -> object:
        condition = attribute.condition
        frame = Frame(part, (*part.key, attribute.id))
        if condition is not None and attribute.id not in part.known and not self.value(condition.tree, frame):
            return None
        return super()._value_instance(part, attribute, tree)
