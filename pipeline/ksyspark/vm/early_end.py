"""End a plan where nothing wanted comes any more.

What lies behind the last wanted column of a message may break rules: that message is not refused then. So this is for
readers who ask for columns and for no failures: they get the same, because what was read before a failure is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.layout import Column, Layout
from ksyspark.vm.flow import Place, led_to, ways_back, written
from ksyspark.vm.places import Unordered, places_of_columns, places_of_operand, with_logical_only

# What a field begins with: before the next one the rules of the last are judged.
_READS = (op.RUN, op.RUNAT, op.BYTES, op.REST, op.UNTIL, op.OPEN, op.SEEK, op.SEEKROOT)


def shortened(plan: Plan, layout: Layout, whole: Layout, judged: Sequence[Column]) -> tuple[Plan, Sequence[Column]]:
    """Return a plan for the columns of a layout's root, and those of `judged` that come before the last of them.

    `whole` is the layout of columns that are judged only. A plan stays as it is where the program does not show when
    a column is read.
    """
    calls = ways_back(plan.program)
    onward = [tuple(led_to(plan.program, number, calls)) for number in range(len(plan.program))]
    try:
        writers = _writers(plan)
        wanted = places_of_columns(layout, layout.root, plan.root)
        wanted_at = {line for place in wanted for line in writers.get(place, ())}
        before = _before(onward, wanted_at)
        needed = before | _behind(onward, wanted_at, plan)
        checks = [one for one in plan.checks if _comes(places_of_operand(one), writers, needed)]
        kept = [one for one in judged if _comes(_of_judged(whole, one, plan), writers, before)]
    except Unordered:
        return plan, judged
    program = tuple(
        (op.DONE,) if line[0] in _READS and number not in needed else line for number, line in enumerate(plan.program)
    )
    return replace(plan, program=program, checks=tuple(checks)), kept


def _of_judged(layout: Layout, column: Column, plan: Plan) -> Iterable[Place]:
    return places_of_columns(with_logical_only(layout), replace(layout.root, columns=(column,)), plan.root)


def _comes(places: Iterable[Place], writers: Mapping[Place, frozenset[int]], before: frozenset[int]) -> bool:
    """Tell whether all places are written before something wanted is. Raises Unordered for one that is so sometimes."""
    comes = True
    for place in places:
        lines = writers.get(place, frozenset())
        if lines & before and lines - before:
            raise Unordered
        comes &= lines <= before
    return comes


def _writers(plan: Plan) -> dict[Place, frozenset[int]]:
    """Return the lines of the program that write each cell."""
    found: dict[Place, set[int]] = {}
    for number, line in enumerate(plan.program):
        for place in written(plan, line):
            found.setdefault(place, set()).add(number)
    return {place: frozenset(lines) for place, lines in found.items()}


def _before(onward: Sequence[Iterable[int]], lines: set[int]) -> frozenset[int]:
    """Return the lines from which these lines may be come to, and them."""
    sources: dict[int, list[int]] = {}
    for number, successors in enumerate(onward):
        for successor in successors:
            sources.setdefault(successor, []).append(number)
    return _reached(lines, lambda number: sources.get(number, ()))


def _behind(onward: Sequence[Iterable[int]], lines: set[int], plan: Plan) -> frozenset[int]:
    """Return the lines behind these up to the next field: they judge what was read."""
    return _reached(lines, lambda number: [one for one in onward[number] if plan.program[one][0] not in _READS])


def _reached(lines: Iterable[int], onward: Callable[[int], Iterable[int]]) -> frozenset[int]:
    found = set(lines)
    waiting = list(found)
    while waiting:
        new = [one for one in onward(waiting.pop()) if one not in found]
        found.update(new)
        waiting += new
    return frozenset(found)
