"""Write messages anew with other values: the writer has all else follow, the reader says whether the result obeys."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from ksyspark.interpreter import problems
from ksyspark.interpreter.objects import Fault, Object
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Endian, Formula, SwitchUse
from ksyspark.writer.draft import Work
from ksyspark.writer.fields import CONTENT, Node
from ksyspark.writer.inversion import Solver
from ksyspark.writer.message import drafted
from ksyspark.writer.rows import NotWritten
from ksyspark_codegen.synthesis import editing
from ksyspark_codegen.synthesis.encoding import drawn_logical, logical_of
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier, around

# In bytes: larger messages take too long to read again and again.
LONGEST = 4096
# Values that are tried where a rule or a logical type refuses what was written.
_TRIES = 12
# What writing a message costs, in steps of reading.
_COST = 20

Key = tuple[object, str]
"""A field of an object, as the writer knows it."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What a message is to hold otherwise.

    `asked` are columns of the message, as rows have them; `chosen` values of fields, with ranks; `goals` expressions of
    objects, and what these are to be. `order` is the byte order of a message that does not tell it yet.
    """

    asked: Mapping[str, Any] = field(default_factory=dict)
    chosen: Mapping[Key, tuple[Any, int]] = field(default_factory=dict)
    goals: Mapping[object, tuple[tuple[Formula, Any], ...]] = field(default_factory=dict)
    order: Endian = "be"


def key_of(holder: Object | None) -> object:
    """Return what the writer calls an object."""
    return "" if holder is None or holder.holder is None else (key_of(holder.holder), holder.name, holder.index)


def asked_of(holder: Object | None, values: Any) -> Mapping[str, Any]:
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
    return Edit(asked_of(site.holder, {}), {(key_of(site.holder), site.name): (value, rank)})


class Repairer:
    """Write messages of one specification. `effort` counts the steps of all readings; `last` is what defeated one."""

    def __init__(self, library: Library, verifier: Verifier, editor: editing.Editor) -> None:
        self.effort = 0
        self.last = ""
        self._library = library
        self._verifier = verifier
        self._editor = editor
        self._work = Work(library, verifier.layout, Solver(library), refills=True)

    def read(self, sample: Sample) -> Verdict:
        verdict = self._verifier.read(sample.data, sample.params)
        self.effort += _COST + verdict.visits
        return verdict

    def written(
        self, root: Object | None, params: Mapping[str, object], edit: Edit = Edit(), tries: int = _TRIES
    ) -> tuple[Sample, Verdict] | None:
        """Return a message that obeys, like another one but for an edit, or None if none is reached.

        Where a rule or a logical type refuses a value, others of that field are tried.
        """
        chosen: dict[object, tuple[Any, int, object]] = {
            key: (value, rank, None) for key, (value, rank) in edit.chosen.items()
        }
        values: dict[Key, Iterator[object]] = {}
        self._work.goals = edit.goals
        for _ in range(tries):
            self._work.begin(edit.order)
            self._work.solver.chosen.update(chosen)
            node = Node("", "", edit.asked, root, uses={one.id: one.use for one in self._editor.parameters})
            try:
                data, _ = drafted(self._work, self._verifier.type, params, node)
            except (NotWritten, RecursionError) as error:
                self.last = str(error)
                return None
            self.effort += 60 * len(self._work.solver.nodes)
            if len(data) > LONGEST:
                return None
            told = self._work.solver.chosen
            sample = Sample(data, {name: told.get(("", name), (value,))[0] for name, value in params.items()})
            verdict = self.read(sample)
            if verdict.found is None:
                return self._cut(sample, verdict)
            self.last = _defeat(verdict)
            longer = _longer(verdict.found)
            key, value = longer or self._other(sample, verdict, values)
            if value is None or (key in edit.chosen and longer is None):
                return None
            chosen[key] = value, 0 if longer else CONTENT, None
        return None

    def _cut(self, sample: Sample, verdict: Verdict) -> tuple[Sample, Verdict]:
        """Return a message that obeys without the bytes behind it that nothing reads, if it obeys without them."""
        if verdict.end >= len(sample.data):
            return sample, verdict
        shorter = Sample(sample.data[: verdict.end], sample.params)
        outcome = self.read(shorter)
        return (sample, verdict) if outcome.found is not None else (shorter, outcome)

    def _other(self, sample: Sample, verdict: Verdict, tried: dict[Key, Iterator[object]]) -> tuple[Key, Any]:
        """Return the field whose value is refused, and another value that it may have; None if there is none."""
        fault = verdict.found
        assert fault is not None
        attribute, name = _attribute_of(fault), fault.name
        if attribute is not None and attribute.value is not None and isinstance(attribute.value.tree, Name):
            name = attribute.value.tree.id
        base = editing.Base(sample, verdict.sites)
        sites = [one for one in base.sites if one.holder is fault.holder and one.name == name]
        site = next((one for one in sites if one.index in (None, fault.index)), None)
        if site is None:
            return ("", ""), None
        key = key_of(site.holder), site.name
        if key not in tried:
            match fault.problem:
                case problems.BrokenRule() as broken:
                    tried[key] = self._allowed(base, site, fault, broken)
                case problems.NotLogicalValue():
                    tried[key] = self._logical(site)
                case _:
                    tried[key] = iter(())
        value = next(tried[key], None)
        if value is None or site.index is None:
            return key, value
        held: Any = site.holder.values[site.name]
        return key, [*held[: site.index], value, *held[site.index + 1 :]]

    def _allowed(self, base: editing.Base, site: Site, fault: Fault, broken: problems.BrokenRule) -> Iterator[object]:
        """Yield values that the rules of a field allow."""
        values = dict.fromkeys(chain(self._told(site, fault, broken), self._any_values(base, site)))
        yield from (value for value in values if fault.holder.type.allows(fault.holder, site.name, value, fault.index))

    def _told(self, site: Site, fault: Fault, broken: problems.BrokenRule) -> Iterator[object]:
        if broken.expected is not None:
            yield broken.expected
        for value in broken.rule.values:
            try:
                yield value(fault.holder, broken.found, fault.index)
            except (problems.Failed, *problems.ARITHMETIC):
                continue
        enum = site.attribute.enum
        spec = self._library.find_enum(fault.holder.type.spec, enum) if enum else None
        yield from spec.values if spec is not None else ()

    def _any_values(self, base: editing.Base, site: Site) -> Iterator[object]:
        """Yield values near a field, those of other numbers, and all numbers of few bits or powers of two."""
        yield from self._editor.values_near(base, site)
        if not site.is_number or site.shape.kind == "float":
            return
        others = (other.number for other in base.sites if other is not site and other.number is not None)
        yield from chain.from_iterable((number, number + 1, number - 1) for number in others)
        width = site.shape.width
        yield from (
            range(site.shape.least, site.shape.most + 1) if width <= 8 else (1 << bit for bit in range(width - 1))
        )

    def _logical(self, site: Site) -> Iterator[object]:
        """Yield values of the logical type of a field."""
        named = logical_of(site.holder.type.spec, site.attribute)
        for size in (*[site.width // 8] * 3, None) if named is not None else ():
            data = drawn_logical(named, size, self._editor.chance)
            if data is not None:
                yield data.decode() if isinstance(site.value, str) else data


def _longer(fault: Fault) -> tuple[Key, Any] | None:
    """Return a list that lacks an item at its end, and what it holds with one more; None if there is none."""
    for item in around(fault.holder) if isinstance(fault.problem, problems.EndOfData) else ():
        if item.index is not None and item.holder is not None:
            repeat = editing.attribute_of(item.holder, item.name).repeat
            if repeat is not None and repeat.kind == "until":
                return (key_of(item.holder), item.name), [{}] * (item.index + 1)
    return None


def _attribute_of(fault: Fault) -> Attribute | None:
    return editing.attribute_of(fault.holder, fault.name) if fault.name else None


def _formulas(attribute: Attribute) -> Iterator[Formula]:
    counted = attribute.repeat.formula if attribute.repeat is not None else None
    own = (attribute.value, attribute.condition, attribute.delimiter.size, attribute.pos, counted, attribute.io)
    yield from (formula for formula in own if formula is not None)
    if isinstance(attribute.use, SwitchUse):
        yield attribute.use.on
    if attribute.valid is not None:
        yield from attribute.valid.all_formulas()


def _defeat(verdict: Verdict) -> str:
    """Return what is wrong with a message, with the expressions that it comes from."""
    fault = verdict.found
    assert fault is not None
    if isinstance(fault.problem, problems.BrokenRule):
        formulas = [*fault.problem.rule.formulas]
    else:
        attribute = _attribute_of(fault)
        formulas = [*_formulas(attribute)] if attribute is not None else []
    texts = dict.fromkeys(" ".join(formula.text.split()) for formula in formulas)
    return f"{verdict.fault}{''.join(f', by `{text}`' for text in texts)}"
