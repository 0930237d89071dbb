"""Hold the machine against the reference decoder on mutated messages of all shipped formats, for a while.

Each message may take so many steps of the interpreter, and each batch so much memory for its columns, as its bytes
explain.

    make fuzz                                    five minutes
    python tests/fuzz/run.py --messages 10000000

Every batch has its own seed, which is printed where the decoders differ: `--format NAME --first SEED --messages 1`
shows it again.
"""

from __future__ import annotations

import random
import time
from collections import Counter

import click
from differential import both, bounded_visits, own_code, params_for, seeds_of

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format, installed_formats
from ksyspark_codegen.synthesis.mutation import scrambled

BATCH = 5_000
# After so many seeds plans have machine code of their own for as many.
ROUND = 100
LONGEST = 2_000
# The columns of a batch have at most so many bytes a message, and a byte of it.
ROW_BYTES, COLUMN_BYTES = 4_096, 32


@click.command
@click.option("--seconds", type=float, default=300, show_default=True, help="Stop after so long.")
@click.option("--messages", type=int, help="Stop after so many messages instead.")
@click.option("--first", type=int, default=0, show_default=True, help="Seed of the first batch.")
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
def fuzz(seconds: float, messages: int | None, first: int, names: tuple[str, ...]) -> None:
    """Print what was tried; end with status 1 where the decoders differ."""
    chosen = names or tuple(installed_formats())
    tried: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    end, seed = time.monotonic() + seconds, first
    while (tried.total() < messages) if messages is not None else (time.monotonic() < end):
        name = chosen[seed % len(chosen)]
        refused[name] += _batch(name, seed)
        tried[name] += BATCH
        seed += 1
    for name in chosen:
        click.echo(f"{name}: {tried[name]:,} messages, {refused[name]:,} refused by both, no difference")


def _batch(name: str, seed: int) -> int:
    """Try one batch; return how many messages both refuse."""
    chance = random.Random(seed)
    seeds = [one for one in seeds_of(name) if len(one) <= LONGEST]
    batch = [scrambled(chance, one) for one in chance.choices(seeds, k=BATCH)]
    options = DecodeOptions(enums_as_ints=seed % 2 == 1)
    with own_code(seed // ROUND % 2 == 1), bounded_visits():
        outcome = both(find_format(name), batch, params_for(chance, name, BATCH), options)
    size = outcome.machine.columns.nbytes
    if size > ROW_BYTES * BATCH + COLUMN_BYTES * sum(map(len, batch)):
        raise click.ClickException(f"{name}, seed {seed}: columns of {size:,} bytes")
    difference = outcome.difference(batch)
    if difference or outcome.needlessly:
        row = min(outcome.needlessly, default=0)
        raise click.ClickException(f"{name}, seed {seed}: {difference or f'falls back needlessly: {batch[row].hex()}'}")
    return len(outcome.reference.failures)


if __name__ == "__main__":
    fuzz()
