"""Types of fields, instances and parameters as they are declared."""

from __future__ import annotations

import difflib

from ksyspark.spec.expressions.nodes import TypeReference
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    FloatUse,
    IntegerUse,
    Parameter,
    SimpleUse,
    StringUse,
    SwitchUse,
    TypeSpec,
    TypeUse,
    UserTypeUse,
)
from ksyspark.spec.types.types import (
    AnyStructType,
    AnyType,
    ArrayType,
    BitsType,
    BooleanType,
    BytesType,
    DataType,
    EnumType,
    FloatType,
    IntegerType,
    StreamType,
    StringType,
    UnknownType,
    UserType,
    merge,
)

_WORDS: dict[str, DataType] = {
    "bool": BooleanType(),
    "bytes": BytesType(),
    "struct": AnyStructType(),
    "io": StreamType(),
    "any": AnyType(),
}


def type_of_read(library: Library, owner: TypeSpec, attribute: Attribute) -> DataType:
    """Return the type of a field or parse instance, `repeat` included. Unknown names give UnknownType."""
    one = type_of_item(library, owner, attribute)
    return ArrayType(one) if attribute.repeat else one


def type_of_item(library: Library, owner: TypeSpec, attribute: Attribute) -> DataType:
    """Return the type of one item of a field, enum included."""
    bare = type_of_use(library, owner, attribute.use)
    if attribute.enum is None:
        return BooleanType() if isinstance(attribute.use, BitsUse) and attribute.use.width == 1 else bare
    spec = library.find_enum(owner, attribute.enum)
    return EnumType(spec, bare) if spec and isinstance(bare, IntegerType | BitsType) else UnknownType()


def type_of_parameter(library: Library, owner: TypeSpec, parameter: Parameter) -> DataType:
    """Return the declared type of a parameter."""
    if isinstance(parameter.use, UserTypeUse):
        bare = _type_of_name(library, owner, parameter.use.reference)
    elif isinstance(parameter.use, BitsUse) and parameter.use.width == 1 and parameter.enum is None:
        bare = BooleanType()
    else:
        bare = type_of_use(library, owner, parameter.use)
    if parameter.enum is not None:
        spec = library.find_enum(owner, parameter.enum)
        bare = EnumType(spec, bare) if spec and isinstance(bare, IntegerType | BitsType) else UnknownType()
    return ArrayType(bare) if parameter.is_array else bare


def type_of_use(library: Library, owner: TypeSpec, use: TypeUse) -> DataType:
    """Return the type a `type:` value stands for, without `enum` and `repeat`; a switch gives what its cases share."""
    match use:
        case IntegerUse(is_signed, width, endian):
            default = owner.endian if isinstance(owner.endian, str) else None
            return IntegerType(is_signed, width, (endian or default) if width > 1 else None)
        case BitsUse(width):
            return BitsType(width)
        case FloatUse(width):
            return FloatType(width)
        case StringUse():
            return StringType()
        case BytesUse():
            return BytesType()
        case UserTypeUse(reference):
            return type_of_reference(library, owner, reference)
        case SwitchUse(_, cases):
            return _type_of_switch(library, owner, tuple(case.use for case in cases))


def type_of_reference(library: Library, owner: TypeSpec, reference: TypeReference) -> DataType:
    """Return the type that a name stands for, in a cast or a parameter: also `u4`, `str`, `bytes`, `struct`, `bool`."""
    bare = _type_of_name(library, owner, reference)
    return ArrayType(bare) if reference.is_array else bare


def suggest_type(library: Library, owner: TypeSpec, name: str) -> str:
    """Return ` Did you mean x?` for a name that is nearly that of a type, else the list of types."""
    known = library.names_of_types(owner)
    close = difflib.get_close_matches(name, known, n=1)
    return f"did you mean `{close[0]}`?" if close else f"known here are {', '.join(sorted(known))}"


def _type_of_name(library: Library, owner: TypeSpec, reference: TypeReference) -> DataType:
    spec = library.find_type(owner, reference.path, reference.is_absolute)
    if spec is not None:
        return UserType(spec)
    name = reference.path[0]
    if len(reference.path) > 1 or reference.is_absolute:
        return UnknownType()
    return _WORDS.get(name) or _simple(name)


def _simple(name: str) -> DataType:
    """Return the type that a word stands for where only a value matters: no byte order, no `strz`."""
    match name[:1], name[1:]:
        case ("u" | "s") as sign, "1" | "2" | "4" | "8":
            return IntegerType(sign == "s", int(name[1:]), None)
        case "f", "4" | "8":
            return FloatType(int(name[1:]))
        case "b", width if width.isdecimal() and width.isascii() and 1 <= int(width) <= 64 and width[0] != "0":
            return BooleanType() if width == "1" else BitsType(int(width))
        case _:
            return StringType() if name == "str" else UnknownType()


def _type_of_switch(library: Library, owner: TypeSpec, uses: tuple[SimpleUse, ...]) -> DataType:
    merged: DataType | None = None
    for use in uses:
        one = type_of_use(library, owner, use)
        merged = one if merged is None else merge(merged, one)
        if merged is None:
            return AnyType()
    return merged or UnknownType()
