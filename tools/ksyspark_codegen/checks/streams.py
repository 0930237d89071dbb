"""Messages in a row: where they delimit themselves, a stream of them is cut where each ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

import numpy as np

from ksyspark.formats import Format
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.messages import Made, given_params
from ksyspark_codegen.checks.official import OfficialParser

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

_IN_A_ROW = 64


def check_streams(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Put obeying messages with equal parameters behind each other and cut them; none where the format has no frame.

    The plan that finds the way back into a stream must cut them alike. A message with bytes behind its last field,
    which belong to nothing, has no place in a stream.
    """
    official = OfficialParser(fmt)
    from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

    whole = [one for one in messages if official.end_of(one.data, given_params(one)) == len(one.data)]
    return [
        finding
        for plan in (fmt.streams.message_end, fmt.streams.checked_message_end)
        if plan is not None
        for group in _groups(whole)
        for finding in _misplaced(MessageEnds(fmt.layout, plan, given_params(group[0])), group)
    ]


def _groups(messages: Sequence[Made]) -> Iterator[list[Made]]:
    groups: dict[str, list[Made]] = {}
    for one in messages:
        groups.setdefault(repr(sorted(given_params(one).items())), []).append(one)
    for group in groups.values():
        yield from (group[start : start + _IN_A_ROW] for start in range(0, len(group), _IN_A_ROW))


def _misplaced(ends: MessageEnds, group: Sequence[Made]) -> Iterator[Finding]:
    data = np.frombuffer(b"".join(one.data for one in group), np.uint8)
    found = ends.after(data, 0).tolist() if data.size else []
    begin = 0
    for number, (one, end) in enumerate(zip(group, accumulate(len(one.data) for one in group), strict=True)):
        here = found[number] if number < len(found) else None
        if here != end:
            words = "no end" if here is None else f"an end after {here - begin} bytes"
            yield finding_in(one, "the end of the message", f"after {end - begin} bytes", f"{words} in a stream")
            return
        begin = end
