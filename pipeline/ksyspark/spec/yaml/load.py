"""Load YAML 1.2 text into positioned nodes."""

from __future__ import annotations

from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import Node as YamlNode

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml.build import Builder
from ksyspark.spec.yaml.nodes import MapNode


def load_tree_file(path: Path, name: str | None = None) -> MapNode:
    """Load a file; `name` is what problems call it. Raises SpecError as `load_tree` does, or when it cannot be read."""
    shown = name or str(path)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise SpecError([Problem(shown, 0, 0, "", f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise SpecError([Problem(shown, 0, 0, "", f"expected UTF-8 text, found byte {error.start} invalid")]) from error
    return load_tree(text, shown)


def load_tree(text: str, file: str) -> MapNode:
    """Load one YAML document whose top is a map. Raises SpecError for broken YAML, equal keys, endless aliases."""
    try:
        lines = text.replace("\r\n", "\n")
        builder = Builder(file, lines)
        tree = builder.build(_compose(lines, file), "")
    except RecursionError as error:
        raise SpecError([Problem(file, 0, 0, "", "the YAML is nested too deeply")]) from error
    if not isinstance(tree, MapNode):
        builder.problems.append(
            Problem(file, 1, 1, "", "expected a map of a Kaitai Struct specification, found something else")
        )
    if builder.problems:
        raise SpecError(builder.problems)
    assert isinstance(tree, MapNode)
    return tree


def _compose(text: str, file: str) -> YamlNode | None:
    try:
        composed: YamlNode | None = YAML(typ="safe", pure=True).compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        words = error.problem or error.context or ""
        if words.startswith("but "):
            words = f"{error.context}, {words}"
        raise SpecError([Problem(file, line, column, "", f"broken YAML: {words}")]) from error
    except (YAMLError, ValueError) as error:
        words = str(error).splitlines()[0]
        raise SpecError([Problem(file, 0, 0, "", f"broken YAML: {words}")]) from error
    return composed
