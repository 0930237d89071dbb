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
        """The share of changes that were noticed; 1 where none was tried."""
        noticed = sum(bool(verdict.noticed) for _, verdict in self._verdicts)
        return noticed / len(self._verdicts) if self._verdicts else 1.0

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
        unreached = sum(not one.is_reached for _, one in survivors)
        lines += [f"{len(survivors)} not noticed, {unreached} of them where no message comes by"]
        if with_survivors:
            lines += [f"{'' if one.is_reached else 'unreached '}{name}: {one.change}" for name, one in survivors]
        return "\n".join(lines)


def _heading(first: str) -> str:
    return f"{first:28}{''.join(f'{room:>22}' for room in ROOMS)}{'all':>22}"


def _line(name: str, verdicts: Iterable[tuple[str, Verdict]]) -> str:
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for _, verdict in verdicts:
        for column in (verdict.change.room, "all"):
            tried[column] += 1
            noticed[column] += bool(verdict.noticed)
    cells = (_cell(noticed[column], tried[column]) for column in (*ROOMS, "all"))
    return f"{name:28}{''.join(cells)}"


def _cell(noticed: int, tried: int) -> str:
    return f"{f'{noticed}/{tried} {100 * noticed / tried:.1f} %' if tried else '':>22}"
