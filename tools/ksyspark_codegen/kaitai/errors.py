"""The one error of this package: a tool that is not there. Bad specifications are answers (`Refusal`), not errors."""

from __future__ import annotations

from ksyspark.errors import KsysparkError


class ToolMissing(KsysparkError):
    """Node, npm or the Kaitai compiler cannot be had on this machine; the text says what to install."""
