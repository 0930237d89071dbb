"""Verify finished messages: which rule one breaks first, and where the values of one lie.

The interpreter, the reference of all decoders, reads the message.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ksyspark.interpreter import failures, problems, types
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.objects import Object, Place, name_of, path_of
from ksyspark.interpreter.stream import Stream
from ksyspark.layout.lower import lower
from ksyspark.spec import inference, model, recursion
from ksyspark.spec.library import Library
from ksyspark_codegen.synthesis.encoding import NumberShape


@dataclass(frozen=True, slots=True)
class Sample:
    """A message and the parameters of the top type under which it is one."""

    data: bytes
    params: Mapping[str, object]


def distinct(samples: Iterable[Sample]) -> Iterator[Sample]:
    """Yield messages, each once."""
    seen = set[tuple[bytes, str]]()
    for sample in samples:
        mark = sample.data, repr(sample.params)
        if mark not in seen:
            seen.add(mark)
            yield sample


@dataclass(frozen=True, slots=True)
class Fault:
    """The first rule that a message breaks.

    `owner` is the path of the type as the specification has it, `name` the id of the field there (`_unnamed2` for the
    third without id), empty for an object as a whole. `field` is the path of the column from the root, `offset` where
    the field begins in the message, in bytes, `sentence` the reason.
    """

    owner: tuple[str, ...]
    name: str
    kind: problems.Kind
    field: str
    offset: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.field or 'message'} at byte {self.offset}: {self.sentence}"

    @property
    def is_sure(self) -> bool:
        """Tell whether every decoder must find the same."""
        return self.kind not in ("logical", "work")


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """A field or item that was read: `bit` and `width` say where it lies from the message's start, in bits."""

    holder: Object
    attribute: model.Attribute
    use: model.SimpleUse
    path: str
    index: int | None
    bit: int
    width: int
    value: object

    @property
    def field(self) -> tuple[tuple[str, ...], str]:
        """The path of the type and the name of the field, as the specification has them."""
        spec = self.holder.type.spec
        return recursion.origin_of(spec), name_of(spec, self.attribute)

    @property
    def name(self) -> str:
        """The name of the field, in its object."""
        return name_of(self.holder.type.spec, self.attribute)

    @property
    def start(self) -> int:
        return self.bit // 8

    @property
    def end(self) -> int:
        return -(-(self.bit + self.width) // 8)

    @property
    def is_number(self) -> bool:
        return isinstance(self.use, model.IntegerUse | model.FloatUse | model.BitsUse)

    @property
    def number(self) -> int | None:
        """The value where it is a whole number, not a truth value."""
        return self.value if type(self.value) is int and self.is_number else None

    @property
    def encoding(self) -> str:
        return self.attribute.encoding or self.holder.type.spec.encoding or "UTF-8"

    @property
    def shape(self) -> NumberShape:
        """How a number lies in the message."""
        spec = self.holder.type.spec
        order = self.holder.order or (spec.endian if isinstance(spec.endian, str) else None)
        match self.use:
            case model.IntegerUse(is_signed, width, endian):
                return NumberShape(8 * width, endian or order or "be", "int", is_signed)
            case model.FloatUse(width, endian):
                return NumberShape(8 * width, endian or order or "be", "float", False)
            case model.BitsUse(width, endian):
                kind = "bool" if width == 1 and self.attribute.enum is None else "int"
                return NumberShape(width, endian or spec.bit_endian, kind, False)
        raise AssertionError(f"{self.use} is no number")


class Verdict:
    """What became of a message: its first fault (None where it obeys), and its values, found at their first use."""

    def __init__(self, message: Message) -> None:
        self.found, self.root, self.row = message.fault, message.root, message.row
        # Where the last byte ends that was read in sequence, and how many fields and items were begun and ended.
        self.end, self.visits = message.end, message.visits

    @cached_property
    def fault(self) -> Fault | None:
        if self.found is None:
            return None
        location, owner = failures.locate(self.found), recursion.origin_of(self.found.holder.type.spec)
        sentence = failures.failure_of(self.found, location).reason
        return Fault(owner, self.found.name, self.found.problem.kind, location.path, location.offset, sentence)

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """Every field and item that was read, in the order of the specification, of objects too."""
        return tuple(_sites(self.root))


class Verifier:
    """Verify messages of the top type of a specification, or of another type of it."""

    def __init__(self, library: Library, root: model.TypeSpec) -> None:
        layout = lower(inference.Typer(library), library.specs[root.path[0]], recursion.find_cycles(library))
        self.layout = layout
        self._interpreter = Interpreter(library, layout, layout.records["::".join(root.path)])
        self.type = self._interpreter.type

    def read(self, data: bytes, params: Mapping[str, object], forgiven: Fault | None = None) -> Verdict:
        """Read a message; `params` has every parameter of the top type. The rule of a `forgiven` fault is not held."""
        ignored: types.Ignored | None = None
        if forgiven is not None:
            place = forgiven.field, forgiven.kind

            def ignored(holder: Object, name: str, index: int | None, kind: problems.Kind) -> bool:
                return (path_of(holder, name, index), kind) == place

        return Verdict(self._interpreter.read(data, params, ignored))  # type: ignore[arg-type]


def _sites(holder: Object) -> Iterator[Site]:
    spec = holder.type.spec
    for attribute in spec.attributes():
        name = name_of(spec, attribute)
        place, held = holder.places.get(name), holder.values.get(name)
        if attribute.value is not None or place is None:
            continue
        if place.items is None:
            yield from _at(holder, attribute, name, None, place, held)
        for index, (own, item) in enumerate(
            zip(place.items or (), held if isinstance(held, list) else (), strict=False)
        ):
            yield from _at(holder, attribute, name, index, own, item)


def _at(
    holder: Object, attribute: model.Attribute, name: str, index: int | None, place: Place, held: object
) -> Iterator[Site]:
    if isinstance(held, Object):
        yield from _sites(held)
    if place.end is not None and held is not None:
        use = _use_of(attribute, place.case)
        width = use.width if isinstance(use, model.BitsUse) else (place.end - place.start) * 8
        bit = place.start * 8 + place.first_bit
        yield Site(holder, attribute, use, path_of(holder, name, index), index, bit, width, held)


def _use_of(attribute: model.Attribute, case_id: str | None) -> model.SimpleUse:
    """Return the type that a field takes at a place."""
    if not isinstance(attribute.use, model.SwitchUse):
        return attribute.use
    ids = model.case_ids(attribute, attribute.use)
    uses = (case.use for case in attribute.use.cases if ids[model.case_key(case.use)] == case_id)
    return next(uses, model.BytesUse())


def end_of(stream: Stream) -> int:
    """Return where a stream ends, from the start of the message."""
    return stream.base + stream.size


def around(holder: Object) -> Iterator[Object]:
    """Yield an object and those around it, the innermost first."""
    yield holder
    while holder.holder is not None:
        holder = holder.holder
        yield holder
