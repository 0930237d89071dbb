"""Changes to what a plan says of columns: another place, width, order, sign, character set, cell, case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from changes import Change
from operand_changes import operand_changes, source_changes

from ksyspark.machine.plan import Inline, Items, OneOf, Operand, Plan, Present, Rows, Source

Put = Callable[[Source], Plan]
Found = Iterator[tuple[str, str, Source]]


def column_changes(plan: Plan) -> Iterator[Change]:
    """Yield every change to a plan's columns, to the rules judged behind the machine, and to its constants."""
    yield from _of_part(Spot(plan, 0, ""), plan.root, lambda root: replace(plan, root=root))
    yield from _of_rules(plan)
    for at in range(len(plan.constants)):
        words = f"{plan.constants[at]} is {plan.constants[at] ^ 1}"
        yield Change("plans", "constant", f"byte {at}", words, _constant(plan, at, 1), _constant(plan, at, 255))


@dataclass(frozen=True)
class Spot:
    """Where columns are: the table of their row, and their path."""

    plan: Plan
    table: int
    path: str

    def below(self, name: str, table: int | None = None) -> Spot:
        return Spot(self.plan, self.table if table is None else table, f"{self.path}.{name}".lstrip("."))


def _of_part(spot: Spot, part: Inline, put: Put) -> Iterator[Change]:
    for name, source in part.columns.items():
        put_one = partial(_with, put, part, name)
        yield from _of_source(spot.below(name), source, put_one, partial(_without, put, part, (name,)))
    for (one, first), (two, second) in pairwise(part.columns.items()):
        if type(first) is type(second) and first != second:
            altered = partial(_swapped, put, part, one, two)
            broken = partial(_without, put, part, (one, two))
            yield Change("plans", "column", spot.below(one).path, f"swapped with {two}", altered, broken)


def _of_source(spot: Spot, source: Source, put: Put, broken: Callable[[], Plan]) -> Iterator[Change]:
    width = spot.plan.tables[spot.table].width
    for kind, words, changed in (*source_changes(source, width, spot.plan.encodings), *_of_presence(source)):
        yield Change("plans", kind, spot.path, words, partial(put, changed), broken)
    match source:
        case Inline():
            yield from _of_part(spot, source, put)
        case Present(_, inner):
            yield from _of_source(spot, inner, partial(_around, put, source), broken)
        case Rows(_, table, inner) | Items(_, table, inner):
            below = replace(spot, table=table)
            yield from _of_source(below, inner, partial(_around, put, source), broken)
        case OneOf(cases):
            for name, rows in cases.items():
                put_case = partial(_case, put, cases, name)
                gone = partial(put, OneOf({key: case for key, case in cases.items() if key != name}))
                yield from _of_source(spot.below(name), rows, put_case, gone)


def _of_presence(source: Source) -> Found:
    match source:
        case Present(_, inner):
            yield "condition", "always there", inner
        case OneOf(cases):
            for (one, first), (two, second) in pairwise(cases.items()):
                if first != second:
                    yield "case", f"{one} and {two} swapped", OneOf({**cases, one: second, two: first})


def _of_rules(plan: Plan) -> Iterator[Change]:
    for number, rule in enumerate(plan.checks):
        left_out = partial(_with_rules, plan, number, ())
        yield Change("plans", "check", f"rule {number}", "left out", left_out, left_out)
        for kind, words, changed in operand_changes(rule):
            altered = partial(_with_rules, plan, number, (changed,))
            yield Change("plans", kind, f"rule {number}", words, altered, left_out)


def _constant(plan: Plan, at: int, bits: int) -> Callable[[], Plan]:
    octets = bytearray(plan.constants)
    octets[at] ^= bits
    return lambda: replace(plan, constants=bytes(octets))


def _with_rules(plan: Plan, number: int, rules: tuple[Operand, ...]) -> Plan:
    return replace(plan, checks=(*plan.checks[:number], *rules, *plan.checks[number + 1 :]))


def _with(put: Put, part: Inline, name: str, source: Source) -> Plan:
    return put(replace(part, columns={**part.columns, name: source}))


def _without(put: Put, part: Inline, names: tuple[str, ...]) -> Plan:
    return put(replace(part, columns={key: one for key, one in part.columns.items() if key not in names}))


def _swapped(put: Put, part: Inline, one: str, two: str) -> Plan:
    return put(replace(part, columns={**part.columns, one: part.columns[two], two: part.columns[one]}))


def _around(put: Put, outer: Present | Rows | Items, inner: Source) -> Plan:
    return put(replace(outer, source=inner))


def _case(put: Put, cases: Mapping[str, Rows], name: str, rows: Source) -> Plan:
    return put(OneOf({**cases, name: rows}))  # type: ignore[dict-item]
