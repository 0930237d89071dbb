"""`ksyspark check`: tell whether the specifications are sound and all that is generated is as they say."""

from __future__ import annotations

from pathlib import Path

import click

from ksyspark.errors import KsysparkError
from ksyspark_codegen.cli.codegen import generated_files, of_codegen, output_folder, package_name, specification_folder


class NotFresh(KsysparkError):
    """Generated files are not as the specifications say."""


@click.command()
@specification_folder
@output_folder
@package_name
def check(ksy: Path, out: Path, package: str) -> None:
    """Compare the generated files with the specifications; change nothing."""
    files = generated_files(ksy, package)
    differences = of_codegen(lambda codegen: codegen.compare(files, out))
    if differences:
        listed = "\n".join(f"  {out / difference.path}: {difference.what}" for difference in differences)
        how_many = "1 generated file is" if len(differences) == 1 else f"{len(differences)} generated files are"
        raise NotFresh(f"{how_many} not fresh; run `ksyspark generate`:\n{listed}")
    click.echo(f"{len(files)} files in {out} are as the specifications in {ksy} say")
