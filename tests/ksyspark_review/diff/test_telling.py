"""A difference in text and in Markdown: changed words marked, causes first, no text of a specification obeyed."""

import re

import pytest
import yaml
from hostile_texts import TEXTS, specification
from markdown_it import MarkdownIt

from ksyspark.escaping import visible
from ksyspark_review.diff.compare import compare
from ksyspark_review.diff.model import EXPLAINING, lines_of, markdown_of, pieces_of
from ksyspark_review.diff.side import side_at
from ksyspark_review.model import LANGUAGES

SUMMARY = {
    "en": "What follows for data and rules",
    "zh": "对数据和规则的影响",
    "pt": "O que segue para os dados e as regras",
}
OURS = re.compile(r"</?(details|summary|ins|del)>|<!-- -->")


def marked(was, now):
    return ["".join(f"[{text}]" if is_other else text for text, is_other in side) for side in pieces_of(was, now)]


@pytest.mark.parametrize(
    ("was", "now", "shown"),
    [
        ("Must be from 1 to 9.", "Must be from 1 to 8.", ["Must be from 1 to [9].", "Must be from 1 to [8]."]),
        ("at most 1\u202f000", "at most 1\u202f001", ["at most [1\u202f000]", "at most [1\u202f001]"]),
        ("必须为 1 至 9。", "必须为 1 至 8。", ["必须为 1 至 [9]。", "必须为 1 至 [8]。"]),
        ("Always 4 bytes.", "Repeated until nothing is left.", ["Always 4 bytes.", "Repeated until nothing is left."]),
    ],
    ids=["number", "grouped number", "Chinese", "nothing alike"],
)
def test_changed_words_are_marked(was, now, shown):
    assert marked(was, now) == shown


def test_of_a_long_rule_only_what_stands_around_the_change_is_shown():
    words = [f"w{number}" for number in range(100)]
    was, now = marked(" ".join(words), " ".join([*words[:50], "other", *words[51:]]))
    assert "w49 [w50] w51" in was
    assert "w49 [other] w51" in now
    assert was.startswith("…")
    assert was.endswith("…")
    assert "w10" not in was


def written(folder, name, content):
    (folder / name).mkdir()
    path = folder / name / "demo.ksy"
    path.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False))
    return side_at(path)


TOY = {
    "meta": {"id": "demo", "endian": "be"},
    "seq": [
        {"id": "body", "size": "total", "if": "total > 0"},
        {"id": "tail", "type": "u1"},
        {"id": "note", "type": "part"},
    ],
    "instances": {"total": {"value": "tail_ahead & 15"}, "tail_ahead": {"pos": 0, "type": "u1"}},
    "types": {"part": {"seq": [{"id": "flag", "type": "u1"}]}},
}


def changed(**keys):
    return {**TOY, **keys}


def test_a_cause_stands_before_what_depends_on_it(tmp_path):
    instances = {"total": {"value": "tail_ahead & 7"}, "tail_ahead": {"pos": 1, "type": "u1"}}
    seq = [{"id": "body", "size": "total", "if": "total > 1"}, *TOY["seq"][1:]]
    old, new = written(tmp_path, "old", TOY), written(tmp_path, "new", changed(instances=instances, seq=seq))
    lines = list(lines_of(compare(old, new, with_messages=False), "en"))
    told = [line for line in lines if not line.startswith(" ")]
    assert told[:3] == [
        "1. “tail ahead” in “demo” is now read at another place.",
        "2. “total” in “demo” is now worked out differently.",
        "3. “body” in “demo” is now present under another condition.",
    ]
    assert [line.strip() for line in lines if "depends on change" in line] == [
        "- It depends on change 1.", "- It depends on change 2.",
    ]  # fmt: skip


