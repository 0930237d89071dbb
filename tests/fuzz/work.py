"""Count what reading costs, in units that do not depend on how fast a machine is, and say how much it may be."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np
from differential import own_code

from ksyspark.interpreter import types as interpreter_types
from ksyspark.interpreter.stream import Fuel
from ksyspark.io.windows import Window, WindowReader
from ksyspark.vm import run as machine
from ksyspark.vm.jit import runner
from ksyspark.vm.tables import Tables

STEPS_PER_BYTE, LEAST_BYTES = 500, 512
"""A read of n bytes takes at most STEPS_PER_BYTE * (LEAST_BYTES + n) steps, whatever the bytes are."""


def most_steps(num_bytes: int) -> int:
    """Return how many steps a read of so many bytes may take."""
    return STEPS_PER_BYTE * (LEAST_BYTES + num_bytes)


@dataclass
class Work:
    """Steps of reads: instructions of the machine, visits of the interpreter, and bytes.

    `instructions` are those that the machine ran, `handed` the bytes that it was given, those that windows hold and
    hand out, and those that the interpreter read.
    """

    counter: np.ndarray = field(default_factory=lambda: np.zeros(1, np.int64))
    fuels: list[CountedFuel] = field(default_factory=list)
    handed: int = 0

    @property
    def instructions(self) -> int:
        return int(self.counter[0])

    @property
    def visits(self) -> int:
        """The starts and ends of fields that the interpreter came by."""
        return sum(fuel.visits for fuel in self.fuels)

    @property
    def steps(self) -> int:
        return self.instructions + self.visits + self.handed + sum(fuel.read for fuel in self.fuels)

    def __str__(self) -> str:
        return f"{self.steps:,} steps: {self.instructions:,} of the machine, {self.visits:,} of the interpreter"


class CountedFuel(Fuel):
    """Fuel that knows how many bytes were read with it."""

    __slots__ = ("_first",)

    def __init__(self, length: int) -> None:
        super().__init__(length)
        self._first = self._bytes

    @property
    def read(self) -> int:
        return max(self._first - self._bytes, 0)


@contextmanager
def counted_work() -> Iterator[Work]:
    """Count the steps of all reads inside a `with` block."""
    work = Work()
    run = counting_machine().run
    fill, cut, find, read_on = Tables._run, Window.slice, Window.find, WindowReader.read_on

    def fuel(length: int) -> CountedFuel:
        work.fuels.append(CountedFuel(length))
        return work.fuels[-1]

    def filled(tables: Tables, batch: Any, *rest: Any) -> Any:
        _, starts, ends = batch
        # Where ends of messages are looked for, how far that goes is not known beforehand.
        finds_ends = rest[3].size > 0
        work.handed += 0 if finds_ends else int((ends - starts).sum())
        return fill(tables, batch, *rest)

    def sliced(window: Window, start: int, length: int) -> bytes:
        octets = cut(window, start, length)
        work.handed += len(octets)
        return octets

    def found(window: Window, octets: bytes, start: int) -> int | None:
        place = find(window, octets, start)
        work.handed += max((len(window) if place is None else place) - start, 0)
        return place

    def moved(reader: WindowReader, consumed: int) -> None:
        read_on(reader, consumed)
        work.handed += len(reader.window)

    with (
        own_code(False),
        patch.object(runner, "run", lambda *arguments: run(*arguments, work.counter)),
        patch.object(interpreter_types, "Fuel", fuel),
        patch.object(Tables, "_run", filled),
        patch.multiple(Window, slice=sliced, find=found),
        patch.object(WindowReader, "read_on", moved),
    ):
        yield work


@cache
def counting_machine() -> ModuleType:
    """Return the machine, compiled with one more argument: an array whose first number counts instructions."""
    source = inspect.getsource(machine)
    for before, after in (
        ("    asked: Ints,\n) ->", "    asked: Ints,\n    counter: Ints,\n) ->"),
        ('"asked")\ndef run(', '"asked", "counter")\ndef run('),
        (
            "            pc += np.uint32(1)\n            #",
            "            pc += np.uint32(1)\n            counter[0] += 1\n            #",
        ),
    ):
        assert source.count(before) == 1, before
        source = source.replace(before, after)
    counting = ModuleType("counting_machine")
    exec(compile(source, "counting_machine.py", "exec"), counting.__dict__)
    return counting
