"""A small page in Chromium, opened as a file: every form of question, by mouse and by keyboard, saved and opened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from review_page import LINE

from ksyspark_review.answers.check_in import read_answers_file

INJECTED = '<img src=x onerror="window.injected=1"><script>window.injected=1</script>'
PICK, TABLE, DECISION = "#q-width", "#q-rows", "#q-DEC-1"


@pytest.fixture
def page(open_page: Callable[..., Any]) -> Any:
    """Return the page as reader 7 meets it."""
    return open_page("toy", fragment="#reader=7", accept_downloads=True)


def planted(page: Any) -> list[str]:
    return [str(id_) for id_ in page.evaluate("[...document.querySelectorAll('.planted')].map((one) => one.id)")]


def choose(page: Any, question: str, kind: str, value: str) -> None:
    page.locator(f"{question} [data-{kind}][value='{value}']").click()


def saved(page: Any, tmp_path: Path) -> Path:
    with page.expect_download() as download:
        page.click("[data-action=save]")
    path = tmp_path / "saved.json"
    download.value.save_as(path)
    return path


def told(page: Any, words: str) -> None:
    """Wait for what the page says after it has read a file."""
    from playwright.sync_api import expect

    expect(page.locator("#sign-message")).to_contain_text(words, use_inner_text=True)


def test_a_rule_is_hidden_until_it_is_picked_and_the_first_pick_is_kept(page: Any, tmp_path: Path) -> None:
    assert not page.locator(f"{PICK} .until").is_visible()
    choose(page, PICK, "pick", "0")
    assert page.inner_text(f"{PICK} .said").startswith("The specification reads it otherwise.")
    assert page.inner_text(f"{PICK} .until") == "The rule of width."
    choose(page, PICK, "pick", "1")
    assert page.inner_text(f"{PICK} .said") == "The specification reads it as you do:"
    assert page.inner_text(".count") == "1 / 10"
    assert page.get_attribute(f".ticks a[href='{PICK}']", "class") == "same"
    assert page.inner_text("#t-first") == "0 / 1"
    (answer,) = read_answers_file(saved(page, tmp_path))[1].answers
    assert (answer.first_pick, answer.pick, answer.verdict) == ("0", "1", "same")


@pytest.mark.slow
def test_a_planted_rule_is_revealed_at_once_and_the_true_one_asked(page: Any, tmp_path: Path) -> None:
    ids = planted(page)
    assert len(ids) == 4
    first, second = [f"#{id_}" for id_ in ids if id_ != "q-rows"][:2]
    assert "Something else than" in page.inner_text(first)
    choose(page, first, "verdict", "different")
    assert page.inner_text(f"{first} .planted-box") == (
        "Well noticed: this one was planted. The line says it. "
        "The true rule stands here now. Does it agree with the lines?"
    )
    assert "Something else than" not in page.inner_text(first)
    assert not page.locator(f"{first} [data-verdict]:checked").count()
    choose(page, first, "verdict", "same")
    choose(page, second, "verdict", "same")
    assert "it slipped through" in page.inner_text(f"{second} .planted-box")
    assert page.inner_text("#t-planted") == "1 / 2"
    assert page.inner_text(".count") == "1 / 10"
    answers = read_answers_file(saved(page, tmp_path))[1]
    assert answers.seed == 7
    assert [(one.question, one.noticed) for one in answers.planted] == [(first[3:], True), (second[3:], False)]
    assert [(one.question, one.first_verdict) for one in answers.answers] == [(first[3:], "same")]


def test_nothing_beside_a_question_tells_whether_its_rule_is_planted(open_page: Callable[..., Any]) -> None:
    page = open_page("mqmde", fragment="#reader=7")
    assert page.locator("[data-plant] .generated").count()
    assert not page.locator("[data-plant] .generated:visible").count()
    choose(page, "#q-Version", "verdict", "same")
    assert page.locator("#q-Version .generated:visible").count() == 1


@pytest.mark.slow
def test_another_reader_meets_other_rules(page: Any, open_page: Callable[..., Any]) -> None:
    assert len({tuple(planted(open_page("toy", fragment=f"#reader={seed}"))) for seed in range(1, 6)}) > 1
    page.reload()
    assert planted(page) == planted(open_page("toy", fragment="#reader=7"))


@pytest.mark.slow
def test_rows_of_a_table_are_marked_as_different(open_page: Callable[..., Any], tmp_path: Path) -> None:
    seed = next(seed for seed in range(1, 40) if "q-rows" in planted(open_page("toy", fragment=f"#reader={seed}")))
    page = open_page("toy", fragment=f"#reader={seed}", accept_downloads=True)
    marks = page.locator(f"{TABLE} .mk input")
    assert page.locator(f"{TABLE} tbody tr").nth(1).locator("td").nth(1).inner_text() == "wrong row"
    marks.nth(0).click()
    assert "it slipped through" in page.inner_text(f"{TABLE} .planted-box"), "the first row was not the wrong one"
    assert page.locator(f"{TABLE} tbody tr").nth(1).locator("td").nth(1).inner_text() == "second row"
    marks.nth(1).check()
    assert page.locator(f"{TABLE} [value=different]").is_checked()
    (answer,) = read_answers_file(saved(page, tmp_path))[1].answers
    assert (answer.verdict, answer.rows) == ("different", (1,))
    marks.nth(1).uncheck()
    assert page.inner_text(".count") == "0 / 10"
    marks.nth(0).check()
    choose(page, TABLE, "verdict", "same")
    assert not marks.nth(0).is_checked()


@pytest.mark.slow
def test_a_decision_begins_with_a_pick_and_does_not_tell_before(page: Any) -> None:
    assert not page.locator(f"{DECISION} .reading").is_visible()
    assert "silent" not in page.inner_text(DECISION)
    choose(page, DECISION, "pick", "not-said")
    assert page.inner_text(f"{DECISION} .said") == "So do we. This reading was chosen:"
    assert page.inner_text(".count") == "0 / 10"
    choose(page, DECISION, "verdict", "unsure")
    assert page.inner_text("#t-unsure") == "1"
    assert page.locator(f"{DECISION} textarea").is_visible(), "who does not agree is asked for a remark"


@pytest.mark.slow
def test_arrow_keys_walk_and_enter_or_space_answers(page: Any) -> None:
    page.locator(f"{PICK} [data-pick]").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.inner_text(".count") == "0 / 10"
    assert page.inner_text(f"{PICK} .hint") == "Press Enter to answer."
    page.keyboard.press("Enter")
    assert page.inner_text(".count") == "1 / 10"
    assert page.locator(f"{PICK} [value='2']").is_checked()
    assert page.locator(f"{PICK} .hint").count() == 0
    page.locator("#q-own [value=same]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    assert page.locator("#q-own [data-verdict]:checked").count() == 0, "who walks away has not answered"
    page.locator("#q-own [value=same]").focus()
    page.keyboard.press("Space")
    assert page.inner_text(".count") == "2 / 10"


@pytest.mark.slow
def test_the_page_goes_on_at_the_next_open_question(page: Any) -> None:
    choose(page, PICK, "pick", "1")
    page.locator(f"{PICK} .next").click()
    assert page.evaluate("document.activeElement.closest('[data-question]').id") == "q-meaning"
    page.check("#only-open")
    assert not page.locator(PICK).is_visible()
    choose(page, "#q-own", "verdict", "same")
    assert page.locator("#q-own").is_visible(), "an answer can be looked at before it is hidden"


@pytest.mark.slow
def test_languages(page: Any) -> None:
    choose(page, PICK, "pick", "1")
    page.click("[data-language=zh]")
    assert page.evaluate("document.documentElement.lang") == "zh"
    assert page.inner_text("h1").startswith("这份文档")
    assert page.inner_text(f"{PICK} .said") == "规范的理解与您相同："
    assert page.inner_text(f"{PICK} .until") == "中:The rule of width."
    page.click("[data-language=pt]")
    assert page.inner_text(f"{PICK} legend") == "pt:Is width right?"
    assert page.locator(f"{PICK} q").first.text_content() == LINE
    page.reload()
    assert page.inner_text("h1") == "Este documento foi bem entendido?"


@pytest.mark.slow
def test_answers_are_saved_opened_and_kept(page: Any, open_page: Callable[..., Any], tmp_path: Path) -> None:
    choose(page, PICK, "pick", "0")
    page.fill(f"{PICK} textarea", INJECTED)
    page.fill("#reviewer-name", "=1+1")
    saved(page, tmp_path)
    told(page, "Questions still open: 9. Before you send it, choose your role, and save again.")
    page.check("input[name=overall][value=disagree]")
    page.check("input[name=role][value='protocol owner']")
    path = saved(page, tmp_path)
    answers = read_answers_file(path)[1]
    assert [(one.question, one.verdict, one.remark) for one in answers.answers] == [("width", "different", INJECTED)]
    assert (answers.reviewer.name, answers.reviewer.role, answers.overall) == ("=1+1", "protocol owner", "disagree")
    code = json.loads(path.read_text())["code"]
    assert code[:4] + " " + code[4:8] in page.inner_text("#sign-message")
    page.reload()
    assert page.input_value(f"{PICK} textarea") == INJECTED
    other = open_page("toy")
    other.set_input_files("#open-file", path)
    told(other, "on the page")
    assert other.locator(f"{PICK} [value='0']").is_checked()
    assert planted(other) == planted(page), "the seed comes with the file"
    assert other.evaluate("window.injected") is None


@pytest.mark.slow
def test_who_agrees_on_the_whole_but_objects_is_asked_back(page: Any, tmp_path: Path) -> None:
    choose(page, PICK, "pick", "0")
    page.check("input[name=role][value='protocol owner']")
    page.check("input[name=overall][value=agree]")
    saved(page, tmp_path)
    told(page, "“Different” or “Disagree”: 1. Yet on the whole you agree. Is that meant?")
    page.check("input[name=overall][value=agree-with-remarks]")
    saved(page, tmp_path)
    told(page, "Questions still open: 9.")
    assert "Is that meant?" not in page.inner_text("#sign-message")


@pytest.mark.slow
def test_an_opened_answer_to_another_version_is_marked(page: Any, tmp_path: Path) -> None:
    choose(page, PICK, "pick", "0")
    path = saved(page, tmp_path)
    content = json.loads(path.read_text())
    content["answers"][0]["fingerprint"] = "0" * 12
    content["code"] = ""
    path.write_text(json.dumps(content))
    page.set_input_files("#open-file", path)
    told(page, "another version")
    assert page.locator(f"{PICK} .stale").is_visible()
    assert page.inner_text(".count") == "0 / 10"
    choose(page, PICK, "pick", "1")
    assert not page.locator(f"{PICK} .stale").is_visible()


@pytest.mark.slow
def test_replies_stand_beside_the_remarks(page: Any, tmp_path: Path) -> None:
    choose(page, PICK, "pick", "0")
    content = json.loads(saved(page, tmp_path).read_text())
    reply = {"disposition": "declined", "text": INJECTED, "by": "Ana", "date": "2026-02-01"}
    carried = json.dumps({**content, "replies": {"width": reply}}).replace("&", "&amp;").replace('"', "&quot;")
    file = tmp_path / "reply.html"
    file.write_text(
        f'<!doctype html><meta name="answers" content="{carried.replace("<", "&lt;").replace(">", "&gt;")}">'
    )
    page.set_input_files("#open-file", file)
    told(page, "Replies to your remarks: 1.")
    assert page.inner_text(f"{PICK} .reply") == f"Declined: {INJECTED} Ana, 2026-02-01"
    assert page.evaluate("window.injected") is None


@pytest.mark.slow
def test_the_page_opens_within_a_second_and_switches_languages_faster(page: Any) -> None:
    """The best of five, for other programs may be at work."""

    def milliseconds() -> int:
        page.reload()
        return int(page.evaluate("performance.timing.loadEventEnd - performance.timing.navigationStart"))

    assert min(milliseconds() for _ in range(5)) < 1000
    switched = """() => { const start = performance.now(); document.querySelector('[data-language=zh]').click();
      void document.body.offsetHeight; return performance.now() - start; }"""
    assert page.evaluate(switched) < 700
