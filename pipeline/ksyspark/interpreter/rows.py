"""Objects as rows of Python values, as Arrow takes them: seq fields first, then instances, depth first."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, assert_never

from ksyspark import layout as layouts
from ksyspark.interpreter import expressions, problems, read_before, values
from ksyspark.interpreter.objects import Fault, Object, Place, Refused
from ksyspark.logical import InvalidValue, value_reader

Row = dict[str, object]
Convert = Callable[[Any], object]
_Read = Callable[[Any, "Place | None", "Evaluation"], object]


@dataclass(frozen=True, slots=True)
class Absence:
    """An instance without a value: the object and the column that is null, and why; the fault may lie elsewhere."""

    holder: Object
    column: layouts.Column
    fault: Fault


class Evaluation:
    """The evaluation of one message's columns. `fault` is the first failure; later ones are not recorded.

    `notes` are instances without a value in a message that is read nevertheless: texts of columns that may be null;
    with `notes_instances` all instances, unless a rule of their own is broken, or a bound on work. What was read of a
    noted list or object is kept; instances of an object that is incomplete are null without a note of their own.
    `items` is how many items of each list are evaluated: all (None), unless reading the sequence failed.
    `has_long_list` tells whether there are lists of more than a refused message keeps.
    """

    def __init__(self, fault: Fault | None, *, notes_instances: bool) -> None:
        self.fault = fault
        self.notes: list[Absence] = []
        self._notes_instances = notes_instances
        self.items = None if fault is None else read_before.ITEMS_KEPT
        self.has_long_list = False

    def column(self, holder: Object, column: layouts.Column, read: _Read) -> object:
        """Return a column of an object, converted by `read`; null where it failed or is absent."""
        held = holder.values.get(column.id) if column.origin == "seq" else self.instance(holder, column)
        if held is None or (self.fault is not None and self.fault.leaves_null(holder, column.id)):
            return None
        place = holder.places.get(column.id)
        if self.notes and not _is_begun(held, place):
            return None
        try:
            return read(held, place, self)
        except problems.Failed as error:
            item = None if place is None or error.index is None or place.items is None else place.items[error.index]
            begun = item or place
            fault = Fault(error.problem, holder, column.id, error.index, begun.start if begun else None)
            if column.origin == "seq" or not self._is_noted(fault, holder, column):
                self.fault = self.fault or fault
            return None

    def instance(self, holder: Object, column: layouts.Column) -> object:
        """Evaluate an instance. Of one that breaks a rule the value is kept, of an incomplete one what was read."""
        is_incomplete = bool(self.notes) and holder.is_incomplete
        if column.origin == "pos" and (self.fault is not None or is_incomplete):
            return None
        try:
            return expressions.member(holder, column.id)
        except Refused as error:
            held = holder.values.get(column.id)
            if is_incomplete and self.fault is None:
                return None
            if self._is_noted(error.fault, holder, column):
                is_part = column.origin == "pos" and isinstance(held, list | Object)
                return held if is_part and _is_begun(held, holder.places.get(column.id)) else None
            self.fault = self.fault or error.fault
            return held

    def _is_noted(self, fault: Fault, holder: Object, column: layouts.Column) -> bool:
        """Note an instance that failed, if the message is read nevertheless; tell whether it is."""
        is_own = fault.holder is holder and fault.name == column.id
        is_text = column.is_lenient and is_own and isinstance(fault.problem, problems.NotText)
        is_judged = is_own and isinstance(fault.problem, problems.BrokenRule | problems.NotLogicalValue)
        is_instance = self._notes_instances and not is_judged and fault.problem.kind != "work"
        # Of a message that is refused, the failure says why its instances fail.
        if not is_text and (not is_instance or self.fault is not None):
            return False
        self.notes.append(Absence(holder, column, fault))
        return True


class RowBuilder:
    """Turn objects into rows; one builder serves all messages."""

    def __init__(self, layout: layouts.Layout, *, enums_as_ints: bool) -> None:
        self._layout = layout
        self._enums_as_ints = enums_as_ints
        self._readers: dict[str, list[tuple[layouts.Column, _Read]]] = {}

    def row(self, owner: Object, record: layouts.Record, evaluation: Evaluation) -> Row:
        """Return the row of an object; the evaluation records the first failure, and what failed is null."""
        readers = self._readers.get(record.name)
        if readers is None:
            readers = self._readers[record.name] = [(column, self._reader(column.type)) for column in record.columns]
        return {column.id: evaluation.column(owner, column, read) for column, read in readers}

    def _reader(self, column_type: layouts.ColumnType) -> _Read:
        match column_type:
            case layouts.Scalar() | layouts.Enum() | layouts.Logical():
                convert = converter(column_type, enums_as_ints=self._enums_as_ints)
                return lambda value, _place, _evaluation: convert(value)
            case layouts.Struct(name, str() as representative):
                record = self._layout.records[name]
                return lambda value, _place, evaluation: self.row(value, record, evaluation)[representative]
            case layouts.Struct(name):
                record = self._layout.records[name]
                return lambda value, _place, evaluation: self.row(value, record, evaluation)
            case layouts.Raw(name):
                record = self._layout.records[name]
                return lambda value, _place, evaluation: self._raw(value, record, evaluation)
            case layouts.Array(layouts.Struct(name)) if self._layout.records[name].nodes:
                nodes = {node.type: node for node in self._layout.records[name].nodes}
                return lambda value, _place, evaluation: self._node_rows(value, nodes, evaluation)
            case layouts.Array(item):
                return _list_reader(self._reader(item))
            case layouts.Union():
                return self._union_reader(column_type)
        assert_never(column_type)

    def _raw(self, owner: Object, record: layouts.Record, evaluation: Evaluation) -> bytes | None:
        """Return the bytes of an object with a stream of its own, else None; its columns are evaluated for failures."""
        self.row(owner, record, evaluation)
        around = top = owner.holder
        while top is not None and top.holder is not None:
            top = top.holder
        if around is None or top is None or owner.stream in (around.stream, top.stream):
            return None
        return owner.stream.data[owner.stream.base : owner.stream.end]

    def _node_rows(self, value: Any, nodes: Mapping[str, layouts.Node], evaluation: Evaluation) -> list[Row]:
        """Return the items of a flat list: a value, or several, and all that lies below in turn."""
        rows: list[Row] = []
        waiting: list[tuple[Object, int | None, int, str]] = []
        waiting.extend((item, None, 1, item.path) for item in reversed(_objects(value, evaluation)))
        while waiting:
            item, parent, depth, path = waiting.pop()
            if depth > layouts.MOST_LEVELS:
                raise problems.Failed(problems.TOO_DEEP)
            number, node = len(rows), nodes["::".join(item.type.spec.path)]
            own = self.row(item, self._layout.records[node.record], evaluation)
            place = {"_id": number, "_parent_id": parent, "_depth": depth, "_path": path}
            rows.append({**place, **({node.column: own} if node.column else own)})
            below = list(self._nodes_below(item, "", evaluation, nodes))
            waiting.extend((inner, number, depth + 1, way) for inner, way in reversed(below))
        return rows

    def _nodes_below(
        self, outer: Object, way: str, evaluation: Evaluation, nodes: Mapping[str, layouts.Node]
    ) -> Iterator[tuple[Object, str]]:
        """Yield the items of the next level inside an object, with paths, in order; another flat list is a column."""
        owner = "::".join(outer.type.spec.path)
        for column in outer.type.record.columns:
            if column.origin == "value":
                continue
            held = outer.values.get(column.id) if column.origin == "seq" else evaluation.instance(outer, column)
            for item in _objects(held, evaluation):
                if item.holder is not outer:
                    continue
                index = "" if item.index is None else f"[{item.index}]"
                path = ".".join(part for part in (way, f"{column.id}{index}", item.case) if part)
                kind = "::".join(item.type.spec.path)
                if (owner, column.id, kind) not in self._layout.cuts:
                    yield from self._nodes_below(item, path, evaluation, nodes)
                elif kind in nodes:
                    yield item, path

    def _union_reader(self, union: layouts.Union) -> _Read:
        readers = {case.id: self._reader(case.type) for case in union.cases}

        def read(value: object, place: Place | None, evaluation: Evaluation) -> Row | None:
            if place is None or place.case is None:
                return None
            # Of a flat list, a case that leads to the next level only has no column.
            chosen = readers.get(place.case)
            return {} if chosen is None else {place.case: chosen(value, place, evaluation)}

        return read


def _is_begun(held: object, place: Place | None) -> bool:
    """Tell whether anything was read of a list or object that may be incomplete."""
    if place is None or place.end is not None:
        return True
    if isinstance(held, Object):
        return any(_is_begun(held.values.get(name), one) for name, one in held.places.items())
    return bool(place.items)


def _objects(held: object, evaluation: Evaluation) -> list[Object]:
    """Return the objects that a field holds; where instances failed, the complete ones."""
    objects = [one for one in (held if isinstance(held, list) else [held]) if isinstance(one, Object)]
    return [one for one in objects if not one.is_incomplete] if evaluation.notes else objects


def _list_reader(read_item: _Read) -> _Read:
    def read(value: list[Any], place: Place | None, evaluation: Evaluation) -> list[object]:
        places = place.items if place is not None and place.items is not None else []
        items: list[object] = []
        evaluation.has_long_list |= len(value) > read_before.ITEMS_KEPT
        for index, item in enumerate(value[: evaluation.items]):
            own = places[index] if index < len(places) else None
            try:
                items.append(None if item is None or item is values.NOTHING else read_item(item, own, evaluation))
            except problems.Failed as error:
                error.index = index
                raise
        return items

    return read


def cut(value: object) -> object:
    """Return a value of a row with the first items of each list that a refused message keeps."""
    if isinstance(value, list):
        return [cut(item) for item in value[: read_before.ITEMS_KEPT]]
    return {name: cut(item) for name, item in value.items()} if isinstance(value, dict) else value


def converter(column_type: layouts.Scalar | layouts.Enum | layouts.Logical, *, enums_as_ints: bool) -> Convert:
    """Return the function that converts a value of a column without parts; it raises Failed."""
    match column_type:
        case layouts.Scalar():
            return _scalar(column_type)
        case layouts.Enum(base, labels):
            return _scalar(base) if enums_as_ints else _label(labels, _scalar(base))
        case layouts.Logical(name):
            return _logical(value_reader(name), _scalar(column_type.base))


def _label(labels: Mapping[int, str], code_of: Convert) -> Convert:
    def label(value: object) -> str:
        code = int(str(code_of(value)))
        return labels.get(code) or str(code)

    return label


def _logical(meaning: Convert, base: Convert) -> Convert:
    def logical(value: object) -> object:
        try:
            return meaning(base(value))
        except InvalidValue as error:
            raise problems.Failed(problems.NotLogicalValue(error.expected, error.found)) from None

    return logical


def _scalar(scalar: layouts.Scalar) -> Convert:
    match scalar.arrow:
        case "bool":
            return bool
        case "string":
            return _text
        case "binary":
            return lambda value: bytes(_fitting(value, bytes))
        case "float32" | "float64":
            return lambda value: float(_fitting(value, (float, int)))
    return _integer(*layouts.BOUNDS[scalar.arrow], int if scalar.arrow.startswith("int") else Decimal)


def _fitting(value: Any, kinds: type | tuple[type, ...]) -> Any:
    """Return a value of the kind that its column has; one of an object cast to another type may have another kind."""
    if not isinstance(value, kinds):
        raise problems.Failed(problems.no_value(ValueError))
    return value


def _integer(low: int, high: int, make: Convert) -> Convert:
    def integer(value: Any) -> object:
        number = int(_fitting(value, int))
        if not low <= number <= high:
            raise problems.Failed(problems.DoesNotFit(number, (high - low).bit_length()))
        return make(number)

    return integer


def _text(value: object) -> str:
    text = str(_fitting(value, str))
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise problems.Failed(problems.SURROGATE) from None
    return text
