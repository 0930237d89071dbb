"""`ksyspark generate`: write what follows from the specifications."""

from __future__ import annotations

from pathlib import Path

import click

from ksyspark_codegen.cli.codegen import (
    CannotGenerate,
    generated_files,
    of_codegen,
    output_folder,
    package_name,
    specification_folder,
)


@click.command()
@specification_folder
@output_folder
@package_name
def generate(ksy: Path, out: Path, package: str) -> None:
    """Write all that follows from the specifications anew; OUT holds nothing else then."""
    _refuse_foreign(out)
    files = generated_files(ksy, package)
    written = of_codegen(lambda codegen: codegen.write(files, out))
    for difference in written:
        click.echo(difference.path)
    click.echo(f"{len(files)} files in {out}, {len(written)} of them written")


def _refuse_foreign(out: Path) -> None:
    """Refuse a folder that holds other things: what the specifications do not make is removed from it."""
    if out.is_dir() and any(out.iterdir()) and not (out / "MANIFEST.json").is_file():
        raise CannotGenerate(f"{out} holds files that were not generated; choose an empty folder.")
