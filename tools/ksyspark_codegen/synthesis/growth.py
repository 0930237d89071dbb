"""Grow messages that show all there is: messages at hand, written anew with what each point asks for.

Growth begins with samples, or with a message that is written from no values. Then each point that no message shows yet
is looked for: in messages that hold an object of its type, its condition, count, case or label is made a goal of the
writer, or a field that it is computed from gets a value that it may be compared with. What obeys and shows
something new is kept, and grown from.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, islice, takewhile
from random import Random
from typing import Any

from ksyspark.interpreter.expressions import Evaluate
from ksyspark.interpreter.objects import Object, Refused, name_of
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.spec import columns, model, recursion
from ksyspark.spec.expressions import Expression, names_in
from ksyspark.spec.library import Library, all_attributes
from ksyspark.writer.draft import ABSENT, BLANKS, PRESENT
from ksyspark.writer.fields import GIVEN, fits
from ksyspark_codegen.synthesis import editing, encoding
from ksyspark_codegen.synthesis.editing import LONGEST, Edit, Rewriter, asked_of, key_of, objects_in, value_edit
from ksyspark_codegen.synthesis.encoding import literals_in, names_behind, near_values
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier

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
    paths, types = {root.path}, [root]
    for owner in types:
        for attribute in owner.attributes():
            if attribute.value is None and not (shown and columns.is_technical(attribute.about)):
                for target in library.types_in(owner, attribute):
                    if target.path not in paths:
                        paths.add(target.path)
                        types.append(target)
    return types


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


Seeds = Mapping[str, Sequence[Sample]]
"""Messages at hand, by the specification that they are of: the one that messages are made of, or one it imports."""

# Messages at hand that are kept whatever they show.
_AT_LEAST = 24
# Rounds over all points, each with more messages to start from and steps of reading.
_ROUNDS = ((2, 4_000), (4, 30_000), (8, 100_000))
# In steps of reading: some ten seconds.
_EFFORT = 3_000_000
# Objects of a message, fields that a point may depend on, values of one of them, of all.
_OBJECTS, _FIELDS, _VALUES, _SINGLE = 3, 8, 30, 40
# Texts and numbers that are put in.
_LONGEST_TEXT, _SMALL = 40, 12
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /._-"
# Values that hardly any case names.
_OTHERWISE = (0, 1, 2, 99, 250, b"", b"\x99", "", "?")


@dataclass(frozen=True, slots=True, eq=False)
class Grown:
    """A message that obeys, its objects, and what it shows."""

    base: editing.Base
    root: Object
    points: frozenset[PointMark]

    @property
    def sample(self) -> Sample:
        return self.base.sample

    def objects(self, owner: tuple[str, ...]) -> Iterator[Object]:
        return (holder for holder in editing.objects_in(self.root) if recursion.origin_of(holder.type.spec) == owner)


@dataclass(eq=False)
class Growth:
    """Messages of one specification, more and more. `params` are parameters that are given; others are chosen."""

    library: Library
    spec: model.Spec
    seed: int
    params: Mapping[str, object] = field(default_factory=dict)
    messages: list[Grown] = field(default_factory=list)
    covered: set[PointMark] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.near = near_values(self.library)
        self.verifier = Verifier(self.library, self.spec.root)
        self.points = all_points(self.library, self.spec.root)
        self._chance = Random(f"{self.seed} grown")  # noqa: S311 (made again from the same seed)
        parameters = [parameter for parameter in self.spec.root.params if parameter.id not in self.params]
        defaults = {parameter.id: parameter.default for parameter in self.verifier.layout.params}
        self.editor = editing.Editor(self.library, parameters, defaults, self.near, self._chance)
        self.rewriter = Rewriter(self.library, self.verifier, self.editor)
        self._shown = Shown(self.points)
        self._by_owner: dict[tuple[str, ...], list[Grown]] = {}
        self._spent: dict[PointMark, int] = {}
        self._defeats: dict[PointMark, str] = {}

    def begin(self, seeds: Seeds | None = None) -> None:
        """Take the seeds that obey the specification, or, if none does, a message that is written from no values."""
        usual = {**self.editor.drawn_params(are_usual=True), **self.params}
        for name, samples in (seeds or {}).items():
            for sample in samples:
                params = {**usual, **{id_: sample.params[id_] for id_ in usual if id_ in sample.params}, **self.params}
                if len(sample.data) <= LONGEST:
                    seed = Sample(sample.data, params)
                    self._take(seed, self.rewriter.read(seed), is_kept=name == self.spec.id)
        for name, samples in (seeds or {}).items():
            self._put_in((name,), samples)
        for edit in self._beginnings():
            for are_usual in (True, False, False, False) if not self.messages else ():
                drawn = self.editor.drawn_params(are_usual=are_usual)
                self._take_written(None, {**drawn, **self.params}, edit)

    def _beginnings(self) -> Iterator[Edit]:
        """Yield what a message may be asked to hold that is written from no values."""
        root = self.spec.root
        instances = root.instances.values()
        placed: Any = {one.id: {} for one in instances if one.pos and isinstance(one.use, model.UserTypeUse)}
        yield from (Edit(), Edit(placed))
        for point in self.points.values():
            if point.owner == root.path:
                yield from self._goals(point, None, self._attribute(point))

    def _put_in(self, owner: tuple[str, ...], samples: Sequence[Sample]) -> None:
        """Write messages of an imported specification where a message holds one."""
        verifier = Verifier(self.library, self.library.types[owner])
        for sample in samples if owner != self.spec.root.path else ():
            for grown in self._by_owner.get(owner, ())[:2]:
                holder = next(grown.objects(owner))
                imported = verifier.read(sample.data, {**holder.values, **sample.params}).root
                if self._take_written(grown.root, grown.sample.params, Edit(asked_of(holder, imported))):
                    break

    def _take(self, sample: Sample, verdict: Verdict, *, is_kept: bool = True) -> bool:
        """Keep a message that obeys and shows something new, or is one of the first; tell whether it was kept."""
        if verdict.found is not None:
            return False
        points = self._shown.in_message(verdict.root)
        if points <= self.covered and (len(self.messages) >= _AT_LEAST or not is_kept):
            return False
        grown = Grown(editing.Base(sample, verdict.sites), verdict.root, points)
        self.messages.append(grown)
        self.covered |= points
        contents = list(editing.objects_in(verdict.root))
        for owner in dict.fromkeys(recursion.origin_of(content.type.spec) for content in contents):
            self._by_owner.setdefault(owner, []).append(grown)
        return True

    def _take_written(self, root: Object | None, params: Mapping[str, object], edit: Edit) -> bool:
        """Write a message, and keep what shows something new; tell whether it does."""
        outcome = self.rewriter.written(root, params, edit)
        return outcome is not None and self._take(*outcome, is_kept=root is None)

    def cover(self, effort: int = _EFFORT) -> None:
        """Look for all points that no message shows, until the effort is used up, in steps of reading."""
        end = self.rewriter.effort + effort
        for starts, most in _ROUNDS if self.messages else ():
            is_new = True
            while is_new:
                is_new = False
                for mark in sorted(self._possible, key=lambda mark: self._spent.get(mark, 0)):
                    if mark not in self.covered and self._spent.get(mark, 0) < most and self.rewriter.effort < end:
                        is_new |= self._look_for(mark, starts, most)

    def _look_for(self, mark: PointMark, starts: int, most: int) -> bool:
        """Look for a point in messages near it; tell whether anything new was shown on the way."""
        point, before, is_new = self.points[mark], self.rewriter.effort, False
        self.rewriter.last = ""
        near = self._starts(point)[:starts]
        for root, params, edit in chain.from_iterable(self._edits(point, grown) for grown in near):
            is_new |= self._take_written(root, params, edit)
            if mark in self.covered or self.rewriter.effort - before > most:
                break
        # What was tried with all starts is tried again in the next round, with more of them.
        self._spent[mark] = most if near else 0
        if mark not in self.covered and self.rewriter.last:
            self._defeats.setdefault(mark, f"what may show it is refused: {self.rewriter.last}")
        return is_new

    @cached_property
    def _possible(self) -> list[PointMark]:
        return [mark for mark, point in self.points.items() if not why_impossible(self._attribute(point), point)]

    def why_missing(self, point: Point) -> str:
        attribute = self._attribute(point)
        if why := why_impossible(attribute, point):
            return why
        if not self._starts(point):
            return f"no message has an object of {'::'.join(point.owner)}"
        texts = (" ".join(formula.text.split()) for formula in self._formulas(point))
        by = "".join(f", by `{text}`" for text in dict.fromkeys(texts))
        return self._defeats.get(point.mark, f"no mutant of a message that is near it shows it{by}")

    def _formulas(self, point: Point) -> Iterator[model.Formula]:
        """Yield the expressions that decide whether a message shows a point."""
        attribute, endian = self._attribute(point), self.library.types[point.owner].endian
        if point.kind == "order" and isinstance(endian, model.CalculatedEndian):
            yield from (endian.on, *(when for when, _ in endian.cases if when is not None))
        if attribute is None:
            return
        if point.kind == "if" and attribute.condition is not None:
            yield attribute.condition
        elif point.kind == "case" and isinstance(attribute.use, model.SwitchUse):
            yield from (attribute.use.on, *(case.when for case in attribute.use.cases if case.when is not None))
        elif point.kind == "count" and attribute.repeat is not None and attribute.repeat.formula is not None:
            yield attribute.repeat.formula
        elif point.kind == "label" and attribute.value is not None:
            yield attribute.value

    def others(self) -> Iterator[Sample]:
        """Yield messages at hand with other texts, lengths and numbers, without end."""
        while True:
            grown = self._chance.choice(self.messages)
            sample, root, sites = grown.sample, grown.root, grown.base.sites
            for _ in range(self._chance.choice((1, 2, 3))):
                outcome = self.rewriter.written(root, *self._edited(sample, sites))
                if outcome is not None:
                    sample, root, sites = outcome[0], outcome[1].root, outcome[1].sites
            yield sample

    def some_others(self, count: int, effort: int) -> list[Sample]:
        """Return up to so many of the others that obey, for so much effort in steps of reading."""
        end = self.rewriter.effort + effort
        others = islice(self.others(), count) if self.messages else ()
        return list(takewhile(lambda _: self.rewriter.effort < end, others))

    def lengthened(self, name: editing.FieldName) -> Iterator[Sample]:
        """Yield messages with one item more in a list that has some."""
        mark: PointMark = (*name, "count", 2)
        for grown in islice((one for one in self.messages if mark in one.points), _OBJECTS):
            for holder in islice(grown.objects(name[0]), _OBJECTS):
                attribute = editing.attribute_of(holder, name[1])
                for edit in self._counted(2, holder, attribute):
                    outcome = self.rewriter.written(grown.root, grown.sample.params, edit)
                    yield from () if outcome is None else (outcome[0],)

    def _edited(self, sample: Sample, sites: Sequence[Site]) -> tuple[Mapping[str, object], Edit]:
        """Return other parameters, or another value for any field."""
        parameters, chance = self.editor.parameters, self._chance
        if parameters and chance.random() < 1 / (len(parameters) + 3):
            parameter = chance.choice(parameters)
            values = self.editor.values_of(parameter)
            return {**sample.params, **({parameter.id: chance.choice(values)} if values else {})}, Edit()
        simple = [site for site in sites if _is_simple(site) and site.attribute.contents is None]
        if not simple:
            return sample.params, Edit()
        site = chance.choice(simple)
        if not site.is_number:
            # A decoder that takes another encoding reads other characters at the codes of some.
            is_text = isinstance(site.use, model.StringUse)
            telling = encoding.telling_of(site.encoding) if is_text and chance.random() < 0.5 else ()
            letters = (*_LETTERS, *telling * 4)
            text = "".join(chance.choice(letters) for _ in range(chance.randrange(_LONGEST_TEXT)))
            text += chance.choice(("", " "))
            return sample.params, value_edit(site, text if is_text else text.encode())
        drawn = chance.choice((chance.getrandbits(site.width), chance.randrange(_SMALL) % (1 << site.width)))
        value = drawn + site.shape.least if site.shape.kind != "float" else drawn / 256
        return sample.params, value_edit(site, value, GIVEN)

    def _attribute(self, point: Point) -> model.Attribute | None:
        return _attribute_named(self.library.types[point.owner], point.field)

    def _starts(self, point: Point) -> list[Grown]:
        """Return messages that hold an object of a point's type, those first that show the field, the short ones."""
        place = point.owner, point.field, point.kind

        def rank(grown: Grown) -> tuple[bool, int]:
            return all(mark[:3] != place for mark in grown.points), len(grown.sample.data)

        return sorted(self._by_owner.get(point.owner, ()), key=rank)

    def _edits(self, point: Point, grown: Grown) -> Iterator[tuple[Object | None, Mapping[str, object], Edit]]:
        """Yield objects, parameters and edits by which a message may show a point."""
        params = grown.sample.params
        for holder in islice(grown.objects(point.owner), _OBJECTS):
            # The type of an object may be a copy of the one that has the field.
            for edit in self._goals(point, holder, _attribute_named(holder.type.spec, point.field)):
                yield (None if point.kind == "order" else grown.root), params, edit
        names = names_behind(self.library, [formula.tree for formula in self._formulas(point)])
        names |= names_behind(self.library, list(_sizes_of(self.library, names)))
        named = [site for site in grown.base.sites if site.attribute.id in names and _is_simple(site)]
        sites = sorted(named, key=lambda site: abs(site.start - holder.start))[:_FIELDS]
        near = ((site, dict.fromkeys(self.editor.values_near(grown.base, site))) for site in sites)
        values = [(site, value) for site, literals in near for value in islice(literals, _VALUES)]
        self._chance.shuffle(values)
        yield from ((grown.root, params, value_edit(site, value, GIVEN)) for site, value in values[:_SINGLE])

    def _goals(self, point: Point, holder: Object | None, attribute: model.Attribute | None) -> Iterator[Edit]:
        """Yield edits that ask the writer for a point."""
        endian = self.library.types[point.owner].endian
        if attribute is None:
            if isinstance(endian, model.CalculatedEndian):
                when, order = endian.cases[point.value]
                edits = self._switched(holder, endian.on, when)
                yield from (replace(edit, order=order) for edit in edits)
            return
        name = attribute.id
        match point.kind:
            case "if" if attribute.is_instance and attribute.condition is not None:
                yield self._goal(holder, attribute.condition, bool(point.value))
            case "if":
                yield Edit(asked_of(holder, {name: PRESENT if point.value else ABSENT}))
            case "label" if attribute.value is None:
                code = [point.value] if attribute.repeat else point.value
                yield Edit(asked_of(holder, {}), {(key_of(holder), name): (code, GIVEN, None)})
            case "label":
                yield Edit(asked_of(holder, {name: point.value}))
            case "count":
                yield from self._counted(point.value, holder, attribute)
            case "case" if isinstance(attribute.use, model.SwitchUse):
                cases = attribute.use.cases
                case = None if point.value == NO_CASE else cases[point.value]
                if case is not None:
                    id_ = model.case_ids(attribute, attribute.use)[model.case_key(case.use)]
                    value: object = (id_, {} if isinstance(case.use, model.UserTypeUse) else None)
                    yield Edit(asked_of(holder, {name: value if attribute.repeat is None else [value]}))
                yield from self._switched(holder, attribute.use.on, None if case is None else case.when)

    def _switched(self, holder: Object | None, on: model.Formula, when: model.Formula | None) -> Iterator[Edit]:
        """Yield edits that give a switch the value of a case, or one that hardly any case has."""
        owner = self.spec.root if holder is None else holder.type.spec
        targets = _OTHERWISE if when is None else tuple(literals_in(self.library, owner, when.tree))
        yield from (self._goal(holder, on, target) for target in targets)

    def _goal(self, holder: Object | None, formula: model.Formula, target: object) -> Edit:
        return Edit(asked_of(holder, {}), goals={key_of(holder): ((formula, target),)})

    def _counted(self, number: int, holder: Object | None, attribute: model.Attribute) -> Iterator[Edit]:
        """Yield edits that give a list no items, one, or two and more."""
        held = None if holder is None else holder.values.get(attribute.id)
        items = held if isinstance(held, list) else []
        count = number if number < 2 else max(len(items) + 1, 2)
        use = attribute.use
        blank: object = {} if isinstance(use, model.UserTypeUse | model.SwitchUse) else BLANKS.get(type(use), 0)
        values = [{} if isinstance(item, Object) else item for item in items[:count]]
        values += [values[-1] if values else blank] * (count - len(values))
        asked = asked_of(holder, {attribute.id: PRESENT} if attribute.condition is not None else {})
        yield Edit(asked, {(key_of(holder), attribute.id): (values, 0, None)})


