"""What messages of MaxDB connections mean together: requests paired with replies, commands and typed rows."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Params
from ksyspark.display import show_count
from ksyspark.formats import Format
from ksyspark.garbage import without_collections
from ksyspark.io.spans import Positions
from ksyspark_protocols import conversation
from ksyspark_protocols.maxdb import rows as maxdb_rows
from ksyspark_protocols.maxdb import sessions as maxdb_sessions
from ksyspark_protocols.maxdb.packets import PACKET_ALONE, TCP, Message, Part, Segment, read_messages
from ksyspark_protocols.maxdb.pairs import Pair, StreamPairs, TimedPairs
from ksyspark_protocols.maxdb.sessions import Command
from ksyspark_protocols.maxdb.values import Description

_UNKNOWN_PARSE_ID = "the parse of this statement was not seen"
_UNKNOWN_LONG = "bytes of a LONG value whose row was not seen"
_LOGON_REQUESTS = ("dbs", "get_challenge")

_Finished = dict[str, list[Any]]
"""By table what was finished since the last tables, of all connections: commands as they are, others as rows."""


class MaxdbConversations(conversation.Conversations):
    """Follow the connections to databases; those without messages have a session, and nothing else."""

    def __init__(self, connections: conversation.Connections) -> None:
        self._connections = connections
        self._dialogues: dict[int, _Dialogue] = {}
        self._finished: _Finished = {"commands": [], "statements": [], conversation.REJECTS: []}

    def add(self, messages: pa.Table, which: Positions, *, is_whole: bool = False) -> conversation.Tables:
        """Take messages of both directions; return the commands and rows that are finished."""
        captured = self._connections.is_captured
        with without_collections():
            for at, message in zip(which.tolist(), read_messages(messages), strict=True):
                dialogue = self._dialogues.get(at)
                if dialogue is None:
                    dialogue = self._dialogues[at] = _Dialogue(at, self._finished, has_times=bool(captured[at]))
                dialogue.take(message)
            return self._tables(is_last=False)

    def close(self) -> conversation.Tables:
        """Return what is left of commands and rows, and the sessions."""
        for dialogue in self._dialogues.values():
            dialogue.close()
        sessions = [(at, session) for at, one in self._dialogues.items() for session in one.sessions]
        return self._tables(is_last=True) | {"sessions": maxdb_sessions.sessions_table(sessions, self._connections)}

    def _tables(self, *, is_last: bool) -> dict[str, pa.Table]:
        tables = {}
        if self._finished["commands"]:
            tables["commands"] = maxdb_sessions.commands_table(self._finished["commands"])
        schemas = {"statements": maxdb_sessions.STATEMENTS, conversation.REJECTS: conversation.REJECT_SCHEMA}
        for name, schema in schemas.items():
            if rows := self._finished[name]:
                tables[name] = pa.Table.from_pylist(rows, pa.schema([(conversation.WHICH, pa.int64()), *schema]))
        for rows in self._finished.values():
            rows.clear()
        for name in ("inputs", "results"):
            held = [one.rows[name] for _, one in sorted(self._dialogues.items())]
            batches = [batch for own in held for batch in maxdb_rows.take_complete(own, is_last=is_last)]
            if batches:
                tables[name] = maxdb_rows.rows_table(batches)
        return tables


class _Dialogue:
    """The state of one connection to a database; `number` is its position, `finished` takes what is done."""

    def __init__(self, number: int, finished: _Finished, *, has_times: bool) -> None:
        self.sessions, self._statements = [maxdb_sessions.Session()], maxdb_sessions.Statements()
        self._usage = maxdb_sessions.Usage()
        self.rows: dict[str, list[maxdb_rows.FixedRows | maxdb_rows.VariableRows]] = {"inputs": [], "results": []}
        self._connection, self._finished = number, finished
        self._pairs: TimedPairs | StreamPairs = TimedPairs() if has_times else StreamPairs()
        self._reading: dict[bytes, maxdb_rows.LongValue] = {}
        self._writing: dict[bytes, maxdb_rows.LongValue] = {}
        self._number = 0
        self._latest: int | None = None
        self._is_released = False

    @property
    def session(self) -> maxdb_sessions.Session:
        return self.sessions[-1]

    def take(self, message: Message) -> None:
        self.session.note(message)
        if message.mess_class == "user_data_reply" or any(segment.reply for segment in message.segments):
            self._pairs.reply(message)
        elif message.mess_class == "user_data_request" or (message.segments and not message.by_server):
            self._pairs.request(message)
        elif message.segments:
            self._pairs.reply(message)
        elif message.mess_class == maxdb_sessions.RELEASE:
            self._is_released = True
        elif message.mess_class is None:
            self._pairs.lost(is_request=not message.by_server)
        elif message.mess_class in (*maxdb_sessions.CONNECT_REQUESTS, *maxdb_sessions.CONNECT_REPLIES):
            self._pairs.connect(is_request=message.mess_class in maxdb_sessions.CONNECT_REQUESTS)
        self._handle(self._pairs.take())

    def close(self) -> None:
        """Take the end of the connection."""
        self._handle(self._pairs.rest(is_released=self._is_released))
        if self._is_released:
            self.session.row["ended_by"] = "release"
        self._finished["statements"] += self._usage.take(self._connection, self.session)

    def _handle(self, pairs: Iterable[Pair]) -> None:
        """Take requests with their replies, one after the other: what one tells holds for the next."""
        for asked, answered, is_doubtful in pairs:
            commands = {} if asked is None else self._request(asked)
            for command in commands.values() if is_doubtful else ():
                command.remark(maxdb_sessions.DOUBTFUL_REPLY)
            if answered is not None:
                self._reply(answered, commands)
            else:
                for command in commands.values():
                    self._log_on(command)
                    command.remark(maxdb_sessions.NO_REPLY)
                    self._finish(command)

    def _begin(self, message: Message | None, segment: Segment | None, index: int) -> Command:
        command = maxdb_sessions.begin_command((self._connection, self._number), message, segment, index)
        self._number += 1
        return command

    def _request(self, message: Message) -> dict[int, Command]:
        """Return the commands of a request by the number of their segment."""
        commands = {}
        for index, segment in enumerate(message.segments, start=1):
            if segment.request is not None:
                command = commands[index] = self._begin(message, segment, index)
                self._asked(command, message, segment)
        return commands

    def _asked(self, command: Command, message: Message, segment: Segment) -> None:
        if command.parse_ids and not maxdb_sessions.is_drop(command.text):
            self.session.parsed(command.parse_ids[0]["session_id"])
            command.statement = self._statements.parsed(command.parse_ids[0])
            if command.statement is None:
                command.remark(_UNKNOWN_PARSE_ID)
            else:
                command.row["parsed_by"] = command.statement.parsed_by
                command.row["statement"] = command.statement.text
        elif command.text is not None:
            command.statement = maxdb_sessions.Statement(command.text, command.number)
        inputs = command.statement.inputs if command.statement else None
        command.row["parameters"] = inputs and inputs.rows
        if command.row["message_type"] not in _LOGON_REQUESTS:
            self._values("inputs", command, message, segment, inputs, command.row["statement"])
        for row in segment.bodies.get("longdata") or ():
            self._long_asked(command, maxdb_rows.Descriptor.of_row(row), row["portion"] or b"")

    def _long_asked(self, command: Command, descriptor: maxdb_rows.Descriptor, portion: bytes) -> None:
        """Take a descriptor of a putval, with bytes to write, or of a getval, for a value to read."""
        if command.row.get("message_type") == "getval":
            value = self._reading.get(descriptor.key)
            if value is not None and descriptor.start == 1 and value.size:
                value.restart()
            command.longs.append(value)
            return
        value = self._writing.get(descriptor.key)
        if value is None and descriptor.mode != "last_putval":
            value = next((one for one in self._writing.values() if one.is_open), None)
        if value is not None:
            value.add(descriptor, portion)
        elif portion:
            command.remark(_UNKNOWN_LONG)

    def _reply(self, message: Message, commands: dict[int, Command]) -> None:
        for index, segment in enumerate(message.segments, start=1):
            if segment.reply is None:
                continue
            command = commands.pop(index, None) or self._begin(None, None, index)
            maxdb_sessions.answer(command, message, segment)
            self._answered(command, message, segment)
            self._finish(command)
        for command in commands.values():
            sentence = "the reply could not be decoded" if message.error else "the reply ends before this command"
            command.remark(sentence)
            self._finish(command)

    def _answered(self, command: Command, message: Message, segment: Segment) -> None:
        self._log_on(command)
        inputs, outputs = maxdb_sessions.described(segment, message.code)
        statement = self._described(command, segment, inputs, outputs)
        self.session.answered(command, segment)
        if command.row["function"] in maxdb_sessions.RELEASES:
            self._statements = maxdb_sessions.Statements()
        text = command.row.get("statement")
        fields = outputs or (statement.outputs if statement else None)
        opened = self._statements.fetched(text)
        if opened is not None and opened.outputs is not None:
            fields = fields.named_by(opened.outputs) if fields else opened.outputs
            text = command.fetched = opened.text
        command.row["columns"] = fields and fields.rows
        command.row["parameters"] = command.row.get("parameters") or (inputs and inputs.rows)
        if command.row["function"] != "connect" and not maxdb_sessions.is_logon(command):
            self._values("results", command, message, segment, fields, text)
        self._long_answered(command, segment)
        if not command.row["returncode"]:
            if fields is not None and command.row["function"] == "select":
                self._open(command, segment, maxdb_sessions.Statement(text, command.number, None, fields))
            self._statements.close(command.text)
            if maxdb_sessions.is_drop(command.text):
                self._statements.drop(command.parse_ids)

    def _described(
        self, command: Command, segment: Segment, inputs: Description | None, outputs: Description | None
    ) -> maxdb_sessions.Statement | None:
        """Return the statement of a command with what the reply says of it; its parse ids stand for it from now on."""
        statement = command.statement
        again = command.row["returncode"] == maxdb_sessions.PARSED_AGAIN
        parse_ids = [one for kind in ("parsid", "parsid_of_select") for one in segment.body(kind) or ()]
        is_parse = command.row.get("message_type") == "parse" or again or statement is None
        if parse_ids and is_parse:
            text = statement.text if statement else command.text
            statement = maxdb_sessions.Statement(text, command.number, inputs, outputs)
            for parse_id in parse_ids:
                self._statements.parse(parse_id, statement)
                self.session.parsed(parse_id["session_id"])
            command.row["parse_id"] = command.row.get("parse_id") or maxdb_sessions.digits_of(parse_ids[0])
        elif statement is not None and outputs is not None and statement.outputs is None:
            statement.outputs = outputs
        return statement

    def _open(self, command: Command, segment: Segment, statement: maxdb_sessions.Statement) -> None:
        """Note the statement behind the result table that a SELECT opened; zero bytes stand for none."""
        name = segment.bodies.get("resulttablename")
        if name is None:
            name = command.cursor or maxdb_sessions.declared(statement.text) or ""
        if not name or name.strip("\0"):
            self._statements.open(name, statement)

    def _long_answered(self, command: Command, segment: Segment) -> None:
        """Take portions of values that are read, and the kernel's names of those that will be written."""
        rows = segment.bodies.get("longdata") or ()
        descriptors = [maxdb_rows.Descriptor.of_row(row) for row in rows]
        if command.row.get("message_type") in ("execute", "putval", "dbs"):
            pairs = zip(descriptors, command.longs, strict=False)
            self._writing |= {descriptor.key: value for descriptor, value in pairs if value is not None}
            return
        for number, (descriptor, row) in enumerate(zip(descriptors, rows, strict=True)):
            asked = command.longs[number] if number < len(command.longs) else None
            value = asked or self._reading.get(descriptor.key)
            if value is not None:
                value.add(descriptor, row["portion"] or b"")
            elif row["portion"]:
                command.remark(_UNKNOWN_LONG)

    def _values(
        self,
        table: str,
        command: Command,
        message: Message,
        segment: Segment,
        description: Description | None,
        text: str | None,
    ) -> None:
        """Take the rows in a segment, typed by a description."""
        column = "input_rows" if table == "inputs" else "result_rows"
        for part in segment.all("data", "vardata"):
            if not part.count:
                continue
            origin = maxdb_rows.Origin(self._connection, self.session.session_id, command.number, message.time, text)
            first = command.row.get(column) or 0
            try:
                if description is None:
                    raise maxdb_rows.NoRows(
                        "values of which no description was seen", "a description", show_count(part.count, "row")
                    )
                rows = self._cut(table, command, part, description, origin, first)
            except maxdb_rows.NoRows as error:
                self._reject(message, command, error, part.body if part.kind == "data" else None)
                continue
            self.rows[table].append(rows)
            command.row[column] = first + len(rows)
            self.session.row[column] += len(rows)
            if table == "results":
                command.row["is_last"] = part.is_last

    def _cut(
        self, table: str, command: Command, part: Part, description: Description, origin: maxdb_rows.Origin, first: int
    ) -> maxdb_rows.FixedRows | maxdb_rows.VariableRows:
        if part.kind == "vardata":
            return maxdb_rows.VariableRows(origin, description, first, [row["fields"] or () for row in part.body])
        is_request = table == "inputs"
        rows, longs = maxdb_rows.cut_rows(origin, description, part.body, part.count, first, is_request=is_request)
        opened = [(descriptor.key, value) for descriptor, value in longs if value.is_open]
        if is_request:
            # The kernel names them in its reply.
            command.longs += [value for _, value in opened]
            self._writing = {number.to_bytes(16, "big"): one for number, one in enumerate(command.longs) if one}
        else:
            self._reading |= dict(opened)
        return rows

    def _reject(self, message: Message, command: Command, error: maxdb_rows.NoRows, body: bytes | None) -> None:
        reason = f"command {command.number}: {error.reason}"
        why = {"field": "data", "offset": None, "reason": reason, "expected": error.expected, "found": error.found}
        self._finished[conversation.REJECTS].append(
            message.place | {conversation.WHICH: self._connection, "error": why, "bytes": body}
        )
        command.remark(error.reason)

    def _log_on(self, command: Command) -> None:
        """Begin another session with a logon, where the connection has one."""
        if maxdb_sessions.is_logon(command) and self.session.is_used:
            self._finished["statements"] += self._usage.take(self._connection, self.session)
            self.sessions.append(self.session.followed(command, self._latest))
            self._statements = maxdb_sessions.Statements()

    def _finish(self, command: Command) -> None:
        command.row["session_id"] = self.session.session_id
        self.session.row["commands"] += 1
        self.session.is_used |= not (maxdb_sessions.is_logon(command) or command.row.get("message_type") == "hello")
        self._latest = command.row.get("reply_time") or command.row.get("request_time")
        self._finished["commands"].append(command)
        if self._usage.add(command):
            self._finished["statements"] += self._usage.take(self._connection, self.session)


