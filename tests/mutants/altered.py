"""A format of which one generated module is another one; all others stay as they are."""

from __future__ import annotations

import importlib.machinery
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from types import ModuleType

from changes import Altered, Room

from ksyspark.compiler.plan import Plan
from ksyspark.format import Format
from ksyspark.modules import ModuleSource

_NUMBERS: Iterator[int] = count()


def with_altered(fmt: Format, room: Room, altered: Altered) -> Format:
    """Return the format with a changed plan, or with the changed source of a parser."""
    whole = fmt.load(room)
    module = _planned(whole, altered) if isinstance(altered, Plan) else _executed(whole, altered)
    return replace(fmt, modules=AlteredModules(fmt.modules, room, fmt.name, module))


def source_of(fmt: Format, room: Room, stem: str | None = None) -> str:
    """Return the source of a generated parser: the format's own, or of one that it imports."""
    module = fmt.load(room, stem)
    text = module.__loader__.get_source(module.__name__)  # type: ignore[union-attr]
    assert isinstance(text, str)
    return text


@dataclass(frozen=True, eq=False)
class AlteredModules:
    """Modules of which one is another one."""

    unchanged: ModuleSource
    room: str
    stem: str
    module: ModuleType

    def load(self, room: str, stem: str) -> ModuleType:
        return self.module if (room, stem) == (self.room, self.stem) else self.unchanged.load(room, stem)


def _planned(whole: ModuleType, plan: Plan) -> ModuleType:
    module = ModuleType(whole.__name__)
    vars(module).update({**vars(whole), "PLAN": plan})
    return module


@dataclass(frozen=True)
class _Text:
    """Gives the source of a module to those who ask, as the loaders of files do."""

    text: str

    def get_source(self, _name: str) -> str:
        return self.text


def _executed(whole: ModuleType, text: str) -> ModuleType:
    """Run a source as a module of the same package, under a name that no other has."""
    name = f"{whole.__name__}__{next(_NUMBERS)}"
    spec = importlib.machinery.ModuleSpec(name, _Text(text))  # type: ignore[arg-type]
    module = ModuleType(name)
    module.__spec__, module.__loader__, module.__package__ = spec, spec.loader, whole.__package__
    sys.modules[name] = module
    exec(compile(text, name, "exec"), vars(module))
    return module
