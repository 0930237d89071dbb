"""`ksyspark package`: a wheel of a folder of specifications, which offers its formats wherever it is installed."""

import re
from collections.abc import Mapping
from importlib.metadata import version as version_of
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.compiler.build import folder_library
from ksyspark.display import show_count
from ksyspark.errors import FormatError
from ksyspark.escaping import code_span, markdown_text
from ksyspark.formats import GROUP, SPECIFICATIONS, InstalledPackage, installed_formats
from ksyspark.spec.library import Library
from ksyspark.spec.load_yaml import read_file
from ksyspark.spec.problems import SpecError
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.cli.arguments import importable
from ksyspark_codegen.kaitai import ToolMissing
from ksyspark_codegen.style import text_of


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("dest", type=click.Path(file_okay=False, path_type=Path))
@click.option("--name", callback=importable, help="Name of the Python package [default: FOLDER's name and _formats].")
@click.option("--version", default="1.0", show_default=True, help="Version of the package.")
@click.option("--skip", is_flag=True, help="Leave specifications with mistakes out, and what imports them.")
@import_path_option
def package(
    *, folder: Path, dest: Path, name: str | None, version: str, skip: bool, import_path: tuple[str, ...]
) -> None:
    """Make a wheel of the specifications of FOLDER in the folder DEST: compiled formats, official parsers, schemas.

    Where it is installed, each door knows its formats by name. Its metadata names the licence of each.
    """
    from ksyspark_codegen import generate as generation  # noqa: PLC0415 (pyspark takes a while to import)

    name = name or re.sub(r"\W+|^(?=\d)", "_", f"{folder.resolve().name.lower()}_formats")
    if skip:
        copy = Path(click.get_current_context().with_resource(TemporaryDirectory()), folder.resolve().name)
        kept = {path for path in folder.rglob("*") if path.is_dir() or path.suffix == ".ksy"}
        folder = copytree(folder, copy, ignore=lambda at, names: [one for one in names if Path(at, one) not in kept])
    import_path = (*import_path, str(folder))
    while True:
        try:
            library = folder_library(folder, import_path)
            licenses, generated = _licenses(library), dict(generation.generate(folder, name, import_path))
            break
        except SpecError as error:
            bad = {folder.parent / problem.file for problem in error.problems} & {*folder.rglob("*.ksy")}
            if not (skip and bad):
                raise
            echo(f"left out: {error}", err=True)
            for path in bad:
                path.unlink()
    imported, own = {one for imports in library.imports.values() for one in imports}, list(licenses)
    for other, fmt in installed_formats().items():
        source = fmt.source
        if other in library.specs and isinstance(source, InstalledPackage) and source.package != name:
            reason = f"{library.specs[other].file}: {source.package} has a format named {other}, too"
            if other not in imported:
                raise FormatError(f"{reason}; choose another id.")
            echo(f"{reason}; in this wheel only what imports it has it.", err=True)
            own.remove(other)
    generated |= generation.index_files(own, name)
    files = {path: file for path, file in generated.items() if path.startswith(f"{name}/")}
    for path in folder.rglob("*.ksy"):
        files[f"{name}/{SPECIFICATIONS}/{path.relative_to(folder).as_posix()}"] = read_file(path, str(path))
    rows = [f"| {code_span(id_)} | {markdown_text(library.specs[id_].title)} | {licenses[id_]} |" for id_ in licenses]
    every = " AND ".join(f"({one})" if " OR " in one else one for one in sorted({*licenses.values()}))
    project = {
        "name": name,
        "version": version,
        "description": "Formats for ksyspark",
        "readme": {
            "content-type": "text/markdown",
            "text": "\n".join(["| format | title | licence |", "|---|---|---|", *rows]),
        },
        "license": every,
        "requires-python": ">=3.11",
        # Compiled formats are read by the version that made them.
        "dependencies": [f"ksyspark=={version_of('ksyspark')}"],
        "entry-points": {GROUP: {name: f"{name}:FORMATS"}},
    }
    with TemporaryDirectory() as root:
        generation.write(files, Path(root))
        wheel = _build(root, dest, project)
    echo(f"{wheel}: {show_count(len(own), 'format')}, licence {every}")


def _licenses(library: Library) -> Mapping[str, str]:
    """Return the licence of each format. Raises SpecError for one that is no SPDX expression, ToolMissing."""
    try:
        from packaging.licenses import canonicalize_license_expression  # noqa: PLC0415 (comes with hatchling)
    except ImportError as error:
        raise ToolMissing("Making a wheel needs hatchling: pip install 'ksyspark[package]'.") from error
    licenses = {}
    for name, tree in sorted(library.trees.items()):
        meta = tree.get("meta")
        node = meta.get("license") if isinstance(meta, MapNode) else None
        try:
            licenses[name] = canonicalize_license_expression(text_of(node)) if node else "LicenseRef-not-stated"
        except ValueError as error:
            assert node is not None
            raise SpecError([node.place.problem(f"expected an SPDX expression, as `MIT`: {error}")]) from error
    return licenses


def _build(root: str, dest: Path, project: Mapping[str, object]) -> str:
    """Build the wheel of the package in a folder; return its path. Raises FormatError."""
    from hatchling.builders.wheel import WheelBuilder  # noqa: PLC0415 (needed here alone)
    from hatchling.metadata.core import ProjectMetadata  # noqa: PLC0415 (as above)
    from hatchling.plugin.manager import PluginManager  # noqa: PLC0415 (as above)

    hatch = {"build": {"ignore-vcs": True, "targets": {"wheel": {"packages": [project["name"]]}}}}
    metadata = ProjectMetadata(root, PluginManager(), {"project": project, "tool": {"hatch": hatch}})
    try:
        [wheel] = WheelBuilder(root, metadata=metadata).build(directory=str(dest.resolve()), versions=["standard"])
    except (OSError, ValueError) as error:
        raise FormatError(f"The wheel cannot be made: {error}") from error
    return wheel
