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
from many import Many, many_messages
from parser_changes import parser_changes
from program_changes import program_changes
from remembered import Memory
from visible import visible_names

from ksyspark.format import Format
from ksyspark.layout import Array, Layout, Record, Union
from ksyspark.spec.checking import checked
from ksyspark.spec.library import load_library
from ksyspark_codegen import make_validation
from ksyspark_codegen.synthesis import Judge
from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.solver import Solver

ROOMS: tuple[Room, ...] = get_args(Room)
LEAST_SECONDS, TIMES, MANY_SECONDS = 5, 6, 300
OTHER_SEED = 77


@dataclass(frozen=True)
class Verdict:
    """What became of a change: `noticed` says by what.

    `is_reached` tells whether what it changes is used by any message, `is_shown` whether any of many messages that the
    checks do not have comes out otherwise.
    """

    change: Change
    noticed: str
    is_reached: bool = True
    is_shown: bool = True

    @property
    def counts(self) -> bool:
        """Tell whether a change matters: it is noticed, some message shows it, or none comes by that could."""
        return bool(self.noticed) or self.is_shown or not self.is_reached


def try_changes(trial: Trial, room: Room, count: int, seed: int) -> Iterator[Verdict]:
    """Yield what became of each change that was drawn: up to `count` of each kind."""
    changes = drawn(_changes(trial.fmt, room), count, f"{trial.fmt.name} {room} {seed}")
    started = time.monotonic()
    wrong = trial.noticed(room, _unchanged(trial.fmt, room))
    assert not wrong, f"{trial.fmt.name}: {wrong} although nothing was changed"
    assert not trial.is_shown(room, _unchanged(trial.fmt, room)), f"{trial.fmt.name}: unequal although unchanged"
    seconds = LEAST_SECONDS + TIMES * (time.monotonic() - started)
    for change, noticed in judged(changes, partial(_noticed, trial), seconds):
        if noticed:
            yield Verdict(change, noticed)
        else:
            broken, shown = (
                bool(next(judged([change], partial(one, trial), MANY_SECONDS))[1]) for one in (_broken, _shown)
            )
            yield Verdict(change, "", is_reached=broken, is_shown=shown)


def trial_of(fmt: Format, specification: Path) -> Trial:
    """Return a trial with the messages that the generated tests of a format make."""
    made = make_validation(specification, seed=1, count=400)
    library = checked(load_library([specification])).library
    spec = library.specs[specification.stem]
    bases = Bases(Solver(library, spec, OTHER_SEED, {}), Judge(library, spec.root))
    return Trial(fmt, made, Memory(fmt), Many(fmt, many_messages(library, bases, made, OTHER_SEED)))


def _noticed(trial: Trial, change: Change) -> str:
    return trial.noticed(change.room, change.altered())


def _broken(trial: Trial, change: Change) -> str:
    return trial.noticed(change.room, change.broken())


def _shown(trial: Trial, change: Change) -> str:
    return "shown" if trial.is_shown(change.room, change.altered()) else ""


def _unchanged(fmt: Format, room: Room) -> object:
    return fmt.load("plans").PLAN if room == "plans" else source_of(fmt, room)


def _changes(fmt: Format, room: Room) -> Iterator[Change]:
    if room == "plans":
        plan = fmt.load("plans").PLAN
        yield from program_changes(plan, fmt.layout)
        yield from column_changes(plan, fmt.layout)
    else:
        yield from parser_changes(source_of(fmt, room), room, *_looked_at(fmt, room))


def _looked_at(fmt: Format, room: Room) -> tuple[frozenset[str], frozenset[str]]:
    """Return the classes of a format's own parser that messages can hold, and the names that matter there."""
    layout = fmt.layout
    records = list(_held(layout))
    parsers = [record.parser.partition(":") for record in records]
    columns = {column.id for record in records for column in record.columns}
    selectors = {union.selector for union in _unions(layout) if union.selector}
    texts = [source_of(fmt, room, stem) for stem in sorted({stem for stem, _, _ in parsers})]
    names = visible_names(texts, columns | selectors)
    return frozenset(name for stem, _, name in parsers if stem == fmt.name), names


def _held(layout: Layout) -> Iterator[Record]:
    """Yield the records that messages can hold: those that a field of the root, or of one held, leads to."""
    waiting, seen = [layout.root], set[str]()
    while waiting:
        record = waiting.pop()
        if record.name not in seen:
            seen.add(record.name)
            yield record
            waiting += [inner for field in record.fields for inner in layout.structs(field.type)]


def _unions(layout: Layout) -> Iterator[Union]:
    for record in layout.records.values():
        for column in record.columns:
            inner = column.type.item if isinstance(column.type, Array) else column.type
            if isinstance(inner, Union):
                yield inner
