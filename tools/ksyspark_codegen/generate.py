"""From specifications to files by path, sorted and without dates; targets of other packages join by entry points."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path

from ksyspark.compiler.build import build_all, files_of, folder_library
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each
from ksyspark_codegen.output import Content
from ksyspark_codegen.targets import parsers, schemas, templates, tests

_FOLDERS = {
    "parsers": ("Parsers by the official Kaitai Struct compiler, one for each specification.", None),
    "schemas": ("Spark schema of each format.", "pyspark"),
}


def index_files(names: Sequence[str], package: str) -> Iterator[tuple[str, str]]:
    """Yield the `__init__.py` of the package and of its folders, as (path, text)."""
    yield f"{package}/__init__.py", templates.fill("index.py.jinja", names=names, package=package)
    for folder, (words, needed) in _FOLDERS.items():
        yield f"{package}/{folder}/__init__.py", templates.fill("folder.py.jinja", words=words, package=needed)


_COMPILER = "kaitai-struct-compiler 0.11.0"


def manifest_text(specs: Mapping[str, str], files: Mapping[str, Content]) -> str:
    """Return the manifest: the SHA-256 of every specification (path -> text) and of every generated file.

    That of a compiled part is of what it says, not of its bytes.
    """
    listed = {
        "compiler": _COMPILER,
        "files": {path: _digest(files[path]) for path in sorted(files)},
        "specifications": {path: _digest(specs[path]) for path in sorted(specs)},
    }
    return json.dumps(listed, indent=2) + "\n"


def _digest(content: Content) -> str:
    return hashlib.sha256(content.encode()).hexdigest() if isinstance(content, str) else content.digest


PACKAGE = "ksyspark_formats"
GROUP = "ksyspark.targets"
Target = Callable[[Path, Library, Typer], Mapping[str, str]]
"""More files that follow from a folder of specifications, by path below the output folder.

It gets the folder, its specifications as they are written, and the same checked, with recursive types unrolled.
"""


def generate(ksy: Path, package: str = PACKAGE, import_paths: Sequence[str] = ()) -> dict[str, Content]:
    """Return all generated files of a folder of specifications, by path below the output folder.

    Absolute imports are looked up in the folders `import_paths`; what is imported is generated too. Installed targets
    add their files. Raises SpecError with the mistakes of all specifications, ToolMissing where the official compiler
    cannot run.
    """
    library = folder_library(ksy, import_paths)
    typer = checked_each(library)
    specs, compiled = typer.library.specs, build_all(typer)
    folders = [Path(os.path.relpath(one, ksy.resolve().parent)).as_posix() for one in import_paths]
    files: dict[str, Content] = dict(index_files(list(compiled), package))
    files.update({f"{package}/{path}": text for path, text in parsers.parser_files(typer.library)})
    files.update({f"{package}/{path}": file for path, file in files_of(compiled)})
    for name, parts in compiled.items():
        files[f"{package}/schemas/{name}.py"] = schemas.schema_text(parts.layout, specs[name].file)
    files.update(tests.test_files(typer.library, [one.layout for one in compiled.values()], package, folders))
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        target: Target = entry.load()
        files.update(target(ksy, library, typer))
    texts = {spec.file: (ksy.resolve().parent / spec.file).read_text(encoding="utf-8") for spec in specs.values()}
    files["MANIFEST.json"] = manifest_text(texts, files)
    return dict(sorted(files.items()))
