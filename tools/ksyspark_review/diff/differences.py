"""The differences of two versions as data, one after the other, in the order of the new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from typing import Literal, TypeVar

from ksyspark.spec.expressions.nodes import EnumLabel
from ksyspark.spec.model import Attribute, CaseUse, EnumSpec, EnumValue, SwitchUse, TypeSpec, UserTypeUse, case_key
from ksyspark_review.diff.acceptance import Run, runs_between
from ksyspark_review.diff.dependence import Key, TypePath
from ksyspark_review.diff.matching import (
    OF_TYPE,
    Facets,
    Pairs,
    changed_facets,
    documentation_of,
    facets_of,
    match_enums,
    match_parts,
    match_types,
    numbers_of,
    renaming,
    sources_of,
)
from ksyspark_review.diff.side import Part, Side, id_of, parts_of
from ksyspark_review.meaning import Plain, meaning_of_part
from ksyspark_review.model import Text
from ksyspark_review.sentences.naming import (
    bytes_phrase,
    code_of,
    label_of,
    name_of,
    number_phrase,
    text_phrase,
    type_name,
    words_of,
)
from ksyspark_review.sentences.phrases import Part as Words
from ksyspark_review.sentences.phrases import Phrase, value
from ksyspark_review.sentences.rules import sentences_of

_K = TypeVar("_K")

Weight = Literal["shape", "values", "checks", "names", "nothing"]
"""What a change may do: move what follows it in a message, give a column other values, refuse other messages, give
columns other names."""
READING: tuple[Weight, ...] = ("shape", "values", "checks")
"""Those by which a message may be read otherwise."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One difference. `kind` and `words` make its sentence; `items` are the items of a review that it is about.

    `old` and `new` are the part in both versions, with the types that own it; of code lists `enum` is the path. `parts`
    are the differences of single parts that make up one of many.
    """

    kind: str
    words: Mapping[str, Words]
    weight: Weight
    items: tuple[str, ...] = ()
    owner: TypeSpec | None = None
    old: Part | None = None
    new_owner: TypeSpec | None = None
    new: Part | None = None
    was: Text | None = None
    now: Text | None = None
    facet: str = ""
    enum: TypePath = ()
    parts: tuple[Finding, ...] = ()

    @property
    def keys(self) -> frozenset[Key]:
        """The parts that it is about, in either version."""
        sides = ((self.owner, self.old), (self.new_owner, self.new))
        own = {(owner.path, part.id) for owner, part in sides if owner is not None and part is not None}
        return frozenset(own.union(*(part.keys for part in self.parts)))


@dataclass(frozen=True)
class Comparison:
    """Two versions with what was matched in them. `pairs` are the parts of each old type that is in the new version."""

    old: Side
    new: Side
    types: Mapping[TypePath, TypePath]
    enums: Mapping[TypePath, TypePath]
    pairs: Mapping[TypePath, Pairs]
    members: Mapping[str, str] = field(default_factory=dict)

    @property
    def named_now(self) -> Mapping[str, str]:
        """New names of types and code lists by old ones, as meanings write them."""
        return {"::".join(old): "::".join(new) for old, new in [*self.types.items(), *self.enums.items()]}


def match(old: Side, new: Side) -> Comparison:
    """Pair the types, fields and enums of two versions."""
    types = match_types(old, new)
    enums = match_enums(old, new, types)
    pairs = {path: match_parts(old, new, old.types[path], new.types[now]) for path, now in types.items()}
    members = {was: now for one in pairs.values() for was, now in one.renamed().items()}
    return Comparison(old, new, types, enums, pairs, members)


def changed_alternatives(
    comparison: Comparison,
    old: tuple[TypeSpec, Part],
    new: tuple[TypeSpec, Part],
    as_named_now: Callable[[Plain], Plain],
) -> Iterator[tuple[str, Mapping[str, Words]]]:
    """Yield kind and words of each alternative that differs; nothing where only their order does."""
    was = {repr(as_named_now(when)): (as_named_now(use), case) for when, use, case in _cases(comparison.old, *old)}
    now = {repr(when): (use, case) for when, use, case in _cases(comparison.new, *new)}
    exchanged = _exchanged({when: use for when, (use, _) in was.items()}, {when: use for when, (use, _) in now.items()})
    for first, second in exchanged:
        cases = [now[when][1] for when in (first, second)]
        conditions = [_condition(comparison.new, new[0], case) for case in cases]
        named = _type(comparison.new, new[0], cases[0])
        yield "exchanged cases", {"case": conditions[0], "other": conditions[1], "new": named}
    told = {when for pair in exchanged for when in pair}
    for when, (use, case) in now.items():
        if when in told:
            continue
        words = {"case": _condition(comparison.new, new[0], case), "new": _type(comparison.new, new[0], case)}
        if when not in was:
            yield _case_kind("added", case), words
        elif was[when][0] != use:
            yield _case_kind("changed", case), {**words, "old": _type(comparison.old, old[0], was[when][1])}
    for when, (_, case) in was.items():
        if when not in now:
            words = {"case": _condition(comparison.old, old[0], case), "old": _type(comparison.old, old[0], case)}
            yield _case_kind("removed", case), words


def _exchanged(was: Mapping[_K, object], now: Mapping[_K, object]) -> list[tuple[_K, _K]]:
    """Return pairs of keys of which each has the other's value now."""
    changed = [key for key in now if key in was and was[key] != now[key]]
    return [
        (one, other) for one, other in combinations(changed, 2) if was[one] == now[other] and was[other] == now[one]
    ]


