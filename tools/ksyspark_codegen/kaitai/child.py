"""Run `compile.js` in a Node process of its own, because some specifications crash the compiler or never end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


class ChildFailed(Exception):
    """The process crashed, ran out of time, or answered with something else than answers. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Child:
    """The Node program, the script that it runs, and the seconds that one run may take."""

    node: str
    script: Path
    seconds: float

    def answers(self, jobs: Sequence[str]) -> list[Mapping[str, object]]:
        """Return one answer for each job (JSON text), in order.

        Raises ChildFailed.
        """
        process = self._start()
        question = f'{{"jobs": [{",".join(jobs)}]}}'.encode()
        try:
            output, complaint = process.communicate(question, timeout=self.seconds)
        except subprocess.TimeoutExpired as error:
            raise ChildFailed(f"no answer within {self.seconds:g} seconds") from error
        finally:
            _end(process)
        if process.returncode:
            raise ChildFailed(f"it ended with status {process.returncode}{_last_words(complaint)}")
        return _parsed(output, len(jobs))

    def _start(self) -> subprocess.Popen[bytes]:
        # NODE_OPTIONS of a user's shell (inspectors, preloaded modules) would change what the compiler does or prints.
        environment = {name: value for name, value in os.environ.items() if name != "NODE_OPTIONS"}
        try:
            return subprocess.Popen(
                [self.node, str(self.script)],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise ChildFailed(f"it does not start: {error.strerror}") from error


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group of a process that still runs: `node` may be a launcher script with the real one below."""
    if process.poll() is None:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()


def _last_words(complaint: bytes) -> str:
    """Return the line in which Node names an error, for a crash prints whole stacks."""
    lines = [line.strip() for line in complaint.decode(errors="replace").splitlines() if line.strip()]
    named = [line for line in lines if "Error" in line]
    words = (named or lines[-1:] or [""])[0]
    return f": {words[:300]}" if words else ""


def _parsed(output: bytes, expected: int) -> list[Mapping[str, object]]:
    try:
        document = json.loads(output)
    except (ValueError, RecursionError) as error:
        raise ChildFailed("its answer is not JSON") from error
    answers = document.get("answers") if isinstance(document, dict) else None
    if not isinstance(answers, list) or len(answers) != expected or not all(map(_is_answer, answers)):
        raise ChildFailed("its answer is not one for each specification")
    return answers


def _is_answer(answer: object) -> bool:
    match answer:
        case {"files": dict(files), **rest}:
            return not rest and bool(files) and all(isinstance(text, str) for text in files.values())
        case {"refusal": str(), **rest}:
            return not rest
    return False
