"""Change generated plans and parsers in ways that matter, and show that the generated tests notice.

    make mutants
    python tests/mutants/run.py --format mqtt_v3 --count 20 --list-survivors

Ends with status 1 where less than 95 of 100 changes that any message shows are noticed.
"""

from __future__ import annotations

import time
from pathlib import Path

if __name__ == "__main__":
    from bounds import check_bounds

    check_bounds()

import click
from tally import Tally
from trying import ROOMS, trial_of, try_changes

from ksyspark.formats import find_format, installed_formats

KSY = Path(__file__).parents[2] / "ksy"
WANTED = 0.95


@click.command
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option("--room", "rooms", multiple=True, type=click.Choice(ROOMS), help="Only changes to these modules.")
@click.option("--count", type=int, default=2, show_default=True, help="Changes of each kind for a format's module.")
@click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds choose equal changes.")
@click.option("--list-survivors", is_flag=True, help="List what was not noticed.")
def mutants(names: tuple[str, ...], rooms: tuple[str, ...], count: int, seed: int, list_survivors: bool) -> None:
    """Print how many changes were noticed, of those that any message shows."""
    tally = Tally()
    for name in names or installed_formats():
        started = time.monotonic()
        trial = trial_of(find_format(name), next(KSY.rglob(f"{name}.ksy")))
        for room in rooms or ROOMS:
            for verdict in try_changes(trial, room, count, seed):
                tally.add(name, verdict)
        click.echo(f"{tally.line(name)}  {time.monotonic() - started:5.0f} s", err=True)
    click.echo(tally.report(with_survivors=list_survivors))
    raise SystemExit(0 if tally.share >= WANTED else 1)


if __name__ == "__main__":
    mutants()
