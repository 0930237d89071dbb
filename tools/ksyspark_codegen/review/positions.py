"""Where the fields of a type lie: bytes and bits from its start, as far as they are the same in every message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, Endian, TypeSpec, UserTypeUse
from ksyspark.spec.types.sizes import bits_of_attribute
from ksyspark_codegen.review.meaning import meaning_of_tree

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """Offset and size in bytes, None where they vary; `bits` as in `Item`. `behind` is the field in front, or ""."""

    offset: int | None
    size: int | None
    bits: tuple[int, int] | None = None
    behind: str = ""


def positions_of(library: Library, owner: TypeSpec) -> list[Position]:
    """Return the positions of the fields of a type, in the order of `seq`.

    Two fields in a row of which a message has exactly one (`if: x`, `if: not x`) and that have one size lie at one
    position, and do not end what is fixed. Behind a field that varies no offset is known; bits within their byte are.
    """
    return [position for position, _ in _walked(library, owner, _Given())]


def size_of(library: Library, owner: TypeSpec) -> int | None:
    """Return the bytes of a type, None where they vary."""
    return _size(library, owner, _Given())


def _size(library: Library, owner: TypeSpec, given: _Given) -> int | None:
    if owner.path in given.inside:
        return None
    end = _Cursor(True, 0)
    for _, behind in _walked(library, owner, given):
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

    def at_byte(self) -> _Cursor:
        return _Cursor(self.is_fixed, -(-self.bit // 8) * 8)


def _walked(library: Library, owner: TypeSpec, given: _Given) -> Iterator[tuple[Position, _Cursor]]:
    """Yield the position of each field, and the place behind it."""
    at, before = _Cursor(True, 0), _Cursor(True, 0)
    name = ""
    is_other = False
    for number, attribute in enumerate(owner.seq):
        bits = _bits(library, owner, attribute, given)
        is_other = number > 0 and not is_other and is_alternative(owner.seq[number - 1], attribute)
        if is_other:
            if bits is None or bits != _bits(library, owner, owner.seq[number - 1], given):
                at = _Cursor(False, 0)
        else:
            before = at if isinstance(attribute.use, BitsUse) else at.at_byte()
            at = _behind(owner, number, before, bits)
        yield _position(attribute, before, bits, owner.bit_endian, name), at
        name = attribute.id or f"_{number + 1}"


def position_of_instance(library: Library, owner: TypeSpec, instance: Attribute) -> Position:
    """Return the position of an instance: fixed where `pos` is a number and the type is a specification's top type."""
    bits = _bits(library, owner, instance, _Given())
    size = None if bits is None else -(-bits // 8)
    if instance.pos is None or len(owner.path) > 1 or not isinstance(instance.pos.tree, nodes.IntLiteral):
        return Position(None, None if instance.value else size)
    return Position(instance.pos.tree.value, size)


def is_alternative(one: Attribute, other: Attribute) -> bool:
    """Tell whether every message has exactly one of two fields: the condition of one is the other's opposite."""
    if one.condition is None or other.condition is None:
        return False
    first, second = one.condition.tree, other.condition.tree
    return any(
        meaning_of_tree(negated) == meaning_of_tree(plain)
        for negated, plain in ((_opposite(first), second), (_opposite(second), first))
        if negated is not None
    )


def _opposite(tree: Expression) -> Expression | None:
    match tree:
        case nodes.Unary("not", operand):
            return operand
        case nodes.Binary("==", left, right, column):
            return nodes.Binary("!=", left, right, column)
        case _:
            return None


def _behind(owner: TypeSpec, number: int, start: _Cursor, bits: int | None) -> _Cursor:
    """Return the place behind a field; the field that takes its place in other messages is looked at later."""
    attribute = owner.seq[number]
    if bits is None:
        return _Cursor(False, 0)
    has_other = number + 1 < len(owner.seq) and is_alternative(attribute, owner.seq[number + 1])
    if attribute.condition is None or bits == 0 or has_other:
        return _Cursor(start.is_fixed, start.bit + bits)
    return _Cursor(False, 0)


def _bits(library: Library, owner: TypeSpec, attribute: Attribute, given: _Given) -> int | None:
    """Return the bits of a field where it is there, all repeats together."""
    if attribute.value is not None:
        return None
    once = replace(attribute, condition=None, repeat=None)
    bits = bits_of_attribute(library, owner, once)
    if bits is None:
        bits = _bits_where_used(library, owner, once, given)
    if attribute.repeat is None or bits is None:
        return bits
    count = _known(attribute.repeat.formula.tree, given) if attribute.repeat.formula else None
    return bits * count if count is not None and attribute.repeat.kind == "expr" else None


def _bits_where_used(library: Library, owner: TypeSpec, attribute: Attribute, given: _Given) -> int | None:
    """Return the bits of a field whose size a parameter gives, or of one structure that is fixed where it is used."""
    if attribute.delimiter.size is not None:
        size = _known(attribute.delimiter.size.tree, given)
        return None if size is None else 8 * size
    if attribute.delimiter.has_end or not isinstance(attribute.use, UserTypeUse):
        return None
    for used in library.types_in(owner, attribute):
        arguments = zip(used.params, attribute.use.reference.arguments, strict=False)
        numbers = {parameter.id: _known(tree, given) for parameter, tree in arguments}
        known = {id_: number for id_, number in numbers.items() if number is not None}
        size = _size(library, used, _Given(known, given.inside | {owner.path}))
        return None if size is None else 8 * size
    return None


def _known(tree: Expression, given: _Given) -> int | None:
    """Return a number that is written, or that a parameter has where the type is used."""
    match tree:
        case nodes.IntLiteral(number):
            return number
        case nodes.Name(id_):
            return given.numbers.get(id_)
        case _:
            return None


def _position(attribute: Attribute, start: _Cursor, bits: int | None, order: Endian, behind: str) -> Position:
    offset = start.bit // 8 if start.is_fixed else None
    if not isinstance(attribute.use, BitsUse) or bits is None:
        return Position(offset, None if bits is None else -(-bits // 8), None, behind)
    first, last = start.bit // 8, (start.bit + max(bits, 1) - 1) // 8
    return Position(offset, last - first + 1, _bits_in_byte(start.bit % 8, bits, order), behind)


def _bits_in_byte(start: int, width: int, order: Endian) -> tuple[int, int] | None:
    """Return (first bit from the left, width). Bits taken from the right lie so only within one byte."""
    if order == "be":
        return start, width
    return (8 - start - width, width) if start + width <= 8 else None
