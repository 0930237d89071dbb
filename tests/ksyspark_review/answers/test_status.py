"""Signatures and dispositions: what lets a page through, and what voids it."""

import json
from dataclasses import replace
from datetime import date

import pytest
from review_answers import answer, to_json

from ksyspark_review.answers.check_in import (
    Reply,
    Store,
    found_by_kind,
    read_answers,
    read_replies,
    remarks_of,
    status_of,
    write_reply,
)
from ksyspark_review.answers.model import AnswersRefused, Met, Reviewer

OWNER, READER = "protocol owner", "independent reader"
NOTICED = (Met("version", noticed=True), Met("codes", noticed=True))


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path, "mqmde")


@pytest.fixture
def sign(store, answers):
    """Check a file of a role in; all items are agreed to unless `given` says otherwise."""
    days = iter(range(1, 29))

    def run(role, name="", started="", given=None, **changes):
        day = next(days)
        agreed = tuple(replace(one, first_verdict="same", verdict="same", remark="") for one in answers.answers)
        found = replace(
            answers,
            planted=changes.pop("planted", NOTICED),
            reviewer=Reviewer(name, role, ""),
            started=started or f"2026-01-{day:02}T00:00:00Z",
            saved=f"2026-01-{day:02}T10:00:00Z",
            answers=agreed if given is None else given,
            **changes,
        )
        store.add(to_json(found), read_answers(to_json(found)), date(2026, 2, 1))
        return found

    return run


def test_nothing_is_signed_at_first(review, store):
    status = status_of(review, store)
    assert (status.signed, status.is_complete, status.signatures) == (False, False, ())


def test_two_roles_of_two_people_complete_a_page(review, store, sign):
    sign(OWNER, "Ana")
    assert not status_of(review, store).signed
    sign(READER, "Bo")
    assert status_of(review, store).is_complete


@pytest.mark.parametrize("role", ["Independent Reader", "  independent  reader", "独立审阅人", "Leitor independente"])
def test_role_is_known_in_every_language(review, store, sign, role):
    sign(OWNER)
    sign(role)
    assert status_of(review, store).signed


def test_names_are_optional(review, store, sign):
    sign(OWNER)
    sign(READER)
    assert status_of(review, store).is_complete


@pytest.mark.parametrize("name", ["Ana Lima", "ana  lima", "\uff21\uff2e\uff21 LIMA"])
def test_one_person_cannot_sign_for_two_roles(review, store, sign, name):
    sign(OWNER, "Ana Lima")
    sign(READER, name)
    assert not status_of(review, store).signed
    sign(READER, "Bo")
    assert status_of(review, store).signed


def test_one_sitting_cannot_sign_for_two_roles(review, store, sign):
    sign(OWNER, started="2026-01-01T10:00:00Z")
    sign(READER, started="2026-01-01T10:00:00Z")
    assert not status_of(review, store).signed


def test_other_roles_do_not_count(review, store, sign):
    sign(OWNER)
    sign("archivist")
    assert not status_of(review, store).signed


@pytest.mark.parametrize("overall", ["disagree", "no-opinion"])
def test_signature_needs_agreement_on_the_whole(review, store, sign, overall):
    sign(OWNER)
    sign(READER, overall=overall)
    assert not status_of(review, store).signed


def test_open_question_stays_open_and_is_named(review, store, sign, answers):
    sign(OWNER, given=answers.answers[:2])
    sign(READER, given=answers.answers[:3])
    status = status_of(review, store)
    # The third of them has a remark, but no verdict.
    assert [(len(one.answered), one.asked, one.holds) for one in status.signatures] == [(2, 4, True), (2, 4, True)]
    assert (status.open, status.signed) == (("codes", "DEC-1"), False)


def test_nobody_signs_without_an_answer(review, store, sign):
    sign(OWNER, given=())
    (owner,) = status_of(review, store).of_role(OWNER)
    assert not owner.holds


def test_changed_rule_voids_exactly_its_answers_until_answered_anew(review, store, sign):
    sign(OWNER, "Ana")
    sign(READER, "Bo")
    (chapter,) = review.chapters
    changed = replace(chapter.questions[0], fingerprint="0" * 12)
    later = replace(
        review, fingerprint="f" * 12, chapters=(replace(chapter, questions=(changed, *chapter.questions[1:])),)
    )
    status = status_of(later, store)
    assert [(len(one.answered), one.stale) for one in status.signatures] == [(3, 1), (3, 1)]
    assert (status.open, status.signed) == (("version",), False)
    sign(READER, "Bo", given=(answer("version", "0" * 12),), page_fingerprint="f" * 12)
    assert status_of(later, store).is_complete


