"""Parsers of the official compiler for a format that is not installed: compiled when they are first asked for."""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType

from ksyspark.spec.library import Library
from ksyspark_codegen.targets.parsers import parser_files


def parser_package(library: Library) -> str:
    """Return the name of a package with the parsers of a specification and its imports, as folders of modules.

    Needs Node. Raises SpecError for what the official compiler alone refuses, ToolMissing where it cannot run.
    """
    # The name follows from the specifications, so that two versions of one format never share a module.
    texts = ascii(list(library.trees.values()))
    package = f"_ksyspark_parsers_{hashlib.sha256(texts.encode()).hexdigest()[:16]}"
    if not any(isinstance(finder, _Finder) and finder.package == package for finder in sys.meta_path):
        sys.meta_path.append(_Finder(package, dict(parser_files(library))))
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
