"""Levels of recursive types at the doors: schemas, hidden values, JSON, annotated dumps."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.inspect import annotate
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.json_text import rows_json
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.schema import canonical, schema_of_ksy

BOX = """
    meta: {id: box, endian: be, encoding: ASCII, -max-recursion-depth: 2}
    seq:
      - {id: pin, type: u1, -sensitive: true, doc: Opens the box.}
      - {id: num, type: u1}
      - {id: boxes, type: slot, repeat: expr, repeat-expr: num}
    types:
      slot:
        seq: [{id: len, type: u1}, {id: box, type: box, size: len, doc: What is in it.}]
    """
INNER = "05 01 02 06 00"
MESSAGE = bytes.fromhex(f"04 01 05 {INNER}")


@pytest.fixture
def box(format_of):
    return format_of(BOX)


def boxes(fmt, **options: object) -> list[dict]:
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping(options, fmt.layout))
    [(batch, _)] = decoder.decode(pa.array([MESSAGE]), {})
    return batch.to_pylist()[0]["boxes"]


@pytest.mark.parametrize("depth", [None, 1, 2])
def test_the_spark_schema_has_the_levels_that_are_decoded(box, depth) -> None:
    spark = canonical(schema_of_ksy(box, options={"maxRecursionDepth": depth} if depth else {}))
    arrow = arrow_schema(box.to_depth(depth).layout)
    assert [spark.field(name).type for name in arrow.names] == arrow.types
    slot = schema_of_ksy(box, options={"maxRecursionDepth": 1})["boxes"].dataType.elementType
    assert (slot["box"].dataType.simpleString(), slot["box"].metadata["comment"]) == ("binary", "What is in it.")


def test_bytes_that_hold_sensitive_values_are_hidden(box) -> None:
    second = {"pin": None, "num": 1, "boxes": [{"len": 2, "box": b"***"}]}
    assert boxes(box) == [{"len": 5, "box": second}]
    assert boxes(box, maxRecursionDepth=1) == [{"len": 5, "box": b"***"}]
    assert boxes(box, maxRecursionDepth=1, showSensitive=True) == [{"len": 5, "box": bytes.fromhex(INNER)}]


def test_json_has_the_bytes_as_hexadecimal(box) -> None:
    fmt = box.to_depth(1)
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({"showSensitive": True}, fmt.layout))
    [(batch, _)] = decoder.decode(pa.array([MESSAGE]), {})
    shown = rows_json(batch.select(["boxes"]), fmt.layout)
    assert shown == [{"boxes": [{"len": 5, "box": INNER.replace(" ", "")}]}]


def test_a_dump_shows_the_bytes_below_the_last_level(box) -> None:
    notes = {note.path: note for note in annotate(box, MESSAGE, show_sensitive=True).notes}
    last = notes["boxes[0].box.boxes[0].box.raw"]
    assert (last.start, last.end, last.data) == (6, 8, "06 00")
    assert "boxes[0].box.pin" in notes
    hidden = {note.path: note for note in annotate(box, MESSAGE).notes}
    assert hidden["boxes[0].box.boxes[0].box.raw"].data == "** **"
