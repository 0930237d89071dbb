"""Grow messages that show all there is: mutants of those at hand, repaired where they are refused.

Growth begins with samples, or with no bytes at all, repaired until they obey. Then each point that no
message shows yet is looked for: in messages that hold an object of its type, what its condition, count or case is
computed from is set to what it may be compared with, bytes are put in, items doubled or taken out, and what then is
refused is repaired. A mutant that obeys and shows something new is kept, and grown from.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice
from random import Random

from ksyspark.interpreter.objects import Object
from ksyspark.spec import model, recursion
from ksyspark.spec.expressions import Expression, names_in
from ksyspark.spec.library import Library, all_attributes
from ksyspark_codegen.synthesis import editing, encoding
from ksyspark_codegen.synthesis.hints import Literal, find_hints, literals_in, names_behind, near_values
from ksyspark_codegen.synthesis.points import Point, PointMark, Shown, all_points
from ksyspark_codegen.synthesis.repair import LONGEST, Kept, Repairer
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier

Seeds = Mapping[str, Sequence[Sample]]
"""Messages at hand, by the specification that they are of: the one that messages are made of, or one it imports."""

# Messages at hand that are kept whatever they show.
_AT_LEAST = 24
# Edits of a message of no bytes, and of one that is refused where another one was put in; beginnings that are tried.
_EDITS_OF_NOTHING, _EDITS_OF_SEED, _BEGINNINGS = 600, 30, 8
# Rounds over all points, each with more messages to start from, steps of reading, and edits of a refused mutant.
_ROUNDS = ((2, 4_000, 12), (4, 30_000, 30), (8, 100_000, 60))
# In steps of reading: some ten seconds.
_EFFORT = 3_000_000
# Objects of a message, fields that a point may depend on, values of one of them, of all, and of several at once.
_OBJECTS, _FIELDS, _VALUES, _SINGLE, _SEVERAL = 3, 8, 30, 40, 24
# Bytes that are put in at the end of a stream.
_PUT_IN = (1, 2, 4, 8, 12, 16, 24)
# Objects of a type that are kept to be put into other messages, and that are put in.
_DONORS, _DONATED = 6, 6

# Of messages with other values: edits of one that is refused, and texts that are put in.
_EDITS_OF_OTHERS, _LONGEST_TEXT, _SMALL = 12, 40, 12
# Messages in which a field without bytes is given some.
_STARTS_OF_TEXT = 3
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /._-"

_Mutant = tuple[Sample, Kept | None]


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
        self.hints = find_hints(self.library)
        self.near = near_values(self.library, self.hints)
        self.verifier = Verifier(self.library, self.spec.root)
        self.points = all_points(self.library, self.spec.root)
        self._chance = Random(f"{self.seed} grown")  # noqa: S311 (made again from the same seed)
        parameters = [parameter for parameter in self.spec.root.params if parameter.id not in self.params]
        self.editor = editing.Editor(self.library, parameters, self.near, self._chance)
        self.repairer = Repairer(self.library, self.verifier, self.editor)
        self._shown = Shown(self.points)
        self._by_owner: dict[tuple[str, ...], list[Grown]] = {}
        self._donors: dict[tuple[str, ...], dict[bytes, None]] = {}
        self._spent: dict[PointMark, int] = {}
        self._defeats: dict[PointMark, str] = {}

    def begin(self, seeds: Seeds | None = None) -> None:
        """Take the seeds that obey the specification, or, if none does, a message that is repaired from no bytes."""
        usual = {**self.editor.drawn_params(are_usual=True), **self.params}
        for name, samples in (seeds or {}).items():
            for sample in samples:
                params = {**usual, **{id_: sample.params[id_] for id_ in usual if id_ in sample.params}, **self.params}
                if len(sample.data) <= LONGEST:
                    self._take(*self._read(Sample(sample.data, params)), is_kept=name == self.spec.id)
        for name, samples in (seeds or {}).items():
            self._put_in((name,), samples)
            whole = {sample.data: None for sample in samples[:: max(len(samples) // _DONORS, 1)]}
            self._donors.setdefault((name,), {}).update(whole)
        for number in range(_BEGINNINGS):
            if not self.messages:
                drawn = self.editor.drawn_params(are_usual=number % 4 < 3)
                empty = self._read(Sample(b"", {**drawn, **self.params}))
                self._take(*(self.repairer.repaired(*empty, _EDITS_OF_NOTHING) or empty))

    def _put_in(self, owner: tuple[str, ...], samples: Sequence[Sample]) -> None:
        """Put messages of an imported specification where a message holds one."""
        for sample in samples:
            for grown in self._by_owner.get(owner, ())[:2]:
                if any(
                    self._take_repaired(*mutant, _EDITS_OF_SEED)
                    for mutant in self._with_data(grown, owner, sample.data)
                ):
                    break

    def _with_data(self, grown: Grown, owner: tuple[str, ...], data: bytes) -> Iterator[_Mutant]:
        for content in grown.objects(owner):
            place, holder = content.place, content.holder
            if place is not None and place.end is not None and holder is not None:
                own = editing.attribute_of(holder, content.name).delimiter.size
                spliced = self.editor.spliced(grown.base, holder, place.start, place.end, data, own=own)
                yield from ((sample, None) for sample in spliced)
                return

    def _read(self, sample: Sample) -> tuple[Sample, Verdict]:
        return sample, self.repairer.read(sample)

    def _take(self, sample: Sample, verdict: Verdict, *, is_kept: bool = True) -> bool:
        """Keep a message that obeys and shows something new, or is one of the first; tell whether it was kept."""
        if verdict.found is not None:
            return False
        points = self._shown.in_message(verdict.root)
        if points <= self.covered and (len(self.messages) >= _AT_LEAST or not is_kept):
            return False
        self._keep(sample, verdict)
        return True

    def _keep(self, sample: Sample, verdict: Verdict) -> None:
        points = self._shown.in_message(verdict.root)
        grown = Grown(editing.Base(sample, verdict.sites), verdict.root, points)
        self.messages.append(grown)
        self.covered |= points
        contents = list(editing.objects_in(verdict.root))
        for owner in dict.fromkeys(recursion.origin_of(content.type.spec) for content in contents):
            self._by_owner.setdefault(owner, []).append(grown)
        for content in contents:
            place, donors = content.place, self._donors.setdefault(recursion.origin_of(content.type.spec), {})
            if place is not None and place.end is not None and len(donors) < _DONORS:
                donors[sample.data[place.start : place.end]] = None

    def _take_repaired(self, sample: Sample, kept: Kept | None, edits: int) -> bool:
        """Read a mutant, repair it where it is refused, and keep what shows something new; tell whether it does."""
        if len(sample.data) > LONGEST:
            return False
        verdict = self.repairer.read(sample)
        if verdict.found is not None and verdict.found.problem.kind == "work":
            return False
        outcome = self.repairer.repaired(sample, verdict, edits, kept)
        return outcome is not None and self._take(*outcome, is_kept=False)

    def cover(self, effort: int = _EFFORT) -> None:
        """Look for all points that no message shows, until the effort is used up, in steps of reading."""
        end = self.repairer.effort + effort
        for starts, most, edits in _ROUNDS:
            is_new = True
            while is_new:
                is_new = False
                for mark in sorted(self._possible, key=lambda mark: self._spent.get(mark, 0)):
                    if mark not in self.covered and self._spent.get(mark, 0) < most and self.repairer.effort < end:
                        is_new |= self._look_for(mark, starts, most, edits)

        for place in self._empty():
            self._fill(place)

    def _empty(self) -> list[editing.FieldName]:
        """Return the fields that are texts or bytes and have none in any message."""
        filled = {place: False for grown in self.messages for place in map(_text_in, grown.base.sites) if place}
        filled |= {
            place: True
            for grown in self.messages
            for site in grown.base.sites
            if site.value and (place := _text_in(site))
        }
        return [place for place, is_filled in filled.items() if not is_filled]

    def _fill(self, place: editing.FieldName) -> None:
        """Keep a message that has some bytes in a field."""
        holders = (grown for grown in self.messages if any(_text_in(site) == place for site in grown.base.sites))
        for grown in sorted(holders, key=lambda grown: len(grown.sample.data))[:_STARTS_OF_TEXT]:
            site = next(site for site in grown.base.sites if _text_in(site) == place)
            for size in _PUT_IN:
                text = _LETTERS[:size] if isinstance(site.use, model.StringUse) else _LETTERS[:size].encode()
                for edited in self.editor.with_value(grown.base, site, text):
                    outcome = self.repairer.repaired(*self._read(edited), _EDITS_OF_OTHERS, (site.start, site.end))
                    if outcome is not None and any(_text_in(one) == place and one.value for one in outcome[1].sites):
                        self._keep(*outcome)
                        return

    def _look_for(self, mark: PointMark, starts: int, most: int, edits: int) -> bool:
        """Look for a point in messages near it; tell whether anything new was shown on the way."""
        point, before, is_new = self.points[mark], self.repairer.effort, False
        self.repairer.last = ""
        for grown in self._starts(point)[:starts]:
            for mutant in self._mutants(point, grown):
                is_new |= self._take_repaired(*mutant, edits)
                if mark in self.covered or self.repairer.effort - before > most:
                    return self._end(mark, most, is_new=is_new)
        # What was tried with all starts is tried again in the next round, with more of them.
        return self._end(mark, most if self._starts(point) else 0, is_new=is_new)

    def _end(self, mark: PointMark, spent: int, *, is_new: bool) -> bool:
        self._spent[mark] = spent
        if mark not in self.covered and self.repairer.last:
            self._defeats.setdefault(mark, f"what may show it is refused: {self.repairer.last}")
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

    def _formulas(self, point: Point) -> list[model.Formula]:
        return list(_formulas_of(point, self.library.types[point.owner].endian, self._attribute(point)))

    def others(self) -> Iterator[Sample | None]:
        """Yield messages at hand with other texts, lengths and numbers, without end; None for what does not obey."""
        while True:
            sample, verdict = self._chance.choice(self.messages).sample, None
            for _ in range(self._chance.choice((1, 2, 3))):
                verdict = self.repairer.read(sample)
                edited = self._edited(editing.Base(sample, verdict.sites))
                outcome = self.repairer.repaired(*self._read(edited), _EDITS_OF_OTHERS) if edited is not None else None
                sample = outcome[0] if outcome is not None else sample
            yield sample if len(sample.data) <= LONGEST else None

    def _edited(self, base: editing.Base) -> Sample | None:
        """Return a message with another value in any field or parameter."""
        parameters = self.editor.parameters
        if parameters and self._chance.random() < 1 / (len(parameters) + 3):
            parameter = self._chance.choice(parameters)
            values = self.editor.values_of(parameter)
            params = {parameter.id: self._chance.choice(values)} if values else {}
            return Sample(base.sample.data, {**base.sample.params, **params})
        sites = [site for site in base.sites if _is_simple(site) and site.attribute.contents is None]
        if not sites:
            return None
        site, chance = self._chance.choice(sites), self._chance
        if not site.is_number:
            # A decoder that takes another encoding reads other characters at the codes of some.
            telling = (
                encoding.telling_of(site.encoding)
                if isinstance(site.use, model.StringUse) and chance.random() < 0.5
                else ()
            )
            letters = (*_LETTERS, *telling * 4)
            text = "".join(chance.choice(letters) for _ in range(chance.randrange(_LONGEST_TEXT)))
            edits = list(self.editor.with_value(base, site, text))
            return chance.choice(edits) if edits else None
        drawn = chance.choice((chance.getrandbits(site.width), chance.randrange(_SMALL) % (1 << site.width)))
        return base.with_number(site, drawn + site.shape.least if site.shape.kind != "float" else drawn / 256)

    def _attribute(self, point: Point) -> model.Attribute | None:
        attributes = self.library.types[point.owner].attributes()
        return next((attribute for attribute in attributes if attribute.id == point.field), None)

    def _starts(self, point: Point) -> list[Grown]:
        """Return messages that hold an object of a point's type, those first that show the field, the short ones."""
        place = point.owner, point.field, point.kind

        def rank(grown: Grown) -> tuple[bool, int]:
            return all(mark[:3] != place for mark in grown.points), len(grown.sample.data)

        return sorted(self._by_owner.get(point.owner, ()), key=rank)

    def _mutants(self, point: Point, grown: Grown) -> Iterator[_Mutant]:
        attribute = self._attribute(point)
        names = names_behind(self.library, [formula.tree for formula in self._formulas(point)])
        names |= names_behind(self.library, list(_sizes_of(self.library, names)))
        if attribute is not None and attribute.repeat is not None and attribute.repeat.kind == "until":
            names |= {attribute.id}
        for holder in islice(grown.objects(point.owner), _OBJECTS):
            own = None if attribute is None else _own_attribute(holder, attribute)
            if point.kind == "label" and own is not None and own.value is None:
                yield from self._labelled(point.value, grown.base, holder, own)
            if point.kind == "count" and own is not None:
                yield from ((sample, None) for sample in self._counted(point.value, grown.base, holder, own))
            yield from self._with_values(point, grown.base, holder, names, own)

    def _labelled(self, code: int, base: editing.Base, holder: Object, attribute: model.Attribute) -> Iterator[_Mutant]:
        for site in base.sites:
            if site.holder is holder and site.attribute is attribute:
                yield from ((sample, (site.start, site.end)) for sample in self.editor.with_value(base, site, code))

    def _with_values(
        self, point: Point, base: editing.Base, holder: Object, names: frozenset[str], attribute: model.Attribute | None
    ) -> Iterator[_Mutant]:
        """Yield messages with other values of what a point depends on: one, bytes put in, a parameter, several."""
        named = [site for site in base.sites if site.attribute.id in names and _is_simple(site)]
        sites = sorted(named, key=lambda site: abs(site.start - holder.start))[:_FIELDS]
        values = [(site, value) for site in sites for value in self._values(base, site)]
        when = self._literal_of(point, attribute)
        first = [(site, when) for site in sites] if when is not None else []
        self._chance.shuffle(values)
        for site, value in (*first, *values[:_SINGLE]):
            kept = (site.start, site.end) if site.is_number else None
            for sample in islice(self.editor.with_value(base, site, value), 2):
                yield sample, kept
                if point.kind == "case" and value == when and attribute is not None:
                    yield from self._donated(editing.Base(sample, base.sites), holder, attribute, point.value, site)
        if point.kind in ("if", "count", "case"):
            longer = chain.from_iterable(self.editor.appended(base, holder, size) for size in _PUT_IN)
            yield from ((sample, None) for sample in longer)
        yield from ((sample, None) for sample in self.editor.other_params(base.sample, names, when))
        numbers = [site for site in sites if site.is_number]
        if numbers or any(parameter.id in names for parameter in self.editor.parameters):
            owner = self.library.types[point.owner]
            told = [one for formula in self._formulas(point) for one in literals_in(self.library, owner, formula.tree)]
            yield from ((self._with_several(base, holder, names, numbers, told), None) for _ in range(_SEVERAL))

    def _values(self, base: editing.Base, site: Site) -> list[object]:
        return list(islice(dict.fromkeys(self.editor.values_near(base, site)), _VALUES))

    def _literal_of(self, point: Point, attribute: model.Attribute | None) -> object:
        """Return the value that a switch must have for a case, or the code of a label."""
        if point.kind == "label":
            return point.value
        cases = attribute.use.cases if attribute is not None and isinstance(attribute.use, model.SwitchUse) else ()
        when = cases[point.value].when if point.kind == "case" and point.value >= 0 else None
        literals = literals_in(self.library, self.library.types[point.owner], when.tree) if when is not None else ()
        return next(iter(literals), None)

    def _with_several(
        self,
        base: editing.Base,
        holder: Object,
        names: frozenset[str],
        numbers: Sequence[Site],
        told: Sequence[Literal],
    ) -> Sample:
        """Return a message with other values of several fields and parameters, maybe with more bytes.

        Those that are `told` by the expressions of a point are chosen more often.
        """
        chance, sites = self._chance, base.sites
        for site in chance.sample(numbers, min(len(numbers), chance.choice((1, 2, 2, 3)))):
            values = told if told and chance.random() < 0.5 else self._values(base, site)
            sample = base.with_number(site, chance.choice(values))
            base = editing.Base(sample or base.sample, sites)
        if chance.random() < 0.5:
            base = editing.Base(
                next(self.editor.appended(base, holder, chance.choice(_PUT_IN[:6])), base.sample), sites
            )
        params = {
            parameter.id: chance.choice(values)
            for parameter in self.editor.parameters
            if parameter.id in names and (values := self.editor.values_of(parameter)) and chance.random() < 0.5
        }
        return Sample(base.sample.data, {**base.sample.params, **params})

    def _donated(
        self, base: editing.Base, holder: Object, attribute: model.Attribute, case: int, site: Site
    ) -> Iterator[_Mutant]:
        """Yield messages with an object of another message where a field holds one of another case."""
        uses, place = [use for use, _ in model.simple_uses(attribute)], holder.places.get(attribute.id)
        target = editing.target_of(self.library, holder.type.spec, uses[case])
        is_whole = place is not None and place.end is not None and place.items is None and site.end <= place.start
        if place is None or place.end is None or target is None or not is_whole:
            return
        for data in islice(self._donors.get(recursion.origin_of(target), ()), _DONATED):
            own = attribute.delimiter.size
            spliced = self.editor.spliced(base, holder, place.start, place.end, data, own=own)
            yield from ((sample, (site.start, site.end)) for sample in spliced)

    def _counted(self, number: int, base: editing.Base, holder: Object, attribute: model.Attribute) -> Iterator[Sample]:
        """Yield messages in which a list has no items, one, or one more."""
        place = holder.places.get(attribute.id)
        if place is None or place.end is None:
            return
        items = [(item.start, item.end) for item in place.items or () if item.end is not None]
        data, spliced = base.sample.data, self.editor.spliced
        if number == 0 and items:
            yield from self._with_count(base, spliced(base, holder, place.start, place.end, b""), attribute, 0)
        elif number == 1 and len(items) > 1:
            yield from self._with_count(base, spliced(base, holder, items[0][1], place.end, b""), attribute, 1)
        elif number > 1:
            for start, end in (items[-1:] + items[:1]) if items else ():
                longer = spliced(base, holder, end, end, data[start:end])
                yield from self._with_count(base, longer, attribute, len(items) + 1)
        for size in (1, 2, 4, 8, 16) if number and not items else ():
            longer = spliced(base, holder, place.start, place.start, bytes(size * number))
            yield from self._with_count(base, longer, attribute, number)

    def _with_count(
        self, base: editing.Base, samples: Iterator[Sample], attribute: model.Attribute, number: int
    ) -> Iterator[Sample]:
        """Yield messages with the count of a list that tells it, and as they are."""
        repeat = attribute.repeat
        names = frozenset[str]()
        if repeat is not None and repeat.kind == "expr" and repeat.formula is not None:
            names = self.editor.sources(repeat.formula)
        for sample in samples:
            size = len(base.sample.data)
            for count in editing.numbers_before(base, min(size, len(sample.data)), names, near=size):
                yield from self.editor.with_value(editing.Base(sample, base.sites), count, number)
            yield sample


