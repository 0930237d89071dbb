"""Walks over expression trees."""

from __future__ import annotations

from ksyspark.spec.expressions import names_in, nodes, walk
from ksyspark.spec.expressions.parse import parse_expression


def test_walk_yields_the_outermost_first() -> None:
    kinds = [type(part) for part in walk(parse_expression("-a + b"))]
    assert kinds == [nodes.Binary, nodes.Unary, nodes.Name, nodes.Name]


def test_every_name_and_member_is_found() -> None:
    text = 'a.b[c] + [d, e.f(g)].first ? f"{h}" : sizeof<i> + j.as<k>.l + m::n._sizeof'
    assert names_in(parse_expression(text)) == set("abcdeghjl") | {"first", "_sizeof"}
