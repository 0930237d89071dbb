"""Try changes of one generated module: draw them, judge them, and tell why what survives did."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import get_args

from altered import source_of
from changes import Change, Room, drawn
from checks import Trial
from children import judged
from column_changes import column_changes
from parser_changes import parser_changes
from program_changes import program_changes
from remembered import Memory
from visible import visible_names

from ksyspark.format import Format
from ksyspark.layout import Array, Layout, Union
from ksyspark_codegen import make_validation

ROOMS: tuple[Room, ...] = get_args(Room)
LEAST_SECONDS, TIMES = 5, 20


@dataclass(frozen=True)
class Verdict:
    """What became of a change: `noticed` says by what, `is_reached` whether what it changes is used by any message."""

    change: Change
    noticed: str
    is_reached: bool = True


def try_changes(trial: Trial, room: Room, count: int, seed: int) -> Iterator[Verdict]:
    """Yield what became of each change that was drawn: up to `count` of each kind."""
    changes = drawn(_changes(trial.fmt, room), count, f"{trial.fmt.name} {room} {seed}")
    started = time.monotonic()
    wrong = trial.noticed(room, _unchanged(trial.fmt, room))
    assert not wrong, f"{trial.fmt.name}: {wrong} although nothing was changed"
    seconds = LEAST_SECONDS + TIMES * (time.monotonic() - started)
    for change, noticed in judged(changes, partial(_noticed, trial), seconds):
        if noticed:
            yield Verdict(change, noticed)
        else:
            broken = next(judged([change], partial(_broken, trial), seconds))[1]
            yield Verdict(change, "", is_reached=bool(broken))


def trial_of(fmt: Format, specification: Path) -> Trial:
    """Return a trial with the messages that the generated tests of a format make."""
    return Trial(fmt, make_validation(specification, seed=1, count=400), Memory(fmt))


def _noticed(trial: Trial, change: Change) -> str:
    return trial.noticed(change.room, change.altered())


def _broken(trial: Trial, change: Change) -> str:
    return trial.noticed(change.room, change.broken())


def _unchanged(fmt: Format, room: Room) -> object:
    return fmt.load("plans").PLAN if room == "plans" else source_of(fmt, room)


def _changes(fmt: Format, room: Room) -> Iterator[Change]:
    if room == "plans":
        plan = fmt.load("plans").PLAN
        yield from program_changes(plan)
        yield from column_changes(plan, fmt.layout)
    else:
        yield from parser_changes(source_of(fmt, room), room, *_looked_at(fmt, room))


def _looked_at(fmt: Format, room: Room) -> tuple[frozenset[str], frozenset[str]]:
    """Return the classes of a format's own parser that messages can hold, and the names that matter there."""
    layout = fmt.layout
    parsers = [record.parser.partition(":") for record in layout.records.values()]
    columns = {column.id for record in layout.records.values() for column in record.columns}
    selectors = {union.selector for union in _unions(layout) if union.selector}
    texts = [source_of(fmt, room, stem) for stem in sorted({stem for stem, _, _ in parsers})]
    names = visible_names(texts, columns | selectors)
    return frozenset(name for stem, _, name in parsers if stem == fmt.name), names


def _unions(layout: Layout) -> Iterator[Union]:
    for record in layout.records.values():
        for column in record.columns:
            inner = column.type.item if isinstance(column.type, Array) else column.type
            if isinstance(inner, Union):
                yield inner
