"""Compile specifications whole: to the model, the column layout, the plan, and the plans that cut streams.

The parts are written as files when the package is built and by `ksyspark generate`, or made in memory for a `.ksy`
given by path. Only lark and PyYAML are needed for it.
"""

import hashlib
import pickle
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from io import BytesIO
from pathlib import Path

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.compiler.plan import Plan, StreamParts
from ksyspark.compiler.skeleton import Needs, find_mark, find_needs, telling_byte, why_endless, with_skeleton
from ksyspark.compiler.truncation import truncate_plan
from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec import declared_types, inference, load, model, problems, recursion
from ksyspark.spec.library import Library

_PROTOCOL = 5


@dataclass(frozen=True, slots=True)
class Compiled:
    """What is compiled of one specification, a file each part; `library` is the checked model with all imports."""

    library: Library
    layout: Layout
    plan: Plan
    streams: StreamParts

    def parts(self) -> dict[str, object]:
        return {part.name: getattr(self, part.name) for part in fields(self)}

    def dumped(self) -> dict[str, bytes]:
        return {name: pickle.dumps(part, _PROTOCOL) for name, part in self.parts().items()}


@dataclass(frozen=True, slots=True)
class CompiledFile:
    """A part as a file.

    `digest` is the SHA-256 of what the part says: the same on every machine and every version of Python. The bytes of
    a pickle are not: they depend on which equal strings are one object.
    """

    digest: str
    data: bytes = field(compare=False, repr=False)

    def is_fresh(self, other: bytes) -> bool:
        """Tell whether the bytes of another file say the same."""
        file = BytesIO(other)
        try:
            return _digest(pickle.load(file)) == self.digest and not file.read()  # noqa: S301 (it is loaded to decode, too)
        except Exception:  # noqa: BLE001 (bytes of another version may fail in any way)
            return False


def load_folder(folder: Path) -> inference.Typer:
    """Return the checked specifications of a folder, named from the folder above. Raises SpecError with all errors."""
    return load.checked_each(folder_library(folder))


def folder_library(folder: Path, import_paths: Sequence[str] = ()) -> Library:
    """Return the specifications of a folder and all they import, as written, unchecked. Raises SpecError."""
    paths = sorted(folder.rglob("*.ksy"))
    if not paths:
        raise problems.SpecError([problems.Problem(str(folder), 0, 0, "", "there is no .ksy file in this folder")])
    return load.load_library(paths, folder.resolve().parent, import_paths)


def build_all(typer: inference.Typer) -> Mapping[str, Compiled]:
    """Compile all specifications of a library; return them by their id, sorted."""
    cycles = recursion.find_cycles(typer.library)
    return {spec_id: build(typer, spec, cycles) for spec_id, spec in sorted(typer.library.specs.items())}


def build_path(path: Path, import_paths: Sequence[str] = (), *, is_flat: bool = False) -> Compiled:
    """Compile the specification in a file; absolute imports are looked up in the folders `import_paths`.

    With `is_flat` each recursive type is a list of all its levels; so it is where the levels cannot be nested. Raises
    SpecError with all mistakes.
    """
    typer, spec = load.load_specification(path, import_paths, is_flat=is_flat)
    return build(typer, spec, recursion.find_cycles(typer.library))


def build(typer: inference.Typer, spec: model.Spec, cycles: Iterable[recursion.Cycle] = ()) -> Compiled:
    """Compile one checked specification. Types that still contain themselves (`cycles`) become flat lists."""
    library = typer.library.part({spec.id})
    own = [cycle for cycle in cycles if cycle.entry[0] in library.specs]
    layout, streams = lower(typer, spec, own), StreamParts()
    layout = replace(layout, instance_errors=spec.instance_errors)
    if own:
        return Compiled(library, layout, make_plan_of_type(typer, spec.root, cycles=own), streams)
    needs = find_needs(typer.library, spec)
    if not why_endless(typer.library, spec, needs):
        layout = replace(layout, is_self_delimiting=True, mark=find_mark(typer.library, spec))
        streams = _stream_parts(typer.library, spec, needs)
    plan = make_plan_of_type(typer, spec.root)
    if layout.stream_values and layout.name not in plan.unsupported:
        telling = telling_byte(typer.library, spec, layout.stream_values)
        streams = replace(streams, values=truncate_plan(plan, layout, layout.stream_values), telling=telling)
    return Compiled(library, layout, plan, streams)


