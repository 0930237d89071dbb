"""Lower a checked specification to records and columns."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.layout.lowered import (
    Case,
    Column,
    ColumnType,
    LabelType,
    ListType,
    LogicalType,
    Model,
    Origin,
    RawType,
    Record,
    RootParam,
    ScalarType,
    Selector,
    StructType,
    UnionType,
    selector_id,
)
from ksyspark.layout.words import type_words
from ksyspark.spec.columns import is_technical, member_column, sensitive_fields
from ksyspark.spec.expressions import names_in
from ksyspark.spec.logical_types import arrow_of, read_logical
from ksyspark.spec.model import Attribute, BitsUse, Parameter, Spec, SwitchUse, TypeSpec
from ksyspark.spec.python_names import class_name
from ksyspark.spec.switch_cases import case_ids, case_key, needs_selector, selector_value
from ksyspark.spec.types.data_types import ArrayType, DataType, EnumType, UserType, limits_of, scalar_of
from ksyspark.spec.types.declared import default_of, type_of_item, type_of_parameter, type_of_use
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.unrolled import depth_of, holds_level, is_raw


def lower(typer: Typer, spec: Spec) -> Model:
    """Return the model of one specification: all its own types, and those of its imports that it uses."""
    return _Lowering(typer).model(spec)


def record_name(spec_type: TypeSpec) -> str:
    """Return the name of a type's record: its path."""
    return "::".join(spec_type.path)


class _Lowering:
    def __init__(self, typer: Typer) -> None:
        self._typer = typer
        self._records: dict[str, Record | None] = {}
        self._selectors: list[Selector] = []
        self._sensitive = sensitive_fields(typer)

    def model(self, spec: Spec) -> Model:
        for spec_type in spec.root.with_nested():
            if not holds_level(spec_type):
                self._record(spec_type)
        records = {name: record for name, record in self._records.items() if record is not None}
        params = tuple(self._root_param(spec.root, parameter) for parameter in spec.root.params)
        title = spec.title or spec.root.about.doc.partition("\n")[0] or spec.id
        return Model(spec.id, title, spec.file, records, params, tuple(self._selectors))

    def _record(self, spec_type: TypeSpec) -> StructType | RawType:
        name = record_name(spec_type)
        if name not in self._records:
            self._records[name] = None
            found = list(self._columns(spec_type))
            self._records[name] = Record(
                name,
                f"{spec_type.path[0]}:{'.'.join(class_name(part) for part in spec_type.path)}",
                tuple(column for column in found if not is_technical(column.about)),
                tuple(column for column in found if is_technical(column.about)),
                tuple(parameter.id for parameter in spec_type.params),
                spec_type.about,
                depth_of(spec_type),
            )
        return RawType(name) if is_raw(spec_type) else StructType(name, self._shown(spec_type))

    def _shown(self, spec_type: TypeSpec) -> Column | None:
        record, member = self._records[record_name(spec_type)], member_column(spec_type)
        return next((one for one in record.columns if one.id == member), None) if record else None

    def _columns(self, owner: TypeSpec) -> Iterator[Column]:
        for attribute in owner.attributes():
            column_type = self._type(owner, attribute) if attribute.id else None
            if column_type is not None:
                yield self._column(owner, attribute, _with_meaning(column_type, attribute))

    def _column(self, owner: TypeSpec, attribute: Attribute, column_type: ColumnType) -> Column:
        origin: Origin = "value" if attribute.value else "pos" if attribute.is_instance else "seq"
        return Column(
            attribute.id,
            column_type,
            type_words(owner, attribute),
            attribute.condition is not None,
            origin,
            attribute.use.width if isinstance(attribute.use, BitsUse) else 0,
            (owner.path, attribute.id) in self._sensitive,
            attribute.valid.reason if attribute.valid else None,
            attribute.about,
        )

    def _type(self, owner: TypeSpec, attribute: Attribute) -> ColumnType | None:
        if attribute.value is not None:
            return self._of_value(self._typer.attribute(owner, attribute))
        if isinstance(attribute.use, SwitchUse):
            one: ColumnType | None = self._union(owner, attribute, attribute.use)
        else:
            one = self._of_read(type_of_item(self._typer.library, owner, attribute))
        return ListType(one) if one is not None and attribute.repeat else one

    def _of_value(self, found: DataType) -> ColumnType | None:
        """Leave out a value instance that names a struct or a stream: it is another name for a column that is there."""
        if isinstance(found, ArrayType):
            item = self._of_value(found.item)
            return ListType(item) if item is not None else None
        return None if isinstance(found, UserType) else self._of_read(found)

    def _of_read(self, found: DataType) -> ColumnType | None:
        if isinstance(found, UserType):
            return self._record(found.spec)
        if isinstance(found, EnumType):
            base = _scalar(found.base)
            return LabelType(base, found.spec) if base else None
        return _scalar(found)

    def _union(self, owner: TypeSpec, attribute: Attribute, use: SwitchUse) -> UnionType:
        ids = case_ids(attribute, use)
        uses = {case_key(case.use): case.use for case in use.cases}
        cases = []
        for key, name in ids.items():
            found = self._of_read(type_of_use(self._typer.library, owner, uses[key])) if key else ScalarType("binary")
            if isinstance(found, ScalarType | StructType | RawType):
                cases.append(Case(name, found))
        return UnionType(tuple(cases), self._selector(owner, attribute, use))

    def _selector(self, owner: TypeSpec, attribute: Attribute, use: SwitchUse) -> str | None:
        if not needs_selector(use) and not self._tells_secrets(attribute, use):
            return None
        name = selector_id(attribute.id)
        self._selectors.append(Selector(owner.path, name, selector_value(use, case_ids(attribute, use))))
        return name

    def _tells_secrets(self, attribute: Attribute, use: SwitchUse) -> bool:
        """Tell whether to note the case even where the value shows it: of a broken message, what it cannot hold."""
        is_told_later = attribute.repeat is None and "_io" not in names_in(use.on.tree)
        return bool(self._sensitive) and is_told_later

    def _root_param(self, root: TypeSpec, parameter: Parameter) -> RootParam:
        declared = type_of_parameter(self._typer.library, root, parameter)
        bare = declared.base if isinstance(declared, EnumType) else declared
        found = _scalar(bare)
        assert found is not None
        codes = declared.spec.values if isinstance(declared, EnumType) else {}
        labels = {code: value.label for code, value in codes.items()}
        source = parameter.about.extensions.get("-stream-value")
        default = default_of(declared, parameter)
        about = parameter.about.doc
        return RootParam(parameter.id, found, default, str(source) if source else None, about, limits_of(bare), labels)


def _scalar(found: DataType) -> ScalarType | None:
    arrow = scalar_of(found)
    return None if arrow is None else ScalarType(arrow)


def _with_meaning(column_type: ColumnType, attribute: Attribute) -> ColumnType:
    """Return a column's type with the logical type that the specification gives it, for a list that of its items."""
    written = attribute.about.extensions.get("-logical-type")
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        return column_type
    match column_type:
        case ListType(item):
            return ListType(_with_meaning(item, attribute))
        case ScalarType():
            return LogicalType(str(named), column_type, arrow_of(named))
    return column_type
