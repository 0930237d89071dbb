"""The commands of a session: what a request asks, and what the reply to it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from ksyspark.protocols.conversation import WHICH
from ksyspark.protocols.maxdb.long_values import LongValue
from ksyspark.protocols.maxdb.packets import Message, Segment
from ksyspark.protocols.maxdb.statements import Statement, digits_of
from ksyspark.protocols.maxdb.tables import COMMANDS

Row = dict[str, Any]
NO_REPLY = "no reply was seen"
NO_REQUEST = "no request was seen"
DOUBTFUL_REPLY = "requests and replies are missing here: the reply may be that of another request"


@dataclass(slots=True)
class Command:
    """A command: its row of the table, its text, and the statement that it parses or executes.

    `parse_ids` are those that it names, `cursor` the result table that it names beside its text, `longs` the LONG
    values that it writes and has not sent to the end, or that it asks for (None: unknown).
    """

    number: int
    row: Row
    text: str | None = None
    statement: Statement | None = None
    parse_ids: Sequence[Mapping[str, Any]] = ()
    cursor: str | None = None
    remarks: list[str] = field(default_factory=list)
    longs: list[LongValue | None] = field(default_factory=list)

    def remark(self, sentence: str) -> None:
        if sentence not in self.remarks:
            self.remarks.append(sentence)


def begin_command(place: tuple[int, int], message: Message | None, segment: Segment | None, index: int) -> Command:
    """Return the command that a segment of a request asks for; without one, of a reply whose request was not seen.

    `place` are the position of its connection, and its number there.
    """
    which, number = place
    row: Row = {WHICH: which, "command": number, "segment": index, "parse_id": None}
    command = Command(number, row)
    if message is None or segment is None:
        command.remark(NO_REQUEST)
        return command
    request = segment.request or {}
    command.text = segment.bodies.get("command")
    row |= {
        "request_time": message.time,
        "request_index": message.index,
        "message_type": request.get("message_type"),
        "sqlmode": request.get("sqlmode"),
        "options": segment.options,
        "statement": command.text,
    }
    command.cursor = segment.bodies.get("resulttablename")
    command.parse_ids = segment.bodies.get("parsid") or ()
    if command.parse_ids:
        row["parse_id"] = digits_of(command.parse_ids[0])
    where = segment.bodies.get("abap_info")
    if where:
        row |= {"abap_program": where.get("program"), "abap_line": where.get("line")}
    if message.error:
        command.remark(f"the request could not be decoded: {_said(message)}")
    return command


def answer(command: Command, message: Message, segment: Segment) -> None:
    """Note what a segment of a reply says."""
    reply = segment.reply or {}
    errors = segment.bodies.get("errortext")
    failed = bool(reply.get("returncode"))
    command.row |= {
        "reply_time": message.time,
        "reply_index": message.index,
        "function": reply.get("function_code"),
        "returncode": reply.get("returncode"),
        "sqlstate": reply.get("sqlstate"),
        "error_position": reply.get("errorpos") if failed else None,
        "error_text": errors,
        "warnings": segment.warnings,
        "result_count": segment.bodies.get("resultcount"),
        "result_table": (segment.bodies.get("resulttablename") or "").strip("\0") or None,
        "table_name": segment.bodies.get("tablename"),
    }
    if message.error:
        command.remark(f"the reply could not be decoded: {_said(message)}")


def commands_table(commands: Sequence[Command]) -> pa.Table:
    """Return commands as rows of COMMANDS behind the positions of their connections."""
    schema = pa.schema([(WHICH, pa.int64()), *COMMANDS])
    for one in commands:
        one.row["remarks"] = one.remarks or None
    arrays = [pa.array([one.row.get(column.name) for one in commands], column.type) for column in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def _said(message: Message) -> str:
    error = message.error or {}
    return ": ".join(part for part in (error["field"], error["reason"]) if part)
