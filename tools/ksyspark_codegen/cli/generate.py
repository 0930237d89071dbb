"""`ksyspark generate` and `ksyspark check`: write all generated files, or hold them to the specifications."""

from collections.abc import Iterable
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.spec.load import load_specifications
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.cli import arguments
from ksyspark_codegen.style import conventions_broken


class CheckFailed(KsysparkError):
    """Specifications lack something, or generated files are not as they say."""


@click.command()
@click.argument("formats", nargs=-1, metavar="[FORMAT]...")
@arguments.folder_option("--ksy", arguments.DEFAULT_FOLDER, "Folder of the specifications.")
@arguments.output_folder
@arguments.package_name
@import_path_option
@click.option(
    "--conventions/--no-conventions",
    default=None,
    help="Require what ksyspark requires of its own fields: doc, doc-ref, -source, -status (default: of these only).",
)
def check(
    formats: tuple[str, ...], ksy: Path, out: Path, package: str, import_path: tuple[str, ...], conventions: bool | None
) -> None:
    """Compare the specifications with their conventions, and the generated files with them; change nothing.

    With names of formats only their specifications are checked, which takes seconds; generated files are left out.
    """
    if not formats and not ksy.is_dir():
        raise click.BadParameter(f"Directory '{ksy}' does not exist; name specifications, or --ksy FOLDER.")
    paths = [arguments.specification_of(name, ksy) for name in formats]
    is_asked = (ksy.resolve().parent / "tools" / "ksyspark_codegen").is_dir() if conventions is None else conventions
    broken = conventions_broken(ksy, paths) if is_asked else []
    against = f"{show_count(len(broken), 'place')} of specifications against the conventions of ksy/README.md:"
    lacking = _below(against, map(str, broken))
    try:
        if formats:
            load_specifications(paths, ksy.resolve().parent, import_path)
            stale, sound = list[str](), f"{', '.join(formats)}: no mistake found; generated files were not compared"
        else:
            from ksyspark_codegen import generate as generation  # noqa: PLC0415 (pyspark takes a while to import)

            files = generation.generate(ksy, package, import_path)
            differences = generation.compare(files, out)
            how_many = "1 generated file is" if len(differences) == 1 else f"{len(differences)} generated files are"
            not_fresh = f"{how_many} not fresh; run `ksyspark generate`:"
            stale = _below(not_fresh, (f"{out / one.path}: {one.what}" for one in differences))
            sound = f"{len(files)} files in {out} are as the specifications in {ksy} say"
    except SpecError as error:
        raise CheckFailed("\n".join([str(error), *lacking])) from error
    if lacking or stale:
        raise CheckFailed("\n".join([*lacking, *stale]))
    echo(sound)


def _below(heading: str, places: Iterable[str]) -> list[str]:
    """Return places in lines below a heading; nothing without a place."""
    lines = [f"  {place}" for place in places]
    return [heading, *lines] if lines else []


class ForeignFolder(KsysparkError):
    """The output folder holds files that were not generated, which would be removed from it."""


@click.command()
@arguments.own_specification_folder
@arguments.output_folder
@arguments.package_name
@import_path_option
def generate(ksy: Path, out: Path, package: str, import_path: tuple[str, ...]) -> None:
    """Write all that follows from the specifications anew; OUT holds nothing else then."""
    from ksyspark_codegen import generate as generation  # noqa: PLC0415 (pyspark takes a while to import)

    if out.is_dir() and any(out.iterdir()) and not (out / "MANIFEST.json").is_file():
        raise ForeignFolder(f"{out} holds files that were not generated; choose an empty folder.")
    files = generation.generate(ksy, package, import_path)
    written = generation.write(files, out)
    for difference in written:
        echo(difference.path)
    echo(f"{len(files)} files in {out}, {len(written)} of them written")
