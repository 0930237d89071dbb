"""Signatures and dispositions: what lets a page through, and what voids it."""

import json
from dataclasses import replace
from datetime import date

import pytest
from ksyspark_review.answers.questions import questions_of

from ksyspark_review.answers.check_in import Store, read_answers, to_json
from ksyspark_review.answers.model import Answer, AnswersRefused, Reviewer
from ksyspark_review.answers.remarks import Reply, read_replies, remarks_of, write_reply
from ksyspark_review.answers.status import status_of

OWNER, READER = "protocol owner", "independent reader"


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path, "mqmde")


@pytest.fixture
def sign(store, answers):
    """Check a file of a role in; all items are agreed to unless `given` says otherwise."""
    days = iter(range(1, 29))

    def run(role, name="", started="", given=None, **changes):
        day = next(days)
        agreed = tuple(
            replace(one, verdict="same" if one.item.startswith("mqmde.mde") else "agree", remark="")
            for one in answers.answers
        )
        found = replace(
            answers,
            reviewer=Reviewer(name, role, ""),
            started=started or f"2026-01-{day:02}T00:00:00Z",
            saved=f"2026-01-{day:02}T10:00:00Z",
            answers=agreed if given is None else given,
            **changes,
        )
        store.add(read_answers(to_json(found)), date(2026, 2, 1))
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


def test_unanswered_item_leaves_a_signature_open(review, store, sign, answers):
    sign(OWNER)
    sign(READER, given=answers.answers[:-1])
    status = status_of(review, store)
    (reader,) = status.of_role(READER)
    # The third of them has a remark, but no verdict.
    assert (reader.answered, reader.asked, reader.holds) == (3, 5, False)


def test_changed_rule_voids_exactly_its_answers_until_answered_anew(review, store, sign, answers):
    sign(OWNER, "Ana")
    sign(READER, "Bo")
    structure = review.specifications[0].structures[0]
    changed = replace(structure.items[0], fingerprint="0" * 12)
    specification = replace(
        review.specifications[0], structures=(replace(structure, items=(changed, structure.items[1])),)
    )
    later = replace(review, fingerprint="f" * 12, specifications=(specification,))
    status = status_of(later, store)
    assert [(one.answered, one.stale) for one in status.signatures] == [(4, 1), (4, 1)]
    assert not status.signed
    for role, name in ((OWNER, "Ana"), (READER, "Bo")):
        sign(role, name, given=(Answer(changed.id, "0" * 12, "same", ""),), page_fingerprint="f" * 12)
    assert status_of(later, store).is_complete


def test_remark_keeps_a_page_open_until_it_has_a_disposition(review, store, sign, answers):
    sign(OWNER)
    given = tuple(replace(one, verdict="agree") if not one.verdict else one for one in answers.answers)
    sign(READER, given=given)
    status = status_of(review, store)
    assert (status.signed, status.is_complete) == (True, False)
    assert [one.item for one in status.open_remarks] == ["mqmde.mde.struc_length", "mqmde.mde.version", "mqmde.order.2"]
    for one in status.open_remarks:
        write_reply(store, Reply(one.id, one.item, "answered", "See line 79.", "", "2026-02-02"))
    assert status_of(review, store).is_complete
    assert len(read_replies(store)) == 3


def test_objection_without_words_needs_a_disposition(review, store, sign, answers):
    sign(READER, given=(Answer("mqmde.mde.version", "1234567890ab", "different", ""),))
    assert len(status_of(review, store).open_remarks) == 1


def test_remark_that_was_taken_back_needs_none(review, store, sign):
    sign(OWNER, "Ana", given=(Answer("mqmde.mde.version", "1234567890ab", "different", "no"),))
    sign(OWNER, "Ana", given=(Answer("mqmde.mde.struc_length", "987654321098", "same", ""),))
    assert len(status_of(review, store).open_remarks) == 1
    sign(OWNER, "Ana", given=(Answer("mqmde.mde.version", "1234567890ab", "same", ""),))
    assert status_of(review, store).open_remarks == ()


def test_remark_keeps_its_reply_when_its_author_saves_again(review, store, sign):
    for _ in range(2):
        sign(OWNER, "Ana", given=(Answer("mqmde.mde.version", "1234567890ab", "different", "no"),))
    (remark,) = remarks_of(store.files())
    assert len(remark.files) == 2


@pytest.mark.parametrize("disposition", ["declined", "answered"])
def test_reply_without_reason_is_refused(store, disposition):
    with pytest.raises(AnswersRefused, match="says why"):
        write_reply(store, Reply("R00000000", "a", disposition, " ", "", "2026-02-02"))
    assert not store.folder.exists()


REPLY = {"remark": "R", "item": "a", "disposition": "answered", "text": "b", "by": "", "date": ""}


@pytest.mark.parametrize(
    "replies",
    [None, 1, [1], [{}], [{**REPLY, "more": 1}], [{**REPLY, "disposition": "maybe"}], [{**REPLY, "text": 1}]],
)
def test_damaged_replies_are_refused(store, replies):
    store.folder.mkdir()
    path = store.folder / "replies.json"
    path.write_text(json.dumps({"format": "ksyspark-replies", "version": 1, "replies": [REPLY]}))
    assert [*read_replies(store)] == ["R"]
    path.write_text("{" if replies is None else json.dumps({**json.loads(path.read_text()), "replies": replies}))
    with pytest.raises(AnswersRefused, match="damaged"):
        read_replies(store)


def test_every_question_is_asked_once(review):
    items = [question.item for question in questions_of(review)]
    assert len(items) == len(set(items)) == 5
