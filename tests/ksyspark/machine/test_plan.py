"""Plans are data: small, alike after a journey, and the same wherever they are loaded."""

from __future__ import annotations

import pickle

import pytest

from ksyspark.formats import find_format


@pytest.mark.parametrize("kind", ["PLAN", "FRAME", "IN_STEP"])
def test_a_plan_travels_to_workers(shipped, kind) -> None:
    plan = getattr(find_format(shipped).load("plans"), kind)
    if plan is None:
        return
    octets = pickle.dumps(plan)
    assert pickle.loads(octets) == plan
    assert len(octets) < 2_000 + 32 * len(plan.program)
