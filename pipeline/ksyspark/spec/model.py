"""The parts of a specification with their places in the file, and the types that a field may take."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Literal, cast

from ksyspark.errors import InstanceErrors
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import Node, Place, ScalarNode

Endian = Literal["le", "be"]
PARAMETER_WORDS = ("bool", "bytes", "struct", "io", "any")
"""Types that only parameters and casts name."""
_LONGEST = 100
_KEYS = frozenset("cases if io parent pos process repeat-expr repeat-until size switch-on valid value".split())


def shorten(text: str) -> str:
    """Return a text on one line, short enough for a problem."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} ..."


@dataclass(frozen=True, slots=True)
class Formula:
    """An expression with the YAML scalar it stands in."""

    tree: Expression
    node: ScalarNode

    @property
    def place(self) -> Place:
        return self.node.place

    @property
    def text(self) -> str:
        return self.node.text

    @property
    def words(self) -> str:
        """The expression, shortened, after its key: `size: len_body`."""
        key = next((key for key in reversed(self.place.path.split("/")) if key in _KEYS), "")
        return f"{key}: {shorten(self.text)}"

    def problem(self, column: int, sentence: str) -> Problem:
        """Make a problem at a position (from 0) of the text."""
        return self.node.at(column).problem(f"{sentence} in `{shorten(self.text)}`")


@dataclass(frozen=True, slots=True)
class CalculatedEndian:
    """`endian: {switch-on, cases}`: the byte order is computed when the type is read. The case `_` is None."""

    on: Formula
    cases: tuple[tuple[Formula | None, Endian], ...]


# Types as a `type:` value names them. The types of values are in `data_types.py`.


@dataclass(frozen=True, slots=True)
class IntegerUse:
    """`u4`, `s2le` ...: width in bytes; `endian` is None for the default of the type that owns the field."""

    is_signed: bool
    width: int
    endian: Endian | None


@dataclass(frozen=True, slots=True)
class FloatUse:
    """`f4`, `f8be` ...: width in bytes."""

    width: int
    endian: Endian | None


@dataclass(frozen=True, slots=True)
class BitsUse:
    """`b1` ... `b64`."""

    width: int
    endian: Endian | None


@dataclass(frozen=True, slots=True)
class StringUse:
    """`str`, or `strz` with its zero byte."""

    is_zero_terminated: bool


@dataclass(frozen=True, slots=True)
class BytesUse:
    """No type: bytes of a given size, or up to a terminator."""


@dataclass(frozen=True, slots=True)
class UserTypeUse:
    """A type of this or an imported specification."""

    reference: nodes.TypeReference


SimpleUse = IntegerUse | FloatUse | BitsUse | StringUse | BytesUse | UserTypeUse


def _built_in() -> Iterator[tuple[str, SimpleUse]]:
    for name, endian in cast("dict[str, Endian | None]", {"": None, "le": "le", "be": "be"}).items():
        yield from ((f"b{width}{name}", BitsUse(width, endian)) for width in range(1, 65))
        yield from ((f"f{width}{name}", FloatUse(width, endian)) for width in (4, 8))
        for width in (1, 2, 4, 8) if endian is None else (2, 4, 8):
            yield from ((f"{sign}{width}{name}", IntegerUse(sign == "s", width, endian)) for sign in "us")
    yield from (("str", StringUse(False)), ("strz", StringUse(True)))


BUILT_IN: Mapping[str, SimpleUse] = dict(_built_in())
"""Kaitai's own types by their names."""
_NAMES = {**{use: name for name, use in BUILT_IN.items()}, BytesUse(): "bytes"}


@dataclass(frozen=True, slots=True)
class CaseUse:
    """One case of a switch; `when` is None for `_`."""

    when: Formula | None
    use: SimpleUse
    node: ScalarNode

    @property
    def place(self) -> Place:
        return self.node.place