def _cases(side: Side, owner: TypeSpec, part: Part) -> Iterator[tuple[Plain, Plain, CaseUse]]:
    """Yield the meaning of each condition, that of its type, and the case itself."""
    meaning = meaning_of_part(side.library, owner, part)
    assert isinstance(part, Attribute)
    assert isinstance(part.use, SwitchUse)
    assert isinstance(meaning, dict)
    match meaning["type"]:
        case ["switch", _, list(cases)]:
            for plain, case in zip(cases, part.use.cases, strict=True):
                assert isinstance(plain, list)
                yield plain[0], plain[1], case


def _case_kind(what: str, case: CaseUse) -> str:
    return f"case {what}" if case.when is not None else f"last case {what}"


def _condition(side: Side, owner: TypeSpec, case: CaseUse) -> str:
    if case.when is None:
        return ""
    tree = case.when.tree
    enum = side.library.find_enum(owner, tree.path, tree.is_absolute) if isinstance(tree, EnumLabel) else None
    if enum is None or not isinstance(tree, EnumLabel):
        return case.when.text
    code = next(code for code, value in enum.values.items() if value.label == tree.label)
    return f"{label_of(enum, code)} ({code})"


def _type(side: Side, owner: TypeSpec, case: CaseUse) -> str:
    use = case.use
    named = isinstance(use, UserTypeUse) and side.library.find_type(
        owner, use.reference.path, use.reference.is_absolute
    )
    return type_name(named) if named else case_key(use)


def code_findings(comparison: Comparison) -> Iterator[Finding]:
    """Yield the differences of all code lists."""
    olds = {now: was for was, now in comparison.enums.items()}
    for path, now in comparison.new.enums.items():
        if path in olds:
            users = tuple(_users(comparison, olds[path], path))
            yield from _of_enum(comparison.old.enums[olds[path]], now, users)
        else:
            yield Finding("enum added", {"list": words_of(path[-1])}, "nothing", _items(now), enum=path)
    for path, was in comparison.old.enums.items():
        if path not in comparison.enums:
            yield Finding("enum removed", {"list": words_of(path[-1])}, "nothing", _items(was), enum=path)


def _of_enum(was: EnumSpec, now: EnumSpec, users: tuple[Finding, ...]) -> Iterator[Finding]:
    if was.path[-1] != now.path[-1]:
        words = {"old": words_of(was.path[-1]), "new": words_of(now.path[-1])}
        yield Finding("enum renamed", words, "nothing", _items(was), enum=now.path)
    told: set[int] = set()
    for kind, code, other in _exchanged_codes(was, now):
        label = words_of(now.values[code].label)
        said: dict[str, Words] = {"list": words_of(now.path[-1]), "code": code, "other": other, "new": label}
        items = tuple(_item(was, one) for one in (code, other) if one in was.values)
        yield Finding(kind, said, "values", items, enum=now.path, parts=users)
        told |= {code, other}
    for code in dict.fromkeys([*now.values, *was.values]):
        if code in told:
            continue
        old, new = was.values.get(code), now.values.get(code)
        kind = _code_kind(old, new)
        if not kind:
            continue
        labels = label_of(was, code) if old else "", label_of(now, code) if new else ""
        if old and new and labels[0] == labels[1]:
            labels = words_of(old.label), words_of(new.label)
        weight: Weight = "nothing" if kind in ("code explained", "code sources") else "values"
        said = {"list": words_of(now.path[-1]), "code": code, "old": labels[0], "new": labels[1]}
        item = _item(was if old else now, code)
        yield Finding(kind, said, weight, (item,), enum=now.path, parts=users if weight == "values" else ())


