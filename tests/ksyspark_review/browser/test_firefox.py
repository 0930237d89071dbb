"""A small page in Debian's Firefox ESR, opened as a file: answered, saved, opened again, without a request.

Playwright drives only a Firefox of its own, so this speaks WebDriver BiDi, which every Firefox understands.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ksyspark_review.answers.check_in import read_answers_file

PROGRAMS = ("firefox-esr", "firefox")
SECONDS = 60.0
PICK = "#q-width"
INJECTED = '<img src=x onerror="window.injected=1"><script>window.injected=1</script>'


_IN_VIEW = """new Promise((done) => {
  const element = document.querySelector(%s);
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  setTimeout(() => {
    const {top, bottom} = element.getBoundingClientRect();
    done(top >= 0 && bottom <= window.innerHeight);
  }, 200);
})"""


class Firefox:
    """A tab of a Firefox.

    `requests` are the addresses that it asked for (Firefox leaves files out), `errors` what its console shows.
    """

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._number = 0
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["network.beforeRequestSent", "log.entryAdded"])
        self._tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; events that come before it are noted."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(SECONDS))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]
            self._note(answer)

    def _note(self, event: Any) -> None:
        found = event.get("params", {})
        if event.get("method") == "network.beforeRequestSent" and found.get("context") == self._tab:
            self.requests.append(found["request"]["url"])
        if event.get("method") == "log.entryAdded" and found["level"] in ("error", "warn"):
            self.errors.append(found["text"])

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return what a JavaScript expression of the page gives: an element, or what JSON can hold."""
        done = self.ask("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        result = done["result"]
        return result if result["type"] == "node" else result.get("value")

    def element(self, selector: str) -> dict[str, str]:
        found = self.evaluate(f"document.querySelector({json.dumps(selector)})")
        assert found, f"nothing on the page is {selector}"
        return {"sharedId": found["sharedId"]}

    def text(self, selector: str) -> str:
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText"))

    def click(self, selector: str) -> None:
        # What was typed is scrolled into view later than it is written, which takes other elements out of it again.
        until = time.monotonic() + SECONDS
        while not self.evaluate(_IN_VIEW % json.dumps(selector)):
            assert time.monotonic() < until, f"{selector} does not come into view"
        origin = {"type": "element", "element": self.element(selector)}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": steps})

    def write(self, selector: str, text: str) -> None:
        self.click(selector)
        steps = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": steps})

    def _act(self, source: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self._tab, actions=[source])

    def give(self, selector: str, file: Path) -> None:
        self.ask("input.setFiles", context=self._tab, element=self.element(selector), files=[str(file)])

    def wait_for(self, selector: str, words: str) -> None:
        until = time.monotonic() + SECONDS
        while words not in self.text(selector):
            assert time.monotonic() < until, self.text(selector)
            time.sleep(0.05)


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    return folder


@pytest.fixture
def firefox(tmp_path: Path, downloads: Path) -> Iterator[Firefox]:
    """Return Firefox in a new profile that saves files without asking."""
    program = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    if program is None:
        pytest.skip("no Firefox on this machine: install the package firefox-esr")
    client = pytest.importorskip("websockets.sync.client")
    profile = tmp_path / "profile"
    profile.mkdir()
    # The page scrolls to the next question at once: a slow scroll would move what is about to be clicked.
    settings = {"browser.download.folderList": 2, "browser.download.dir": str(downloads), "ui.prefersReducedMotion": 1}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        told = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stderr)
        address = next((found[1] for found in told if found), None)
        assert address, "Firefox ended"
        with client.connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.communicate()


def saved(downloads: Path, name: str) -> Path:
    """Wait for a download."""
    until = time.monotonic() + SECONDS
    while not (path := downloads / name).is_file() or not path.stat().st_size or [*downloads.glob("*.part")]:
        assert time.monotonic() < until, f"{name} was not saved"
        time.sleep(0.05)
    return path


@pytest.mark.slow
def test_answers_are_saved_and_opened_again(firefox: Firefox, pages: dict[str, Path], downloads: Path) -> None:
    firefox.open(pages["toy"].as_uri())
    assert firefox.text("h1") == "Was this document understood rightly?"
    firefox.click(f"{PICK} .short label:nth-child(1)")
    assert firefox.text(f"{PICK} .until") == "The rule of width."
    firefox.write(f"{PICK} textarea", INJECTED)
    assert firefox.text(".count") == "1 / 10"
    firefox.click("#sign label:has([value='independent reader'])")
    firefox.click("#sign label:has([value=disagree])")
    firefox.click("[data-action=save]")
    (answer,) = read_answers_file(saved(downloads, "review-toy.json"))[1].answers
    assert (answer.question, answer.first_pick, answer.verdict, answer.remark) == ("width", "0", "different", INJECTED)
    checked = f"document.querySelector('{PICK} [data-pick]').checked"
    firefox.evaluate("void localStorage.clear()")
    firefox.open(pages["toy"].as_uri())
    assert firefox.evaluate(checked) is False
    firefox.give("#open-file", downloads / "review-toy.json")
    firefox.wait_for("#sign-message", "on the page")
    assert firefox.evaluate(checked) is True
    assert firefox.evaluate(f"document.querySelector('{PICK} textarea').value") == INJECTED
    assert firefox.evaluate("window.injected") is None
    assert [one for one in firefox.requests if not one.startswith(("data:", "blob:"))] == []
    assert firefox.errors == []
    asking = downloads / "asking.html"
    asking.write_text("<img src=http://127.0.0.1:65000/asked-for>", encoding="utf-8")
    firefox.open(asking.as_uri())
    assert "http://127.0.0.1:65000/asked-for" in firefox.requests, "a request would not have been noticed"


@pytest.mark.slow
def test_a_message_of_ones_own_is_read(
    firefox: Firefox, pages: dict[str, Path], open_page: Callable[..., Any], tmp_path: Path
) -> None:
    """Firefox says of each example what Chromium says."""
    firefox.open(pages["mqtt_v3"].as_uri())
    chromium = open_page("mqtt_v3")
    outcomes = """[...document.querySelectorAll('button[data-example]')].map((button) => {
      button.click();
      return document.getElementById('example-message').innerText;
    }).join('\\n')"""
    assert firefox.evaluate(outcomes) == chromium.evaluate(outcomes)
    message = tmp_path / "message.bin"
    message.write_bytes(bytes.fromhex("30050003612f62"))
    firefox.give("#own-file", message)
    firefox.wait_for("#own-message .outcome", "accepts this message: 7 bytes")
    assert firefox.errors == []
