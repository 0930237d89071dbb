"""What is reached from something, step by step: imports, types in types, instructions behind others."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

_Thing = TypeVar("_Thing", bound=Hashable)


def reachable(starts: Iterable[_Thing], onward: Callable[[_Thing], Iterable[_Thing]]) -> dict[_Thing, None]:
    """Return what is reached from some things, these included, the nearest first; `onward` gives the next ones."""
    reached = dict.fromkeys(starts)
    order = list(reached)
    for thing in order:
        new = dict.fromkeys(one for one in onward(thing) if one not in reached)
        reached |= new
        order += new
    return reached
