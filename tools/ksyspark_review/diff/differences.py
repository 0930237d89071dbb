"""The differences of two versions as data, one after the other, in the order of the new one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from typing import Literal, TypeVar

from ksyspark.spec.expressions.nodes import EnumLabel
from ksyspark.spec.model import Attribute, CaseUse, EnumSpec, EnumValue, SwitchUse, TypeSpec, UserTypeUse, case_key
from ksyspark_review.diff import matching
from ksyspark_review.diff.acceptance import Run, runs_between
from ksyspark_review.diff.model import EXPLAINING
from ksyspark_review.diff.side import Key, Part, Side, TypePath
from ksyspark_review.items import item_id
from ksyspark_review.meaning import Plain, meaning_of_part
from ksyspark_review.model import Text
from ksyspark_review.questions.facts import joined
from ksyspark_review.sentences import phrases
from ksyspark_review.sentences.phrases import Phrase, Words, say
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
    parts: "tuple[Finding, ...]" = ()

    def keys_of(self, *, is_old: bool) -> frozenset[Key]:
        """Return the parts of one version that it is about."""
        owner, part = (self.owner, self.old) if is_old else (self.new_owner, self.new)
        own = () if owner is None or part is None else ((owner.path, part.id),)
        return frozenset(own).union(*(each.keys_of(is_old=is_old) for each in self.parts))

    @property
    def keys(self) -> frozenset[Key]:
        """The parts of both versions that it is about."""
        return self.keys_of(is_old=True) | self.keys_of(is_old=False)


@dataclass(frozen=True)
class Comparison:
    """Two versions with what was matched in them. `pairs` are the parts of each old type that is in the new version."""

    old: Side
    new: Side
    types: Mapping[TypePath, TypePath]
    enums: Mapping[TypePath, TypePath]
    pairs: Mapping[TypePath, matching.Pairs]
    members: Mapping[str, str] = field(default_factory=dict)

    @property
    def named_now(self) -> Mapping[str, str]:
        """New names of types and code lists by old ones, as meanings write them."""
        return {"::".join(old): "::".join(new) for old, new in [*self.types.items(), *self.enums.items()]}


def match(old: Side, new: Side) -> Comparison:
    """Pair the types, fields and enums of two versions."""
    types = matching.match_types(old, new)
    enums = matching.match_enums(old, new, types)
    pairs = {path: matching.match_parts(old, new, old.types[path], new.types[now]) for path, now in types.items()}
    members = {was: now for one in pairs.values() for was, now in one.renamed().items()}
    return Comparison(old, new, types, enums, pairs, members)


def changed_alternatives(
    comparison: Comparison,
    old: tuple[TypeSpec, Part],
    new: tuple[TypeSpec, Part],
    as_named_now: Callable[[Plain], Plain],
) -> Iterator[tuple[str, Mapping[str, Words]]]:
    """Yield kind and words of each alternative that differs; nothing where only their order does."""
    was = {repr(as_named_now(one[0])): (as_named_now(one[1]), one[2], one[3]) for one in _cases(comparison.old, *old)}
    now = {repr(one[0]): (one[1], one[2], one[3]) for one in _cases(comparison.new, *new)}
    told: set[str] = set()
    for first, second in _exchanged(*({when: each[0] for when, each in side.items()} for side in (was, now))):
        yield "exchanged cases", {"case": now[first][1], "other": now[second][1], "new": now[first][2]}
        told |= {first, second}
    for when, (use, case, name) in now.items():
        if when not in was:
            yield "case added", {"case": case, "new": name}
        elif was[when][0] != use and when not in told:
            yield "case changed", {"case": case, "new": name, "old": was[when][2]}
    for when, (_, case, name) in was.items():
        if when not in now:
            yield "case removed", {"case": case, "old": name}


def _exchanged(was: Mapping[_K, object], now: Mapping[_K, object]) -> list[tuple[_K, _K]]:
    """Return pairs of keys of which each has the other's value now."""
    others = [key for key in now if key in was and was[key] != now[key]]
    return [(one, other) for one, other in combinations(others, 2) if was[one] == now[other] and was[other] == now[one]]


