"""What the tests of the machine share: the comparison of two decoders, and specifications of single constructs."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ksyspark.formats import find_format
from ksyspark.vm import tables

HERE = Path(__file__).parent


def _loaded(path: Path) -> ModuleType:
    """Import a file that belongs to no package."""
    name = f"machine_tests_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "construct" in metafunc.fixturenames:
        listed = list(_loaded(HERE / "constructs" / "load.py").constructs())
        metafunc.parametrize("construct", listed, ids=[f"{one.file}-{one.name}" for one in listed])
    if "shipped" in metafunc.fixturenames:
        metafunc.parametrize("shipped", _loaded(HERE.parents[1] / "fuzz" / "differential.py").shipped())


@pytest.fixture(scope="session")
def differential() -> ModuleType:
    """Return the module that holds two decoders against each other; the endless test uses it too."""
    return _loaded(HERE.parents[1] / "fuzz" / "differential.py")


@pytest.fixture
def construct_text(construct) -> str:
    """Return the specification of the file that a construct stands in."""
    return str(_loaded(HERE / "constructs" / "load.py").specification(construct.file))


@pytest.fixture
def construct_format(construct, construct_text, format_of, tmp_path):
    """Return the format of the file that a construct stands in; types that contain themselves are flat lists."""
    if construct.file != "recursion":
        return format_of(construct_text)
    path = tmp_path / "recursion.ksy"
    path.write_text(construct_text)
    return find_format(str(path), is_flat=True)


@pytest.fixture(autouse=True)
def dirty_cells(monkeypatch) -> None:
    """Let cells hold anything before they are written, as memory does that was used before.

    Fresh memory is mostly zero: what is read of a field that is not there would nearly always go unnoticed.
    """

    def dirty(size: int):
        chance = np.random.default_rng(size)
        cells = chance.integers(-(1 << 63), (1 << 63) - 1, size, np.int64)
        cells[::3] = chance.integers(-5, 300, cells[::3].size)
        return cells

    monkeypatch.setattr(tables, "fresh_cells", dirty)


@pytest.fixture
def own_code(differential) -> Iterator[None]:
    """Let each program have its own code from its first message on."""
    with differential.own_code(True):
        yield


@pytest.fixture
def no_own_code(differential) -> Iterator[None]:
    """Let the machine run all programs."""
    with differential.own_code(False):
        yield
