"""What changed on each review page since a git revision: for the first screen of the pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ksyspark.spec.library import Library
from ksyspark_codegen.diff.citing import side_at
from ksyspark_codegen.diff.compare import compare
from ksyspark_codegen.diff.model import Change
from ksyspark_codegen.diff.revisions import FileMissing, specification_at
from ksyspark_codegen.review.documents.page import load_page_library
from ksyspark_codegen.review.documents.page_file import page_files, read_page


def changes_since(ksy: Path, revision: str, *, with_messages: bool = True) -> Mapping[str, tuple[Change, ...]]:
    """Return the changes of each page by its id; a page of new specifications only is left out.

    Raises SpecError for a specification with mistakes in either version, RevisionMissing without such a revision.
    """
    known = {path.stem: path for path in sorted(ksy.rglob("*.ksy"))}
    found: dict[str, tuple[Change, ...]] = {}
    for file in page_files(ksy):
        entry, _ = read_page(file)
        names = [name.text for name in entry.specifications]
        changes = [
            _changes(known[name], revision, with_messages=with_messages)
            for name in _tops(load_page_library(ksy, entry), names)
        ]
        if any(one is not None for one in changes):
            # A specification that two others import is compared with both.
            every = {(one.part, one.kind, one.sentence): one for some in changes for one in some or ()}
            found[entry.id] = tuple(every.values())
    return found


def _changes(path: Path, revision: str, *, with_messages: bool) -> tuple[Change, ...] | None:
    """Return the changes of a specification, None for one that the revision does not have."""
    try:
        with specification_at(str(path), revision) as before:
            return compare(side_at(before), side_at(path), with_messages=with_messages).changes
    except FileMissing:
        return None


def _tops(library: Library, names: Sequence[str]) -> Iterator[str]:
    """Yield the specifications of a page that none of the others imports."""
    imported = {below for name in names for below in library.imports[name]}
    yield from (name for name in names if name not in imported)
