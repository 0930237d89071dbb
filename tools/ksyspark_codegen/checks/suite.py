"""All checks of a format in their order, with what each holds, in words.

The messages that they are made of are kept in the user's folder: those of a large specification take minutes to make.
"""

import hashlib
import os
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import ksyspark
from ksyspark.cache import cache_folder
from ksyspark.display import show_count
from ksyspark.formats import Format
from ksyspark.spec.load import load_library
from ksyspark_codegen import synthesis
from ksyspark_codegen.checks import agreement, finding, official, samples
from ksyspark_codegen.synthesis.samples import Validation, make_validation


@dataclass(frozen=True, slots=True)
class Check:
    """A check to be run, and what it holds."""

    what: str
    run: Callable[[], list[finding.Finding]]


def checks_of_made(fmt: Format, made: Validation) -> Iterator[Check]:
    """Yield the checks with messages made from the specification: each rule that is broken must be found."""
    strict, alike = finding.strictly(fmt), partial(agreement.check_mutated, fmt)
    obeying, broken = show_count(len(made.obeying), "obeying message"), f"{_messages(made.broken)} that break a rule"
    yield Check(f"{obeying}: all who read them find the same", partial(agreement.check_obeying, fmt, made.obeying))
    has_parser = not official.no_official_parser(fmt)
    if fmt.layout.is_self_delimiting and has_parser:
        check = partial(agreement.check_streams, strict, made.obeying)
        yield Check(f"{obeying} in a row are cut where they end", check)
    for mode in agreement.MODES:
        check = partial(agreement.check_broken, strict, made.broken, mode)
        yield Check(f"{broken}: each is refused for it, {mode}", check)
    if has_parser:
        check = partial(agreement.check_officially_broken, strict, made.broken)
        yield Check(f"{broken}: the official parser refuses them too", check)
    for messages, words in (
        (made.beginnings, "that are cut off: the field that lacks bytes is reported"),
        (made.mutated, "in which something was changed: all who read them find the same"),
        (made.extremes, "with the end of a range: all who read them find the same"),
    ):
        yield Check(f"{_messages(messages)} {words}", partial(alike, messages))


def checks_of_samples(fmt: Format, folder: Path) -> Iterator[Check]:
    """Yield the checks of a folder of samples. Raises SourceError for an expectation without its file."""
    files, strict = samples.samples_in(folder), finding.strictly(fmt)
    words = f"{show_count(len(files), 'sample')}: the messages are as expected"
    yield Check(words, lambda: [one for sample in files for one in samples.check_sample(fmt, sample)])
    words = f"{show_count(len(files), 'sample')}: all who read the messages find the same"
    yield Check(words, lambda: [one for sample in files for one in samples.check_sample_alike(fmt, sample)])
    if any(attribute.inverse for spec in fmt.library.types.values() for attribute in spec.attributes()):
        words = f"{show_count(len(files), 'sample')}: each -inverse gives what the messages have"
        yield Check(words, lambda: list(samples.check_inverses(fmt, files)))
    for name, words in _CASES.items():
        listed = samples.cases_in(folder, fmt.layout, [name])
        if listed:
            yield Check(f"{_messages(listed)} of {words}", partial(samples.check_listed, strict, listed))
            alike = f"{_messages(listed)} of that list: all who read them find the same"
            yield Check(alike, partial(agreement.check_alike, fmt, listed))


_CASES = {
    samples.MALFORMED_FILE: "the list of malformed ones: refused as it says",
    samples.WRITTEN_FILE: "the list of written ones: read as they were written",
    samples.DECIDED_FILE: "the list of decided ones: read as it was decided",
}


def check_unmade(made: Validation, folder: Path) -> list[finding.Finding]:
    """Find rules that no message was found for although the list of the folder does not expect that."""
    return [
        finding.Finding("a message that breaks the rule", "to be made", why, rule=name, rule_name=name)
        for name, why in samples.unlisted_in(folder, made).items()
    ]


def _messages(messages: Sequence[object]) -> str:
    return show_count(len(messages), "message")


def cached_validation(
    path: Path, seed: int, count: int, import_paths: Sequence[str] = (), folder: Path | None = None
) -> Validation:
    """Return what `make_validation` returns, from the cache where it was called before with equal arguments.

    `folder` is that of the samples that messages are grown from. An entry is valid for the same text of the
    specification and of its imports, for the same samples, and for the same sources that make messages; it replaces the
    one before. Without a folder that can be written, nothing is cached.
    """
    entry = cache_folder() / "messages" / f"{path.stem}-{seed}-{count}.pickle"
    digest = _digest(path, import_paths, folder)
    try:
        content = entry.read_bytes()
        if content.startswith(digest):
            validation = pickle.loads(content[len(digest) :])  # noqa: S301 (written below, to a folder of the same user)
            assert isinstance(validation, Validation)
            return validation
    except (OSError, EOFError, pickle.PickleError):
        pass
    made = make_validation(path, seed, count, import_paths, samples.seeds_in(path, folder, import_paths))
    _write(entry, digest + pickle.dumps(made))
    return made


def _digest(path: Path, import_paths: Sequence[str], folder: Path | None) -> bytes:
    """Digest a specification, those that it imports, their samples, and the sources that make messages of them."""
    specs = load_library([path], None, import_paths).specs
    specifications = [Path(spec.file) for spec in specs.values()]
    folders = [] if folder is None else [folder, *(folder.parent / name for name in specs)]
    files = {file for one in folders for file in one.rglob("*") if file.is_file() and file.suffix != ".py"}
    core, rooms = Path(ksyspark.__path__[0]), ("spec", "layout", "logical", "interpreter", "writer")
    packages = [*(core / room for room in rooms), Path(synthesis.__path__[0])]
    sources = [source for package in packages for source in package.rglob("*.py")]
    digest = hashlib.sha256(sys.version.encode())
    for file in (*sorted(specifications), *sorted(files), *sorted(sources)):
        digest.update(file.read_bytes())
    return digest.digest()


def _write(entry: Path, content: bytes) -> None:
    """Write an entry as a whole, because another process may read it at the same time."""
    aside = entry.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(content)
        aside.replace(entry)
