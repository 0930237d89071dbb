"""Change specifications, one statement at a time, and tell which changes no sample notices.

Only samples judge: what is made from a specification agrees with it, right or wrong. A change that compiles to the same
plan is equivalent and does not count; others that mean the same stand in `equivalents.json` with their reasons.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import click
from judges import EQUIVALENT, REFUSED, Judge, judges_of
from outcomes import outcome
from spec_changes import KINDS, Change, changes_of

from ksyspark.formats import find_format, installed_formats

ROOT = Path(__file__).parents[2]
EQUIVALENTS = Path(__file__).parent / "equivalents.json"


@dataclass(frozen=True)
class Verdict:
    """What samples say of a change: nothing, if it survives them."""

    format: str
    change: Change
    notice: str

    @property
    def name(self) -> str:
        return f"{self.format}{self.change.name}"


@click.command
@click.option("--format", "names", multiple=True, help="Only this format; may be given again.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="Only this kind; may be given again.")
@click.option("--changes", type=click.IntRange(1), help="So many changes, of each kind in turn.  [default: all]")
@click.option("--seed", default=0, show_default=True, help="Equal seeds choose equal changes.")
def specifications(names: tuple[str, ...], kinds: tuple[str, ...], changes: int | None, seed: int) -> None:
    """List the changes that no sample notices, by line of the specification."""
    judges = {name: _judge(name) for name in installed_formats()}
    reasons = Reasons(EQUIVALENTS)
    verdicts: list[Verdict] = []
    seconds: Counter[str] = Counter()
    began = time.perf_counter()
    for verdict in _counted(_verdicts(names or tuple(judges), judges, kinds, seed, reasons), changes):
        seconds[verdict.format] += time.perf_counter() - began
        began = time.perf_counter()
        verdicts.append(verdict)
        if sys.stderr.isatty():
            click.echo(f"\r{len(verdicts)} changes", err=True, nl=False)
        reason = reasons.of(verdict.name)
        if reason and verdict.notice:
            click.echo(f"{_place(judges, verdict)}  {verdict.notice}, so this no longer holds: {reason}")
        elif not verdict.notice:
            click.echo(f"{_place(judges, verdict)}  {verdict.change}")
    _report(verdicts, seconds)


class Reasons:
    """Why changes mean the same, by the names of the changes, in which `*` stands for anything."""

    def __init__(self, file: Path) -> None:
        listed = json.loads(file.read_text(encoding="utf-8"))
        self._patterns = [
            (re.compile(re.escape(name).replace(r"\*", ".*")), one["reason"])
            for one in listed
            for name in one["changes"]
        ]

    def of(self, name: str) -> str:
        """Return the reason why a change means the same, or nothing."""
        return next((reason for pattern, reason in self._patterns if pattern.fullmatch(name)), "")


def _judge(name: str) -> Judge:
    path = next((ROOT / "ksy").rglob(f"{name}.ksy"))
    return Judge(find_format(name), path, ROOT / "tests" / "samples" / name)


def _verdicts(
    names: Iterable[str], judges: Mapping[str, Judge], kinds: tuple[str, ...], seed: int, reasons: Reasons
) -> Iterator[Verdict]:
    for name, change in _in_turn(names, judges, kinds, random.Random(seed)):
        verdict = Verdict(name, change, judged(name, change, judges))
        if verdict.notice not in (REFUSED, EQUIVALENT) and (verdict.notice or not reasons.of(verdict.name)):
            yield verdict


def _in_turn(
    names: Iterable[str], judges: Mapping[str, Judge], kinds: tuple[str, ...], chance: random.Random
) -> Iterator[tuple[str, Change]]:
    """Yield changes at random, of each kind in turn."""
    by_kind = defaultdict(list)
    for name in names:
        for change in changes_of(judges[name].library.trees[name]):
            if change.kind in (kinds or KINDS):
                by_kind[change.kind].append((name, change))
    for listed in by_kind.values():
        chance.shuffle(listed)
    while by_kind:
        for kind in [kind for kind in KINDS if kind in by_kind]:
            yield by_kind[kind].pop()
            if not by_kind[kind]:
                del by_kind[kind]


def _counted(verdicts: Iterator[Verdict], most: int | None) -> Iterator[Verdict]:
    for at, verdict in enumerate(verdicts):
        if at == most:
            return
        yield verdict


def judged(name: str, change: Change, judges: Mapping[str, Judge]) -> str:
    """Return how samples notice a change, REFUSED, EQUIVALENT, or nothing where none notices it."""
    notices = []
    tree = change.tree()
    for judge in judges_of(name, judges):
        assert judge.before  # read once, before processes are forked
        notice = outcome(lambda judge=judge: judge.says(name, tree), seconds=300)
        if notice not in ("", EQUIVALENT):
            return notice
        notices.append(notice)
    return EQUIVALENT if all(notices) else ""


def _place(judges: Mapping[str, Judge], verdict: Verdict) -> str:
    return f"{judges[verdict.format].path.name}:{verdict.change.line}  {verdict.change.where.rpartition('.')[2]}:"


def _report(verdicts: list[Verdict], seconds: Counter[str]) -> None:
    tried = Counter(one.change.kind for one in verdicts)
    noticed = Counter(one.change.kind for one in verdicts if one.notice)
    for kind in (kind for kind in KINDS if kind in tried):
        click.echo(f"{kind}: {noticed[kind]} of {tried[kind]}")
    formats = Counter(one.format for one in verdicts)
    for name, spent in seconds.most_common():
        held = sum(1 for one in verdicts if one.format == name and one.notice)
        click.echo(f"{name}: {held} of {formats[name]}, {spent:.1f} s, {spent / formats[name]:.2f} s a change")
    notices = Counter(one.notice for one in verdicts if one.notice)
    click.echo("; ".join(f"{notice}: {count}" for notice, count in notices.most_common()))
    click.echo(f"Samples notice {noticed.total()} of {tried.total()} changes")


if __name__ == "__main__":
    specifications()
