"""The `__init__` files of the package: the `FORMATS` index, and one for each folder of modules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark_codegen.targets.templates import fill

_FOLDERS = {
    "parsers": "Parsers by the official Kaitai Struct compiler, one for each specification.",
    "schemas": "Spark schema of each format.",
}


def index_files(names: Sequence[str], package: str) -> Iterator[tuple[str, str]]:
    """Yield the `__init__.py` of the package and of its folders, as (path, text)."""
    yield f"{package}/__init__.py", fill("index.py.jinja", names=names, package=package)
    for folder, words in _FOLDERS.items():
        yield f"{package}/{folder}/__init__.py", fill("folder.py.jinja", words=words)