def _exchanged_codes(was: EnumSpec, now: EnumSpec) -> Iterator[tuple[str, int, int]]:
    """Yield two codes that exchanged their labels, and a label's new and old code where it has another one."""
    labels, labels_now = ({code: one.label for code, one in enum.values.items()} for enum in (was, now))
    yield from (("codes exchanged", one, other) for one, other in _exchanged(labels, labels_now))
    gone = {label: code for code, label in labels.items() if code not in labels_now}
    for code, label in labels_now.items():
        if code not in labels and label in gone:
            yield "code renumbered", code, gone[label]


def _users(comparison: Comparison, was: TypePath, now: TypePath) -> Iterator[Finding]:
    """Yield the fields that use a code list in both versions."""
    old, new = comparison.old, comparison.new
    for path, pairs in comparison.pairs.items():
        owner, new_owner = old.types[path], new.types[comparison.types[path]]
        for before, after in pairs.both:
            lists = old.enum_of(owner, before), new.enum_of(new_owner, after)
            if lists == (was, now):
                yield Finding("enum", {}, "values", (), owner, before, new_owner, after, facet="enum")


def _code_kind(old: EnumValue | None, new: EnumValue | None) -> str:
    if old is None or new is None:
        return "code added" if old is None else "code removed"
    if old.label != new.label:
        return "code relabelled"
    if sources_of(old.about) != sources_of(new.about):
        return "code sources"
    return "code explained" if documentation_of(old.about) != documentation_of(new.about) else ""


def _items(enum: EnumSpec) -> tuple[str, ...]:
    return tuple(_item(enum, code) for code in enum.values)


def _item(enum: EnumSpec, code: int) -> str:
    return f"{'.'.join(enum.path)}.{code}"


_WEIGHTS: Mapping[str, Weight] = {
    **dict.fromkeys(
        ("kind", "width", "bits", "of", "arguments", "on", "cases", "size", "terminator", "repeat", "if", "instance"),
        "shape",
    ),
    **dict.fromkeys(("valid", "contents"), "checks"),
    **dict.fromkeys(("documentation", "sources", "unit", "sensitive", "column"), "nothing"),
    **dict.fromkeys(("stream-value", "stream-alternatives"), "nothing"),
}
_SENTENCE_KINDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("kind", "width", "bits", "sign", "of", "arguments", "on", "cases", "encoding"), ("type",)),
    "order": ("type", "endian"),
    **{
        facet: (facet,)
        for facet in (
            "repeat",
            "if",
            "valid",
            "contents",
            "enum",
            "pos",
            "value",
            "terminator",
            "pad-right",
            "process",
            "io",
            "parent",
            "logical-type",
            "encoding-errors",
        )
    },
    "size": ("size", "type"),
    "default": ("parameter",),
    "word": ("parameter",),
}
_QUIET = frozenset(("documentation", "sources"))
_WITH_PRESENCE = ("repeat", "if", "valid")


def findings(comparison: Comparison) -> tuple[Finding, ...]:
    """Return all differences; one that depends on what another one changed stands behind that."""
    olds = {now: was for was, now in comparison.types.items()}
    added: list[Finding] = []
    listed: list[Finding] = []
    for path, now in comparison.new.types.items():
        if path in olds:
            listed += _of_type(comparison, comparison.old.types[olds[path]], now)
        elif path[:-1] in olds or len(path) == 1:
            items = tuple(id_of(now, part) for one in now.with_nested() for part in parts_of(one))
            added.append(Finding("type added", {"type": type_name(now)}, "nothing", items, new_owner=now))
    for path, was in comparison.old.types.items():
        if path not in comparison.types and (path[:-1] in comparison.types or len(path) == 1):
            items = tuple(id_of(one, part) for one in was.with_nested() for part in parts_of(one))
            listed.append(Finding("type removed", {"type": type_name(was)}, "nothing", items, owner=was))
    every = (*added, *_orders_joined(listed), *code_findings(comparison))
    return _causes_first(comparison, every)


