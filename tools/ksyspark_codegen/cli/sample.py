"""`ksyspark sample`: messages made from a specification."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, BinaryIO, cast

import click
import pyarrow as pa

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option, pairs
from ksyspark.display import show_count
from ksyspark.formats import Format
from ksyspark.io.framings import framed_by
from ksyspark.options.read_options import CONTAINERS, ReadOptions
from ksyspark.reader.messages import StreamValues
from ksyspark_codegen.checks.samples import format_of, seeds_in
from ksyspark_codegen.cli.arguments import folder_option, specification_of, specifications_option
from ksyspark_codegen.synthesis.samples import make_samples


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.option("--count", type=click.IntRange(min=1), default=100, show_default=True, help="Messages to make.")
@click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds give equal messages.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file (default: standard output).")
@click.option(
    "--framing", help="stream, length-prefixed, jsonl, mqsc-dump, fixed or file (default: stream where it can be cut)."
)
@click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format.")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="An option of the framing.")
@folder_option("--samples", None, "Folder of samples with expectations: messages are grown from these.", exists=True)
@click.option("--coverage", is_flag=True, help="Report what the messages show of all the specification allows.")
@specifications_option
@import_path_option
def sample(
    format_name: str,
    count: int,
    seed: int,
    out: Path | None,
    coverage: bool,
    ksy: Path,
    import_path: tuple[str, ...],
    **settings: object,
) -> None:
    """Write messages that obey the specification, varied so that a few hundred show all of it.

    Parameters have their defaults unless they are given; only framing=jsonl, which writes them, varies them.
    """
    if out is None and sys.stdout.isatty():
        raise click.UsageError("Messages are not for a terminal: name a file with --out, or send them to a pipe.")
    path = specification_of(format_name, ksy)
    seeds = seeds_in(path, cast(Path | None, settings.pop("samples")), import_path)
    fmt = format_of(path, import_path)
    options = _options(fmt, **settings)  # type: ignore[arg-type]
    has_params = options.framing.kind == "jsonl"
    defaults = {} if has_params else {one.id: one.default for one in fmt.layout.params if one.default is not None}
    made = make_samples(path, seed, {**defaults, **options.params}, import_path, seeds)
    size = 0
    with out.open("wb") if out else nullcontext(sys.stdout.buffer) as file:
        for piece in _pieces(made, count, fmt, options):
            size += cast(BinaryIO, file).write(piece)
    echo(f"{show_count(count, 'message')}, {show_count(size, 'byte')}", err=True)
    if coverage:
        echo(made.report(count), err=True)


def _pieces(made: Any, count: int, fmt: Format, options: ReadOptions) -> Iterator[bytes]:
    """Yield the bytes of the file: the messages that show all there is, then variations."""
    framed = framed_by(options.framing, fmt.layout, options.params)
    if options.framing.kind in CONTAINERS:
        yield from (framed(one.data, one.params) for batch in made.batches(count) for one in batch)
        return
    data = ([one.data for one in batch] for batch in made.batches(count))
    for messages in _telling_last(fmt, data, options):
        yield b"".join(framed(message, {}) for message in messages)


def _options(fmt: Format, *, framing: str | None, params: tuple[str, ...], more: tuple[str, ...]) -> ReadOptions:
    kind = framing or ("stream" if fmt.layout.is_self_delimiting else "length-prefixed")
    given_params = {f"param.{name}": value for name, value in pairs(params, "--param").items()}
    settings = {"framing": kind, **given_params, **pairs(more, "--option"), "paths": []}
    per_message = [param.id for param in fmt.layout.params] if kind == "jsonl" else ()
    return ReadOptions.from_mapping(settings, fmt.layout, per_message)


def _telling_last(fmt: Format, batches: Iterable[list[bytes]], options: ReadOptions) -> Iterator[list[bytes]]:
    """Put messages that tell parameters to a stream behind all others, which were made with those that are given."""
    values, telling = StreamValues(fmt, options), list[bytes]()
    for messages in batches:
        rows = values.telling(pa.array(messages, pa.binary())) if values.params else set[int]()
        yield [message for row, message in enumerate(messages) if row not in rows]
        telling += [messages[row] for row in sorted(rows)]
    yield telling
