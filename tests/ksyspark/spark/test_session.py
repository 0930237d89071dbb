"""What a local session refuses before it looks for Java."""

from __future__ import annotations

import pytest

from ksyspark.errors import OptionError
from ksyspark.spark.session import local_session


@pytest.mark.parametrize("cores", [0, -1])
def test_fewer_cores_than_one_are_refused(cores: int) -> None:
    with pytest.raises(OptionError, match=f"cores: expected 1 or more, found {cores}"):
        local_session("none", cores=cores)