@dataclass(frozen=True, slots=True)
class SwitchUse:
    """`type: {switch-on, cases}`."""

    on: Formula
    cases: tuple[CaseUse, ...]


TypeUse = SimpleUse | SwitchUse


@dataclass(frozen=True, slots=True)
class Repeat:
    """How often a field is repeated: `eos`, `expr` (count) or `until` (condition)."""

    kind: Literal["eos", "expr", "until"]
    formula: Formula | None


@dataclass(frozen=True, slots=True)
class Valid:
    """A `valid` rule: `formulas` by key (`eq`, `min`, `max`, `expr`), and the texts of `-reason` and `-expected`."""

    place: Place
    formulas: Mapping[str, Formula] = field(default_factory=dict)
    any_of: tuple[Formula, ...] | None = None
    in_enum: bool = False
    reason: str | None = None
    expected: str | None = None

    def all_formulas(self) -> Iterator[Formula]:
        yield from self.formulas.values()
        yield from self.any_of or ()


@dataclass(frozen=True, slots=True)
class Delimiter:
    """Where a string or a byte run ends, and what is cut off."""

    size: Formula | None = None
    size_eos: bool = False
    terminator: bytes | None = None
    include: bool = False
    consume: bool = True
    eos_error: bool = True
    pad_right: int | None = None

    @property
    def padding(self) -> int | None:
        """The byte that is removed from the right, or None if it is the terminator, which is then looked for alone."""
        is_terminator = self.terminator is not None and set(self.terminator) == {self.pad_right}
        return None if is_terminator else self.pad_right

    @property
    def has_size(self) -> bool:
        """Whether a size, or the end of the stream, says where the value ends."""
        return self.size is not None or self.size_eos

    @property
    def without_marks(self) -> "Delimiter":
        """The size alone: what is kept as bytes where a switch has no case has no terminator or padding cut off."""
        return Delimiter(self.size, self.size_eos)

    @property
    def has_end(self) -> bool:
        """Whether a size or terminator says where the value ends."""
        return self.has_size or self.terminator is not None


@dataclass(frozen=True, slots=True)
class Process:
    """How the bytes of a field are changed before they are looked at: `xor`, `rol`, `ror`, `zlib`, or a custom one.

    The tree of `formula` is the list of the arguments.
    """

    name: str
    formula: Formula

    @property
    def arguments(self) -> tuple[Expression, ...]:
        return self.formula.tree.items if isinstance(self.formula.tree, nodes.ListLiteral) else ()


@dataclass(frozen=True, slots=True)
class Checksum:
    """`-checksum`: an algorithm, over the bytes from one field to another one; without names all those in front."""

    algorithm: str
    first: str
    last: str

    def borders(self, seq: "Sequence[Attribute]", own: int) -> tuple[int, int]:
        """Return the number of the field in `seq` that the bytes begin with, and of the one behind them."""
        numbers = {attribute.id: number for number, attribute in enumerate(seq)}
        return (numbers[self.first], numbers[self.last] + 1) if self.first else (0, own)


@dataclass(frozen=True, slots=True)
class Documentation:
    """`doc`, `doc-ref` and our own keys (`-orig-id`, `-unit`, ...) of a part, as plain data."""

    doc: str = ""
    doc_refs: tuple[str, ...] = ()
    extensions: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Declaration:
    """What entries of `seq`, `instances`, `params` have; `places` are of values, `type_node` is the type as written."""

    id: str
    place: Place
    places: Mapping[str, Place]
    use: TypeUse
    type_node: ScalarNode | None = None
    enum: tuple[str, ...] | None = None
    about: Documentation = Documentation()

    def place_of(self, key: str) -> Place:
        """Return the place of a key's value, or of the whole entry."""
        return self.places.get(key, self.place)


