"""What MaxDB gives: the formats of its messages, tables, and the conversations of connections."""

from __future__ import annotations

from ksyspark.protocols.conversation import Protocol
from ksyspark.protocols.maxdb.conversation import MaxdbConversations
from ksyspark.protocols.maxdb.packets import PACKET_ALONE, TCP
from ksyspark.protocols.maxdb.tables import TABLES

MAXDB = Protocol(
    "MaxDB",
    formats={"maxdb_tcp": TCP, "maxdb_packet": PACKET_ALONE},
    tables=TABLES,
    conversations=MaxdbConversations,
)
