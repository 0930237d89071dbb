"""What a specification means for parsing, where its fields lie, and fingerprints of both."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

from ksyspark.layout.json_text import Json, plain_json
from ksyspark.spec import model
from ksyspark.spec.declared_types import bits_of_attribute
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.recursion import holds_level, origin_of, unrolled_from
from ksyspark_review.model import Sentence

Plain = Json

_CHANGING_VALUES = ("-encoding-errors", "-logical-type", "-stream-alternatives", "-stream-value")


def meaning_of_part(library: Library, owner: model.TypeSpec, part: model.Attribute | model.Parameter) -> Plain:
    """Return what a field, instance or parameter does when a message is read."""
    enum = library.find_enum(owner, part.enum) if part.enum else None
    meaning: dict[str, Plain] = {"enum": None if enum is None else "::".join(enum.path)}
    if isinstance(part, model.Parameter):
        meaning |= {"type": _of_parameter(library, owner, part), "word": part.word, "array": part.is_array}
        meaning |= {"-default": plain_json(part.about.extensions.get("-default"))}
    else:
        meaning |= {"type": _use(library, owner, part.use), **_of_attribute(library, owner, part)}
    meaning |= {key: plain_json(part.about.extensions[key]) for key in _CHANGING_VALUES if key in part.about.extensions}
    return {key: value for key, value in meaning.items() if value not in (None, False, "", [])}


def meaning_of_type(library: Library, owner: model.TypeSpec) -> Plain:
    """Return what a type does: parameters and fields in order, instances by name, codes by number."""
    return {
        "params": [[part.id, meaning_of_part(library, owner, part)] for part in owner.params],
        "seq": [[part.id, meaning_of_part(library, owner, part)] for part in owner.seq],
        "instances": {id_: meaning_of_part(library, owner, part) for id_, part in sorted(owner.instances.items())},
        "enums": {
            id_: {str(code): value.label for code, value in sorted(enum.values.items())}
            for id_, enum in sorted(owner.enums.items())
        },
    }


def meaning_of_tree(tree: Expression, library: Library | None = None, owner: model.TypeSpec | None = None) -> Plain:
    """Return an expression as nested lists: literals by value, labels by code where `library` and `owner` tell it."""
    match tree:
        case nodes.IntLiteral(value) | nodes.FloatLiteral(value) | nodes.BoolLiteral(value):
            return value
        case nodes.StringLiteral(value):
            return ["text", value]
        case nodes.EnumLabel():
            return _code(tree, library, owner)
        case nodes.Name(id_):
            return ["name", id_]
        case nodes.Unary("+", operand):
            return meaning_of_tree(operand, library, owner)
        case nodes.Unary("-", nodes.IntLiteral(value) | nodes.FloatLiteral(value)):
            return -value
    return _compound(tree, [meaning_of_tree(part, library, owner) for part in nodes.parts_of(tree)])


def _compound(tree: Expression, inside: list[Plain]) -> Plain:
    match tree:
        case nodes.Member(_, id_) | nodes.Call(_, id_):
            return [type(tree).__name__.lower(), id_, *inside]
        case nodes.Cast(_, reference):
            return ["cast", str(reference), *inside]
        case nodes.SizeOfType(reference, in_bits):
            return ["sizeof", str(reference), in_bits]
        case nodes.Unary(operator) | nodes.Binary(operator):
            return [operator, *inside]
        case _:
            return [type(tree).__name__.lower(), *inside]


def _of_attribute(library: Library, owner: model.TypeSpec, part: model.Attribute) -> dict[str, Plain]:
    def formula(expression: model.Formula | None) -> Plain:
        return _formula(library, owner, expression)

    delimiter = part.delimiter
    has_text = any(isinstance(use, model.StringUse) for use, _ in model.simple_uses(part))
    return {
        "instance": part.is_instance,
        "encoding": (part.encoding or owner.encoding) if has_text else None,
        "contents": None if part.contents is None else part.contents.hex(),
        "checksum": [part.checksum.algorithm, ["name", part.checksum.first], ["name", part.checksum.last]]
        if part.checksum
        else None,
        "valid": _valid(library, owner, part, part.valid) if part.valid else None,
        "repeat": [part.repeat.kind, formula(part.repeat.formula)] if part.repeat else None,
        "if": formula(part.condition),
        "pos": formula(part.pos),
        "value": formula(part.value),
        "size": formula(delimiter.size),
        "io": formula(part.io),
        "parent": formula(part.parent),
        "process": [part.process.name, formula(part.process.formula)] if part.process else None,
        "size-eos": delimiter.size_eos,
        "terminator": None
        if delimiter.terminator is None
        else [delimiter.terminator.hex(), delimiter.include, delimiter.consume, delimiter.eos_error],
        "pad-right": None if delimiter.pad_right is None else [delimiter.pad_right],
    }


def _formula(library: Library, owner: model.TypeSpec, formula: model.Formula | None) -> Plain:
    return None if formula is None else ["=", meaning_of_tree(formula.tree, library, owner)]


def _valid(library: Library, owner: model.TypeSpec, part: model.Attribute, valid: model.Valid) -> Plain:
    rules = {key: _formula(library, owner, formula) for key, formula in valid.formulas.items()}
    if valid.any_of is not None:
        rules["any-of"] = [meaning_of_tree(formula.tree, library, owner) for formula in valid.any_of]
    if valid.in_enum and part.enum:
        enum = library.find_enum(owner, part.enum)
        rules["in-enum"] = [*sorted(enum.values)] if enum else []
    return rules


def _use(library: Library, owner: model.TypeSpec, use: model.TypeUse) -> Plain:
    if not isinstance(use, model.SwitchUse):
        return _simple_use(library, owner, use)
    cases: list[Plain] = [
        [_formula(library, owner, case.when), _simple_use(library, owner, case.use)] for case in use.cases
    ]
    return ["switch", meaning_of_tree(use.on.tree, library, owner), cases]


def _simple_use(library: Library, owner: model.TypeSpec, use: model.SimpleUse) -> Plain:
    match use:
        case model.IntegerUse(is_signed, width, endian):
            return ["signed" if is_signed else "unsigned", width, _order(library, owner, endian, width)]
        case model.FloatUse(width, endian):
            return ["float", width, _order(library, owner, endian, width)]
        case model.BitsUse(width, endian):
            return ["bits", width, endian or owner.bit_endian]
        case model.StringUse():
            return ["text"]
        case model.BytesUse():
            return ["bytes"]
        case model.UserTypeUse(reference):
            target = library.find_type(owner, reference.path, reference.is_absolute)
            name = "::".join(origin_of(target)) if target else str(reference)
            return ["of", name, *(meaning_of_tree(one, library, owner) for one in reference.arguments)]


def _of_parameter(library: Library, owner: model.TypeSpec, parameter: model.Parameter) -> Plain:
    """Return the type of a parameter: its numbers have no byte order."""
    match parameter.use:
        case model.IntegerUse(is_signed, width):
            return ["signed" if is_signed else "unsigned", width]
        case model.FloatUse(width):
            return ["float", width]
        case use:
            return _use(library, owner, use)


def _order(library: Library, owner: model.TypeSpec, own: model.Endian | None, width: int) -> Plain:
    """Return the byte order of a number: none for one byte, else its own or that of its type."""
    order = own or owner.endian
    if width == 1 or order is None:
        return None
    if not isinstance(order, model.CalculatedEndian):
        return order
    cases: list[Plain] = [[_formula(library, owner, when), case] for when, case in order.cases]
    return ["switch", meaning_of_tree(order.on.tree, library, owner), cases]


def _code(tree: nodes.EnumLabel, library: Library | None, owner: model.TypeSpec | None) -> Plain:
    """Return a label as its enum and number; as it is written where nothing tells the number."""
    enum = library.find_enum(owner, tree.path, tree.is_absolute) if library and owner else None
    if enum is None:
        return ["label", *tree.path, tree.label]
    return ["code", "::".join(enum.path), next((n for n, one in enum.values.items() if one.label == tree.label), None)]


Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """Offset and size in bytes, or None if they vary; `bits` as in `Item`. `behind` is the field in front, or ""."""

    offset: int | None
    size: int | None
    bits: tuple[int, int] | None = None
    behind: str = ""


def positions_of(library: Library, owner: model.TypeSpec) -> list[Position]:
    """Return the positions of the fields of a type, in the order of `seq`.

    Two fields in a row of which a message has exactly one (`if: x`, `if: not x`) and that have one size lie at one
    position, and do not end what is fixed. Behind a field that varies no offset is known; bits within their byte are.
    """
    return [position for position, _ in _walked(library, owner, _Given())]


def size_of(library: Library, owner: model.TypeSpec) -> int | None:
    """Return the bytes of a type, or None if they vary."""
    return _size(library, owner, _Given())


def _size(library: Library, owner: model.TypeSpec, known: "_Given") -> int | None:
    if owner.path in known.inside:
        return None
    end = _Cursor(True, 0)
    for _, behind in _walked(library, owner, known):
        end = behind
    return -(-end.bit // 8) if end.is_fixed else None


@dataclass(frozen=True, slots=True)
class _Given:
    """What is known of a type where it is used: numbers of its parameters, and the types whose size depends on it."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    inside: frozenset[Path] = frozenset()


