"""The entry point: from `.ksy` files to checked specifications that all later packages can rely on."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from ksyspark.spec.checks import check
from ksyspark.spec.library import Library
from ksyspark.spec.model import Import, Spec
from ksyspark.spec.parse.read_type import read_spec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.recursion import unroll, with_fitting_levels
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.yaml import MapNode
from ksyspark.spec.yaml.load import load_tree_file


def load_specifications(
    paths: Iterable[Path], relative_to: Path | None = None, import_paths: Sequence[str] = ()
) -> Typer:
    """Load specifications with all they import, check them, and unroll recursive types.

    Problems name files relative to `relative_to`, the working directory if None. Absolute imports (`/common/header`)
    are looked up in the folders `import_paths`, in their order. Raises SpecError with every problem.
    """
    return check_and_unroll(load_library(paths, relative_to, import_paths))


def load_specification(path: Path, import_paths: Sequence[str] = (), *, is_unrolled: bool = True) -> tuple[Typer, Spec]:
    """Load one specification as `load_specifications` does; return it too: its id may differ from its file's name.

    Unless it `is_unrolled`, types that contain themselves stay as they are.
    """
    library = load_library([path], None, import_paths)
    first = next(iter(library.specs))
    typer = check_and_unroll(library) if is_unrolled else checked(library)
    return typer, typer.library.specs[first]


def checked(library: Library) -> Typer:
    """Check specifications, and leave recursive types as they are. Raises SpecError with every problem."""
    typer = Typer(with_fitting_levels(library))
    check(typer)
    return typer


def check_and_unroll(library: Library) -> Typer:
    """Check specifications and unroll their recursive types. Raises SpecError with every problem."""
    library = checked(library).library
    unrolled = unroll(library)
    typer = Typer(unrolled)
    if unrolled is not library:
        check(typer)
    return typer


def load_library(paths: Iterable[Path], relative_to: Path | None = None, import_paths: Sequence[str] = ()) -> Library:
    """Load specifications and all they import, unchecked; the first one stands first.

    Raises SpecError with the problems of all files.
    """
    loader = _Loader(relative_to, tuple(map(Path, import_paths)))
    for path in paths:
        loader.load(path.resolve())
    if loader.problems:
        raise SpecError([*loader.problems, *(one for spec in loader.specs.values() for one in spec.problems)])
    return Library({spec.id: spec for spec in loader.specs.values()}, loader.reachable(), loader.trees)


class _Loader:
    def __init__(self, relative_to: Path | None, import_paths: tuple[Path, ...]) -> None:
        self._relative_to = relative_to
        self._import_paths = import_paths
        self._imports: dict[str, list[str]] = {}
        self.specs: dict[Path, Spec] = {}
        self.trees: dict[str, MapNode] = {}
        self.problems: list[Problem] = []

    def load(self, path: Path) -> Spec | None:
        if path in self.specs:
            return self.specs[path]
        try:
            tree = load_tree_file(path, self._displayed(path))
            spec = read_spec(tree, self._displayed(path))
        except SpecError as error:
            self.problems.extend(error.problems)
            return None
        self._check_unique(spec)
        self.specs[path] = spec
        self.trees[spec.id] = tree
        self._imports[spec.id] = []
        for item in spec.imports:
            self._import(path, spec, item)
        return spec

    def reachable(self) -> Mapping[str, tuple[str, ...]]:
        return {spec_id: tuple(_reach(spec_id, self._imports)) for spec_id in self._imports}

    def _displayed(self, path: Path) -> str:
        """Name a file the same way on every machine."""
        return Path(os.path.relpath(path, self._relative_to or Path.cwd())).as_posix()

    def _check_unique(self, spec: Spec) -> None:
        for other in self.specs.values():
            if other.id == spec.id:
                self.problems.append(spec.root.place.problem(f"the id `{spec.id}` is already that of {other.file}"))

    def _import(self, path: Path, spec: Spec, item: Import) -> None:
        is_absolute = item.path.startswith("/")
        folders = self._import_paths if is_absolute else (path.parent,)
        targets = [(folder / f"{item.path.lstrip('/')}.ksy").resolve() for folder in folders]
        target = next((one for one in targets if one.is_file()), None)
        if target is not None:
            imported = self.load(target)
            if imported is not None:
                self._imports[spec.id].append(imported.id)
        elif is_absolute:
            self.problems.append(item.place.problem(_nowhere(item.path, self._import_paths)))
        else:
            self.problems.append(item.place.problem(f"there is no file {self._displayed(targets[0])} to import"))


def _nowhere(path: str, folders: Sequence[Path]) -> str:
    if not folders:
        return f"no folder is given in which to look for {path}.ksy: expected the option importPath (--import-path)"
    return f"there is no file {path.lstrip('/')}.ksy in {' or '.join(map(str, folders))}, given by importPath"


def _reach(spec_id: str, imports: Mapping[str, list[str]]) -> Iterator[str]:
    seen = {spec_id}
    queue = list(imports[spec_id])
    while queue:
        found = queue.pop(0)
        if found not in seen:
            seen.add(found)
            yield found
            queue.extend(imports.get(found, []))
