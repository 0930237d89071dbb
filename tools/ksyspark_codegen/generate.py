"""From specifications to texts by path: a pure function, sorted and without dates: every machine gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark_codegen.library import Library, load_library
from ksyspark_codegen.lowering.lower import lower
from ksyspark_codegen.lowering.model import Model
from ksyspark_codegen.passes import check
from ksyspark_codegen.problems import Problem, SpecError
from ksyspark_codegen.targets.index import index_files
from ksyspark_codegen.targets.layouts import layout_text
from ksyspark_codegen.targets.manifest import manifest_text
from ksyspark_codegen.targets.parsers import has_frame, parser_files
from ksyspark_codegen.targets.schemas import schema_text
from ksyspark_codegen.targets.tests import test_text
from ksyspark_codegen.typing.infer import Typer

PACKAGE = "ksyspark_formats"


@dataclass(frozen=True, slots=True)
class BuiltFormat:
    """The generated modules of one specification given by path: `layouts/x.py` -> source."""

    name: str
    texts: Mapping[str, str]


def generate(ksy: Path, package: str = PACKAGE) -> dict[str, str]:
    """Return all generated files of a folder of specifications, by path below the output folder.

    Raises SpecError with the mistakes of all specifications, ToolMissing where the official compiler cannot run.
    """
    paths = sorted(ksy.rglob("*.ksy"))
    if not paths:
        raise SpecError([Problem(str(ksy), 0, 0, "", "there is no .ksy file in this folder")])
    library = load_library(paths, ksy.resolve().parent)
    models = _models(library)
    files = dict(index_files(models, package))
    files.update({f"{package}/{path}": text for path, text in _rooms(library, models)})
    files.update({f"tests/test_{model.name}.py": test_text(model) for model in models})
    specs = {
        spec.file: (ksy.resolve().parent / spec.file).read_text(encoding="utf-8") for spec in library.specs.values()
    }
    files["MANIFEST.json"] = manifest_text(specs, files)
    return dict(sorted(files.items()))


def build_format(path: Path) -> BuiltFormat:
    """Return the modules of one specification, for use at once. Raises what `generate` raises."""
    library = load_library([path])
    return BuiltFormat(path.stem, dict(_rooms(library, _models(library))))


def _models(library: Library) -> list[Model]:
    typer = Typer(library)
    check(typer)
    return [lower(typer, spec) for _, spec in sorted(library.specs.items())]


def _rooms(library: Library, models: Iterable[Model]) -> Iterable[tuple[str, str]]:
    listed = list(models)
    yield from parser_files(library, listed)
    for model in listed:
        yield f"layouts/{model.name}.py", layout_text(model, has_frame=has_frame(library, library.specs[model.name]))
        yield f"schemas/{model.name}.py", schema_text(model)
