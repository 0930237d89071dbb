"""Many messages tell changes that some message shows from those that none does."""

from __future__ import annotations

import ast

import pytest
from source_text import Source
from trying import trial_of

from ksyspark.formats import find_format

SPEC = """\
meta: {id: seldom, endian: be}
seq: [{id: a, type: u1, valid: {expr: '_ != 9 and _ + 0 != 300'}}, {id: b, type: u1}]
"""


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    file = tmp_path_factory.mktemp("many") / "seldom.ksy"
    file.write_text(SPEC)
    return trial_of(find_format(str(file)), file)


@pytest.mark.parametrize("room", ["parsers", "traced"])
def test_what_some_message_shows_is_told_from_what_none_does(trial, room) -> None:
    text = trial.fmt.load(room).__loader__.get_source(trial.fmt.load(room).__name__)
    assert not trial.is_shown(room, text)
    # What the reference decoder says of a broken rule names the rule: there everybody sees the number.
    assert trial.is_shown(room, text.replace("!= 300", "!= 301")) == (room == "traced")
    assert trial.is_shown(room, text.replace("!= 9", "!= 10"))


def test_what_a_plan_makes_is_compared_too(trial) -> None:
    plan = trial.fmt.load("plans").PLAN
    assert not trial.is_shown("plans", plan)


def test_there_are_many(trial) -> None:
    assert trial.many.count("plans") == 20_000
    assert 1_000 < trial.many.count("traced") <= 20_000


def test_a_broken_expression_fails_whatever_is_in_it() -> None:
    source = Source("def f(a):\n    return (a if a < 8 else 8)\n")
    node = next(one for one in ast.walk(source.tree) if isinstance(one, ast.IfExp))
    found: dict[str, object] = {}
    exec(source.broken_at(node), found)
    with pytest.raises(ZeroDivisionError):
        found["f"](9)  # type: ignore[operator]
