"""Messages in groups that one call decodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

_Item = TypeVar("_Item")
_MESSAGES = 1024


def in_batches(items: Iterable[_Item]) -> Iterator[list[_Item]]:
    """Yield lists of at most 1024 items."""
    batch: list[_Item] = []
    for item in items:
        batch.append(item)
        if len(batch) == _MESSAGES:
            yield batch
            batch = []
    if batch:
        yield batch
