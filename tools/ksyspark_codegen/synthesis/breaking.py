"""The rules that a message can break, and for each a message that does, with the error decoders must report."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from ksyspark.interpreter.objects import Object, name_of
from ksyspark.interpreter.problems import BrokenRule, Kind, RuleKind
from ksyspark.spec import model, recursion
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.library import Library, all_attributes
from ksyspark_codegen.synthesis import editing, growth, mutation
from ksyspark_codegen.synthesis.encoding import arguments_of, bad_bytes, computed, names_behind
from ksyspark_codegen.synthesis.growth import Growth, Seeds, grow
from ksyspark_codegen.synthesis.verifier import Fault, Sample, Verdict, end_of


def _depends_on_message(library: Library, tree: Expression) -> bool:
    """Tell whether an expression has other values in other messages, or with other parameters of the top type."""
    fields = {attribute.id for _, attribute in all_attributes(library)}
    passed = {name for name, _ in arguments_of(library)}
    return any(name in fields or name not in passed for name in names_behind(library, [tree]))


def _is_natural(library: Library, tree: Expression) -> bool:
    """Tell whether an expression is never negative: it is computed without signs, differences and signed numbers."""
    names = names_behind(library, [tree])
    uses = (part.use for _, part in all_attributes(library) if part.id in names and part.value is None)
    if any(isinstance(use, model.IntegerUse) and use.is_signed for use in uses):
        return False
    trees = [tree, *(source for name, source in computed(library) if name in names)]
    parts = (part for one in trees for part in walk(one) if isinstance(part, nodes.Binary | nodes.Unary))
    return all(part.operator not in "-~" for part in parts)


def _is_unbreakable(library: Library, owner: model.TypeSpec, attribute: model.Attribute, kind: str) -> bool:
    """Tell whether the types of fields alone show that no message breaks a rule of a field."""
    size, pos = attribute.delimiter.size, attribute.pos
    match kind:
        case "negative-size" if size is not None:
            return _is_natural(library, size.tree)
        case "negative-position" if pos is not None:
            return _is_natural(library, pos.tree)
        case "end" if size is not None and isinstance(size.tree, nodes.IntLiteral) and size.tree.value == 0:
            return True
        case "end" if isinstance(attribute.use, model.BitsUse) and attribute.repeat is None:
            return _is_inside_a_byte(owner, attribute)
    return False


def _is_inside_a_byte(owner: model.TypeSpec, attribute: model.Attribute) -> bool:
    """Tell whether bits lie in a byte that unconditional bit fields right before them have begun."""
    bits = 0
    for field in owner.seq:
        if field is attribute:
            return bool(bits % 8) and bits % 8 + field.use.width <= 8  # type: ignore[union-attr]
        is_plain = isinstance(field.use, model.BitsUse) and field.repeat is None and field.condition is None
        bits = bits + field.use.width if is_plain else 0  # type: ignore[union-attr]
    return False


BreachKind = Kind | Literal["size", "negative-size", "content", "count", "position", "negative-position"]


@dataclass(frozen=True, slots=True)
class Breach:
    """A rule to be broken: `owner` is the path of the type, `field` the id, empty for an object as a whole.

    A field without id is named as failures name it: `_unnamed2` is the third of the sequence. `words` say what must be,
    behind the name of the field.
    """

    owner: tuple[str, ...]
    field: str
    kind: BreachKind
    words: str

    @property
    def name(self) -> str:
        """Return a name that no other rule of the specification has, without blanks and colons."""
        return "-".join([".".join([*self.owner, *filter(None, [self.field])]), self.kind])

    def __str__(self) -> str:
        place = "::".join(self.owner)
        return f"{place}.{self.field} {self.words}" if self.field else f"{place} {self.words}"


def breaches_of(library: Library, spec: model.Spec) -> tuple[Breach, ...]:
    """Return the rules of all types that messages of a specification can hold, nearest types first.

    Copies of recursive types are not listed: their rules are those of the types they are copies of. Rules are left out
    that no message can break, as far as plain intervals show it.
    """
    # What other specifications call by the same names says nothing of these messages.
    own = (spec.id, *library.imports[spec.id])
    library = Library({name: library.specs[name] for name in own}, library.imports)
    owners = growth.reachable_types(library, spec.root)
    return tuple(one for owner in owners if recursion.unrolled_from(owner) is None for one in _of_type(library, owner))


def _of_type(library: Library, owner: model.TypeSpec) -> Iterator[Breach]:
    endian = owner.endian
    if isinstance(endian, model.CalculatedEndian) and owner.has_own_endian and all(when for when, _ in endian.cases):
        yield Breach(owner.path, "", "order", f"must have a byte order for `{_flat(endian.on)}`")
    for attribute in owner.attributes():
        if attribute.value is None:
            for kind, words in _of_attribute(library, owner, attribute):
                if not _is_unbreakable(library, owner, attribute, kind):
                    yield Breach(owner.path, name_of(owner, attribute), kind, words)


def _of_attribute(
    library: Library, owner: model.TypeSpec, attribute: model.Attribute
) -> Iterator[tuple[BreachKind, str]]:
    pos, repeat = attribute.pos, attribute.repeat
    if pos is not None and _depends_on_message(library, pos.tree):
        yield "position", f"must not lie behind the end, where `{_flat(pos)}` tells"
        yield "negative-position", f"must not lie before the start, where `{_flat(pos)}` tells"
    count = repeat.formula if repeat is not None and repeat.kind == "expr" else None
    if count is not None and _depends_on_message(library, count.tree):
        yield "count", f"must have as many items as `{_flat(count)}` tells"
    yield from dict(_of_bytes(library, owner, attribute)).items()
    if attribute.contents is not None:
        yield "contents", f"must be {_quoted(attribute.contents)}"
    if attribute.checksum is not None:
        yield "checksum", f"must be the {attribute.checksum.algorithm} of its bytes"
    for kind, formulas in _written_rules(attribute):
        listed = ", ".join(map(_flat, formulas)) or "::".join(attribute.enum or ())
        yield kind, f"{_WORDS[kind]} {listed}"


def _written_rules(attribute: model.Attribute) -> Iterator[tuple[RuleKind, tuple[model.Formula, ...]]]:
    """Yield the rules that a field's `valid` writes down, with their expressions."""
    valid = attribute.valid
    if valid is None:
        return
    kinds: tuple[RuleKind, ...] = ("eq", "min", "max", "expr")
    yield from ((kind, (valid.formulas[kind],)) for kind in kinds if kind in valid.formulas)
    if valid.any_of:
        yield "any-of", valid.any_of
    if valid.in_enum and attribute.enum:
        yield "in-enum", ()


