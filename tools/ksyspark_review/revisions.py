"""What git has of earlier revisions: specifications with their imports, and fingerprints of pages."""

import io
import re
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from ksyspark.errors import KsysparkError


class RevisionMissing(KsysparkError):
    """There is no such file or revision."""


class FileMissing(RevisionMissing):
    """A revision has no such file."""


@contextmanager
def specification_at(named: str, revision: str = "") -> Iterator[Path]:
    """Give the path of a specification: a file, `REV:path` of a git revision, or a file as it was in `revision`.

    Out of git all specifications of the revision are written into a temporary folder, so that imports are found as
    they were then. Raises RevisionMissing.
    """
    path = Path(named)
    if not revision and not path.is_file() and ":" in named:
        revision, _, inside = named.partition(":")
        path = Path(inside)
    if not revision:
        if not path.is_file():
            raise RevisionMissing(f"There is no file {named}; REV:path names one in a git revision.")
        yield path
        return
    top, below = _in_repository(path)
    with TemporaryDirectory() as folder:
        _write_tree(top, revision, Path(folder))
        written = Path(folder) / below
        if not written.is_file():
            raise FileMissing(f"The revision {revision} has no file {below.as_posix()}.")
        yield written


def _in_repository(path: Path) -> tuple[Path, Path]:
    """Return the top folder of the checkout, and a path from there; `REV:path` counts from there, too, as in git."""
    folder = path.parent if path.parent.is_dir() else Path()
    top = Path(_git(folder, "rev-parse", "--show-toplevel").decode().strip())
    inside = path.resolve()
    return top, inside.relative_to(top.resolve()) if inside.is_relative_to(top.resolve()) else path


def _write_tree(top: Path, revision: str, folder: Path) -> None:
    if revision.startswith("-"):
        raise RevisionMissing(f"{revision} is no revision.")
    names = _git(top, "ls-tree", "-r", "-z", "--name-only", "--full-tree", revision).decode().split("\0")
    needed = [name for name in names if name.endswith((".ksy", ".review.yaml"))]
    if not needed:
        raise RevisionMissing(f"The revision {revision} has no specification.")
    archive = _git(top, "archive", "--format=tar", revision, "--", *needed)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in files:
            content = files.extractfile(member) if member.isfile() else None
            if content is not None:
                path = folder / member.name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.read())


def _git(folder: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, check=False)
    except OSError:
        raise RevisionMissing("git is needed to read an earlier revision, and is not there.") from None
    if done.returncode:
        reason = done.stderr.decode(errors="replace").strip().partition("\n")[0]
        raise RevisionMissing(f"git cannot read the revision: {reason}.")
    return done.stdout


_FINGERPRINT = re.compile(rb"\b[0-9a-f]{12}\b")
_MOST_VERSIONS = 200


def fingerprints_in_history(page: Path) -> frozenset[str]:
    """Return every fingerprint that stood in a committed version of a generated page, the 200 latest at most.

    Outside of a git checkout, and without git, there are none: then no version but the present one is known.
    """
    if not page.parent.is_dir():
        return frozenset()
    fingerprints, commits = set[bytes](), b""
    with suppress(RevisionMissing):
        commits = _git(page.parent, "log", f"--max-count={_MOST_VERSIONS}", "--format=%H", "--", page.name)
    for commit in commits.decode().split():
        with suppress(RevisionMissing):
            fingerprints.update(_FINGERPRINT.findall(_git(page.parent, "show", f"{commit}:./{page.name}")))
    return frozenset(one.decode() for one in fingerprints)
