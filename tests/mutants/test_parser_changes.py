"""Changes to the sources of parsers: a piece is another one, the rest is as before."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest
from altered import source_of
from parser_changes import parser_changes
from visible import visible_names

from ksyspark_formats import FORMATS


def a_parser(body: str, name: str = "_read") -> str:
    return f"class A(KaitaiStruct):\n    def {name}(self):\n{indent(dedent(body).strip(), ' ' * 8)}\n"


def changed(kind, body):
    """Return the lines that are new after each change of a kind."""
    text = a_parser(body)
    texts = [one.altered() for one in parser_changes(text, "traced", {"A"}, {"x"}) if one.kind == kind]
    return [[line.strip() for line in one.splitlines() if line not in text.splitlines()] for one in texts]


@pytest.mark.parametrize(
    ("kind", "body", "expected"),
    [
        ("width", "self.a = self._io.read_u2be()", [["self.a = self._io.read_u4be()"]]),
        ("order", "self.a = self._io.read_s8le()", [["self.a = self._io.read_s8be()"]]),
        ("sign", "self.a = self._io.read_u1()", [["self.a = self._io.read_s1()"]]),
        ("size", "self.a = self._io.read_bytes(4)",
         [["self.a = self._io.read_bytes((4) - 1)"], ["self.a = self._io.read_bytes((4) + 1)"]]),
        ("charset", 'a = (self.b).decode(u"UTF-8")', [['a = (self.b).decode(u"ISO-8859-1")']]),
        ("padding", "a = KaitaiStream.bytes_strip_right(b, 32)",
         [["a = KaitaiStream.bytes_strip_right(b, 32 ^ 1)"], ["a = b"]]),
        ("check", "if not self.a == 1:\n    raise ValueError(1)", [["if False:"]]),
        ("condition", "if self.a:\n    self.b = 1", [["if True:"], ["if False:"]]),
        ("comparison", "a = ((b) <= (c))", [["a = ((b) < (c))"]]),
        ("operator", "a = ((b) and (c) and (d))", [["a = ((b) or (c) or (d))"]]),
        ("operator", "a = (b // c)", [["a = (b * c)"]]),
        ("constant", "a = (b == 7)", [["a = (b == (6))"], ["a = (b == (8))"]]),
        ("constant", 'a = b"\\x41"', [["a = b'@'"]]),
        ("repeat", "for i in range(a):\n    pass", [["for i in range((a) - 1):"], ["for i in range((a) + 1):"]]),
        ("seek", "io.seek(_pos)", [["io.seek((_pos) + 1)"], ["pass"]]),
        ("column", "self.a = b\nself.c = d", [["self.c = b", "self.a = d"]]),
        ("case", "if _on == 1:\n    self.a = b\nelif _on == 2:\n    self.a = c",
         [["if False:"], ["if _on == 2:", "elif _on == 1:"], ["elif False:"]]),
    ],
)  # fmt: skip
def test_one_statement(kind, body, expected) -> None:
    assert changed(kind, body) == expected


def test_which_of_two_equals_is_chosen_does_not_matter() -> None:
    assert changed("comparison", "a = (b if b < 8 else 8)") == []
    assert len(changed("comparison", "a = (b if b < 8 else 9)")) == 1
    assert len(changed("comparison", "a = (b if b == 8 else 8)")) == 1


@pytest.mark.parametrize(
    "body",
    [
        "self._debug['a']['start'] = self._io.pos()",
        "if hasattr(self, '_m_a'):\n    return self._m_a",
        'raise kaitaistruct.ValidationExprError(1, self._io, u"/seq/2")',
        '"""A docstring."""',
    ],
)
def test_what_reads_nothing_is_left_alone(body) -> None:
    assert list(parser_changes(a_parser(body), "traced", {"A"}, {"x"})) == []
    assert (
        list(parser_changes(a_parser("self.a = self._io.read_u1()", "_fetch_instances"), "traced", {"A"}, {"x"})) == []
    )


def test_classes_that_no_message_holds_are_left_alone() -> None:
    inner = "class B(KaitaiStruct):\n" + indent(a_parser("self.a = self._io.read_u1()"), "    ")
    assert list(parser_changes(inner, "traced", {"A"}, {"x"})) == []
    assert len(list(parser_changes(inner, "traced", {"B.A"}, set()))) == 2


def test_labels_are_those_of_the_parser_without_marks() -> None:
    text = "class A(IntEnum):\n    one = 1\n"
    assert [one.altered() for one in parser_changes(text, "parsers", set(), set())] == [
        "class A(IntEnum):\n    one = 1 + 1\n"
    ]
    assert list(parser_changes(text, "traced", {"A"}, {"x"})) == []


@pytest.mark.parametrize("room", ["parsers", "traced"])
@pytest.mark.parametrize("name", ["mqtt_v3", "sas_mq_string"])
def test_every_change_to_a_generated_parser_is_one_and_compiles(name, room) -> None:
    text = source_of(FORMATS[name], room)
    classes = {record.parser.partition(":")[2] for record in FORMATS[name].layout.records.values()}
    columns = {column.id for record in FORMATS[name].layout.records.values() for column in record.columns}
    changes = list(parser_changes(text, room, classes, visible_names([text], columns)))
    assert len(changes) > 100
    for change in changes[::7]:
        for other in (change.altered(), change.broken()):
            assert other != text
            compile(other, str(change), "exec")
            pairs = zip(text.splitlines(), other.splitlines(), strict=True)
            assert sum(line != before for before, line in pairs) <= 2, str(change)
