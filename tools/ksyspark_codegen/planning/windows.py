"""Bytes of a field that is a stream of its own."""

from __future__ import annotations

from ksyspark_codegen.planning.bytes_runs import read_bytes
from ksyspark_codegen.planning.context import Build, Context
from ksyspark_codegen.planning.slots import Bytes, Row
from ksyspark_codegen.spec.model import Attribute


def read_window(build: Build, attribute: Attribute, context: Context, row: Row) -> Bytes:
    """Emit the reading of a field's bytes, by its size or up to its terminator; return where they are noted."""
    window = Bytes(build.cell(row, 2), None)
    read_bytes(build, context, attribute, window.at)
    return window
