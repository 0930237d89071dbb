"""The numbers of an attachment: which are there, twice, missing; and what its count message says."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ksyspark.decoder import ParamValue
from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.mq.group import Body, Group
from ksyspark.protocols.sas.pieces import Piece, Stream
from ksyspark.protocols.sas.refusals import say_refusal
from ksyspark.protocols.sas.runs import Run, as_runs, missing_runs, runs_text

LONGEST_BODY = 32_768


@dataclass(frozen=True, slots=True)
class Numbered:
    """The numbered messages of an attachment in order, without those that contradict themselves.

    `missing` are runs of numbers; `hole` is the first number that is missing or contradicts itself. `is_counted`: a
    count message is there and is the highest number.
    """

    bodies: Mapping[int, Body]
    missing: tuple[Run, ...]
    hole: int | None
    is_counted: bool


def number_messages(
    found: Findings, group: Group, numbers: Mapping[bytes, int], params: Mapping[str, ParamValue]
) -> Numbered:
    """Put the messages of a group in order by their numbers; `params` are those of the count message's reading."""
    chosen, contrary = _chosen(found, group, numbers)
    count_body = chosen.pop(0, None)
    count = _count(found, count_body, params) if count_body is not None else None
    if count is None:
        found.say("COUNT_MISSING")
    return _judged(found, dict(sorted(chosen.items())), contrary - {0}, count)


def _chosen(found: Findings, group: Group, numbers: Mapping[bytes, int]) -> tuple[dict[int, Body], set[int]]:
    """Return one body a number, and the numbers that have different ones."""
    variants: dict[int, dict[bytes, Body]] = {}
    copies: dict[int, int] = {}
    for one, number in numbers.items():
        variants.setdefault(number, {}).update(group.bodies[one])
        copies[number] = copies.get(number, 0) + group.copies_of(one)
    contrary = {number for number, bodies in variants.items() if len(bodies) > 1}
    for number in sorted(variants):
        say_copies(found, number, len(variants[number]), copies[number])
        say_long(found, number, variants[number])
    return {number: next(iter(bodies.values())) for number, bodies in variants.items() if len(bodies) == 1}, contrary


def say_copies(found: Findings, number: int, different: int, copies: int) -> None:
    """Say that a message came more than once."""
    if different > 1:
        found.say("SEQ_DUPLICATE_DIFFERENT", number=number, expected="one", found=f"{different} different ones")
    elif copies > 1:
        found.say("SEQ_DUPLICATE_SAME", number=number, expected="one", found=f"{copies}")


def say_long(found: Findings, number: int | None, bodies: Collection[bytes]) -> None:
    """Say that one of the bodies of a number is over 32K."""
    longest = max(map(len, bodies))
    if longest > LONGEST_BODY:
        found.say("MESSAGE_OVER_32K", number=number, expected=f"at most {LONGEST_BODY} bytes", found=f"{longest}")


def _count(found: Findings, body: Body, params: Mapping[str, ParamValue]) -> int | None:
    stream = Stream([Piece(0, body.data)])
    row, failure = part_reader("sas_mq_attachment_count").read_one(body.data, {"encoding": body.encoding, **params})
    if failure is not None:
        say_refusal(found, failure, stream)
        return None
    if row["form"] == "printed":
        found.say("COUNT_PRINTED", number=0, found=repr(body.data))
    elif trailing := len(row["body"]["binary"]["trailing_bytes"]):
        found.say("TRAILING_BYTES", number=0, offset=len(body.data) - trailing, found=f"{trailing}")
    return int(row["num_messages"])


def _judged(found: Findings, bodies: dict[int, Body], contrary: set[int], count: int | None) -> Numbered:
    """Compare numbers with the count. A number that is missing below both is no other mismatch of theirs."""
    there = sorted({*bodies, *contrary})
    highest = there[-1] if there else 0
    missing = missing_runs(there, max(highest, count or 0))
    if missing:
        found.say("SEQ_MISSING", expected=f"numbers 1 to {max(highest, count or 0)}", found=f"no {runs_text(missing)}")
    if count is not None and count != highest:
        found.say("COUNT_MISMATCH", number=0, expected=f"{count}", found=f"{len(there)}, the highest {highest}")
        above = [one for one in there if one > count]
        if above:
            seen = runs_text(as_runs(above))
            found.say("SEQ_BEYOND_COUNT", number=above[0], expected=f"numbers up to {count}", found=seen)
    holes = [first for first, _ in missing] + sorted(contrary)
    return Numbered(bodies, missing, min(holes, default=None), count is not None and count == highest)
