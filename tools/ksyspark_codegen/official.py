"""The parsers of the official compiler as Python classes: of an installed format, or compiled for one given by path."""

import hashlib
import importlib
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from ksyspark.errors import FormatError
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.spec.load import load_specification
from ksyspark_codegen.targets.parsers import parser_files

# Parsers of formats that are given by path, by the names of their packages; the folders go when Python ends.
_FOLDERS: dict[str, TemporaryDirectory[str]] = {}


def parser_class(fmt: Format, parser: str) -> type:
    """Return the class of the official parser that `Record.parser` names (`module:Outer.Inner`).

    Needs Node for a format given by path. Raises FormatError for a class that is not there, SpecError for what the
    official compiler alone refuses, ToolMissing where it cannot run.
    """
    stem, _, path = parser.partition(":")
    source = fmt.source
    package = (
        _compiled(source.path, source.import_paths, bool(fmt.layout.cuts))
        if isinstance(source, CompiledInMemory)
        else f"{source.package}.parsers"
    )
    try:
        part: object = importlib.import_module(f"{package}.{stem}")
    except ModuleNotFoundError as error:
        raise FormatError(f"The generated module {error.name} is missing; run `ksyspark generate`.") from error
    for name in path.split("."):
        part = getattr(part, name, None)
    if not isinstance(part, type):
        raise FormatError(f"The official parser of {fmt.name} has no class {parser}; run `ksyspark generate`.")
    return part


@cache
def _compiled(path: str, import_paths: tuple[str, ...], is_flat: bool) -> str:
    """Return the name of a package with the parsers of a specification and its imports."""
    library = load_specification(Path(path), import_paths, is_flat=is_flat)[0].library
    files = {name.removeprefix("parsers/"): text for name, text in parser_files(library)}
    # The name follows from the texts, so that two versions of one format never share a module.
    package = f"_ksyspark_parsers_{hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]}"
    if package not in _FOLDERS:
        folder = _FOLDERS[package] = TemporaryDirectory(prefix=package)
        for name, text in files.items():
            Path(folder.name, name).write_text(text, encoding="utf-8")
        sys.modules[package] = ModuleType(package)
        sys.modules[package].__path__ = [folder.name]
    return package
