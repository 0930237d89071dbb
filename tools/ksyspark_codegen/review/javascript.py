"""The script of a page: parsers in JavaScript, the decoder above them, and what answers the reader's hand.

    specifications --kaitai (Node)--> parsers     types, labels, characters of encodings --> data of the decoder
    script/*.js, in the order of DECODER and PAGE --> one script without modules, the same on every build

The parsers are those of the official compiler; `kaitai/rewrite.js` tells what is changed in them, `script/stream.js` in
the runtime. The runtime is under the Apache License 2.0, whose text stands in front of the script.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files

from ksyspark.charsets import codec_name, is_known
from ksyspark.escaping import script_json
from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec.library import Library
from ksyspark.spec.python_names import class_name
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.kaitai import Compiled, Refusal, compile_specs, runtime_script
from ksyspark_codegen.review.model import LANGUAGES, Language
from ksyspark_codegen.review.script_types import Json, labels_of, types_of
from ksyspark_codegen.targets.parsers import compile_job, require_parsers

DECODER = ("numbers", "encodings", "stream")
ABOVE_PARSERS = ("objects", "decode", "tree", "logical", "interface")
PAGE = (
    "page_data", "languages", "sha256", "lighting", "document_panel", "reading", "message_view", "own_message",
    "answers", "answers_file", "zip", "xlsx", "signing", "start",
)  # fmt: skip
_NO_CHARACTER = "\uffff"
_ENCODING = re.compile(r',"([\w.:-]+)"\)')


Parsers = Mapping[str, Compiled | Refusal]
"""What the official compiler makes of each specification in JavaScript, and of its imports, by its id."""


def script_parsers(library: Library, ids: Sequence[str]) -> Parsers:
    """Compile specifications, and all that they import, in one run of Node.

    Raises ToolMissing where the official compiler cannot run.
    """
    names = _reached(library, ids)
    imported = {other for name in names for other in library.imports[name]}
    found = _compiled(library, [name for name in names if name not in imported])
    # With a parser come those of all that it imports. What is refused may still have imports that are not.
    whole = [(name, one) for name, one in found.items() if isinstance(one, Compiled)]
    brought = {other: one for name, one in whole for other in library.imports[name]}
    return {
        **_compiled(library, [name for name in names if name not in brought and name not in found]),
        **brought,
        **found,
    }


def _compiled(library: Library, names: Sequence[str]) -> Parsers:
    jobs = [compile_job(library, library.specs[name]) for name in names]
    return dict(zip(names, compile_specs(jobs, "javascript"), strict=True))


def parsers_of(typer: Typer, ids: Sequence[str]) -> str:
    """Return one script that defines `ksysparkReview.decode(specification, parameters, bytes)` for specifications.

    Raises SpecError for what the official compiler alone refuses, ToolMissing where it cannot run.
    """
    return _scoped([*_decoder(typer, ids, script_parsers(typer.library, ids))])


def script_of(typer: Typer, ids: Sequence[str], parsers: Parsers) -> str:
    """Return the whole script of a page. Raises ToolMissing where the official compiler cannot run.

    Where there is no parser in JavaScript of a specification, the page decodes no messages (`can_decode`).
    """
    page = ["if(typeof document!=='undefined'){", *script_files(PAGE), "}"]
    decoder = _decoder(typer, ids if can_decode(typer.library, ids, parsers) else (), parsers)
    return _scoped([*decoder, *page])


def can_decode(library: Library, ids: Sequence[str], parsers: Parsers) -> bool:
    """Tell whether there are parsers of specifications and of all that they import."""
    return all(isinstance(parsers[name], Compiled) for name in _reached(library, ids))


def script_texts() -> Mapping[Language, Mapping[str, str]]:
    """Return the sentences that the script makes, by language and key."""
    texts: Mapping[str, Mapping[str, str]] = json.loads(_source("texts.json"))
    return {language: {key: text[language] for key, text in texts.items()} for language in LANGUAGES}


def parameters_of(typer: Typer, ids: Sequence[str]) -> Mapping[str, Json]:
    """Return the parameters of specifications' messages, by their ids."""
    return {name: _parameters(lower(typer, typer.library.specs[name])) for name in ids}


