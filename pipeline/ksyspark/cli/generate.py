"""`ksyspark generate`: write what follows from the specifications."""

from __future__ import annotations

from pathlib import Path

import click

from ksyspark.cli.codegen import generated_files, of_codegen, output_folder, package_name, specification_folder


@click.command()
@specification_folder
@output_folder
@package_name
def generate(ksy: Path, out: Path, package: str) -> None:
    """Write parsers, schemas, layouts and tests of all specifications anew."""
    files = generated_files(ksy, package)
    written = of_codegen(lambda codegen: codegen.write(files, out))
    for difference in written:
        click.echo(difference.path)
    click.echo(f"{len(files)} files in {out}, {len(written)} of them written")
