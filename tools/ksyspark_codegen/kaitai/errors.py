"""The one error of this room: a tool that is not there. Bad specifications are answers (`Refusal`), not errors."""

from __future__ import annotations

from ksyspark.spec.problems import CodegenError


class ToolMissing(CodegenError):
    """Node, npm or the Kaitai compiler cannot be had on this machine; the text says what to install."""
