"""From specifications to files by path: a pure function, sorted and without dates: every machine gives the same."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ksyspark.compiler.build import build_all, files_of, folder_library
from ksyspark.spec.load import checked_each
from ksyspark_codegen.output import Content
from ksyspark_codegen.review.documents.page import Loaded
from ksyspark_codegen.review.page.site import pages
from ksyspark_codegen.targets.index import index_files
from ksyspark_codegen.targets.manifest import manifest_text
from ksyspark_codegen.targets.parsers import parser_files
from ksyspark_codegen.targets.schemas import schema_text
from ksyspark_codegen.targets.tests import test_files

PACKAGE = "ksyspark_formats"


def generate(ksy: Path, package: str = PACKAGE, import_paths: Sequence[str] = ()) -> dict[str, Content]:
    """Return all generated files of a folder of specifications, by path below the output folder.

    Absolute imports are looked up in the folders `import_paths`; what is imported is generated too. Raises SpecError
    with the mistakes of all specifications, ToolMissing where the official compiler cannot run.
    """
    library = folder_library(ksy, import_paths)
    typer = checked_each(library)
    specs, compiled = typer.library.specs, build_all(typer)
    folders = [Path(os.path.relpath(one, ksy.resolve().parent)).as_posix() for one in import_paths]
    files: dict[str, Content] = dict(index_files(list(compiled), package))
    files.update({f"{package}/{path}": text for path, text in parser_files(typer.library)})
    files.update({f"{package}/{path}": file for path, file in files_of(compiled)})
    for name, one in compiled.items():
        files[f"{package}/schemas/{name}.py"] = schema_text(one.layout, specs[name].file)
    files.update(test_files(typer.library, [one.layout for one in compiled.values()], package, folders))
    files.update({f"review/{name}": text for name, text in pages(ksy, Loaded(library, typer)).items()})
    texts = {spec.file: (ksy.resolve().parent / spec.file).read_text(encoding="utf-8") for spec in specs.values()}
    files["MANIFEST.json"] = manifest_text(texts, files)
    return dict(sorted(files.items()))
