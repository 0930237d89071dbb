"""A small review with everything that a page can show, and with markup where a document or a name can bring it in."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from ksyspark_review.model import (
    Calculation,
    Citation,
    Code,
    CodeList,
    Decision,
    Document,
    Example,
    Item,
    Line,
    MessageStep,
    Review,
    Sentence,
    SpecificationVersion,
    Structure,
    Text,
)
from ksyspark_review.pages.build import PageScript, page_html
from ksyspark_review.pages.html import DIGITS, SHORTEST

_MARKUP = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"


def _text(english: str) -> Text:
    return Text(english, f"中:{english}", f"pt:{english}")


def _item(name: str, **given: object) -> Item:
    values: dict[str, object] = {
        "id": f"toy.{name}",
        "kind": "field",
        "name": name,
        "term": {},
        "sentences": (Sentence("type", _text("Whole number, 4 bytes.")),),
        "doc": "",
        "status": "stated",
        "citations": (Citation("D", 3),),
        "decisions": (),
        "snippet": f"- id: {name}\n  type: s4",
        "offset": 0,
        "size": 4,
        "bits": None,
        "structure": "",
        "codes": "",
        "fingerprint": "0123456789ab",
    }
    return Item(**{**values, **given})  # type: ignore[arg-type]


def _structure(*items: Item, name: str = "toy", size: int | None = None) -> Structure:
    return Structure(name, name, "", (), (), items, size)


@pytest.fixture
def review() -> Review:
    lines = {
        1: Line(1, "heading", None),
        3: Line(3, "field", f"  长度 <b>{_MARKUP}</b>\t4  "),
        4: Line(4, "rule", "The length counts itself."),
        5: Line(5, "behaviour", None),
        6: Line(6, "field", "A line that nothing cites."),
    }
    inner = _structure(_item("inner", id="toy.part.inner", offset=0, size=2), name="toy.part", size=2)
    root = _structure(
        _item("argument", kind="parameter", offset=None, size=None, status="assumed", citations=()),
        _item("length", codes="toy.kind", term={"zh": "长度", "en": "length"}),
        _item("part", offset=4, size=2, structure="toy.part"),
        _item("rest", offset=6, size=None, status="derived", citations=(Citation("U", 0, "chapter 2"),)),
        _item("sum", kind="instance", offset=None, size=None, citations=(Citation("D", 3), Citation("D", 4))),
    )
    return Review(
        id="toy",
        title=_text("A toy"),
        introduction=_text(f"Introduced. {_MARKUP}"),
        documents=(
            Document("D", f"玩具 {_MARKUP}", "zh", "toy.txt", "ab" * 32, "", lines, 8),
            Document("U", "A standard", "en", url="javascript:alert(3)"),
            Document("W", "Another", "en", url="https://example.org/"),
        ),
        specifications=(SpecificationVersion("toy", "A toy's message", "", "a" * 12, (root, inner)),),
        code_lists=(
            CodeList(
                "toy.kind",
                "kind",
                (Code("toy.kind.1", 1, "one", "ONE", Text(_MARKUP, _MARKUP, _MARKUP), (Citation("D", 4),), "b" * 12),),
                ("toy.length",),
            ),
        ),
        decisions=(
            Decision(
                "DEC-1",
                "silent",
                _text(f"How wide? {_MARKUP}"),
                (Citation("D", 4),),
                _text("Nothing."),
                _text("Four bytes."),
                _text("The sum."),
                _text("All would move."),
                ("toy.argument", "toy.part", "toy.kind.1"),
                "open",
                "",
                "",
                "c" * 12,
            ),
        ),
        calculations=(
            Calculation("CALC-1", (Citation("D", 4),), _text("Sum."), "6", "6"),
            Calculation("CALC-2", (Citation("D", 4),), _text("Product."), "130, 65", "193, 2"),
        ),
        examples=(Example("E-1", _text("Six bytes"), "document", "toy", {}, b"\x00\x00\x00\x06ab", None),),
        glossary={"byte": _text("Eight bits.")},
        fingerprint="d" * 12,
        order=(MessageStep("toy.part", _text("The part"), "optional-repeated", ()),),
    )


@pytest.fixture
def html(review: Review) -> str:
    return page_html(review, None, PageScript("void 0;", {"en": {"js": "x"}, "zh": {"js": "中"}, "pt": {"js": "y"}}))


# Elements whose end tag HTML lets out, before these and before the end of what holds them.
_ENDED_BY = {
    "p": {"p", "div", "ul", "ol", "dl", "h2", "h3", "h4", "h5", "details", "fieldset", "section", "article"},
    "li": {"li"},
    "dt": {"dd"},
    "dd": {"dt"},
}


class _Element:
    """An element of a page: its name, attributes and text."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name, self.attributes, self.text = name, attributes, ""
        self.has_elements = False


