"""Descriptions of parameters and columns (shortinfo), and the row of values that they describe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

Meaning = Literal["number", "text", "wide_text", "bytes", "date", "time", "timestamp", "boolean", "long"]
"""How the bytes of a value are read; `wide_text` has two bytes a character."""
Order = Literal["little", "big"]

_MEANINGS: dict[str, Meaning] = {
    **dict.fromkeys(("fixed", "float", "vfloat", "smallint", "integer"), "number"),
    **dict.fromkeys(("char_ascii", "char_ebcdic", "varchar_ascii", "varchar_ebcdic"), "text"),
    **dict.fromkeys(("char_unicode", "varchar_unicode"), "wide_text"),
    "date": "date",
    "time": "time",
    "timestamp": "timestamp",
    "boolean": "boolean",
}
_SPARK_TYPES: dict[Meaning, str] = {
    "text": "string",
    "wide_text": "string",
    "bytes": "binary",
    "date": "date",
    "time": "interval day to second",
    "timestamp": "timestamp_ntz",
    "boolean": "boolean",
}
_NUMBER_TYPES = {"float": "double", "vfloat": "double", "smallint": "smallint", "integer": "int"}
_MOST_DIGITS = 38


@dataclass(frozen=True, slots=True)
class CodeType:
    """How the texts of a packet are coded: one byte a character in `charset`, or two; `order` is that of its numbers.

    Values of UNICODE columns have two bytes a character whatever `is_wide` says.
    """

    charset: str
    is_wide: bool
    order: Order

    @classmethod
    def of(cls, code_type: str | None, swap_kind: str | None) -> CodeType:
        """Return the coding of a packet by the labels of its first two bytes."""
        order: Order = "big" if swap_kind == "normal" else "little"
        if code_type in ("unicode", "unicode_swap"):
            order = "big" if code_type == "unicode" else "little"
        is_wide = code_type in ("unicode", "unicode_swap", "unicode_native")
        charset = {"ebcdic": "cp037", "utf8": "utf-8"}.get(code_type or "", "iso-8859-1")
        return cls(charset, is_wide, order)


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter or column: its type by the label of the specification, and where its value lies in a row.

    `start` is the position of the define byte from 0 (None for inputs that are sent as vardata, which have
    `number`, from 0), `width` the bytes with the define byte.
    """

    name: str
    data_type: str
    is_input: bool
    is_output: bool
    length: int
    frac: int
    start: int | None
    width: int
    number: int | None
    code: CodeType

    @property
    def meaning(self) -> Meaning:
        if self.data_type.startswith("long"):
            return "long"
        found = _MEANINGS.get(self.data_type, "bytes")
        is_wide = self.code.is_wide and (self.start is None or self.width - 1 != self.length)
        return "wide_text" if found == "text" and is_wide else found

    @property
    def text_meaning(self) -> Meaning:
        """How the bytes of a value are read that is not in the row: those of a LONG."""
        if self.meaning != "long":
            return self.meaning
        if "unicode" in self.data_type:
            return "wide_text"
        return "bytes" if "byte" in self.data_type else "text"

    @property
    def charset(self) -> str:
        """The character set where a character has one byte."""
        return "cp037" if "ebcdic" in self.data_type else self.code.charset

    @property
    def spark_type(self) -> str:
        """The type of the value in Spark; texts of the tables can be cast to it."""
        if self.meaning != "number":
            return _SPARK_TYPES[self.text_meaning]
        digits = min(max(self.length, self.frac, 1), _MOST_DIGITS)
        return _NUMBER_TYPES.get(self.data_type, f"decimal({digits},{min(self.frac, digits)})")


@dataclass(frozen=True)
class Description:
    """The fields of one direction, in their order; their names differ."""

    fields: tuple[Field, ...]

    @cached_property
    def row_bytes(self) -> int:
        """Bytes of a row: those that reach farthest."""
        return max((one.start + one.width for one in self.fields if one.start is not None), default=0)

    @cached_property
    def is_sound(self) -> bool:
        """Whether every field lies in a row at a position from 1 on, and has a define byte."""
        return bool(self.fields) and all(
            one.start is not None and one.start >= 0 and one.width > 0 for one in self.fields
        )

    @cached_property
    def longs(self) -> tuple[int, ...]:
        """The positions of LONG fields."""
        return tuple(index for index, one in enumerate(self.fields) if one.meaning == "long")

    @cached_property
    def types(self) -> list[dict[str, str]]:
        return [{"name": one.name, "type": one.spark_type} for one in self.fields]

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """What tables say of the fields."""
        return [
            {
                "name": one.name,
                "data_type": one.data_type,
                "length": one.length,
                "scale": one.frac,
                "spark_type": one.spark_type,
            }
            for one in self.fields
        ]

    def named_by(self, other: Description) -> Description:
        """Return the same fields with the names of others of the same types; these fields where they differ."""
        if [one.data_type for one in self.fields] != [one.data_type for one in other.fields]:
            return self
        pairs = zip(self.fields, other.fields, strict=True)
        return Description(tuple(replace(one, name=named.name) for one, named in pairs))


def describe(
    entries: Sequence[Mapping[str, Any]], names: Sequence[str | None] | None, code: CodeType
) -> tuple[Description | None, Description | None]:
    """Return what entries say of inputs and of outputs; None where there is none of a kind.

    `names` belong to the outputs, or, where there are as many, to all entries. A field without name is `parameter_N` or
    `column_N`, by its number from 1.
    """
    given = list(names or ())
    fields = [_field(one, code) for one in entries]
    outputs = [number for number, one in enumerate(fields) if one.is_output]
    if len(given) == len(outputs):
        named = dict(zip(outputs, given, strict=True))
    else:
        named = dict(enumerate(given)) if len(given) == len(fields) else {}
    inputs = [number for number, one in enumerate(fields) if one.is_input]
    return (
        _description([fields[one] for one in inputs], [named.get(one) for one in inputs], "parameter"),
        _description([fields[one] for one in outputs], [named.get(one) for one in outputs], "column"),
    )


def _description(fields: Sequence[Field], names: Sequence[str | None], word: str) -> Description | None:
    if not fields:
        return None
    known = list(_own_names(names, word))
    return Description(tuple(replace(one, name=name) for one, name in zip(fields, known, strict=True)))


def _own_names(names: Sequence[str | None], word: str) -> Iterator[str]:
    """Yield a name of its own for each field, whatever its case: Spark tells columns apart without it."""
    taken: set[str] = set()
    for number, given in enumerate(names, start=1):
        name = given or f"{word}_{number}"
        while name.casefold() in taken:
            name = f"{name}_{number}"
        taken.add(name.casefold())
        yield name


def _field(entry: Mapping[str, Any], code: CodeType) -> Field:
    bufpos, number = entry["bufpos"], entry["param_no"]
    return Field(
        "",
        entry["data_type"] or "",
        entry["io_type"] in ("input", "input_output"),
        entry["io_type"] in ("output", "input_output"),
        entry["length"] or 0,
        entry["frac"] or 0,
        None if bufpos is None else bufpos - 1,
        entry["in_out_len"] or 0,
        None if number is None else number - 1,
        code,
    )