def files_of(compiled: Mapping[str, Compiled]) -> Iterator[tuple[str, CompiledFile]]:
    """Yield all parts as files, by their paths below a package of formats."""
    for name, format_parts in compiled.items():
        for part, content in format_parts.parts().items():
            yield f"compiled/{name}/{part}.pickle", CompiledFile(_digest(content), pickle.dumps(content, _PROTOCOL))


def write_compiled(ksy: Path, package: Path) -> None:
    """Compile the specifications of a folder into a package of formats. Raises SpecError, OSError."""
    for path, file in files_of(build_all(load_folder(ksy))):
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_bytes(file.data)


def _digest(part: object) -> str:
    return hashlib.sha256(ascii(part).encode()).hexdigest()


def _stream_parts(library: Library, spec: model.Spec, needs: Needs) -> StreamParts:
    relaxed, strict = (with_skeleton(library, spec, needs, is_strict=one) for one in (False, True))
    message_end = _stream_plan(relaxed, spec.id)
    has_marks = relaxed.specs[spec.id] != strict.specs[spec.id]
    checked = _stream_plan(strict, spec.id) if message_end is not None and has_marks else None
    whole = _stream_plan(library, spec.id)
    params = tuple(parameter.id for parameter in spec.root.params if parameter.id in needs.names)
    return StreamParts(message_end, checked, relaxed.part({spec.id}), whole, params)


def build_items(library: Library, spec: model.Spec) -> tuple[str, int, Compiled] | None:
    """Return the list at the end of a message, the bytes in front of it, and what finds its items: their skeleton.

    None where there is no such list behind bytes of a fixed number, and where something depends on more than one item:
    on positions, on the list, or on the bit at which an item ends.
    """
    root, last = spec.root, spec.root.seq[-1] if spec.root.seq else None
    if last is None or not last.id or last.repeat is None or last.repeat.kind != "eos" or last.condition is not None:
        return None
    head = declared_types.bits_of_type(library, replace(root, seq=root.seq[:-1]))
    alone = replace(spec, root=replace(root, seq=(replace(last, repeat=None),)))
    part = Library({**library.specs, spec.id: alone}, library.imports, library.trees)
    needs, recursive = find_needs(part, alone), {path for cycle in recursion.find_cycles(part) for path in cycle.paths}
    names = {"_io", "_sizeof", last.id}.intersection(model.names_used(tuple(library.specs.values())))
    if head is None or head % 8 or names or "_index" in model.names_used(last) or needs.types & recursive:
        return None
    read = [attribute for path in needs.types for attribute in part.types[path].attributes()]
    has_bits = any(isinstance(use, model.BitsUse) for attribute in read for use, _ in model.simple_uses(attribute))
    is_tied = has_bits or any(attribute.pos for attribute in read) or isinstance(root.endian, model.CalculatedEndian)
    around = {"_root", "_parent", *(attribute.id for attribute in root.seq[:-1])}
    if is_tied or needs.names & around or why_endless(part, alone, needs):
        return None
    typer = inference.Typer(with_skeleton(part, alone, needs, is_strict=True))
    items = build(typer, typer.library.specs[spec.id])
    return None if items.streams.message_end is None else (last.id, head // 8, items)


def _stream_plan(skeleton: Library, name: str) -> Plan | None:
    plan = make_plan_of_type(inference.Typer(skeleton), skeleton.specs[name].root, has_columns=False)
    return None if name in plan.unsupported else plan
