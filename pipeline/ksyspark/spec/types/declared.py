"""The data types that fields, parameters and casts declare, the type of `_parent`, and defaults of parameters."""

from __future__ import annotations

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
from ksyspark.spec.problems import did_you_mean
from ksyspark.spec.types.data_types import (
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
    limits_of,
    merge,
    scalar_of,
)

_PARAMETER_WORDS: dict[str, DataType] = {
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
    return _with_enum(library, owner, attribute, type_of_use(library, owner, attribute.use))


def type_of_parameter(library: Library, owner: TypeSpec, parameter: Parameter) -> DataType:
    """Return the declared type of a parameter."""
    use = parameter.use
    if isinstance(use, UserTypeUse):
        bare = _type_of_name(library, owner, use.reference)
    else:
        bare = type_of_use(library, owner, use)
    item = _with_enum(library, owner, parameter, bare)
    return ArrayType(item) if parameter.is_array else item


def is_plain(library: Library, owner: TypeSpec, parameter: Parameter) -> bool:
    """Tell whether an option can give a parameter: it is a number, true or false, an enum, text or bytes."""
    declared = type_of_parameter(library, owner, parameter)
    return scalar_of(declared.base if isinstance(declared, EnumType) else declared) is not None


def _with_enum(library: Library, owner: TypeSpec, part: Attribute | Parameter, bare: DataType) -> DataType:
    if part.enum is None:
        return BooleanType() if isinstance(part.use, BitsUse) and part.use.width == 1 else bare
    spec = library.find_enum(owner, part.enum)
    return EnumType(spec, bare) if spec and isinstance(bare, IntegerType | BitsType) else UnknownType()


def type_of_use(library: Library, owner: TypeSpec, use: TypeUse) -> DataType:
    """Return the type that a `type:` value declares, without `enum` and `repeat`; of a switch, what its cases share."""
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
    """Return the type that a cast or a parameter names, also by a word such as `u4`, `str`, `struct` or `bool`."""
    bare = _type_of_name(library, owner, reference)
    return ArrayType(bare) if reference.is_array else bare


def suggest_type(library: Library, owner: TypeSpec, name: str) -> str:
    """Return the end of a problem about an unknown type: the type of nearly that name, or else all known ones."""
    known = library.names_of_types(owner)
    return did_you_mean(name, known, f"known here are {', '.join(sorted(known))}")


def _type_of_name(library: Library, owner: TypeSpec, reference: TypeReference) -> DataType:
    spec = library.find_type(owner, reference.path, reference.is_absolute)
    if spec is not None:
        return UserType(spec)
    name = reference.path[0]
    if len(reference.path) > 1 or reference.is_absolute:
        return UnknownType()
    return _PARAMETER_WORDS.get(name) or _simple(name)


def _simple(name: str) -> DataType:
    """Return the type of a word that has no byte order, such as `u4`, `f8`, `b3` or `str`."""
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


def default_of(declared: DataType, parameter: Parameter) -> object:
    """Return the `-default` of a parameter, None without one; the code of a label, and bytes of hexadecimal digits."""
    default = parameter.about.extensions.get("-default")
    if isinstance(declared, BytesType) and isinstance(default, str):
        return bytes.fromhex(default)
    if isinstance(declared, EnumType):
        codes = {value.label: code for code, value in declared.spec.values.items()}
        return codes.get(default, default) if isinstance(default, str) else default
    return default


def why_no_default(declared: DataType, parameter: Parameter) -> str:
    """Return what is wrong with the `-default` of a whole number; "" where it fits or is missing."""
    limits = limits_of(declared.base if isinstance(declared, EnumType) else declared)
    default = None if limits is None else default_of(declared, parameter)
    if limits is None or default is None:
        return ""
    is_whole = isinstance(default, int) and not isinstance(default, bool)
    if is_whole and limits[0] <= default <= limits[1]:  # type: ignore[operator]
        return ""
    labels = "a label of its enum or " if isinstance(declared, EnumType) else ""
    return f"`-default` must be {labels}a whole number from {limits[0]} to {limits[1]}, found {default!r}"
