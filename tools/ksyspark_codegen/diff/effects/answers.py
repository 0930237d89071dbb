"""Which answers to the old version are kept, and which change voids each of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ksyspark_codegen.diff.differences.finding import Comparison, Finding
from ksyspark_codegen.diff.side import id_of, parts_of


@dataclass(frozen=True, slots=True)
class Answered:
    """Items of the old version whose answers are kept or lost, and items of the new one that are asked anew.

    `by_finding` are the lost ones by the number of each difference that is a reason.
    """

    kept: tuple[str, ...]
    lost: tuple[str, ...]
    asked_anew: tuple[str, ...]
    by_finding: Mapping[int, tuple[str, ...]]


def answers_kept(found: Comparison, listed: Sequence[Finding]) -> Answered:
    """Compare the fingerprints of all items. A lost answer belongs to the difference that is about its item.

    Else it is lost because its field lies elsewhere now, or is described in other words: then it belongs to the last
    difference in front of it in the same type that moves what follows, or else to the first that may be the reason.
    """
    old, new = found.old.fingerprints, found.new.fingerprints
    lost = tuple(item for item, fingerprint in old.items() if new.get(item) != fingerprint)
    asked = tuple(item for item in new if item not in old)
    effective = [number for number, one in enumerate(listed) if one.weight != "nothing"]
    reasons = Reasons(found, listed, effective or range(len(listed)))
    by_finding: dict[int, list[str]] = {}
    for item in lost:
        for number in reasons.of(item):
            by_finding.setdefault(number, []).append(item)
    kept = tuple(item for item in old if item not in set(lost))
    return Answered(kept, lost, asked, {number: tuple(items) for number, items in by_finding.items()})


class Reasons:
    """Which difference is the reason that an item of the old version is another one now, or lies elsewhere."""

    def __init__(self, found: Comparison, listed: Sequence[Finding], among: Sequence[int]) -> None:
        self._listed = listed
        self._among = among
        self._direct: dict[str, list[int]] = {}
        for number, one in enumerate(listed):
            for item in one.items:
                self._direct.setdefault(item, []).append(number)
        self._places = {
            id_of(owner, part): (owner.path, place)
            for owner in found.old.types.values()
            for place, part in enumerate(parts_of(owner))
        }

    def of(self, item: str) -> Sequence[int]:
        """Return the numbers of the differences about an item, or of one that moves it or tells of it otherwise."""
        if item in self._direct:
            return self._direct[item]
        number = self.elsewhere(item)
        return () if number is None else (number,)

    def elsewhere(self, item: str) -> int | None:
        """Return the number of the difference, not about the item itself, that moves it or tells of it otherwise."""
        moving = [number for number in self._among if self._listed[number].weight == "shape"]
        path, place = self._places.get(item, ((), 0))
        same_type = [number for number in moving if (owner := self._listed[number].owner) and owner.path == path]
        before = [number for number in same_type if self._place(number) <= place]
        return next(iter([*before[-1:], *same_type, *moving, *self._among]), None)

    def _place(self, number: int) -> int:
        """Return where in its old type a difference is; one of a new field is where that stands now."""
        one = self._listed[number]
        if one.old is None and one.new_owner is not None:
            return next(place for place, part in enumerate(parts_of(one.new_owner)) if part is one.new)
        return self._places.get(one.items[0], ((), 0))[1] if one.items else 0