@pytest.mark.parametrize(("noticed", "holds"), [(4, True), (3, True), (2, False)])
def test_reader_who_misses_planted_rules_has_read_and_not_judged(review, store, sign, noticed, holds):
    questions = [replace(review.questions[0], id=f"q{number}") for number in range(4)]
    page = replace(review, chapters=(replace(review.chapters[0], questions=(*review.questions, *questions)),))
    planted = tuple(Met(f"q{number}", number < noticed) for number in range(4))
    for role in (OWNER, READER):
        sign(role, planted=planted)
    status = status_of(page, store)
    (owner,), (reader,) = status.of_role(OWNER), status.of_role(READER)
    assert (owner.holds, reader.holds) == (True, holds)
    assert (reader.attention.noticed, reader.attention.planted) == (noticed, 4)


def test_reader_who_leaves_planted_rules_out_has_not_noticed_them(review, store, sign):
    sign(READER, planted=NOTICED[:1])
    (reader,) = status_of(review, store).of_role(READER)
    assert (reader.attention.noticed, reader.attention.planted, reader.holds) == (1, 2, False)


def test_keeper_sees_first_picks_minutes_and_what_such_a_review_finds(review, store, sign):
    sign(OWNER, "Ana", planted=(Met("version", noticed=True), Met("codes", noticed=False)))
    sign(OWNER, "Ana", started="2026-01-01T00:00:00Z", planted=(Met("version", noticed=False),))
    sign(READER, "Bo", planted=(Met("codes", noticed=True),))
    status = status_of(review, store)
    (owner,), (reader,) = status.of_role(OWNER), status.of_role(READER)
    # What was noticed first counts; the first pick of the fixture was the wrong one.
    assert (owner.attention.noticed, owner.attention.planted, owner.attention.minutes) == (1, 2, 41)
    assert (reader.attention.agreeing, reader.attention.picked) == (0, 1)
    assert found_by_kind([status]) == {"fixed": (1, 1), "row": (1, 2)}


def test_remark_keeps_a_page_open_until_it_has_a_disposition(review, store, sign, answers):
    sign(OWNER)
    sign(READER, given=answers.answers)
    status = status_of(review, store)
    assert (status.signed, status.is_complete) == (True, False)
    assert [one.question for one in status.open_remarks] == ["codes", "length", "version"]
    for one in status.open_remarks:
        write_reply(store, Reply(one.id, one.question, "answered", "See line 79.", "", "2026-02-02"))
    assert status_of(review, store).is_complete
    assert len(read_replies(store)) == 3


def test_objections_of_who_agrees_on_the_whole_are_counted(review, store, sign):
    objections = tuple(answer(one.id, one.fingerprint, "different") for one in review.questions[:2])
    stale = answer("codes", "0" * 12, "different")
    sign(OWNER, given=(*objections, stale), overall="agree")
    sign(READER, given=objections)
    status = status_of(review, store)
    (owner,), (reader,) = status.of_role(OWNER), status.of_role(READER)
    assert (owner.objections, owner.holds) == (2, True)
    assert (reader.overall, reader.objections) == ("agree-with-remarks", 0)


def test_objection_without_words_needs_a_disposition(review, store, sign, answers):
    sign(READER, given=(answer("version", "1234567890ab", "different"),))
    assert len(status_of(review, store).open_remarks) == 1


def test_remark_that_was_taken_back_needs_none(review, store, sign):
    sign(OWNER, "Ana", given=(answer("version", "1234567890ab", "different", "no"),))
    sign(OWNER, "Ana", given=(answer("length", "987654321098"),))
    assert len(status_of(review, store).open_remarks) == 1
    sign(OWNER, "Ana", given=(answer("version", "1234567890ab"),))
    assert status_of(review, store).open_remarks == ()


def test_remark_keeps_its_reply_when_its_author_saves_again(review, store, sign):
    objection = answer("version", "1234567890ab", "different", "no")
    sign(OWNER, "Ana", given=(objection,))
    sign(OWNER, "Ana", given=(objection, answer("length", "987654321098")))
    (remark,) = remarks_of(store.files())
    assert len(remark.files) == 2


@pytest.mark.parametrize("disposition", ["declined", "answered"])
def test_reply_without_reason_is_refused(store, disposition):
    with pytest.raises(AnswersRefused, match="says why"):
        write_reply(store, Reply("R00000000", "a", disposition, " ", "", "2026-02-02"))
    assert not store.folder.exists()


REPLY = {"remark": "R", "question": "a", "disposition": "answered", "text": "b", "by": "", "date": ""}


@pytest.mark.parametrize(
    "replies",
    [None, 1, [1], [{}], [{**REPLY, "more": 1}], [{**REPLY, "disposition": "maybe"}], [{**REPLY, "text": 1}]],
)
def test_damaged_replies_are_refused(store, replies):
    store.folder.mkdir()
    path = store.folder / "replies.json"
    path.write_text(json.dumps({"format": "ksyspark-replies", "version": 2, "replies": [REPLY]}))
    assert [*read_replies(store)] == ["R"]
    path.write_text("{" if replies is None else json.dumps({**json.loads(path.read_text()), "replies": replies}))
    with pytest.raises(AnswersRefused, match="damaged"):
        read_replies(store)
