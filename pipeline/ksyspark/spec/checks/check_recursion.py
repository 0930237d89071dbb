"""Check that types which contain themselves can be written out in levels."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import Circle, find_circles, problems_of_levels
from ksyspark.spec.types.infer import Typer


def check_recursion(typer: Typer) -> Iterator[Problem]:
    """Report circles of types without a field that ends the last level, those over several files, and bad depths."""
    circles = find_circles(typer.library)
    for circle in circles:
        yield from _circle(circle)
    yield from problems_of_levels(typer.library, circles)


def _circle(circle: Circle) -> Iterator[Problem]:
    for way in circle.endless:
        words = ", which contains ".join(f"`{use.target[-1]}`" for use in way)
        sentence = f"`{way[0].owner[-1]}` contains {words}: the bytes of the last level have no end"
        yield way[-1].node.place.problem(f"{sentence}; give this field, or one on the way, a `size`")
    if not circle.endless and not circle.around:
        names = ", ".join(f"`{member.id}`" for member in circle.members)
        place = circle.uses[0].node.place
        yield place.problem(f"types of several files that contain each other are not covered: {names}")
