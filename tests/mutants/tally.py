"""Count what was noticed, by format, by module, and by kind of change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trying import ROOMS, Verdict


class Tally:
    """Verdicts of all formats."""

    def __init__(self) -> None:
        self._verdicts: list[tuple[str, Verdict]] = []

    def add(self, name: str, verdict: Verdict) -> None:
        self._verdicts.append((name, verdict))

    @property
    def share(self) -> float:
        """The share of changes that were noticed, of those that any message shows; 1 where there is none."""
        counting = [verdict for _, verdict in self._verdicts if verdict.counts]
        return sum(bool(one.noticed) for one in counting) / len(counting) if counting else 1.0

    def line(self, name: str) -> str:
        """Return how many changes of one format were noticed."""
        return _line(name, (one for one in self._verdicts if one[0] == name))

    def report(self, *, with_survivors: bool) -> str:
        """Return tables by format and by kind, and what was not noticed."""
        names = dict.fromkeys(name for name, _ in self._verdicts)
        kinds = sorted({verdict.change.kind for _, verdict in self._verdicts})
        lines = [_heading("format"), *map(self.line, names), ""]
        lines += [_heading("kind")]
        lines += [_line(kind, (one for one in self._verdicts if one[1].change.kind == kind)) for kind in kinds]
        lines += ["", _line("all", self._verdicts)]
        survivors = [(name, one) for name, one in self._verdicts if not one.noticed]
        unreached, same = (sum(_why(one) == word for _, one in survivors) for word in ("unreached", "same"))
        why = f"{same} were never seen to differ, {unreached} are where no message comes by"
        lines += [f"{len(survivors)} not noticed: {why}, {len(survivors) - same - unreached} are shown by some message"]
        if with_survivors:
            lines += sorted(f"{_why(one)} {name}: {one.change}" for name, one in survivors)
        return "\n".join(lines)


def _why(survivor: Verdict) -> str:
    """Return why a change was not noticed."""
    return "same" if not survivor.counts else "missed" if survivor.is_reached else "unreached"


def _heading(first: str) -> str:
    return f"{first:28}{''.join(f'{room:>17}' for room in (*ROOMS, 'all'))}  same  of all tried"


def _line(name: str, verdicts: Iterable[tuple[str, Verdict]]) -> str:
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    same = 0
    for _, verdict in verdicts:
        same += not verdict.counts
        for column in (verdict.change.room, "all"):
            tried[column] += verdict.counts
            noticed[column] += bool(verdict.noticed)
    cells = (_cell(noticed[column], tried[column]) for column in (*ROOMS, "all"))
    whole = f"{100 * noticed['all'] / (tried['all'] + same):.1f} %" if tried["all"] + same else ""
    return f"{name:28}{''.join(cells)}{same:6}{whole:>14}"


def _cell(noticed: int, tried: int) -> str:
    return f"{f'{noticed}/{tried} {100 * noticed / tried:.1f} %' if tried else '':>17}"
