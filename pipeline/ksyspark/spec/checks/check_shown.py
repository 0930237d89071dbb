"""Check `-column` of types: the member that stands for the whole is there and has a column."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from ksyspark.spec.extensions.columns import has_column
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import find_circles
from ksyspark.spec.types.infer import Typer

KEY = "-column"


def check_shown(typer: Typer) -> Iterator[Problem]:
    """Report members that a type does not have, or that have no column, and types that contain themselves."""
    circles = find_circles(typer.library)
    levels = {member.path for circle in circles for member in circle.members}
    for owner in typer.library.types.values():
        node = owner.node.get(KEY)
        if node is None:
            continue
        sentence = _mistake(typer, owner, owner.about.extensions.get(KEY), is_recursive=owner.path in levels)
        if sentence:
            yield node.place.problem(sentence)


def _mistake(typer: Typer, owner: TypeSpec, named: object, *, is_recursive: bool) -> str:
    if is_recursive:
        return f"`{owner.id}` contains itself: no member can stand for it"
    known = [one.id for one in owner.attributes() if one.id]
    if not isinstance(named, str) or named not in known:
        close = difflib.get_close_matches(str(named), known, n=1)
        hint = f"did you mean `{close[0]}`?" if close else f"there are {', '.join(known) or 'none'}"
        return f"`{KEY}` of a type names the field or instance that stands for it; {hint}"
    member = next(one for one in owner.attributes() if one.id == named)
    is_left_out = member.about.extensions.get(KEY) is False
    if is_left_out or (member.value is not None and not has_column(typer, owner, member)):
        return f"`{named}` has no column, so that it cannot stand for `{owner.id}`"
    return ""
