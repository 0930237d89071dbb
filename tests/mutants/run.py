"""Change plans and specifications, one thing at a time, and count the changes that the made messages show.

    make mutants
    python tests/mutants/run.py --format mqtt_v3 --count 20 --list-survivors

The checks of the generated tests hold the machine to every value and every refusal of the reference decoder. So they
notice a changed plan, or the plan of a changed specification, where it makes something else of one of their messages
than the unchanged one does. That is what is tried here, each change in a process of its own.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
from children import verdict_of
from outcomes import Messages, messages_for
from plan_mutations import Mutation, plan_mutations
from spec_mutations import SpecMutation, spec_mutations

from ksyspark.compiler import opcodes as op
from ksyspark.errors import KsysparkError
from ksyspark.formats import find_format, installed_formats

KSY = Path(__file__).parents[2] / "ksy"
REFUSED = "refused"
T = TypeVar("T", Mutation, SpecMutation)


@click.command
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option(
    "--count", type=int, default=5, show_default=True, help="Changes of each kind, of plan and specification."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds choose equal changes.")
@click.option("--list-survivors", is_flag=True, help="List what was not noticed, with its place.")
def mutants(names: tuple[str, ...], count: int, seed: int, list_survivors: bool) -> None:
    """Print how many changes were noticed."""
    total: Counter[str] = Counter()
    for name in names or installed_formats():
        path = next(KSY.rglob(f"{name}.ksy"))
        messages = messages_for(find_format(name), path)
        plans, specifications = of_plan(messages, count, seed), of_specification(messages, path, count, seed)
        for what, found in (("plan", plans), ("specification", specifications)):
            verdicts = [verdict for verdict in found if verdict[1] != REFUSED]
            survivors = [one for one, verdict in verdicts if not verdict]
            total.update({f"{what}: ": len(verdicts) - len(survivors), f"{what} tried": len(verdicts)})
            click.echo(f"{name}, {what}: {len(verdicts) - len(survivors)} of {len(verdicts)} changes noticed")
            for one in survivors if list_survivors else ():
                click.echo(f"    {one.kind}, {_place(messages, one)}: {one.change}")
    for what in ("plan", "specification"):
        click.echo(f"All formats, {what}: {total[f'{what}: ']} of {total[f'{what} tried']} changes noticed")


def of_plan(messages: Messages, count: int, seed: int) -> Iterator[tuple[Mutation, str]]:
    """Yield some mutations of a format's plan, each with what was noticed of it: nothing where it survives."""
    assert messages.unchanged.messages
    for one in _chosen(list(plan_mutations(messages.fmt.plan)), count, seed):
        yield one, verdict_of(partial(messages.difference, messages.fmt, one.plan))


def of_specification(messages: Messages, path: Path, count: int, seed: int) -> Iterator[tuple[SpecMutation, str]]:
    """Yield some mutations of a specification, each with what was noticed of it, or that it is refused."""
    for one in _chosen(list(spec_mutations(path.read_text(encoding="utf-8"))), count, seed):
        yield one, verdict_of(partial(_difference, messages, path, one))


def _difference(messages: Messages, path: Path, mutation: SpecMutation) -> str:
    """Build the format of a changed specification, beside copies of all that it may import, and use it."""
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(shutil.copytree(path.parents[1], Path(folder) / "ksy")) / path.relative_to(path.parents[1])
        changed.write_text(mutation.text, encoding="utf-8")
        try:
            fmt = find_format(str(changed))
            plan = fmt.plan
        except KsysparkError:
            return REFUSED
        return messages.difference(fmt, plan)


def _chosen(mutations: Sequence[T], count: int, seed: int) -> list[T]:
    """Return up to `count` mutations of each kind, the same ones for the same seed."""
    by_kind = defaultdict(list)
    for one in mutations:
        by_kind[one.kind].append(one)
    chance = random.Random(seed)
    return [one for kind in sorted(by_kind) for one in chance.sample(by_kind[kind], min(count, len(by_kind[kind])))]


def _place(messages: Messages, one: Mutation | SpecMutation) -> str:
    """Return where a survivor is, and whether no message comes by there: a failure in its place is not noticed."""
    if isinstance(one, SpecMutation) or one.line is None:
        return one.place
    plan = messages.fmt.plan
    program = (*plan.program[: one.line], (op.FAIL,), *plan.program[one.line + 1 :])
    is_reached = verdict_of(partial(messages.difference, messages.fmt, replace(plan, program=program)))
    return one.place if is_reached else f"{one.place} (no message comes by)"


if __name__ == "__main__":
    mutants()
