"""The entry point: from `.ksy` files, with their imports and opaque types, to checked specifications."""

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from ksyspark.spec import load_yaml, problems, read_type, recursion
from ksyspark.spec.checks import FLAT_PASSES, PASSES, check
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.model import Import, Spec, TypeSpec, UserTypeUse, simple_uses
from ksyspark.spec.unroll import unroll
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode, only, replaced, scalar

_OPAQUE_KEY = "ks-opaque-types"


def _with_imports(tree: MapNode, paths: Collection[str], place: Place) -> MapNode:
    """Return the YAML of a specification with more imports instead of opaque types."""
    meta = tree.get("meta")
    assert isinstance(meta, MapNode)
    before = meta.get("imports")
    listed: tuple[Node, ...] = before.items if isinstance(before, ListNode) else (before,) if before else ()
    imports = ListNode(place, (*listed, *(scalar(place, path) for path in paths)))
    return replaced(tree, meta=replaced(only(meta, meta.entries.keys() - {_OPAQUE_KEY}), imports=imports))


def _unknown_types(owner: TypeSpec, known: Collection[str]) -> Iterator[tuple[str, Place]]:
    inside = {*known, *owner.types, owner.id}
    fields = [use for attribute in owner.attributes() for use in simple_uses(attribute)]
    params = [(one.use, one.place_of("type")) for one in owner.params if not one.word]
    for use, place in (*fields, *params):
        if isinstance(use, UserTypeUse) and use.reference.path[0] not in inside:
            yield use.reference.path[0], place
    for nested in owner.types.values():
        yield from _unknown_types(nested, inside)


def load_specifications(
    paths: Iterable[Path], relative_to: Path | None = None, import_paths: Sequence[str] = ()
) -> Typer:
    """Load specifications with all they import, and check them as `checked_each` does.

    Problems name files relative to `relative_to`, the working directory if None. Absolute imports (`/common/header`)
    are looked up in the folders `import_paths`, in their order. Raises SpecError with every problem.
    """
    return checked_each(load_library(paths, relative_to, import_paths))


def load_specification(path: Path, import_paths: Sequence[str] = (), *, is_flat: bool = False) -> tuple[Typer, Spec]:
    """Load a specification as `load_specifications` does, recursive types unchanged if `is_flat`; return it, too."""
    library = load_library([path], None, import_paths)
    first = next(iter(library.specs))
    typer = _checked(library, is_flat=True) if is_flat else checked_each(library)
    return typer, typer.library.specs[first]


def checked_each(library: Library) -> Typer:
    """Check specifications, and unroll recursive types whose levels can be written out. Raises SpecError."""
    try:
        return check_and_unroll(library)
    except problems.SpecError:
        flat = _only_flat(library)
        if not flat:
            raise
    loaded = _checked(library.part(name for name in library.specs if name in flat), is_flat=True).library
    if flat != library.specs.keys():
        nested = check_and_unroll(library.part(name for name in library.specs if name not in flat)).library
        loaded = Library(
            {**nested.specs, **loaded.specs}, {**nested.imports, **loaded.imports}, {**nested.trees, **loaded.trees}
        )
    return Typer(loaded)


def _only_flat(library: Library) -> frozenset[str]:
    """Return the specifications that are sound only with recursive types as they are, and all that share these."""
    recursive = {path[0] for cycle in recursion.find_cycles(library) for path in cycle.paths}
    reached = {name: {name, *library.imports[name]} for name in library.specs}
    flat = {name for name in library.specs if reached[name] & recursive and _is_only_flat(library.part({name}))}
    while more := {
        name for name in reached.keys() - flat if any(reached[name] & reached[one] & recursive for one in flat)
    }:
        flat |= more
    return frozenset(flat)


def _is_only_flat(library: Library) -> bool:
    try:
        check_and_unroll(library)
    except problems.SpecError:
        with suppress(problems.SpecError):
            _checked(library, is_flat=True)
            return True
    return False


def _checked(library: Library, *, is_flat: bool = False) -> Typer:
    """Check specifications, and leave recursive types as they are, or as flat lists of all levels."""
    typer = Typer(library if is_flat else recursion.with_fitting_levels(library))
    check(typer, FLAT_PASSES if is_flat else PASSES)
    return typer


