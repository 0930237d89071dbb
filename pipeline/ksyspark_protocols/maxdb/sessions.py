"""Sessions of MaxDB connections: logon, statements by parse id, and commands with what the reply says."""

import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.layout.arrow import columns
from ksyspark_protocols.conversation import WHICH, Connections
from ksyspark_protocols.maxdb.packets import Message, Segment
from ksyspark_protocols.maxdb.rows import LongValue
from ksyspark_protocols.maxdb.values import CodeType, Description, describe

_NUMBER, _TEXT, _TIME = pa.int64(), pa.string(), pa.timestamp("us", "UTC")

SESSIONS = pa.schema(
    [
        *columns(_NUMBER, "session_id"),
        *columns(_TIME, "begin end"),
        *columns(_TEXT, "begun_by ended_by database service user user_kind application code_type swap_kind"),
        *columns(_TEXT, "client_os client_process"),
        *columns(_NUMBER, "packet_size"),
        *columns(pa.bool_(), "is_unicode"),
        *columns(_TEXT, "kernel_version date_format"),
        *columns(pa.list_(_TEXT), "features"),
        *columns(_TEXT, "connect_result"),
        *columns(_NUMBER, "commands errors input_rows result_rows undecodable"),
    ]
)
"""One row a session. `begun_by` is `connect`, `middle` where no connect message was seen, or `logon` on a connection
that had a session before.

`ended_by` is `release`, `logon` (of the next session), `client`, `server` (who closed first), `reset` or `open`;
`errors` counts replies with a negative return code.
"""

_DIGITS = (*columns(pa.int32(), "length"), *columns(pa.int16(), "scale"))
_FIELDS = pa.list_(pa.struct([*columns(_TEXT, "name data_type"), *_DIGITS, *columns(_TEXT, "spark_type")]))

COMMANDS = pa.schema(
    [
        *columns(_NUMBER, "session_id command"),
        *columns(_TIME, "request_time reply_time"),
        *columns(pa.float64(), "elapsed_ms"),
        *columns(_NUMBER, "request_index reply_index"),
        *columns(pa.int32(), "segment"),
        *columns(_TEXT, "message_type sqlmode"),
        *columns(pa.list_(_TEXT), "options"),
        *columns(_TEXT, "statement parse_id"),
        *columns(_NUMBER, "parsed_by"),
        *columns(_TEXT, "function"),
        *columns(pa.int32(), "returncode"),
        *columns(_TEXT, "sqlstate"),
        *columns(_NUMBER, "error_position"),
        *columns(_TEXT, "error_text"),
        *columns(pa.list_(_TEXT), "warnings"),
        *columns(_NUMBER, "result_count"),
        *columns(_TEXT, "result_table table_name"),
        *columns(_FIELDS, "parameters columns"),
        *columns(_NUMBER, "input_rows result_rows"),
        *columns(pa.bool_(), "is_last"),
        *columns(_TEXT, "abap_program abap_line"),
        *columns(pa.list_(_TEXT), "remarks"),
    ]
)
"""One row a segment of a request, with the segment that answers it.

`command` counts from 0 in the connection, `request_index` and `reply_index` are the numbers of the messages in their
directions, `segment` that of the segment from 1. `parsed_by` is the command that parsed the statement, `result_count`
what the kernel says (-1: not known), `remarks` what is missing or could not be read.
"""

_NAME = r'(?:"(?P<quoted>(?:[^"]|"")+)"|(?P<plain>[^\s"(,;]+))'
_FETCH = re.compile(
    r"\s*M?FETCH\b(?:\s+(?:FIRST|LAST|NEXT|PREV|SAME|(?:POS|ABSOLUTE|RELATIVE)\s*(?:\(\s*\S+?\s*\)|\S+)))?"
    rf"(?:\s+(?!INTO\b|USING\b){_NAME})?",
    re.IGNORECASE,
)
_CLOSE = re.compile(rf"\s*CLOSE(?:\s+{_NAME})?\s*\Z", re.IGNORECASE)
_DROP = re.compile(r"\s*DROP\s+PARSEID\b", re.IGNORECASE)
_DECLARE = re.compile(rf"\s*DECLARE\s+{_NAME}\s+CURSOR\b", re.IGNORECASE)
_USER = re.compile(rf"\s*CONNECT\s+{_NAME}", re.IGNORECASE)

ParseKey = tuple[int, int, int]


@dataclass(slots=True)
class Statement:
    """A statement: its text, the number of the command that parsed it, and what describes its values."""

    text: str | None
    parsed_by: int | None = None
    inputs: Description | None = None
    outputs: Description | None = None


