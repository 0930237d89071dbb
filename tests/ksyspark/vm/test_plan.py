"""Plans are data: small, alike after a journey, and the same wherever they are loaded."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from ksyspark.compiler.plan import Plan
from ksyspark.formats import find_format, installed_formats


def plans_there_are() -> Iterator[tuple[str, str]]:
    """Yield formats and kinds of plans. Only a format that can be cut out of a stream has those that find its ends."""
    for name, fmt in installed_formats().items():
        yield name, "PLAN"
        if fmt.layout.frame:
            yield name, "FRAME"
            if fmt.load("plans").IN_STEP is not None:
                yield name, "IN_STEP"


@pytest.mark.parametrize(("name", "kind"), list(plans_there_are()))
def test_a_plan_travels_to_workers(name, kind) -> None:
    plan = getattr(find_format(name).load("plans"), kind)
    assert isinstance(plan, Plan)
    octets = pickle.dumps(plan)
    assert pickle.loads(octets) == plan
    assert len(octets) < 2_000 + 32 * len(plan.program)
