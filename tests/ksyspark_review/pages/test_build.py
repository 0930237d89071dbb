from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from typing import Any

import pytest

from ksyspark_review.diff.model import Change
from ksyspark_review.model import LANGUAGES, Review, Text
from ksyspark_review.pages.build import PageScript, page_html


def _sha256(content: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


def test_the_page_is_well_formed_and_names_things_once(page: Any) -> None:
    assert not page.open
    ids = [one.attributes["id"] for one in page.all() if "id" in one.attributes]
    assert len(ids) == len(set(ids))


def test_every_link_within_the_page_leads_somewhere(page: Any) -> None:
    ids = {one.attributes.get("id") for one in page.all()}
    links = [one.attributes["href"] for one in page.all("a") if one.attributes.get("href", "").startswith("#")]
    assert len(links) > 20
    assert [link for link in links if link[1:] not in ids] == []


def test_equal_reviews_give_equal_pages(review: Review, html: str) -> None:
    script = PageScript("void 0;", {"en": {"js": "x"}, "zh": {"js": "中"}, "pt": {"js": "y"}})
    assert page_html(replace(review), None, script) == html


def test_the_page_asks_for_nothing(page: Any) -> None:
    sources = [one for one in page.all() if {"src", "srcset", "action", "data"} & one.attributes.keys()]
    assert sources == []
    outside = [one.attributes["href"] for one in page.all() if re.match(r"\w+:", one.attributes.get("href", ""))]
    assert outside == ["data:,", "https://example.org/"]


def test_the_policy_names_the_style_sheet_and_the_scripts_by_their_digests(html: str, page: Any, unpacked: Any) -> None:
    policy = next(one.attributes["content"] for one in page.all("meta") if "http-equiv" in one.attributes)
    assert policy.startswith("default-src 'none'; ")
    assert f"style-src '{_sha256(page.all('style')[0].text)}'" in policy
    run = [one.text for one in page.all("script") if "type" not in one.attributes]
    unpacked = [content for name, content in unpacked(html) if not name]
    assert unpacked == ["void 0;"]
    for script in run + unpacked:
        assert f"'{_sha256(script)}'" in policy
    assert len(re.findall("sha256-", policy)) == 3
    attributes = {key for one in page.all() for key in one.attributes}
    assert [key for key in attributes if key == "style" or key.startswith("on")] == []


def test_markup_of_documents_and_names_stays_text(html: str, page: Any, markup: Any) -> None:
    assert markup not in html
    assert page.all("img") == []
    assert any(markup in one.text for one in page.all("span"))


def test_a_quoted_line_is_byte_identical(review: Review, page: Any) -> None:
    quote = (review.documents[0].lines or {})[3].text
    shown = [one.text for one in page.all("span") if one.text == quote]
    assert len(shown) >= 2, "the row and the document's panel quote it"


def test_every_text_of_the_page_is_there_in_every_language(html: str, page: Any, unpacked: Any) -> None:
    packed = dict(unpacked(html))
    keys = {one.attributes["data-t"]: one.text for one in page.all() if "data-t" in one.attributes}
    assert len(keys) > 100
    for language in LANGUAGES[1:]:
        catalogue = json.loads(packed[f"texts-{language}"])
        assert {key for key in keys if not catalogue.get(key)} == set()
    assert json.loads(packed["texts-en"]) == {"js": "x"}


def test_a_text_that_is_translated_holds_no_elements(page: Any) -> None:
    assert [one.text for one in page.all() if "data-t" in one.attributes and one.has_elements] == []


def test_every_row_can_be_judged_and_the_script_knows_it(review: Review, html: str, page: Any, unpacked: Any) -> None:
    data = json.loads(dict(unpacked(html))["review"])
    rows = [one for one in page.all() if "judge" in one.attributes.get("class", "").split()]
    judged = [one.attributes.get("data-item") or one.attributes["id"] for one in rows]
    shown = {id_: one.get("anchor", f"i-{id_}") for id_, one in data["items"].items()}
    assert {one for one in judged if one not in shown} == {one for id_, one in shown.items() if id_ not in judged}
    codes = {id_: one["anchor"] for id_, one in data["items"].items() if one["kind"] == "code"}
    assert {re.sub(r"-(-?\d+)$", r".\1", anchor[2:]): anchor for anchor in codes.values()} == codes
    assert data["items"]["toy.length"] == {"kind": "field", "fingerprint": "0123456789ab", "name": "length"}
    assert data["items"]["DEC-1"]["kind"] == "decision"
    assert data["documents"]["D"]["fates"] == {
        "1": "heading",
        "3": "field",
        "4": "rule",
        "5": "behaviour",
        "6": "field",
    }
    assert data["documents"]["D"]["items"]["4"] == ["toy.sum", "toy.kind.1", "DEC-1", "CALC-1", "CALC-2"]
    assert data["examples"]["E-1"]["hex"] == "000000066162"


def test_the_first_screen_tells_what_is_wrong(page: Any) -> None:
    checked = [" ".join(one.text.split()) for one in page.all("li", **{"class": "bad"})]
    assert checked == [
        "1 lines of the document without a place here",
        "1 come out differently",
    ]


@pytest.mark.parametrize(
    ("changes", "summary"),
    [
        (None, "First edition: there is no earlier one to compare it with."),
        ((), "Nothing changed since the version before."),
    ],
)
def test_no_change_is_said_in_a_sentence(
    review: Review, changes: tuple[Change, ...] | None, summary: str, read_page: Any
) -> None:
    shown = read_page(page_html(review, changes, PageScript()))
    assert sum(one.text == summary for one in shown.all("span")) == 2


def test_a_change_names_its_effects_and_the_rows_to_answer_again(review: Review, text: Any, read_page: Any) -> None:
    effects: tuple[Text, ...] = (text("A column vanishes."),)
    change = Change("valid", "toy.length", text("Six is refused now."), None, None, (), (), ("toy.length",), effects)
    shown = read_page(page_html(review, (change,), PageScript()))
    notice = next(one for one in shown.all("p") if one.attributes.get("class") == "changed")
    assert notice.text.strip() == "1 change since the version before"
    article = next(one for one in shown.all("article") if one.attributes["class"] == "change")
    assert article.text.split("\n")[0].startswith("Six is refused now.A column vanishes.length")


def test_a_page_that_cannot_read_messages_says_so(review: Review, read_page: Any) -> None:
    def said(decodes: bool) -> tuple[bool, bool]:
        shown = read_page(page_html(review, None, PageScript(decodes=decodes)))
        texts = [one.text for one in shown.all("p")]
        return any("cannot read messages" in text for text in texts), any(shown.all("div", **{"class": "decoder"}))

    assert said(decodes=True) == (False, True)
    assert said(decodes=False) == (True, False)
