"""Read types, enums and whole specifications."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import cast, get_args

from ksyspark.errors import InstanceErrors
from ksyspark.spec import model, problems, python_names, read_attribute, read_map
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode

_COMPILER = (0, 11, 0)
# Python nests no more than a hundred blocks, and a parser has some inside its innermost class.
_MOST_LEVELS = 32
_LAST_PORT = 65_535
_VERSION = re.compile(r"(0|[1-9][0-9]*)\.([0-9]+)(?:\.([0-9]+))?\Z")
_IMPORT = re.compile(r"(/|(\.\.?/)*)[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\Z")


@dataclass(frozen=True, slots=True)
class _Defaults:
    """What a type inherits from the type that encloses it."""

    endian: model.Endian | model.CalculatedEndian | None = None
    bit_endian: model.Endian = "be"
    encoding: str | None = None


Kept = dict[tuple[str, ...], tuple[Node, _Defaults, model.TypeSpec]]
"""What was read of types last, by their paths, with their YAML and what they inherit."""


def read_spec(tree: MapNode, file: str, kept: Kept | None = None) -> model.Spec:
    """Read a specification, with the problems of its own text in `problems`. Raises SpecError without `meta`.

    Trees with the same objects for most types are read faster with the same `kept`, empty at first.
    """
    reader = read_map.Reader()
    meta = reader.map(tree, "meta")
    if meta is None:
        raise problems.SpecError([*reader.problems, tree.place.problem("expected `meta` with an `id`")])
    spec_id = _spec_id(reader, meta, file)
    _check_version(reader, meta)
    # These concern how a parser is generated, and whether opaque types are there.
    reader.truth(meta, "ks-debug", False)
    reader.truth(meta, "ks-zero-copy-substream", True)
    reader.truth(meta, "ks-opaque-types", False)
    root = _type(reader, tree, (spec_id,), _Defaults(), read_map.META, {} if kept is None else kept)
    imports = _imports(reader, meta.get("imports"))
    return model.Spec(
        spec_id,
        reader.text(meta, "title"),
        file,
        root,
        imports,
        meta.get(read_map.RECURSION_DEPTH),
        _ports(reader, meta.get(read_map.PORTS)),
        _ports(reader, meta.get(read_map.UNREAD_PORTS)),
        _pieces(reader, meta.get(read_map.PIECES)),
        _instance_errors(reader, meta.get(read_map.INSTANCE_ERRORS)),
        tuple(reader.problems),
        tuple(reader.no_parser),
    )


def _ports(reader: read_map.Reader, node: Node | None) -> tuple[int, ...]:
    if node is None:
        return ()
    items = list(node) if isinstance(node, ListNode) else [node]
    ports = [item.value for item in items if isinstance(item, ScalarNode) and type(item.value) is int]
    if not isinstance(node, ListNode) or len(ports) < len(items) or not all(1 <= port <= _LAST_PORT for port in ports):
        reader.say(node.place, f"expected a list of port numbers from 1 to {_LAST_PORT}")
        return ()
    return tuple(ports)


def _instance_errors(reader: read_map.Reader, node: Node | None) -> InstanceErrors:
    written = node.value if isinstance(node, ScalarNode) else None
    words = get_args(InstanceErrors)
    if node is not None and written not in words:
        reader.say(node.place, f"`{read_map.INSTANCE_ERRORS}` can be {' or '.join(f'`{word}`' for word in words)}")
    return "refuse" if written == "refuse" else "note"


def _pieces(reader: read_map.Reader, node: Node | None) -> model.Pieces | None:
    if node is None:
        return None
    nodes = [node.get(key) if isinstance(node, MapNode) else None for key in read_map.PIECES_KEYS]
    len_header, *names = [part.value if isinstance(part, ScalarNode) else None for part in nodes]
    texts = [name for name in names if isinstance(name, str)]
    if type(len_header) is not int or len_header < 0 or len(texts) < len(names):
        reader.say(node.place, "expected `len-header`, a number, and `length`, `whole`, `rest` and `param`, names")
        return None
    length, whole, rest, param = texts
    return model.Pieces(len_header, length, whole, rest, param, node.place)


def _spec_id(reader: read_map.Reader, meta: MapNode, file: str) -> str:
    node = meta.get("id")
    if node is None:
        reader.say(meta.place, "expected `id` in `meta`")
        return PurePath(file).stem
    name = reader.id(node, "`meta/id`")
    reader.no_parser.extend(python_names.check_name(node.place, name, "a specification"))
    return name or PurePath(file).stem


def _imports(reader: read_map.Reader, node: Node | None) -> tuple[model.Import, ...]:
    """Read `imports`: a list of paths, or one alone."""
    imports = []
    for item in node.items if isinstance(node, ListNode) else (node,) if node else ():
        if isinstance(item, ScalarNode) and item.value is not None and _IMPORT.match(item.text):
            imports.append(model.Import(item.text, item.place))
        else:
            reader.say(item.place, "expected the path of a specification without `.ksy`, such as `common/header`")
    return tuple(imports)


def _check_version(reader: read_map.Reader, meta: MapNode) -> None:
    node = meta.get("ks-version")
    if node is None:
        return
    match = _VERSION.match(node.text) if isinstance(node, ScalarNode) else None
    if not isinstance(node, ScalarNode) or match is None:
        reader.say(node.place, "expected the compiler's version as `0.9` or `0.11.0`")
    elif isinstance(node.value, float) and str(node.value) != node.text:
        reader.say(node.place, f"without quotes this is {node.value}; write '{node.text}'")
    elif tuple(int(part or 0) for part in match.groups()) > _COMPILER:
        reader.say(node.place, f"needs version {match.group()} of the Kaitai Struct compiler, this is 0.11")


def _type(
    reader: read_map.Reader,
    node: MapNode,
    path: tuple[str, ...],
    around: _Defaults,
    meta_keys: frozenset[str],
    kept: Kept,
) -> model.TypeSpec:
    reader.keys(node, read_map.TYPE, "a type")
    meta = reader.map(node, "meta")
    if meta is not None:
        reader.keys(meta, meta_keys, "`meta`")
    defaults = _defaults(reader, meta, around) if meta else around
    params = tuple(read_attribute.read_param(reader, item) for item in reader.maps(node, "params"))
    seq = tuple(read_attribute.read_seq_field(reader, item, defaults.encoding) for item in reader.maps(node, "seq"))
    instances = _instances(reader, node, defaults.encoding)
    _check_ids(reader, [*params, *seq, *instances.values()])
    types = _nested_types(reader, node, path, defaults, kept)
    enums = _read_enums(reader, node, path)
    reader.no_parser.extend(python_names.check_class_names(types, enums))
    return model.TypeSpec(
        path,
        node.place,
        node.places(),
        defaults.endian,
        meta is not None and meta.get("endian") is not None,
        defaults.bit_endian,
        defaults.encoding,
        params,
        seq,
        instances,
        types,
        enums,
        reader.about(node),
        reader.formula(node.get("to-string")),
    )


def _defaults(reader: read_map.Reader, meta: MapNode, around: _Defaults) -> _Defaults:
    endian = _endian(reader, meta.get("endian"))
    bit_endian = reader.text(meta, "bit-endian")
    if bit_endian not in ("", "le", "be"):
        reader.say(meta.entries["bit-endian"].value.place, f"expected le or be for `bit-endian`, found `{bit_endian}`")
    return _Defaults(
        endian or around.endian,
        "le" if bit_endian == "le" else "be" if bit_endian == "be" else around.bit_endian,
        reader.text(meta, "encoding") or around.encoding,
    )


def _endian(reader: read_map.Reader, node: Node | None) -> model.Endian | model.CalculatedEndian | None:
    match node:
        case None:
            return None
        case ScalarNode(text="le" | "be"):
            return cast(model.Endian, node.text)
        case MapNode():
            return _calculated_endian(reader, node)
        case _:
            reader.say(node.place, "expected le, be or a map with `switch-on` for `endian`")
            return None


def _calculated_endian(reader: read_map.Reader, node: MapNode) -> model.CalculatedEndian | None:
    reader.keys(node, read_map.SWITCH, "`endian`")
    on = reader.formula(node.get("switch-on"))
    cases = reader.map(node, "cases")
    if on is None or cases is None:
        reader.say(node.place, "expected `switch-on` and `cases` in `endian`")
        return None
    orders: list[tuple[model.Formula | None, model.Endian]] = []
    for entry in cases:
        order = entry.value.text if isinstance(entry.value, ScalarNode) else ""
        if order not in ("le", "be"):
            reader.say(entry.value.place, "expected le or be for this case")
        when = None if entry.key.text == "_" else reader.formula(entry.key)
        orders.append((when, "le" if order == "le" else "be"))
    return model.CalculatedEndian(on, tuple(orders))


def _instances(reader: read_map.Reader, node: MapNode, encoding: str | None) -> Mapping[str, model.Attribute]:
    instances = {}
    for entry in reader.map(node, "instances") or ():
        name = reader.id(entry.key, "an instance")
        if isinstance(entry.value, MapNode):
            inner = replace(entry.value, place=entry.key.place)
            instances[name] = read_attribute.read_instance(reader, name, inner, encoding)
        else:
            reader.say(entry.value.place, f"expected a map for the instance `{name}`")
    return instances


def _nested_types(
    reader: read_map.Reader, node: MapNode, path: tuple[str, ...], defaults: _Defaults, kept: Kept
) -> Mapping[str, model.TypeSpec]:
    types: dict[str, model.TypeSpec] = {}
    if len(path) > _MOST_LEVELS and node.get("types") is not None:
        reader.say(node.entries["types"].key.place, f"expected types in at most {_MOST_LEVELS} others, found one more")
        return types
    for entry in reader.map(node, "types") or ():
        name = reader.id(entry.key, "a type")
        before, around, known = kept.get((*path, name), (None, None, None))
        if known is not None and before is entry.value and around == defaults:
            types[name] = known
        elif isinstance(entry.value, MapNode):
            said = len(reader.problems), len(reader.no_parser)
            reader.no_parser.extend(python_names.check_name(entry.key.place, name, "a type"))
            inner = replace(entry.value, place=entry.key.place)
            types[name] = _type(reader, inner, (*path, name), defaults, read_map.INNER_META, kept)
            # What is said of a type would be said once only.
            if said == (len(reader.problems), len(reader.no_parser)):
                kept[(*path, name)] = entry.value, defaults, types[name]
        else:
            reader.say(entry.value.place, f"expected a map for the type `{name}`")
    return types


def _check_ids(reader: read_map.Reader, parts: Sequence[model.Parameter | model.Attribute]) -> None:
    """Report ids used twice in one type. Ids have no capitals, so they never differ only by case, as Spark requires."""
    first: dict[str, int] = {}
    for part in parts:
        if not part.id:
            continue
        place, prefix = part.place_of("id"), python_names.OWN_PREFIX
        if part.id in first:
            reader.say(part.place, f"the name `{part.id}` is already used on line {first[part.id]}")
        first.setdefault(part.id, part.place.line)
        if part.id.startswith(prefix):
            reader.say(place, f"names that begin with `{prefix}` are kept for the code generator")
        what = "a parameter" if isinstance(part, model.Parameter) else "an instance" if part.is_instance else "a field"
        reader.no_parser.extend(python_names.check_name(place, part.id, what))


_CODES = range(-(2**63), 2**63)


def _read_enums(reader: read_map.Reader, node: MapNode, path: tuple[str, ...]) -> Mapping[str, model.EnumSpec]:
    enums = {}
    for entry in reader.map(node, "enums") or ():
        name = reader.id(entry.key, "an enum")
        reader.no_parser.extend(python_names.check_name(entry.key.place, name, "an enum"))
        if isinstance(entry.value, MapNode) and entry.value.entries:
            enums[name] = model.EnumSpec((*path, name), entry.key.place, _enum_values(reader, entry.value))
        else:
            reader.say(entry.value.place, f"expected a map with at least one code for the enum `{name}`")
    return enums


def _enum_values(reader: read_map.Reader, node: MapNode) -> Mapping[int, model.EnumValue]:
    values: dict[int, model.EnumValue] = {}
    labels: dict[str, int] = {}
    for entry in node:
        code = entry.key.value
        if type(code) is not int:
            reader.say(entry.key.place, f"expected a whole number as a code, found `{entry.key.text}`")
            continue
        if code not in _CODES:
            reader.say(entry.key.place, f"expected a code within 64 signed bits, found `{entry.key.text}`")
        value = _enum_value(reader, entry.value)
        if value.label and value.label in labels:
            reader.say(entry.value.place, f"the label `{value.label}` already names the code {labels[value.label]}")
        values[code] = value
        labels[value.label] = code
    return values


def _enum_value(reader: read_map.Reader, node: Node) -> model.EnumValue:
    if not isinstance(node, MapNode):
        return model.EnumValue(_enum_label(reader, node), model.Documentation())
    reader.keys(node, read_map.ENUM_VALUE, "an enum value")
    id_node = node.get("id")
    if id_node is None:
        reader.say(node.place, "expected an `id` for the code")
    return model.EnumValue(_enum_label(reader, id_node) if id_node else "", reader.about(node))


def _enum_label(reader: read_map.Reader, node: Node) -> str:
    label = reader.id(node, "a label")
    reader.no_parser.extend(python_names.check_name(node.place, label, "a label"))
    return label
