"""Packets as lines of the database's own trace (vtrace)."""

from ksyspark.protocols.maxdb.trace.packet_lines import trace_lines

__all__ = ["trace_lines"]
