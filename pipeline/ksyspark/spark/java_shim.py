"""Stand-in for a Java runtime that lacks the module `jdk.incubator.vector`.

Spark's launcher asks for that module, and Spark runs without it. POSIX only: the stand-in is a shell script.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import tempfile
from pathlib import Path

from ksyspark.cache import cache_folder

_SCRIPT = """\
#!/bin/sh
# Starts Java without asking for the module that this runtime lacks. Written by ksyspark.
skip=
for argument do
  shift
  if [ -n "$skip" ]; then
    skip=
  elif [ "$argument" = --add-modules ] && [ "${{1-}}" = jdk.incubator.vector ]; then
    skip=yes
  elif [ "$argument" != --add-modules=jdk.incubator.vector ]; then
    set -- "$@" "$argument"
  fi
done
exec {java} "$@"
"""


def shim_home(java: Path) -> Path:
    """Return a folder to use as JAVA_HOME whose `bin/java` runs the program `java` without that module.

    The folder lies in the user's cache (KSYSPARK_CACHE, else XDG_CACHE_HOME) and is made once for each runtime.
    Raises OSError where the cache cannot be written, RuntimeError for a user without a home.
    """
    script = _SCRIPT.format(java=shlex.quote(str(java)))
    home = cache_folder() / f"java-{hashlib.sha256(script.encode()).hexdigest()[:12]}"
    program = home / "bin" / "java"
    if not os.access(program, os.X_OK):
        _write_program(program, script)
    return home


def _write_program(program: Path, script: str) -> None:
    """Write aside and rename, so that another process never runs half a script."""
    program.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=program.parent, ignore_cleanup_errors=True) as folder:
        aside = Path(folder, program.name)
        aside.write_text(script, encoding="utf-8")
        aside.chmod(0o755)
        aside.replace(program)
