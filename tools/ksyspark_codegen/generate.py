"""From specifications to texts by path: a pure function, sorted and without dates: every machine gives the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ksyspark.compiler import Plan, make_plan
from ksyspark.compiler.skeleton import Needs, find_mark, find_needs, skeleton, why_endless, with_skeleton
from ksyspark.layout.lower import lower
from ksyspark.layout.lowered import Model
from ksyspark.spec.library import Library, load_library
from ksyspark.spec.load import check_and_unroll, load_specifications
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.targets.index import index_files
from ksyspark_codegen.targets.layouts import layout_text
from ksyspark_codegen.targets.manifest import manifest_text
from ksyspark_codegen.targets.parsers import has_frame, parser_files
from ksyspark_codegen.targets.plans import plan_text
from ksyspark_codegen.targets.schemas import schema_text
from ksyspark_codegen.targets.tests import test_files

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
    typer = check_and_unroll(library)
    models = _models(typer)
    files = dict(index_files(models, package))
    files.update({f"{package}/{path}": text for path, text in _rooms(typer, models)})
    files.update(test_files(typer.library, models, package))
    specs = {
        spec.file: (ksy.resolve().parent / spec.file).read_text(encoding="utf-8") for spec in library.specs.values()
    }
    files["MANIFEST.json"] = manifest_text(specs, files)
    return dict(sorted(files.items()))


def build_format(path: Path) -> BuiltFormat:
    """Return the modules of one specification, for use at once. Raises what `generate` raises."""
    typer = load_specifications([path])
    return BuiltFormat(path.stem, dict(_rooms(typer, _models(typer))))


def _models(typer: Typer) -> list[Model]:
    return [lower(typer, spec) for _, spec in sorted(typer.library.specs.items())]


def _rooms(typer: Typer, models: Sequence[Model]) -> Iterator[tuple[str, str]]:
    yield from parser_files(typer.library, models)
    for model in models:
        spec = typer.library.specs[model.name]
        framed, mark = has_frame(typer.library, spec), find_mark(typer.library, spec)
        yield f"layouts/{model.name}.py", layout_text(model, has_frame=framed, mark=mark)
        yield f"schemas/{model.name}.py", schema_text(model)
        plans = {"PLAN": make_plan(typer, spec), **_frame_plans(typer.library, spec)}
        yield f"plans/{model.name}.py", plan_text(model, plans)


def _frame_plans(library: Library, spec: Spec) -> dict[str, Plan]:
    """Return the plan that cuts a stream of messages, where they tell their own end and a plan can find it.

    Beside it the plan of the strict skeleton, where that has more rules.
    """
    needs = find_needs(library, spec)
    if why_endless(library, spec, needs):
        return {}
    frame = _frame_plan(library, spec, needs, is_strict=False)
    if frame is None or skeleton(library, spec, needs) == skeleton(library, spec, needs, is_strict=True):
        return {"FRAME": frame} if frame else {}
    strict = _frame_plan(library, spec, needs, is_strict=True)
    return {"FRAME": frame, "IN_STEP": strict} if strict else {"FRAME": frame}


def _frame_plan(library: Library, spec: Spec, needs: Needs, *, is_strict: bool) -> Plan | None:
    changed = with_skeleton(library, spec, needs, is_strict=is_strict)
    plan = make_plan(Typer(changed), changed.specs[spec.id], has_columns=False)
    return plan if plan.is_usable else None
