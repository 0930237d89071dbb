"""Messages of both transports to be changed by tests, and the outcome of reassembly in the form that tests compare."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets
from ksyspark_protocols.sas.result import Attachment, Closed, Diagnostic, MessageSet
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits

_SAMPLES = Path(__file__).parents[2] / "samples"
ROWS = (
    "0000000000003e40 00000000004ccd40 46",
    "0000000000feffff 000000000000f0bf 4d",
    "0000000000fcffff 0000000000ffffff 20",
)


def _module(name: str, path: Path) -> ModuleType:
    """Return a program of the samples as a module."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path[:] = before
    return module


class Outcome:
    """Sets and strays of some messages, each of which came out exactly once."""

    def __init__(self, closed: Closed, messages: int) -> None:
        assert closed.num_messages == messages
        self.closed = closed

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """All diagnostics, in their order: those of sets, then those of strays."""
        of_sets = [one for each in self.closed.sets for one in each.all_diagnostics()]
        return of_sets + [stray.diagnostic for stray in self.closed.strays]

    @property
    def codes(self) -> list[str]:
        """Severity and code of all diagnostics, in their order."""
        return [f"{one.severity} {one.code}" for one in self.diagnostics]

    def report(self, code: str) -> Diagnostic:
        """Return the one diagnostic of a code, and check that its sentence names the code."""
        (found,) = [one for one in self.diagnostics if one.code == code]
        assert str(found).startswith(f"{found.severity} {code}: ")
        return found

    @property
    def set(self) -> MessageSet:
        (found,) = self.closed.sets
        return found

    @property
    def application(self) -> tuple[bytes, ...]:
        return tuple(one.data for one in self.set.application)

    @property
    def one(self) -> Attachment:
        (found,) = self.set.attachments
        return found

    @property
    def items(self) -> list[object]:
        """Rows or records of the one attachment that may be handed on."""
        content = self.one.usable
        arrays = [getattr(content, name, None) for name in ("rows", "records")]
        return [item for array in arrays if array is not None for item in array.to_pylist()]


class Sent:
    """What one machine sends: bodies by number, and whole sets of them."""

    def __init__(self, **how: Any) -> None:
        self.module = _module("sas_mq_sender", _SAMPLES / "sas_mq_message" / "sender.py")
        self.by = self.module.Sender(**how)
        self.rows = [bytes.fromhex(row) for row in ROWS]

    def message(self, base: bytes, number: int, body: bytes, msg_type: int = 100001) -> QueuedMessage:
        correl_id = bytes.fromhex(self.by.number_id(base, number))
        return QueuedMessage(msg_type, correl_id, body, self.by.encoding or 0, self.by.ccsid or 0)

    def entry(self, kind: int, base: bytes = b"\x33" * 16) -> bytes:
        names = ("WORK", "PEOPLE", "") if kind == 1 else ("FILENAME", "a.txt", "")
        return self.by.attachment(kind, base, names, 0, 1)

    def header(self, *entries: bytes) -> QueuedMessage:
        return self.message(self.module.HEADER_ID, 0, self.by.header(*entries), 100000)

    @property
    def application(self) -> QueuedMessage:
        return self.message(self.module.APPLICATION_ID, 0, b"the program's own")

    def numbered(self, bodies: dict[int, bytes], count: int | None = None, base: bytes = b"\x33" * 16) -> list[Any]:
        """Return numbered messages, and their count message unless that is negative."""
        stated = len(bodies) if count is None else count
        counts = [self.message(base, 0, self.by.int(stated))] if stated >= 0 else []
        return [self.message(base, number, body) for number, body in bodies.items()] + counts

    def whole(self, kind: int, bodies: dict[int, bytes], count: int | None = None) -> list[Any]:
        """Return a set with one attachment: header, application's message, numbered messages, count."""
        return [self.header(self.entry(kind)), self.application, *self.numbered(bodies, count)]

    def file(self, *records: bytes, lrecl: int = 80, size: int = 11) -> dict[int, bytes]:
        """Return descriptor and records, by default those of the worked example."""
        descriptor = self.by.int(lrecl) + self.by.int(size)
        return {1: descriptor, 2: self.by.records(*(records or (b"one", b"", b"three")))}

    def data_set(self, rows: int = 3, variables: int = 3, row_bytes: int = 17) -> dict[int, bytes]:
        """Return definition, variables and the three rows of the worked example."""
        definition = self.by.definition(rows=rows, variables=variables, row_bytes=row_bytes)
        contents = definition, self.by.variables(), b"".join(self.rows)
        return {number: self.by.int(number) + content for number, content in enumerate(contents, 1)}


@pytest.fixture(scope="session")
def sent() -> Sent:
    """Return the messages of a Windows machine: little-endian, `long` of 4 bytes, lengths with their NUL."""
    return Sent()


@pytest.fixture(scope="session")
def sent_by() -> type[Sent]:
    return Sent


@pytest.fixture(scope="session")
def made() -> ModuleType:
    """Return the module that makes the sample messages: a header, a data set of two rows, files, their parts."""
    return _module("sas_tibrv_messages", _SAMPLES / "sas_tibrv" / "make_messages.py")


@pytest.fixture(scope="session")
def dat(made):
    """Return the function that builds a definition in which some fields have other values."""

    def definition(**stated: int) -> bytes:
        names = {"rows": 7, "variables": 8}
        parts = list(made.DEFINITION)
        for name, value in stated.items():
            parts[names[name] - 1] = made.i32(value)
        return made.sent("DAT", *parts)

    return definition


@pytest.fixture(scope="session")
def lst(made):
    return lambda count: made.sent("LST", made.i32(count))


def _together(sets: Any, messages: list[Any]) -> Outcome:
    """Return the outcome of messages that are added to some sets, of which all are closed then."""
    added = sets.add(messages)
    return Outcome(added.joined([added, sets.finish()]), len(messages))


@pytest.fixture(scope="session")
def of_queue():
    """Return the function that collects the messages of a queue."""
    return lambda messages, limits=None, **switches: _together(
        QueueSets(MqSwitches(**switches), limits or Limits()), list(messages)
    )


@pytest.fixture(scope="session")
def of_sender():
    """Return the function that collects the messages of one sender of Rendezvous."""
    return lambda messages, limits=None, **switches: _together(
        RendezvousSets(RvSwitches(**switches), limits or Limits()),
        [one if isinstance(one, RendezvousMessage) else RendezvousMessage(one) for one in messages],
    )
