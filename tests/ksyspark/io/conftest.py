"""Fixtures of the tests of framings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.formats import Format, find_format
from ksyspark.io.spans import Framing, limited
from ksyspark.io.windows import Window


@dataclass
class CutUp:
    """Everything a framing found, in plain Python."""

    messages: list[bytes | None]
    places: list[tuple[int, int]]
    consumed: int
    failures: dict[int, Failure] = field(default_factory=dict)
    lost: str | None = None
    params: dict[str, list[Any]] = field(default_factory=dict)


CutBytes = Callable[..., CutUp]
Params = Mapping[str, ParamValue]


@pytest.fixture(scope="session")
def cut() -> CutBytes:
    """Return the function that cuts one window of bytes."""

    def run(framing: Framing, data: bytes, is_last: bool = True, most: int = 1 << 20, params: Params = {}) -> CutUp:  # noqa: B006
        window = Window(np.frombuffer(data, np.uint8), 0)
        spans = limited(framing, window, is_last, params, most)
        messages = framing.cut(window, spans, params)
        messages.bodies.validate(full=True)
        return CutUp(
            messages.bodies.to_pylist(),
            list(zip(spans.starts.tolist(), spans.lengths.tolist(), strict=True)),
            spans.consumed,
            dict(messages.failures),
            spans.lost.reason if spans.lost else None,
            {name: list(values) for name, values in messages.params.items()},
        )

    return run


@pytest.fixture(scope="session")
def notes() -> Format:
    """Return a format of self-delimiting messages: `N`, a kind, a length, a text."""
    return find_format(str(Path(__file__).parents[1] / "reader" / "note.ksy"))