def _cases(side: Side, owner: TypeSpec, part: Part) -> Iterator[tuple[Plain, Plain, Phrase, str]]:
    """Yield the meaning of each condition and of its type, and both in words."""
    meaning = meaning_of_part(side.library, owner, part)
    assert isinstance(meaning, dict)
    match meaning["type"], part.use:
        case ["switch", _, list(cases)], SwitchUse(cases=written):
            for plain, case in zip(cases, written, strict=True):
                assert isinstance(plain, list)
                reference = case.use.reference if isinstance(case.use, UserTypeUse) else None
                target = reference and side.library.find_type(owner, reference.path, reference.is_absolute)
                name = phrases.type_name(target) if target else case_key(case.use)
                yield plain[0], plain[1], _condition(side, owner, case), name


def _condition(side: Side, owner: TypeSpec, case: CaseUse) -> Phrase:
    if case.when is None:
        return say("all other cases")
    tree = case.when.tree
    code = phrases.code_phrase(side.library, owner, tree) if isinstance(tree, EnumLabel) else None
    return code or say("plain", text=case.when.text)


def code_findings(comparison: Comparison) -> Iterator[Finding]:
    """Yield the differences of all code lists."""
    olds = {now: was for was, now in comparison.enums.items()}
    for path, now in comparison.new.enums.items():
        if path in olds:
            users = tuple(_users(comparison, olds[path], path))
            yield from _of_enum(comparison.old.enums[olds[path]], now, users)
        else:
            yield Finding("enum added", {"list": phrases.words_of(path[-1])}, "nothing", _items(now), enum=path)
    for path, was in comparison.old.enums.items():
        if path not in comparison.enums:
            yield Finding("enum removed", {"list": phrases.words_of(path[-1])}, "nothing", _items(was), enum=path)


def _of_enum(was: EnumSpec, now: EnumSpec, users: tuple[Finding, ...]) -> Iterator[Finding]:
    if was.path[-1] != now.path[-1]:
        words = {"old": phrases.words_of(was.path[-1]), "new": phrases.words_of(now.path[-1])}
        yield Finding("enum renamed", words, "nothing", _items(was), enum=now.path)
    told: set[int] = set()
    for kind, code, other in _exchanged_codes(was, now):
        label = phrases.words_of(now.values[code].label)
        said: dict[str, Words] = {"list": phrases.words_of(now.path[-1]), "code": code, "other": other, "new": label}
        items = tuple(_item(was, one) for one in (code, other) if one in was.values)
        yield Finding(kind, said, "values", items, enum=now.path, parts=users)
        told |= {code, other}
    for code in dict.fromkeys([*now.values, *was.values]):
        old, new = was.values.get(code), now.values.get(code)
        kind = _code_kind(old, new)
        if code in told or not kind:
            continue
        labels = phrases.label_of(was, code) if old else "", phrases.label_of(now, code) if new else ""
        if old and new and labels[0] == labels[1]:
            labels = phrases.words_of(old.label), phrases.words_of(new.label)
        weight: Weight = "nothing" if kind in ("code explained", "code sources") else "values"
        said = {"list": phrases.words_of(now.path[-1]), "code": code, "old": labels[0], "new": labels[1]}
        item = _item(was if old else now, code)
        yield Finding(kind, said, weight, (item,), enum=now.path, parts=users if weight == "values" else ())


def _exchanged_codes(was: EnumSpec, now: EnumSpec) -> Iterator[tuple[str, int, int]]:
    """Yield two codes that exchanged their labels, and a label's new and old code where it has another one."""
    labels, labels_now = ({code: one.label for code, one in enum.values.items()} for enum in (was, now))
    yield from (("codes exchanged", code, other) for code, other in _exchanged(labels, labels_now))
    gone = {label: code for code, label in labels.items() if code not in labels_now}
    for code, label in labels_now.items():
        if code not in labels and label in gone:
            yield "code renumbered", code, gone[label]


def _users(comparison: Comparison, was: TypePath, now: TypePath) -> Iterator[Finding]:
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
    (documented, sources), (documented_now, sources_now) = matching.said_of(old.about), matching.said_of(new.about)
    if sources != sources_now:
        return "code sources"
    return "code explained" if documented != documented_now else ""


def _items(enum: EnumSpec) -> tuple[str, ...]:
    return tuple(_item(enum, code) for code in enum.values)


def _item(enum: EnumSpec, code: int) -> str:
    return f"{'.'.join(enum.path)}.{code}"


