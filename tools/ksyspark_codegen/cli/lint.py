"""`ksyspark lint`: what in specifications is a mistake, or against Kaitai's style guide, with what to do about it."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.escaping import json_text
from ksyspark.spec.load import load_specifications
from ksyspark.spec.load_yaml import load_tree_file, read_file
from ksyspark.spec.problems import Problem, SpecError
from ksyspark_codegen.cli.arguments import specification_of, specifications_option
from ksyspark_codegen.style import RULES, against_style, in_order

_GUIDE = "https://doc.kaitai.io/ksy_style_guide.html"


@click.command()
@click.argument("specs", nargs=-1, required=True, metavar="SPEC...")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each place.")
@click.option("--sarif", "as_sarif", is_flag=True, help="Print SARIF 2.1.0, which hosts of repositories show.")
@click.option("--fix", is_flag=True, help="Put keys in order in the files, with the comments above them.")
@click.option("--ignore", multiple=True, type=click.Choice([*RULES]), help="Leave a rule out; may be repeated.")
@specifications_option
@import_path_option
@click.pass_context
def lint(context: click.Context, /, specs: tuple[str, ...], fix: bool, ksy: Path, **how: Any) -> None:
    """Tell mistakes in specifications, and what is against Kaitai's style guide: file, line, column, rule and mend.

    SPEC is a .ksy file, a folder of them, or the name of a format. The exit status is 1 if there is a finding.
    """
    named = [Path(spec).rglob("*.ksy") if Path(spec).is_dir() else [specification_of(spec, ksy)] for spec in specs]
    paths = sorted({path for paths in named for path in paths})
    if fix:
        for path in paths:
            _put_in_order(path)
    problems = {problem for path in paths for problem in _problems(path, how["import_path"])}
    listed = sorted(problem for problem in problems if problem.rule not in how["ignore"])
    if how["as_sarif"]:
        echo(json_text(_sarif(listed), indent=2), is_data=True)
    for problem in () if how["as_sarif"] else listed:
        echo(json_text(asdict(problem)) if how["as_json"] else f"{problem} [{problem.rule}]", is_data=True)
    echo(f"{show_count(len(paths), 'file')}, {show_count(len(listed), 'finding')}", err=True)
    context.exit(bool(listed))


def _problems(path: Path, import_path: Sequence[str]) -> Iterator[Problem]:
    try:
        yield from against_style(load_tree_file(path, Path(os.path.relpath(path)).as_posix()), path.stem)
        load_specifications([path], None, import_path)
    except SpecError as error:
        for problem in error.problems:
            # What to do stands at the end of the sentence.
            sentence, _, mend = problem.sentence.rpartition("; ")
            yield replace(problem, sentence=sentence or mend, mend=mend)


def _put_in_order(path: Path) -> None:
    """Write the keys of a file in order, if it is YAML. Raises OSError."""
    with suppress(SpecError):
        text = read_file(path, str(path))
        ordered = in_order(text, str(path))
        if ordered != text:
            path.write_bytes(ordered.encode())


def _sarif(problems: Sequence[Problem]) -> Mapping[str, object]:
    driver = {"name": "ksyspark", "informationUri": _GUIDE, "rules": [{"id": rule} for rule in RULES]}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": [*map(_result, problems)]}
    return {"version": "2.1.0", "runs": [run]}


def _result(problem: Problem) -> Mapping[str, object]:
    region = {"region": {"startLine": problem.line, "startColumn": problem.column}} if problem.line else {}
    return {
        "ruleId": problem.rule,
        "level": "error" if problem.rule == "error" else "warning",
        "message": {"text": problem.text},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": quote(problem.file)}, **region}}],
    }