_WORDS: dict[RuleKind, str] = {
    "eq": "must be",
    "min": "must be at least",
    "max": "must be at most",
    "any-of": "must be one of",
    "in-enum": "must be a code of",
    "expr": "must fulfil",
}


def _of_bytes(library: Library, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[tuple[BreachKind, str]]:
    """Yield what the reading of bytes requires, for each type that a field takes."""
    size = attribute.delimiter.size
    for use, _ in model.simple_uses(attribute):
        is_strz = isinstance(use, model.StringUse) and use.is_zero_terminated
        has_terminator = attribute.delimiter.terminator is not None or is_strz
        if size is not None and _depends_on_message(library, size.tree):
            yield "size", f"must not reach behind the end, as far as `{_flat(size)}` tells"
            yield "negative-size", f"must not have a negative size `{_flat(size)}`"
            if isinstance(use, model.UserTypeUse):
                yield "content", f"must not need more bytes than `{_flat(size)}` tells"
        is_open = size is None and attribute.contents is None
        if size is None and attribute.delimiter.size_eos:
            pass
        elif is_open and has_terminator:
            if attribute.delimiter.eos_error:
                yield "terminator", "must be ended by its terminator"
        elif not (is_open and isinstance(use, model.UserTypeUse)):
            yield "end", "must not be cut off"
        encoding = attribute.encoding or owner.encoding or "UTF-8"
        if isinstance(use, model.StringUse) and bad_bytes(encoding):
            yield "encoding", f"must be {encoding}"


def _flat(formula: model.Formula) -> str:
    return " ".join(formula.text.split())


def _quoted(data: bytes) -> str:
    text = data.decode("ascii", "replace")
    return repr(text) if text.isascii() and text.isprintable() else data.hex()


Mark = tuple[tuple[str, ...], str, BreachKind]
"""A rule: the path of the type, the id of the field, the kind."""

OVER_VALUES: tuple[RuleKind, ...] = get_args(RuleKind)
"""Rules over values: with such a rule broken, a message can obey all others."""

_LACKING: tuple[Kind, ...] = ("end", "terminator")
_KINDS: Mapping[Kind, tuple[BreachKind, ...]] = {
    "end": ("end", "size"),
    "negative": ("negative-size", "negative-position"),
}
"""The rules that a fault of a kind may break, where they are called otherwise."""


def marks_of(verdict: Verdict) -> Iterator[Mark]:
    """Yield the rules that a message fails for: that of its fault, and those of the fields around that lack bytes."""
    fault, place = verdict.fault, verdict.found
    if fault is None or place is None:
        return
    yield from ((fault.owner, fault.name, kind) for kind in _KINDS.get(fault.kind, (fault.kind,)))
    if fault.kind not in _LACKING:
        return
    if place.name and fault.offset >= end_of(place.holder.stream):
        yield from _nothing_there(place.holder, place.name, place.index)
    holder = place.holder
    while holder.holder is not None:
        yield recursion.origin_of(holder.holder.type.spec), holder.name, "content"
        if holder.start >= end_of(holder.holder.stream):
            yield from _nothing_there(holder.holder, holder.name, holder.index)
        holder = holder.holder


def _nothing_there(holder: Object, name: str, index: int | None) -> Iterator[Mark]:
    """Yield the rules of a field that begins where its stream has no byte left: as a whole, or with one more item."""
    owner = recursion.origin_of(holder.type.spec)
    if index is not None:
        yield owner, name, "count"
    if not index:
        yield owner, name, "position"


# In fields and items read: some twenty seconds for all changes of single fields; most formats need a tenth of it.
_EFFORT = 5_000_000
# In bytes, put behind a message that lacks some; messages with other values that are broken, too.
_BEHIND, _OTHERS = 1024, 20


@dataclass(frozen=True, slots=True)
class Broken:
    """A message that breaks one rule and none before it; every decoder must report `field` and `offset`."""

    breach: Breach
    data: bytes
    params: Mapping[str, object]
    field: str
    offset: int
    rule: Kind


@dataclass(frozen=True, slots=True)
class NotBroken:
    """A rule that no message was found for, and why."""

    breach: Breach
    why: str

    def __str__(self) -> str:
        return f"{self.breach}: {self.why}"


def broken_messages(
    library: Library, spec: model.Spec, seed: int = 0, seeds: Seeds | None = None
) -> Iterator[Broken | NotBroken]:
    """Yield a message for each rule of a checked specification, as `breaches_of` orders them; equal for equal seeds."""
    growth = grow(library, spec, seed, {}, seeds)
    samples = (*(grown.sample for grown in growth.messages), *growth.some_others(_OTHERS, _EFFORT))
    breaker = Breaker(growth, mutation.bases_of(growth.verifier, samples))
    breaker.run()
    yield from breaker.outcomes()


class Breaker:
    """Mutate messages that obey, and keep for each rule one that is refused for it; `tried` are all of them.

    A message that breaks a rule over values breaks no other rule, where such a message is found. Of several the one is
    kept whose value is nearest to what the rule allows: it notices a decoder whose bound is one off.
    """

    def __init__(self, growth: Growth, bases: mutation.Bases) -> None:
        self.tried: list[mutation.Mutated] = []
        self._growth = growth
        self._effort = 0
        self._verifier = growth.verifier
        self._bases = bases
        self._breaches: dict[Mark, Breach] = {
            (breach.owner, breach.field, breach.kind): breach for breach in breaches_of(growth.library, growth.spec)
        }
        self._found: dict[Mark, Broken] = {}
        self._distances: dict[Mark, float] = {}
        self._alone: set[Mark] = set()

    def run(self) -> None:
        """Try mutations of all fields, then, for rules that none of them breaks, of more messages."""
        for sample in self._samples():
            self._take(sample)

    def _samples(self) -> Iterator[Sample]:
        editor = self._growth.editor
        for sample in mutation.mutations(self._bases, editor.parameters, self._growth.near, self._is_broken):
            if self._effort > _EFFORT:
                break
            yield sample
        for mark in self._breaches:
            if mark not in self._found and mark[2] in OVER_VALUES and self._effort < 2 * _EFFORT:
                yield from self._elsewhere(mark)
        for mark in self._breaches:
            for base, site in self._bases.with_field(mark[:2]) if mark not in self._found else ():
                for change in (mutation.shrunk, mutation.stretched, mutation.resized):
                    yield from change(base, site, editor.sources)
                if mark in self._found:
                    break

    def _elsewhere(self, mark: Mark) -> Iterator[Sample]:
        """Yield messages of all kinds with other values in a field, until one breaks its rule."""
        for base, site in self._bases.elsewhere(mark[:2]):
            for part in mutation.parts_of(base, site):
                yield from mutation.other_values(base, part, self._growth.near.get(part.attribute.id, ()))
            if mark in self._found:
                return

    def _is_broken(self, name: editing.FieldName) -> bool:
        return all(mark in self._found for mark in self._breaches if mark[:2] == name)

    def outcomes(self) -> Iterator[Broken | NotBroken]:
        for mark, breach in self._breaches.items():
            yield self._found.get(mark) or NotBroken(breach, self._why(mark))

    def _take(self, sample: Sample) -> None:
        verdict = self._verifier.read(sample.data, sample.params)
        self._effort += verdict.visits
        self.tried.append(mutation.outcome_of(sample, verdict))
        fault = verdict.fault
        if fault is None or not fault.is_sure:
            return
        if fault.kind == "checksum":
            mended, become = editing.with_checksums(self._verifier, sample)
            self.tried.append(mutation.outcome_of(mended, become))
        for mark in marks_of(verdict):
            distance = _distance(verdict)
            is_near = mark not in self._found or distance < self._distances[mark]
            if mark not in self._breaches or (mark in self._alone and not is_near):
                continue
            alone = sample if mark[2] not in OVER_VALUES else self._with_no_other(sample, fault)
            if alone is None and (mark in self._alone or not is_near):
                continue
            if alone is not None:
                self._alone.add(mark)
            breach, self._distances[mark] = self._breaches[mark], distance
            data = (alone or sample).data
            self._found[mark] = Broken(breach, data, sample.params, fault.field, fault.offset, fault.kind)

    def _with_no_other(self, sample: Sample, fault: Fault) -> Sample | None:
        """Return a message in which nothing else is wrong: a decoder that does not hold this rule would read it.

        It is the sample, or, where that is a number of items that are not there, the sample with more bytes behind it.
        """
        for other in (sample, Sample(sample.data + bytes(_BEHIND), sample.params)):
            candidate, verdict = editing.with_checksums(self._verifier, other, fault)
            if verdict.found is None:
                is_same = candidate is sample or self._verifier.read(candidate.data, candidate.params).fault == fault
                return candidate if is_same else None
        return None

    def _why(self, mark: Mark) -> str:
        owner, name, _ = mark
        if name and not self._bases.with_field((owner, name)):
            return f"no message was found that has the field: {self._growth.rewriter.last or 'all lack it'}"
        return "no mutation of a message that has the field makes it fail"


def _distance(verdict: Verdict) -> float:
    """Return how far a number is from the least or greatest that a rule allows; 0 for other rules."""
    problem = verdict.found.problem if verdict.found else None
    match problem:
        case BrokenRule(found=int(value), expected=int(expected)) if problem.kind in ("min", "max"):
            return abs(value - expected)
    return 0.0