_WEIGHTS: Mapping[str, Weight] = {
    **dict.fromkeys("kind width bits of arguments on cases size terminator repeat if instance".split(), "shape"),
    **dict.fromkeys("valid contents checksum".split(), "checks"),
    **dict.fromkeys("documentation sources unit sensitive column stream-value stream-alternatives".split(), "nothing"),
}
_SENTENCE_KINDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("kind", "width", "bits", "sign", "of", "arguments", "on", "cases", "encoding"), ("type",)),
    "order": ("type", "endian"),
    **{facet: (facet,) for facet in "repeat if valid contents enum pos value terminator pad-right process io".split()},
    **{facet: (facet,) for facet in "parent checksum logical-type encoding-errors".split()},
    "size": ("size", "type"),
    **dict.fromkeys(("default", "word"), ("parameter",)),
}
_QUIET = frozenset(("documentation", "sources"))
_WITH_PRESENCE = ("repeat", "if", "valid")


def findings(comparison: Comparison) -> tuple[Finding, ...]:
    """Return all differences; one that depends on what another one changed stands behind that, explanations last."""
    olds = {now: was for was, now in comparison.types.items()}
    added: list[Finding] = []
    listed: list[Finding] = []
    for path, now in comparison.new.types.items():
        if path in olds:
            listed += _of_type(comparison, comparison.old.types[olds[path]], now)
        elif path[:-1] in olds or len(path) == 1:
            added.append(replace(_whole("type added", now), new_owner=now))
    for path, was in comparison.old.types.items():
        if path not in comparison.types and (path[:-1] in comparison.types or len(path) == 1):
            listed.append(replace(_whole("type removed", was), owner=was))
    codes = sorted(code_findings(comparison), key=lambda finding: finding.kind != "enum added")
    lists = sum(one.kind == "enum added" for one in codes)
    ordered = _causes_first(comparison, (*added, *codes[:lists], *_orders_joined(listed), *codes[lists:]))
    return tuple(sorted(ordered, key=lambda finding: finding.kind in EXPLAINING))


def _whole(kind: str, owner: TypeSpec) -> Finding:
    items = tuple(item_id(one, part) for one in owner.with_nested() for part in phrases.parts_of(one))
    return Finding(kind, {"type": phrases.type_name(owner)}, "nothing", items)


def depends_on(comparison: Comparison, finding: Finding, cause: Finding) -> bool:
    """Tell whether a difference is about a part that depends on a part of which another one changes the values."""
    if cause.facet == "enum" or cause.enum:
        return cause is not finding and finding.facet in ("enum", "valid") and finding.keys <= cause.keys
    if cause.weight not in ("shape", "values") or finding.weight not in READING or finding.keys & cause.keys:
        return False
    sides = (comparison.old, comparison.new)
    return any(not finding.keys.isdisjoint(side.users.get(key, ())) for side in sides for key in cause.keys)


def _causes_first(comparison: Comparison, listed: Sequence[Finding]) -> tuple[Finding, ...]:
    ordered: dict[int, Finding] = {}

    def put(finding: Finding, behind: frozenset[int] = frozenset()) -> None:
        for cause in listed:
            if id(cause) not in behind and id(cause) not in ordered and depends_on(comparison, finding, cause):
                put(cause, behind | {id(finding)})
        ordered[id(finding)] = finding

    for finding in listed:
        if id(finding) not in ordered:
            put(finding)
    return tuple(ordered.values())


def _of_type(comparison: Comparison, was: TypeSpec, now: TypeSpec) -> Iterator[Finding]:
    pairs, named = comparison.pairs[was.path], {"type": phrases.type_name(now)}
    if was.id != now.id and len(was.path) > 1:
        words = {"old": phrases.type_name(was), "new": phrases.type_name(now)}
        items = tuple(item_id(was, part) for part in phrases.parts_of(was))
        yield Finding("type renamed", words, "values", items, was, None, now)
    elif matching.said_of(was.about) != matching.said_of(now.about):
        yield Finding("explanation of type", named, "nothing", (), was, None, now)
    parts = {id(new): _OfPart(comparison, was, old, now, new) for old, new in pairs.both}
    exchanges = list(_exchanges(list(parts.values()), pairs))
    told = {id(each.new) for finding in exchanges for each in (finding, *finding.parts)}
    moved = pairs.moved()
    for part in phrases.parts_of(now):
        yield from (finding for finding in exchanges if finding.new is part)
        if id(part) not in parts:
            words = {**named, "part": phrases.name_of(now, part)}
            text = _rules(comparison.new, now, part, None)
            yield Finding("added", words, _presence(part), (item_id(now, part),), was, None, now, part, now=text)
        elif id(part) not in told:
            yield from parts[id(part)].findings(is_moved=any(part is one for one in moved))
    for part in pairs.gone:
        words = {**named, "part": phrases.name_of(was, part)}
        text = _rules(comparison.old, was, part, None)
        yield Finding("removed", words, _presence(part), (item_id(was, part),), was, part, now, None, was=text)


