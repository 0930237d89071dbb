"""The page that answers a reviewer: his remarks, their dispositions, nothing that runs."""

import json
from dataclasses import replace
from datetime import date
from html.parser import HTMLParser

import pytest
from review_answers import answer, to_json

from ksyspark_review.answers.check_in import (
    Reply,
    Store,
    read_answers,
    read_replies,
    remarks_of,
    reply_page,
    reply_path,
    write_reply,
)
from ksyspark_review.answers.model import Reviewer, plain_of


class Parts(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.tags, self.texts = [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_data(self, data):
        self.texts.append(data)


@pytest.fixture
def page(review, answers, tmp_path):
    def run(answers, replies=()):
        store = Store(tmp_path, "mqmde")
        store.add(to_json(answers), read_answers(to_json(answers)), date(2026, 2, 1))
        (file,) = store.files()
        for remark, (disposition, text) in zip(remarks_of([file]), replies, strict=False):
            write_reply(store, Reply(remark.id, remark.question, disposition, text, "", "2026-02-02"))
        assert reply_path(file).parent == store.folder
        return reply_page(review, file, read_replies(store), review.questions)

    return run


@pytest.mark.parametrize(
    ("language", "word", "missing"),
    [("en", "Declined", "No reply yet."), ("zh", "未采纳", "尚未答复。"), ("pt", "Recusada", "Ainda sem resposta.")],
)
def test_each_remark_stands_with_its_disposition(page, answers, language, word, missing):
    html = page(replace(answers, language=language), [("declined", "Line 79 says <72>.")])
    texts = Parts(html).texts
    assert word in texts
    assert "Line 79 says <72>." in texts
    assert [remark for _, remark in sorted((one.question, one.remark) for one in answers.answers) if remark] == [
        text for text in texts if text in {one.remark for one in answers.answers}
    ]
    assert texts.count(missing) == 2


def test_the_review_page_finds_answers_and_replies_in_it(page, answers):
    hostile = '"><script>alert(1)</script>'
    tags = Parts(page(answers, [("declined", hostile)])).tags
    carried = next(attributes["content"] for tag, attributes in tags if attributes.get("name") == "answers")
    content = json.loads(carried)
    replies = content.pop("replies")
    assert content == plain_of(answers)
    [(item, reply)] = replies.items()
    assert item in {one.question for one in answers.answers if one.remark}
    assert reply == {"disposition": "declined", "text": hostile, "by": "", "date": "2026-02-02"}


def test_markup_in_remarks_is_shown_and_does_nothing(page, answers):
    hostile = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    given = (
        answer("version", "1234567890ab", "different", hostile),
        answer(hostile.replace(" ", "_"), "0" * 12),
    )
    html = page(replace(answers, reviewer=Reviewer(hostile, hostile, hostile), answers=given), [("answered", hostile)])
    parts = Parts(html)
    assert {tag for tag, _ in parts.tags} & {"script", "img", "iframe", "object"} == set()
    assert not [name for _, attributes in parts.tags for name in attributes if name.startswith("on")]
    assert parts.texts.count(hostile) == 2


def test_answers_that_went_stale_are_listed(page, answers, review):
    html = page(replace(answers, answers=(answer("version", "0" * 12),)))
    assert "Estas respostas" not in html
    assert "这些回答不再有效" in html
    assert "<li>version</li>" in html