@dataclass(slots=True)
class Statements:
    """The parsed statements and open result tables of a session."""

    _parsed: dict[ParseKey, Statement] = field(default_factory=dict)
    _tables: dict[str, Statement] = field(default_factory=dict)
    _latest: str | None = None

    def parsed(self, parse_id: Mapping[str, Any] | None) -> Statement | None:
        return None if parse_id is None else self._parsed.get(parse_key_of(parse_id))

    def parse(self, parse_id: Mapping[str, Any], statement: Statement) -> None:
        """Note that a parse id stands for a statement; zeros stand for one that was executed at once."""
        key = parse_key_of(parse_id)
        if any(key):
            self._parsed[key] = statement

    def drop(self, parse_ids: Sequence[Mapping[str, Any]]) -> None:
        for parse_id in parse_ids:
            self._parsed.pop(parse_key_of(parse_id), None)

    def open(self, name: str, statement: Statement) -> None:
        """Note that a statement opened a result table; an empty name is the unnamed one."""
        self._tables[name] = statement
        self._latest = name

    def fetched(self, text: str | None) -> Statement | None:
        """Return the statement whose rows a FETCH gets; None for another command, or an unknown result table."""
        match = _FETCH.match(text) if text and self._tables else None
        if match is None:
            return None
        name = _name(match)
        return self._tables.get(self._latest if name is None and self._latest is not None else name or "")

    def close(self, text: str | None) -> None:
        """Forget the result table that a CLOSE names."""
        match = _CLOSE.match(text) if text and self._tables else None
        if match is not None:
            name = _name(match)
            self._tables.pop(self._latest or "" if name is None else name, None)


def parse_key_of(parse_id: Mapping[str, Any]) -> ParseKey:
    """Return what tells a parse id apart: bytes that a client may change are left out."""
    return parse_id["session_id"] or 0, parse_id["statement_counter"] or 0, parse_id["command_number"] or 0


def digits_of(parse_id: Mapping[str, Any]) -> str:
    """Return a parse id as tables show it: session, statement counter and command number in hexadecimal digits."""
    session, counter, command = parse_key_of(parse_id)
    return f"{session:08x}{counter:06x}{command:02x}"


def is_drop(text: str | None) -> bool:
    """Tell whether a command drops parse ids."""
    return bool(text and _DROP.match(text))


def declared(text: str | None) -> str | None:
    """Return the result table that a DECLARE names."""
    match = _DECLARE.match(text) if text else None
    return None if match is None else _name(match)


def is_logon(command: "Command") -> bool:
    """Tell whether a command is a step of a logon; where its request was not seen, its reply tells."""
    if command.row.get("message_type") is None:
        return command.row.get("function") == "connect"
    return command.row["message_type"] == "get_challenge" or bool(command.text and _USER.match(command.text))


def user_of(text: str | None) -> str | None:
    """Return the user name in a CONNECT statement, or None if it has none or gives it as a parameter."""
    match = _USER.match(text) if text else None
    name = None if match is None else _name(match)
    return None if name is None or name[:1] in (":", "?") else name


def described(segment: Segment, code: CodeType) -> tuple[Description | None, Description | None]:
    """Return what the descriptions in a reply say of inputs and outputs."""
    names = segment.bodies.get("columnnames")
    inputs, outputs = None, None
    # The statement's own parameters come before other output columns.
    for kinds in (("shortinfo", "vardata_shortinfo"), ("output_cols_no_parameter",)):
        body = segment.body(*kinds)
        if body and all(entry["in_out_len"] is not None for entry in body):
            description = describe(body, names, code)
            inputs, outputs = inputs or description[0], outputs or description[1]
    return inputs, outputs


def _name(match: re.Match[str]) -> str | None:
    quoted: str | None = match["quoted"]
    plain: str | None = match["plain"]
    return quoted.replace('""', '"') if quoted is not None else plain and plain.upper()


Row = dict[str, Any]
NO_REPLY = "no reply was seen"
NO_REQUEST = "no request was seen"
DOUBTFUL_REPLY = "requests and replies are missing here: the reply may be that of another request"


