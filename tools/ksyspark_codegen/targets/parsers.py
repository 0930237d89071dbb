"""`parsers/`, `traced/` and `frames/`: what the official compiler makes of the specifications."""

from __future__ import annotations

import copy
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import cast

from ksyspark.compiler.skeleton import find_needs, skeleton, why_endless
from ksyspark.layout.selectors import Selector, selectors
from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, plain
from ksyspark_codegen.kaitai import Compiled, CompileJob, Refusal, compile_specs

Yaml = dict[str, object]
_REFUSED = re.compile(r"(?:(?P<name>[\w/.-]+|\(main\)): )?(?P<path>/[a-z][^\s:]*): (?P<words>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Output:
    """One file to make: which room, of which specification, by which job."""

    room: str
    spec: Spec
    job: CompileJob


def parser_files(library: Library) -> Iterator[tuple[str, str]]:
    """Yield (folder/file, text) of the parsers of all specifications.

    Raises SpecError for what the official compiler alone refuses, ToolMissing where it cannot run.
    """
    outputs = [output for _, spec in sorted(library.specs.items()) for output in _outputs(library, spec)]
    problems: list[Problem] = []
    for output, result in zip(outputs, compile_specs([output.job for output in outputs]), strict=True):
        match result:
            case Compiled(files):
                yield f"{output.room}/{output.spec.id}.py", _text(output, files)
            case Refusal(message):
                problems.append(_problem(library, output.spec, message))
    if problems:
        raise SpecError(problems)


def _outputs(library: Library, spec: Spec) -> Iterator[_Output]:
    imports = _imports(library, spec)
    yaml = cast(Yaml, plain(library.trees[spec.id]))
    yield _Output("parsers", spec, CompileJob(spec.id, yaml, imports, traced=False))
    yield _Output(
        "traced",
        spec,
        CompileJob(spec.id, _with_selectors(yaml, list(selectors(Typer(library), spec.root))), imports, traced=True),
    )
    needs = find_needs(library, spec)
    if not why_endless(library, spec, needs):
        yield _Output("frames", spec, CompileJob(spec.id, skeleton(library, spec, needs), imports, traced=False))


def _imports(library: Library, spec: Spec) -> Mapping[str, Mapping[str, object]]:
    """Return all specifications reached from here, by their paths as seen from this one's folder, without `.ksy`."""
    reached = (library.specs[name] for name in library.imports[spec.id])
    folder = str(PurePosixPath(spec.file).parent)
    return {
        PurePosixPath(os.path.relpath(one.file, folder)).with_suffix("").as_posix(): cast(
            Yaml, plain(library.trees[one.id])
        )
        for one in reached
    }


def _with_selectors(yaml: Yaml, found: Sequence[Selector]) -> Yaml:
    """Add the instances that tell which case a switch took."""
    if not found:
        return yaml
    changed = copy.deepcopy(yaml)
    for selector in found:
        owner = changed
        for name in selector.owner[1:]:
            owner = cast(dict[str, Yaml], owner["types"])[name]
        cast(Yaml, owner.setdefault("instances", {}))[selector.id] = {"value": selector.value}
    return changed


def _text(output: _Output, files: Mapping[str, str]) -> str:
    """Return the text of one output; a frame takes the whole parsers of imported specifications."""
    text = files[f"{output.spec.id}.py"]
    if output.room != "frames":
        return text
    return re.sub(r"^from \. import ", "from ..parsers import ", text, flags=re.MULTILINE)


def _problem(library: Library, spec: Spec, message: str) -> Problem:
    """Put the compiler's words (`name: /yaml/path: words`, or words alone) to the place they speak of."""
    match = _REFUSED.match(message)
    if match is None:
        return spec.root.place.problem(f"the official compiler refuses this: {message.strip()}")
    meant = library.specs.get(PurePosixPath(match["name"] or "").name, spec)
    return _place(library.trees[meant.id], match["path"]).problem(
        f"the official compiler refuses this: {match['words'].strip()}"
    )


def _place(node: Node, path: str) -> Place:
    """Return the place of the deepest part of a YAML path that exists."""
    place = node.place
    for name in path.strip("/").split("/"):
        match node:
            case MapNode():
                entry = node.entries.get(name)
                if entry is None:
                    break
                node, place = entry.value, entry.key.place
            case ListNode(_, items) if name.isdigit() and int(name) < len(items):
                node = items[int(name)]
                place = node.place
            case _:
                break
    return place
