"""The differences of two versions as data, one after the other, in the order of the new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ksyspark.spec.expressions.nodes import EnumLabel
from ksyspark.spec.model import Attribute, CaseUse, EnumSpec, EnumValue, SwitchUse, TypeSpec, UserTypeUse, case_key
from ksyspark_review.diff.matching import (
    Facets,
    Pairs,
    changed_facets,
    documentation_of,
    facets_of,
    match_enums,
    match_parts,
    match_types,
    renaming,
    sources_of,
)
from ksyspark_review.diff.side import Part, Side, TypePath, id_of, parts_of
from ksyspark_review.meaning import Plain, meaning_of_part
from ksyspark_review.model import Text
from ksyspark_review.sentences.naming import label_of, name_of, type_name, words_of
from ksyspark_review.sentences.rules import sentences_of

Weight = Literal["shape", "values", "checks", "names", "nothing"]
"""What a change may do: move what follows it in a message, give a column other values, refuse other messages, give
columns other names."""
READING: tuple[Weight, ...] = ("shape", "values", "checks")
"""Those by which a message may be read otherwise."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One difference. `kind` and `words` make its sentence; `items` are the items of a review that it is about.

    `old` and `new` are the part in both versions, with the types that own it; of code lists `enum` is the path. `parts`
    are the differences of single parts that make up one of many; `code` is the code that a part is to hold.
    """

    kind: str
    words: Mapping[str, object]
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
    code: int | None = None


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
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield kind and words of each alternative that differs; nothing where only their order does."""
    was = {repr(as_named_now(when)): (as_named_now(use), case) for when, use, case in _cases(comparison.old, *old)}
    now = {repr(when): (use, case) for when, use, case in _cases(comparison.new, *new)}
    for when, (use, case) in now.items():
        words = {"case": _condition(comparison.new, new[0], case), "new": _type(comparison.new, new[0], case)}
        if when not in was:
            yield _case_kind("added", case), words
        elif was[when][0] != use:
            yield _case_kind("changed", case), {**words, "old": _type(comparison.old, old[0], was[when][1])}
    for when, (_, case) in was.items():
        if when not in now:
            words = {"case": _condition(comparison.old, old[0], case), "old": _type(comparison.old, old[0], case)}
            yield _case_kind("removed", case), words


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
    for code in dict.fromkeys([*now.values, *was.values]):
        old, new = was.values.get(code), now.values.get(code)
        kind = _code_kind(old, new)
        if not kind:
            continue
        labels = label_of(was, code) if old else "", label_of(now, code) if new else ""
        if old and new and labels[0] == labels[1]:
            labels = words_of(old.label), words_of(new.label)
        weight: Weight = "nothing" if kind in ("code explained", "code sources") else "values"
        words_of_code: dict[str, object] = {
            "list": words_of(now.path[-1]), "code": code, "old": labels[0], "new": labels[1],
        }  # fmt: skip
        items = (_item(was if old else now, code),)
        parts = tuple(replace(one, code=code) for one in users) if weight == "values" else ()
        yield Finding(kind, words_of_code, weight, items, enum=now.path, parts=parts)


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
    **dict.fromkeys(
        ("kind", "width", "bits", "sign", "order", "of", "arguments", "on", "cases", "encoding"), ("type",)
    ),
    **{
        facet: (facet,)
        for facet in ("repeat", "if", "valid", "contents", "enum", "pos", "value", "terminator", "pad-right")
    },
    "size": ("size", "type"),
    "default": ("parameter",),
    "word": ("parameter",),
    "logical-type": ("logical-type",),
    "encoding-errors": ("encoding-errors",),
}
_WITH_PRESENCE = ("repeat", "if", "valid")


def findings(comparison: Comparison) -> tuple[Finding, ...]:
    """Return all differences."""
    olds = {now: was for was, now in comparison.types.items()}
    listed: list[Finding] = []
    for path, now in comparison.new.types.items():
        if path in olds:
            listed += _of_type(comparison, comparison.old.types[olds[path]], now)
        elif path[:-1] in olds or len(path) == 1:
            items = tuple(id_of(now, part) for one in now.with_nested() for part in parts_of(one))
            listed.append(Finding("type added", {"type": type_name(now)}, "nothing", items, new_owner=now))
    for path, was in comparison.old.types.items():
        if path not in comparison.types and (path[:-1] in comparison.types or len(path) == 1):
            items = tuple(id_of(one, part) for one in was.with_nested() for part in parts_of(one))
            listed.append(Finding("type removed", {"type": type_name(was)}, "nothing", items, owner=was))
    return (*_orders_joined(listed), *code_findings(comparison))


