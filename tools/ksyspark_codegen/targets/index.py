"""The package's `__init__` files: the `FORMATS` index and the rooms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.layout.lowered import Model
from ksyspark_codegen.targets.templates import fill

_ROOMS = {
    "parsers": "Parsers by the official Kaitai Struct compiler, one for each specification.",
    "traced": "The same parsers in the compiler's debug mode, which notes where each field lay.",
    "frames": "Parsers of the skeletons: they find where a message ends. Streams are cut with them.",
    "layouts": "Columns of each format, as decoders read them.",
    "schemas": "Spark schema of each format.",
    "plans": "What the machine runs for each format, and where it leaves each column.",
}


def index_files(models: Sequence[Model], package: str) -> Iterator[tuple[str, str]]:
    """Yield the `__init__.py` of the package and of its rooms, as (path, text)."""
    yield f"{package}/__init__.py", fill("index.py.jinja", models=models, package=package)
    for room, words in _ROOMS.items():
        yield f"{package}/{room}/__init__.py", fill("room.py.jinja", words=words)
