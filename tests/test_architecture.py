"""Rules of the house that no other tool holds; `lint-imports` holds the direction of imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path
    for package in (
        "pipeline/ksyspark",
        "pipeline/ksyspark_protocols",
        "tools/ksyspark_codegen",
        "tools/ksyspark_review",
    )
    for path in (ROOT / package).rglob("*.py")
)
LONGEST = 700
TOP = set(
    "ksy generated pipeline tests tools pyproject.toml README.md CONTRIBUTING.md CHANGELOG.md LICENSE Makefile".split()
)
# Names that say nothing about what is inside.
EMPTY_NAMES = set(
    "util utils helper helpers common core base manager managers processor handler handlers misc info".split()
)
# Names of variables that do not say what the variable holds.
SAYING_NOTHING = {"one", "found", "given", "wanted"}
# Where somebody's own machine begins; `~` and relative paths are for everyone.
MACHINE_PATH = re.compile(rb"(?<![\w.~/:*])/(?:work|root|home|Users|tmp/w)(?:/|\b)(?!\s*=)")


def tracked() -> list[Path]:
    """Return all files that are, or are about to be, under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_module_says_what_it_is_for() -> None:
    def says(path: Path) -> bool:
        docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        return docstring.partition("\n")[0].endswith((".", "!", "`"))

    assert [shown(path) for path in SOURCES if not says(path)] == []


def bindings_of(tree: ast.AST) -> set[str]:
    """Return the names that are bound outside comprehensions, parameters included; fields of classes are none."""
    names, nodes = set[str](), [tree]
    while nodes:
        node = nodes.pop()
        match node:
            case ast.comprehension():
                nodes += [node.iter, *node.ifs]
                continue
            case ast.ClassDef(body=body):
                nodes += [part for part in body if not isinstance(part, ast.AnnAssign)]
                continue
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.MatchAs(name=str(name)):
                names.add(name)
            case ast.MatchStar(name=str(name)) | ast.ExceptHandler(name=str(name)):
                names.add(name)
        nodes += ast.iter_child_nodes(node)
    return names


def test_things_are_named_by_what_they_are() -> None:
    bound = {shown(path): bindings_of(ast.parse(path.read_text(encoding="utf-8"))) & SAYING_NOTHING for path in SOURCES}
    assert {name: sorted(names) for name, names in bound.items() if names} == {}


@pytest.mark.parametrize("code", ["one = 1", "def f(given): ...", "for found, x in y: ...", "lambda wanted: 1"])
def test_such_names_are_seen(code: str) -> None:
    assert bindings_of(ast.parse(code)) & SAYING_NOTHING
    assert not bindings_of(ast.parse("x = [one for one in y]")) & SAYING_NOTHING


def test_nothing_else_lies_at_the_top() -> None:
    top = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {name for name in top if not name.startswith(".")} == TOP


def test_names_say_what_is_inside() -> None:
    parts = {part for path in tracked() for part in path.relative_to(ROOT).parts}
    assert not {part for part in parts if EMPTY_NAMES & set(part.partition(".")[0].lower().split("_"))}


def test_files_are_short() -> None:
    written = [path for path in tracked() if path.suffix == ".py" and not shown(path).startswith("generated/")]
    lengths = {shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_no_path_of_somebodys_machine_is_in_any_file() -> None:
    # Pages of the review are packed, so that any letters may meet; what they are made of is searched.
    searched = [path for path in tracked() if path != Path(__file__) and path.suffix != ".html"]
    assert {shown(path) for path in searched if MACHINE_PATH.search(path.read_bytes())} == set()


@pytest.mark.parametrize("line", [b"at /work/main", b'"/root/x"', b"/home/me/a", b"(/tmp/w/v)"])
def test_such_paths_are_seen(line: bytes) -> None:
    assert MACHINE_PATH.search(line)


@pytest.mark.parametrize(
    "line", [b"https://x.org/home/a", b"pipeline/root/x", b"~/work/a", b"a /rooted b", b"ksy/work"]
)
def test_other_paths_are_not(line: bytes) -> None:
    assert not MACHINE_PATH.search(line)


@pytest.mark.parametrize("root", ["pipeline", "tools", "generated"])
def test_source_roots_are_no_packages(root: str) -> None:
    assert not (ROOT / root / "__init__.py").exists()


def test_all_but_the_rooms_of_spark_can_be_imported_without_pyspark() -> None:
    names = [path.relative_to(ROOT / "pipeline").with_suffix("").as_posix().replace("/", ".") for path in SOURCES
             if path.is_relative_to(ROOT / "pipeline")]  # fmt: skip
    wanted = [
        name.removesuffix(".__init__")
        for name in names
        if not name.startswith(("ksyspark.spark", "ksyspark_protocols.spark")) and not name.endswith("__main__")
    ]
    script = f"import importlib, sys; sys.modules['pyspark'] = None; [importlib.import_module(n) for n in {wanted!r}]"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT / "pipeline", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert len(wanted) > 50
