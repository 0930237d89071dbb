"""Messages of queues like those of the layout's worked examples, to be changed by tests."""

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
from ksyspark_protocols.sas.settings import Limits

_SENDER = Path(__file__).parents[3] / "samples" / "sas_mq_message" / "sender.py"
ROWS = (
    "0000000000003e40 00000000004ccd40 46",
    "0000000000feffff 000000000000f0bf 4d",
    "0000000000fcffff 0000000000ffffff 20",
)


def _module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sas_mq_sender", _SENDER)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Sent:
    """What one machine sends: bodies by number, and whole sets of them."""

    def __init__(self, **how: Any) -> None:
        self.module = _module()
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


@pytest.fixture
def put_together(outcome):
    """Return the function that collects messages and closes all."""

    def together(messages, limits=None, **switches):
        sets = QueueSets(MqSwitches(**switches), limits or Limits())
        at_once = sets.add(messages)
        return outcome(at_once.joined([at_once, sets.finish()]), len(messages))

    return together
