"""Logical messages of their segments, and groups of those: what is complete, and what is said to be missing."""

from __future__ import annotations

from typing import Any

from ksyspark_protocols.groups import GROUP_MESSAGES, GROUPS, Segment, rows_of

SEGMENT, LAST_SEGMENT, IN_GROUP, LAST_IN_GROUP = 2, 6, 8, 24
ID = b"G".ljust(24, b"\0")


def segment(number: int, offset: int, flags: int, payload: bytes, index: int = 0, **more: Any) -> Segment:
    told = {"queue": None, "group_id": ID, "format": "MQSTR", "encoding": 273, "ccsid": 819, "msg_id": None, **more}
    return Segment(
        msg_seq_number=number,
        offset=offset,
        msg_flags=flags,
        payload=payload,
        path="Q",
        index=index,
        source_offset=0,
        **told,
    )


def rows_in(table: str, *segments: Segment) -> list[dict[str, Any]]:
    in_order = sorted(segments, key=lambda segment: (segment.queue or "", segment.msg_seq_number))
    return [row for name, row in rows_of(in_order) if name == table]


def message(*segments: Segment) -> dict[str, Any]:
    (row,) = rows_in("group_messages", *segments)
    assert set(row) == set(GROUP_MESSAGES.names)
    return row


def group(*segments: Segment) -> dict[str, Any]:
    (row,) = rows_in("groups", *segments)
    assert set(row) == set(GROUPS.names)
    return row


def test_segments_in_any_order_are_joined() -> None:
    row = message(segment(1, 3, LAST_SEGMENT, b"de", 7), segment(1, 0, SEGMENT, b"abc", 9))
    assert (row["complete"], row["problems"], row["data"], row["length"]) == (True, [], b"abcde", 5)
    assert [(one["offset"], one["index"], one["is_last"]) for one in row["segments"]] == [(0, 9, False), (3, 7, True)]
    assert (row["in_group"], row["missing"], row["format"]) == (False, [], "MQSTR")


def test_a_message_that_is_not_cut_is_its_own_last_segment() -> None:
    row = message(segment(1, 0, IN_GROUP, b"abc"))
    assert (row["complete"], row["data"], row["in_group"], row["last_in_group"]) == (True, b"abc", True, False)


def test_bytes_that_are_missing() -> None:
    row = message(segment(1, 2, SEGMENT, b"cd"), segment(1, 7, LAST_SEGMENT, b"h"))
    assert (row["problems"], row["data"]) == (["bytes_missing"], None)
    assert row["missing"] == [{"first": 0, "last": 1}, {"first": 4, "last": 6}]


def test_the_last_segment_is_missing() -> None:
    assert message(segment(1, 0, SEGMENT, b"ab"))["problems"] == ["last_segment_missing"]


def test_a_segment_that_comes_twice_is_used_once() -> None:
    row = message(segment(1, 0, SEGMENT, b"ab", 0), segment(1, 0, SEGMENT, b"ab", 1), segment(1, 2, LAST_SEGMENT, b"c"))
    assert (row["complete"], row["messages"], row["duplicates"], row["data"]) == (True, 3, 1, b"abc")
    assert [one["is_duplicate"] for one in row["segments"]] == [False, True, False]


def test_the_same_place_with_other_bytes() -> None:
    row = message(*(segment(1, 0, IN_GROUP, octets, index) for index, octets in enumerate([b"ab", b"ab", b"xy"])))
    assert (row["problems"], row["duplicates"], row["data"]) == (["duplicate_differs"], 2, None)


def test_segments_that_overlap() -> None:
    row = message(segment(1, 0, SEGMENT, b"abc"), segment(1, 2, LAST_SEGMENT, b"cd"))
    assert row["problems"] == ["segments_overlap"]


def test_a_segment_inside_another_one_hides_no_gap() -> None:
    row = message(segment(1, 0, SEGMENT, b"abcdef"), segment(1, 1, SEGMENT, b"b"), segment(1, 8, LAST_SEGMENT, b"i"))
    assert (row["problems"], row["missing"]) == (["bytes_missing", "segments_overlap"], [{"first": 6, "last": 7}])


def test_segments_behind_the_last_one_and_several_last_ones() -> None:
    row = message(segment(1, 0, LAST_SEGMENT, b"ab"), segment(1, 2, SEGMENT, b"c"))
    assert row["problems"] == ["beyond_last_segment"]
    row = message(segment(1, 0, LAST_SEGMENT, b"ab"), segment(1, 2, LAST_SEGMENT, b"c"))
    assert row["problems"] == ["several_last_segments"]


def test_a_segment_without_bytes() -> None:
    row = message(segment(1, 0, SEGMENT, b"ab"), segment(1, 2, LAST_SEGMENT, b""))
    assert (row["complete"], row["data"]) == (True, b"ab")


def test_a_negative_offset_is_not_complete() -> None:
    assert message(segment(1, -5, LAST_SEGMENT, b"ab"))["problems"] == ["segments_overlap"]


def test_a_whole_group() -> None:
    row = group(segment(2, 0, LAST_IN_GROUP, b"cd", 5), segment(1, 0, IN_GROUP, b"ab", 6))
    assert (row["complete"], row["in_group"], row["logical_messages"], row["last_number"]) == (True, True, 2, 2)
    assert (row["first"]["index"], row["last"]["index"], row["length"]) == (6, 5, 4)


def test_numbers_that_are_missing() -> None:
    row = group(segment(2, 0, IN_GROUP, b""), segment(3, 0, IN_GROUP, b""), segment(9, 0, LAST_IN_GROUP, b""))
    assert (row["problems"], row["last_number"]) == (["messages_missing"], 9)
    assert row["missing"] == [{"first": 1, "last": 1}, {"first": 4, "last": 8}]


def test_the_last_message_is_missing() -> None:
    row = group(segment(1, 0, IN_GROUP, b""))
    assert (row["problems"], row["last_number"]) == (["last_message_missing"], None)


def test_messages_behind_the_last_one_and_several_last_ones() -> None:
    assert group(segment(1, 0, LAST_IN_GROUP, b""), segment(2, 0, IN_GROUP, b""))["problems"] == ["beyond_last_message"]
    row = group(segment(1, 0, LAST_IN_GROUP, b""), segment(2, 0, LAST_IN_GROUP, b""))
    assert (row["problems"], row["last_number"]) == (["several_last_messages"], 2)


def test_a_message_that_is_not_complete_leaves_its_group_so() -> None:
    row = group(segment(1, 0, IN_GROUP | SEGMENT, b"ab"), segment(2, 0, LAST_IN_GROUP, b""))
    assert row["problems"] == ["message_incomplete"]


def test_a_message_in_segments_that_is_in_no_group() -> None:
    row = group(segment(1, 0, SEGMENT, b"ab"), segment(1, 2, LAST_SEGMENT, b""))
    assert (row["complete"], row["in_group"], row["last_number"], row["messages"]) == (True, False, 1, 2)


def test_queues_are_kept_apart() -> None:
    found = rows_in("groups", *(segment(1, 0, LAST_IN_GROUP, b"", queue=queue) for queue in ("B", "A", "B")))
    assert [(row["queue"], row["messages"], row["duplicates"]) for row in found] == [("A", 1, 0), ("B", 2, 1)]
