"""Edit messages: other numbers and bytes, or all written anew with other values; values that fields may have.

What is written anew has all else follow from the values, and the reader says whether it obeys.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from ksyspark.interpreter import problems
from ksyspark.interpreter.objects import Fault as Found
from ksyspark.interpreter.objects import Object, name_of
from ksyspark.spec import model
from ksyspark.spec.expressions import names_in
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.library import Library
from ksyspark.writer import fields
from ksyspark.writer.draft import Work, drafted
from ksyspark.writer.fields import CONTENT, Node
from ksyspark.writer.inversion import Solver
from ksyspark.writer.rows import NotWritten
from ksyspark_codegen.synthesis import encoding
from ksyspark_codegen.synthesis.encoding import Literal, formulas_of, literals_in, names_behind
from ksyspark_codegen.synthesis.verifier import Fault, Sample, Site, Verdict, Verifier, around, end_of

FieldName = tuple[tuple[str, ...], str]
"""The path of a type, and the name of a field of it."""

Sources = Callable[[model.Formula], frozenset[str]]
"""The names of the fields that an expression is computed from, also by way of instances and parameters."""

# A size is looked for in so many of the fields that it may depend on.
_FIELDS = 4


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A message and its values."""

    sample: Sample
    sites: tuple[Site, ...]

    def with_number(self, site: Site, value: object) -> Sample | None:
        """Return the message with another number in a field, or None if the field cannot hold it."""
        bits = site.shape.raw(value)
        return None if bits is None else self.with_bits(site, bits)

    def with_numbers(self, site: Site, values: Iterable[object]) -> Iterator[Sample]:
        """Yield the message with each number that a field can hold."""
        return (sample for value in values if (sample := self.with_number(site, value)) is not None)

    def with_bits(self, site: Site, bits: int) -> Sample:
        data = encoding.with_bits(self.sample.data, site.bit, site.width, site.shape.order, bits)
        return Sample(data, self.sample.params)

    def with_bytes(self, start: int, data: bytes) -> Sample:
        old = self.sample.data
        return Sample((old[:start] + data + old[start + len(data) :])[: len(old)], self.sample.params)


# Checksums of checksums and of items, and items without bytes, are mended one after the other.
_MOST_MENDED = 64


def with_checksums(verifier: Verifier, sample: Sample, forgiven: Fault | None = None) -> tuple[Sample, Verdict]:
    """Return a message with the right checksums, as far as it is read then, and what becomes of it."""
    verdict = verifier.read(sample.data, sample.params, forgiven)
    for _ in range(_MOST_MENDED):
        fault = verdict.found
        if fault is None or not isinstance(fault.problem, problems.BrokenRule) or fault.problem.kind != "checksum":
            break
        site = next(one for one in verdict.sites if one.holder is fault.holder and one.name == fault.name)
        sample = Base(sample, verdict.sites).with_number(site, fault.problem.expected) or sample
        verdict = verifier.read(sample.data, sample.params, forgiven)
    return sample, verdict


def size_of(content: Object) -> model.Formula | None:
    """Return the size of the stream that an object has of its own."""
    if content.holder is None or content.stream is content.holder.stream:
        return None
    return attribute_of(content.holder, content.name).delimiter.size


def attribute_of(holder: Object, name: str) -> model.Attribute:
    """Return the field or instance of an object that failures call by a name."""
    spec = holder.type.spec
    return next(attribute for attribute in spec.attributes() if name_of(spec, attribute) == name)


def numbers_before(base: Base, end: int, names: frozenset[str], *, near: int) -> list[Site]:
    """Return the numbers of some names that lie before a place, nearest to another one."""
    sites = [site for site in base.sites if site.attribute.id in names and site.number is not None and site.end <= end]
    return sorted(sites, key=lambda site: abs(near - site.start))[:_FIELDS]


def numbers_near(literals: Sequence[Literal]) -> Iterator[int]:
    """Yield numbers that are compared with, and their neighbours."""
    for value in literals:
        if isinstance(value, int):
            yield from (int(value), value - 1, value + 1)


