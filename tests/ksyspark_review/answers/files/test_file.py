"""Answers written and read; files that are damaged, foreign, too large or hostile."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from review_answers import to_json

from ksyspark_review.answers.check_in import read_answers, read_answers_file
from ksyspark_review.answers.model import MOST_BYTES, Answer, Answers, AnswersRefused, Reviewer, code_of, plain_of

ANSWER = {
    "question": "a", "fingerprint": "0" * 12, "first_pick": "", "pick": "", "first_verdict": "same", "verdict": "same",
    "rows": [], "remark": "",
}  # fmt: skip


def refusal(data):
    with pytest.raises(AnswersRefused) as refused:
        read_answers(data)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def changed(answers, keys):
    """Return a JSON file with other values and the code that fits them."""
    plain = {**plain_of(answers), **keys}
    return json.dumps({**plain, "code": code_of(plain)}).encode()


def test_a_file_gives_back_what_was_written(answers, tmp_path):
    data = to_json(answers)
    path = tmp_path / "answers.txt"
    path.write_bytes(data)
    assert read_answers_file(path) == (data, answers)
    assert to_json(answers) == data


texts = st.text(st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t'=+-@0123456789e_x"), max_size=30)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(texts.filter(str.strip), max_size=4),
    texts.map(lambda text: text.translate(dict.fromkeys(map(ord, "\n\t")))),
    st.lists(st.from_regex("[0-9e]{12}", fullmatch=True), min_size=4, max_size=4),
)
def test_any_text_survives(remarks, name, fingerprints):
    given = zip(remarks, fingerprints, strict=False)
    answers = Answers(
        "p", fingerprints[0], {}, {}, Reviewer(name, "", ""), "agree", "en", 0, 0, "", "",
        tuple(
            Answer(f"i{number}", fingerprint, "", "", "", "", (), remark)
            for number, (remark, fingerprint) in enumerate(given)
        ),
    )  # fmt: skip
    assert read_answers(to_json(answers)) == answers


def test_code_is_that_of_the_canonical_text(answers):
    assert code_of({"b": "é", "a": [1], "code": "9"}) == code_of({"a": [1], "b": "é"})
    # The decimal number of the SHA-256 of the bytes {"a":1}.
    number = int("015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862", 16)
    assert code_of({"a": 1, "code": "1"}) == str(number)[:12]


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"format": "x"}, "is not an answers file"),
        ({"version": 1}, "another version"),
        ({"page": "../../etc"}, "page"),
        ({"page_fingerprint": "x"}, "page_fingerprint"),
        ({"overall": "yes"}, "overall"),
        ({"language": "de"}, "language"),
        ({"saved": "2026-13-31T10:00:00Z"}, "no moment"),
        ({"more": 1}, 'unknown key "more"'),
        ({"specifications": {"a/b": "0" * 12}}, "an id in specifications"),
        ({"reviewer": {"name": "\x1b[31m", "role": "", "organisation": ""}}, "control characters"),
        ({"reviewer": {"name": "x" * 201, "role": "", "organisation": ""}}, "200 are the most"),
        ({"answers": {}}, "no list of answers"),
        ({"answers": [{**ANSWER, "verdict": "yes"}]}, "verdict"),
        ({"answers": [{**ANSWER, "verdict": "", "first_verdict": "", "remark": " "}]}, "neither"),
        ({"answers": [{**ANSWER, "remark": "x" * 4001}]}, "4000"),
        ({"answers": [{**ANSWER, "pick": "10"}]}, "pick"),
        ({"answers": [{**ANSWER, "rows": [-1]}]}, "rows"),
        ({"answers": [ANSWER] * 2}, "twice"),
        ({"answers": [1] * 2_001}, "2000"),
        ({"planted": [{"question": "a", "noticed": 1}]}, "noticed"),
        ({"seed": 1_000_000_000}, "seed"),
        ({"minutes": True}, "minutes"),
    ],
)
def test_wrong_content_is_refused_with_one_sentence(answers, keys, words):
    assert words in refusal(changed(answers, keys))


def test_missing_key_is_named(answers):
    plain = plain_of(answers)
    del plain["overall"]
    assert '"overall"' in refusal(json.dumps(plain).encode())


def test_changed_content_does_not_fit_the_code(answers):
    plain = plain_of(replace(answers, overall="disagree"))
    plain["overall"] = "agree"
    assert "its code does not fit" in refusal(json.dumps(plain).encode())
    assert "its code does not fit" in refusal(json.dumps({**plain_of(answers), "code": ""}).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"\xff\xfe\x00",
        b"%PDF-1.7 and so on",
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04 no workbook",
        b'{"format":"ksyspark-review","format":"ksyspark-review"}',
        b'{"version": NaN}',
        b'{"version": 1' + b"0" * 5000 + b"}",
        "key,value\nformat,ksyspark-review\n".encode("utf-16"),
        b'"' + b"x" * 300_000,
    ],
)
def test_foreign_and_damaged_files_are_refused_with_one_sentence(data):
    assert refusal(data)


def test_oversized_file_is_not_read(tmp_path):
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(AnswersRefused, match="are the most"):
        read_answers_file(path)


def test_name_of_a_file_is_shown_without_control_characters(tmp_path):
    path = tmp_path / "a\x1b[31m.json"
    path.write_bytes(b"")
    with pytest.raises(AnswersRefused) as refused:
        read_answers_file(path)
    assert "\x1b" not in str(refused.value)


def test_damage_at_any_byte_never_gives_other_answers(answers):
    data, chance = to_json(answers), random.Random(1)
    for _ in range(150):
        place = chance.randrange(len(data))
        damaged = data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]
        try:
            assert read_answers(damaged) == answers
        except AnswersRefused:
            continue
