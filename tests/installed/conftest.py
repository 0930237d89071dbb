"""The wheel, and environments outside the checkout that it is installed into."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_HIDDEN = ("PYTHONPATH", "PYSPARK_PYTHON", "PYSPARK_DRIVER_PYTHON", "VIRTUAL_ENV")
Ended = subprocess.CompletedProcess[str]


@dataclass(frozen=True)
class Environment:
    """A virtual environment, and a folder in which its commands run."""

    folder: Path
    home: Path

    def run(self, program: str, *arguments: object) -> Ended:
        """Run a program of the environment; it may fail."""
        kept = {name: value for name, value in os.environ.items() if name not in _HIDDEN}
        variables = {**kept, "PATH": f"{self.folder / 'bin'}{os.pathsep}{kept['PATH']}"}
        command = [str(self.folder / "bin" / program), *map(str, arguments)]
        return subprocess.run(command, cwd=self.home, env=variables, capture_output=True, text=True, check=False)

    def must(self, program: str, *arguments: object) -> str:
        """Run a program of the environment that must do its work; return what it prints."""
        ended = self.run(program, *arguments)
        assert ended.returncode == 0, f"{program} {arguments}: {ended.stdout}{ended.stderr}"
        return ended.stdout

    @property
    def packages(self) -> Path:
        return next((self.folder / "lib").glob("python*/site-packages"))


@pytest.fixture(scope="session")
def new_environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Environment]:
    """Return the function that makes an empty environment, with pip."""

    def make() -> Environment:
        folder = tmp_path_factory.mktemp("environment")
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        (folder / "home").mkdir()
        return Environment(folder / "venv", folder / "home")

    return make


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    asked = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([sys.executable, "-m", "pip", *asked], check=True)
    return next(folder.glob("*.whl"))
