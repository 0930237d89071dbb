"""`ksyspark generate`: write all files that follow from the specifications."""

from __future__ import annotations

from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading_options import import_path_option
from ksyspark.errors import KsysparkError
from ksyspark_codegen.cli.arguments import output_folder, own_specification_folder, package_name
from ksyspark_codegen.output import write


class ForeignFolder(KsysparkError):
    """The output folder holds files that were not generated, which would be removed from it."""


@click.command()
@own_specification_folder
@output_folder
@package_name
@import_path_option
def generate(ksy: Path, out: Path, package: str, import_path: tuple[str, ...]) -> None:
    """Write all that follows from the specifications anew; OUT holds nothing else then."""
    from ksyspark_codegen.generate import generate as generated_files  # noqa: PLC0415 (pyspark takes a while to import)

    if out.is_dir() and any(out.iterdir()) and not (out / "MANIFEST.json").is_file():
        raise ForeignFolder(f"{out} holds files that were not generated; choose an empty folder.")
    files = generated_files(ksy, package, import_path)
    written = write(files, out)
    for difference in written:
        echo(difference.path)
    echo(f"{len(files)} files in {out}, {len(written)} of them written")
