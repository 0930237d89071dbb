"""Make the column layout of a checked specification."""

from collections.abc import Iterable, Iterator
from typing import cast

from ksyspark import layout as layouts
from ksyspark.spec import declared_types, inference, logical_types, model, python_names
from ksyspark.spec.columns import is_technical, sensitive_fields
from ksyspark.spec.data_types import ArrayType, DataType, EnumType, UserType, limits_of, scalar_of
from ksyspark.spec.recursion import Cycle, depth_of, holds_level, is_raw, without_level


def _type_words(owner: model.TypeSpec, attribute: model.Attribute) -> str:
    """Return the type of a field as the specification writes it, with byte order and encoding filled in."""
    if attribute.value is not None:
        return "value"
    if isinstance(attribute.use, model.SwitchUse):
        names = dict.fromkeys(_words(owner, attribute, case.use) for case in attribute.use.cases)
        words = f"switch on {attribute.use.on.text}: {', '.join(names)}"
    else:
        words = _words(owner, attribute, attribute.use)
    return f"{words}, repeated" if attribute.repeat else words


def _words(owner: model.TypeSpec, attribute: model.Attribute, use: model.SimpleUse) -> str:
    key = model.case_key(use)
    if isinstance(use, model.UserTypeUse):
        return without_level(key)
    if isinstance(use, model.StringUse):
        return f"{key} {attribute.encoding or owner.encoding}"
    is_number = key[0] in "usf" and key[1:] in ("2", "4", "8")
    return f"{key}{owner.endian}" if is_number and isinstance(owner.endian, str) else key


def lower(typer: inference.Typer, spec: model.Spec, cycles: Iterable[Cycle] = ()) -> layouts.Layout:
    """Return the layout of one specification: all its own types, and those of its imports that it uses.

    Types that contain themselves (`cycles`) are flat lists of their levels, each where a type of the cycle is reached
    first; it has the items of all levels, depth first. Unrolled specifications have none.

    Whether its messages delimit themselves is for the compiler to say: `is_self_delimiting` and `mark` are
    left as they are. So is `instance_errors`: what judges messages refuses those of which an instance fails.
    """
    return _Lowering(typer, cycles).layout(spec)


def record_name(spec_type: model.TypeSpec) -> str:
    """Return the name of a type's record: its path."""
    return "::".join(spec_type.path)


NODE_COLUMNS = (
    layouts.Column("_id", layouts.Scalar("int32"), doc="Number of the item in its list, depth first, from 0."),
    layouts.Column(
        "_parent_id", layouts.Scalar("int32"), nullable=True, doc="Number of the item that it lies in; null on level 1."
    ),
    layouts.Column("_depth", layouts.Scalar("int32"), doc="Level, from 1."),
    layouts.Column(
        "_path", layouts.Scalar("string"), doc="Path from the item that it lies in; on level 1 from the message."
    ),
)


