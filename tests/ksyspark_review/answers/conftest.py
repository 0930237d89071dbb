from dataclasses import replace

import pytest
from ksyspark_review.answers.questions import questions_of

from ksyspark_review.answers.model import Answer, Answers, Reviewer
from ksyspark_review.model import (
    Calculation,
    Citation,
    Code,
    CodeList,
    Decision,
    Document,
    Item,
    Line,
    Review,
    Sentence,
    SpecificationVersion,
    Structure,
    Text,
)

SHA256 = "75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f"


def same(text: str) -> Text:
    return Text(text, text, text)


def item(name: str, fingerprint: str, line: int, rule: Text) -> Item:
    return Item(
        f"mqmde.mde.{name}", "field", name, {}, (Sentence("valid", rule),), "", "stated",
        (Citation("MQMDE", line),), (), "", None, None, None, "", "", fingerprint,
    )  # fmt: skip


@pytest.fixture
def review() -> Review:
    """A page of two fields, a code, a decision and a calculation."""
    items = (
        item("version", "1234567890ab", 78, Text("Must be 2.", "必须是 2。", "Deve ser 2.")),
        item("struc_length", "987654321098", 79, Text("Must be 72.", "必须是 72。", "Deve ser 72.")),
    )
    says = same("=it is so")
    structure = Structure("mqmde.mde", "mde", "", (), (), items, 72)
    decision = Decision(
        "DEC-1", "silent", same("Width"), (Citation("MQMDE", 79),), says, says, says, says, (), "decided", "", "",
        "a" * 12,
    )  # fmt: skip
    code = Code("mqmde.order.2", 2, "le", "", Text("Reversed", "反向", "Invertida"), (), "2e5555555555")
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
        (SpecificationVersion("mqmde", "MQMDE", "1", "0123456789ab", (structure,)),),
        (CodeList("mqmde.order", "order", (code,), ()),),
        (decision,),
        (Calculation("CALC-1", (Citation("MQMDE", 79),), same("9 * 4 + 4 + 8 + 24"), "72", "72"),),
        (),
        {},
        "91ede0696c6c",
    )  # fmt: skip


@pytest.fixture
def answers(review: Review) -> Answers:
    """All questions answered, in favour, with remarks that programs trip over."""
    verdicts = {"field": "same", "code": "agree", "decision": "agree", "calculation": "agree"}
    given = [Answer(one.item, one.fingerprint, verdicts[one.kind], "") for one in questions_of(review)]
    given[0] = replace(given[0], remark='=1+1, "2"; 是\n第二行\t\'')
    given[1] = replace(given[1], verdict="different", remark="'@ 12 _x0041_")
    given[2] = replace(given[2], verdict="", remark="123456789012345")
    return Answers(
        review.id,
        review.fingerprint,
        {"mqmde": "0123456789ab"},
        {"MQMDE": SHA256},
        Reviewer("+Ana", "protocol owner", "<b>IBM</b>"),
        "agree-with-remarks",
        "zh",
        "2026-01-31T10:00:00Z",
        "2026-01-31T10:30:00.123Z",
        tuple(given),
    )
