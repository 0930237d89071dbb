"""Compile specifications to parsers in Python or JavaScript; what cannot be compiled comes back as a refusal."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache as cached
from pathlib import PurePosixPath

from ksyspark_codegen.kaitai.child import Child, ChildFailed
from ksyspark_codegen.kaitai.errors import ToolMissing
from ksyspark_codegen.kaitai.handover import NotHandedOver, Target, job_json
from ksyspark_codegen.kaitai.imports import RESERVED_STEMS, relative_imports
from ksyspark_codegen.kaitai.install import installed_script
from ksyspark_codegen.kaitai.literals import join_surrogates
from ksyspark_codegen.kaitai.node import find_node

TIMEOUT_SECONDS = 120.0
_SOUND_JOB = job_json("sound", {"meta": {"id": "sound"}}, {})


@dataclass(frozen=True, slots=True)
class CompileJob:
    """One specification to compile, as plain YAML data.

    `name` is its path without `.ksy`; `imports` holds every specification that it or one of its imports names, by
    path without `.ksy`: relative to this one (`common`, `sub/part`, `../other`), or from the root (`/network/ip`).
    """

    name: str
    spec: Mapping[str, object]
    imports: Mapping[str, Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """The parsers of one job: file name -> text, the imported ones included, in the order of their names."""

    files: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why there is no parser: the compiler's words, or how it failed."""

    message: str


def compile_specs(
    jobs: Sequence[CompileJob], target: Target = "python", *, seconds: float = TIMEOUT_SECONDS
) -> list[Compiled | Refusal]:
    """Compile all jobs in one Node process and return one result for each, in order.

    A specification that crashes the compiler, or on which it works longer than `seconds`, costs itself only: the jobs
    are then run one by one. Installs the compiler on first use. Raises ToolMissing.
    """
    if not jobs:
        return []
    node = find_node()
    child = Child(node.node, installed_script(node), seconds)
    questions = [_question(job, target) for job in jobs]
    answers = iter(_answers(child, [question for question in questions if isinstance(question, str)]))
    return [question if isinstance(question, Refusal) else _result(next(answers), target) for question in questions]


@cached
def runtime_script() -> tuple[str, str]:
    """Return the runtime that parsers in JavaScript need, as a script that defines `KaitaiStream`, and its license.

    Raises ToolMissing.
    """
    node = find_node()
    child = Child(node.node, installed_script(node), TIMEOUT_SECONDS)
    files = _answers(child, ['{"target": "runtime"}'])[0].get("files")
    if not isinstance(files, dict):
        raise ToolMissing(f"The runtime of parsers in JavaScript cannot be read: delete {child.script.parent}.")
    return files["KaitaiStream.js"], files["LICENSE"]


def _question(job: CompileJob, target: Target) -> str | Refusal:
    try:
        return job_json(job.name, job.spec, job.imports, target)
    except NotHandedOver as error:
        return Refusal(f"{job.name}: {error}")


def _answers(child: Child, questions: Sequence[str]) -> list[Mapping[str, object]]:
    try:
        return child.answers(questions)
    except ChildFailed:
        _require_sound(child)
        return [_answer_alone(child, question) for question in questions]


def _require_sound(child: Child) -> None:
    """Tell a compiler that does not run at all from a specification that it does not survive."""
    try:
        child.answers([_SOUND_JOB])
    except ChildFailed as error:
        raise ToolMissing(
            f"The Kaitai compiler does not run on {child.node} ({error}): delete {child.script.parent} "
            "to have it installed anew, or install another Node.js."
        ) from error


def _answer_alone(child: Child, question: str) -> Mapping[str, object]:
    try:
        return child.answers([question])[0]
    except ChildFailed as error:
        return {"refusal": f"the Kaitai compiler failed: {error}"}


def _result(answer: Mapping[str, object], target: Target) -> Compiled | Refusal:
    match answer:
        case {"files": dict(files)}:
            texts = dict(sorted(files.items()))
            return _finished(texts) if target == "python" else Compiled(texts)
        case {"refusal": str(words)}:
            return Refusal(re.sub(r":\s+error: ", ": ", words).strip())
    raise AssertionError("child.py lets no other answer pass")


def _finished(files: dict[str, str]) -> Compiled | Refusal:
    complaint = next(filter(None, map(_reserved, files)), None)
    if complaint is None:
        files = {name: join_surrogates(text) for name, text in relative_imports(files).items()}
        complaint = next(_syntax_complaints(files.items()), None)
    return Refusal(complaint) if complaint else Compiled(files)


def _reserved(name: str) -> str | None:
    stem = PurePosixPath(name).stem
    return f"{stem}: expected another id, a Python parser cannot be named {stem}" if stem in RESERVED_STEMS else None


def _syntax_complaints(files: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield what Python says about texts that it cannot compile: the compiler accepts ids such as `class`."""
    for name, text in files:
        try:
            # Whether a warning is an error is the caller's setting and must not decide about a parser.
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                compile(text, name, "exec", dont_inherit=True)
        except SyntaxError as error:
            line = (error.text or "").strip()
            yield f"{name}: the parser is not valid Python: {error.msg}, line {error.lineno}: {line}"
        except (ValueError, RecursionError, MemoryError) as error:
            yield f"{name}: the parser is not valid Python: {error}"
