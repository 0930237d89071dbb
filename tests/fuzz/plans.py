"""Change plans, one thing at a time, and count the changes that the made messages show.

The generated tests hold the machine to every value and failure of the reference decoder, so they notice a changed plan
that decodes one of their messages otherwise. Each change is tried in a process of its own.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import click
from outcomes import Messages, messages_for, outcome
from plan_mutations import Mutation, plan_mutations

from ksyspark.compiler import instructions as op
from ksyspark.formats import find_format, installed_formats

KSY = Path(__file__).parents[2] / "ksy"


@click.command
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option("--count", default=5, show_default=True, help="Changes of each kind.")
@click.option("--seed", default=0, show_default=True, help="Equal seeds choose equal changes.")
@click.option("--list-survivors", is_flag=True, help="List what was not noticed, with its place.")
def plans(names: tuple[str, ...], count: int, seed: int, list_survivors: bool) -> None:
    """Print how many changes were noticed."""
    noticed = tried = 0
    for name in names or installed_formats():
        messages = messages_for(find_format(name), next(KSY.rglob(f"{name}.ksy")))
        outcomes = list(outcomes_of(messages, plan_mutations(messages.fmt.plan), count, seed))
        survivors = [one for one, difference in outcomes if not difference]
        tried += len(outcomes)
        noticed += len(outcomes) - len(survivors)
        click.echo(f"{name}: {len(outcomes) - len(survivors)} of {len(outcomes)} changes noticed")
        for one in survivors if list_survivors else ():
            click.echo(f"    {one.kind}, {_place(messages, one)}: {one.change}")
    click.echo(f"All formats: {noticed} of {tried} changes noticed")


def outcomes_of(messages: Messages, tried: Iterable[Mutation], count: int, seed: int) -> Iterator[tuple[Mutation, str]]:
    """Yield up to `count` mutations of each kind with what is noticed of them."""
    assert messages.unchanged.messages  # decoded once, before processes are forked
    by_kind = defaultdict(list)
    for one in tried:
        by_kind[one.kind].append(one)
    chance = random.Random(seed)
    for kind in sorted(by_kind):
        for one in chance.sample(by_kind[kind], min(count, len(by_kind[kind]))):
            yield one, outcome(partial(messages.difference, one.changed))


def _place(messages: Messages, one: Mutation) -> str:
    """Return where a survivor is, and whether no message comes by there: a failure in its place is not noticed."""
    if one.line is None:
        return one.place
    program = messages.fmt.plan.program
    failing = replace(messages.fmt.plan, program=(*program[: one.line], (op.FAIL,), *program[one.line + 1 :]))
    return one.place if outcome(partial(messages.difference, failing)) else f"{one.place} (no message comes by)"


if __name__ == "__main__":
    plans()