def depends_on(comparison: Comparison, finding: Finding, cause: Finding) -> bool:
    """Tell whether a difference is about a part that depends on a part of which another one changes the values."""
    if cause.facet == "enum" or cause.enum:
        return cause is not finding and finding.facet in ("enum", "valid") and finding.keys <= cause.keys
    if cause.weight not in ("shape", "values") or finding.weight not in READING or finding.keys & cause.keys:
        return False
    users = {
        user for side in (comparison.old, comparison.new) for key in cause.keys for user in side.users.get(key, ())
    }
    return bool(users & finding.keys)


def _causes_first(comparison: Comparison, listed: Sequence[Finding]) -> tuple[Finding, ...]:
    ordered: dict[int, Finding] = {}

    def put(finding: Finding, behind: frozenset[int] = frozenset()) -> None:
        for cause in listed:
            if id(cause) not in behind and id(cause) not in ordered and depends_on(comparison, finding, cause):
                put(cause, behind | {id(finding)})
        ordered[id(finding)] = finding

    for finding in listed:
        put(finding)
    return tuple(ordered.values())


def _of_type(comparison: Comparison, was: TypeSpec, now: TypeSpec) -> Iterator[Finding]:
    pairs, named = comparison.pairs[was.path], {"type": type_name(now)}
    if was.id != now.id and len(was.path) > 1:
        words = {"old": type_name(was), "new": type_name(now)}
        items = tuple(id_of(was, part) for part in parts_of(was))
        yield Finding("type renamed", words, "values", items, was, None, now)
    elif documentation_of(was.about) != documentation_of(now.about) or sources_of(was.about) != sources_of(now.about):
        yield Finding("explanation of type", named, "nothing", (), was, None, now)
    parts = {id(new): _OfPart(comparison, was, old, now, new) for old, new in pairs.both}
    exchanges = list(_exchanges(list(parts.values()), pairs))
    told = {id(each.new) for finding in exchanges for each in (finding, *finding.parts)}
    moved = pairs.moved()
    for part in parts_of(now):
        yield from (finding for finding in exchanges if finding.new is part)
        if id(part) not in parts:
            words = {**named, "part": name_of(now, part)}
            text = _rules(comparison.new, now, part, None)
            yield Finding("added", words, _presence(part), (id_of(now, part),), was, None, now, part, now=text)
        elif id(part) not in told:
            yield from parts[id(part)].findings(is_moved=any(part is one for one in moved))
    for part in pairs.gone:
        words = {**named, "part": name_of(was, part)}
        text = _rules(comparison.old, was, part, None)
        yield Finding("removed", words, _presence(part), (id_of(was, part),), was, part, now, None, was=text)


