"""YAML with places, and what is refused in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.spec.load_yaml import load_tree, load_tree_file
from ksyspark.spec.problems import SpecError
from ksyspark.spec.yaml import ListNode, MapNode, ScalarNode, plain


def refusal(text: str) -> str:
    with pytest.raises(SpecError) as caught:
        load_tree(text, "x.ksy")
    return str(caught.value)


def test_every_node_knows_its_place() -> None:
    tree = load_tree("meta:\n  id: x\nseq:\n  - id: code\n    type: u1\n", "x.ksy")
    seq = tree.get("seq")
    assert isinstance(seq, ListNode)
    [field] = seq
    assert isinstance(field, MapNode)
    node = field.get("type")
    assert isinstance(node, ScalarNode)
    assert (node.place.file, node.place.line, node.place.column, node.place.path) == ("x.ksy", 5, 11, "/seq/0/type")
    assert (field.place.line, field.place.column, field.place.path) == (4, 5, "/seq/0")
    key = field.entries["type"].key
    assert (key.place.line, key.place.column, key.place.path) == (5, 5, "/seq/0/type")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12), ("-12", -12), ("+12", 12), ("0x1F", 31), ("0o17", 15), ("0b101", 5), ("1_000", 1000),
        ("18446744073709551615", 2**64 - 1), ("1.5", 1.5), ("1e3", 1000.0), ("true", True), ("False", False),
        ("yes", "yes"), ("no", "no"), ("on", "on"), ("~", None), ("null", None), ("", None), ("'12'", "12"),
        ('"\\u00e9"', "é"), ("0x_", "0x_"), ("010", "010"), ("2024-05-06", "2024-05-06"), ("_", "_"), ("b1", "b1"),
        (".inf", float("inf")), ("-.inf", float("-inf")),
    ],
)  # fmt: skip
def test_scalars_have_their_yaml_1_2_values(text: str, value: object) -> None:
    values = plain(load_tree(f"a: {text}\n", "x.ksy"))
    assert values == {"a": value}
    assert isinstance(values, dict)
    assert type(values["a"]) is type(value)


def test_the_order_of_keys_is_that_of_the_file() -> None:
    assert list(load_tree("b: 1\na: 2\nc: 3\n", "x.ksy").entries) == ["b", "a", "c"]


def test_codes_keep_their_values_as_keys() -> None:
    assert plain(load_tree("{1: a, 0x10: b, -1: c}", "x.ksy")) == {1: "a", 16: "b", -1: "c"}


def test_aliases_are_read_where_they_stand() -> None:
    tree = load_tree("a: &a {b: 1}\nc: *a\n", "x.ksy")
    assert plain(tree) == {"a": {"b": 1}, "c": {"b": 1}}
    alias = tree.get("c")
    assert alias is not None
    assert alias.place.path == "/c"


@pytest.mark.filterwarnings("error")
def test_an_anchor_may_be_defined_anew() -> None:
    tree = load_tree("a: &a 1\nb: &a 2\nc: *a\n", "x.ksy")
    assert plain(tree) == {"a": 1, "b": 2, "c": 2}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "x.ksy:1:1: /: expected a map of a Kaitai Struct specification, found something else"),
        ("- a\n", "x.ksy:1:1: /: expected a map of a Kaitai Struct specification, found something else"),
        ("a: [1\n", "x.ksy:2:1: /: broken YAML: while parsing a flow sequence, did not find expected ',' or ']'"),
        ("a: 1\na: 2\n", "x.ksy:2:1: /a: the key a is already there on line 1"),
        ("a: {1: x, 0x1: y}\n", "x.ksy:1:11: /a/0x1: the key 0x1 is already there on line 1"),
        ("a: {1: x, '1': y}\n", "x.ksy:1:11: /a/1: the key 1 is already there on line 1"),
        ("? [a]\n: 1\n", "x.ksy:1:3: /: expected a plain key, found a list or map"),
        ("a: &a [*a]\n", "x.ksy:1:4: /a/0: a YAML alias that contains itself cannot be read"),
        ("a: !mine 1\n", "x.ksy:1:4: /a: the YAML tag !mine has no meaning in a specification"),
        ("a: !!python/name:os.system x\n", "/a: the YAML tag"),
        ("a: 1\n---\nb: 2\n", "broken YAML: expected a single document in the stream"),
        ("a:\n\t- 1\n", "x.ksy:2:1: /: broken YAML: found character '\\t' that cannot start any token"),
        ("a: \x01\n", "x.ksy:1:4: /: expected text without control characters, found U+0001"),
        ('a: 1\nb: "\\0"\n', "x.ksy:2:4: /b: expected text without control characters, found U+0000"),
        ('a: 1\n"b\\e": 1\n', "/b\x1b: expected text without control characters, found U+001B"),
        ("a: 1\nb: \x9b\n", "x.ksy:2:4: /: expected text without control characters, found U+009B"),
        ("a: *b\n", "x.ksy:1:4: /: broken YAML: found undefined alias 'b'"),
        ("[" * 900, "x.ksy:1:101: /: the YAML is nested too deeply: more than 100 lists and maps in each other"),
        ("[" * 5000, ": /: the YAML is nested too deeply: more than 100 lists and maps in each other"),
    ],
)
def test_what_is_no_specification_is_refused(text: str, expected: str) -> None:
    assert expected in refusal(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r'''value: "id == '\0\x9b'"''', r'id == "\u0000\u009b"'),
        (r'''value: "'\0\\\" a'"''', r'"\u0000\\\" a"'),
        (r"""value: '"\n" + "x"' """, r'"\n" + "x"'),
        (r"""any-of: ["'\e'"]""", r'"\u001b"'),
    ],
)
def test_control_characters_of_literals_are_escapes(text: str, expected: str) -> None:
    [entry] = load_tree(text, "x.ksy").entries.values()
    node = entry.value.items[0] if isinstance(entry.value, ListNode) else entry.value
    assert isinstance(node, ScalarNode)
    assert node.text == expected


@pytest.mark.parametrize("text", [r'contents: "\0\r\n"', r'contents: [1, "\0\r\n"]'])
def test_text_of_contents_holds_any_character(text: str) -> None:
    [entry] = load_tree(text, "x.ksy").entries.values()
    node = entry.value.items[1] if isinstance(entry.value, ListNode) else entry.value
    assert isinstance(node, ScalarNode)
    assert node.text == "\0\r\n"


@pytest.mark.parametrize("text", [r'''value: "a\0 == 'b'"''', r'''value: "\"\\\0\""''', r'''doc: "'\0'"'''])
def test_other_control_characters_of_expressions_are_refused(text: str) -> None:
    assert "expected text without control characters, found U+0000" in refusal(text)


def test_aliases_of_aliases_do_not_fill_the_memory() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    assert "too large with all its aliases" in refusal("\n".join(lines))


def test_several_mistakes_are_reported_together() -> None:
    with pytest.raises(SpecError) as caught:
        load_tree("a: 1\na: 2\nb: !x 1\n", "x.ksy")
    assert [problem.line for problem in caught.value.problems] == [2, 3]


def test_a_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "x.ksy"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: >-\r\n  x\r\n  y\r\n")
    tree = load_tree_file(path)
    assert plain(tree) == {"a": 1, "b": "x y"}
    node = tree.get("b")
    assert isinstance(node, ScalarNode)
    assert (node.at(2).line, node.at(2).column) == (4, 3)


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"none.ksy: /: cannot be read: No such file"):
        load_tree_file(tmp_path / "none.ksy", "none.ksy")
    (tmp_path / "latin.ksy").write_bytes(b"a: \xe9\n")
    with pytest.raises(SpecError, match="expected UTF-8 text, found byte 3 invalid"):
        load_tree_file(tmp_path / "latin.ksy")
