"""Conventions of specifications: each breach is a problem with file, line and column."""

from __future__ import annotations

import pytest

from ksyspark.spec.load_yaml import load_tree
from ksyspark_codegen.style import conventions_broken, conventions_broken_by

MOVES = "; `ksyspark lint --fix` moves keys that have lines of their own"
SOUND = """\
meta:
  id: pair
  title: Pairs
  license: MIT
  endian: be
  -source:
    - id: D1
      title: Text of pairs
      file: pairs.txt
    - id: D2
      title: Page of pairs
      url: https://example.com/
doc: Two numbers.
params:
  - id: level
    -status: assumed
    type: u1
    doc: Level of the sender.
seq:
  - id: left
    -orig-id: LEFT
    -source: [D1:7]
    -status: stated
    type: u1
    doc: The left number.
    doc-ref: Section 1
  - id: unused
    -source: [D2]
    -status: derived
    size: 1
    doc: Nothing.
    doc-ref: Section 2
"""


def problems(text: str) -> list[str]:
    return [str(one) for one in conventions_broken_by(load_tree(text, "ksy/pair.ksy"), "pair")]


def test_a_sound_specification() -> None:
    assert problems(SOUND) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("    doc: The left number.\n", "", "20:5: /seq/0: `left` has no `doc`; say what it means, in a sentence"),
        ("    doc-ref: Section 1\n", "", "20:5: /seq/0: `left` needs `doc-ref`: the place in the document, for people"),
        (
            "    -source: [D2]\n",
            "",
            "27:5: /seq/1: `unused` needs `-source`: the document, and the line in it, as `[D1:12]`",
        ),
        (
            "    -status: derived\n",
            "",
            "27:5: /seq/1: `unused` needs `-status`: stated, derived or assumed",
        ),
        (
            "-status: derived",
            "-status: sure",
            "29:14: /seq/1/-status: `-status` of `unused`: expected stated, derived or assumed, found `sure`",
        ),
        ("    -orig-id: LEFT\n", "", "20:5: /seq/0: `left` needs `-orig-id`: the name that the document gives it"),
        (
            "    doc: Level of the sender.\n",
            "",
            "15:5: /params/0: the parameter `level` has no `doc`; say what it means, in a sentence",
        ),
        ("    -status: assumed\n", "", "15:5: /params/0: `level` needs `-status`: stated, derived or assumed"),
        (
            "[D2]",
            "[D3]",
            "28:15: /seq/1/-source/0: `meta/-source` has no document `D3`; it has D1, D2",
        ),
        ("[D2]", "D2", "28:14: /seq/1/-source: `-source` is a list: `[D1:12]`"),
        (
            "[D2]",
            "[D2:4]",
            "28:15: /seq/1/-source/0: `D2:4` names a line, and D2 has no text: it needs `file`",
        ),
        (
            "    -source: [D2]\n    -status: derived",
            "    -source: [D1]\n    -status: derived",
            "28:15: /seq/1/-source/0: `D1` needs the line of the document's text: `D1:12`",
        ),
        (
            "-status: derived",
            "-status: stated",
            "28:14: /seq/1/-source: `unused` is `stated`, so `-source` names a line: `[D1:12]`; else it is `derived`",
        ),
        (
            "  license: MIT\n  endian: be\n",
            "  endian: be\n  license: MIT\n",
            "5:3: /meta/license: expected `license` before `endian`, by the order of the style guide" + MOVES,
        ),
        (
            "    size: 1\n    doc: Nothing.\n",
            "    doc: Nothing.\n    size: 1\n",
            "31:5: /seq/1/size: expected `size` before `doc`, by the order of the style guide" + MOVES,
        ),
        (
            "    -status: stated\n    type: u1\n",
            "    type: u1\n    -status: stated\n",
            "24:5: /seq/0/-status: expected `-status` before `type`: keys of ours follow `id`",
        ),
        (
            "doc: Two numbers.",
            f"doc: {'Two numbers. ' * 8}",
            "13:6: /doc: a line of `doc` has more than 80 characters; fold it under `doc: |`",
        ),
    ],
)
def test_a_breach_is_named_with_its_place(before: str, after: str, problem: str) -> None:
    assert before in SOUND
    assert problems(SOUND.replace(before, after, 1)) == [f"ksy/pair.ksy:{problem}"]


def test_documents_are_listed_and_have_ids() -> None:
    start, rest = SOUND.index("  -source:"), SOUND.index("doc: Two")
    (one,) = problems(SOUND[:start] + SOUND[rest:])
    assert one.startswith("ksy/pair.ksy:2:3: /meta: `meta` needs `-source`: a list of the documents")
    nameless = problems(SOUND.replace("    - id: D2\n      title", "    - title"))
    assert "ksy/pair.ksy:10:7: /meta/-source/1: a document needs an `id`, as D1" in nameless


def test_a_file_is_named_as_its_id(tmp_path) -> None:
    (tmp_path / "other.ksy").write_text(SOUND, encoding="utf-8")
    [found] = conventions_broken(tmp_path)
    assert (found.line, found.sentence) == (2, "expected the id to be the file's name `other`, found `pair`")
