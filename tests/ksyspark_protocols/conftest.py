"""Sets of a queue made message by message, and groups of a queue without a destination."""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Callable
from json import dumps
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ksyspark.options.read_options import GivenOptions
from ksyspark_protocols.groups import GroupOptions, groups_of, open_queue


@pytest.fixture(scope="session")
def sender(samples: Path) -> Any:
    """Return the module that makes messages."""
    sys.path.insert(0, str(samples / "sas_mq_message"))
    try:
        import sender as module
    finally:
        sys.path.pop(0)
    return module


@pytest.fixture
def lines_of(sender: Any) -> Callable[..., list[str]]:
    """Return the function that makes the lines of a set with one attachment."""

    def make(by: Any, kind: int, names: tuple[str, str, str], bodies: list[bytes], number: int = 0) -> list[str]:
        header, application, base = (bytes([one + number]) * 16 for one in (0x11, 0x22, 0x33))
        body = by.header(by.attachment(kind, base, names, 2, 1))
        body = body.replace(sender.HEADER_ID, header).replace(sender.APPLICATION_ID, application)

        def line(msg_type: int, base: bytes, number: int, body: bytes) -> str:
            one = {"msg_type": msg_type, "correl_id": by.number_id(base, number)}
            told = {"encoding": by.encoding, "ccsid": by.ccsid, "body": b64encode(body).decode()}
            return dumps({**one, **told}) + "\n"

        numbered = [line(100001, base, at, body) for at, body in enumerate(bodies, 1)]
        front = [line(100000, header, 0, body), line(100001, application, 0, b"application")]
        return [*front, *numbered, line(100001, base, 0, by.int(len(bodies)))]

    return make


@pytest.fixture(scope="session")
def read_groups() -> Callable[..., SimpleNamespace]:
    """Return the function that puts the groups in files together."""

    def read(src: str, format_name: str = "mq_message", options: dict[str, Any] | None = None) -> SimpleNamespace:
        messages, rows = groups_of(open_queue(src, format_name, GivenOptions(options, GroupOptions)))
        return SimpleNamespace(messages=messages, **rows)

    return read
