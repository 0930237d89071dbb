"""Write messages anew with other values: the writer has all else follow, the reader says whether the result obeys."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ksyspark.interpreter import problems
from ksyspark.interpreter.objects import Fault, Object
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Endian, Formula
from ksyspark.writer.draft import Work, drafted
from ksyspark.writer.fields import CONTENT, Node
from ksyspark.writer.inversion import Solver
from ksyspark.writer.rows import NotWritten
from ksyspark_codegen.synthesis import editing
from ksyspark_codegen.synthesis.encoding import drawn_logical, logical_of
from ksyspark_codegen.synthesis.hints import formulas_of
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier, around

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
    goals: Mapping[object, tuple[tuple[Formula, Any], ...]] = field(default_factory=dict)
    order: Endian = "be"


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

    def __init__(self, library: Library, verifier: Verifier, editor: editing.Editor) -> None:
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

        `root` is the other message, None for one that is written from no values. A value that its logical type
        refuses is drawn anew; a list that ends too early gets another item.
        """
        chosen = dict(edit.chosen)
        self._work.goals = edit.goals
        for _ in range(_TRIES):
            self._work.begin(edit.order)
            self._work.solver.chosen.update(chosen)
            node = Node("", "", edit.asked, root, uses={one.id: editing.use_of(one) for one in self._editor.parameters})
            try:
                data, _ = drafted(self._work, self._verifier.type, params, node)
            except (NotWritten, RecursionError) as error:
                self.last = str(error)
                return None
            self.effort += _COST_OF_OBJECT * len(self._work.solver.nodes)
            if len(data) > LONGEST:
                return None
            told = self._work.solver.chosen
            sample = Sample(data, {name: told.get(("", name), (value,))[0] for name, value in params.items()})
            sample, verdict = self._with_bytes_behind(sample, self.read(sample))
            if verdict.found is None:
                return sample, verdict
            self.last = _defeat(verdict)
            value = _longer(verdict.found) or self._logical(verdict)
            if value is None:
                return None
            chosen.update(value)
        return None

    def _with_bytes_behind(self, sample: Sample, verdict: Verdict) -> tuple[Sample, Verdict]:
        """Return a message with the bytes of its own instances without a place, which lie behind the rest."""
        while (fault := verdict.found) is not None and isinstance(fault.problem, problems.EndOfData):
            instance = fault.holder.type.spec.instances.get(fault.name) if fault.holder.holder is None else None
            if instance is None or instance.pos is not None or len(sample.data) > LONGEST:
                break
            missing = fault.problem.needed - fault.problem.available
            sample = replace(sample, data=sample.data + bytes(missing))
            verdict = self.read(sample)
        return sample, verdict

    def _logical(self, verdict: Verdict) -> Chosen | None:
        """Return a value that a field may have whose logical type refuses what it has; None for other faults."""
        fault = verdict.found
        if fault is None or not isinstance(fault.problem, problems.NotLogicalValue):
            return None
        attribute, name = editing.attribute_of(fault.holder, fault.name), fault.name
        if attribute.value is not None and isinstance(attribute.value.tree, Name):
            name = attribute.value.tree.id
        sites = (one for one in verdict.sites if one.holder is fault.holder and one.name == name)
        site = next((one for one in sites if one.index in (None, fault.index)), None)
        if site is not None and site.number is not None:
            return value_edit(site, self._editor.chance.getrandbits(site.width) + site.shape.least).chosen
        named = None if site is None else logical_of(site.holder.type.spec, site.attribute)
        if site is None or named is None:
            return None
        size = self._editor.chance.choice((site.width // 8, site.width // 8, None))
        data = drawn_logical(named, size, self._editor.chance)
        text = data.decode("latin-1") if data is not None and isinstance(site.value, str) else data
        return None if text is None else value_edit(site, text).chosen


def _longer(fault: Fault) -> Chosen | None:
    """Return a list that lacks an item at its end with one more; None if there is none."""
    for item in around(fault.holder) if isinstance(fault.problem, problems.EndOfData) else ():
        if item.index is not None and item.holder is not None:
            repeat = editing.attribute_of(item.holder, item.name).repeat
            if repeat is not None and repeat.kind == "until":
                return {(key_of(item.holder), item.name): ([{}] * (item.index + 1), 0, None)}
    return None


def _attribute_of(fault: Fault) -> Attribute | None:
    return editing.attribute_of(fault.holder, fault.name) if fault.name else None


def _defeat(verdict: Verdict) -> str:
    """Return what is wrong with a message, with the expressions that it comes from."""
    fault = verdict.found
    assert fault is not None
    if isinstance(fault.problem, problems.BrokenRule):
        formulas = [*fault.problem.rule.formulas]
    else:
        attribute = _attribute_of(fault)
        formulas = [*formulas_of(attribute)] if attribute is not None else []
    texts = dict.fromkeys(" ".join(formula.text.split()) for formula in formulas)
    return f"{verdict.fault}{''.join(f', by `{text}`' for text in texts)}"
