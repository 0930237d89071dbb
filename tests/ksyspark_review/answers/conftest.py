from dataclasses import replace

import pytest
from review_answers import answer

from ksyspark_review.answers.model import Answers, Met, Reviewer
from ksyspark_review.model import (
    Chapter,
    Decision,
    Document,
    Line,
    Plant,
    Question,
    QuotedLine,
    Review,
    Row,
    SpecificationVersion,
    Text,
)

SHA256 = "75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f"


def same(text: str) -> Text:
    return Text(text, text, text)


def question(id_, fingerprint, form="compare", **more):
    line = QuotedLine("MQMDE", 78, "Version (结构版本号)", "zh")
    return Question(id_, form, "fields", same(id_), same("?"), (line,), same("Must be 2."), (), fingerprint, **more)


@pytest.fixture
def review() -> Review:
    """A page of four questions, one of each form."""
    says = same("=it is so")
    decision = Decision(
        "DEC-1",
        "silent",
        same("Width"),
        (),
        says,
        says,
        says,
        says,
        (),
    )
    row = Row((QuotedLine("MQMDE", 79, "StrucLength (长度)", "zh"),), same("72"), same("76"))
    questions = (
        question("version", "1234567890ab", plant=Plant(same("Must be 3."), None, same("2"), "fixed")),
        question("length", "987654321098", "pick", options=(same("68"), same("72")), right="1"),
        question("codes", "2e5555555555", "table", rows=(row,), plant=Plant(same("76"), 0, same("72"), "row")),
        question("DEC-1", "aaaaaaaaaaaa", "decision", decision="DEC-1"),
    )
    return Review(
        "mqmde",
        same("MQMDE"),
        same(""),
        (
            Document(
                "MQMDE", "MQMDE", "zh", "mqmde.txt", SHA256,
                lines={78: Line(78, "field", "Version (结构版本号)"), 79: Line(79, "field", "StrucLength (长度)")},
                total_lines=214,
            ),
            Document("IBM", "IBM", "en", url="https://www.ibm.com/docs"),
        ),
        (SpecificationVersion("mqmde", "MQMDE", "1", "0123456789ab", ()),),
        (),
        "91ede0696c6c",
        (decision,),
        chapters=(Chapter("fields", same("Fields"), same(""), questions),),
    )  # fmt: skip


@pytest.fixture
def answers(review: Review) -> Answers:
    """All questions answered, in favour, with remarks that programs trip over."""
    version, length, codes, decision = (answer(one.id, one.fingerprint) for one in review.questions)
    return Answers(
        review.id,
        review.fingerprint,
        {"mqmde": "0123456789ab"},
        {"MQMDE": SHA256},
        Reviewer("+Ana", "protocol owner", "<b>IBM</b>"),
        "agree-with-remarks",
        "zh",
        7,
        41,
        "2026-01-31T10:00:00Z",
        "2026-01-31T10:30:00.123Z",
        (
            replace(version, remark='=1+1, "2"; 是\n第二行\t\''),
            replace(length, first_pick="0", pick="1", verdict="different", remark="'@ 12 _x0041_"),
            replace(codes, first_verdict="", verdict="", rows=(0,), remark="123456789012345"),
            decision,
        ),
        (Met("version", noticed=True), Met("codes", noticed=False)),
    )
