"""The parsers of the official compiler as Python classes: of an installed format, or compiled for one given by path."""

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

from ksyspark.errors import FormatError
from ksyspark.formats import CompiledInMemory, Format
from ksyspark.spec.load import load_specification
from ksyspark_codegen.targets.parsers import parser_files


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
    if not any(isinstance(finder, _Finder) and finder.package == package for finder in sys.meta_path):
        sys.meta_path.append(_Finder(package, files))
    return package


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Import the modules of a package from texts by their paths."""

    def __init__(self, package: str, texts: Mapping[str, str]) -> None:
        self.package = package
        self._texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(self.package + "."):
            return None
        is_package = self.is_package(fullname)
        if not is_package and self._file(fullname) not in self._texts:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=is_package)

    def is_package(self, fullname: str) -> bool:
        inside = fullname.removeprefix(self.package).lstrip(".")
        return not inside or any(file.startswith(inside.replace(".", "/") + "/") for file in self._texts)

    def get_source(self, fullname: str) -> str:
        return self._texts.get(self._file(fullname), "")

    def _file(self, fullname: str) -> str:
        return fullname.removeprefix(self.package + ".").replace(".", "/") + ".py"
