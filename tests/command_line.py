"""The command line, run in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ksyspark.cli import main

ROOT = Path(__file__).parents[1]
# What a child process runs instead of `python -m ksyspark` to see a machine without some packages.
HIDING = "import sys; [sys.modules.__setitem__(n, None) for n in {names!r}]; from ksyspark.cli import main; main()"


@dataclass(frozen=True)
class Outcome:
    """How a command ended: exit status, standard output as bytes, standard error as text."""

    status: int
    output: bytes
    errors: str

    @property
    def text(self) -> str:
        return self.output.decode()

    @property
    def sentence(self) -> str:
        """Return the last line of standard error, without which nothing was said."""
        return self.errors.rstrip("\n").rpartition("\n")[2]


Run = Callable[..., Outcome]


@pytest.fixture
def ksyspark(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Return the command line as a function of its arguments."""

    def run(*arguments: object) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["ksyspark", *map(str, arguments)])
        capsysbinary.readouterr()
        status: object = 0
        try:
            main()
        except SystemExit as end:
            status = end.code or 0
        captured = capsysbinary.readouterr()
        assert isinstance(status, int)
        return Outcome(status, captured.out, captured.err.decode())

    return run


@pytest.fixture
def child() -> Run:
    """Return the command line as a process; `without` names packages that it must not find, `env` adds variables."""

    def run(
        *arguments: object, without: tuple[str, ...] = (), env: dict[str, str] | None = None, given: bytes = b""
    ) -> Outcome:
        start = ["-c", HIDING.format(names=without)] if without else ["-m", "ksyspark"]
        command = [sys.executable, *start, *map(str, arguments)]
        variables = {**child_environment(), **(env or {})}
        ended = subprocess.run(command, capture_output=True, env=variables, input=given, check=False)
        return Outcome(ended.returncode, ended.stdout, ended.stderr.decode())

    return run


def child_environment() -> dict[str, str]:
    """Return the variables of this process, with the source roots for Python."""
    roots = [str(ROOT / name) for name in ("pipeline", "tools", "generated")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(roots)}


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """Return the variables for processes that a test starts itself."""
    return child_environment()