def _text_in(site: Site) -> editing.FieldName | None:
    """Return the field of a text or of bytes that are not always the same; None for others."""
    is_text = isinstance(site.use, model.StringUse | model.BytesUse) and site.attribute.contents is None
    return site.field if is_text else None


def _is_simple(site: Site) -> bool:
    return site.is_number or isinstance(site.use, model.StringUse | model.BytesUse)


def _own_attribute(holder: Object, attribute: model.Attribute) -> model.Attribute:
    """Return a field of an object whose type may be a copy of the one that has the field."""
    attributes = holder.type.spec.attributes()
    return next((own for own in attributes if own.id == attribute.id), attribute)


def _sizes_of(library: Library, names: frozenset[str]) -> Iterator[Expression]:
    """Yield the sizes of fields of some names: an expression may ask how long a value is."""
    for _, attribute in all_attributes(library):
        if attribute.id in names and attribute.delimiter.size is not None:
            yield attribute.delimiter.size.tree


def _formulas_of(point: Point, endian: object, attribute: model.Attribute | None) -> Iterator[model.Formula]:
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


def why_impossible(attribute: model.Attribute | None, point: Point) -> str:
    """Return why no message can cover a point; empty where no reason is known."""
    repeat = attribute.repeat if attribute else None
    if point.kind == "label" and attribute is not None and not _holds(attribute, point.value):
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


def _holds(attribute: model.Attribute, code: int) -> bool:
    match attribute.use:
        case model.IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed <= code < 1 << 8 * width - is_signed
        case model.BitsUse(width):
            return 0 <= code < 1 << width
    return True


def grow(
    library: Library, spec: model.Spec, seed: int, params: Mapping[str, object], seeds: Seeds | None = None
) -> Growth:
    """Return messages that show as much as is found."""
    growth = Growth(library, spec, seed, params)
    growth.begin(seeds)
    growth.cover()
    return growth
