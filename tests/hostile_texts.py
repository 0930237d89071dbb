"""Specifications of strangers: each text that some kind of output would obey, under every key that holds text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import yaml

from ksyspark.spec import read_map

# What runs tells it here, in whatever language it runs.
PLANT = "import builtins; builtins.PLANTED = 1"
TEXTS: Mapping[str, str] = {
    "hostile_plain": "a plain text",
    "hostile_triple": f'"""\n{PLANT}\n"""',
    "hostile_triple_behind_backslash": f'\\"""\n{PLANT}\n\\',
    "hostile_single_triple": f"'''\n{PLANT}\n'''",
    "hostile_backslash": "\\",
    "hostile_escapes": "\\N{x} \\x \\u12 \\U \\8 ends in a backslash \\",
    "hostile_quotes": '\' " \'\'"" """" \'',
    "hostile_quote_at_the_end": 'says "yes"',
    "hostile_five_quotes": '"""""',
    "hostile_script": "</script><script>PLANTED=1</script>",
    "hostile_comment": "<!-- <script> --> <![CDATA[ ]]> -->",
    "hostile_element": "</textarea></title></style><img src=x onerror=PLANTED()><svg/onload=PLANTED()>",
    "hostile_attribute": "\" onmouseover=\"PLANTED()\" x=' onmouseover='PLANTED()' x=",
    "hostile_template": "{{ 7*7 }}{% raw %}{# ${PLANTED} #{x} {0} {x} { }",
    "hostile_table": "| a | b |\n|---|---|\n`code` ``` [x](javascript:PLANTED())",
    "hostile_ends_of_comments": "*/ PLANTED=1 /* // -- # '; DROP TABLE x; --",
    "hostile_percent": "%s %d %(x)s % \\% \\_",
    "hostile_formula": "=cmd|'/c calc'!A1",
    "hostile_sign": "-1+2",
    "hostile_at": "@SUM(1)",
    "hostile_turned": "a\u202eb\u2066c\u2069d\u200f\u061c",
    "hostile_line_ends": "line\u2028separator\u2029paragraph",
    "hostile_lines": "first\n\n  second\n# third\n",
    "hostile_astral": "\U0001f600 \U0010fffd \ufeff",
    "hostile_entities": "&lt;script&gt; &#x27; &amp;",
    "hostile_address": "javascript:PLANTED()",
    "hostile_long": "x" * 3000,
}
_KEY_OF_OURS = re.compile(r"^\| `(-[a-z-]+)", re.MULTILINE)
# Keys of the language and of ours whose values are names, numbers, types or structures.
_NO_TEXT = frozenset(
    "id ks-version imports endian bit-endian ks-debug ks-opaque-types ks-zero-copy-substream meta to-string params seq "
    "instances types enums type enum size size-eos terminator include consume eos-error pad-right process repeat "
    "repeat-expr repeat-until parent io pos in-enum min max switch-on -logical-type -sensitive -encoding-errors "
    "-instance-errors -stream-value -stream-alternatives -ports -unread-ports -pieces -column "
    "-inverse -checksum -max-recursion-depth".split()
)


def keys_of_ours() -> frozenset[str]:
    """Return the keys in the table for those who write specifications."""
    chapter = (Path(__file__).parents[1] / "ksy" / "README.md").read_text(encoding="utf-8")
    return frozenset(_KEY_OF_OURS.findall(chapter.partition("## Our own keys")[2].partition("\n## ")[0]))


_KEYS = (
    read_map.META | read_map.INNER_META | read_map.TYPE | read_map.PARAM | read_map.SEQ | read_map.PARSE_INSTANCE
    | read_map.VALUE_INSTANCE
    | read_map.VALID | read_map.SWITCH | read_map.ENUM_VALUE | keys_of_ours()
)  # fmt: skip
TEXT_KEYS = _KEYS - _NO_TEXT


def specification(name: str, text: str) -> dict[str, object]:
    """Return a specification that has a text wherever one may stand."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    told = {"doc": text, "doc-ref": [text, text], "-orig-id": text, "-own": {"key": text}}
    traced = {
        **told,
        "-source": [f"D1:{text}", text],
        "-status": text,
        "-decision": text,
        "-term": {"zh": text, "en": text},
    }
    document = {"title": text, "lang": text}
    return {
        "meta": {
            "id": name,
            "title": text,
            "application": [text],
            "file-extension": text,
            "xref": {"wikidata": text, "rfc": [text]},
            "tags": [text],
            "license": text,
            "encoding": "UTF-8",
            "endian": "be",
            "-version": text,
            "-source": [{"id": "D1", "url": text, **document}, {"id": f"D2 {text}", "file": text, **document}],
        },
        **traced,
        "params": [{"id": "word", "type": "str", "-default": text, **traced}],
        "seq": [
            {"id": "kind", "type": "u1", "enum": "kind", "-unit": text, **traced},
            {"id": "magic", "contents": text, **traced},
            {
                "id": "code",
                "type": "str",
                "size": 3,
                "valid": {"any-of": [quoted, '"abc"'], "-reason": text},
                **traced,
            },
            {
                "id": "name",
                "type": "strz",
                "if": f"code != {quoted}",
                "valid": {"expr": f"_ != {quoted}", "-reason": text, "-expected": text},
                **traced,
            },
            {"id": "secret", "type": "str", "size": 1, "-sensitive": True, "valid": {"eq": quoted}, **traced},
            {"id": "body", "type": {"switch-on": "code", "cases": {quoted: "part", '"abc"': "part"}}, **traced},
            {"id": "foreign", "type": "str", "size": 1, "encoding": text, **traced},
        ],
        "instances": {
            "literal": {"value": quoted, **traced},
            "joined": {"value": f"{quoted} + code", **traced},
            "decoded": {"value": f"magic.to_s({quoted}).length", **traced},
        },
        "types": {"part": {**traced, "seq": [{"id": "flag", "type": "u1", **traced}]}},
        "enums": {"kind": {1: {"id": "one", **told}, 2: {"id": "two", **told}}},
    }


def write_specifications(folder: Path, names: Mapping[str, str] = TEXTS) -> Iterator[Path]:
    """Write a specification for each text, and yield its path."""
    for name, text in names.items():
        path = folder / f"{name}.ksy"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(yaml.safe_dump(specification(name, text), allow_unicode=True, sort_keys=False))
        yield path


def keys_with(text: str, part: object, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the keys of a specification below which a text stands, alone or in an expression."""
    match part:
        case dict():
            for name, value in part.items():
                if text in str(name):
                    yield from path
                yield from keys_with(text, value, (*path, str(name)))
        case list():
            for value in part:
                yield from keys_with(text, value, path)
        case str() if text in part:
            yield from path
