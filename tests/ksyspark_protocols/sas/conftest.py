"""The outcome of reassembly, in the form that tests compare."""

from __future__ import annotations

import pytest

from ksyspark_protocols.sas.diagnostics import Diagnostic
from ksyspark_protocols.sas.result import Attachment, Closed, MessageSet


class Outcome:
    """Sets and strays of some messages, each of which came out exactly once."""

    def __init__(self, closed: Closed, messages: int) -> None:
        assert closed.num_messages == messages
        self.closed = closed

    @property
    def codes(self) -> list[str]:
        """Severity and code of all diagnostics, in their order."""
        return [f"{one.severity} {one.code}" for one in self.closed.all_diagnostics()]

    def report(self, code: str) -> Diagnostic:
        """Return the one diagnostic of a code, and check that its sentence names the code."""
        (found,) = [one for one in self.closed.all_diagnostics() if one.code == code]
        assert str(found).startswith(f"{found.severity} {code}: ")
        return found

    @property
    def set(self) -> MessageSet:
        (found,) = self.closed.sets
        return found

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


@pytest.fixture(scope="session")
def outcome() -> type[Outcome]:
    return Outcome
