"""What the machine makes of a format's made messages and samples by a changed plan."""

from __future__ import annotations

import faulthandler
import multiprocessing
import resource
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pyarrow as pa

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Params
from ksyspark.formats import Format
from ksyspark_codegen.checks.finding import machine_alone, octets_of, params_of
from ksyspark_codegen.checks.samples import cases_in, messages_of, samples_in
from ksyspark_codegen.checks.suite import cached_validation

MOST_MEMORY = 6 << 30


@dataclass(frozen=True)
class Messages:
    """Messages of a format, with their parameters."""

    fmt: Format
    messages: pa.BinaryArray
    params: Params

    @cached_property
    def unchanged(self) -> Decoded:
        """What the machine makes of the messages by the format's own plan."""
        return self._decoded(self.fmt.plan)

    def difference(self, changed: Plan) -> str:
        """Return how a changed plan shows in what is decoded; nothing where it does not."""
        other = self._decoded(changed)
        if other.failures.keys() != self.unchanged.failures.keys():
            return "reads other messages"
        if other.columns.schema != self.unchanged.columns.schema:
            return "has columns of other types"
        # NaN does not equal itself, but its text does.
        is_equal = other.columns.equals(self.unchanged.columns) or (
            repr(other.columns.to_pylist()) == repr(self.unchanged.columns.to_pylist())
        )
        return "" if is_equal else "finds other values"

    def _decoded(self, plan: Plan) -> Decoded:
        return machine_alone(self.fmt, plan, DecodeOptions()).decode(self.messages, self.params)


def messages_for(fmt: Format, specification: Path, count: int = 400) -> Messages:
    """Return the messages of a format's generated tests: made ones, malformed ones and samples."""
    folder = Path(__file__).parents[1] / "samples" / fmt.name
    made = cached_validation(specification, seed=1, count=count, folder=folder)
    found: list[Any] = [*made.obeying, *made.broken, *made.beginnings, *made.mutated, *made.extremes]
    found += cases_in(folder, fmt.layout)
    samples = [data for one in samples_in(folder) for data in messages_of(fmt, one.file, one.options)]
    params = {name: [*values, *[None] * len(samples)] for name, values in params_of(fmt, found).items()}
    octets = pa.concat_arrays([octets_of(found), pa.array(samples, pa.binary())])
    return Messages(fmt, octets, params)


def outcome(call: Callable[[], str], seconds: float = 20) -> str:
    """Return what a function returns in a child process, or how that process ends without it."""
    forking = multiprocessing.get_context("fork")
    ours, theirs = forking.Pipe(duplex=False)
    child = forking.Process(target=_call, args=(theirs, call), daemon=True)
    child.start()
    theirs.close()
    try:
        return str(ours.recv()) if ours.poll(seconds) else "does not end"
    except EOFError:
        return "breaks the process"
    finally:
        child.kill()
        child.join()


def _call(theirs: Connection, call: Callable[[], str]) -> None:
    faulthandler.disable()  # a changed plan may crash the machine: that is an outcome, and no trace of it is wanted
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        theirs.send(call())
    except Exception as error:  # noqa: BLE001 (a changed plan may make anything raise)
        theirs.send(f"raises {type(error).__name__}")
