"""The tables of a MaxDB connection: sessions, commands, statements, and the rows of values in both directions."""

import pyarrow as pa

from ksyspark_protocols.maxdb.values import ROW_MAP

TIME = pa.timestamp("us", "UTC")
_FIELDS = pa.list_(
    pa.struct(
        [
            ("name", pa.string()),
            ("data_type", pa.string()),
            ("length", pa.int32()),
            ("scale", pa.int16()),
            ("spark_type", pa.string()),
        ]
    )
)
TYPES = pa.list_(pa.struct([("name", pa.string()), ("type", pa.string())]))

SESSIONS = pa.schema(
    [
        ("session_id", pa.int64()),
        ("begin", TIME),
        ("end", TIME),
        ("begun_by", pa.string()),
        ("ended_by", pa.string()),
        ("database", pa.string()),
        ("service", pa.string()),
        ("user", pa.string()),
        ("user_kind", pa.string()),
        ("application", pa.string()),
        ("code_type", pa.string()),
        ("swap_kind", pa.string()),
        ("client_os", pa.string()),
        ("client_process", pa.string()),
        ("packet_size", pa.int64()),
        ("is_unicode", pa.bool_()),
        ("kernel_version", pa.string()),
        ("date_format", pa.string()),
        ("features", pa.list_(pa.string())),
        ("connect_result", pa.string()),
        ("commands", pa.int64()),
        ("errors", pa.int64()),
        ("input_rows", pa.int64()),
        ("result_rows", pa.int64()),
        ("undecodable", pa.int64()),
    ]
)
"""One row a session. `begun_by` is `connect`, `middle` where no connect message was seen, or `logon` on a connection
that had a session before.

`ended_by` is `release`, `logon` (of the next session), `client`, `server` (who closed first), `reset` or `open`;
`errors` counts replies with a negative return code.
"""

COMMANDS = pa.schema(
    [
        ("session_id", pa.int64()),
        ("command", pa.int64()),
        ("request_time", TIME),
        ("reply_time", TIME),
        ("elapsed_ms", pa.float64()),
        ("request_index", pa.int64()),
        ("reply_index", pa.int64()),
        ("segment", pa.int32()),
        ("message_type", pa.string()),
        ("sqlmode", pa.string()),
        ("options", pa.list_(pa.string())),
        ("statement", pa.string()),
        ("parse_id", pa.string()),
        ("parsed_by", pa.int64()),
        ("function", pa.string()),
        ("returncode", pa.int32()),
        ("sqlstate", pa.string()),
        ("error_position", pa.int64()),
        ("error_text", pa.string()),
        ("warnings", pa.list_(pa.string())),
        ("result_count", pa.int64()),
        ("result_table", pa.string()),
        ("table_name", pa.string()),
        ("parameters", _FIELDS),
        ("columns", _FIELDS),
        ("input_rows", pa.int64()),
        ("result_rows", pa.int64()),
        ("is_last", pa.bool_()),
        ("abap_program", pa.string()),
        ("abap_line", pa.string()),
        ("remarks", pa.list_(pa.string())),
    ]
)
"""One row a segment of a request, with the segment that answers it.

`command` counts from 0 in the connection, `request_index` and `reply_index` are the numbers of the messages in their
directions, `segment` that of the segment from 1. `parsed_by` is the command that parsed the statement, `result_count`
what the kernel says (-1: not known), `remarks` what is missing or could not be read.
"""

STATEMENTS = pa.schema(
    [
        ("session_id", pa.int64()),
        ("user", pa.string()),
        ("statement", pa.string()),
        ("function", pa.string()),
        ("count", pa.int64()),
        ("parses", pa.int64()),
        ("fetches", pa.int64()),
        ("errors", pa.int64()),
        ("input_rows", pa.int64()),
        ("result_rows", pa.int64()),
        ("result_count", pa.int64()),
        ("elapsed_ms", pa.float64()),
        ("largest_ms", pa.float64()),
        ("p50_ms", pa.float64()),
        ("p95_ms", pa.float64()),
        ("p99_ms", pa.float64()),
        ("first_time", TIME),
        ("last_time", TIME),
    ]
)
"""One row a statement text and session. `count` are its commands: `parses`, `fetches` of its rows, and executions.

`result_count` adds up what the kernel says of executions, where it is known. Times are those of all commands that have
a request and a reply; first and last are those of requests.
"""

ROWS = pa.schema(
    [
        ("session_id", pa.int64()),
        ("command", pa.int64()),
        ("row", pa.int64()),
        ("time", TIME),
        ("statement", pa.string()),
        ("values", ROW_MAP),
        ("types", TYPES),
        ("remarks", ROW_MAP),
    ]
)
"""One row a row of values: `inputs` of requests, `results` of replies.

`row` counts from 0 in the command. `statement` is the one that describes the values: for a FETCH the SELECT. `values`
are texts by name, null for NULL; `types` are the names in their order with types to which Spark can cast the texts;
`remarks` say why a value is null that is not NULL.
"""

TABLES = {"sessions": SESSIONS, "commands": COMMANDS, "statements": STATEMENTS, "inputs": ROWS, "results": ROWS}
