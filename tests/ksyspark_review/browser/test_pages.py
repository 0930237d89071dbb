"""Each page in Chromium: accessible, no wider than its window, readable without script and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ksyspark_review.pages.html import interface_texts

TO_READ = ("index", "mqtt_v5", "toy.sources")
TO_ANSWER = ("toy", "mqmde", "mqtt_v3", "sas_mq", "sas_tibrv", "maxdb_packet")
NAMES = (*TO_READ, *TO_ANSWER)
LANGUAGES = ("en", "zh", "pt")
MOST_BYTES = 300_000
MOST_LEAVES = 40


def _violations(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def _open_all(page: Any) -> None:
    """Answer each question, and unfold all."""
    page.evaluate(
        """() => {
          const questions = [...document.querySelectorAll('[data-question]')];
          for (const one of questions) one.querySelector('[data-pick], [data-verdict]').click();
          for (const one of document.querySelectorAll('details')) one.open = true;
        }"""
    )


@pytest.mark.parametrize("width", [400, 1360])
def test_the_small_page_is_accessible_in_each_language(open_page: Callable[..., Any], axe: str, width: int) -> None:
    page = open_page("toy", width, bypass_csp=True)
    for language in LANGUAGES:
        page.click(f"[data-language={language}]")
        assert _violations(page, axe) == []
        _open_all(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_accessible_in_each_language(
    open_page: Callable[..., Any], axe: str, name: str, language: str
) -> None:
    page = open_page(name, bypass_csp=True)
    page.click(f"[data-language={language}]")
    _open_all(page)
    assert _violations(page, axe) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_texts_in_other_languages_stand_in_their_places(open_page: Callable[..., Any], name: str) -> None:
    """They stand in the order of the page: were there one too many, each behind it would be that of another."""
    page = open_page(name)
    assert page.locator("t-, wbr").count() == 0
    last = {"index": "languages", "toy.sources": "unequal"}.get(name, "after" if name in TO_ANSWER else "")
    template = f"document.querySelector('{f'#{last}' if last else 'footer p:last-child'}')"
    texts = (
        f"[...({template}.content ?? {template}).querySelectorAll('[lang]')].slice(-3).map((one) => one.textContent)"
    )
    say_of = {"languages": "language", "unequal": "unequal", "after": "next", "": "notice"}
    text = interface_texts()[say_of[last]]
    assert page.evaluate(texts) == [text.en, text.zh, text.pt]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [320, 400, 680, 1360])
def test_nothing_is_wider_than_the_window(open_page: Callable[..., Any], name: str, width: int) -> None:
    """680 pixels are 1360 at 200 % zoom."""
    page = open_page(name, width)
    _open_all(page)
    for language in LANGUAGES:
        page.click(f"[data-language={language}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert name in TO_READ or page.locator(".bar .btn").is_visible(), "who stops early finds where to save"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_page_reads_without_its_script(open_page: Callable[..., Any], name: str) -> None:
    page = open_page(name, java_script_enabled=False)
    assert page.locator("h1").is_visible()
    assert page.locator("button:visible").count() == 0
    assert page.locator(".wrongly:visible, .plantnote:visible").count() == 0
    if name in TO_ANSWER:
        assert page.locator(".no-script").is_visible()
        assert page.locator(".rule.real").first.is_visible()
    if name == "toy":
        assert "The rule of width." in page.inner_text(".key")
        assert page.locator("#q-DEC-1 .reading").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", TO_ANSWER)
def test_paper_has_boxes_a_signature_and_true_rules_and_nothing_is_clipped(
    open_page: Callable[..., Any], name: str
) -> None:
    page = open_page(name, 710, fragment="#reader=7")
    data = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", data)) <= MOST_LEAVES
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth") <= 710
    assert page.locator(".paper").is_visible()
    assert page.locator(".bar:visible, .wrongly:visible, .plantnote:visible, .out:visible").count() == 0
    box = page.evaluate("getComputedStyle(document.querySelector('.verdict label'), '::before').borderTopWidth")
    assert box != "0px"
    foot = page.locator("style").first.evaluate("element => element.textContent")
    fingerprint = page.evaluate("JSON.parse(document.getElementById('review').textContent).fingerprint")
    assert f'@bottom-left{{content:"{name} · {fingerprint}"' in foot
    assert "counter(page)" in foot


@pytest.mark.slow
def test_paper_asks_before_it_tells(open_page: Callable[..., Any]) -> None:
    page = open_page("toy", 710, fragment="#reader=7")
    page.emulate_media(media="print")
    assert "The rule of width." not in page.inner_text("#q-width")
    assert "The rule of width." in page.inner_text(".key")
    assert "☐ Agree ☐ Disagree" in page.inner_text(".key")
    assert page.inner_text("#q-plain-0 .rule:visible") == "The rule of plain-0."


@pytest.mark.slow
def test_a_copied_number_is_compared(open_page: Callable[..., Any]) -> None:
    page = open_page("toy.sources")
    page.locator("summary").first.click()
    number = page.locator("[data-numbers='4']")
    for copied, words in {"4": "= as here", "5": "≠ not as here", "x": "", "": ""}.items():
        number.fill(copied)
        assert number.locator("xpath=following-sibling::b").inner_text() == words
    page.click("[data-language=pt]")
    number.fill("4")
    assert number.locator("xpath=following-sibling::b").inner_text() == "= como aqui"


@pytest.mark.parametrize("name", NAMES)
def test_pages_are_small_enough(pages: dict[str, Path], name: str) -> None:
    assert pages[name].stat().st_size <= MOST_BYTES
