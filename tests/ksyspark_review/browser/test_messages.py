"""Messages on a small page in Chromium: the example, those that break a rule, those of the reader's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

OWN = "#own-message"


@pytest.fixture
def page(open_page: Callable[..., Any]) -> Any:
    return open_page("toy")


def decoded(page: Any, text: str) -> str:
    page.fill("[data-own-message] textarea", text)
    page.get_by_role("button", name="Read the message").click()
    return str(page.inner_text(f"{OWN} .outcome"))


def told(page: Any, words: str) -> None:
    from playwright.sync_api import expect

    expect(page.locator(f"{OWN} .outcome")).to_contain_text(words, use_inner_text=True)


def test_an_example_is_shown_with_its_values(page: Any) -> None:
    assert page.inner_text("#example-message .outcome") == "The specification accepts this message: 4 bytes."
    assert page.inner_text("#example-message .hex").split() == ["1", "00", "00", "00", "02"]
    assert page.inner_text("#example-message .vals").split() == ["length", "2", "1–4"]
    assert "the first byte counts most" in page.inner_text("#example-message .how")


@pytest.mark.slow
def test_a_message_that_breaks_a_rule_names_its_field(page: Any) -> None:
    page.locator("#bytes .fold summary").click()
    page.click("[data-example=E-3]")
    assert page.inner_text("#example-message .outcome") == "Refused at “length”, byte 1: It needs 4 bytes; 1 left."
    page.click("[data-example=E-2]")
    assert "accepts this message" in page.inner_text("#example-message .outcome")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is nothing to decode"),
        ("3x", "Line 1, place 2: “x” is no hexadecimal digit"),
        ("30 05\n123", "Line 2, place 1: “123” has an odd number of digits; each byte has two."),
        ("0000  c0 00\n0004  c0 00", "Line 2, place 1: the address is 0004; by the bytes before it,"),
        ("00 01", "Refused at “length”, byte 1: It needs 4 bytes; 2 left."),
        ("00 00 00 65", "Refused at “length”, bytes 1 to 4: It must be at most 100 and is 101."),
    ],
)
def test_after_bad_input_nothing_of_the_message_before_stays(page: Any, text: str, sentence: str) -> None:
    assert "accepts this message: 6 bytes" in decoded(page, "00000000: 0000 0003 6162  ....ab")
    assert "61 62" in page.inner_text(f"{OWN} .vals")
    assert sentence in decoded(page, text)
    assert "61 62" not in page.inner_text(OWN)


@pytest.mark.slow
def test_how_a_message_was_read_is_told_and_what_is_doubtful_is_a_warning(page: Any) -> None:
    assert decoded(page, "00000000: 0000 0003  ....").startswith(
        "Read as xxd output: 4 bytes. The specification accepts"
    )
    assert page.locator("[data-own-message] [data-warning]").count() == 0
    decoded(page, "0010: 0000 0003")
    warning = page.locator("[data-own-message] [data-warning]")
    assert warning.inner_text() == "The addresses begin at 0010: bytes before that may be missing."


@pytest.mark.slow
def test_bytes_and_values_light_each_other(page: Any) -> None:
    decoded(page, "00 00 00 03 61 62")
    page.locator(f"{OWN} .hex button").nth(5).hover()
    lit = page.locator(f"{OWN} .hex .lit button")
    assert [lit.nth(number).inner_text() for number in range(lit.count())] == ["61", "62"]
    assert page.inner_text(f"{OWN} .vals .lit th") == "rest"
    page.locator(f"{OWN} .vals button").first.focus()
    assert "length 1–4" in page.inner_text(f"{OWN} .how")
    assert "3" in page.inner_text(f"{OWN} .how")


@pytest.mark.slow
def test_bytes_by_keyboard(page: Any) -> None:
    decoded(page, "00 00 00 03" + " 61" * 20)
    page.locator(f"{OWN} .hex button").first.focus()
    for key, at in (("ArrowRight", 1), ("ArrowDown", 17), ("ArrowUp", 1), ("ArrowLeft", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.at") == str(at)


@pytest.mark.slow
def test_a_large_file_is_read_a_window_at_a_time(page: Any, tmp_path: Path) -> None:
    message = tmp_path / "large.bin"
    message.write_bytes(bytes(4) + bytes((1 << 20) - 4))
    page.set_input_files("#own-file", message)
    told(page, "1048576")
    page.get_by_role("button", name="Later bytes").click()
    assert page.inner_text(f"{OWN} .hex .p >> nth=0") == "513"
    message.write_bytes(bytes((1 << 20) + 1))
    page.set_input_files("#own-file", message)
    told(page, "1 048 576")


@pytest.mark.slow
def test_a_dropped_file_of_digits_is_taken_as_what_it_says(page: Any) -> None:
    transfer = page.evaluate_handle(
        """() => { const transfer = new DataTransfer();
        transfer.items.add(new File(['00 00 00 03\\n61'], 'message.txt')); return transfer; }"""
    )
    for kind in ("dragover", "drop"):
        page.dispatch_event("[data-own-message]", kind, {"dataTransfer": transfer})
    told(page, "accepts this message: 5 bytes")


@pytest.mark.slow
def test_a_parameter_is_told(page: Any) -> None:
    assert page.inner_text("#help-argument") == "Says “which” of them it is."
    for wrong in ("x", "256", "-1"):
        page.fill("#parameter-argument", wrong)
        assert decoded(page, "00 00 00 03") == f"“{wrong}” cannot be the value of “argument”."
    page.fill("#parameter-argument", "255")
    assert "accepts" in decoded(page, "00 00 00 03")


@pytest.mark.slow
def test_codes_of_a_parameter_are_a_choice(page: Any) -> None:
    choice = page.get_by_label("kind")
    assert choice.locator("option").all_inner_texts() == ["1 plain text", "2 number"]
    assert choice.input_value() == "2"
    choice.select_option("1")
    assert "accepts" in decoded(page, "00 00 00 03")


@pytest.mark.slow
def test_a_message_of_which_no_field_is_read_is_not_called_accepted(open_page: Callable[..., Any]) -> None:
    page = open_page("sas_mq")
    assert "Nothing was checked" in decoded(page, "deadbeef")
    assert page.locator(f"{OWN} .good").count() == 0
    page.fill("#parameter-msg_type", "100000")
    assert "Refused at “header correlid”" in decoded(page, "deadbeef")
