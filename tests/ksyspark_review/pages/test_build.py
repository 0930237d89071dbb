from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace

from review_page import LINE, MARKUP, Page, question, text, unpacked

from ksyspark_review.diff.model import Change
from ksyspark_review.model import Review
from ksyspark_review.pages.site import given_away, page_html


def _sha256(content: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


def _page(review: Review, *, decodes: bool = True) -> Page:
    return Page(page_html(review, decodes=decodes))


def test_the_page_is_well_formed_and_names_things_once(page: Page) -> None:
    assert not page.open
    ids = [one.attributes["id"] for one in page.all() if "id" in one.attributes]
    assert len(ids) == len(set(ids))


def test_every_link_within_the_page_leads_somewhere(page: Page) -> None:
    ids = {one.attributes.get("id") for one in page.all()}
    links = [one.attributes["href"] for one in page.all("a") if one.attributes.get("href", "").startswith("#")]
    assert len(links) > 10
    assert [link for link in links if link[1:] not in ids] == []


def test_equal_reviews_give_equal_pages(review: Review) -> None:
    assert page_html(replace(review)) == page_html(review)


def test_the_page_asks_for_nothing(page: Page) -> None:
    sources = [one for one in page.all() if {"src", "srcset", "action", "data"} & one.attributes.keys()]
    assert sources == []
    outside = [one.attributes["href"] for one in page.all() if re.match(r"\w+:", one.attributes.get("href", ""))]
    assert outside == ["data:,"]


def test_the_policy_names_the_style_sheet_and_the_scripts_by_their_digests(html: str, page: Page) -> None:
    policy = next(one.attributes["content"] for one in page.all("meta") if "http-equiv" in one.attributes)
    assert policy.startswith("default-src 'none'; ")
    assert f"style-src '{_sha256(page.all('style')[0].text)}'" in policy
    run = [one.text for one in page.all("script") if "type" not in one.attributes]
    packed = [content for name, content in unpacked(html) if not name]
    assert packed == ["void 0;"]
    for script in run + packed:
        assert f"'{_sha256(script)}'" in policy
    assert len(re.findall("sha256-", policy)) == 3
    attributes = {key for one in page.all() for key in one.attributes}
    assert [key for key in attributes if key == "style" or key.startswith("on")] == []


def test_markup_of_documents_and_names_stays_text(html: str, page: Page) -> None:
    assert MARKUP not in html
    assert page.all("img") == []
    assert any(MARKUP in one.text for one in page.all("q"))
    assert any(MARKUP in one.text for one in page.all("p") if one.is_a("words"))


def test_a_quoted_line_is_byte_identical_and_its_words_are_marked(page: Page) -> None:
    lines = [one for one in page.all("q") if one.text == LINE]
    assert len(lines) == 9, "each question but that on the specification's own words has it"
    assert {one.text for one in page.all("mark")} == {"长度"}


def test_every_text_of_the_page_is_there_in_every_language(html: str, page: Page) -> None:
    chinese, portuguese = json.loads(dict(unpacked(html))["translations"])
    places = [one for one in page.all() if one.name in ("t-", "wbr")]
    firsts = [one if isinstance(one, int) else place for place, one in enumerate(chinese)]
    texts = [(chinese[first], portuguese[first]) for first in firsts]
    own = [
        (one.text, text) for one, text in zip(places, texts, strict=True) if one.text.startswith(("The rule", "Is "))
    ]
    assert len(own) > 10
    assert all(others == (f"中:{english}", f"pt:{english}") for english, others in own)
    beside_english = {text for one, text in zip(places, texts, strict=True) if one.name == "wbr"}
    assert beside_english == {("长度包括自身", "conta-se a si próprio")}
    assert [one.text for one in places if one.has_elements] == []


def test_questions_say_what_they_are(review: Review, page: Page) -> None:
    questions = [one for one in page.all("article") if "data-question" in one.attributes]
    assert [one.attributes["data-question"] for one in questions] == [one.id for one in review.questions]
    pick = questions[0].attributes
    assert (pick["data-form"], pick["data-right"], pick["data-fingerprint"]) == ("pick", "1", "a" * 12)
    assert "data-plant" not in pick
    assert [one.attributes.get("data-plant") for one in questions[1:4]] == ["", "1", None]
    assert questions[-2].attributes["data-right"] == "not-said"
    assert sum("data-own-message" in one.attributes for one in page.elements) == 1


def test_wrong_rules_are_told_apart(page: Page) -> None:
    wrong = [one for one in page.all("p") if "Something else" in one.text]
    holders = [one for one in page.elements if one.is_a("wrongly")]
    assert len(holders) == 6, "five rules and a row"
    assert sum(one.text.startswith("Something else") for one in holders) == len(wrong) == 5


def test_the_rule_of_a_pick_stands_in_the_list_at_the_end_alone(page: Page) -> None:
    assert sum("The rule of width." in one.text for one in page.elements if one.name == "article") == 0
    [rule] = page.all("li", **{"data-rule": "width"})
    assert rule.text == "The rule of width."
    assert rule.attributes["value"] == "1"


def test_planted_rules_are_announced_as_many_as_there_are(review: Review, page: Page) -> None:
    [note] = [one.text for one in page.all("p") if one.is_a("plantnote")]
    assert note.startswith("4 of the rules are wrong on purpose.")
    first = review.chapters[0]
    fewer = replace(review, chapters=(replace(first, questions=first.questions[:3]),))
    assert fewer.planted == 2
    assert not any(one.is_a("plantnote") for one in _page(replace(review, chapters=())).elements)


def test_answers_are_not_given_away_above_the_questions(review: Review) -> None:
    assert list(given_away(review)) == []
    told = replace(review, introduction=text("A header of 4 bytes, or 2."))
    assert list(given_away(told)) == ["the introduction has the number 4, which is the answer to question `width`"]
    first, second = review.chapters
    lead = replace(review, chapters=(first, replace(second, lead=text("Are they 4?"))))
    assert [sentence.split(" has")[0] for sentence in given_away(lead)] == ["the head of chapter choices"]


def test_a_decision_without_question_goes_with_the_rules_of_the_machine(page: Page) -> None:
    folds = [one for one in page.all("details") if "How we got there" in one.text]
    assert len(folds) == 1
    assert "5 rules and codes" in folds[0].text
    assert folds[0].text.count("How wide?") == 1


def test_what_does_not_agree_is_a_warning(page: Page) -> None:
    warnings = page.warnings()
    assert warnings[0] == "Product. printed: 130, 65; worked out: 193, 2"
    assert warnings[1] == "1expressions for which there is no sentence: they are shown as they are written"


def test_what_guards_a_rule_from_outside_is_told(review: Review) -> None:
    assert "use lines of 9 questions: 1-3, 5-10." in _page(review).elements[0].text
    assert "use lines of" not in _page(replace(review, calculations=review.calculations[1:])).elements[0].text


def test_changes_are_told_at_the_top(review: Review) -> None:
    change = Change("valid", "toy.length", text("Six is refused now."), None, None, (), (), ("toy.length",), ())
    page = Page(page_html(review, (change,)))
    assert page.warnings()[0] == "One change since the version beforeSix is refused now."


def test_the_example_of_the_document_is_shown_and_one_broken_message_a_rule(html: str, page: Page) -> None:
    examples = json.loads(dict(unpacked(html))["review"])["examples"]
    assert [*examples] == ["E-2", "E-3"]
    buttons = [one.attributes["data-example"] for one in page.all("button") if "data-example" in one.attributes]
    assert buttons == ["E-3", "E-2"]


def test_a_page_without_questions_shows_how_a_message_is_built(review: Review) -> None:
    page = _page(replace(review, chapters=()))
    assert "There are no questions on this page" in page.elements[0].text
    assert [one.text for one in page.all("h2")][:2] == ["How a message is built", "Codes"]
    assert not page.all("section", id="sign")
    pieces = [one.text for one in page.all("li") if one.attributes.get("class", "").startswith("w")]
    assert pieces == ["length4 bytes", "restlength varies"]


def test_own_words_are_not_said_to_be_a_document(review: Review) -> None:
    own = question("own", "pick", lines=(), own_words="Four bytes.", options=(), right="")
    chapter = replace(review.chapters[0], questions=(replace(own, form="compare"),))
    page = _page(replace(review, documents=(), chapters=(chapter,)))
    [article] = page.all("article")
    assert "The specification’s own words" in article.text
    assert "The document" not in article.text
    assert page.all("h1")[0].text == "Do the rules fit the words beside them?"


def test_a_page_that_cannot_read_messages_says_so(review: Review) -> None:
    assert "cannot read messages" in _page(review, decodes=False).elements[0].text
    assert not any("data-own-message" in one.attributes for one in _page(review, decodes=False).elements)
