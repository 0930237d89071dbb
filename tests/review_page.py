"""A small review with everything that a page can show, markup where texts come from outside, and a reader of pages."""

from __future__ import annotations

import re
import zlib
from base64 import b85decode
from html.parser import HTMLParser

from ksyspark_review.model import (
    NOT_SAID,
    Calculation,
    Chapter,
    Citation,
    Code,
    CodeList,
    Decision,
    Document,
    Example,
    Form,
    Item,
    Line,
    Plant,
    Question,
    QuotedLine,
    Review,
    Row,
    Sentence,
    SpecificationVersion,
    Structure,
    Text,
)

MARKUP = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
SPECIFICATION = """\
meta: {id: toy, endian: be}
params:
  - {id: argument, type: u1, -default: 1, doc: 'Says `which` of them it is.'}
  - {id: kind, type: u1, enum: kinds, -default: 2}
seq:
  - {id: length, type: s4, valid: {max: 100}}
  - {id: rest, size-eos: true}
enums: {kinds: {1: plain_text, 2: number}}
"""
LINE = f"  长度 <b>{MARKUP}</b>\t4  "


def text(english: str) -> Text:
    return Text(english, f"中:{english}", f"pt:{english}")


def item(name: str, **given: object) -> Item:
    """A field; what is not given is a whole number of 4 bytes at the beginning."""
    values: dict[str, object] = {
        "id": f"toy.{name}",
        "kind": "field",
        "name": name,
        "sentences": (Sentence("type", text("Whole number, 4 bytes.")),),
        "doc": "",
        "citations": (Citation("D", 3),),
        "decisions": (),
        "size": 4,
        "bits": None,
        "codes": "",
        "fingerprint": "0123456789ab",
    }
    return Item(**{**values, **given})  # type: ignore[arg-type]


def quoted(number: int = 3, marks: tuple[tuple[int, int], ...] = ()) -> QuotedLine:
    words = {3: LINE, 4: "The length counts itself."}[number]
    translation = (
        Text("length 4", "", "comprimento 4") if number == 3 else Text("", "长度包括自身", "conta-se a si próprio")
    )
    return QuotedLine("D", number, words, "zh" if number == 3 else "en", marks, translation)


def question(id_: str, form: Form, **given: object) -> Question:
    """A question on the two lines of the document."""
    values: dict[str, object] = {
        "id": id_,
        "form": form,
        "chapter": "fields",
        "title": text(id_),
        "ask": text(f"Is {id_} right?"),
        "lines": (quoted(3, ((2, 4),)), quoted(4)),
        "rule": text(f"The rule of {id_}."),
        "items": ("toy.length",),
        "fingerprint": "a" * 12,
    }
    return Question(**{**values, **given})  # type: ignore[arg-type]


def options(*texts: str) -> tuple[Text, ...]:
    return tuple(map(Text.same, texts))


def _questions() -> tuple[Question, ...]:
    rows = (Row((quoted(3),), text("first row")), Row((quoted(4),), text("second row"), text("wrong row")))
    plants = (question(f"plain-{number}", "compare", plant=plant(f"plain-{number}")) for number in range(4))
    return (
        question("width", "pick", options=options("2", "4", "8"), right="1", aid=text("MQCHAR4 has 4.")),
        question("meaning", "compare", plant=plant("meaning")),
        question("rows", "table", lines=(), rows=rows, plant=Plant(text("wrong row"), 1, text("It is the second."))),
        question("own", "compare", lines=(), own_words=f"The length.\n{MARKUP}"),
        *plants,
    )


def plant(name: str) -> Plant:
    return Plant(text(f"Something else than {name}."), None, text("The line says it."))


def _decisions() -> tuple[Question, ...]:
    return (
        question("DEC-1", "decision", decision="DEC-1", options=options("2", "4"), right=NOT_SAID),
        question("DEC-2", "decision", decision="DEC-2"),
    )


def decision(id_: str) -> Decision:
    return Decision(
        id_,
        "silent",
        text(f"How wide? {MARKUP}"),
        (Citation("D", 4),),
        text("Nothing."),
        text("Four bytes."),
        text("The sum."),
        text("All would move."),
        ("toy.argument",),
    )


