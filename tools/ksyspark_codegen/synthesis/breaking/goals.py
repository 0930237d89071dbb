"""Goals for the solver under which a message breaks a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.breaking.breaches import Breach
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.points import Edge
from ksyspark_codegen.synthesis.rules import guards_of, together
from ksyspark_codegen.synthesis.solver import Solver, goals_for

_TRIES, _ROUNDS = 3, 10
# Routes to a field, conditions of a rule and sets of goals that are tried: each one costs attempts.
_MOST_ROUTES, _MOST_CONDITIONS, _MOST = 4, 8, 12
# Later items of a list: the bytes of the first ones may be fixed by a look-ahead.
_LATER = (2, 8)


def breaking_order(solver: Solver, breach: Breach) -> Iterator[Solved | None]:
    """Yield messages in which an object has no byte order; None for a try."""
    for goals in solver.goals_to(breach.owner):
        for _ in range(_TRIES):
            yield solver.one({**goals, ("rule", breach.owner, "_endian"): breach.kind})


def breaking_rule(
    solver: Solver, breach: Breach, attribute: Attribute, holding: Expression | None = None
) -> Iterator[Solved | None]:
    """Yield messages in which the solver chose a value that breaks a rule, the shortest route to the field first.

    All that stands behind the broken value obeys again. Where an expression is to be `holding`, it does. A try that
    failed gives None.
    """
    own = goals_for(breach.owner, attribute)
    goal = breach.kind if holding is None else (breach.kind, holding)
    for goals in solver.goals_to(breach.owner) if attribute.id else ():
        for _ in range(_TRIES):
            yield solver.one({**goals, **own, ("rule", breach.owner, breach.field): goal})


def negated_conditions(tree: Expression) -> list[Expression]:
    """Return a rule with one of its conditions negated, for each of them; none where it has only one.

    A message that breaks the rule, but obeys the one with a condition negated, breaks it for that condition alone.
    """
    found = list(_negated(tree))
    return found[:_MOST_CONDITIONS] if len(found) > 1 else []


def _negated(tree: Expression) -> Iterator[Expression]:
    match tree:
        case nodes.Binary("and" | "or", left, right):
            yield from (replace(tree, left=one) for one in _negated(left))
            yield from (replace(tree, right=one) for one in _negated(right))
        case nodes.Unary("not", operand):
            yield from (replace(tree, operand=one) for one in _negated(operand))
        case _:
            yield nodes.Unary("not", tree, tree.column)


def breaking_off(solver: Solver, breach: Breach, attribute: Attribute) -> Iterator[Solved | None]:
    """Yield messages in which a stream ends inside a field, or inside the objects that it holds; None for a try."""
    for _ in range(_ROUNDS):
        for goals in islice(_ends(solver, breach, attribute), _MOST):
            yield solver.one(goals)


def _ends(solver: Solver, breach: Breach, attribute: Attribute) -> Iterator[Mapping[Goal, object]]:
    own = goals_for(breach.owner, attribute)
    routes = list(islice(solver.goals_to(breach.owner), _MOST_ROUTES)) if attribute.id else []
    if attribute.is_instance:
        routes = [{**goals, **more} for goals in routes for more in _asking_instances(solver, breach, attribute)]
    if breach.kind == "content":
        for goals in routes:
            for edge in solver.edges_of(attribute):
                yield from ({**goals, **own, **inside} for inside in _inside(edge))
        return
    if attribute.delimiter.size is not None and breach.kind != "terminator":
        yield from ({**goals, **own, ("beyond", breach.owner, attribute.id): 1} for goals in routes)
    for number in (1, *_LATER):
        for goals in routes:
            whole = {**goals, **own, ("short", breach.owner, attribute.id): number}
            counts = [goal for goal in whole if goal[0] == "count"]
            if number == 1 or counts:
                yield {**whole, **dict.fromkeys(counts[-1:], number)}


def _inside(edge: Edge) -> Iterator[Mapping[Goal, object]]:
    """Yield what is wanted so that an object lacks bytes of one of its own fields."""
    case: dict[Goal, object] = {}
    if edge.case is not None:
        case["case", edge.owner.path, edge.attribute.id] = edge.case
    for one in edge.target.seq:
        if one.id:
            path = edge.target.path
            yield {**case, **goals_for(path, one), ("short", path, one.id): 1}


def _asking_instances(solver: Solver, breach: Breach, instance: Attribute) -> Iterator[Mapping[Goal, object]]:
    """Yield what is wanted so that a value instance asks for another instance of its object."""
    for holder in solver.spec_of(breach.owner).instances.values():
        for guards in guards_of(holder.value.tree, instance.id) if holder.value is not None else ():
            wanted = together(guards)
            yield {} if wanted is None else {("so", breach.owner, holder.id): wanted}