TABLES = {
    "sessions": maxdb_sessions.SESSIONS,
    "commands": maxdb_sessions.COMMANDS,
    "statements": maxdb_sessions.STATEMENTS,
    "inputs": maxdb_rows.ROWS,
    "results": maxdb_rows.ROWS,
}
MAXDB = conversation.Protocol(
    "MaxDB", formats={"maxdb_tcp": TCP, "maxdb_packet": PACKET_ALONE}, tables=TABLES, conversations=MaxdbConversations
)

PACKET_ROWS = pa.schema([("packet", pa.int64()), ("direction", pa.string()), *maxdb_rows.ROWS])
"""Rows of single packets: `packet` is the number of the packet, `direction` `inputs` or `results`."""


def packet_rows(fmt: Format, packets: pa.Array, params: Params | None = None) -> pa.Table:
    """Return the rows in packets (binary) that carry the description of their values, with the schema PACKET_ROWS.

    `fmt` is the format `maxdb_packet`. Values that only an earlier packet describes are left out.
    """
    decoded = fmt.decoder(DecodeOptions(columns=PACKET_ALONE.columns)).decode(packets, params or {}).columns
    assert PACKET_ALONE.select is not None
    messages = pa.Table.from_batches([PACKET_ALONE.select(decoded)])
    for field in reversed(list(conversation.PLACE)):
        messages = messages.add_column(0, field, pa.nulls(len(packets), field.type))
    # Each packet stands for a connection of its own.
    conversations = MaxdbConversations(
        conversation.Connections.of(pa.array([{"path": ""}] * len(packets), conversation.CONNECTION_TYPE))
    )
    tables = [conversations.add(messages, np.arange(len(packets))), conversations.close()]
    named = [(name, one[name]) for one in tables for name in ("inputs", "results") if name in one]
    parts = [PACKET_ROWS.empty_table()]
    for direction, rows in named:
        columns = [
            rows.column(conversation.WHICH),
            pa.repeat(pa.scalar(direction), len(rows)),
            *rows.drop_columns([conversation.WHICH]).columns,
        ]
        parts.append(pa.Table.from_arrays(columns, schema=PACKET_ROWS))
    whole = pa.concat_tables(parts)
    return whole.take(pa.array(np.argsort(np.array(whole.column("packet")), kind="stable")))
