"""`ksyspark new`: begin a format of one's own with a specification that keeps all conventions, and a sample."""

import keyword
import re
from collections.abc import Mapping
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_given
from ksyspark.errors import KsysparkError
from ksyspark.escaping import json_text
from ksyspark.formats import find_format, installed_formats
from ksyspark_codegen.cli.arguments import DEFAULT_FOLDER, folder_option

SAMPLE = "first.stream"
_MESSAGES = (b"\x01\x05Alice", b"\x02\x03Bob")
_ID = re.compile(r"[a-z][a-z0-9_]*")


class NameTaken(KsysparkError):
    """There is a format of this name."""


def _format_id(_context: click.Context, _argument: click.Parameter, name: str) -> str:
    if not _ID.fullmatch(name) or keyword.iskeyword(name):
        raise click.BadParameter(
            f"{show_given(name)} is not lower_snake_case, as meter_reading is, or is a word of Python."
        )
    return name


@click.command()
@click.argument("name", metavar="ID", callback=_format_id)
@click.option("--system", help="Folder of the specification below --ksy, after what sends the messages [default: ID].")
@click.option("--title", help="What the messages are, in a few words.")
@folder_option("--ksy", DEFAULT_FOLDER, "Folder of the specifications.")
@folder_option("--samples", "tests/samples", "Folder of the samples.")
def new(name: str, system: str | None, title: str | None, ksy: Path, samples: Path) -> None:
    """Begin a format: write a first specification, a sample and what it decodes to, and say how to go on.

    The specification describes a small message, and passes every check. Change it to what your document says.
    """
    taken = [*ksy.rglob(f"{name}.ksy")] if ksy.is_dir() else []
    if taken or name in installed_formats():
        raise NameTaken(f"There is a format named {name} already{f': {taken[0]}' if taken else ''}; choose another id.")
    title = title or f"Messages of {name.replace('_', ' ')}"
    for path in begin_format(ksy / (system or name) / f"{name}.ksy", samples / name, title, system or name):
        echo(str(path))
    echo(f"\nNow write the specification and put real messages beside {samples / name / 'README.md'}, then:")
    echo(f"  ksyspark test {name} {samples / name} --record")
    echo("  ksyspark generate")
    echo("  ksyspark check")


class AlreadyThere(KsysparkError):
    """A file of the new format exists."""


def begin_format(specification: Path, samples: Path, title: str, application: str) -> list[Path]:
    """Write the first specification of a format and its folder of samples; return the files.

    Nothing is written where a file exists, which raises AlreadyThere, or where a text is none of a specification, which
    raises SpecError.
    """
    from ksyspark.spec.load_yaml import load_tree  # noqa: PLC0415 (slow to import)
    from ksyspark_codegen.checks.samples import record  # noqa: PLC0415 (Arrow takes a while to import)

    texts = _texts(specification, samples, title, application)
    for path in texts:
        if path.exists():
            raise AlreadyThere(f"{path} is there already; `ksyspark new` changes no file.")
    load_tree(texts[specification].decode(), str(specification))
    for path, content in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    recorded = record(find_format(str(specification)), samples, {})
    return [*texts, *(one.file for one in recorded)]


def _texts(specification: Path, samples: Path, title: str, application: str) -> Mapping[Path, bytes]:
    from ksyspark_codegen.targets.templates import fill  # noqa: PLC0415 (slow to import)

    name = specification.stem
    quoted = {"title": json_text(title), "application": json_text(application)}
    readme = fill("first_samples.md.jinja", id=name, sample=SAMPLE, folder=samples.as_posix())
    return {
        specification: fill("first.ksy.jinja", id=name, **quoted).encode(),
        samples / "README.md": readme.encode(),
        samples / SAMPLE: b"".join(_MESSAGES),
    }