@dataclass(frozen=True, slots=True)
class Attribute(Declaration):
    """One entry of `seq` or `instances`. A value instance has `value`; a parse instance may have `pos`.

    `io` is the stream of an instance, None for that of its type. `parent` is what its objects call `_parent`: None for
    the object that they are a field of, the literal `false` for nothing. `inverse` is `-inverse`: the value that a
    writer gives the field where none is given, by what it wrote.
    """

    delimiter: Delimiter = Delimiter()
    encoding: str | None = None
    contents: bytes | None = None
    valid: Valid | None = None
    repeat: Repeat | None = None
    condition: Formula | None = None
    io: Formula | None = None
    pos: Formula | None = None
    parent: Formula | None = None
    value: Formula | None = None
    process: Process | None = None
    is_instance: bool = False
    inverse: Formula | None = None
    checksum: Checksum | None = None


@dataclass(frozen=True, slots=True)
class Parameter(Declaration):
    """One entry of `params`."""

    @property
    def word(self) -> str:
        """The type if it is one of PARAMETER_WORDS, or a list of it; else empty."""
        path = self.use.reference.path if isinstance(self.use, UserTypeUse) else ()
        return path[0] if len(path) == 1 and path[0] in PARAMETER_WORDS else ""

    @property
    def is_array(self) -> bool:
        return isinstance(self.use, UserTypeUse) and self.use.reference.is_array


@dataclass(frozen=True, slots=True)
class EnumValue:
    """One label of an enum."""

    label: str
    about: Documentation


@dataclass(frozen=True, slots=True)
class EnumSpec:
    """An enum: code to label, in the order of the specification. `path` starts with the specification's id."""

    path: tuple[str, ...]
    place: Place
    values: Mapping[int, EnumValue]

    @property
    def codes(self) -> dict[str, int]:
        """The codes by their labels."""
        return {value.label: code for code, value in self.values.items()}


@dataclass(frozen=True, slots=True)
class TypeSpec:
    """A type. `path` starts with the specification's id; byte order and encoding are inherited already.

    `places` gives the place of each key's value in the specification; `has_own_endian` says
    that the type itself has `endian`, and does not inherit it.
    """

    path: tuple[str, ...]
    place: Place
    places: Mapping[str, Place]
    endian: Endian | CalculatedEndian | None
    has_own_endian: bool
    bit_endian: Endian
    encoding: str | None
    params: tuple[Parameter, ...]
    seq: tuple[Attribute, ...]
    instances: Mapping[str, Attribute]
    types: "Mapping[str, TypeSpec]"
    enums: Mapping[str, EnumSpec]
    about: Documentation = Documentation()
    to_string: Formula | None = None

    @property
    def id(self) -> str:
        return self.path[-1]

    @property
    def checksums(self) -> tuple[tuple[int, str, Checksum], ...]:
        """The numbers of fields in `seq` that are checksums, with their ids."""
        return tuple((number, one.id, one.checksum) for number, one in enumerate(self.seq) if one.checksum is not None)

    def attributes(self) -> Iterator[Attribute]:
        """Yield seq fields, then instances."""
        yield from self.seq
        yield from self.instances.values()

    def attribute(self, name: str) -> Attribute | None:
        """Return the field or instance of a name, or None."""
        return next((one for one in self.attributes() if one.id == name), None)

    def with_nested(self) -> "Iterator[TypeSpec]":
        """Yield this type and all types inside it, outermost first, in the order of the specification."""
        yield self
        for nested in self.types.values():
            yield from nested.with_nested()


@dataclass(frozen=True, slots=True)
class Import:
    """One entry of `meta/imports`."""

    path: str
    place: Place


