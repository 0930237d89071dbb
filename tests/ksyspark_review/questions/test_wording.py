"""Questions that follow, and questions as a review file words them."""

import pytest

from ksyspark_review.documents.assemble import assemble, assemble_own

CHAPTERS = """\
chapters:
  - id: fields
    title: {en: Two fields, zh: 两个字段, pt: Dois campos}
    lead: {en: In order, zh: 按顺序, pt: Em ordem}
    questions:
      - id: Height
        for: "FOR"
        citations: [TIDE:4]
        ask: {en: How high?, zh: 多高, pt: Que altura?}
        options: [{en: Up to 90, zh: 90, pt: Até 90}, {en: Up to 900, zh: 900, pt: Até 900}]
        right: 2
        rule: {en: Up to 900., zh: 最多 900。, pt: Até 900.}
"""


@pytest.fixture
def worded(small_page):
    """A page whose review file has words, tied to the rules of today, with a text exchanged."""

    def write(old="", new="", tied=True):
        text = small_page.review.read_text() + (CHAPTERS.replace(old, new) if old else CHAPTERS)
        small_page.review.write_text(text)
        if tied:
            digest = next(part for part in small_page.untied()[0].split('"') if len(part) == 12)
            small_page.change(small_page.review, '"FOR"', f'"{digest}"')
        return small_page

    return write


def by_id(page):
    return {question.id: question for question in assemble(page.ksy, page.review).questions}


def test_questions_follow_from_the_lines_that_are_cited(small_page):
    questions = by_id(small_page)
    assert {id_: question.form for id_, question in questions.items()} == {
        "tide.station": "compare", "tide.height": "compare", "tide.order": "table", "tide.station.*": "table",
        "DEC-1": "decision",
    }  # fmt: skip
    station, height = questions["tide.station"], questions["tide.height"]
    assert [line.text for line in height.lines] == ["Height: two bytes"]
    assert height.rule.en == "Whole number, 2 bytes, never negative. Must be at most 900; anything more is refused."
    assert (height.plant.kind, station.plant.kind) == ("range", "width")
    assert [row.rule.en for row in questions["tide.station.*"].rows] == ["1  harbour"]
    assert questions["DEC-1"].lines == height.lines


def test_a_pick_is_asked_where_the_line_prints_the_number(small_page):
    small_page.change(small_page.review, '4: "Height: two bytes"', '4: "Height: 2 bytes up to 900"')
    small_page.tie()
    question = by_id(small_page)["tide.height"]
    assert (question.form, question.ask.en) == ("pick", "Which values may “height” have?")
    assert question.options[int(question.right)].en == "Must be at most 900; anything more is refused."


def test_words_stand_in_place_of_what_follows(worded):
    page = worded()
    assert page.untied() == []
    question = by_id(page)["Height"]
    assert (question.form, question.right, question.rule.en) == ("pick", "1", "Up to 900.")
    assert (question.items, [option.en for option in question.options]) == (
        ("tide.height",), ["Up to 90", "Up to 900"],
    )  # fmt: skip
    assert "tide.height" not in by_id(page)
    chapters = assemble(page.ksy, page.review).chapters
    assert [(one.id, len(one.questions)) for one in chapters] == [("fields", 2), ("lists", 1), ("decisions", 1)]
    assert chapters[0].title.en == "Two fields"
    assert chapters[1].title.en == "The code lists"


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ("{max: 900}", "{max: 901}", True),
        ("    type: u2\n", "    type: s2\n", True),
        ("    type: u2\n", "    doc: How high.\n    type: u2\n", False),
        ("  - id: height\n    -source: [D1:4]\n", "  - -source: [D1:4]\n    id: height\n", False),
    ],
)
def test_words_are_read_again_when_their_rule_changes(worded, old, new, changes):
    page = worded()
    page.change(page.specification, old, new)
    untied = [sentence for sentence in page.untied() if sentence.startswith("the question `Height` was written for")]
    assert len(untied) == changes


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("right: 2", "right: 3", "expected `right` of the question `Height`"),
        ("citations: [TIDE:4]", "citations: [TIDE:9]", "line 9 of TIDE is not among the lines"),
        ("citations: [TIDE:4]", "items: [tide.heigth]", "did you mean `tide.height`?"),
        ("citations: [TIDE:4]", "items: [tide.level]", "quotes no line"),
        ("id: Height", "decision: DEC-9", "there is no decision `DEC-9`"),
        ('for: "FOR"', "form: choice", "`form` of the question `Height` cannot be `choice`"),
        ("options:", "form: pick\n        option:", "expected `options` of the question `Height`, which is a pick"),
        ('for: "FOR"', "mood: good", "`mood`"),
    ],
)
def test_what_is_wrong_of_a_question_is_named(worded, old, new, words):
    page = worded(old, new, tied=False)
    assert any(words in sentence for sentence in page.untied()), page.untied()


def test_a_number_that_words_have_but_for_a_slip_is_told(worded):
    told = worded("Up to 900", "Up to 960", tied=False).untied()
    assert any(one.startswith("the question `Height` has 960, and `tide.height` 900") for one in told), told


def test_a_short_rule_stands_beside_the_words_of_people(worded):
    question = by_id(worded())["Height"]
    rule = "Whole number, 2 bytes, never negative. Must be at most 900; anything more is refused."
    assert [(name, text.en) for name, text in question.beyond] == [("height", rule)]
    assert question.generated == ()


def test_a_stranger_reads_the_words_of_the_specification_itself(small_page):
    path = small_page.folder / "own.ksy"
    path.write_text(
        "meta: {id: own, endian: be}\nseq:\n"
        "  - {id: a, type: u2, doc: How many., doc-ref: 'Manual, 3'}\n  - {id: b, type: u1}\n"
    )
    (question,) = assemble_own(path).questions
    assert (question.own_words, question.lines) == ("How many.\nManual, 3", ())
    assert question.rule.en == "Whole number, 2 bytes, never negative."
