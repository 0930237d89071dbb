"""A headless Chromium of the system, and axe-core from npm, installed once per user; a small page with its decoder."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from review_page import SPECIFICATION, toy_review

from ksyspark import cache
from ksyspark.spec.load import load_specifications
from ksyspark_codegen.kaitai import find_node
from ksyspark_review.javascript import script_of, script_parsers, script_texts
from ksyspark_review.pages.site import page_html, sources_html

ROOT = Path(__file__).parents[3]
AXE = "4.14.1"
_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
_QUIET = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync".split()
_SHIPPED = {"index", "mqmde", "mqtt_v3", "mqtt_v5", "sas_mq", "sas_tibrv", "maxdb_packet"}


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the small page, which has every form of question, beside that of its sources."""
    folder = tmp_path_factory.mktemp("toy")
    specification = folder / "toy.ksy"
    specification.write_text(SPECIFICATION, encoding="utf-8")
    typer = load_specifications([specification])
    script = script_of(typer, ["toy"], script_parsers(typer.library, ["toy"]))
    review = toy_review()
    (folder / "toy.sources.html").write_text(sources_html(review, review.title), encoding="utf-8")
    (folder / "toy.html").write_text(page_html(review, None, script, script_texts()), encoding="utf-8")
    return folder / "toy.html"


@pytest.fixture
def pages(toy: Path) -> dict[str, Path]:
    """The pages as they are committed, by name, and the small one; their freshness is checked by `make check`."""
    folder = ROOT / "generated" / "review"
    found = {path.name.removesuffix(".html"): path for path in sorted(folder.glob("*.html"))}
    assert {name for name in found if not name.endswith(".sources")} == _SHIPPED
    return {**found, "toy": toy, "toy.sources": toy.with_name("toy.sources.html")}


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

    def open_(name: str, width: int = 1360, fragment: str = "", **options: Any) -> Any:
        context = chromium.new_context(viewport={"width": width, "height": 900}, **options)
        page = context.new_page()
        errors: list[str] = []
        requests: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: requests.append(request.url))
        page.goto(pages[name].as_uri() + fragment)
        opened.append((context, errors, requests))
        return page

    yield open_
    for context, errors, requests in opened:
        assert errors == []
        assert len({url.partition("#")[0] for url in requests if not url.startswith(("data:", "blob:"))}) == 1
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
