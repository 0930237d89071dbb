"""The points in which messages of a format can differ: cases, conditions, counts, labels, byte orders."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ksyspark.interpreter.expressions import Evaluate
from ksyspark.interpreter.objects import Object, Refused, name_of
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.spec import columns, model, recursion
from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark_codegen.synthesis.editing import objects_in

NO_CASE = -1
PointMark = tuple[tuple[str, ...], str, str, int]
"""What a message shows: the path of the type, the id of the field, kind and value of a point."""
COUNTS = ("none", "one", "many")


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """One thing that a message can show.

    `kind` is `if` (value 1 or 0), `case` (number of the case, -1 for none), `count` (0, 1, 2: none, one, many), `label`
    (the code) or `order` (number of the byte order's case). `owner` is the path of the type, `field` the id.
    """

    owner: tuple[str, ...]
    field: str
    kind: str
    value: int
    words: str = ""

    @property
    def mark(self) -> PointMark:
        return self.owner, self.field, self.kind, self.value

    def __str__(self) -> str:
        return f"{'::'.join(self.owner)}.{self.field}: {self.words}"


def reachable_types(library: Library, root: model.TypeSpec, *, shown: bool = False) -> list[model.TypeSpec]:
    """Return every type that messages can hold, nearest first; with `shown` those that have columns."""
    types = {root.path: root}
    waiting = [root]
    while waiting:
        owner = waiting.pop(0)
        for attribute in owner.attributes():
            for use, _ in model.simple_uses(attribute) if attribute.value is None else ():
                if isinstance(use, model.UserTypeUse) and not (shown and columns.is_technical(attribute.about)):
                    target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                    if target is not None and target.path not in types:
                        types[target.path] = target
                        waiting.append(target)
    return list(types.values())


def may_lack_order(owner: model.TypeSpec) -> bool:
    """Tell whether an object of a type may have no byte order."""
    endian = owner.endian
    return isinstance(endian, model.CalculatedEndian) and owner.has_own_endian and all(when for when, _ in endian.cases)


def points_of(library: Library, owner: model.TypeSpec, *, is_visible: bool = True) -> Iterator[Point]:
    """Yield what objects of one type can show. Values without column show nothing, nor do those of hidden objects."""
    if isinstance(owner.endian, model.CalculatedEndian) and owner.has_own_endian:
        for number, (when, order) in enumerate(owner.endian.cases):
            words = f"byte order {order} for {when.text if when else 'all else'}"
            yield Point(owner.path, "_endian", "order", number, words)
    for attribute in owner.attributes():
        if attribute.value is None or (is_visible and not columns.is_technical(attribute.about)):
            yield from _of_attribute(library, owner, attribute)


def _of_attribute(library: Library, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[Point]:
    path, name = owner.path, attribute.id
    if attribute.condition is not None:
        yield Point(path, name, "if", 1, "present")
        yield Point(path, name, "if", 0, "absent")
    if attribute.repeat is not None:
        for number, words in enumerate(COUNTS):
            yield Point(path, name, "count", number, f"{words} of them")
    if attribute.value is None and isinstance(attribute.use, model.SwitchUse):
        yield from _of_switch(path, attribute, attribute.use)
    spec = library.find_enum(owner, attribute.enum) if attribute.enum else None
    if spec is not None:
        for code, value in spec.values.items():
            yield Point(path, name, "label", code, value.label)


def _of_switch(path: tuple[str, ...], attribute: model.Attribute, use: model.SwitchUse) -> Iterator[Point]:
    for number, case in enumerate(use.cases):
        when = case.when.text if case.when else "all else"
        yield Point(path, attribute.id, "case", number, f"case {model.case_key(case.use)} for {' '.join(when.split())}")
    if all(case.when is not None for case in use.cases):
        words = "no case, raw bytes" if model.keeps_raw(attribute, use) else "no case, nothing"
        yield Point(path, attribute.id, "case", NO_CASE, words)


def all_points(library: Library, root: model.TypeSpec) -> dict[PointMark, Point]:
    """Return all that messages can show. Copies of recursive types show what the types do that they are copies of."""
    visible = {one.path for one in reachable_types(library, root, shown=True)}
    points = (
        point
        for owner in reachable_types(library, root)
        if recursion.unrolled_from(owner) is None
        for point in points_of(library, owner, is_visible=owner.path in visible)
    )
    return {point.mark: point for point in points}


class Shown:
    """Tell which points of a specification messages show."""

    def __init__(self, points: Mapping[PointMark, Point]) -> None:
        self._points = points
        self._owners = frozenset(owner for owner, *_ in points)
        # Expressions are kept beside their closures, so that none takes the identity of another.
        self._closures: dict[tuple[tuple[str, ...], int], tuple[Expression, Evaluate]] = {}

    def in_message(self, root: Object) -> frozenset[PointMark]:
        objects = (holder for holder in objects_in(root) if recursion.origin_of(holder.type.spec) in self._owners)
        return frozenset(mark for holder in objects for mark in self._of(holder) if mark in self._points)

    def _of(self, holder: Object) -> Iterator[PointMark]:
        spec = holder.type.spec
        path, endian = recursion.origin_of(spec), spec.endian
        if isinstance(endian, model.CalculatedEndian) and spec.has_own_endian:
            whens = [when for when, _ in endian.cases]
            yield path, "_endian", "order", self._case(holder, endian.on, whens, None)
        for attribute in spec.attributes():
            name = name_of(spec, attribute)
            held = holder.values.get(name)
            is_there = held is not None or name in holder.places
            if attribute.condition is not None:
                yield path, attribute.id, "if", int(is_there)
            if is_there:
                items = held if isinstance(held, list) else [held]
                yield from ((path, attribute.id, *mark) for mark in self._of_items(holder, attribute, items))

    def _of_items(
        self, holder: Object, attribute: model.Attribute, items: Sequence[object]
    ) -> Iterator[tuple[str, int]]:
        is_list = attribute.repeat is not None
        if is_list:
            yield "count", min(len(items), 2)
        if attribute.value is None and isinstance(attribute.use, model.SwitchUse):
            whens = [case.when for case in attribute.use.cases]
            for index in range(len(items)):
                yield "case", self._case(holder, attribute.use.on, whens, index if is_list else None)
        if attribute.enum:
            yield from (("label", item) for item in items if type(item) is int)

    def _case(self, holder: Object, on: model.Formula, whens: Sequence[model.Formula | None], index: int | None) -> int:
        """Return the number of the case that a switch takes, as far as its expressions have values."""
        other = next((number for number, when in enumerate(whens) if when is None), NO_CASE)
        try:
            value = self._closure(holder, on, index)
            named = (number for number, when in enumerate(whens) if when is not None)
            return next((one for one in named if self._closure(holder, whens[one], index) == value), other)
        except (Failed, Refused, *ARITHMETIC):
            return other

    def _closure(self, holder: Object, formula: model.Formula | None, index: int | None) -> object:
        assert formula is not None
        key = holder.type.spec.path, id(formula.tree)
        if key not in self._closures:
            closure = holder.type.compiler.closure(formula.tree, has_index=index is not None)
            self._closures[key] = formula.tree, closure
        return self._closures[key][1](holder, None, index)