class _Lowering:
    def __init__(self, typer: inference.Typer, cycles: Iterable[Cycle]) -> None:
        self._typer = typer
        self._records: dict[str, layouts.Record | None] = {}
        self._sensitive = sensitive_fields(typer)
        self._cycles = tuple(cycles)
        self._members = {member.path: cycle for cycle in self._cycles for member in cycle.members}
        self._heads = {head: cycle for cycle in self._cycles for head in cycle.heads}

    def layout(self, spec: model.Spec) -> layouts.Layout:
        for spec_type in spec.root.with_nested():
            if not holds_level(spec_type):
                self._record(spec_type)
        records = {name: record for name, record in self._records.items() if record is not None}
        title = spec.title or spec.root.about.doc.partition("\n")[0] or spec.id
        params = tuple(self._param(spec.root, one) for one in self._plain_params(spec.root))
        cuts = frozenset(
            (
                "::".join(use.owner),
                list(self._typer.library.types[use.owner].attributes())[use.attribute].id,
                "::".join(use.target),
            )
            for cycle in self._cycles
            for use in cycle.uses
            if use.target in cycle.heads
        )
        return layouts.Layout(
            spec.id,
            title,
            records,
            params,
            ports=spec.ports,
            unread_ports=spec.unread_ports,
            pieces=spec.pieces,
            cuts=cuts,
        )

    def _record(self, spec_type: model.TypeSpec, *, is_node: bool = False) -> layouts.Struct | layouts.Raw:
        """Return the record of a type; inside an item of a flat list it is without the columns of levels below."""
        is_node = is_node and spec_type.path in self._members
        name = record_name(spec_type) + layouts.NODE * is_node
        if name not in self._records:
            # A parent stands before its children, whose columns are made first.
            self._records[name] = None
            columns, technical = list[layouts.Column](), list[layouts.Column]()
            for attribute in spec_type.attributes():
                column_type = self._type(spec_type, attribute, is_node=is_node) if attribute.id else None
                if column_type is not None:
                    column = self._column(spec_type, attribute, _with_meaning(column_type, attribute))
                    (technical if is_technical(attribute.about) else columns).append(column)
            self._records[name] = layouts.Record(
                name,
                f"{spec_type.path[0]}:{'.'.join(python_names.class_name(part) for part in spec_type.path)}",
                tuple(columns),
                tuple(parameter.id for parameter in self._plain_params(spec_type)),
                depth_of(spec_type),
                tuple(technical),
            )
        record, member = self._records[name], _text(spec_type.about, "-column")
        has_member = record is not None and any(column.id == member for column in record.columns)
        return layouts.Raw(name) if is_raw(spec_type) else layouts.Struct(name, member if has_member else None)

    def _column(
        self, owner: model.TypeSpec, attribute: model.Attribute, column_type: layouts.ColumnType
    ) -> layouts.Column:
        return layouts.Column(
            attribute.id,
            column_type,
            nullable=attribute.condition is not None,
            origin="value" if attribute.value else "pos" if attribute.is_instance else "seq",
            bits=attribute.use.width if isinstance(attribute.use, model.BitsUse) else 0,
            sensitive=(owner.path, attribute.id) in self._sensitive,
            reason=attribute.valid.reason if attribute.valid else None,
            expected=attribute.valid.expected if attribute.valid else None,
            ksy_type=_type_words(owner, attribute),
            doc=_one_line(attribute.about.doc),
            unit=_text(attribute.about, "-unit"),
            orig_id=_text(attribute.about, "-orig-id"),
            is_lenient=attribute.about.extensions.get("-encoding-errors") == "note",
        )

    def _type(self, owner: model.TypeSpec, attribute: model.Attribute, *, is_node: bool) -> layouts.ColumnType | None:
        if attribute.value is not None:
            return self._of_value(owner, self._typer.attribute(owner, attribute))
        if isinstance(attribute.use, model.SwitchUse):
            item: layouts.ColumnType | None = self._union(owner, attribute, attribute.use, is_node=is_node)
        else:
            item = self._of_read(owner, self._typer.item(owner, attribute), is_node=is_node)
        is_single = attribute.repeat is None or isinstance(item, layouts.Array)
        return item if item is None or is_single else layouts.Array(item)

    def _nodes(self, owner: model.TypeSpec, head: model.TypeSpec, *, is_node: bool) -> layouts.Array | None:
        """Return the flat list of a recursive type, or None inside its own items: they stand in that list.

        Of a type `node` with a key and a list `below` of nodes, `1(2, 3(4))` in the field `top` becomes

            _id 0  _parent_id -  _depth 1  _path top       key 1
            _id 1  _parent_id 0  _depth 2  _path below[0]  key 2
            _id 2  _parent_id 0  _depth 2  _path below[1]  key 3
            _id 3  _parent_id 2  _depth 3  _path below[0]  key 4
        """
        cycle = self._heads[head.path]
        if is_node and self._members.get(owner.path) is cycle:
            return None
        heads = [self._typer.library.types[path] for path in cycle.heads]
        name = record_name(heads[0]) + layouts.LIST
        if name not in self._records:
            self._records[name] = None
            kinds = [self._record(one, is_node=True) for one in heads]
            inside = self._records[kinds[0].record]
            assert inside is not None
            if len(heads) == 1:
                columns, nodes = inside.columns, [layouts.Node(record_name(heads[0]), kinds[0].record)]
            else:
                ids = ["_".join(one.path[1:]) or one.id for one in heads]
                columns = tuple(layouts.Column(one, kind, nullable=True) for one, kind in zip(ids, kinds, strict=True))
                nodes = [
                    layouts.Node(record_name(one), kind.record, column)
                    for one, kind, column in zip(heads, kinds, ids, strict=True)
                ]
            self._records[name] = layouts.Record(name, inside.parser, (*NODE_COLUMNS, *columns), nodes=tuple(nodes))
            # The columns that lead from item to item, also of imported types.
            for member in cycle.members:
                self._record(member)
        return layouts.Array(layouts.Struct(name))

    def _of_value(self, owner: model.TypeSpec, kind: DataType) -> layouts.ColumnType | None:
        """Leave out a value instance that names a struct or a stream: it is another name for a column that is there."""
        if isinstance(kind, ArrayType):
            item = self._of_value(owner, kind.item)
            return layouts.Array(item) if item is not None else None
        return None if isinstance(kind, UserType) else self._of_read(owner, kind)

    def _of_read(
        self, owner: model.TypeSpec, declared: DataType, *, is_node: bool = False
    ) -> layouts.ColumnType | None:
        if isinstance(declared, UserType):
            if declared.spec.path in self._heads:
                return self._nodes(owner, declared.spec, is_node=is_node)
            kind = self._record(declared.spec, is_node=is_node)
            record = self._records[kind.record]
            # Nothing is left of a structure that has only what the list has as items.
            return None if is_node and record is not None and not record.columns else kind
        if isinstance(declared, EnumType):
            base, values = _scalar(declared.base), declared.spec.values
            labels = {code: value.label for code, value in values.items()}
            docs = {code: _one_line(value.about.doc) for code, value in values.items() if value.about.doc}
            return layouts.Enum(base, labels, str(declared), docs) if base else None
        return _scalar(declared)

    def _union(
        self, owner: model.TypeSpec, attribute: model.Attribute, use: model.SwitchUse, *, is_node: bool
    ) -> layouts.Union | None:
        uses = {model.case_key(case.use): case.use for case in use.cases}
        cases = []
        for key, name in model.case_ids(attribute, use).items():
            read = declared_types.type_of_use(self._typer.library, owner, uses[key]) if key else None
            kind = layouts.Scalar("binary") if read is None else self._of_read(owner, read, is_node=is_node)
            if kind is not None:
                cases.append(layouts.Case(name, kind))
        return layouts.Union(tuple(cases)) if cases or not is_node else None

    def _plain_params(self, owner: model.TypeSpec) -> Iterator[model.Parameter]:
        return (one for one in owner.params if declared_types.is_plain(self._typer.library, owner, one))

    def _param(self, root: model.TypeSpec, parameter: model.Parameter) -> layouts.Param:
        declared = declared_types.type_of_parameter(self._typer.library, root, parameter)
        bare = declared.base if isinstance(declared, EnumType) else declared
        scalar, limits = _scalar(bare), limits_of(bare)
        assert scalar is not None
        codes = declared.spec.values if isinstance(declared, EnumType) else {}
        default = declared_types.default_of(declared, parameter)
        alternatives = parameter.about.extensions.get("-stream-alternatives")
        assert default is None or isinstance(default, int | float | str | bytes)
        return layouts.Param(
            parameter.id,
            scalar,
            default,
            _text(parameter.about, "-stream-value") or None,
            _one_line(parameter.about.doc),
            None if limits == layouts.BOUNDS.get(scalar.arrow) else limits,
            {code: value.label for code, value in codes.items()},
            tuple(alternatives) if isinstance(alternatives, list) else (),
        )


def _scalar(kind: DataType) -> layouts.Scalar | None:
    arrow = scalar_of(kind)
    return None if arrow is None else layouts.Scalar(cast(layouts.ScalarName, arrow))


def _with_meaning(column_type: layouts.ColumnType, attribute: model.Attribute) -> layouts.ColumnType:
    """Return a column's type with the logical type that the specification gives it, for a list that of its items."""
    written = attribute.about.extensions.get("-logical-type")
    named = logical_types.read_logical(written) if isinstance(written, str) else None
    if named is None:
        return column_type
    match column_type:
        case layouts.Array(item):
            return layouts.Array(_with_meaning(item, attribute))
        case layouts.Scalar():
            return layouts.Logical(str(named), column_type)
    return column_type


def _text(about: model.Documentation, key: str) -> str | None:
    """Return what an extension key says as text, or None if the key is missing."""
    value = about.extensions.get(key)
    return None if value is None else str(value)


def _one_line(doc: str) -> str:
    return " ".join(doc.split())
