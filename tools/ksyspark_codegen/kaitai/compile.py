"""Compile specifications with the official compiler in a Node process; what it refuses comes back as a refusal."""

import json
import os
import re
import signal
import subprocess
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache as cached
from pathlib import Path, PurePosixPath
from typing import Literal

from ksyspark.escaping import docstring
from ksyspark_codegen.kaitai.node import ToolMissing, find_node, installed_script


class ChildFailed(Exception):
    """The process crashed, ran out of time, or answered with something else than answers. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Child:
    """The Node program, the script that it runs, and the seconds that one run may take."""

    node: str
    script: Path
    seconds: float

    def answers(self, jobs: Sequence[str]) -> list[Mapping[str, object]]:
        """Return one answer for each job (JSON text), in order.

        Raises ChildFailed.
        """
        # NODE_OPTIONS of a user's shell (inspectors, preloaded modules) would change what the compiler does or prints.
        environment = {name: value for name, value in os.environ.items() if name != "NODE_OPTIONS"}
        question, pipe = f'{{"jobs": [{",".join(jobs)}]}}'.encode(), subprocess.PIPE
        command = [self.node, str(self.script)]
        try:
            process = subprocess.Popen(
                command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            raise ChildFailed(f"it does not start: {error.strerror}") from error
        with process:
            try:
                output, complaint = process.communicate(question, timeout=self.seconds)
            except subprocess.TimeoutExpired as error:
                raise ChildFailed(f"no answer within {self.seconds:g} seconds") from error
            finally:
                _kill(process)
        if process.returncode:
            raise ChildFailed(f"it ended with status {process.returncode}{_last_words(complaint)}")
        return _parsed(output, len(jobs))


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group of a process that still runs: `node` may be a launcher script with the real one below."""
    if process.poll() is None:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _last_words(complaint: bytes) -> str:
    """Return the line in which Node names an error, for a crash prints whole stacks."""
    lines = [line.strip() for line in complaint.decode(errors="replace").splitlines() if line.strip()]
    named = [line for line in lines if "Error" in line]
    words = (named or lines[-1:] or [""])[0]
    return f": {words[:300]}" if words else ""


def _parsed(output: bytes, expected: int) -> list[Mapping[str, object]]:
    try:
        document = json.loads(output)
    except (ValueError, RecursionError) as error:
        raise ChildFailed("its answer is not JSON") from error
    answers = document.get("answers") if isinstance(document, dict) else None
    if not isinstance(answers, list) or len(answers) != expected or not all(map(_is_answer, answers)):
        raise ChildFailed("its answer is not one for each specification")
    return answers


def _is_answer(answer: object) -> bool:
    match answer:
        case {"files": dict(files), **rest}:
            return not rest and bool(files) and all(isinstance(text, str) for text in files.values())
        case {"refusal": str(), **rest}:
            return not rest
    return False


Target = Literal["python", "javascript"]

_INT32 = range(-(2**31), 2**31)
_DOC_KEYS = ("doc", "doc-ref")


class NotHandedOver(Exception):
    """The data has no equal in JSON; the text says where and why. Never leaves this package."""


def job_json(
    name: str, spec: Mapping[str, object], imports: Mapping[str, Mapping[str, object]], target: Target = "python"
) -> str:
    """Return one job for `compile.js` as ASCII JSON text.

    Raises NotHandedOver for data that is no YAML, has equal keys, or contains itself.
    """
    try:
        specs = {"": _plain(spec, "", ""), **{key: _plain(imported, key, "") for key, imported in imports.items()}}
        if target == "javascript":
            specs = {key: _without_docs(one, "") for key, one in specs.items()}
        job = {"target": target, "name": name, "spec": specs.pop(""), "imports": specs}
        return json.dumps(job)
    except RecursionError as error:
        raise NotHandedOver("the specification is nested too deeply, or contains itself") from error


def _plain(value: object, path: str, key: str) -> object:
    """Return a value of dict, list, str, int in int32, bool and None only; `key` is the one it stands under."""
    match value:
        case None | bool():
            return value
        case str():
            return docstring(value) if key in _DOC_KEYS else str(value)
        case int():
            return int(value) if value in _INT32 else _key_text(value)
        case float() | date():
            return str(value)
        case Mapping():
            return _plain_mapping(value, path, key)
        case Sequence() if not isinstance(value, bytes | bytearray):
            return [_plain(item, f"{path}/{i}", key) for i, item in enumerate(value)]
    raise NotHandedOver(f"{path or '/'}: expected plain YAML, found {type(value).__name__}")


def _plain_mapping(mapping: Mapping[object, object], path: str, key: str) -> dict[str, object]:
    plain: dict[str, object] = {}
    for child, value in mapping.items():
        name = _key_text(child)
        if name in plain:
            raise NotHandedOver(f"{path or '/'}: expected distinct keys, found {name} twice")
        # Below `cases` a key is an expression, so `doc` there is a name of the specification.
        plain[name] = _plain(value, f"{path}/{name}", "" if key == "cases" else name)
    return plain


