"""The differences of two versions, one after the other, in the order of the new one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark_codegen.diff.differences.alternatives import changed_alternatives
from ksyspark_codegen.diff.differences.code_lists import code_findings
from ksyspark_codegen.diff.differences.facets import (
    Facets,
    changed_facets,
    documentation_of,
    facets_of,
    renaming,
    sources_of,
)
from ksyspark_codegen.diff.differences.finding import Comparison, Finding, Weight
from ksyspark_codegen.diff.side import Part, Side, id_of, parts_of
from ksyspark_codegen.review.model import Text
from ksyspark_codegen.review.sentences.naming import name_of, type_name, words_of
from ksyspark_codegen.review.sentences.rules import sentences_of

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


def findings(found: Comparison) -> tuple[Finding, ...]:
    """Return all differences."""
    olds = {now: was for was, now in found.types.items()}
    listed: list[Finding] = []
    for path, now in found.new.types.items():
        if path in olds:
            listed += _of_type(found, found.old.types[olds[path]], now)
        elif path[:-1] in olds or len(path) == 1:
            items = tuple(id_of(now, part) for one in now.with_nested() for part in parts_of(one))
            listed.append(Finding("type added", {"type": type_name(now)}, "nothing", items, new_owner=now))
    for path, was in found.old.types.items():
        if path not in found.types and (path[:-1] in found.types or len(path) == 1):
            items = tuple(id_of(one, part) for one in was.with_nested() for part in parts_of(one))
            listed.append(Finding("type removed", {"type": type_name(was)}, "nothing", items, owner=was))
    return (*_orders_joined(listed), *code_findings(found))


def _of_type(found: Comparison, was: TypeSpec, now: TypeSpec) -> Iterator[Finding]:
    pairs, named = found.pairs[was.path], {"type": type_name(now)}
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
            text = _rules(found.new, now, part, None)
            yield Finding("added", words, weight, (id_of(now, part),), was, None, now, part, now=text)
            continue
        yield from _of_part(found, was, olds[id(part)], now, part, is_moved=any(part is one for one in moved))
    for part in pairs.gone:
        words = {**named, "part": name_of(was, part)}
        text = _rules(found.old, was, part, None)
        yield Finding("removed", words, _weight_of_presence(part), (id_of(was, part),), was, part, now, None, was=text)


def _of_part(
    found: Comparison, was: TypeSpec, old: Part, now: TypeSpec, new: Part, *, is_moved: bool
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
    renamed = renaming(found.pairs[was.path].renamed(), found.members, found.named_now)
    one, other = facets_of(found.old.library, was, old), facets_of(found.new.library, now, new)
    changed = changed_facets(one, other, renamed)
    for facet in changed if changed != ("documentation", "sources") else ("sources",):
        if facet == "documentation" and len(changed) > 1:
            continue
        if facet == "cases" and (cases := [*changed_alternatives(found, (was, old), (now, new), renamed)]):
            for kind, said in cases:
                yield Finding(kind, {**named, **said}, "shape", items, was, old, now, new, facet=facet)
            continue
        kinds = _SENTENCE_KINDS.get(facet, ())
        yield Finding(
            _kind(facet, one, other),
            {**named, "old": _shown(one.get(facet)), "new": _shown(other.get(facet))},
            _weight(facet, other, new),
            items,
            was,
            old,
            now,
            new,
            _rules(found.old, was, old, kinds),
            _rules(found.new, now, new, kinds),
            facet,
        )


def _kind(facet: str, old: Facets, new: Facets) -> str:
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
    """Return the rules of some kinds in plain words, all of them for None; None where there are none."""
    said = [one.text for one in sentences_of(part, owner, side.typer) if kinds is None or one.kind in kinds]
    if not said:
        return None
    return Text(" ".join(one.en for one in said), "".join(one.zh for one in said), " ".join(one.pt for one in said))


def _orders_joined(listed: Sequence[Finding]) -> Iterator[Finding]:
    """Yield findings; where the byte order of a whole type changed, that is one change for all its numbers."""
    waiting = list(listed)
    while waiting:
        one = waiting.pop(0)
        alike = [other for other in waiting if one.facet == "order" and _has_order_of_type(other, one)]
        if not alike or one.owner is None or one.new_owner is None:
            yield one
            continue
        waiting = [other for other in waiting if other not in alike]
        parts = (one, *alike)
        items = tuple(item for each in parts for item in each.items)
        words = {"type": words_of(one.owner.path[0]), "count": len(parts)}
        yield Finding(
            "order of all", words, "values", items, one.owner, None, one.new_owner, facet="order", parts=parts
        )


def _has_order_of_type(other: Finding, one: Finding) -> bool:
    if other.facet != "order" or other.owner is None or one.owner is None or other.owner.path[0] != one.owner.path[0]:
        return False
    return _own_order(one.new) == _own_order(other.new) is None


def _own_order(part: Part | None) -> str | None:
    return getattr(part.use, "endian", None) if part is not None else None


def _shown(facet: object) -> str:
    return "—" if facet is None else str(facet)
