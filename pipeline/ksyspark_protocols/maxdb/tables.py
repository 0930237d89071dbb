"""The tables of a MaxDB connection: sessions, commands, statements, and the rows of values in both directions."""

from collections.abc import Iterator

import pyarrow as pa

from ksyspark_protocols.maxdb.values import ROW_MAP

TIME = pa.timestamp("us", "UTC")
_NUMBER, _TEXT = pa.int64(), pa.string()


def _of(kind: pa.DataType, names: str) -> Iterator[pa.Field]:
    """Yield columns of one type."""
    return (pa.field(name, kind) for name in names.split())


_FIELDS = pa.list_(
    pa.struct(
        [
            *_of(_TEXT, "name data_type"),
            *_of(pa.int32(), "length"),
            *_of(pa.int16(), "scale"),
            *_of(_TEXT, "spark_type"),
        ]
    )
)
TYPES = pa.list_(pa.struct([*_of(_TEXT, "name type")]))

SESSIONS = pa.schema(
    [
        *_of(_NUMBER, "session_id"),
        *_of(TIME, "begin end"),
        *_of(_TEXT, "begun_by ended_by database service user user_kind application code_type swap_kind"),
        *_of(_TEXT, "client_os client_process"),
        *_of(_NUMBER, "packet_size"),
        *_of(pa.bool_(), "is_unicode"),
        *_of(_TEXT, "kernel_version date_format"),
        *_of(pa.list_(_TEXT), "features"),
        *_of(_TEXT, "connect_result"),
        *_of(_NUMBER, "commands errors input_rows result_rows undecodable"),
    ]
)
"""One row a session. `begun_by` is `connect`, `middle` where no connect message was seen, or `logon` on a connection
that had a session before.

`ended_by` is `release`, `logon` (of the next session), `client`, `server` (who closed first), `reset` or `open`;
`errors` counts replies with a negative return code.
"""

COMMANDS = pa.schema(
    [
        *_of(_NUMBER, "session_id command"),
        *_of(TIME, "request_time reply_time"),
        *_of(pa.float64(), "elapsed_ms"),
        *_of(_NUMBER, "request_index reply_index"),
        *_of(pa.int32(), "segment"),
        *_of(_TEXT, "message_type sqlmode"),
        *_of(pa.list_(_TEXT), "options"),
        *_of(_TEXT, "statement parse_id"),
        *_of(_NUMBER, "parsed_by"),
        *_of(_TEXT, "function"),
        *_of(pa.int32(), "returncode"),
        *_of(_TEXT, "sqlstate"),
        *_of(_NUMBER, "error_position"),
        *_of(_TEXT, "error_text"),
        *_of(pa.list_(_TEXT), "warnings"),
        *_of(_NUMBER, "result_count"),
        *_of(_TEXT, "result_table table_name"),
        *_of(_FIELDS, "parameters columns"),
        *_of(_NUMBER, "input_rows result_rows"),
        *_of(pa.bool_(), "is_last"),
        *_of(_TEXT, "abap_program abap_line"),
        *_of(pa.list_(_TEXT), "remarks"),
    ]
)
"""One row a segment of a request, with the segment that answers it.

`command` counts from 0 in the connection, `request_index` and `reply_index` are the numbers of the messages in their
directions, `segment` that of the segment from 1. `parsed_by` is the command that parsed the statement, `result_count`
what the kernel says (-1: not known), `remarks` what is missing or could not be read.
"""

STATEMENTS = pa.schema(
    [
        *_of(_NUMBER, "session_id"),
        *_of(_TEXT, "user statement function"),
        *_of(_NUMBER, "count parses fetches errors input_rows result_rows result_count"),
        *_of(pa.float64(), "elapsed_ms largest_ms p50_ms p95_ms p99_ms"),
        *_of(TIME, "first_time last_time"),
    ]
)
"""One row a statement text and session. `count` are its commands: `parses`, `fetches` of its rows, and executions.

`result_count` adds up what the kernel says of executions, where it is known. Times are those of all commands that have
a request and a reply; first and last are those of requests.
"""

ROWS = pa.schema(
    [
        *_of(_NUMBER, "session_id command row"),
        *_of(TIME, "time"),
        *_of(_TEXT, "statement"),
        *_of(ROW_MAP, "values"),
        *_of(TYPES, "types"),
        *_of(ROW_MAP, "remarks"),
    ]
)
"""One row a row of values: `inputs` of requests, `results` of replies.

`row` counts from 0 in the command. `statement` is the one that describes the values: for a FETCH the SELECT. `values`
are texts by name, null for NULL; `types` are the names in their order with types to which Spark can cast the texts;
`remarks` say why a value is null that is not NULL.
"""

TABLES = {"sessions": SESSIONS, "commands": COMMANDS, "statements": STATEMENTS, "inputs": ROWS, "results": ROWS}