@dataclass(eq=False)
class Editor:
    """Edit messages of one specification; `near` are the literals that fields are compared with, by name."""

    library: Library
    parameters: Sequence[model.Parameter]
    defaults: Mapping[str, object]
    near: Mapping[str, Sequence[Literal]]
    chance: Random
    # Formulas are kept beside their names, so that none takes the identity of another.
    _sources: dict[int, tuple[model.Formula, frozenset[str]]] = field(default_factory=dict)

    def sources(self, formula: model.Formula) -> frozenset[str]:
        """Return the names of the fields that an expression is computed from."""
        if id(formula) not in self._sources:
            self._sources[id(formula)] = formula, names_behind(self.library, [formula.tree])
        return self._sources[id(formula)][1]

    def values_near(self, base: Base, site: Site) -> Iterator[Literal]:
        """Yield values that a field may need to have: literals near it, sizes of what is around it."""
        near = self.near.get(site.attribute.id, ())
        if not site.is_number:
            yield from (value for value in near if isinstance(value, str | bytes))
            size = site.width // 8
            yield from (byte * size for byte in (b"\0", b"\1", b"0") if size and site.bit % 8 == 0)
        elif site.shape.kind == "float":
            yield from (value for value in near if isinstance(value, int | float))
            yield from (0, 1, -1)
        else:
            yield from numbers_near(near)
            size, stream = len(base.sample.data), site.holder.stream
            yield from (0, 1, 2, 3, size, size - site.start, size - site.end)
            yield from (stream.size, end_of(stream) - site.end, end_of(stream) - site.holder.start)
            yield from () if site.number is None else (site.number + 1, site.number - 1)

    def values_of(self, parameter: model.Parameter) -> list[object]:
        """Return values of a parameter: what it is compared with, and small numbers."""
        near: list[Literal] = [*self.near.get(parameter.id, ()), 0, 1, 2]
        values = (bool(value) if parameter.word == "bool" else value for value in near)
        return [value for value in dict.fromkeys(values) if fits(parameter, value)]

    def drawn_params(self, *, are_usual: bool) -> dict[str, object]:
        """Return a value for each parameter: its default if it has one and `are_usual` is set, else a drawn one."""
        return {parameter.id: self._drawn(parameter, are_usual=are_usual) for parameter in self.parameters}

    def _drawn(self, parameter: model.Parameter, *, are_usual: bool) -> object:
        default = self.defaults.get(parameter.id)
        if default is not None and are_usual:
            return bool(default) if parameter.word == "bool" else default
        values = self.values_of(parameter)
        return self.chance.choice(values) if values else default


def use_of(parameter: model.Parameter) -> model.TypeUse:
    """Return the type of a parameter; a truth value is a bit."""
    return model.BitsUse(1, None) if parameter.word == "bool" else parameter.use


def fits(parameter: model.Parameter, value: object) -> bool:
    """Tell whether a parameter can take a value."""
    return isinstance(value, bool) == (parameter.word == "bool") and fields.fits(use_of(parameter), value)


def objects_in(root: Object) -> Iterator[Object]:
    """Yield an object and those that it holds, at any depth."""
    waiting = [root]
    while waiting:
        holder = waiting.pop()
        yield holder
        for held in holder.values.values():
            items = held if isinstance(held, list) else (held,)
            waiting += [item for item in items if isinstance(item, Object) and item.holder is holder]


# In bytes: larger messages take too long to read again and again.
LONGEST = 4096
# Times that a message is written.
_TRIES = 12
# What reading costs beyond its steps, and what writing an object costs, in steps of reading.
_COST, _COST_OF_OBJECT = 20, 60

Chosen = Mapping[object, tuple[Any, int, object]]
"""Values by the keys that fields have in the writer, each with its rank."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What a message is to hold otherwise.

    `asked` are columns of the message, as rows have them; `chosen` values of fields, with ranks; `goals` expressions of
    objects, and what these are to be. `order` is the byte order of a message that does not tell it yet.
    """

    asked: Mapping[str, Any] = field(default_factory=dict)
    chosen: Chosen = field(default_factory=dict)
    goals: Mapping[object, tuple[tuple[model.Formula, Any], ...]] = field(default_factory=dict)
    order: model.Endian = "be"


def key_of(holder: Object | None) -> object:
    """Return what the writer calls an object."""
    return "" if holder is None or holder.holder is None else (key_of(holder.holder), holder.name, holder.index)


