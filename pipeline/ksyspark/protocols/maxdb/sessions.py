"""The session of a connection, as a row: what its connect messages and the answer to CONNECT tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.conversation import WHICH, Connections
from ksyspark.protocols.maxdb.commands import Command
from ksyspark.protocols.maxdb.packets import Message, Segment
from ksyspark.protocols.maxdb.statements import user_of
from ksyspark.protocols.maxdb.tables import SESSIONS

CONNECT_REQUESTS = ("user_connect_request", "info_request", "new_user_connect_request")
CONNECT_REPLIES = ("user_connect_reply", "info_reply")
_RELEASE = "user_release_request"
_COUNTS = ("commands", "errors", "input_rows", "result_rows", "undecodable")


@dataclass(slots=True)
class Session:
    """What is known of a session so far."""

    row: dict[str, Any] = field(default_factory=lambda: dict.fromkeys(_COUNTS, 0))

    @property
    def session_id(self) -> int | None:
        found: int | None = self.row.get("session_id")
        return found

    def note(self, message: Message) -> None:
        """Take what a message tells beside its commands."""
        row = self.row
        if message.time is not None:
            row.setdefault("begin", message.time)
            row["end"] = message.time
        row.setdefault("begun_by", "connect" if message.mess_class in CONNECT_REQUESTS else "middle")
        row["undecodable"] += message.error is not None
        if message.mess_class == _RELEASE:
            row["ended_by"] = "release"
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

    def answered(self, command: Command, segment: Segment) -> bool:
        """Take what a reply tells of the session; return whether it begins another one."""
        row = self.row
        row["errors"] += (command.row.get("returncode") or 0) < 0
        if command.row.get("function") == "connect" and not command.row.get("returncode"):
            row["user"] = user_of(command.text)
            features = segment.bodies.get("feature") or ()
            row["features"] = [one["feature"] for one in features if one["is_on"] == "on"] or None
        users = segment.bodies.get("user_info_returned")
        if users:
            row["user_kind"] = users["user_kind"]
        info = segment.bodies.get("session_info_returned")
        if not info:
            return False
        is_other = self.session_id not in (None, info["session_id"])
        row |= {
            "session_id": info["session_id"],
            "is_unicode": info["is_unicode"] == "on",
            "kernel_version": info["kernel_version"],
            "date_format": info["date_format"],
        }
        return is_other

    def parsed(self, session_id: int | None) -> None:
        """Take the session in a parse id, where no answer to CONNECT states it."""
        if session_id and self.session_id is None:
            self.row["session_id"] = session_id


def sessions_table(sessions: Mapping[int, Session], connections: Connections) -> pa.Table:
    """Return the rows of SESSIONS of all connections behind their positions; `sessions` are of those with messages."""
    count = len(connections)
    schema = pa.schema([(WHICH, pa.int64()), *SESSIONS])
    said = pa.Table.from_pylist([one.row for one in sessions.values()], schema=SESSIONS)
    at = np.full(count, -1)
    at[list(sessions)] = np.arange(len(sessions))
    rows = said.take(pa.array(at, mask=at < 0))
    columns = {name: pc.fill_null(rows.column(name), 0) for name in _COUNTS}
    columns |= {
        WHICH: pa.array(np.arange(count)),
        "ended_by": pc.coalesce(rows.column("ended_by"), _ended_by(connections)),
    }
    arrays = [columns[one.name] if one.name in columns else rows.column(one.name) for one in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def _ended_by(connections: Connections) -> pa.Array:
    was_reset = connections.was_seen("RST").any(axis=1)
    _, side = connections.first_of("FIN")
    return pa.array(["open", "client", "server", "reset"]).take(pa.array(np.where(was_reset, 3, side + 1)))
