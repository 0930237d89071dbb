"""A cache of made messages in the user's folder: those of a large specification take minutes to generate."""

import hashlib
import os
import pickle
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import ksyspark.interpreter
import ksyspark.layout
import ksyspark.logical
import ksyspark.spec
import ksyspark.writer
from ksyspark.cache import cache_folder
from ksyspark.spec.load import load_library
from ksyspark_codegen import synthesis
from ksyspark_codegen.checks.samples import seeds_in
from ksyspark_codegen.synthesis.validation import Validation, make_validation


def cached_validation(
    path: Path, seed: int, count: int, import_paths: Sequence[str] = (), samples: Path | None = None
) -> Validation:
    """Return what `make_validation` returns, from the cache where it was called before with equal arguments.

    `samples` is the folder of samples that messages are grown from. An entry is valid for the same text of the
    specification and of its imports, for the same samples, and for the same sources that make messages; it replaces the
    one before. Without a folder that can be written, nothing is cached.
    """
    entry = cache_folder() / "messages" / f"{path.stem}-{seed}-{count}.pickle"
    digest = _digest(path, import_paths, samples)
    try:
        content = entry.read_bytes()
        if content.startswith(digest):
            validation = pickle.loads(content[len(digest) :])  # noqa: S301 (written below, to a folder of the same user)
            assert isinstance(validation, Validation)
            return validation
    except (OSError, EOFError, pickle.PickleError):
        pass
    seeds = None if samples is None else seeds_in(path, samples, import_paths)
    made = make_validation(path, seed, count, import_paths, seeds)
    _write(entry, digest + pickle.dumps(made))
    return made


def _digest(path: Path, import_paths: Sequence[str], samples: Path | None) -> bytes:
    """Digest a specification, those that it imports, their samples, and the sources that make messages of them."""
    specs = load_library([path], None, import_paths).specs
    specifications = [Path(spec.file) for spec in specs.values()]
    folders = [] if samples is None else [samples, *(samples.parent / name for name in specs)]
    files = {file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix != ".py"}
    packages = [ksyspark.spec, ksyspark.layout, ksyspark.logical, ksyspark.interpreter, ksyspark.writer, synthesis]
    sources = [source for package in packages for source in Path(package.__path__[0]).rglob("*.py")]
    digest = hashlib.sha256(sys.version.encode())
    for file in (*sorted(specifications), *sorted(files), *sorted(sources)):
        digest.update(file.read_bytes())
    return digest.digest()


def _write(entry: Path, content: bytes) -> None:
    """Write an entry as a whole, because another process may read it at the same time."""
    partial = entry.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(content)
        partial.replace(entry)
