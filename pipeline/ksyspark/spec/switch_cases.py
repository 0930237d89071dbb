"""The types that a field may take, and the cases of a switch as columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    SwitchUse,
    UserTypeUse,
)
from ksyspark.spec.yaml import Place, ScalarNode

RAW = "raw"
"""The column of bytes that no case names, unless a case has that name."""


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
    match use:
        case IntegerUse(is_signed, width, endian):
            return f"{'s' if is_signed else 'u'}{width}{endian or ''}"
        case FloatUse(width, endian):
            return f"f{width}{endian or ''}"
        case BitsUse(width, endian):
            return f"b{width}{endian or ''}"
        case StringUse(is_zero_terminated):
            return "strz" if is_zero_terminated else "str"
        case BytesUse():
            return "bytes"
        case UserTypeUse(reference):
            return str(reference)


def case_ids(attribute: Attribute, use: SwitchUse) -> Mapping[str, str]:
    """Return the column names of the distinct case types, by `case_key`; by "" that of bytes which no case names.

    Types of one name in different types have the names of those in front of theirs.
    """
    short = {key: key.rpartition("::")[2] for key in (case_key(case.use) for case in use.cases)}
    if keeps_raw(attribute, use):
        short[""] = f"{RAW}_bytes" if RAW in short.values() else RAW
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
