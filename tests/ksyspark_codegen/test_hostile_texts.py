"""No text of a specification becomes part of what follows from it: Python, Spark's schema, Markdown."""

from __future__ import annotations

import ast
import builtins
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import hostile_texts
import pytest
from hostile_texts import PLANT, TEXT_KEYS, TEXTS, specification, write_specifications

from ksyspark.escaping import code_span, docstring, json_text, one_line
from ksyspark.formats import find_format
from ksyspark.spark.schema import schema_of_ksy, schema_text
from ksyspark.spec.python_names import class_name
from ksyspark_codegen.generate import generate, write
from ksyspark_codegen.targets.templates import fill

PACKAGE = "hostile_formats"
# A folder may be named by a stranger, too.
FOLDER = f'"""\n{PLANT}\n\\ \'"'


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the folder with all that follows from the specifications, from which modules can be imported."""
    root = tmp_path_factory.mktemp("hostile")
    list(write_specifications(root / "ksy" / FOLDER))
    write(generate(root / "ksy", PACKAGE), root / "generated")
    sys.path.insert(0, str(root / "generated"))
    yield root / "generated"
    sys.path.remove(str(root / "generated"))
    for name in [one for one in sys.modules if one.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def test_every_key_that_holds_text_has_it() -> None:
    text = "a text that stands nowhere else"
    assert set(TEXT_KEYS) - set(hostile_texts.keys_with(text, specification("demo", text))) == set()


def _shape(source: str, name: str) -> str:
    """Return the program without what its texts and ids say."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | int):
            node.value = type(node.value)()
    return (
        ast.dump(tree)
        .replace(name.title().replace("_", ""), "Name")
        .replace(name, "name")
        .replace(name.upper(), "NAME")
    )


@pytest.mark.parametrize("name", TEXTS)
def test_every_module_is_the_program_of_a_plain_text(generated: Path, name: str) -> None:
    for path in (f"{PACKAGE}/parsers/{{}}.py", f"{PACKAGE}/schemas/{{}}.py", "tests/test_{}.py"):
        sources = {one: (generated / path.format(one)).read_text("utf-8") for one in (name, "hostile_plain")}
        assert _shape(sources[name], name) == _shape(sources["hostile_plain"], "hostile_plain"), path


@pytest.mark.parametrize("name", TEXTS)
def test_no_import_runs_a_text(generated: Path, name: str) -> None:
    parser = importlib.import_module(f"{PACKAGE}.parsers.{name}")
    schema = importlib.import_module(f"{PACKAGE}.schemas.{name}")
    path = generated / "tests" / f"test_{name}.py"
    module = compile(path.read_text("utf-8"), str(path), "exec")
    exec(module, {"__name__": "tests", "__file__": str(path)})
    assert not hasattr(builtins, "PLANTED")
    assert schema.SCHEMA["kind"].metadata["comment"]
    # What was escaped reads as it was written.
    words = TEXTS[name].split()
    assert all(word in vars(parser)[class_name(name)].__doc__ for word in words)


@pytest.mark.parametrize("name", TEXTS)
def test_spark_reads_the_comments_of_ddl_as_they_are(spark, tmp_path: Path, name: str) -> None:
    from pyspark.sql.types import StructType

    path = next(write_specifications(tmp_path, {name: TEXTS[name]}))
    schema = schema_of_ksy(find_format(str(path)))
    read = StructType.fromDDL(schema_text(schema, "ddl"))
    assert read.simpleString() == schema.simpleString()
    assert _comments(read) == _comments(schema)


def _comments(schema) -> list[object]:
    return [(field.name, field.metadata.get("comment")) for field in schema.fields]


@pytest.mark.parametrize("name", TEXTS)
def test_a_table_of_markdown_keeps_its_columns(name: str) -> None:
    page = fill("first_samples.md.jinja", id="demo", sample=TEXTS[name], folder="tests/samples/demo")
    row = next(line for line in page.splitlines() if "two messages" in line)
    assert row.replace("\\|", "").count("|") == 3
    assert len(page.splitlines()) == len(fill("first_samples.md.jinja", id="demo", sample="x", folder="y").splitlines())


def test_what_each_output_gets() -> None:
    assert docstring('a"""b\\') == 'a\\"\\"\\"b\\\\'
    assert one_line("a\n\tb\x1b\u202e") == "a b␛�"
    assert json_text("\u202e\u2028") == '"\\u202e\\u2028"'
    assert code_span("a|`b``c\nd") == "```a\\|`b``c d```"
