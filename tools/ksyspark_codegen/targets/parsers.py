"""`parsers/<id>.py`: what the official compiler makes of the specifications."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import cast

from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, plain
from ksyspark_codegen.kaitai import Compiled, CompileJob, Refusal, compile_specs

Yaml = dict[str, object]
_REFUSED = re.compile(r"(?:(?P<name>[\w/.-]+|\(main\)): )?(?P<path>/[a-z][^\s:]*): (?P<words>.*)", re.DOTALL)


def parser_files(library: Library) -> Iterator[tuple[str, str]]:
    """Yield (`parsers/<id>.py`, text) of all specifications. Raises SpecError for what has no parser, ToolMissing."""
    specs = [spec for _, spec in sorted(library.specs.items())]
    unusable = [problem for spec in specs for problem in spec.no_parser]
    if unusable:
        raise SpecError(unusable)
    jobs = [compile_job(library, spec) for spec in specs]
    results = [*zip(specs, compile_specs(jobs), strict=True)]
    problems = [_problem(library, spec, one.message) for spec, one in results if isinstance(one, Refusal)]
    if problems:
        raise SpecError(problems)
    for spec, result in results:
        assert isinstance(result, Compiled)
        yield f"parsers/{spec.id}.py", result.files[f"{spec.id}.py"]


def compile_job(library: Library, spec: Spec) -> CompileJob:
    """Return the job for the official compiler that is one specification with its imports."""
    return CompileJob(spec.id, _yaml(library, spec), _imports(library, spec))


def _yaml(library: Library, spec: Spec) -> Yaml:
    """Return a specification as plain data, without `ks-debug`, by which its parser would not read by itself."""
    tree = cast(Yaml, plain(library.trees[spec.id]))
    meta = cast(Yaml, tree["meta"])
    return {**tree, "meta": {key: value for key, value in meta.items() if key != "ks-debug"}}


def _imports(library: Library, spec: Spec) -> Mapping[str, Mapping[str, object]]:
    """Return all specifications reached from here, by their paths as seen from this one's folder, without `.ksy`."""
    # A specification that is imported by its own imports is one of them.
    reached = (library.specs[name] for name in (spec.id, *library.imports[spec.id]))
    folder = str(PurePosixPath(spec.file).parent)
    imports = {}
    for name in reached:
        relative = PurePosixPath(os.path.relpath(name.file, folder)).with_suffix("").as_posix()
        imports.update(dict.fromkeys((relative, *_absolute(library, name)), _yaml(library, name)))
    return imports


def _absolute(library: Library, spec: Spec) -> Iterator[str]:
    """Yield the absolute paths, without `.ksy`, by which a specification can be imported: from each import folder."""
    files = [Path(one.file).resolve().as_posix() for one in library.specs.values()]
    absolute = {item.path for one in library.specs.values() for item in one.imports if item.path.startswith("/")}
    ends = [f"{path}.ksy" for path in absolute]
    roots = {file.removesuffix(end) for file in files for end in ends if file.endswith(end)}
    own = Path(spec.file).resolve().with_suffix("").as_posix()
    return (own.removeprefix(root) for root in sorted(roots) if own.startswith(f"{root}/"))


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