@dataclass(frozen=True)
class _OfPart:
    """A part that is in both versions of a type, with its rules by name."""

    comparison: Comparison
    was: TypeSpec
    old: Part
    now: TypeSpec
    new: Part

    @cached_property
    def before(self) -> matching.Facets:
        """The rules before, with the names of now."""
        facets = matching.facets_of(self.comparison.old.library, self.was, self.old)
        return {name: facet if name in _QUIET else self._renamed(facet) for name, facet in facets.items()}

    @cached_property
    def after(self) -> matching.Facets:
        return matching.facets_of(self.comparison.new.library, self.now, self.new)

    @cached_property
    def changed(self) -> tuple[str, ...]:
        return matching.changed_facets(self.before, self.after)

    @cached_property
    def _renamed(self) -> Callable[[Plain], Plain]:
        renamed = self.comparison.pairs[self.was.path].renamed()
        return matching.renaming(renamed, self.comparison.members, self.comparison.named_now)

    @property
    def extent(self) -> list[Plain]:
        """What tells how many bytes the part took, as far as it is fixed."""
        return [self.before.get(name) for name in ("kind", "width", "bits", "size", "repeat", "if")]

    def finding(self, kind: str, weight: Weight, facet: str, **words: Words) -> Finding:
        """Return a difference of this part, with the rules that belong to it."""
        facets = (facet,) if facet != "exchange" else self.changed if kind != "exchanged names" else ()
        kinds = [kind for each in facets for kind in _SENTENCE_KINDS.get(each, ())]
        return Finding(
            kind,
            {"type": phrases.type_name(self.now), "part": phrases.name_of(self.now, self.new), **words},
            weight,
            (item_id(self.was, self.old),),
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
            names = phrases.name_of(self.was, self.old), phrases.name_of(self.now, self.new)
            if names[0] == names[1]:
                names = phrases.words_of(self.old.id), phrases.words_of(self.new.id)
            yield self.finding("renamed", "names", "id", old=names[0], new=names[1])
        if is_moved:
            before = self.now.seq[: next(number for number, one in enumerate(self.now.seq) if one is self.new)]
            behind = phrases.name_of(self.now, before[-1]) if before else ""
            yield self.finding("moved" if before else "moved to the front", "shape", "place", new=behind)
        for facet in self.changed:
            if facet != "documentation" or len(self.changed) == 1:
                yield from self._of_facet(facet)

    def _of_facet(self, facet: str) -> Iterator[Finding]:
        weight = _WEIGHTS.get(facet, "values")
        # What follows a sized text begins behind its size, wherever the text ends.
        is_sized = facet == "terminator" and "size" in self.after
        if weight == "shape" and (is_sized or _presence(self.new) == "values"):
            weight = "values"
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
        numbers = matching.numbers_of(self.after)
        every = {"lost": runs_between(before, after, numbers), "gained": runs_between(after, before, numbers)}
        runs = {name: each for name, each in every.items() if each is not None}
        kind = "valid" if len(runs) != 1 else "valid: fewer" if "lost" in runs else "valid: more"
        if not runs or not all(0 < len(each) <= _MOST_RUNS for each in runs.values()):
            return kind, say("unknown values")
        parts = {name: tuple(self._run(run, numbers) for run in each) for name, each in runs.items()}
        return kind, say("exchanged values" if len(parts) > 1 else f"{next(iter(parts))} values", **parts)

    def _run(self, run: Run, numbers: range | None) -> Phrase:
        first, last = run
        if isinstance(first, str):
            return phrases.text_phrase(first)
        if isinstance(first, bytes):
            return phrases.bytes_phrase(first)
        enum = self.comparison.new.library.find_enum(self.now, self.new.enum) if self.new.enum else None
        if first == last:
            return phrases.code_of(enum, first) if enum else phrases.number_phrase(first)
        if numbers and last == numbers[-1]:
            return say("or more", of=phrases.number_phrase(first))
        if numbers and first == numbers[0]:
            return say("or less", of=phrases.number_phrase(last))
        return say("from to", first=phrases.number_phrase(first), last=phrases.number_phrase(last))


_MOST_RUNS = 4


def _exchanges(parts: Sequence[_OfPart], pairs: matching.Pairs) -> Iterator[Finding]:
    """Yield what two parts have exchanged: their places, their names, or rules of one kind."""
    swapped = pairs.exchanged()
    changed = [one for one in parts if set(one.changed) - _QUIET or id(one.new) in swapped]
    changed.sort(key=lambda part: part.old.place.line)
    told: set[int] = set()
    for first, second in combinations(changed, 2):
        kind = _exchange(first, second, is_swapped=swapped.get(id(first.new)) is second.new)
        if not kind or told & {id(first), id(second)}:
            continue
        told |= {id(first), id(second)}
        named = [
            phrases.words_of(each.new.id) if kind == "exchanged names" else phrases.name_of(each.now, each.new)
            for each in (first, second)
        ]
        weight: Weight = "shape" if first.extent != second.extent or "of" in first.before else "values"
        finding, half = (each.finding(kind, weight, "exchange", other=named[1]) for each in (first, second))
        words = {**finding.words, "part": named[0]}
        yield replace(finding, words=words, items=(*finding.items, *half.items), parts=(half,))


def _exchange(first: _OfPart, second: _OfPart, *, is_swapped: bool) -> str:
    """Return which exchange the differences of two parts are, or "" if they are none."""
    own, others = ({*each.changed} - _QUIET for each in (first, second))
    crossed = {
        *matching.changed_facets(first.before, second.after),
        *matching.changed_facets(second.before, first.after),
    }
    if first.before.get("kind") != second.after.get("kind") and is_swapped:
        return ""
    if is_swapped and not crossed and (first.changed or second.changed):
        return "exchanged names"
    if is_swapped and not own | others:
        return "exchanged places"
    if is_swapped or not own or own != others or own & crossed:
        return ""
    return "exchanged types" if own <= {"kind", "enum", "size", *matching.OF_TYPE} else "exchanged rules"


def _facet_kind(facet: str, old: matching.Facets, new: matching.Facets) -> str:
    if facet == "sign":
        return f"sign: {new[facet]}"
    if facet in _WITH_PRESENCE and facet not in old:
        return f"{facet}: added"
    if facet in _WITH_PRESENCE and facet not in new:
        return f"{facet}: removed"
    if facet in ("process", "io", "parent", "checksum"):
        return "rule"
    return "word" if facet == "array" else facet


def _presence(part: Part) -> Weight:
    return "shape" if isinstance(part, Attribute) and not part.is_instance else "values"


def _rules(side: Side, owner: TypeSpec, part: Part, kinds: Sequence[str] | None) -> Text | None:
    """Return the rules of some kinds in plain words, all of them for None; None if there are none."""
    said = [one.text for one in sentences_of(part, owner, side.typer) if kinds is None or one.kind in kinds]
    return joined(said) if said else None


def _orders_joined(listed: Sequence[Finding]) -> Iterator[Finding]:
    """Yield findings; where the byte order of a whole type changed, that is one change for all its numbers."""
    by_type: dict[str, list[Finding]] = {}
    for finding in listed:
        own_order = getattr(finding.new.use, "endian", None) if finding.new else None
        if finding.facet == "order" and finding.owner and finding.new and own_order is None:
            by_type.setdefault(finding.owner.path[0], []).append(finding)
    for finding in listed:
        parts = by_type.get(finding.owner.path[0], []) if finding.owner else []
        if len(parts) < 2 or finding not in parts or finding.owner is None:
            yield finding
        elif finding is parts[0]:
            words: dict[str, Words] = {"type": phrases.words_of(finding.owner.path[0]), "count": len(parts)}
            items = tuple(item for each in parts for item in each.items)
            whole = Finding("order of all", words, "values", items, finding.owner, None, finding.new_owner)
            yield replace(whole, facet="order", parts=(*parts,))


def _shown(facet: object) -> str:
    return "—" if facet is None else str(facet)
