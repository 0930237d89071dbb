"""What the page's decoder knows of types: their fields, what columns hold, which labels codes have.

The records of the column layout say it, in the order of the specification, so that the page checks and shows what the
interpreter checks and shows. `script/objects.js` and `script/decode.js` describe the form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ksyspark.interpreter.failures import own_names
from ksyspark.interpreter.objects import name_of
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Struct, Union
from ksyspark.layout.lower import record_name
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    CalculatedEndian,
    FloatUse,
    IntegerUse,
    SimpleUse,
    SwitchUse,
    TypeSpec,
)
from ksyspark.spec.switch_cases import case_ids, case_key, keeps_raw
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.unrolled import origin_of

Json = bool | int | float | str | None | Sequence["Json"] | Mapping[str, "Json"]


def types_of(typer: Typer, layouts: Iterable[Layout]) -> Mapping[str, Json]:
    """Return the types of layouts by the names of their records."""
    records = {name: record for layout in layouts for name, record in layout.records.items()}
    return {name: _type(typer, record) for name, record in sorted(records.items())}


def labels_of(layouts: Iterable[Layout]) -> Mapping[str, Json]:
    """Return the labels of all code lists, by the path of the enum and the decimal digits of the code."""
    found = {
        one.name: one.labels
        for layout in layouts
        for record in layout.records.values()
        for column in record.fields
        for one in _enums(column.type)
    }
    return {name: {str(code): label for code, label in sorted(codes.items())} for name, codes in sorted(found.items())}


def _enums(column_type: ColumnType) -> Iterator[Enum]:
    match column_type:
        case Enum():
            yield column_type
        case Array(item):
            yield from _enums(item)


def _type(typer: Typer, record: Record) -> Json:
    spec = typer.library.types[tuple(record.name.split("::"))]
    assert record_name(spec) == record.name
    columns = {column.id: column for column in record.fields}
    technical = {column.id for column in record.technical}
    fields = [_field(spec, one, columns.get(one.id), one.id in technical) for one in spec.attributes()]
    return {
        "class": record.parser.partition(":")[2],
        "item": ".".join(origin_of(spec)),
        "fields": fields,
        **({"endian": True} if isinstance(spec.endian, CalculatedEndian) else {}),
    }


def _field(owner: TypeSpec, attribute: Attribute, column: Column | None, is_technical: bool) -> Json:
    origin = "value" if attribute.value else "pos" if attribute.is_instance else "seq"
    field: dict[str, Json] = {"id": name_of(owner, attribute), "origin": origin}
    if column is not None:
        field["type"] = _of_type(column.type, {} if attribute.value is not None else _storage(owner, attribute))
    elif not attribute.is_instance:
        field["type"] = "binary"
    if column is not None and column.is_lenient:
        field["lenient"] = True
    if column is None or is_technical:
        field["hidden"] = True
    if origin == "seq" and _is_optional(attribute):
        field["optional"] = True
    if isinstance(attribute.use, BitsUse) and attribute.value is None:
        field["bits"] = attribute.use.width
    if attribute.value is not None:
        formulas = [one for one in (attribute.condition, attribute.value) if one is not None]
        names = [name for formula in formulas for name in own_names(formula.tree)]
        field["uses"] = list(dict.fromkeys(names))
    return field


def _is_optional(attribute: Attribute) -> bool:
    if attribute.condition is not None:
        return True
    use = attribute.use
    is_open = isinstance(use, SwitchUse) and all(case.when is not None for case in use.cases)
    return isinstance(use, SwitchUse) and is_open and not keeps_raw(attribute, use)


def _storage(owner: TypeSpec, attribute: Attribute) -> Mapping[str, str]:
    """Return how numbers are stored, by the name of the case; by "" of a field without cases."""
    use = attribute.use
    if isinstance(use, SwitchUse):
        ids = case_ids(attribute, use)
        return {ids[case_key(case.use)]: _code(owner, case.use) for case in use.cases}
    return {"": _code(owner, use)}


def _code(owner: TypeSpec, use: SimpleUse) -> str:
    default = "?" if isinstance(owner.endian, CalculatedEndian) else owner.endian or "be"
    match use:
        case IntegerUse(is_signed, width, endian):
            return f":{'s' if is_signed else 'u'}{width}{'be' if width == 1 else endian or default}"
        case FloatUse(width, endian):
            return f":f{width}{endian or default}"
        case BitsUse(width, endian):
            return f":b{width}{endian or owner.bit_endian}"
    return ""


def _of_type(column_type: ColumnType, codes: Mapping[str, str], case: str = "") -> Json:
    match column_type:
        case Enum():
            return {"enum": column_type.name, "of": _of_type(column_type.base, codes, case)}
        case Logical(name, base):
            return {"logical": name, "of": _of_type(base, codes, case)}
        case Struct(record):
            return {"struct": record}
        case Raw(record):
            return {"raw": record}
        case Array(item):
            return {"list": _of_type(item, codes, case)}
        case Union(cases):
            return {"cases": [[one.id, _of_type(one.type, codes, one.id)] for one in cases]}
    return f"{column_type.arrow}{codes.get(case, '')}"