@dataclass(frozen=True, slots=True)
class Pieces:
    """How a message is divided: pieces follow each other, each with a header of its own of `len_header` bytes.

    `length`, `whole` and `rest` are paths of columns: the bytes of a piece with its header, those of the whole message
    with one header, the pieces still to come. `param` is the parameter that is 1 where all bytes behind the headers
    follow the first header.
    """

    len_header: int
    length: str
    whole: str
    rest: str
    param: str
    place: Place = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Spec:
    """One `.ksy` file; `problems` are the mistakes found while it was read.

    `no_parser` are names for which the official compiler writes no usable Python; all else can read such a format.
    `recursion_depth` is the YAML of `meta/-max-recursion-depth`. `ports` are those of `meta/-ports`: where servers
    of this protocol usually listen, `unread_ports` (`meta/-unread-ports`) where they do so for TLS or WebSocket.
    `pieces` is `meta/-pieces`, `instance_errors` is `meta/-instance-errors`: a message of which an instance fails is
    refused, or read with a note (the default).
    """

    id: str
    title: str
    file: str
    root: TypeSpec
    imports: tuple[Import, ...]
    recursion_depth: Node | None = None
    ports: tuple[int, ...] = ()
    unread_ports: tuple[int, ...] = ()
    pieces: Pieces | None = None
    instance_errors: InstanceErrors = "note"
    problems: tuple[Problem, ...] = ()
    no_parser: tuple[Problem, ...] = ()


def names_used(part: object) -> Iterator[str]:
    """Yield the names in all expressions of a part of a specification."""
    if isinstance(part, nodes.Name | nodes.Member):
        yield part.id
    if isinstance(part, Mapping):
        part = tuple(part.values())
    elif is_dataclass(part) and not isinstance(part, Place | Documentation):
        part = tuple(getattr(part, one.name) for one in fields(part))
    if isinstance(part, tuple):
        for inner in part:
            yield from names_used(inner)


def simple_uses(attribute: Attribute) -> Iterator[tuple[SimpleUse, Place]]:
    """Yield the types that an attribute may take, with their places: one, or those of the cases of a switch."""
    if isinstance(attribute.use, SwitchUse):
        yield from ((case.use, case.place) for case in attribute.use.cases)
    else:
        yield attribute.use, attribute.place_of("type")


def type_nodes(attribute: Attribute) -> Iterator[tuple[SimpleUse, ScalarNode]]:
    """Yield the types that an attribute names, with their YAML scalars. Plain bytes name none."""
    if isinstance(attribute.use, SwitchUse):
        yield from ((case.use, case.node) for case in attribute.use.cases)
    elif attribute.type_node is not None:
        yield attribute.use, attribute.type_node


def case_key(use: SimpleUse) -> str:
    """Return the key of a case: the name of its type in the specification's spelling, without arguments."""
    return str(use.reference) if isinstance(use, UserTypeUse) else _NAMES[use]


def case_ids(attribute: Attribute, use: SwitchUse) -> Mapping[str, str]:
    """Return the column names of the distinct case types, by `case_key`; by "" that of bytes which no case names.

    Types of one name in different types have the names of those in front of theirs.
    """
    short = {key: key.rpartition("::")[2] for key in (case_key(case.use) for case in use.cases)}
    if keeps_raw(attribute, use):
        short[""] = "raw_bytes" if "raw" in short.values() else "raw"
    counts = Counter(short.values())
    return {
        key: name if counts[name] == 1 or not key else "_".join(key.removeprefix("::").split("::"))
        for key, name in short.items()
    }


def leaves_size_aside(use: SimpleUse) -> bool:
    """Tell whether a case of a switch is a number, which takes its own bytes whatever size or terminator is given."""
    return isinstance(use, IntegerUse | FloatUse | BitsUse)


def is_sized(attribute: Attribute) -> bool:
    """Tell whether a field takes as many bytes as its `size` says, whichever case its switch takes."""
    return attribute.delimiter.size is not None and not any(leaves_size_aside(use) for use, _ in simple_uses(attribute))


def keeps_raw(attribute: Attribute, use: SwitchUse) -> bool:
    """Tell whether a value that no case names is kept as bytes: the field has a size and no default case.

    A terminator does not count, because official parsers look for it only inside a case.
    """
    return attribute.delimiter.has_size and all(case.when is not None for case in use.cases)