def check_and_unroll(library: Library) -> Typer:
    """Check specifications and unroll their recursive types. Raises SpecError with every problem."""
    typer = _checked(library)
    unrolled = unroll(typer.library)
    if unrolled is not typer.library:
        typer = Typer(unrolled)
        check(typer)
    return typer


def load_library(paths: Iterable[Path], relative_to: Path | None = None, import_paths: Sequence[str] = ()) -> Library:
    """Load specifications and all they import, unchecked, the first one in front. Raises SpecError with all errors."""
    loader = _Loader(relative_to, tuple(map(Path, import_paths)))
    for path in paths:
        loader.load(path.resolve())
    if loader.problems:
        raise problems.SpecError([*loader.problems, *(one for spec in loader.specs.values() for one in spec.problems)])
    imports = {spec_id: tuple(loader.reached(spec_id))[1:] for spec_id in loader.imports}
    return Library({spec.id: spec for spec in loader.specs.values()}, imports, loader.trees)


class _Loader:
    def __init__(self, relative_to: Path | None, import_paths: tuple[Path, ...]) -> None:
        self._relative_to = relative_to
        self._import_paths = import_paths
        self.imports: dict[str, list[str]] = {}
        self.specs: dict[Path, Spec] = {}
        self.trees: dict[str, MapNode] = {}
        self.problems: list[problems.Problem] = []

    def load(self, path: Path) -> Spec | None:
        if path in self.specs:
            return self.specs[path]
        try:
            tree = load_yaml.load_tree_file(path, self._displayed(path))
            spec = read_type.read_spec(tree, self._displayed(path))
        except problems.SpecError as error:
            self.problems.extend(error.problems)
            return None
        for other in self.specs.values():
            if other.id == spec.id:
                self.problems.append(spec.root.place.problem(f"the id `{spec.id}` is already that of {other.file}"))
        self.specs[path] = spec
        self.trees[spec.id] = tree
        self.imports[spec.id] = []
        for item in spec.imports:
            self._import(path, spec, item)
        return self._with_opaque_types(path, spec)

    def reached(self, spec_id: str) -> Collection[str]:
        """Return a specification and all that it imports, the nearest first."""
        return recursion.reachable([spec_id], lambda importer: self.imports.get(importer, ()))

    def _with_opaque_types(self, path: Path, spec: Spec) -> Spec:
        """Import the files that describe the opaque types of a specification, if it has them."""
        tree = self.trees[spec.id]
        meta = tree.get("meta")
        switch = meta.get(_OPAQUE_KEY) if isinstance(meta, MapNode) else None
        if not isinstance(switch, ScalarNode) or switch.value is not True:
            return spec
        opaque = dict(_unknown_types(spec.root, self.reached(spec.id)))
        targets = []
        for name, place in opaque.items():
            if (path.parent / f"{name}.ksy").is_file():
                targets.append(name)
            elif any((folder / f"{name}.ksy").is_file() for folder in self._import_paths):
                targets.append(f"/{name}")
            else:
                sentence = f"`{name}` is an opaque type, and there is no {name}.ksy beside this file or in importPath"
                self.problems.append(place.problem(sentence))
        if targets:
            tree = self.trees[spec.id] = _with_imports(tree, targets, spec.root.place)
            spec, before = read_type.read_spec(tree, spec.file), spec.imports
            self.specs[path] = spec
            for item in spec.imports[len(before) :]:
                self._import(path, spec, item)
        return spec

    def _displayed(self, path: Path) -> str:
        """Name a file the same way on every machine."""
        return Path(os.path.relpath(path, self._relative_to or Path.cwd())).as_posix()

    def _import(self, path: Path, spec: Spec, item: Import) -> None:
        is_absolute = item.path.startswith("/")
        folders = self._import_paths if is_absolute else (path.parent,)
        targets = [(folder / f"{item.path.lstrip('/')}.ksy").resolve() for folder in folders]
        target = next((one for one in targets if one.is_file()), None)
        if target is not None:
            imported = self.load(target)
            if imported is not None:
                self.imports[spec.id].append(imported.id)
            return
        if not is_absolute:
            sentence = f"there is no file {self._displayed(targets[0])} to import"
        elif not folders:
            expected = "expected the option importPath (--import-path)"
            sentence = f"no folder is given in which to look for {item.path}.ksy: {expected}"
        else:
            listed = " or ".join(map(str, folders))
            sentence = f"there is no file {item.path.lstrip('/')}.ksy in {listed}, given by importPath"
        self.problems.append(item.place.problem(sentence))