def toy_review() -> Review:
    """The review: ten questions in two chapters, six of them plantable, three decisions."""
    lines = {
        1: Line(1, "heading", None),
        3: Line(3, "field", LINE),
        4: Line(4, "rule", "The length counts itself."),
        5: Line(5, "behaviour", None),
    }
    root = Structure(
        "toy",
        "toy",
        "",
        (),
        (),
        (
            item("argument", kind="parameter", size=None, citations=()),
            item("length", codes="toy.kind"),
            item("rest", size=None, citations=(Citation("U", 0, "chapter 2"),)),
            item("sum", kind="instance", size=None, sentences=(Sentence("value", text("a"), True),)),
        ),
        None,
    )
    code = Code("toy.kind.1", 1, "one", "ONE", MARKUP, (Citation("U", 0, "table 1"),), "b" * 12)
    return Review(
        id="toy",
        title=text("A toy: its message"),
        introduction=text(f"Introduced. {MARKUP}"),
        documents=(
            Document("D", f"玩具 {MARKUP}", "zh", "toy.txt", "ab" * 32, "", lines, 8),
            Document("U", "A standard", "en", url="javascript:alert(3)"),
            Document("W", "Another", "en", url="https://example.org/"),
        ),
        specifications=(SpecificationVersion("toy", "A toy's message", "1.0", "a" * 12, (root,)),),
        code_lists=(CodeList("toy.kind", "kind", (code,)),),
        decisions=(decision("DEC-1"), decision("DEC-2"), decision("DEC-3")),
        calculations=(
            Calculation("CALC-1", (Citation("D", 4),), text("Sum."), "6", "6"),
            Calculation("CALC-2", (Citation("D", 4),), text("Product."), "130, 65", "193, 2"),
        ),
        examples=(
            Example("E-1", text("Made"), "made", "toy", {}, b"\0\0\0\1", None),
            Example("E-2", text("Of the document"), "document", "toy", {}, b"\0\0\0\2", None),
            Example("E-3", text("Broken"), "breaking", "toy", {}, b"\0", ("toy.length", 0, "short"), "toy.length"),
            Example(
                "E-4", text("Broken again"), "breaking", "toy", {}, b"\1", ("toy.length", 0, "short"), "toy.length"
            ),
        ),
        glossary={"byte": text("Eight bits.")},
        fingerprint="d" * 12,
        chapters=(
            Chapter("fields", text("The fields"), text("In the order of the document."), _questions()),
            Chapter("choices", text("Choices"), text("Where the document is silent."), _decisions()),
        ),
    )


class Element:
    """An element of a page: its name, attributes and text."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name, self.attributes, self.text = name, attributes, ""
        self.has_elements = False

    def is_a(self, look: str) -> bool:
        return look in self.attributes.get("class", "").split()


# Elements that may be left without an end, and the tags before which they end then.
_ENDED_BY = {"p": ("p", "td", "tr", "/td", "/div", "/tbody"), "td": ("td", "tr", "/tbody"), "tr": ("tr", "/tbody")}


class Page(HTMLParser):
    """Reads a page into its elements; `open` must be empty at its end."""

    EMPTY = frozenset(("meta", "link", "input", "img", "br", "wbr"))

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.open: list[Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._end_before(tag)
        element = Element(tag, {name: value or "" for name, value in attrs})
        if self.open:
            self.open[-1].has_elements = True
        self.elements.append(element)
        if tag not in self.EMPTY:
            self.open.append(element)

    def _end_before(self, tag: str) -> None:
        while self.open and tag in _ENDED_BY.get(self.open[-1].name, ()):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        self._end_before(f"/{tag}")
        assert self.open, f"</{tag}> ends nothing"
        assert self.open[-1].name == tag, f"</{tag}> ends <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def all(self, name: str = "", **attributes: str) -> list[Element]:
        return [
            one
            for one in self.elements
            if name in ("", one.name) and all(one.attributes.get(key) == value for key, value in attributes.items())
        ]

    def warnings(self) -> list[str]:
        return [" ".join(one.text.split()) for one in self.elements if "data-warning" in one.attributes]


_PACKED = re.compile(r'<script type="text/plain" data-length=\d+(?: data-of=([\w-]+))?>(.*?)</script>', re.DOTALL)


def unpacked(html: str) -> list[tuple[str, str]]:
    """Return the packed texts of a page with the ids of the elements that they become, "" for a script."""
    return [
        (name, zlib.decompress(b85decode(content.replace(".", "<"))).decode())
        for name, content in _PACKED.findall(html)
    ]
