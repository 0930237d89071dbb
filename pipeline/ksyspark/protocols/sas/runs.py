"""Runs of whole numbers: a count of billions names as many missing messages, and must cost nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Run = tuple[int, int]
"""First and last number, both included."""

_SHOWN = 20


def missing_runs(there: Iterable[int], last: int) -> tuple[Run, ...]:
    """Return the numbers from 1 to `last` that are not among those given in rising order."""
    runs: list[Run] = []
    wanted = 1
    for number in there:
        if number > wanted:
            runs.append((wanted, number - 1))
        wanted = number + 1
    if wanted <= last:
        runs.append((wanted, last))
    return tuple(runs)


def as_runs(numbers: Iterable[int]) -> tuple[Run, ...]:
    """Return numbers in rising order as runs."""
    runs: list[Run] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return tuple(runs)


def runs_text(runs: Sequence[Run]) -> str:
    """Return `[2, 4-7]`, with the first twenty runs."""
    shown = [_run_text(*run) for run in runs[:_SHOWN]]
    if len(runs) > _SHOWN:
        shown.append(f"and {len(runs) - _SHOWN} runs more")
    return f"[{', '.join(shown)}]"


def _run_text(first: int, last: int) -> str:
    if last - first > 1:
        return f"{first}-{last}"
    return ", ".join(str(number) for number in range(first, last + 1))
