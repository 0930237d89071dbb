"""Change plans and specifications, one thing at a time, and count the changes that the made messages show.

    make mutants
    python tests/mutants/run.py --format mqtt_v3 --count 20 --list-survivors

The checks of the generated tests hold the machine to every value and to every refusal of the reference decoder. So they
notice a changed plan, or the plan of a changed specification, exactly where it makes something else of one of their
messages than the unchanged one does. That is what is tried here, each change in a process of its own.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import click
from children import verdict_of
from outcomes import Messages, messages_for
from plan_mutations import Mutation, plan_mutations
from spec_mutations import SpecMutation, spec_mutations

from ksyspark.errors import KsysparkError
from ksyspark.formats import find_format, installed_formats

KSY = Path(__file__).parents[2] / "ksy"
REFUSED = "refused"
T = TypeVar("T", Mutation, SpecMutation)


@click.command
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option("--count", type=int, default=5, show_default=True, help="Changes of each kind, for plan and specification.")
@click.option("--seed", type=int, default=0, show_default=True, help="Equal seeds choose equal changes.")
@click.option("--list-survivors", is_flag=True, help="List what was not noticed, with its place.")
def mutants(names: tuple[str, ...], count: int, seed: int, list_survivors: bool) -> None:
    """Print how many changes were noticed."""
    noticed: Counter[str] = Counter()
    for name in names or installed_formats():
        path = next(KSY.rglob(f"{name}.ksy"))
        messages = messages_for(find_format(name), path)
        for what, verdicts in (
            ("plan", of_plan(messages, count, seed)),
            ("specification", of_specification(messages, path, count, seed)),
        ):
            tried = [(mutation, verdict) for mutation, verdict in verdicts if verdict != REFUSED]
            survivors = [mutation for mutation, verdict in tried if not verdict]
            noticed.update({f"{what} tried": len(tried), f"{what} noticed": len(tried) - len(survivors)})
            click.echo(f"{name}, {what}: {len(tried) - len(survivors)} of {len(tried)} changes noticed")
            for one in survivors if list_survivors else ():
                click.echo(f"    {one.kind:10}  {one.place}: {one.change}")
    for what in ("plan", "specification"):
        click.echo(f"All, {what}: {noticed[f'{what} noticed']} of {noticed[f'{what} tried']} changes noticed")


def of_plan(messages: Messages, count: int, seed: int) -> Iterator[tuple[Mutation, str]]:
    """Yield some mutations of a format's plan, each with what was noticed of it: nothing where it survives."""
    plan = messages.plan
    yield from _tried(_chosen(list(plan_mutations(plan)), count, seed), lambda one: messages.difference(one.plan))


def of_specification(messages: Messages, path: Path, count: int, seed: int) -> Iterator[tuple[SpecMutation, str]]:
    """Yield some mutations of a specification, each with what was noticed of it, or that it is refused."""

    def difference(one: SpecMutation) -> str:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "ksy"
            shutil.copytree(path.parents[1], copy)
            changed = copy / path.relative_to(path.parents[1])
            changed.write_text(one.text, encoding="utf-8")
            try:
                fmt = find_format(str(changed))
                fmt.layout.root  # noqa: B018 (a specification is read when it is first asked)
            except KsysparkError:
                return REFUSED
            return messages.difference_of_format(fmt)

    yield from _tried(_chosen(list(spec_mutations(path.read_text(encoding="utf-8"))), count, seed), difference)


def _chosen(mutations: Sequence[T], count: int, seed: int) -> list[T]:
    """Return up to `count` mutations of each kind, the same ones for the same seed."""
    by_kind = defaultdict(list)
    for one in mutations:
        by_kind[one.kind].append(one)
    chance = random.Random(seed)
    return [one for kind in sorted(by_kind) for one in chance.sample(by_kind[kind], min(count, len(by_kind[kind])))]


def _tried(mutations: Sequence[T], difference: Callable[[T], str]) -> Iterator[tuple[T, str]]:
    for one in mutations:
        yield one, verdict_of(lambda one=one: difference(one))


if __name__ == "__main__":
    mutants()
