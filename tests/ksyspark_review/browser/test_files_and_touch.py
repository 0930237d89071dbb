"""Files that are dropped on a page or opened in it, and fingers: a small page of one's own, and replies to remarks."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ksyspark_review.cli.review import review

KSY = Path(__file__).parents[3] / "ksy"
QOS = '[id="i-mqtt_v3.qos"]'
HOSTILE = '<img src=x onerror="window.injected=1">'
DOCUMENT = f"A tide table\n\nStation: one byte\nHeight: two bytes\n{HOSTILE}\n"
SPECIFICATION = """\
meta:
  id: tide
  title: Tide
  endian: be
  -source:
    - {id: D1, title: A tide table, lang: en, file: tide.txt}
seq:
  - {id: station, -source: [D1:3], type: u1}
  - {id: height, -source: [D1:4], type: u2}
"""


@pytest.fixture
def tide(tmp_path: Path, pages: dict[str, Path]) -> Path:
    """Build the page of a specification with its document, both in a folder of their own; return the document."""
    (tmp_path / "tide.ksy").write_text(SPECIFICATION, encoding="utf-8")
    document = tmp_path / "tide.txt"
    document.write_text(DOCUMENT, encoding="utf-8")
    done = CliRunner().invoke(
        review, ["build", str(tmp_path / "tide.ksy"), "--document", str(document), "--out", str(tmp_path)]
    )
    assert done.exit_code == 0, done.output
    pages["tide"] = tmp_path / "tide.html"
    return document


def drop(page: Any, target: str, name: str, data: bytes) -> None:
    transfer = page.evaluate_handle(
        """([name, data]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(data)], name));
          return transfer;
        }""",
        [name, [*data]],
    )
    for kind in ("dragover", "drop"):
        page.dispatch_event(target, kind, {"dataTransfer": transfer})


def told(page: Any, host: str, words: str) -> None:
    from playwright.sync_api import expect

    expect(page.locator(host)).to_contain_text(words)


@pytest.mark.slow
def test_a_dropped_message_is_read(open_page: Callable[..., Any]) -> None:
    page = open_page("mqtt_v3")
    page.click(".own > summary")
    drop(page, ".own", "message.bin", bytes.fromhex("30050003612f62"))
    told(page, "#decode-message", "accepts this message: 7 bytes")
    drop(page, ".own", "message.txt", b"30 05 00 03 61\n2F 62 63")
    told(page, "#decode-message", "1 bytes from byte 8 on belong to no field")
    drop(page, ".own", "large.bin", bytes((1 << 20) + 1))
    told(page, "#own-told", "1 048 576")


@pytest.mark.slow
@pytest.mark.parametrize("is_dropped", [True, False])
def test_the_whole_document_is_shown_line_by_line(tide: Path, open_page: Callable[..., Any], is_dropped: bool) -> None:
    page = open_page("tide")
    page.click("[data-action=document]")
    assert page.locator("ol.lines [data-n='1']").count() == 0
    page.click(".whole > summary")
    if is_dropped:
        drop(page, ".whole", tide.name, tide.read_bytes())
    else:
        page.set_input_files("#document-file", tide)
    told(page, "#document-message", "tide.txt")
    words = page.locator("ol.lines .words")
    assert [words.nth(at).text_content() for at in range(words.count())] == DOCUMENT.removesuffix("\n").split("\n")
    assert page.locator("ol.lines .fate-unaccounted").count() == 2
    page.click('[id="l-D1-4"] .chip')
    assert "lit" in (page.locator('[id="i-tide.height"]').get_attribute("class") or "")
    drop(page, ".whole", "other.txt", b"another text")
    told(page, "#document-message", "other.txt")
    assert page.evaluate("window.injected") is None


@pytest.mark.slow
def test_a_finger_lights_a_byte_and_its_value(open_page: Callable[..., Any]) -> None:
    page = open_page("mqtt_v3", 400, has_touch=True)
    page.locator("#hex .byte").nth(1).tap()
    assert page.locator("#hex .byte.lit").count() >= 1
    assert page.locator("#values .value.lit").count() == 1
    assert "byte 2" in page.inner_text("#how")
    page.locator("#picture a.p").first.tap()
    row = page.evaluate("decodeURIComponent(location.hash)")
    assert row.startswith("#i-mqtt_v3.")
    page.locator(f"{QOS} .choices label").first.tap()
    assert page.inner_text("#progress-text").startswith("1 of ")


@pytest.mark.slow
def test_replies_stand_beside_the_remarks(open_page: Callable[..., Any], tmp_path: Path) -> None:
    page = open_page("mqtt_v3", accept_downloads=True)
    page.check(f"{QOS} input[value=different]")
    page.fill(f"{QOS} textarea", "Are these two bits?")
    page.check("input[name=overall][value=disagree]")
    page.click("[data-action=save-json]")
    assert page.inner_text("#sign-message") == "Choose your role, then save."
    page.select_option("#reviewer-role", "independent reader")
    with page.expect_download() as download:
        page.click("[data-action=save-json]")
    saved = tmp_path / "review-mqtt_v3.json"
    download.value.save_as(saved)
    folders = ["--ksy", str(KSY), "--reviews", str(tmp_path / "reviews")]
    checked_in = CliRunner().invoke(review, ["check-in", *folders, str(saved)])
    assert checked_in.exit_code == 0, checked_in.output
    remark = CliRunner().invoke(review, ["reply", *folders, "mqtt_v3"]).output.split()[0]
    given = ["mqtt_v3", remark, "declined", "--text", HOSTILE, "--by", "Ana"]
    assert CliRunner().invoke(review, ["reply", *folders, *given]).exit_code == 0
    [reply] = (tmp_path / "reviews").rglob("*.reply.html")

    page.on("dialog", lambda dialog: dialog.accept())
    page.click("[data-action=clear]")
    page.set_input_files("#open-file", reply)
    told(page, "#sign-message", "Replies to your remarks: 1.")
    assert page.input_value(f"{QOS} textarea") == "Are these two bits?"
    shown = page.inner_text(f"{QOS} .reply")
    assert shown.startswith("Declined")
    assert HOSTILE in shown
    assert "Ana, 20" in shown
    page.click("[data-language=zh]")
    assert page.inner_text(f"{QOS} .reply").startswith("未采纳")
    page.reload()
    assert page.locator(".reply").count() == 1
    assert page.evaluate("window.injected") is None
    assert "replies" not in json.loads(saved.read_text(encoding="utf-8"))
