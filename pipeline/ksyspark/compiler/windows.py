"""Bytes of a field that is a stream of its own."""

from __future__ import annotations

from ksyspark.compiler.bytes_runs import read_bytes
from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.slots import Bytes, Row
from ksyspark.spec.model import Attribute


def read_window(build: Build, attribute: Attribute, context: Context, row: Row) -> Bytes:
    """Emit the reading of a field's bytes, by its size or up to its terminator; return where they are noted."""
    window = Bytes(build.cell(row, 2), None)
    read_bytes(build, context, attribute, window.at)
    return window
