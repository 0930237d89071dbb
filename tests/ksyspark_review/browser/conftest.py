"""A headless Chromium of the system, and axe-core from npm, installed once per user."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ksyspark import cache
from ksyspark_codegen.kaitai.node import find_node

ROOT = Path(__file__).parents[3]
AXE = "4.14.1"
_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
_QUIET = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync".split()


@pytest.fixture
def pages() -> dict[str, Path]:
    """The pages as they are committed, by name; their freshness is checked by `make check`."""
    found = {path.stem: path for path in sorted((ROOT / "generated" / "review").glob("*.html"))}
    assert found.keys() == {"index", "mqmde", "mqtt_v3", "mqtt_v5", "sas_mq", "sas_tibrv", "maxdb_packet"}
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    program = next((path for name in _PROGRAMS if (path := shutil.which(name))), None)
    if program is None:
        pytest.skip("no Chromium on this machine: install the package chromium")
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright cannot be installed here")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=_QUIET)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Any, pages: dict[str, Path]) -> Iterator[Callable[..., Any]]:
    """Opens a page from its file; at the end there was no error, and no request but for the file itself."""
    opened: list[tuple[Any, list[str], list[str]]] = []

    def open_(name: str, width: int = 1360, **options: Any) -> Any:
        context = chromium.new_context(viewport={"width": width, "height": 900}, **options)
        page = context.new_page()
        errors: list[str] = []
        requests: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: requests.append(request.url))
        page.goto(pages[name].as_uri())
        opened.append((context, errors, requests))
        return page

    yield open_
    for context, errors, requests in opened:
        assert errors == []
        assert len({url for url in requests if not url.startswith(("data:", "blob:"))}) == 1
        context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which runs inside a page."""
    folder = cache.cache_folder() / f"axe-{AXE}"
    script = folder / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        node = find_node()
        done = subprocess.run(
            [*node.npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", f"axe-core@{AXE}"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            pytest.skip(f"axe-core cannot be installed: {done.stderr[-300:]}")
    return script.read_text(encoding="utf-8")
