"""The option `columns`: dotted paths with `*` become a projection; a path that is not there is refused."""

from __future__ import annotations

import pytest

from ksyspark.errors import OptionError
from ksyspark.options.read_options import ReadOptions

SPEC = """
    meta: {id: nested, endian: be}
    seq:
      - {id: a, type: u1}
      - {id: pairs, type: pair, repeat: expr, repeat-expr: a}
      - {id: only, type: single}
      - {id: either, size: 2, type: {switch-on: a, cases: {0: pair, 1: twin}}}
    types:
      pair: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
      twin: {seq: [{id: x, type: u2}]}
      single:
        -column: value
        seq: [{id: value, type: pair}]
    """


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("a", ("a",)),
        (" only , a ", ("only", "a")),
        ("*", ("a", "pairs", "only", "either")),
        ("pairs.y, a, pairs.x", (("pairs", ("y", "x")), "a")),
        ("pairs.y, pairs", ("pairs",)),
        ("pairs, pairs.y", ("pairs",)),
        ("pairs.*", (("pairs", ("x", "y")),)),
        ("only.x", (("only", ("x",)),)),
        ("either.*.x", (("either", (("pair", ("x",)), ("twin", ("x",)))),)),
        ("*.y", (("pairs", ("y",)), ("only", ("y",)))),
        ("*.*.y", (("either", (("pair", ("y",)),)),)),
        (["a", "only.y"], ("a", ("only", ("y",)))),
    ],
)
def test_paths_name_columns(format_of, text, columns) -> None:
    layout = format_of(SPEC).layout
    assert ReadOptions.from_mapping({"columns": text}, layout).columns == columns


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("pair", "nested has no column 'pair'. Did you mean pairs?"),
        ("pairs.z", "pairs has no column 'z'. There are: x, y."),
        ("a.x", "a has no column 'x'. There are: none."),
        ("either.*.z", "no column below either fits *.z."),
        ("a,", "expected names of columns with commas between them"),
        ("", "expected names of columns with commas between them"),
        ([], "expected names of columns with commas between them"),
    ],
)
def test_paths_that_are_not_there(format_of, text, problem) -> None:
    layout = format_of(SPEC).layout
    with pytest.raises(OptionError) as error:
        ReadOptions.from_mapping({"columns": text}, layout)
    assert str(error.value).startswith(f"columns: {problem}")


def test_columns_of_a_type(format_of) -> None:
    layout = format_of(SPEC).layout
    assert ReadOptions.from_mapping({"columns": "y", "type": "pair"}, layout).columns == ("y",)
