"""Plans are data: small, and alike after a journey to workers."""

from __future__ import annotations

import pickle

import pytest

from ksyspark.formats import find_format, installed_formats


@pytest.mark.parametrize("name", installed_formats())
def test_plans_travel_to_workers(name) -> None:
    streams = find_format(name).streams
    for plan in filter(None, (find_format(name).plan, streams.frame, streams.in_step)):
        octets = pickle.dumps(plan)
        assert pickle.loads(octets) == plan
        assert len(octets) < 2_000 + 64 * len(plan.program)


def test_only_formats_that_tell_their_end_have_plans_that_cut_streams() -> None:
    for fmt in installed_formats().values():
        assert fmt.layout.frame or fmt.streams.frame is None
