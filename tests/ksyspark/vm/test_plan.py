"""Plans are data: small, and alike after a journey to workers."""

from __future__ import annotations

import pickle

import pytest

from ksyspark.formats import find_format, installed_formats


@pytest.mark.parametrize("name", installed_formats())
def test_plans_travel_to_workers(name) -> None:
    streams = find_format(name).streams
    for plan in filter(None, (find_format(name).plan, streams.message_end, streams.checked_message_end)):
        octets = pickle.dumps(plan)
        assert pickle.loads(octets) == plan
        assert len(octets) < 2_000 + 64 * len(plan.program)


def test_only_formats_that_tell_their_end_have_plans_that_cut_streams() -> None:
    for fmt in installed_formats().values():
        assert fmt.layout.is_self_delimiting or fmt.streams.message_end is None