@dataclass(slots=True)
class Command:
    """A command: its row of the table, its text, and the statement that it parses or executes.

    `parse_ids` are those that it names, `cursor` the result table that it names beside its text, `fetched` the text of
    the statement whose rows a FETCH gets, `longs` the LONG values that it writes and has not sent to the end, or that
    it asks for (None: unknown).
    """

    number: int
    row: Row
    text: str | None = None
    statement: Statement | None = None
    parse_ids: Sequence[Mapping[str, Any]] = ()
    cursor: str | None = None
    fetched: str | None = None
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
    if message is None or segment is None:
        return Command(number, row, remarks=[NO_REQUEST])
    request, bodies = segment.request or {}, segment.bodies
    text, parse_ids = bodies.get("command"), bodies.get("parsid") or ()
    row |= {
        "request_time": message.time,
        "request_index": message.index,
        "message_type": request.get("message_type"),
        "sqlmode": request.get("sqlmode"),
        "options": segment.options,
        "statement": text,
        "parse_id": digits_of(parse_ids[0]) if parse_ids else None,
    }
    command = Command(number, row, text, parse_ids=parse_ids, cursor=bodies.get("resulttablename"))
    where = bodies.get("abap_info")
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
    begin, end = command.row.get("request_time"), message.time
    command.row |= {
        "reply_time": end,
        "elapsed_ms": None if begin is None or end is None else (end - begin) / 1000,
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
    for command in commands:
        command.row["remarks"] = command.remarks or None
    arrays = [pa.array([one.row.get(column.name) for one in commands], column.type) for column in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def _said(message: Message) -> str:
    error = message.error or {}
    return ": ".join(part for part in (error["field"], error["reason"]) if part)


CONNECT_REQUESTS = ("user_connect_request", "info_request", "new_user_connect_request")
CONNECT_REPLIES = ("user_connect_reply", "info_reply")
RELEASE = "user_release_request"
RELEASES = ("commit_release", "rollback_release")
PARSED_AGAIN = -9
_COUNTS = ("commands", "errors", "input_rows", "result_rows", "undecodable")

_OF_CONNECTION = (
    *("database", "service", "client_os", "client_process", "packet_size", "connect_result"),
    *("application", "code_type", "swap_kind", "begin", "end"),
)


@dataclass(slots=True)
class Session:
    """What is known of a session so far; `is_used` says whether another logon begins another one."""

    row: dict[str, Any] = field(default_factory=lambda: dict.fromkeys(_COUNTS, 0))
    is_used: bool = False

    @property
    def session_id(self) -> int | None:
        number: int | None = self.row.get("session_id")
        return number

    def followed(self, by: Command, end: int | None) -> "Session":
        """Return the session that a logon begins on the same connection; the last command of this one came at `end`."""
        kept = {name: self.row[name] for name in _OF_CONNECTION if name in self.row}
        begin = by.row.get("request_time") or by.row.get("reply_time")
        following = Session({**dict.fromkeys(_COUNTS, 0), **kept, "begun_by": "logon", "begin": begin})
        self.row.setdefault("ended_by", "logon")
        self.row["end"] = end
        return following

    def note(self, message: Message) -> None:
        """Take what a message tells beside its commands."""
        row = self.row
        if message.time is not None:
            row.setdefault("begin", message.time)
            row["end"] = message.time
        row.setdefault("begun_by", "connect" if message.mess_class in CONNECT_REQUESTS else "middle")
        row["undecodable"] += message.error is not None
        if message.mess_class in CONNECT_REPLIES:
            row["connect_result"] = message.return_code
        if message.connect is not None and message.mess_class in CONNECT_REQUESTS:
            self._connect(message.connect)
        if message.application is not None:
            row.setdefault("application", message.application)
            row |= {"code_type": message.code_type, "swap_kind": message.swap_kind}

    def _connect(self, connect: Mapping[str, Any]) -> None:
        arguments = (connect["arguments"] or {}).get("arguments") or ()
        texts = {one["id"]: ((one["value"] or {}).get("text_argument") or {}).get("text") for one in arguments}
        self.row |= {
            "database": connect["receiver"] or None,
            "service": connect["service_type"],
            "client_os": connect["os_type"],
            "client_process": texts.get("process_id"),
            "packet_size": connect["packet_size"],
        }

    def answered(self, command: Command, segment: Segment) -> None:
        """Take what a reply tells of the session."""
        row = self.row
        row["errors"] += (command.row.get("returncode") or 0) < 0
        users, info = segment.bodies.get("user_info_returned"), segment.bodies.get("session_info_returned")
        is_challenge = "vardata" in segment.bodies and not (users or info)
        if command.row.get("function") == "connect" and not command.row.get("returncode") and not is_challenge:
            self.is_used = True
            row["user"] = user_of(command.text)
            features = segment.bodies.get("feature") or ()
            row["features"] = [one["feature"] for one in features if one["is_on"] == "on"] or None
        if command.row.get("function") in RELEASES:
            row["ended_by"] = "release"
        if users:
            row["user_kind"] = users["user_kind"]
        if info:
            row |= {
                "session_id": info["session_id"],
                "is_unicode": info["is_unicode"] == "on",
                "kernel_version": info["kernel_version"],
                "date_format": info["date_format"],
            }

    def parsed(self, session_id: int | None) -> None:
        """Take the session in a parse id, where no answer to CONNECT states it."""
        if session_id and self.session_id is None:
            self.row["session_id"] = session_id


def sessions_table(sessions: Sequence[tuple[int, Session]], connections: Connections) -> pa.Table:
    """Return the rows of SESSIONS behind the positions of their connections, each of which has at least one."""
    rows = [{WHICH: at, **session.row} for at, session in sessions]
    rows += [{WHICH: at} for at in sorted(set(range(len(connections))) - {at for at, _ in sessions})]
    table = pa.Table.from_pylist(rows, pa.schema([(WHICH, pa.int64()), *SESSIONS]))
    columns = {name: pc.fill_null(table.column(name), 0) for name in _COUNTS}
    was_reset = connections.was_seen("RST").any(axis=1)
    _, side = connections.first_of("FIN")
    endings = pa.array(["open", "client", "server", "reset"]).take(pa.array(np.where(was_reset, 3, side + 1)))
    columns["ended_by"] = pc.coalesce(table.column("ended_by"), endings.take(table.column(WHICH)))
    arrays = [columns.get(name, table.column(name)) for name in table.column_names]
    return pa.Table.from_arrays(arrays, schema=table.schema)


STATEMENTS = pa.schema(
    [
        *columns(_NUMBER, "session_id"),
        *columns(_TEXT, "user statement function"),
        *columns(_NUMBER, "count parses fetches errors input_rows result_rows result_count"),
        *columns(pa.float64(), "elapsed_ms largest_ms p50_ms p95_ms p99_ms"),
        *columns(_TIME, "first_time last_time"),
    ]
)
"""One row a statement text and session. `count` are its commands: `parses`, `fetches` of its rows, and executions.

`result_count` adds up what the kernel says of executions, where it is known. Times are those of all commands that have
a request and a reply; first and last are those of requests.
"""

MOST_HELD_BYTES = 16 << 20
"""Bytes of texts and times that a connection holds; beyond them the rows are given out, and begin anew."""
_BYTES_EACH = 1 << 10
_SUMS = ("count", "parses", "fetches", "errors", "input_rows", "result_rows", "result_count")
_PERCENTILES = {"p50_ms": 50, "p95_ms": 95, "p99_ms": 99}


@dataclass(slots=True)
class Usage:
    """Statements of a session: by text (None: not known) a row, and times in ms. A FETCH counts for what it fetches."""

    _uses: dict[str | None, tuple[dict[str, Any], "array[float]"]] = field(default_factory=dict)
    _bytes: int = 0

    def add(self, command: Command) -> bool:
        """Take a command that is finished, and return whether too much is held."""
        text, of_command = command.fetched or command.row.get("statement"), command.row
        if text not in self._uses:
            self._uses[text] = dict.fromkeys(_SUMS, 0), array("d")
            self._bytes += _BYTES_EACH + len(text or "")
        row, times = self._uses[text]
        is_fetch = command.fetched is not None
        row["count"] += 1
        row["parses"] += of_command.get("message_type") == "parse"
        row["fetches"] += is_fetch
        row["errors"] += (of_command.get("returncode") or 0) < 0
        row["input_rows"] += of_command.get("input_rows") or 0
        row["result_rows"] += of_command.get("result_rows") or 0
        if not is_fetch:
            row["result_count"] += max(of_command.get("result_count") or 0, 0)
            row["function"] = of_command.get("function") or row.get("function")
        if (time := of_command.get("request_time")) is not None:
            row["first_time"] = min(row.get("first_time", time), time)
            row["last_time"] = max(row.get("last_time", time), time)
        if of_command.get("elapsed_ms") is not None:
            times.append(of_command["elapsed_ms"])
        self._bytes += times.itemsize
        return self._bytes > MOST_HELD_BYTES

    def take(self, which: int, session: Session) -> Iterator[Mapping[str, Any]]:
        """Yield the rows of STATEMENTS behind the position of their connection, and begin anew."""
        known = {WHICH: which, "session_id": session.session_id, "user": session.row.get("user")}
        for text, (row, elapsed) in self._uses.items():
            row.update(known, statement=text)
            if elapsed:
                times = np.frombuffer(elapsed)
                row.update(zip(_PERCENTILES, np.percentile(times, list(_PERCENTILES.values())).tolist(), strict=True))
                row.update(elapsed_ms=float(times.sum()), largest_ms=float(times.max()))
            yield row
        self._uses, self._bytes = {}, 0
