"""What holds each statement of a specification: `held.json` beside its samples, and the table in their README."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ksyspark.display import show_count
from ksyspark.spec.library import Library
from ksyspark.spec.yaml import plain
from ksyspark_codegen.checks.samples import CASE_FILES
from ksyspark_codegen.mutants.judging import EQUIVALENTS_FILE, EVIDENCE, NOTICED, SURVIVES, evidence_in
from ksyspark_codegen.targets.templates import fill

HELD_FILE, README_FILE = "held.json", "README.md"
NOTHING = "nothing"
"""The key of how many changes of each kind nothing notices, beside those of EVIDENCE with the files of samples."""
_SECTION = re.compile(r"\n*<!-- held -->.*?<!-- /held -->\n", re.DOTALL)
# Keys that say nothing of how a message is read.
_WORDS = {
    "title", "doc", "doc-ref", "license", "-version", "-orig-id", "-term", "-source", "-status", "-decision", "-rule",
    "-unit", "-reason",
}  # fmt: skip
_NAMED = 6
_ORDER = (*EVIDENCE, NOTHING)

Statements = Mapping[str, Mapping[str, Any]]
"""By the name of a statement, in the order of the specification: files by evidence, and what nothing notices."""


def record(library: Library, name: str, samples: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write what became of all changes of a specification to HELD_FILE, and the section of the samples' README."""
    by_statement = defaultdict[str, dict[str, Counter[str]]](dict)
    for row in rows:
        if row["state"] in (NOTICED, SURVIVES):
            kind, what = (row["evidence"], row["by"]) if row["state"] == NOTICED else (NOTHING, row["kind"])
            by_statement[row["statement"]].setdefault(kind, Counter())[what] += 1
    statements = {
        one: {
            kind: dict(sorted(by[kind].items())) if kind == NOTHING else sorted(by[kind])
            for kind in _ORDER
            if kind in by
        }
        for one, by in by_statement.items()
    }
    lines = ",\n".join(f"  {json.dumps(one)}: {json.dumps(by)}" for one, by in statements.items())
    head = "".join(f' "{what}": "{digest}",\n' for what, digest in _digests(library, name, samples).items())
    (samples / HELD_FILE).write_text(f'{{\n{head} "statements": {{\n{lines}\n }}\n}}\n', encoding="utf-8")
    readme = samples / README_FILE
    before = readme.read_text(encoding="utf-8") if readme.is_file() else f"# Samples of `{name}`\n"
    text = f"{_SECTION.sub('', before).rstrip()}\n\n{section(name, samples, statements)}"
    readme.write_text(text, encoding="utf-8")


def held_in(library: Library, name: str, samples: Path) -> Statements | None:
    """Return what holds the statements of a specification, or None if that is not known of it and these samples."""
    file = samples / HELD_FILE
    told = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return told["statements"] if told and _digests(library, name, samples).items() <= told.items() else None


def _digests(library: Library, name: str, samples: Path) -> dict[str, str]:
    """Return digests of a specification with its imports, without words for people, and of the folder's samples."""
    trees = {id_: _meaning(plain(tree)) for id_, tree in library.part([name]).trees.items()}
    expected = sorted((samples / "expected").glob("*.json"))
    told = [samples / name for name in (*CASE_FILES, EQUIVALENTS_FILE) if (samples / name).is_file()]
    files = [*expected, *(samples / one.stem for one in expected), *told]
    of_samples = [[file.name, sha256(file.read_bytes()).hexdigest()] for file in files]
    texts = {"specification": sorted(trees.items()), "samples": of_samples}
    return {what: sha256(json.dumps(text).encode()).hexdigest()[:12] for what, text in texts.items()}


def _meaning(node: object) -> object:
    if isinstance(node, dict):
        return [(str(key), _meaning(part)) for key, part in node.items() if key not in _WORDS]
    return [_meaning(part) for part in node] if isinstance(node, list) else node


def section(name: str, samples: Path, statements: Statements) -> str:
    """Return the section of a README: fields of a type that are wholly held by the same share a row."""
    return fill("held.md.jinja", name=name, evidence=evidence_in(samples), rows=_rows(name, statements))


def _rows(name: str, statements: Statements) -> Iterator[str]:
    fields = defaultdict[str, list[str]](list)
    for statement in statements:
        fields[statement.rpartition(" ")[0]].append(statement)
    folded, not_held = defaultdict[tuple[str, str], list[str]](list), dict[str, tuple[str, str]]()
    for field, own in fields.items():
        holders = ", ".join(kind for kind in EVIDENCE if any(kind in statements[one] for one in own))
        left = [
            f"{kind} {count} (`{one.rpartition(' ')[2]}`)"
            for one in own
            for kind, count in statements[one].get(NOTHING, {}).items()
        ]
        owner, _, id_ = field.rpartition(".")
        if left:
            not_held[field] = holders, ", ".join(left)
        else:
            folded[owner or name, holders].append(id_)
    for (owner, holders), ids in folded.items():
        yield f"| `{owner}`: {_named(ids)} | {holders} | |"
    for field, (holders, words) in not_held.items():
        yield f"| `{field}` | {holders} | {words} |"


def _named(ids: Sequence[str]) -> str:
    return ", ".join(f"`{id_}`" for id_ in ids) if len(ids) <= _NAMED else show_count(len(ids), "field")
