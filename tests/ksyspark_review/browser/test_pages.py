from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TO_READ = ("index",)
TO_ANSWER = ("mqmde", "mqtt_v3", "mqtt_v5", "sas_mq", "sas_tibrv", "maxdb_packet")
NAMES = (*TO_READ, *TO_ANSWER)
LANGUAGES = ("en", "zh", "pt")
MOST_BYTES = 1_000_000


def _violations(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def test_a_page_opens_by_itself_answers_and_reads_a_message(open_page: Callable[..., Any], axe: str) -> None:
    page = open_page("mqtt_v3", bypass_csp=True)
    assert page.inner_text("h1") == "Does the specification say what the document says?"
    row = page.locator('[id="i-mqtt_v3.retain"]')
    row.locator("input[value=same]").check()
    assert re.match(r"1 of \d+ answered", page.inner_text("#progress-text"))
    page.locator(".own > summary").click()
    page.fill("#own-hex", "30 05 00 03 61 2F 62")
    page.click("[data-action=decode]")
    assert page.inner_text("#decode-message") == "The specification accepts this message: 7 bytes."
    assert page.locator("#hex .byte").count() == 7
    page.click("button[data-language=pt]")
    assert page.inner_text("h1") == "A especificação diz o que o documento diz?"
    assert page.evaluate("document.documentElement.lang") == "pt"
    assert _violations(page, axe) == []


@pytest.mark.slow
def test_a_line_opens_beside_its_row_and_both_are_lit(open_page: Callable[..., Any]) -> None:
    page = open_page("mqmde")
    row = page.locator('[id="i-mqmde.mde.version"]')
    row.locator("a.line").first.click()
    line = page.locator('[id="l-MQMDE-78"]')
    assert line.is_visible()
    assert "lit" in str(line.get_attribute("class"))
    assert "lit" in str(row.get_attribute("class"))
    assert row.bounding_box()["width"] < 760
    line.get_by_role("link", name="Version").click()
    page.keyboard.press("Escape")
    assert not line.is_visible()
    assert page.evaluate("document.activeElement.className") == "line"


@pytest.mark.slow
def test_the_specification_as_written_is_there_when_asked_for(open_page: Callable[..., Any]) -> None:
    page = open_page("mqmde")
    row = page.locator('[id="i-mqmde.mde.version"]')
    row.locator(".source > summary").click()
    assert "- id: version" in row.locator("pre").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_accessible_in_each_language(
    open_page: Callable[..., Any], axe: str, name: str, language: str
) -> None:
    page = open_page(name, bypass_csp=True)
    page.click(f"button[data-language={language}]")
    assert _violations(page, axe) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [400, 680, 1360])
def test_nothing_is_wider_than_the_window(open_page: Callable[..., Any], name: str, width: int) -> None:
    """680 pixels are 1360 at 200 % zoom."""
    page = open_page(name, width)
    for language in LANGUAGES:
        page.click(f"button[data-language={language}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_page_reads_without_its_script(open_page: Callable[..., Any], name: str) -> None:
    page = open_page(name, java_script_enabled=False)
    assert page.locator("h1").is_visible()
    assert page.locator("button:visible").count() == 0
    if name in TO_ANSWER:
        assert page.locator(".noscript").is_visible()
        assert page.locator(".row").first.is_visible()
        assert page.locator("#document").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", TO_ANSWER)
def test_paper_has_boxes_remark_lines_and_a_signature_and_nothing_is_clipped(
    open_page: Callable[..., Any], name: str
) -> None:
    page = open_page(name, 680)
    data = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", data)) > 5
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth") <= 680
    assert page.locator(".paper").is_visible()
    assert not page.locator(".bar").is_visible()
    box = page.evaluate("getComputedStyle(document.querySelector('.choices span'), '::before').content")
    assert box == '"☐"'
    foot = page.locator("style").first.evaluate("element => element.textContent")
    fingerprint = page.evaluate("JSON.parse(document.getElementById('review').textContent).fingerprint")
    assert f'@bottom-left{{content: "{name} · {fingerprint}"' in foot
    assert "counter(page)" in foot


@pytest.mark.parametrize("name", NAMES)
def test_pages_are_small_enough(pages: dict[str, Path], name: str) -> None:
    assert pages[name].stat().st_size <= MOST_BYTES
