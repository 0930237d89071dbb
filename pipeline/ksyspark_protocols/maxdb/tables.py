"""The tables of a MaxDB connection: sessions, commands, statements, and the rows of values in both directions."""

import pyarrow as pa

from ksyspark.layout.arrow import columns
from ksyspark_protocols.maxdb.values import ROW_MAP

TIME = pa.timestamp("us", "UTC")
_NUMBER, _TEXT = pa.int64(), pa.string()


_FIELDS = pa.list_(
    pa.struct(
        [
            *columns(_TEXT, "name data_type"),
            *columns(pa.int32(), "length"),
            *columns(pa.int16(), "scale"),
            *columns(_TEXT, "spark_type"),
        ]
    )
)
TYPES = pa.list_(pa.struct(columns(_TEXT, "name type")))

SESSIONS = pa.schema(
    [
        *columns(_NUMBER, "session_id"),
        *columns(TIME, "begin end"),
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

COMMANDS = pa.schema(
    [
        *columns(_NUMBER, "session_id command"),
        *columns(TIME, "request_time reply_time"),
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

STATEMENTS = pa.schema(
    [
        *columns(_NUMBER, "session_id"),
        *columns(_TEXT, "user statement function"),
        *columns(_NUMBER, "count parses fetches errors input_rows result_rows result_count"),
        *columns(pa.float64(), "elapsed_ms largest_ms p50_ms p95_ms p99_ms"),
        *columns(TIME, "first_time last_time"),
    ]
)
"""One row a statement text and session. `count` are its commands: `parses`, `fetches` of its rows, and executions.

`result_count` adds up what the kernel says of executions, where it is known. Times are those of all commands that have
a request and a reply; first and last are those of requests.
"""

ROWS = pa.schema(
    [
        *columns(_NUMBER, "session_id command row"),
        *columns(TIME, "time"),
        *columns(_TEXT, "statement"),
        *columns(ROW_MAP, "values"),
        *columns(TYPES, "types"),
        *columns(ROW_MAP, "remarks"),
    ]
)
"""One row a row of values: `inputs` of requests, `results` of replies.

`row` counts from 0 in the command. `statement` is the one that describes the values: for a FETCH the SELECT. `values`
are texts by name, null for NULL; `types` are the names in their order with types to which Spark can cast the texts;
`remarks` say why a value is null that is not NULL.
"""

TABLES = {"sessions": SESSIONS, "commands": COMMANDS, "statements": STATEMENTS, "inputs": ROWS, "results": ROWS}
