"""The traced classes of a format, bound to our stream."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Protocol

from ksyspark.charsets import register_charsets
from ksyspark.layout import Layout
from ksyspark.reference.streams import TracedStream

ROOM = "traced"


class ParserSource(Protocol):
    """A format, as far as this decoder needs it."""

    @property
    def layout(self) -> Layout: ...

    def parser_class(self, folder: str, parser: str) -> type: ...


Traced = Any
"""An object of a traced parser: attributes are what was read, `_debug` tells where, `_io` is its stream."""


def traced_classes(fmt: ParserSource, layout: Layout) -> Mapping[str, type]:
    """Return the traced class of every record by the record's name, ready to read.

    Raises FormatError where a class is missing.
    """
    register_charsets()
    classes = {name: fmt.parser_class(ROOM, record.parser) for name, record in layout.records.items()}
    for module in {found.__module__ for found in classes.values()}:
        _bind(module.rpartition(".")[0])
    return classes


def _bind(package: str) -> None:
    """Let all traced modules of a package, the imported ones included, open streams of ours."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}.") and hasattr(module, "KaitaiStream"):
            vars(module)["KaitaiStream"] = TracedStream


def is_traced(module_name: str) -> bool:
    """Tell whether a module is a traced parser."""
    return vars(sys.modules.get(module_name, object)).get("KaitaiStream") is TracedStream
