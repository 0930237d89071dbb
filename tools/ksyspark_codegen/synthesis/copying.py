"""Items of a long list are made as those before them that go on: what comes behind then fits, too, or nearly so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ksyspark_codegen.synthesis.choices import Bits, Change, Choices, Settled, exactly
from ksyspark_codegen.synthesis.parts import Frame, Items, Key, Part

# As many as are made one by one without much work.
_FEW = 4
_LONGEST_TURN = 3


def copy_items(choices: Choices, change: Change, frame: Frame) -> None:
    """Make the items behind one for which a change was made as the last ones are; nothing where few are wanted.

    Items that tell each other what they are may take turns: `a` is followed by `b`, that by `a`. What the change
    settles of an item before, because that tells what this one is, is settled for its copies, too.
    """
    items, count = frame.part.values.get(str(frame.asker[-1])), choices.drawn.get((*frame.asker, "#count"))
    if not isinstance(items, Items) or frame.index is None or frame.item_key is None or not isinstance(count, int):
        return
    behind = range(frame.index + 1, count)
    if len(behind) < _FEW:
        return
    turn = _turn([*items[: frame.index], frame.item])
    _copy(choices, items.key, range(frame.index + 1 - turn, frame.index + 1), behind)
    for key, value in change.items():
        step = key[len(items.key)] if key[: len(items.key)] == items.key else None
        if isinstance(step, int):
            _settle_copies(choices, items.key, range(step, count, turn), key, value)
    _make_room(choices, frame, len(behind))


def _turn(items: list[object]) -> int:
    """Return how many items before the last one that lies which was told most of what the last is told."""
    *known, own = [one.known if isinstance(one, Part) else {} for one in items]

    def alike(turn: int) -> int:
        other = known[-turn]
        return sum(name in other and own[name][0] == other[name][0] for name in own)

    return max(range(1, min(_LONGEST_TURN, len(known)) + 1), key=lambda turn: (alike(turn), -turn), default=1)


def _copy(choices: Choices, items: Key, last: range, behind: range) -> None:
    """Let items have all choices of the last ones before them, which take turns."""
    tables: tuple[dict[Key, Any], ...] = (
        choices.settled,
        choices.drawn,
        choices.owners,
        choices.sizes,
        choices.floors,
    )
    for table in tables:
        inside = _inside(table, items, last)
        for number in behind:
            moved = {(*items, number, *rest): table[key] for key, rest in inside[_model(number, last)]}
            table |= {key: value for key, value in moved.items() if key not in choices.pinned}
    for marked in (choices.obedient, choices.given, choices.tight):
        inside = _inside(marked, items, last)
        marked |= {(*items, number, *rest) for number in behind for _, rest in inside[_model(number, last)]}


def _model(number: int, last: range) -> int:
    """Return which of the last items one behind them is made as."""
    return last[(number - last.stop) % len(last)]


def _inside(keys: Iterable[Key], items: Key, several: range) -> dict[int, list[tuple[Key, Key]]]:
    """Return the choices of some items, each with its way inside of the item."""
    found: dict[int, list[tuple[Key, Key]]] = {number: [] for number in several}
    for key in keys:
        number = key[len(items)] if key[: len(items)] == items and len(key) > len(items) else None
        if isinstance(number, int) and number in found:
            found[number].append((key, key[len(items) + 1 :]))
    return found


def _settle_copies(choices: Choices, items: Key, copies: range, key: Key, value: Settled) -> None:
    """Settle for the copies of an item what is settled for that."""
    rest, owner = key[len(items) + 1 :], choices.owners.get(key, items)
    for number in copies[1:]:
        if (*items, number, *rest) not in choices.pinned:
            choices.settle({(*items, number, *rest): value}, owner)


def _make_room(choices: Choices, frame: Frame, count: int) -> None:
    """Let a stream whose size is chosen have room for so many more items."""
    window, item = frame.part.window, frame.item_key
    if item is None or item not in frame.part.starts:
        return
    needed = window.pos + count * (window.base + window.pos - frame.part.starts[item])
    key = (*window.key, "#size")
    settled = choices.settled.get(key)
    if isinstance(settled, Bits) and settled.value < needed and key not in choices.pinned:
        choices.settled[key] = exactly(needed)
    if window.key in choices.sizes:
        choices.sizes[window.key] = max(choices.sizes[window.key], needed)
