"""The differences of a field that has one of several types: alternatives that are new, gone, or another type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ksyspark.spec.expressions.nodes import EnumLabel
from ksyspark.spec.model import Attribute, CaseUse, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import case_key
from ksyspark_codegen.diff.differences.finding import Comparison
from ksyspark_codegen.diff.side import Part, Side
from ksyspark_codegen.review.meaning import Plain, meaning_of_part
from ksyspark_codegen.review.sentences.naming import label_of, type_name


def changed_alternatives(
    found: Comparison,
    old: tuple[TypeSpec, Part],
    new: tuple[TypeSpec, Part],
    as_named_now: Callable[[Plain], Plain],
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield kind and words of each alternative that differs; nothing where only their order does."""
    was = {repr(as_named_now(when)): (as_named_now(use), case) for when, use, case in _cases(found.old, *old)}
    now = {repr(when): (use, case) for when, use, case in _cases(found.new, *new)}
    for when, (use, case) in now.items():
        words = {"case": _condition(found.new, new[0], case), "new": _type(found.new, new[0], case)}
        if when not in was:
            yield _kind("added", case), words
        elif was[when][0] != use:
            yield _kind("changed", case), {**words, "old": _type(found.old, old[0], was[when][1])}
    for when, (_, case) in was.items():
        if when not in now:
            words = {"case": _condition(found.old, old[0], case), "old": _type(found.old, old[0], case)}
            yield _kind("removed", case), words


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


def _kind(what: str, case: CaseUse) -> str:
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
