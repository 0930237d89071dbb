"""Make the column layout of a checked specification."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from ksyspark.layout.layout import (
    BOUNDS,
    Array,
    Case,
    Column,
    ColumnType,
    Enum,
    Layout,
    Logical,
    Param,
    Raw,
    Record,
    Scalar,
    ScalarName,
    Struct,
    Union,
)
from ksyspark.layout.words import type_words
from ksyspark.spec.columns import is_technical, member_column, sensitive_fields
from ksyspark.spec.logical_types import read_logical
from ksyspark.spec.model import Attribute, BitsUse, Documentation, Parameter, Spec, SwitchUse, TypeSpec
from ksyspark.spec.python_names import class_name
from ksyspark.spec.switch_cases import case_ids, case_key
from ksyspark.spec.types.data_types import ArrayType, DataType, EnumType, UserType, limits_of, scalar_of
from ksyspark.spec.types.declared import default_of, type_of_item, type_of_parameter, type_of_use
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.unrolled import depth_of, holds_level, is_raw


def lower(typer: Typer, spec: Spec) -> Layout:
    """Return the layout of one specification: all its own types, and those of its imports that it uses.

    Whether its messages delimit themselves is for the compiler to say: `is_self_delimiting` and `mark` are
    left as they are. So is `instance_errors`: what judges messages refuses those of which an instance fails.
    """
    return _Lowering(typer).layout(spec)


def record_name(spec_type: TypeSpec) -> str:
    """Return the name of a type's record: its path."""
    return "::".join(spec_type.path)


class _Lowering:
    def __init__(self, typer: Typer) -> None:
        self._typer = typer
        self._records: dict[str, Record | None] = {}
        self._sensitive = sensitive_fields(typer)

    def layout(self, spec: Spec) -> Layout:
        for spec_type in spec.root.with_nested():
            if not holds_level(spec_type):
                self._record(spec_type)
        records = {name: record for name, record in self._records.items() if record is not None}
        title = spec.title or spec.root.about.doc.partition("\n")[0] or spec.id
        params = tuple(self._param(spec.root, one) for one in spec.root.params)
        return Layout(spec.id, title, records, params, ports=spec.ports, pieces=spec.pieces)

    def _record(self, spec_type: TypeSpec) -> Struct | Raw:
        name = record_name(spec_type)
        if name not in self._records:
            # A parent stands before its children, whose columns are made first.
            self._records[name] = None
            columns, technical = list[Column](), list[Column]()
            for attribute, column in self._columns(spec_type):
                (technical if is_technical(attribute.about) else columns).append(column)
            self._records[name] = Record(
                name,
                f"{spec_type.path[0]}:{'.'.join(class_name(part) for part in spec_type.path)}",
                tuple(columns),
                tuple(parameter.id for parameter in spec_type.params),
                depth_of(spec_type),
                tuple(technical),
            )
        return Raw(name) if is_raw(spec_type) else Struct(name, self._shown(spec_type))

    def _shown(self, spec_type: TypeSpec) -> str | None:
        record, member = self._records[record_name(spec_type)], member_column(spec_type)
        return member if record and any(column.id == member for column in record.columns) else None

    def _columns(self, owner: TypeSpec) -> Iterator[tuple[Attribute, Column]]:
        for attribute in owner.attributes():
            column_type = self._type(owner, attribute) if attribute.id else None
            if column_type is not None:
                yield attribute, self._column(owner, attribute, _with_meaning(column_type, attribute))

    def _column(self, owner: TypeSpec, attribute: Attribute, column_type: ColumnType) -> Column:
        origin: Literal["seq", "pos", "value"] = (
            "value" if attribute.value else "pos" if attribute.is_instance else "seq"
        )
        return Column(
            attribute.id,
            column_type,
            nullable=attribute.condition is not None,
            origin=origin,
            bits=attribute.use.width if isinstance(attribute.use, BitsUse) else 0,
            sensitive=(owner.path, attribute.id) in self._sensitive,
            reason=attribute.valid.reason if attribute.valid else None,
            ksy_type=type_words(owner, attribute),
            doc=_one_line(attribute.about.doc),
            unit=_text(attribute.about, "-unit"),
            orig_id=_text(attribute.about, "-orig-id"),
            is_lenient=attribute.about.extensions.get("-encoding-errors") == "note",
        )

    def _type(self, owner: TypeSpec, attribute: Attribute) -> ColumnType | None:
        if attribute.value is not None:
            return self._of_value(self._typer.attribute(owner, attribute))
        if isinstance(attribute.use, SwitchUse):
            one: ColumnType | None = self._union(owner, attribute, attribute.use)
        else:
            one = self._of_read(type_of_item(self._typer.library, owner, attribute))
        return Array(one) if one is not None and attribute.repeat else one

    def _of_value(self, found: DataType) -> ColumnType | None:
        """Leave out a value instance that names a struct or a stream: it is another name for a column that is there."""
        if isinstance(found, ArrayType):
            item = self._of_value(found.item)
            return Array(item) if item is not None else None
        return None if isinstance(found, UserType) else self._of_read(found)

    def _of_read(self, found: DataType) -> ColumnType | None:
        if isinstance(found, UserType):
            return self._record(found.spec)
        if isinstance(found, EnumType):
            base = _scalar(found.base)
            return _enum(base, found) if base else None
        return _scalar(found)

    def _union(self, owner: TypeSpec, attribute: Attribute, use: SwitchUse) -> Union:
        uses = {case_key(case.use): case.use for case in use.cases}
        cases = []
        for key, name in case_ids(attribute, use).items():
            found = self._of_read(type_of_use(self._typer.library, owner, uses[key])) if key else Scalar("binary")
            if isinstance(found, Scalar | Struct | Raw):
                cases.append(Case(name, found))
        return Union(tuple(cases))

    def _param(self, root: TypeSpec, parameter: Parameter) -> Param:
        declared = type_of_parameter(self._typer.library, root, parameter)
        bare = declared.base if isinstance(declared, EnumType) else declared
        found, limits = _scalar(bare), limits_of(bare)
        assert found is not None
        codes = declared.spec.values if isinstance(declared, EnumType) else {}
        default = default_of(declared, parameter)
        assert default is None or isinstance(default, int | float | str | bytes)
        return Param(
            parameter.id,
            found,
            default,
            _text(parameter.about, "-stream-value") or None,
            _one_line(parameter.about.doc),
            None if limits == BOUNDS.get(found.arrow) else limits,
            {code: value.label for code, value in codes.items()},
        )


def _scalar(found: DataType) -> Scalar | None:
    arrow = scalar_of(found)
    return None if arrow is None else Scalar(cast(ScalarName, arrow))


def _enum(base: Scalar, found: EnumType) -> Enum:
    labels = {code: value.label for code, value in found.spec.values.items()}
    docs = {code: _one_line(value.about.doc) for code, value in found.spec.values.items() if value.about.doc}
    return Enum(base, labels, "::".join(found.spec.path), docs)


def _with_meaning(column_type: ColumnType, attribute: Attribute) -> ColumnType:
    """Return a column's type with the logical type that the specification gives it, for a list that of its items."""
    written = attribute.about.extensions.get("-logical-type")
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        return column_type
    match column_type:
        case Array(item):
            return Array(_with_meaning(item, attribute))
        case Scalar():
            return Logical(str(named), column_type)
    return column_type


def _text(about: Documentation, key: str) -> str | None:
    """Return what an extension key says, as text; None where it is not there."""
    value = about.extensions.get(key)
    return None if value is None else str(value)


def _one_line(doc: str) -> str:
    return " ".join(doc.split())
