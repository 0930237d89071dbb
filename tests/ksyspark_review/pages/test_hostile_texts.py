"""No text of a specification becomes part of its page or of the page's scripts."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hostile_texts import TEXTS, write_specifications
from review_page import Page, unpacked

from ksyspark.escaping import visible
from ksyspark_codegen.kaitai import find_node
from ksyspark_review.pages.site import own_page

TURNED = re.compile("[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
# Runs a page's script as a browser does that has no document, and says whether a text ran.
RUN = "require('vm').runInThisContext(require('fs').readFileSync(0,'utf8'));console.log(typeof PLANTED)"


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """Return the specifications by the names of their texts."""
    return {path.stem: path for path in write_specifications(tmp_path_factory.mktemp("hostile"))}


@pytest.fixture(scope="module")
def page_of(paths: Mapping[str, Path]) -> Callable[[str], str]:
    """Return the page of a specification, made once."""
    made: dict[str, str] = {}

    def page(name: str) -> str:
        if name not in made:
            made[name] = own_page(paths[name])[f"{name}.html"]
        return made[name]

    return page


@pytest.mark.parametrize("name", TEXTS)
def test_a_page_has_the_elements_of_a_plain_one(page_of: Any, name: str) -> None:
    page, plain = Page(page_of(name)), Page(page_of("hostile_plain"))
    assert not page.open
    kinds = {(one.name, *sorted(one.attributes)) for one in page.all()}
    assert kinds <= {(one.name, *sorted(one.attributes)) for one in plain.all()}
    assert len(page.all("script")) == len(plain.all("script"))
    addresses = [one.attributes["href"] for one in page.all("a") if "href" in one.attributes]
    assert [one for one in addresses if not one.startswith(("#", f"{name}.sources.html"))] == []
    assert not TURNED.search(page_of(name))
    shown = visible(" ".join(TEXTS[name].split()))
    assert shown in " ".join(page.elements[0].text.split())


@pytest.mark.parametrize("name", TEXTS)
def test_scripts_of_a_page_hold_texts_as_texts(page_of: Any, name: str) -> None:
    for id_, content in unpacked(page_of(name)):
        if id_:
            json.loads(content)
            assert not re.search("[<>&]", content)
            continue
        assert not re.search("</script|<script|<!--", content, re.IGNORECASE)
        done = subprocess.run(
            [find_node().node, "-e", RUN], input=content, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert (done.stdout, done.stderr) == ("undefined\n", "")