def asked_of(holder: Object | None, values: Any) -> Any:
    """Return values of an object as a part of the row of its message."""
    while holder is not None and holder.holder is not None:
        value: Any = values if holder.case is None else (holder.case, values)
        if holder.index is not None:
            items: Any = holder.holder.values[holder.name]
            value = [value if number == holder.index else None for number in range(len(items))]
        values, holder = {holder.name: value}, holder.holder
    return values


def value_edit(site: Site, value: Any, rank: int = CONTENT) -> Edit:
    """Return the edit that gives a field another value."""
    held: Any = site.holder.values[site.name]
    if site.index is not None:
        value = [*held[: site.index], value, *held[site.index + 1 :]]
    return Edit(asked_of(site.holder, {}), {(key_of(site.holder), site.name): (value, rank, None)})


class Rewriter:
    """Write messages of one specification. `effort` counts the steps of all readings; `last` is what defeated one."""

    def __init__(self, library: Library, verifier: Verifier, editor: Editor) -> None:
        self.effort = 0
        self.last = ""
        self._verifier = verifier
        self._editor = editor
        self._work = Work(library, verifier.layout, Solver(library), refills=True)

    def read(self, sample: Sample) -> Verdict:
        verdict = self._verifier.read(sample.data, sample.params)
        self.effort += _COST + verdict.visits
        return verdict

    def written(self, root: Object | None, params: Mapping[str, object], edit: Edit) -> tuple[Sample, Verdict] | None:
        """Return a message that obeys, like another one but for an edit, or None if none is reached.

        `root` is the other message, None for one from no values, which gets what expressions, byte orders and streams
        need. A value that its logical type refuses is drawn anew; a list that ends too early gets another item.
        """
        for _ in range(_TRIES):
            self._work.goals = edit.goals
            self._work.begin(edit.order)
            self._work.solver.chosen.update(edit.chosen)
            node = Node("", "", edit.asked, root, uses={one.id: use_of(one) for one in self._editor.parameters})
            try:
                data, _ = drafted(self._work, self._verifier.type, params, node)
            except (NotWritten, RecursionError) as error:
                self.last = ": ".join(map(str, error.args))
                return None
            self.effort += _COST_OF_OBJECT * len(self._work.solver.nodes)
            if len(data) > LONGEST:
                self.last = f"it has more than {LONGEST} bytes"
                return None
            told = self._work.solver.chosen
            sample = Sample(data, {name: told.get(("", name), (value,))[0] for name, value in params.items()})
            sample, verdict = self._with_bytes(sample, self.read(sample), is_new=root is None)
            if verdict.found is None:
                return sample, verdict
            self.last = _defeat(verdict)
            value = _longer(verdict.found) or self._logical(verdict)
            if value is not None:
                edit = replace(edit, chosen={**edit.chosen, **value})
                continue
            mends = self._mends(edit, verdict.found, len(data)) if root is None else ()
            before, edit = edit, next((mend for mend in mends if mend != edit), edit)
            if edit is before:
                return None
        return None

    def _with_bytes(self, sample: Sample, verdict: Verdict, *, is_new: bool) -> tuple[Sample, Verdict]:
        """Return a message with the bytes of instances behind the rest, a new one with terminators that stay there."""
        for _ in range(_MOST_MENDED):
            fault, data = verdict.found, sample.data
            if fault is None or fault.holder.stream is not verdict.root.stream or not fault.name:
                break
            attribute = attribute_of(fault.holder, fault.name)
            start, end = verdict.fault.offset if verdict.fault else 0, attribute.delimiter.terminator or b""
            around_it = [attribute_of(one.holder, one.name) for one in around(fault.holder) if one.holder is not None]
            is_behind = attribute.is_instance and attribute.pos is None and not around_it
            is_behind |= is_new and any(part.is_instance for part in (attribute, *around_it))
            if isinstance(fault.problem, problems.EndOfData) and is_behind:
                missing = max(start - len(data), 0) + fault.problem.needed - fault.problem.available
                data += bytes(min(missing, LONGEST + 1))
            elif fault.problem.kind == "terminator" and is_new and not attribute.delimiter.consume:
                data = data[:start] + end + data[start + len(end) :]
            if data == sample.data or len(data) > LONGEST:
                break
            sample = replace(sample, data=data)
            verdict = self.read(sample)
        return sample, verdict

    def _mends(self, edit: Edit, fault: Found, length: int) -> Iterator[Edit]:
        """Yield edits that may mend a message of so many bytes: values, a byte order, sizes and places of streams."""
        if fault.problem.kind == "value" and fault.name:
            yield replace(edit, chosen={**edit.chosen, **_values_needed(fault)})
        for holder, formula, target in self._needs(fault, length):
            goals = dict.fromkeys((*edit.goals.get(key_of(holder), ()), (formula, target)))
            yield replace(edit, goals={**edit.goals, key_of(holder): tuple(goals)})

    def _needs(self, fault: Found, length: int) -> Iterator[tuple[Object | None, model.Formula, Any]]:
        holder, problem, endian = fault.holder, fault.problem, fault.holder.type.spec.endian
        if problem is problems.UNDECIDED and isinstance(endian, model.CalculatedEndian):
            for tree in (when.tree for when, _ in endian.cases if when is not None):
                literals = literals_in(self._editor.library, holder.type.spec, tree)
                yield from ((holder, endian.on, value) for value in literals)
        if isinstance(problem, problems.EndOfData):
            is_own = not fault.name or attribute_of(holder, fault.name).io is None
            for inner in around(holder):
                size, place = size_of(inner), attribute_of(inner.holder, inner.name).pos if inner.holder else None
                if size is not None and is_own:
                    yield inner.holder, size, inner.stream.size + problem.needed - problem.available
                if place is not None:
                    yield inner.holder, place, length

    def _logical(self, verdict: Verdict) -> Chosen | None:
        """Return a value that a field may have whose logical type refuses what it has; None for other faults."""
        fault = verdict.found
        if fault is None or not isinstance(fault.problem, problems.NotLogicalValue):
            return None
        attribute, name = attribute_of(fault.holder, fault.name), fault.name
        if attribute.value is not None and isinstance(attribute.value.tree, Name):
            name = attribute.value.tree.id
        sites = (one for one in verdict.sites if one.holder is fault.holder and one.name == name)
        site = next((one for one in sites if one.index in (None, fault.index)), None)
        if site is not None and site.number is not None:
            return value_edit(site, self._editor.chance.getrandbits(site.width) + site.shape.least).chosen
        named = None if site is None else encoding.logical_of(site.holder.type.spec, site.attribute)
        if site is None or named is None:
            return None
        size = self._editor.chance.choice((site.width // 8, site.width // 8, None))
        data = encoding.drawn_logical(named, size, self._editor.chance)
        text = data.decode("latin-1") if data is not None and isinstance(site.value, str) else data
        return None if text is None else value_edit(site, text).chosen


def _values_needed(fault: Found) -> Chosen:
    """Return an item for each empty list, and another number for each 0, that the expressions of a field name."""
    holder, attributes = fault.holder, {one.id: one for one in fault.holder.type.spec.attributes()}
    names = set[str]().union(*(names_in(one.tree) for one in formulas_of(attribute_of(holder, fault.name))))
    named = [attributes[name] for name in sorted(names & attributes.keys()) if holder.values.get(name) in (0, [])]
    items: Any = {one.id: {} if isinstance(one.use, model.UserTypeUse) else 1 for one in named}
    values = {one.id: items[one.id] if one.repeat is None else [items[one.id]] for one in named}
    return {(key_of(holder), name): (value, 0, None) for name, value in values.items()}


def _longer(fault: Found) -> Chosen | None:
    """Return a list that lacks an item at its end with one more; None if there is none."""
    for item in around(fault.holder) if isinstance(fault.problem, problems.EndOfData) else ():
        if item.index is not None and item.holder is not None:
            repeat = attribute_of(item.holder, item.name).repeat
            if repeat is not None and repeat.kind == "until":
                return {(key_of(item.holder), item.name): ([{}] * (item.index + 1), 0, None)}
    return None


def _defeat(verdict: Verdict) -> str:
    """Return what is wrong with a message, with the expressions that it comes from."""
    fault = verdict.found
    assert fault is not None
    if isinstance(fault.problem, problems.BrokenRule):
        formulas = [*fault.problem.rule.formulas]
    else:
        formulas = [*formulas_of(attribute_of(fault.holder, fault.name))] if fault.name else []
    texts = dict.fromkeys(" ".join(formula.text.split()) for formula in formulas)
    return f"{verdict.fault}{''.join(f', by `{text}`' for text in texts)}"