def script_files(names: Iterable[str]) -> Iterator[str]:
    """Yield the texts of our own files, without indentation and without comments of their own lines."""
    for name in names:
        yield _shortened(_source(f"{name}.js"))


def _source(name: str) -> str:
    return (files(__package__) / "script").joinpath(name).read_text("utf-8")


def _scoped(parts: Iterable[str]) -> str:
    license_text = runtime_script()[1]
    notice = "kaitai-struct 0.11.0, https://kaitai.io, changed in what is called `streamMethods` below"
    body = "\n".join(parts)
    text = f"/*! {notice}\n{license_text}*/\n(function(){{\n{body}\n}})();\n"
    # Browsers take both ends of lines for one, and then miss the digest that the page's policy has of the script.
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decoder(typer: Typer, ids: Sequence[str], compiled: Parsers) -> Iterator[str]:
    library = typer.library
    parsers = _parsers(library, ids, compiled)
    layouts = [lower(typer, library.specs[name]) for name in ids]
    yield runtime_script()[0]
    yield _constant("CHARACTERS", _characters(parsers))
    yield from script_files(DECODER)
    yield "const $parsers={};"
    yield from parsers
    yield _constant("SPECIFICATIONS", {layout.name: _specification(layout) for layout in layouts})
    yield _constant("TYPES", types_of(typer, layouts))
    yield _constant("LABELS", labels_of(layouts))
    yield from script_files(ABOVE_PARSERS)


def _reached(library: Library, ids: Sequence[str]) -> list[str]:
    return sorted({*ids, *(name for one in ids for name in library.imports[one])})


def _parsers(library: Library, ids: Sequence[str], compiled: Parsers) -> list[str]:
    """Return the parsers of specifications and of all that they import, in the order of their ids. Raises SpecError."""
    pairs = [(library.specs[name], compiled[name]) for name in _reached(library, ids)]
    require_parsers(library, pairs)
    return [result.files[f"{class_name(spec.id)}.js"] for spec, result in pairs if isinstance(result, Compiled)]


def _characters(parsers: Iterable[str]) -> Mapping[str, str]:
    """Return the 256 characters of each encoding that parsers name and that browsers lack or take for another one."""
    names = sorted({name for text in parsers for name in _ENCODING.findall(text)})
    tables = ((name, _table(name)) for name in names)
    return {name: table for name, table in tables if table is not None}


def _table(encoding: str) -> str | None:
    """Return the characters of an encoding of one byte a character; None for others, and where browsers are right."""
    # A parser also has names of fields that look like those of encodings, such as `hex`.
    found = codec_name(encoding) if is_known(encoding) else ""
    if not found or found in ("ascii", "iso8859-1"):
        return None
    table = [_decoded(bytes([byte]), found) for byte in range(256)]
    bad = [byte for byte, character in enumerate(table) if character is None]
    begins_pair = any(_decoded(bytes([byte, other]), found) for byte in bad for other in range(256))
    return None if begins_pair else "".join(character or _NO_CHARACTER for character in table)


def _decoded(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeError:
        return None


def _specification(layout: Layout) -> Json:
    return {"type": layout.name, "parameters": _parameters(layout)}


def _parameters(layout: Layout) -> Json:
    return [
        {
            "id": one.id,
            "type": _parameter_type(one.type.arrow),
            "default": one.default.hex() if isinstance(one.default, bytes) else one.default,
        }
        for one in layout.params
    ]


def _parameter_type(arrow: str) -> str:
    if arrow.startswith("float"):
        return "float"
    return {"bool": "bool", "string": "str", "binary": "bytes"}.get(arrow, "int")


def _constant(name: str, value: Json) -> str:
    return f"const {name}={script_json(value, ascii_only=True, sort_keys=True)};"


_COMMENT = re.compile(r"^\s*(/\*\*?\s.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)


def _shortened(text: str) -> str:
    kept = (line.strip() for line in _COMMENT.sub("", text).splitlines())
    return "\n".join(line for line in kept if line)
