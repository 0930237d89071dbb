"""When a program gets code of its own, where that is kept, and that it does what the machine does."""

from __future__ import annotations

import itertools
import random
import sys

import numpy as np
import pytest

from ksyspark.formats import find_format
from ksyspark.vm import MessageEnds
from ksyspark.vm.charsets import charsets_of
from ksyspark.vm.jit import plan_function, runner
from ksyspark.vm.jit.values import Untranslatable
from ksyspark.vm.tables import Tables, param_cells
from ksyspark_codegen.synthesis.mutation import scrambled


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Keep code in a folder of the test, and know of no program."""
    monkeypatch.setattr(runner, "code_folder", lambda: tmp_path)
    monkeypatch.setattr(runner, "_PROGRAMS", {})
    return tmp_path


@pytest.fixture
def at_once(monkeypatch):
    """Return what lets programs have code from their first message on; before it is called, the machine runs all."""
    monkeypatch.setattr(runner, "LOAD_AFTER", sys.maxsize)

    def change() -> None:
        monkeypatch.setattr(runner, "LOAD_AFTER", 0)
        monkeypatch.setattr(runner, "COMPILE_AFTER", 0)
        monkeypatch.setattr(runner, "_PROGRAMS", {})

    return change


@pytest.fixture
def made(monkeypatch) -> list[int]:
    """Return a list to which each program that is made adds its number of instructions."""
    compiled, make = [], runner._compile

    def noted(loaded):
        compiled.append(loaded.instructions)
        return make(loaded)

    monkeypatch.setattr(runner, "_compile", noted)
    return compiled


def plan_of(name: str):
    """Return the plan of a shipped format."""
    return find_format(name).plan


# For so many messages one run is enough: the tables begin large enough.
_NO_TABLE_GROWS = 5


class Filling:
    """Messages, and what tables hold after a run over them."""

    def __init__(self, name: str, messages: list[bytes]) -> None:
        self.plan = plan_of(name)
        lengths = np.cumsum([0, *map(len, messages)])
        self.data = np.frombuffer(b"".join(messages) + b"\0", np.uint8)
        self.starts, self.ends = lengths[:-1].astype(np.int64), lengths[1:].astype(np.int64)
        self.params = param_cells(find_format(name).layout.params, {}, len(messages), self.plan.constants)

    def tables(self) -> Tables:
        """Return new tables."""
        return Tables(self.plan, charsets_of(self.plan.encodings))

    def filled(self, tables: Tables):
        """Return the status of each message, and the flags of all rows: other cells may hold anything."""
        tables_filled = tables.fill(self.data, self.starts, self.ends, self.params)
        flags = [
            [rows.column(flag).tolist() for flag in table.flags]
            for rows, table in zip(tables_filled.tables, self.plan.tables, strict=True)
        ]
        return tables_filled.status.tolist(), flags


def messages_of(name: str, differential, count: int) -> list[bytes]:
    chance = random.Random(name)
    seeds = differential.seeds_of(name)
    return [*seeds, *(scrambled(chance, one) for one in chance.choices(seeds, k=count))]


@pytest.mark.parametrize("keeps_registers", [False, True])
@pytest.mark.parametrize("name", ["mqmde", pytest.param("mqtt_v3", marks=pytest.mark.slow)])
def test_the_same_rows_whoever_runs(name, keeps_registers, differential, folder, at_once, monkeypatch) -> None:
    """Registers of small programs become variables, those of large ones stay where the machine has them."""
    if keeps_registers:
        monkeypatch.setattr(plan_function, "_MOST_WITH_VARIABLES", 0)
    filling = Filling(name, messages_of(name, differential, 3000))
    first = filling.filled(filling.tables())
    at_once()
    own = filling.tables()
    assert filling.filled(own) == first
    assert filling.filled(own) == first
    assert own._runner._code is not None


def test_streams_are_cut_alike(folder, differential, at_once) -> None:
    fmt = find_format("mqtt_v3")
    data = np.frombuffer(b"".join(differential.seeds_of("mqtt_v3")[:40]), np.uint8)

    def cut() -> tuple[MessageEnds, list[list[int]]]:
        ends = MessageEnds(fmt.layout, fmt.streams.message_end, {})
        return ends, [ends.after(data, at).tolist() for at in range(0, len(data), 7)]

    _, expected = cut()
    at_once()
    ends, places = cut()
    assert places == expected
    assert ends._tables._runner._code is not None


def test_it_is_made_when_it_is_worth_it_and_kept(folder, made, differential, at_once, monkeypatch) -> None:
    filling = Filling("mqmde", differential.seeds_of("mqmde")[:_NO_TABLE_GROWS])
    count, instructions = filling.starts.size, len(filling.plan.program) - 1
    monkeypatch.setattr(runner, "LOAD_AFTER", 3 * count)
    # Every run takes a second.
    monkeypatch.setattr(runner, "perf_counter", itertools.count().__next__)
    monkeypatch.setattr(runner, "COMPILE_AFTER", 5 / instructions)
    tables = filling.tables()
    for _ in range(5):
        filling.filled(tables)
        assert not made
    filling.filled(filling.tables())
    assert made == [instructions]
    (path,) = folder.iterdir()

    monkeypatch.setattr(runner, "_PROGRAMS", {})
    tables = filling.tables()
    for runs in range(5):
        assert (tables._runner._code is not None) == (runs > 2)
        filling.filled(tables)
    assert made == [instructions]

    content = path.read_bytes()
    path.write_bytes(content[:-1])
    at_once()
    filling.filled(filling.tables())
    assert made == [instructions] * 2
    assert path.read_bytes() == content


def test_the_time_of_the_processes_before_counts(folder, made, differential, at_once, monkeypatch) -> None:
    filling = Filling("mqmde", differential.seeds_of("mqmde")[:_NO_TABLE_GROWS])
    instructions = filling.tables()._runner._loaded.instructions
    monkeypatch.setattr(runner, "LOAD_AFTER", 0)
    monkeypatch.setattr(runner, "perf_counter", itertools.count().__next__)
    monkeypatch.setattr(runner, "COMPILE_AFTER", 3.5 / instructions)
    for _ in range(4):
        assert not made
        # A process reads once, and ends.
        monkeypatch.setattr(runner, "_PROGRAMS", {})
        filling.filled(filling.tables())
        runner._keep_seconds()
    monkeypatch.setattr(runner, "_PROGRAMS", {})
    filling.filled(filling.tables())
    assert len(made) == 1


def test_a_folder_that_cannot_be_written_does_no_harm(folder, differential, at_once, monkeypatch) -> None:
    (folder / "file").write_text("")
    monkeypatch.setattr(runner, "code_folder", lambda: folder / "file" / "folder")
    at_once()
    tables = Filling("mqmde", []).tables()
    assert tables._runner.code(0) is not None


@pytest.mark.parametrize("setting", ["DISABLE_JIT", "BOUNDSCHECK"])
def test_the_settings_for_looking_at_the_machine_keep_it(setting, folder, at_once, monkeypatch) -> None:
    at_once()
    monkeypatch.setattr(runner.config, setting, 1)
    assert Filling("mqmde", []).tables()._runner.code(0) is None


@pytest.mark.parametrize("error", [Untranslatable("that"), RuntimeError("no targets are registered")])
def test_what_cannot_be_translated_stays_with_the_machine(folder, at_once, made, monkeypatch, error) -> None:
    at_once()

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(runner, "plan_function", refuse)
    own = Filling("mqmde", []).tables()._runner
    assert own.code(0) is None
    assert own.code(0) is None
    assert len(made) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mqtt_v3", "tibrv_msg", "sas_mq_string", "mqmd", "mq_message"])
def test_the_machine_can_be_translated_for_the_shipped_formats(name, folder, at_once, monkeypatch) -> None:
    at_once()
    assert Filling(name, []).tables()._runner.code(0) is not None


def test_object_code_is_the_same_for_the_same_program(folder, at_once, monkeypatch) -> None:
    at_once()
    loaded = Filling("mqmde", []).tables()._runner._loaded
    assert runner._compile(loaded) == runner._compile(loaded)
