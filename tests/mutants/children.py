"""Judge changes in child processes: one that never ends, or breaks its process, is noticed like any other."""

from __future__ import annotations

import faulthandler
import multiprocessing
import resource
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")
MOST_MEMORY = 4 << 30


def judged(changes: Sequence[T], judge: Callable[[T], str], seconds: float) -> Iterator[tuple[T, str]]:
    """Yield each change with what was noticed of it, empty where nothing was.

    A child judges one after the other; when it breaks, or takes longer than so many seconds for one, the next child
    goes on behind that one.
    """
    forking = multiprocessing.get_context("fork")
    waiting = list(changes)
    while waiting:
        ours, theirs = forking.Pipe(duplex=False)
        child = forking.Process(target=_work, args=(theirs, tuple(waiting), judge), daemon=True)
        child.start()
        theirs.close()
        for number, noticed in enumerate(_noticed(ours, seconds)):
            yield waiting[number], noticed
            done = number + 1
            if done == len(waiting):
                break
        child.kill()
        child.join()
        ours.close()
        waiting = waiting[done:]


def _noticed(ours: Connection, seconds: float) -> Iterator[str]:
    """Yield what a child says, and at last why it says no more.

    Seconds are counted one by one: where both are stopped for a while, the child is not taken for one that never ends.
    """
    while True:
        if not any(ours.poll(1) for _ in range(ceil(seconds))):
            yield "does not end"
            return
        try:
            yield ours.recv()
        except EOFError:
            yield "breaks the process"
            return


def _work(theirs: Connection, changes: Sequence[T], judge: Callable[[T], str]) -> None:
    faulthandler.disable()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for change in changes:
        try:
            noticed = judge(change)
        except Exception as error:  # noqa: BLE001 (a changed module may raise anything)
            noticed = f"raises {type(error).__name__}: {error}"[:200]
        theirs.send(noticed)
