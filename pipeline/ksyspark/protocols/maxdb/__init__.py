"""SAP DB / MaxDB: packets of the order interface as the trace of the database prints them (vtrace)."""

from ksyspark.protocols.maxdb.trace import trace_lines

__all__ = ["trace_lines"]
