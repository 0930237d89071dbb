"""The differences of code lists: codes that are new, gone, or mean something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ksyspark.spec.model import EnumSpec, EnumValue
from ksyspark_codegen.diff.differences.facets import documentation_of, sources_of
from ksyspark_codegen.diff.differences.finding import Comparison, Finding, Weight
from ksyspark_codegen.diff.side import TypePath
from ksyspark_codegen.review.sentences.naming import label_of, words_of


def code_findings(found: Comparison) -> Iterator[Finding]:
    """Yield the differences of all code lists."""
    olds = {now: was for was, now in found.enums.items()}
    for path, now in found.new.enums.items():
        if path in olds:
            users = tuple(_users(found, olds[path], path))
            yield from _of_enum(found.old.enums[olds[path]], now, users)
        else:
            yield Finding("enum added", {"list": words_of(path[-1])}, "nothing", _items(now), enum=path)
    for path, was in found.old.enums.items():
        if path not in found.enums:
            yield Finding("enum removed", {"list": words_of(path[-1])}, "nothing", _items(was), enum=path)


def _of_enum(was: EnumSpec, now: EnumSpec, users: tuple[Finding, ...]) -> Iterator[Finding]:
    if was.path[-1] != now.path[-1]:
        words = {"old": words_of(was.path[-1]), "new": words_of(now.path[-1])}
        yield Finding("enum renamed", words, "nothing", _items(was), enum=now.path)
    for code in dict.fromkeys([*now.values, *was.values]):
        old, new = was.values.get(code), now.values.get(code)
        kind = _kind(old, new)
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


def _users(found: Comparison, was: TypePath, now: TypePath) -> Iterator[Finding]:
    """Yield the fields that use a code list in both versions."""
    old, new = found.old, found.new
    for path, pairs in found.pairs.items():
        owner, new_owner = old.types[path], new.types[found.types[path]]
        for one, other in pairs.both:
            lists = old.enum_of(owner, one), new.enum_of(new_owner, other)
            if lists == (was, now):
                yield Finding("enum", {}, "values", (), owner, one, new_owner, other, facet="enum")


def _kind(old: EnumValue | None, new: EnumValue | None) -> str:
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
