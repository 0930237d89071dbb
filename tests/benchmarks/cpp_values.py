"""C++ that asks an official parser for the values that columns hold: fields and instances, at every depth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ksyspark.layout import Layout

_CLASS = re.compile(r"^( *)class (\w+) : public kaitai::kstruct \{$")
# A field has its body in the header, an instance has none.
_GETTER = re.compile(r"^ *(?!static )[\w:<>*]+ (\w+)\(\)(?: const \{.*\}|;)$")
_ABSENCE = re.compile(r"^ *bool _is_null_(\w+)\(\)")
ASKING = """
#include <typeindex>
#include <unordered_map>

std::size_t seen;

template <typename T> typename std::enable_if<!std::is_pointer<T>::value>::type ask(T number) {
    seen += std::size_t(number);
}
void ask(const std::string& text) { seen += text.size(); }
DECLARATIONS
void ask(kaitai::kstruct* of_a_switch);
template <typename T> void ask(std::vector<T>* items) { for (auto& item : *items) ask(item); }
DEFINITIONS
void ask(kaitai::kstruct* of_a_switch) {
    static const std::unordered_map<std::type_index, void (*)(kaitai::kstruct*)> KINDS = {
CASES
    };
    if (of_a_switch) KINDS.at(typeid(*of_a_switch))(of_a_switch);
}
"""


@dataclass
class _Class:
    """A class of a parser: its name in C++, and the getters of its fields and instances."""

    name: str
    getters: list[str] = field(default_factory=list)
    can_be_absent: set[str] = field(default_factory=set)


def asking(headers: Iterable[str], layout: Layout) -> str:
    """Return the functions `ask` for all classes of headers, which add up what columns of a layout hold."""
    classes = [one for header in headers for one in _classes(header)]
    chosen = {one.name: _columns(one, layout) for one in classes}
    parts = {
        "DECLARATIONS": (f"void ask({one.name}* part);" for one in classes),
        "DEFINITIONS": (_definition(one, chosen[one.name]) for one in classes),
        "CASES": (
            f"        {{typeid({one.name}), [](kaitai::kstruct* part) {{ ask(static_cast<{one.name}*>(part)); }}}},"
            for one in classes
        ),
    }
    text = ASKING
    for name, lines in parts.items():
        text = text.replace(name, "\n".join(lines))
    return text


def _classes(header: str) -> Iterator[_Class]:
    around: list[tuple[str, _Class]] = []
    for line in header.splitlines():
        begin = _CLASS.match(line)
        if begin:
            outer = f"{around[-1][1].name}::" if around else ""
            around.append((begin[1], _Class(outer + begin[2])))
            yield around[-1][1]
        elif around and line == f"{around[-1][0]}}};":
            around.pop()
        elif around:
            getter, absence = _GETTER.match(line), _ABSENCE.match(line)
            if absence:
                around[-1][1].can_be_absent.add(absence[1])
            elif getter:
                around[-1][1].getters.append(getter[1])


def _columns(one: _Class, layout: Layout) -> list[str]:
    record = layout.records.get("::".join(part.removesuffix("_t") for part in one.name.split("::")))
    columns = {column.id for column in record.columns} if record else set[str]()
    return [getter for getter in one.getters if getter in columns]


def _definition(one: _Class, getters: Iterable[str]) -> str:
    lines = "".join(
        f"    {f'if (!part->_is_null_{getter}()) ' if getter in one.can_be_absent else ''}ask(part->{getter}());\n"
        for getter in getters
    )
    return f"void ask({one.name}* part) {{\n    if (!part) return;\n{lines}}}"
