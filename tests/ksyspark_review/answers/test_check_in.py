"""Check-in: what is stored, what each answer is worth, what is refused."""

import json
from dataclasses import replace
from datetime import date

import pytest
from review_answers import answer, to_json

from ksyspark_review.answers.check_in import Store, check_in
from ksyspark_review.answers.model import AnswersRefused, code_of, plain_of

TODAY = date(2026, 2, 1)


@pytest.fixture
def check(review, tmp_path):
    def run(answers, name="answers"):
        path = tmp_path / name
        path.write_bytes(to_json(answers) if not isinstance(answers, bytes) else answers)
        return check_in(path, {"mqmde": review}.get, tmp_path / "reviews", TODAY)

    return run


def test_file_is_stored_unchanged_under_date_and_code(check, answers, tmp_path):
    receipt = check(answers, name="..;rm -rf $HOME")
    code = code_of(plain_of(answers))
    assert receipt.path == tmp_path / "reviews" / "mqmde" / f"2026-02-01-{code}.json"
    assert receipt.path.read_bytes() == to_json(answers)
    assert (receipt.code, receipt.answers) == (code, answers)


def test_the_same_review_is_a_duplicate(check, answers, tmp_path):
    check(answers)
    with pytest.raises(AnswersRefused, match="already checked in"):
        check(answers, name="other")
    with pytest.raises(AnswersRefused, match="already checked in"):
        check(replace(answers, saved="2026-01-31T10:30:59Z", minutes=42), name="saved a minute later")
    assert len(list((tmp_path / "reviews" / "mqmde").iterdir())) == 1


def test_each_answer_is_worth_what_its_fingerprint_says(check, answers):
    given = (answers.answers[0], replace(answers.answers[1], fingerprint="111111111111"), answer("gone", "1" * 12))
    receipt = check(replace(answers, answers=given))
    assert [*receipt.states.values()] == ["valid", "stale", "foreign"]
    assert receipt.counts == {"valid": 1, "stale": 1, "foreign": 1}


def test_other_text_of_a_document_is_told(check, answers):
    assert check(answers).other_documents == ()
    assert check(replace(answers, documents={"MQMDE": "0" * 64})).other_documents == ("MQMDE",)


def test_file_of_another_page_is_refused(check, answers, tmp_path):
    with pytest.raises(AnswersRefused, match='the page "mqtt", which is none'):
        check(replace(answers, page="mqtt"))
    with pytest.raises(AnswersRefused, match="nothing that is asked"):
        check(replace(answers, answers=(answer("a.b", "0" * 12),)))
    assert not (tmp_path / "reviews").exists()


@pytest.mark.parametrize("data", [b"", b"{}", b"PK\x03\x04", b"a,b\n1,2\n"])
def test_damaged_file_leaves_nothing_behind(check, data, tmp_path):
    with pytest.raises(AnswersRefused, match=r'^"answers" .*\.$'):
        check(data)
    assert not (tmp_path / "reviews").exists()


def test_stored_file_that_was_edited_is_found(check, answers, tmp_path):
    path = check(answers).path
    plain = {**plain_of(answers), "overall": "agree"}
    path.write_text(json.dumps({**plain, "code": code_of(plain)}))
    with pytest.raises(AnswersRefused, match="changed after it was checked in"):
        list(Store(tmp_path / "reviews", "mqmde").files())


@pytest.mark.parametrize("page", ["..", "a/b", "", "a\\b", "/etc"])
def test_page_cannot_lead_out_of_the_folder(page, tmp_path):
    with pytest.raises(AnswersRefused):
        Store(tmp_path, page)