@dataclass(frozen=True)
class _OfPart:
    """A part that is in both versions of a type, with its rules by name."""

    comparison: Comparison
    was: TypeSpec
    old: Part
    now: TypeSpec
    new: Part

    @cached_property
    def before(self) -> Facets:
        """The rules before, with the names of now."""
        facets = facets_of(self.comparison.old.library, self.was, self.old)
        return {name: self._renamed(facet) for name, facet in facets.items()}

    @cached_property
    def after(self) -> Facets:
        return facets_of(self.comparison.new.library, self.now, self.new)

    @cached_property
    def changed(self) -> tuple[str, ...]:
        return changed_facets(self.before, self.after)

    @cached_property
    def _renamed(self) -> Callable[[Plain], Plain]:
        renamed = self.comparison.pairs[self.was.path].renamed()
        return renaming(renamed, self.comparison.members, self.comparison.named_now)

    @property
    def extent(self) -> list[Plain]:
        """What tells how many bytes the part took, as far as it is fixed."""
        return [self.before.get(name) for name in ("kind", "width", "bits", "size", "repeat", "if")]

    @property
    def _words(self) -> dict[str, Words]:
        return {"type": type_name(self.now), "part": name_of(self.now, self.new)}

    def finding(self, kind: str, weight: Weight, facet: str, **words: Words) -> Finding:
        """Return a difference of this part, with the rules that belong to it."""
        facets = (facet,) if facet != "exchange" else self.changed if kind != "exchanged names" else ()
        kinds = [kind for each in facets for kind in _SENTENCE_KINDS.get(each, ())]
        return Finding(
            kind,
            {**self._words, **words},
            weight,
            (id_of(self.was, self.old),),
            self.was,
            self.old,
            self.now,
            self.new,
            _rules(self.comparison.old, self.was, self.old, kinds),
            _rules(self.comparison.new, self.now, self.new, kinds),
            facet,
        )

    def findings(self, *, is_moved: bool) -> Iterator[Finding]:
        """Yield all differences of this part."""
        if self.old.id != self.new.id:
            names = name_of(self.was, self.old), name_of(self.now, self.new)
            if names[0] == names[1]:
                names = words_of(self.old.id), words_of(self.new.id)
            yield self.finding("renamed", "names", "id", old=names[0], new=names[1])
        if is_moved:
            before = self.now.seq[: next(number for number, one in enumerate(self.now.seq) if one is self.new)]
            behind = name_of(self.now, before[-1]) if before else ""
            yield self.finding("moved" if before else "moved to the front", "shape", "place", new=behind)
        for facet in self.changed if self.changed != ("documentation", "sources") else ("sources",):
            if facet != "documentation" or len(self.changed) == 1:
                yield from self._of_facet(facet)

    def _of_facet(self, facet: str) -> Iterator[Finding]:
        weight = self._weight(facet)
        if facet == "cases":
            sides = (self.was, self.old), (self.now, self.new)
            cases = [*changed_alternatives(self.comparison, *sides, self._renamed)]
            if cases:
                yield from (self.finding(kind, "shape", facet, **words) for kind, words in cases)
                return
        before, after = self.before.get(facet), self.after.get(facet)
        match facet, before, after:
            case "valid", dict(), dict():
                kind, values = self._accepted(before, after)
                yield self.finding(kind, weight, facet, values=values)
            case "size", ["=", int(old)], ["=", int(new)]:
                yield self.finding("width", weight, facet, old=old, new=new)
            case _:
                kind = _facet_kind(facet, self.before, self.after)
                yield self.finding(kind, weight, facet, old=_shown(before), new=_shown(after))

    def _accepted(self, before: Plain, after: Plain) -> tuple[str, Phrase]:
        """Return whether a rule accepts fewer or more values now, and which ones."""
        numbers = numbers_of(self.after)
        every = {"lost": runs_between(before, after, numbers), "gained": runs_between(after, before, numbers)}
        runs = {name: each for name, each in every.items() if each is not None}
        kind = "valid" if len(runs) != 1 else "valid: fewer" if "lost" in runs else "valid: more"
        if not runs or not all(0 < len(each) <= _MOST_RUNS for each in runs.values()):
            return kind, value("unknown values")
        parts = {name: tuple(self._run(run, numbers) for run in each) for name, each in runs.items()}
        return kind, value("exchanged values" if len(parts) > 1 else f"{next(iter(parts))} values", **parts)

    def _run(self, run: Run, numbers: range | None) -> Phrase:
        first, last = run
        if isinstance(first, str):
            return text_phrase(first)
        if isinstance(first, bytes):
            return bytes_phrase(first)
        enum = self.comparison.new.library.find_enum(self.now, self.new.enum) if self.new.enum else None
        if first == last:
            return code_of(enum, first) if enum else number_phrase(first)
        if numbers and last == numbers[-1]:
            return value("or more", of=number_phrase(first))
        if numbers and first == numbers[0]:
            return value("or less", of=number_phrase(last))
        return value("from to", first=number_phrase(first), last=number_phrase(last))

    def _weight(self, facet: str) -> Weight:
        weight = _WEIGHTS.get(facet, "values")
        # What follows a sized text begins behind its size, wherever the text ends.
        is_sized = facet == "terminator" and "size" in self.after
        return "values" if weight == "shape" and (is_sized or _presence(self.new) == "values") else weight


