"""Run something in a child process: it may never end, or break its process."""

from __future__ import annotations

import faulthandler
import multiprocessing
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection

SECONDS = 60
MOST_MEMORY = 6 << 30


def verdict_of(judge: Callable[[], str], seconds: float = SECONDS) -> str:
    """Return what a function returns that is called in a child process, or how that process ends without it."""
    forking = multiprocessing.get_context("fork")
    ours, theirs = forking.Pipe(duplex=False)
    child = forking.Process(target=_judge, args=(theirs, judge), daemon=True)
    child.start()
    theirs.close()
    try:
        return str(ours.recv()) if ours.poll(seconds) else "does not end"
    except EOFError:
        return "breaks the process"
    finally:
        child.kill()
        child.join()
        ours.close()


def _judge(theirs: Connection, judge: Callable[[], str]) -> None:
    faulthandler.disable()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        verdict = judge()
    except Exception as error:  # noqa: BLE001 (a changed plan may make anything raise)
        verdict = f"raises {type(error).__name__}"
    theirs.send(verdict)