def _key_text(key: object) -> str:
    """Spell a key, or a number, as YAML does: enum codes and cases may be integers or booleans."""
    match key:
        case bool():
            return "true" if key else "false"
        case None:
            return "null"
        case int():
            # `format` because integers of YAML libraries spell themselves in the base they were written in.
            return format(int(key), "d")
    return str(key)


def _without_docs(value: object, key: str) -> object:
    """Leave out texts under `doc` and `doc-ref`; what has parts there is a field or a type of that name."""
    match value:
        case dict():
            kept = ((name, one) for name, one in value.items() if not _is_doc(name, one) or key == "cases")
            return {name: _without_docs(one, name) for name, one in kept}
        case list():
            return [_without_docs(one, key) for one in value]
    return value


def _is_doc(name: str, value: object) -> bool:
    return name in _DOC_KEYS and not isinstance(value, dict)


# Modules that the compiler's own output imports; a parser of such a name would be taken for them.
RESERVED_STEMS = frozenset({"collections", "enum", "kaitaistruct", "zlib"})


def relative_imports(files: Mapping[str, str]) -> dict[str, str]:
    """Return the texts with `import tibrv_msg` as `from . import tibrv_msg`, where `tibrv_msg.py` is one of `files`.

    Imports of other modules (the runtime, opaque types, custom `process`) stay as they are.
    """
    stems = sorted(name.removesuffix(".py") for name in files)
    line = re.compile(rf"^import ({'|'.join(map(re.escape, stems))})$", re.MULTILINE)
    return {name: _in_head(line, text) for name, text in files.items()}


def _in_head(line: re.Pattern[str], text: str) -> str:
    """Substitute above the first class only, so that no docstring is touched."""
    head, first_class, body = text.partition("\nclass ")
    return line.sub(r"from . import \1", head) + first_class + body


# An even number of backslashes before the pair, else `\\ud83d` is a backslash followed by text.
_PAIR = re.compile(r"(?<!\\)((?:\\\\)*)\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)


def join_surrogates(text: str) -> str:
    r"""Return Python source with `\ud83d\ude00` written as `\U0001f600`."""
    return _PAIR.sub(_joined, text)


def _joined(match: re.Match[str]) -> str:
    high, low = int(match[2], 16), int(match[3], 16)
    code = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)
    return f"{match[1]}\\U{code:08x}"


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


def compile_specs(jobs: Sequence[CompileJob], target: Target = "python") -> list[Compiled | Refusal]:
    """Compile all jobs in one Node process and return one result for each, in order.

    A specification that crashes the compiler, or on which it works too long, costs itself only: the jobs
    are then run one by one. Installs the compiler on first use. Raises ToolMissing.
    """
    if not jobs:
        return []
    child = _child()
    questions = [_question(job, target) for job in jobs]
    answers = iter(_answers(child, [question for question in questions if isinstance(question, str)]))
    return [question if isinstance(question, Refusal) else _result(next(answers), target) for question in questions]


@cached
def runtime_script() -> tuple[str, str]:
    """Return the runtime that parsers in JavaScript need, as a script that defines `KaitaiStream`, and its license.

    Raises ToolMissing.
    """
    child = _child()
    files = _answers(child, ['{"target": "runtime"}'])[0].get("files")
    if not isinstance(files, dict):
        raise ToolMissing(f"The runtime of parsers in JavaScript cannot be read: delete {child.script.parent}.")
    return files["KaitaiStream.js"], files["LICENSE"]


def _question(job: CompileJob, target: Target) -> str | Refusal:
    try:
        return job_json(job.name, job.spec, job.imports, target)
    except NotHandedOver as error:
        return Refusal(f"{job.name}: {error}")


def _child() -> Child:
    node = find_node()
    return Child(node.node, installed_script(node), TIMEOUT_SECONDS)


def _answers(child: Child, questions: Sequence[str]) -> list[Mapping[str, object]]:
    """Return the answers to all questions together; where that fails, to each alone, or how the compiler failed."""
    try:
        return child.answers(questions)
    except ChildFailed:
        pass
    try:
        child.answers([_SOUND_JOB])
    except ChildFailed as error:
        raise ToolMissing(
            f"The Kaitai compiler does not run on {child.node} ({error}): delete {child.script.parent} "
            "to have it installed anew, or install another Node.js."
        ) from error
    answers: list[Mapping[str, object]] = []
    for question in questions:
        try:
            answers += child.answers([question])
        except ChildFailed as error:
            answers.append({"refusal": f"the Kaitai compiler failed: {error}"})
    return answers


def _result(answer: Mapping[str, object], target: Target) -> Compiled | Refusal:
    match answer:
        case {"refusal": str(words)}:
            return Refusal(re.sub(r":\s+error: ", ": ", words).strip())
        case {"files": dict(files)}:
            texts = dict(sorted(files.items()))
    if target == "javascript":
        return Compiled(texts)
    if reserved := next((stem for name in texts if (stem := PurePosixPath(name).stem) in RESERVED_STEMS), None):
        return Refusal(f"{reserved}: expected another id, a Python parser cannot be named {reserved}")
    texts = {name: join_surrogates(text) for name, text in relative_imports(texts).items()}
    complaint = next(_syntax_complaints(texts.items()), None)
    return Refusal(complaint) if complaint else Compiled(texts)


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
