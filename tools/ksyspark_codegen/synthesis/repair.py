"""Repair messages that are refused: one edit after the other, as each failure suggests, until one obeys."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count, islice

from ksyspark.interpreter import problems
from ksyspark.interpreter.objects import Fault, Object
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, CalculatedEndian, Formula, SwitchUse
from ksyspark_codegen.synthesis import editing
from ksyspark_codegen.synthesis.encoding import drawn_logical, encode_text, logical_of
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier, around

# In bytes: larger messages take too long to read again and again.
LONGEST = 4096
# Values that are tried for one field, fields that a failure may depend on, and edits that a rule suggests.
_VALUES, _FIELDS, _NEAR, _ALLOWED = 24, 6, 24, 6
# So many edits of one message count as much as a step that leads nowhere.
_PATIENCE = 3

Kept = tuple[int, int]
"""Bytes [start, end) of a message that are left as they are."""


@dataclass(slots=True, eq=False)
class _State:
    """A refused message on the way: how many steps have led nowhere, and the edits that were not tried yet."""

    sample: Sample
    verdict: Verdict
    stale: int
    edits: Iterator[Sample]
    tries: int = 0


class Repairer:
    """Repair messages of one specification. `effort` counts the steps of all readings; `last` is what defeated one."""

    def __init__(self, library: Library, verifier: Verifier, editor: editing.Editor) -> None:
        self.effort = 0
        self.last = ""
        self._library = library
        self._verifier = verifier
        self._editor = editor

    def read(self, sample: Sample) -> Verdict:
        verdict = self._verifier.read(sample.data, sample.params)
        self.effort += 20 + verdict.visits
        return verdict

    def repaired(
        self, sample: Sample, verdict: Verdict, most: int, kept: Kept | None = None
    ) -> tuple[Sample, Verdict] | None:
        """Return a message that obeys, after at most so many edits, or None if none is reached.

        The message that has come furthest is edited next, unless edits of it have led nowhere for a while.
        """
        if verdict.found is None:
            return self._cut(sample, verdict)
        numbers, seen, furthest = count(), {_mark(sample)}, verdict
        waiting = [(0.0, next(numbers), _State(sample, verdict, 0, self._edits(sample, verdict)))]
        while waiting and most > 0:
            _, _, state = heapq.heappop(waiting)
            edited = next(
                (edit for edit in state.edits if _is_new(edit, seen) and _keeps(state.sample, edit, kept)), None
            )
            if edited is None:
                continue
            seen.add(_mark(edited))
            most -= 1
            outcome = self.read(edited)
            if outcome.found is None:
                return self._cut(edited, outcome)
            furthest = max(furthest, outcome, key=_progress)
            stale = state.stale + _lost(state.verdict, outcome)
            following = _State(edited, outcome, stale, self._edits(edited, outcome))
            heapq.heappush(waiting, (stale, -next(numbers), following))
            state.tries += 1
            heapq.heappush(waiting, (state.stale + state.tries / _PATIENCE, -next(numbers), state))
        self.last = _defeat(furthest)
        return None

    def _cut(self, sample: Sample, verdict: Verdict) -> tuple[Sample, Verdict]:
        """Return a message that obeys without the bytes behind it that nothing reads, if it obeys without them."""
        if verdict.end >= len(sample.data):
            return sample, verdict
        shorter = Sample(sample.data[: verdict.end], sample.params)
        outcome = self.read(shorter)
        return (sample, verdict) if outcome.found is not None else (shorter, outcome)

    def _edits(self, sample: Sample, verdict: Verdict) -> Iterator[Sample]:
        fault = verdict.found
        assert fault is not None
        base, attribute = editing.Base(sample, verdict.sites), _attribute_of(fault)
        sites = [site for site in base.sites if site.holder is fault.holder and site.attribute is attribute]
        site = next((site for site in reversed(sites) if site.start == fault.start), None)
        match fault.problem:
            case problems.EndOfData(needed, available):
                yield from self._longer(base, fault, needed - available)
                yield from self._smaller(base, fault, attribute, needed - available)
            case problems.NoTerminator(terminator):
                end = editing.end_in(base, fault.holder)
                yield from self._editor.spliced(base, fault.holder, end, end, terminator)
                if end - len(terminator) >= (fault.start or 0):
                    yield base.with_bytes(end - len(terminator), terminator)
            case problems.NotText(encoding, _, octets) if fault.start is not None:
                letters = (encode_text(letter, encoding) for letter in "a0 ")
                yield from (base.with_bytes(fault.start, (one * len(octets))[: len(octets)]) for one in letters if one)
            case problems.BrokenRule(rule, _, bytes(contents)) if rule.kind == "contents" and fault.start is not None:
                yield base.with_bytes(fault.start, contents)
            case problems.BrokenRule() as broken if site is not None:
                yield from self._allowed(base, site, fault, broken)
            case problems.NotLogicalValue():
                yield from self._logical(base, site, fault, attribute)
        yield from self._near(base, fault, attribute)
        yield from self._moved(base, site, fault)

    def _longer(self, base: editing.Base, fault: Fault, lack: int) -> Iterator[Sample]:
        if 0 < lack <= LONGEST - len(base.sample.data):
            yield from self._editor.appended(base, fault.holder, lack)
            yield Sample(base.sample.data + self._editor.fill(lack), base.sample.params)

    def _smaller(self, base: editing.Base, fault: Fault, attribute: Attribute | None, lack: int) -> Iterator[Sample]:
        """Yield messages in which a size, count or position is smaller."""
        if attribute is None:
            return
        counted = attribute.repeat.formula if attribute.repeat is not None else None
        for formula in filter(None, (attribute.delimiter.size, counted, attribute.pos)):
            names = self._editor.sources(formula)
            for number in editing.numbers_before(base, len(base.sample.data), names, near=fault.start or 0):
                own = number.number or 0
                for value in dict.fromkeys((own - lack, own - lack // 2, own - lack // 4, 0, 1)):
                    yield from self._editor.with_value(base, number, value)

    def _allowed(self, base: editing.Base, site: Site, fault: Fault, broken: problems.BrokenRule) -> Iterator[Sample]:
        """Yield messages with values that the rules of a field allow."""
        values = dict.fromkeys(chain(self._told(site, fault, broken), self._any_values(base, site)))
        allowed = (value for value in values if fault.holder.type.allows(fault.holder, fault.name, value, fault.index))
        edits = chain.from_iterable(self._editor.with_value(base, site, value) for value in allowed)
        yield from islice(edits, _ALLOWED)

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

    def _logical(
        self, base: editing.Base, site: Site | None, fault: Fault, attribute: Attribute | None
    ) -> Iterator[Sample]:
        """Yield messages with values of the logical type of a field, or of the field that an instance repeats."""
        if attribute is not None and attribute.value is not None and isinstance(attribute.value.tree, Name):
            name = attribute.value.tree.id
            site = next((one for one in base.sites if one.holder is fault.holder and one.attribute.id == name), None)
        named = logical_of(site.holder.type.spec, site.attribute) if site is not None else None
        if site is None or named is None:
            return
        for size in (*[site.width // 8] * 3, None):
            data = drawn_logical(named, size, self._editor.chance)
            yield from self._editor.with_value(base, site, data)

    def _near(self, base: editing.Base, fault: Fault, attribute: Attribute | None) -> Iterator[Sample]:
        """Yield messages with other values of what a field that failed is computed from."""
        formulas = [*_formulas(attribute)] if attribute is not None else []
        endian = fault.holder.type.spec.endian
        if isinstance(endian, CalculatedEndian):
            formulas.append(endian.on)
        names = frozenset().union(*map(self._editor.sources, formulas)) if formulas else frozenset[str]()
        place = fault.holder.start if fault.start is None else fault.start
        named = (site for site in base.sites if site.attribute.id in names)
        sites = sorted(named, key=lambda site: abs(place - site.start))[:_FIELDS]
        values = [
            (site, value)
            for site in sites
            for value in islice(dict.fromkeys(self._editor.values_near(base, site)), _VALUES)
        ]
        self._editor.chance.shuffle(values)
        for site, value in values[:_NEAR]:
            yield from self._editor.with_value(base, site, value)
        yield from self._editor.other_params(base.sample, names)

    def _moved(self, base: editing.Base, site: Site | None, fault: Fault) -> Iterator[Sample]:
        """Yield messages without a field, without what follows in its stream, or with more bytes before it."""
        start, holder, editor = fault.start, fault.holder, self._editor
        if start is None:
            return
        if site is not None and site.width and site.bit % 8 == 0:
            own = site.attribute.delimiter.size
            yield from editor.spliced(base, holder, site.start, site.end, b"", own=own)
        end = editing.end_in(base, holder)
        if end > start:
            yield from editor.spliced(base, holder, start, end, b"")
        held = (one for one in holder.values.values() if isinstance(one, Object) and one.holder is holder)
        for content in (*islice(around(holder), 3), *held):
            place = content.place
            if content.holder is not None and place is not None and place.end is not None and place.end > place.start:
                size = editing.attribute_of(content.holder, content.name).delimiter.size
                yield from editor.spliced(base, content.holder, place.start, place.end, b"", own=size)
        for more in (1, 2, 4, 8):
            yield from editor.spliced(base, holder, start, start, bytes(more))


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


def _mark(sample: Sample) -> tuple[bytes, str]:
    return sample.data, repr(sample.params)


def _is_new(sample: Sample, seen: set[tuple[bytes, str]]) -> bool:
    return len(sample.data) <= LONGEST and _mark(sample) not in seen


def _keeps(before: Sample, after: Sample, kept: Kept | None) -> bool:
    """Tell whether bytes that are to be kept are as before; where others were put in, they may lie elsewhere."""
    if kept is None or len(before.data) != len(after.data):
        return True
    return before.data[slice(*kept)] == after.data[slice(*kept)]


def _progress(verdict: Verdict) -> tuple[bool, int, int]:
    """Return how far reading came: fields are read first, then their values are judged."""
    fault = verdict.found
    assert fault is not None
    return not fault.in_seq, verdict.visits, fault.start or 0


def _lost(before: Verdict, after: Verdict) -> int:
    """Return how little a message has come further: 0 where another field fails, behind what was read before."""
    old, new = before.found, after.found
    assert old is not None
    assert new is not None
    is_ahead = _progress(after) > _progress(before)
    is_same = (new.name, new.index, new.holder.path) == (old.name, old.index, old.holder.path)
    is_same = is_same and new.problem.kind == old.problem.kind
    return 0 if is_ahead and not is_same else 1 if is_ahead or not is_same else 2