@dataclass(frozen=True, slots=True)
class _Cursor:
    """A place in a type: `bit` from the start where it is fixed, else from some byte."""

    is_fixed: bool
    bit: int


def _walked(library: Library, owner: model.TypeSpec, known: _Given) -> Iterator[tuple[Position, _Cursor]]:
    """Yield the position of each field, and the place behind it."""
    at, before = _Cursor(True, 0), _Cursor(True, 0)
    name = ""
    is_other = False
    for number, attribute in enumerate(owner.seq):
        bits = _bits(library, owner, attribute, known)
        is_other = number > 0 and not is_other and is_alternative(owner.seq[number - 1], attribute)
        if is_other:
            if bits is None or bits != _bits(library, owner, owner.seq[number - 1], known):
                at = _Cursor(False, 0)
        else:
            before = at if isinstance(attribute.use, model.BitsUse) else _Cursor(at.is_fixed, -(-at.bit // 8) * 8)
            at = _behind(owner, number, before, bits)
        yield _position(attribute, before, bits, owner.bit_endian, name), at
        name = attribute.id or f"_{number + 1}"


def position_of_instance(library: Library, owner: model.TypeSpec, instance: model.Attribute) -> Position:
    """Return the position of an instance: fixed where `pos` is a number and the type is a specification's top type."""
    bits = _bits(library, owner, instance, _Given())
    size = None if bits is None else -(-bits // 8)
    if instance.pos is None or len(owner.path) > 1 or not isinstance(instance.pos.tree, nodes.IntLiteral):
        return Position(None, None if instance.value else size)
    return Position(instance.pos.tree.value, size)


def is_alternative(attribute: model.Attribute, other: model.Attribute) -> bool:
    """Tell whether every message has exactly one of two fields: the condition of one is the other's opposite."""
    if attribute.condition is None or other.condition is None:
        return False
    first, second = meaning_of_tree(attribute.condition.tree), meaning_of_tree(other.condition.tree)
    return _opposite(first) == second or _opposite(second) == first


def _opposite(meaning: Plain) -> Plain:
    """Return the meaning of the opposite of a condition; of one that has none that is written plainly, None."""
    match meaning:
        case ["not", operand]:
            return operand
        case ["==", left, right]:
            return ["!=", left, right]
        case _:
            return None


def _behind(owner: model.TypeSpec, number: int, start: _Cursor, bits: int | None) -> _Cursor:
    """Return the place behind a field; the field that takes its place in other messages is looked at later."""
    attribute = owner.seq[number]
    if bits is None:
        return _Cursor(False, 0)
    has_other = number + 1 < len(owner.seq) and is_alternative(attribute, owner.seq[number + 1])
    if attribute.condition is None or bits == 0 or has_other:
        return _Cursor(start.is_fixed, start.bit + bits)
    return _Cursor(False, 0)


def _bits(library: Library, owner: model.TypeSpec, attribute: model.Attribute, known: _Given) -> int | None:
    """Return the bits of a field where it is there, all repeats together."""
    if attribute.value is not None:
        return None
    once = replace(attribute, condition=None, repeat=None)
    bits = bits_of_attribute(library, owner, once)
    if bits is None:
        bits = _bits_where_used(library, owner, once, known)
    if attribute.repeat is None or bits is None:
        return bits
    count = _known(attribute.repeat.formula.tree, known) if attribute.repeat.formula else None
    return bits * count if count is not None and attribute.repeat.kind == "expr" else None


def _bits_where_used(
    library: Library, owner: model.TypeSpec, attribute: model.Attribute, known_values: _Given
) -> int | None:
    """Return the bits of a field whose size a parameter gives, or of one structure that is fixed where it is used."""
    if attribute.delimiter.size is not None:
        size = _known(attribute.delimiter.size.tree, known_values)
        return None if size is None else 8 * size
    if attribute.delimiter.has_end or not isinstance(attribute.use, model.UserTypeUse):
        return None
    for used in library.types_in(owner, attribute):
        arguments = zip(used.params, attribute.use.reference.arguments, strict=False)
        numbers = {parameter.id: _known(tree, known_values) for parameter, tree in arguments}
        known = {id_: number for id_, number in numbers.items() if number is not None}
        size = _size(library, used, _Given(known, known_values.inside | {owner.path}))
        return None if size is None else 8 * size
    return None


def _known(tree: Expression, known: _Given) -> int | None:
    """Return a number that is written, or that a parameter has where the type is used."""
    match tree:
        case nodes.IntLiteral(number):
            return number
        case nodes.Name(id_):
            return known.numbers.get(id_)
        case _:
            return None


def _position(
    attribute: model.Attribute, start: _Cursor, bits: int | None, order: model.Endian, behind: str
) -> Position:
    offset = start.bit // 8 if start.is_fixed else None
    if not isinstance(attribute.use, model.BitsUse) or bits is None:
        return Position(offset, None if bits is None else -(-bits // 8), None, behind)
    first, last = start.bit // 8, (start.bit + max(bits, 1) - 1) // 8
    return Position(offset, last - first + 1, _bits_in_byte(start.bit % 8, bits, order), behind)


def _bits_in_byte(start: int, width: int, order: model.Endian) -> tuple[int, int] | None:
    """Return (first bit from the left, width). Bits taken from the right lie so only within one byte."""
    if order == "be":
        return start, width
    return (8 - start - width, width) if start + width <= 8 else None


_DIGITS = 12


def digest(*parts: object) -> str:
    """Return 12 hexadecimal digits of the SHA-256 of plain data, written as canonical JSON."""
    written = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()[:_DIGITS]


def item_fingerprint(
    library: Library,
    owner: model.TypeSpec,
    part: model.Attribute | model.Parameter,
    position: Position,
    lines: Sequence[str],
    sentences: Sequence[Sentence],
) -> str:
    """Return the fingerprint of a field, instance or parameter; `lines` are the texts of the lines that it cites."""
    where = asdict(position)
    if position.offset is not None:
        del where["behind"]
    return digest("item", meaning_of_part(library, owner, part), where, list(lines), [one.text.en for one in sentences])


def specification_fingerprint(library: Library, spec_id: str) -> str:
    """Return the fingerprint of the parsing meaning of a whole specification, without those that it imports."""
    types = sorted(written_types(library, spec_id), key=lambda spec: spec.path)
    return digest("specification", [["::".join(spec.path), meaning_of_type(library, spec)] for spec in types])


def written_types(library: Library, spec_id: str) -> tuple[model.TypeSpec, ...]:
    """Return the types that stand in a specification itself, without the levels that unrolling added."""
    every = library.specs[spec_id].root.with_nested()
    return tuple(spec for spec in every if unrolled_from(spec) is None and not holds_level(spec))
