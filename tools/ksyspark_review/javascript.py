"""The script of a page: parsers in JavaScript, the decoder above them, what it knows of types."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files

from ksyspark.charsets import codec_name, is_known
from ksyspark.escaping import one_line, script_json
from ksyspark.interpreter.failures import own_names
from ksyspark.interpreter.objects import name_of
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Struct, Union
from ksyspark.layout.lower import lower, record_name
from ksyspark.spec import model
from ksyspark.spec.checksums import algorithms
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.python_names import class_name
from ksyspark.spec.recursion import origin_of
from ksyspark_codegen.kaitai import Compiled, Refusal, compile_specs, runtime_script
from ksyspark_codegen.targets.parsers import compile_job

Json = bool | int | float | str | None | Sequence["Json"] | Mapping[str, "Json"]


def types_of(typer: Typer, layouts: Iterable[Layout]) -> Mapping[str, Json]:
    """Return the types of layouts by the names of their records."""
    records = {name: record for layout in layouts for name, record in layout.records.items()}
    return {name: _type(typer, record) for name, record in sorted(records.items())}


def labels_of(layouts: Iterable[Layout]) -> Mapping[str, Json]:
    """Return the labels of all code lists, by the path of the enum and the decimal digits of the code."""
    columns = (column for layout in layouts for record in layout.records.values() for column in record.fields)
    kinds = (column.type.item if isinstance(column.type, Array) else column.type for column in columns)
    labels = {kind.name: kind.labels for kind in kinds if isinstance(kind, Enum)}
    return {name: {str(code): label for code, label in sorted(codes.items())} for name, codes in sorted(labels.items())}


def _type(typer: Typer, record: Record) -> Json:
    spec = typer.library.types[tuple(record.name.split("::"))]
    assert record_name(spec) == record.name
    columns = {column.id: column for column in record.fields}
    technical = {column.id for column in record.technical}
    fields = [_field(spec, one, columns.get(one.id), one.id in technical) for one in spec.attributes()]
    checksums = [*_checksums(spec)]
    return {
        "class": record.parser.partition(":")[2],
        "item": ".".join(origin_of(spec)),
        "fields": fields,
        **({"endian": True} if isinstance(spec.endian, model.CalculatedEndian) else {}),
        **({"checksums": checksums} if checksums else {}),
    }


def _checksums(spec: model.TypeSpec) -> Iterator[Json]:
    for number, name, checksum in spec.checksums:
        start, end = checksum.borders(spec.seq, number)
        crc = algorithms()[checksum.algorithm].crc
        of: Json = [name_of(spec, summed) for summed in spec.seq[start:end]]
        parameters: Json = crc and {name: str(int(value)) for name, value in crc.items()}
        yield {"field": name, "of": of, "algorithm": checksum.algorithm, "crc": parameters}


def _field(owner: model.TypeSpec, attribute: model.Attribute, column: Column | None, is_technical: bool) -> Json:
    origin = "value" if attribute.value else "pos" if attribute.is_instance else "seq"
    field: dict[str, Json] = {"id": name_of(owner, attribute), "origin": origin}
    if column is not None:
        field["type"] = _of_type(column.type, {} if attribute.value is not None else _storage(owner, attribute))
    elif not attribute.is_instance:
        field["type"] = "binary"
    if column is not None and column.is_lenient:
        field["lenient"] = True
    if column is None or is_technical:
        field["hidden"] = True
    use = attribute.use
    is_open = isinstance(use, model.SwitchUse) and all(case.when is not None for case in use.cases)
    is_left_out = isinstance(use, model.SwitchUse) and is_open and not model.keeps_raw(attribute, use)
    if origin == "seq" and (attribute.condition is not None or is_left_out):
        field["optional"] = True
    if isinstance(use, model.BitsUse) and attribute.value is None:
        field["bits"] = use.width
    if attribute.value is not None:
        formulas = [one for one in (attribute.condition, attribute.value) if one is not None]
        names = [name for formula in formulas for name in own_names(formula.tree)]
        field["uses"] = list(dict.fromkeys(names))
    return field


def _storage(owner: model.TypeSpec, attribute: model.Attribute) -> Mapping[str, str]:
    """Return how numbers are stored, by the name of the case; by "" of a field without cases."""
    use = attribute.use
    if isinstance(use, model.SwitchUse):
        ids = model.case_ids(attribute, use)
        return {ids[model.case_key(case.use)]: _code(owner, case.use) for case in use.cases}
    return {"": _code(owner, use)}


def _code(owner: model.TypeSpec, use: model.SimpleUse) -> str:
    default = "?" if isinstance(owner.endian, model.CalculatedEndian) else owner.endian or "be"
    match use:
        case model.IntegerUse(is_signed, width, endian):
            return f":{'s' if is_signed else 'u'}{width}{'be' if width == 1 else endian or default}"
        case model.FloatUse(width, endian):
            return f":f{width}{endian or default}"
        case model.BitsUse(width, endian):
            return f":b{width}{endian or owner.bit_endian}"
    return ""


def _of_type(column_type: ColumnType, codes: Mapping[str, str], case: str = "") -> Json:
    match column_type:
        case Enum():
            return {"enum": column_type.name, "of": _of_type(column_type.base, codes, case)}
        case Logical(name, base):
            return {"logical": name, "of": _of_type(base, codes, case)}
        case Struct(record):
            return {"struct": record}
        case Raw(record):
            return {"raw": record}
        case Array(item):
            return {"list": _of_type(item, codes, case)}
        case Union(cases):
            return {"cases": [[one.id, _of_type(one.type, codes, one.id)] for one in cases]}
    return f"{column_type.arrow}{codes.get(case, '')}"


DECODER = ("numbers", "encodings", "stream")
ABOVE_PARSERS = ("objects", "decode", "tree", "logical", "interface")
PAGE = (
    "page_data", "sha256", "reading", "message_view", "dumps", "own_message", "answers", "keys", "answers_file",
    "signing", "start",
)  # fmt: skip
_NO_CHARACTER = "\uffff"
_CODE = re.compile("`([^`]*)`")
_ENCODING = re.compile(r',"([\w.:-]+)"\)')

Parsers = Mapping[str, Compiled | Refusal]
"""What the official compiler makes of each specification in JavaScript, and of its imports, by its id."""


def script_parsers(library: Library, ids: Sequence[str]) -> Parsers:
    """Compile specifications and their imports in one run of Node. Raises ToolMissing without the official compiler."""
    names = _reached(library, ids)
    imported = {other for name in names for other in library.imports[name]}
    parsers = _compiled(library, [name for name in names if name not in imported])
    # With a parser come those of all that it imports. What is refused may still have imports that are not.
    whole = [(name, one) for name, one in parsers.items() if isinstance(one, Compiled)]
    brought = {other: one for name, one in whole for other in library.imports[name]}
    return {
        **_compiled(library, [name for name in names if name not in brought and name not in parsers]),
        **brought,
        **parsers,
    }


def _compiled(library: Library, names: Sequence[str]) -> Parsers:
    jobs = [compile_job(library, library.specs[name]) for name in names]
    return dict(zip(names, compile_specs(jobs, "javascript"), strict=True))


def script_of(typer: Typer, ids: Sequence[str], parsers: Parsers) -> str:
    """Return the whole script of a page, which decodes no messages unless `can_decode`. Raises ToolMissing."""
    page = ["if(typeof document!=='undefined'){", *script_files(PAGE), "}"]
    decoder = _decoder(typer, ids if can_decode(typer.library, ids, parsers) else (), parsers)
    return _scoped([*decoder, *page])


def can_decode(library: Library, ids: Sequence[str], parsers: Parsers) -> bool:
    """Tell whether there are parsers of specifications and of all that they import."""
    return all(isinstance(parsers[name], Compiled) for name in _reached(library, ids))


def script_texts() -> Mapping[str, Mapping[str, str]]:
    """Return the sentences that the script makes, by key and language."""
    texts: Mapping[str, Mapping[str, str]] = json.loads(_source("texts.json"))
    return texts


def script_files(names: Iterable[str]) -> Iterator[str]:
    """Yield the texts of our own files, without indentation and without comments of their own lines."""
    for name in names:
        kept = (line.strip() for line in _COMMENT.sub("", _source(f"{name}.js")).splitlines())
        yield "\n".join(line for line in kept if line)


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
    made = [(name, compiled[name]) for name in _reached(library, ids)]
    parsers = [result.files[f"{class_name(name)}.js"] for name, result in made if isinstance(result, Compiled)]
    layouts = [lower(typer, library.specs[name]) for name in ids]
    yield runtime_script()[0]
    # Of encodings that browsers lack, or take for another one.
    encodings = sorted({name for text in parsers for name in _ENCODING.findall(text)})
    yield _constant("CHARACTERS", {name: table for name in encodings if (table := _table(name)) is not None})
    yield from script_files(DECODER)
    yield "const $parsers={};"
    yield from parsers
    yield _constant("SPECIFICATIONS", {layout.name: _specification(layout) for layout in layouts})
    types = types_of(typer, layouts)
    yield _constant("TYPES", types)
    yield _constant("LABELS", labels_of(layouts))
    yield from script_files(ABOVE_PARSERS)
    if any("checksums" in one for one in types.values() if isinstance(one, Mapping)):
        yield from script_files(("checksums",))


def _reached(library: Library, ids: Sequence[str]) -> list[str]:
    return sorted({*ids, *(name for one in ids for name in library.imports[one])})


def _table(encoding: str) -> str | None:
    """Return the characters of an encoding of one byte a character; None for others, and where browsers are right."""
    # A parser also has names of fields that look like those of encodings, such as `hex`.
    codec = codec_name(encoding) if is_known(encoding) else ""
    if not codec or codec in ("ascii", "iso8859-1"):
        return None
    table = [_decoded(bytes([byte]), codec) for byte in range(256)]
    bad = [byte for byte, character in enumerate(table) if character is None]
    begins_pair = any(_decoded(bytes([byte, other]), codec) for byte in bad for other in range(256))
    return None if begins_pair else "".join(character or _NO_CHARACTER for character in table)


def _decoded(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeError:
        return None


def _specification(layout: Layout) -> Json:
    kinds = {"bool": "bool", "string": "str", "binary": "bytes", "float": "float", "double": "float"}
    return {
        "type": layout.name,
        "parameters": [
            {
                "id": one.id,
                "type": kinds.get(one.type.arrow.rstrip("0123456789"), "int"),
                "default": one.default.hex() if isinstance(one.default, bytes) else one.default,
                **({"doc": _CODE.sub(r"“\1”", one_line(one.doc, None))} if one.doc else {}),
                **({"labels": {str(code): label for code, label in one.labels.items()}} if one.labels else {}),
                **({"limits": one.bounds} if one.bounds else {}),
            }
            for one in layout.params
        ],
    }


def _constant(name: str, value: Json) -> str:
    return f"const {name}={script_json(value, ascii_only=True, sort_keys=True)};"


_COMMENT = re.compile(r"^\s*(/\*\*?\s.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)