def test_a_new_structure_stands_before_the_field_that_uses_it(tmp_path):
    types = {**TOY["types"], "other": {"seq": [{"id": "mark", "type": "u4"}]}}
    seq = [*TOY["seq"][:2], {"id": "note", "type": "other"}]
    old, new = written(tmp_path, "old", TOY), written(tmp_path, "new", changed(types=types, seq=seq))
    first, second = compare(old, new, with_messages=False).changes
    assert (first.kind, second.kind) == ("type added", "of")


def test_columns_that_depend_on_a_change_are_named(tmp_path):
    seq = [{"id": "one", "type": "u1"}, {"id": "other", "type": "u1"}]
    instances = {"sum": {"value": "one + other"}, "wide": {"value": "one"}}
    old = written(tmp_path, "old", changed(seq=seq, instances=instances))
    seq[0] = {"id": "one", "type": "u4"}
    difference = compare(old, written(tmp_path, "new", changed(seq=seq, instances=instances)), with_messages=False)
    (change,) = difference.changes
    assert [effect.en for effect in change.effects][:4] == [
        "The column one changes its type from int16 to int64.",
        "The column wide changes its type from int16 to int64.",
        "Columns that depend on it: sum.",
        "“other” now begins at byte 5 of “demo”, no longer at byte 2; what follows moves along.",
    ]
    assert not difference.other_columns


def test_explanations_are_told_last_and_folded_in_markdown(tmp_path):
    seq = [{**TOY["seq"][0], "doc": "A text."}, {"id": "tail", "type": "s1"}, TOY["seq"][2]]
    old, new = written(tmp_path, "old", TOY), written(tmp_path, "new", changed(seq=seq))
    difference = compare(old, new, with_messages=False)
    assert [change.kind for change in difference.changes] == ["sign: signed", "documentation"]
    lines = list(markdown_of(difference, "demo", "en"))
    assert [line for line in lines if "explanation" in line] == ["1 change concerns explanations and sources only."]


def hostile(name, folder):
    """Return the difference of two versions of a specification of hostile texts: texts, codes and rules changed."""
    old, new = specification(name, TEXTS[name]), specification(name, TEXTS[name])
    new["seq"][0]["type"] = "u2"
    new["seq"][2]["valid"]["any-of"] = ['"xyz"', '"abc"']
    new["instances"]["joined"]["value"] += " + code"
    new["enums"]["kind"][1]["id"] = "other"
    new["enums"]["kind"][3] = {"id": "three", "-orig-id": TEXTS[name]}
    new["seq"].append({"id": "more", "type": "u1", "-orig-id": TEXTS[name]})
    return compare(written(folder, "old", old), written(folder, "new", new), with_messages=False)


@pytest.mark.parametrize("name", TEXTS)
def test_markdown_obeys_no_text_of_a_specification(tmp_path, name):
    difference = hostile(name, tmp_path)
    assert len(difference.changes) > 4
    for language in LANGUAGES:
        shown = "\n".join(markdown_of(difference, "demo", language))
        tokens = [*MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(shown)]
        inner = [child for token in tokens for child in token.children or ()]
        blocks = {token.type for token in tokens}
        assert blocks <= {
            "heading_open", "heading_close", "ordered_list_open", "ordered_list_close", "bullet_list_open",
            "bullet_list_close", "list_item_open", "list_item_close", "paragraph_open", "paragraph_close", "inline",
            "html_block",
        }  # fmt: skip
        assert {child.type for child in inner} <= {"text", "text_special", "html_inline", "code_inline", "softbreak"}
        elements = "".join(one.content for one in (*tokens, *inner) if one.type in ("html_block", "html_inline"))
        assert set(OURS.sub("", elements).split("\n")) <= {"", SUMMARY[language]}
        numbers = [token.info for token in tokens if token.type == "list_item_open" and token.info]
        assert len(numbers) == 2 * sum(change.kind not in EXPLAINING for change in difference.changes)
        text = "".join(child.content for child in inner if child.type != "html_inline")
        assert visible(" ".join(TEXTS[name].split()))[:100] in text
        assert not re.search(r"@\w|(?<!\w)#\d|https?://|www\.", shown)
