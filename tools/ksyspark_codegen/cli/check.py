"""`ksyspark check`: compare all generated files with the specifications."""

from __future__ import annotations

from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.errors import KsysparkError
from ksyspark_codegen.cli.arguments import output_folder, package_name, specification_folder
from ksyspark_codegen.output import compare


class NotFresh(KsysparkError):
    """Generated files are not as the specifications say."""


@click.command()
@specification_folder
@output_folder
@package_name
def check(ksy: Path, out: Path, package: str) -> None:
    """Compare the generated files with the specifications; change nothing."""
    from ksyspark_codegen.generate import generate  # noqa: PLC0415 (pyspark takes a while to import)

    files = generate(ksy, package)
    differences = compare(files, out)
    if differences:
        listed = "\n".join(f"  {out / difference.path}: {difference.what}" for difference in differences)
        how_many = "1 generated file is" if len(differences) == 1 else f"{len(differences)} generated files are"
        raise NotFresh(f"{how_many} not fresh; run `ksyspark generate`:\n{listed}")
    echo(f"{len(files)} files in {out} are as the specifications in {ksy} say")
