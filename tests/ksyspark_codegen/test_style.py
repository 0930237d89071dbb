"""The style guide: each rule names the place that breaks it, and keys are put in order without another change."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.yaml import plain
from ksyspark_codegen import style

ROOT = Path(__file__).parents[2]
GOOD = """\
meta:
  id: pictures
  title: Pictures
  file-extension: pix
  xref:
    justsolve: Pictures
    pronom: fmt/1
  tags:
    - image
    - raster
  license: CC0-1.0
  endian: le
doc: A file of pictures.
seq:
  - id: num_pictures
    type: u2
    doc: How many pictures there are.
  - id: pictures
    type: picture
    repeat: expr
    repeat-expr: num_pictures
    doc: The pictures.
types:
  picture:
    seq:
      - id: len_pixels
        type: u4
        doc: The number of bytes.
      - id: ofs_pixels
        type: u4
        doc: Where they are.
    instances:
      pixels:
        pos: ofs_pixels
        size: len_pixels
        doc: The bytes.
"""


def findings(text: str) -> list[str]:
    return [f"{one} [{one.rule}]" for one in sorted({*style.against_style(load_tree(text, "x"), "pictures")})]


def test_nothing_is_asked_of_a_specification_in_style_and_no_key_of_ours() -> None:
    assert findings(GOOD) == []


@pytest.mark.parametrize(
    ("before", "after", "finding"),
    [
        ("  title: Pictures\n", "", None),
        (
            "  title: Pictures\n  file-extension: pix\n  xref:\n    justsolve: Pictures\n    pronom: fmt/1\n",
            "",
            "2:3: /meta: `meta` has no `title`; say what it is, in a few words [title]",
        ),
        (
            "  license: CC0-1.0\n",
            "",
            "2:3: /meta: `meta` has no `license`; write an SPDX expression, such as `MIT` [license]",
        ),
        (
            "id: pictures",
            "id: pics",
            (
                "2:7: /meta/id: expected the id to be the file's name `pictures`, found `pics`; "
                "rename the file or the id [file-name]"
            ),
        ),
        (
            "  endian: le",
            "  ks-debug: true\n  endian: le",
            "12:3: /meta/ks-debug: `ks-debug` is for tests of the compiler; remove `ks-debug` [reserved-key]",
        ),
    ],
)
def test_a_rule_of_a_file(before: str, after: str, finding: str | None) -> None:
    assert before in GOOD
    expected = [] if finding is None else [f"x:{finding}"]
    assert findings(GOOD.replace(before, after, 1)) == expected


@pytest.mark.parametrize(
    ("name", "other", "finding"),
    [
        (
            "num_pictures",
            "picture_count",
            (
                "15:9: /seq/0/id: `picture_count` is the `repeat-expr` of `pictures`; let its name begin with `num_`, "
                "as `num_pictures` [count-name]"
            ),
        ),
        (
            "len_pixels",
            "width",
            (
                "26:13: /types/picture/seq/0/id: `width` is the `size` of `pixels`; let its name begin with `len_`, "
                "as `len_pixels` [size-name]"
            ),
        ),
        (
            "ofs_pixels",
            "offset",
            (
                "29:13: /types/picture/seq/1/id: `offset` is the `pos` of `pixels`; let its name begin with `ofs_`, "
                "as `ofs_pixels` [offset-name]"
            ),
        ),
    ],
)
def test_names_of_counts_sizes_and_offsets(name: str, other: str, finding: str) -> None:
    assert findings(GOOD.replace(name, other)) == [f"x:{finding}"]
    of_document = GOOD.replace(f"- id: {name}", f"- id: {name}\n    -orig-id: pix_{other}").replace(name, other)
    if name == "num_pictures":
        assert findings(of_document) == []


def test_a_name_in_another_type_counts_where_it_is_the_only_one() -> None:
    text = GOOD.replace("size: len_pixels", "size: _root.width").replace("num_pictures", "width")
    found = findings(text)
    assert [one.split(";")[0] for one in found if "size-name" in one] == [
        "x:15:9: /seq/0/id: `width` is the `size` of `pixels`"
    ]
    assert findings(GOOD.replace("size: len_pixels", "size: _io.size")) == []


UNORDERED = """\
# A comment at the top.
meta:
  endian: le  # little
  # What it is.
  id: pictures
seq:
  # How many.
  - type: u2
    # Its name.
    id: num_pictures
    -webide-color: red
  - {type: u1, id: one_line}
  - id: pictures
    repeat: expr
    doc: |
      Pictures.

        # no comment
    repeat-expr: num_pictures

    type: u1

doc: |
  A file.
# About types.
types: {}
"""
ORDERED = """\
# A comment at the top.
meta:
  # What it is.
  id: pictures
  endian: le  # little
doc: |
  A file.
seq:
  # How many.
  # Its name.
  - id: num_pictures
    -webide-color: red
    type: u2
  - {type: u1, id: one_line}
  - id: pictures
    type: u1
    repeat: expr
    repeat-expr: num_pictures

    doc: |
      Pictures.

        # no comment

# About types.
types: {}
"""


def test_keys_in_order_with_their_comments() -> None:
    assert style.in_order(UNORDERED, "x") == ORDERED
    assert style.in_order(ORDERED, "x") == ORDERED
    assert style.in_order("seq:\r\n  - type: u2\r\n    id: a", "x") == "seq:\r\n  - id: a\n    type: u2\r\n"


def test_a_text_that_would_say_something_else_stays() -> None:
    aliased = "seq:\n  - type: u2\n    doc: &words Words.\n    id: a\n    if: *words\n"
    assert style.in_order(aliased, "x") == aliased


@pytest.mark.parametrize("name", ["ibm_mq/mq_message", "sas/sas_tibrv"])
def test_a_specification_comes_back_to_the_byte(name: str) -> None:
    text = (ROOT / "ksy" / f"{name}.ksy").read_text(encoding="utf-8")
    tree, lines, chance = load_tree(text, name), text.splitlines(keepends=True), Random(name)
    for node, order in reversed([*style._with_order(tree)]):
        style._reorder(lines, node, chance.sample(order, len(order)))
    mixed = "".join(lines)
    assert plain(load_tree(mixed, name)) == plain(tree)
    assert sum(one != other for one, other in zip(mixed.splitlines(), text.splitlines(), strict=True)) > 500
    assert style.in_order(mixed, name) == text