def _is_simple(site: Site) -> bool:
    return site.is_number or isinstance(site.use, model.StringUse | model.BytesUse)


def _attribute_named(owner: model.TypeSpec, id_: str) -> model.Attribute | None:
    return next((attribute for attribute in owner.attributes() if attribute.id == id_), None)


def _sizes_of(library: Library, names: frozenset[str]) -> Iterator[Expression]:
    """Yield the sizes of fields of some names: an expression may ask how long a value is."""
    for _, attribute in all_attributes(library):
        if attribute.id in names and attribute.delimiter.size is not None:
            yield attribute.delimiter.size.tree


def why_impossible(attribute: model.Attribute | None, point: Point) -> str:
    """Return why no message can cover a point; empty where no reason is known."""
    repeat = attribute.repeat if attribute else None
    is_number = attribute is not None and isinstance(attribute.use, model.IntegerUse | model.BitsUse)
    if point.kind == "label" and attribute is not None and is_number and not fits(attribute.use, point.value):
        return f"the field cannot hold {point.value}"
    if point.kind != "count" or repeat is None:
        return ""
    if repeat.kind == "until" and point.value == 0:
        return "a repeat with a condition at its end reads one item at least"
    if repeat.kind == "expr" and repeat.formula is not None and not names_in(repeat.formula.tree):
        number = repeat.formula.text
        if number.isdecimal() and min(int(number), 2) != point.value:
            return f"the count is always {number}"
    return ""


def grow(
    library: Library,
    spec: model.Spec,
    seed: int,
    params: Mapping[str, object],
    seeds: Seeds | None = None,
    effort: int = _EFFORT,
) -> Growth:
    """Return messages that show as much as is found for so much effort, in steps of reading."""
    growth = Growth(library, spec, seed, params)
    growth.begin(seeds)
    growth.cover(effort)
    return growth