def _of_type(comparison: Comparison, was: TypeSpec, now: TypeSpec) -> Iterator[Finding]:
    pairs, named = comparison.pairs[was.path], {"type": type_name(now)}
    if was.id != now.id and len(was.path) > 1:
        words = {"old": type_name(was), "new": type_name(now)}
        yield Finding(
            "type renamed", words, "values", tuple(id_of(was, part) for part in parts_of(was)), was, None, now
        )
    elif documentation_of(was.about) != documentation_of(now.about) or sources_of(was.about) != sources_of(now.about):
        yield Finding("explanation of type", named, "nothing", (), was, None, now)
    moved = pairs.moved()
    olds = {id(new): old for old, new in pairs.both}
    for part in parts_of(now):
        if id(part) not in olds:
            weight = _weight_of_presence(part)
            words = {**named, "part": name_of(now, part)}
            text = _rules(comparison.new, now, part, None)
            yield Finding("added", words, weight, (id_of(now, part),), was, None, now, part, now=text)
            continue
        yield from _of_part(comparison, was, olds[id(part)], now, part, is_moved=any(part is one for one in moved))
    for part in pairs.gone:
        words = {**named, "part": name_of(was, part)}
        text = _rules(comparison.old, was, part, None)
        yield Finding("removed", words, _weight_of_presence(part), (id_of(was, part),), was, part, now, None, was=text)


def _of_part(
    comparison: Comparison, was: TypeSpec, old: Part, now: TypeSpec, new: Part, *, is_moved: bool
) -> Iterator[Finding]:
    items = (id_of(was, old),)
    named = {"type": type_name(now), "part": name_of(now, new)}
    if old.id != new.id:
        words = {**named, "old": name_of(was, old), "new": name_of(now, new)}
        if words["old"] == words["new"]:
            words |= {"old": words_of(old.id), "new": words_of(new.id)}
        yield Finding("renamed", words, "names", items, was, old, now, new, facet="id")
    if is_moved:
        before = now.seq[: next(number for number, one in enumerate(now.seq) if one is new)]
        kind = "moved" if before else "moved to the front"
        words = {**named, "new": name_of(now, before[-1]) if before else ""}
        yield Finding(kind, words, "shape", items, was, old, now, new, facet="place")
    renamed = renaming(comparison.pairs[was.path].renamed(), comparison.members, comparison.named_now)
    old_facets, new_facets = facets_of(comparison.old.library, was, old), facets_of(comparison.new.library, now, new)
    changed = changed_facets(old_facets, new_facets, renamed)
    for facet in changed if changed != ("documentation", "sources") else ("sources",):
        if facet == "documentation" and len(changed) > 1:
            continue
        if facet == "cases" and (cases := [*changed_alternatives(comparison, (was, old), (now, new), renamed)]):
            for kind, said in cases:
                yield Finding(kind, {**named, **said}, "shape", items, was, old, now, new, facet=facet)
            continue
        kinds = _SENTENCE_KINDS.get(facet, ())
        yield Finding(
            _facet_kind(facet, old_facets, new_facets),
            {**named, "old": _shown(old_facets.get(facet)), "new": _shown(new_facets.get(facet))},
            _weight(facet, new_facets, new),
            items,
            was,
            old,
            now,
            new,
            _rules(comparison.old, was, old, kinds),
            _rules(comparison.new, now, new, kinds),
            facet,
        )


def _facet_kind(facet: str, old: Facets, new: Facets) -> str:
    if facet == "sign":
        return f"sign: {new[facet]}"
    if facet in _WITH_PRESENCE and facet not in old:
        return f"{facet}: added"
    if facet in _WITH_PRESENCE and facet not in new:
        return f"{facet}: removed"
    return "word" if facet == "array" else facet


def _weight(facet: str, facets: Facets, part: Part) -> Weight:
    weight = _WEIGHTS.get(facet, "values")
    # What follows a sized text begins behind its size, wherever the text ends.
    is_sized = facet == "terminator" and "size" in facets
    return "values" if weight == "shape" and (is_sized or _weight_of_presence(part) == "values") else weight


def _weight_of_presence(part: Part) -> Weight:
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
        words = {"type": words_of(finding.owner.path[0]), "count": len(parts)}
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