_MOST_RUNS = 4


def _exchanges(parts: Sequence[_OfPart], pairs: Pairs) -> Iterator[Finding]:
    """Yield what two parts have exchanged: their places, their names, or rules of one kind."""
    swapped = pairs.exchanged()
    changed = [one for one in parts if set(one.changed) - _QUIET or id(one.new) in swapped]
    changed.sort(key=lambda one: one.old.place.line)
    told: set[int] = set()
    for one, other in combinations(changed, 2):
        kind = _exchange(one, other, is_swapped=swapped.get(id(one.new)) is other.new)
        if not kind or told & {id(one), id(other)}:
            continue
        told |= {id(one), id(other)}
        named = [
            words_of(each.new.id) if kind == "exchanged names" else name_of(each.now, each.new) for each in (one, other)
        ]
        weight: Weight = "shape" if one.extent != other.extent or "of" in one.before else "values"
        finding, second = (each.finding(kind, weight, "exchange", other=named[1]) for each in (one, other))
        words = {**finding.words, "part": named[0]}
        yield replace(finding, words=words, items=(*finding.items, *second.items), parts=(second,))


def _exchange(one: _OfPart, other: _OfPart, *, is_swapped: bool) -> str:
    """Return which exchange the differences of two parts are, or "" if they are none."""
    own, others = ({*each.changed} - _QUIET for each in (one, other))
    crossed = {*changed_facets(one.before, other.after), *changed_facets(other.before, one.after)}
    if one.before.get("kind") != other.after.get("kind") and is_swapped:
        return ""
    if is_swapped and not crossed and (one.changed or other.changed):
        return "exchanged names"
    if is_swapped and not own | others:
        return "exchanged places"
    if is_swapped or not own or own != others or own & crossed:
        return ""
    return "exchanged types" if own <= {"kind", "enum", "size", *OF_TYPE} else "exchanged rules"


def _facet_kind(facet: str, old: Facets, new: Facets) -> str:
    if facet == "sign":
        return f"sign: {new[facet]}"
    if facet in _WITH_PRESENCE and facet not in old:
        return f"{facet}: added"
    if facet in _WITH_PRESENCE and facet not in new:
        return f"{facet}: removed"
    if facet in ("process", "io", "parent"):
        return "rule"
    return "word" if facet == "array" else facet


def _presence(part: Part) -> Weight:
    return "shape" if isinstance(part, Attribute) and not part.is_instance else "values"


def _rules(side: Side, owner: TypeSpec, part: Part, kinds: Sequence[str] | None) -> Text | None:
    """Return the rules of some kinds in plain words, all of them for None; None if there are none."""
    said = [one.text for one in sentences_of(part, owner, side.typer) if kinds is None or one.kind in kinds]
    if not said:
        return None
    return Text(" ".join(one.en for one in said), "".join(one.zh for one in said), " ".join(one.pt for one in said))


def _orders_joined(listed: Sequence[Finding]) -> Iterator[Finding]:
    """Yield findings; where the byte order of a whole type changed, that is one change for all its numbers."""
    waiting = list(listed)
    while waiting:
        finding = waiting.pop(0)
        alike = [other for other in waiting if finding.facet == "order" and _has_order_of_type(other, finding)]
        if not alike or finding.owner is None or finding.new_owner is None:
            yield finding
            continue
        waiting = [other for other in waiting if other not in alike]
        parts = (finding, *alike)
        items = tuple(item for each in parts for item in each.items)
        words: dict[str, Words] = {"type": words_of(finding.owner.path[0]), "count": len(parts)}
        yield Finding(
            "order of all", words, "values", items, finding.owner, None, finding.new_owner, facet="order", parts=parts
        )


def _has_order_of_type(other: Finding, finding: Finding) -> bool:
    if (
        other.facet != "order"
        or other.owner is None
        or finding.owner is None
        or other.owner.path[0] != finding.owner.path[0]
    ):
        return False
    return _own_order(finding.new) == _own_order(other.new) is None


def _own_order(part: Part | None) -> str | None:
    return getattr(part.use, "endian", None) if part is not None else None


def _shown(facet: object) -> str:
    return "—" if facet is None else str(facet)