class _Page(HTMLParser):
    """Reads a page into its elements; `open` must be empty at its end."""

    EMPTY = frozenset(("meta", "link", "input", "img", "br", "wbr", "path"))

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[_Element] = []
        self.open: list[_Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.open and self.open[-1].name in _ENDED_BY and tag in _ENDED_BY[self.open[-1].name]:
            self.open.pop()
        element = _Element(tag, {name: value or "" for name, value in attrs})
        if self.open:
            self.open[-1].has_elements = True
        self.elements.append(element)
        if tag not in self.EMPTY:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(_Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open[-1].name in _ENDED_BY and self.open[-1].name != tag:
            self.open.pop()
        assert self.open, f"</{tag}> ends nothing"
        assert self.open[-1].name == tag, f"</{tag}> ends <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def all(self, name: str = "", **attributes: str) -> list[_Element]:
        return [
            one
            for one in self.elements
            if name in ("", one.name) and all(one.attributes.get(key) == value for key, value in attributes.items())
        ]


@pytest.fixture
def page(html: str) -> _Page:
    return _Page(html)


_PACKED = re.compile(r'<script type="text/plain" data-length=(\d+)(?: data-of=([\w-]+))?>(.*?)</script>', re.DOTALL)


def _unpack(packed: str) -> str:
    found: list[str] = []
    at = 0
    while at < len(packed):
        mark = packed[at]
        at += 1
        if mark not in "`~":
            found.append(mark)
            continue
        if packed[at] == " ":
            found.append(mark)
            at += 1
            continue
        digits = 2 if mark == "`" else 3
        length = DIGITS.index(packed[at]) + SHORTEST
        distance = sum(DIGITS.index(packed[at + 1 + place]) * len(DIGITS) ** place for place in range(digits))
        for _ in range(length):
            found.append(found[len(found) - distance])
        at += 1 + digits
    return "".join(found)


def _unpacked(html: str) -> list[tuple[str, str]]:
    """Return the packed texts of a page with the ids of the elements that they become, "" for a script."""
    found = [(name, _unpack(content), int(length)) for length, name, content in _PACKED.findall(html)]
    assert all(len(content) == length for _, content, length in found)
    return [(name, content) for name, content, _ in found]


@pytest.fixture
def markup() -> str:
    """Markup that stands in a line, a title and a name of the review."""
    return _MARKUP


@pytest.fixture
def text() -> Callable[[str], Text]:
    return _text


@pytest.fixture
def item() -> Callable[..., Item]:
    """Makes a field; what is not given is a whole number of 4 bytes at the beginning."""
    return _item


@pytest.fixture
def structure() -> Callable[..., Structure]:
    return _structure


@pytest.fixture
def read_page() -> Callable[[str], _Page]:
    return _Page


@pytest.fixture(scope="session")
def unpack() -> Callable[[str], str]:
    """What `begin.js` does with a packed text, written a second time."""
    return _unpack


@pytest.fixture
def unpacked() -> Callable[[str], list[tuple[str, str]]]:
    """Gives the packed texts of a page with the ids of the elements that they become, "" for a script."""
    return _unpacked
