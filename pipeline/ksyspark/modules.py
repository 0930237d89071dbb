"""Where the generated modules of a format come from: an installed package, or texts that are shipped as data."""

from __future__ import annotations

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Protocol

from ksyspark.errors import FormatError


class ModuleSource(Protocol):
    """Give generated modules by room (`layouts`, `schemas`, `parsers`, `traced`, `frames`) and stem."""

    def load(self, room: str, stem: str) -> ModuleType:
        """Return the module, imported. Raises FormatError where there is none."""


@dataclass(frozen=True)
class InstalledModules:
    """Modules of an installed package that has the rooms as sub-packages; pickles as its name."""

    package: str

    def load(self, room: str, stem: str) -> ModuleType:
        return _import(f"{self.package}.{room}.{stem}")


@dataclass(frozen=True)
class GeneratedModules:
    """Modules kept as texts (`layouts/x.py` -> source): they travel to Spark workers inside the pickle."""

    texts: Mapping[str, str]

    def load(self, room: str, stem: str) -> ModuleType:
        _Finder.register(self._package, self.texts)
        return _import(f"{self._package}.{room}.{stem}")

    @cached_property
    def _package(self) -> str:
        """Name the package after its texts, so that two versions of one format never share a module."""
        digest = hashlib.sha256(repr(sorted(self.texts.items())).encode()).hexdigest()
        return f"_ksyspark_generated_{digest[:16]}"


def _import(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        raise FormatError(f"The generated module {name} is missing ({missing}); run `ksyspark generate`.") from missing


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Import modules of a registered package from its texts."""

    def __init__(self, package: str, texts: Mapping[str, str]) -> None:
        self._package = package
        self._texts = texts

    @classmethod
    def register(cls, package: str, texts: Mapping[str, str]) -> None:
        if not any(isinstance(finder, cls) and finder._package == package for finder in sys.meta_path):
            sys.meta_path.append(cls(package, texts))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._package and not fullname.startswith(self._package + "."):
            return None
        is_package = self.is_package(fullname)
        if not is_package and self._file(fullname) not in self._texts:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=is_package)

    def is_package(self, fullname: str) -> bool:
        inside = fullname.removeprefix(self._package).lstrip(".")
        return not inside or any(file.startswith(inside.replace(".", "/") + "/") for file in self._texts)

    def get_source(self, fullname: str) -> str:
        return self._texts.get(self._file(fullname), "")

    def _file(self, fullname: str) -> str:
        return fullname.removeprefix(self._package + ".").replace(".", "/") + ".py"
