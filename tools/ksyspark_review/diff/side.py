"""One version of a specification, out of a file or of git, ready for comparison.

It has the lines of documents that review files quote, and tells which parts depend on which others: they are worked out
from them, or read by them.
"""

import io
import subprocess
import tarfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from ksyspark.errors import KsysparkError
from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec import model
from ksyspark.spec.data_types import UserType
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import SpecError
from ksyspark.spec.recursion import find_cycles, origin_of
from ksyspark.spec.yaml import Place, ScalarNode
from ksyspark_codegen.synthesis.encoding import formulas_of
from ksyspark_review.documents.page import sources_of
from ksyspark_review.documents.page_file import SUFFIX, BadCitation, Sources, read_page
from ksyspark_review.items import Cite, LineText, code_lists_of, structures_of
from ksyspark_review.meaning import written_types
from ksyspark_review.model import Citation

TypePath = tuple[str, ...]
Key = tuple[TypePath, str]
"""A part by the path of its type, and its id."""

# The specification is checked: no problem is reported at this place.
_NOWHERE = ScalarNode(Place("", 0, 0, ""), "", "")


def users_of(typer: Typer, types: Iterable[model.TypeSpec]) -> Mapping[Key, tuple[Key, ...]]:
    """Return the parts that mention each part, or are parameters that it is given to."""
    users: dict[Key, dict[Key, None]] = {}
    for owner in types:
        for attribute in owner.attributes():
            for source, user in _uses(typer, owner, attribute):
                users.setdefault(source, {})[user] = None
    return {source: tuple(each) for source, each in users.items()}


def _uses(typer: Typer, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[tuple[Key, Key]]:
    scope = Scope.of_attribute(owner, attribute) if attribute.value else typer.item_scope(owner, attribute)
    written, use, endian = [*formulas_of(attribute)], attribute.use, owner.endian
    if isinstance(use, model.IntegerUse | model.FloatUse) and isinstance(endian, model.CalculatedEndian):
        written += [endian.on] if use.endian is None else []
    for formula in written:
        yield from ((source, (owner.path, attribute.id)) for source in _mentioned(typer, scope, formula.tree))
    for simple, _ in model.simple_uses(attribute):
        if isinstance(simple, model.UserTypeUse):
            target = typer.library.find_type(owner, simple.reference.path, simple.reference.is_absolute)
            if target is not None:
                for parameter, tree in zip(target.params, simple.reference.arguments, strict=False):
                    user = origin_of(target), parameter.id
                    yield from ((source, user) for source in _mentioned(typer, scope, tree))


def _mentioned(typer: Typer, scope: Scope, tree: Expression) -> Iterator[Key]:
    for part in walk(tree):
        match part:
            case nodes.Name(id_):
                yield origin_of(scope.owner), id_
            case nodes.Member(of, id_):
                kind = typer.type_of(model.Formula(of, _NOWHERE), scope)
                if isinstance(kind, UserType):
                    yield origin_of(kind.spec), id_


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


Part = model.Attribute | model.Parameter


def cite_as_written(_specification: str, source: str) -> Citation:
    """Take a `-source` as it is written for a place in a document."""
    document, _, line = source.partition(":")
    return Citation(document, int(line)) if line.isdecimal() else Citation(document)


def number_as_text(citation: Citation) -> str:
    """Take the number of a line for its text: without the documents, another number is another line."""
    return str(citation.line) if citation.line else ""


@dataclass(frozen=True)
class Side:
    """A version: checked specifications, the one that is compared, and how the lines of documents are found."""

    typer: Typer
    main: str
    cite: Cite = cite_as_written
    line_text: LineText = number_as_text

    @property
    def library(self) -> Library:
        return self.typer.library

    @cached_property
    def reached(self) -> tuple[str, ...]:
        """The specification that is compared, and those that it imports."""
        return (self.main, *self.library.imports[self.main])

    @cached_property
    def types(self) -> Mapping[TypePath, model.TypeSpec]:
        """The types as they are written, outermost first, without the levels of unrolled recursion."""
        return {one.path: one for spec_id in self.reached for one in written_types(self.library, spec_id)}

    @cached_property
    def enums(self) -> Mapping[TypePath, model.EnumSpec]:
        return {enum.path: enum for owner in self.types.values() for enum in owner.enums.values()}

    @cached_property
    def users(self) -> Mapping[Key, tuple[Key, ...]]:
        """The parts that depend on each part."""
        return users_of(self.typer, self.types.values())

    def enum_of(self, owner: model.TypeSpec, part: Part) -> TypePath | None:
        """Return the code list of a part."""
        enum = self.library.find_enum(owner, part.enum) if part.enum else None
        return enum.path if enum else None

    @cached_property
    def layout(self) -> Layout:
        return lower(self.typer, self.library.specs[self.main], find_cycles(self.library))

    @cached_property
    def fingerprints(self) -> Mapping[str, str]:
        """The fingerprints of all items and codes by their ids, in the order of the specification."""
        fingerprints: dict[str, str] = {}
        for spec_id in self.reached:
            for structure in structures_of(self.typer, spec_id, self.cite, self.line_text):
                fingerprints.update((item.id, item.fingerprint) for item in structure.items)
            for codes in code_lists_of(self.typer, spec_id, self.cite, self.line_text):
                fingerprints.update((code.id, code.fingerprint) for code in codes.codes)
        return fingerprints


def side_at(path: Path) -> Side:
    """Return the version of a specification that a file holds, with all that it imports. Raises SpecError.

    A citation of a line is worth the text of the line where a review file quotes it: then a line with another number,
    but the same text, changes no item.
    """
    library = load_library([path])
    lines = _Lines(library, path)
    return Side(checked_each(library), next(iter(library.specs)), lines.cite, lines.text)


class _Lines:
    """The quoted lines of all pages that a specification is on, or one that it imports."""

    def __init__(self, library: Library, path: Path) -> None:
        """Read the documents of pages; a review file with mistakes is left to the commands that are about it."""
        self._pages = list[Sources]()
        # No deeper: of a specification in the home folder or in /tmp that would be every file there is.
        for file in sorted(path.resolve().parent.parent.glob(f"*/*{SUFFIX}")):
            with suppress(SpecError):
                entry, _ = read_page(file)
                if any(name.text in library.trees for name in entry.specifications):
                    self._pages.append(sources_of(entry, library))

    def cite(self, spec_id: str, source: str) -> Citation:
        for page in self._pages:
            if spec_id in page.own:
                try:
                    return page.cite(spec_id, source)
                except BadCitation:
                    continue
        return cite_as_written(spec_id, source)

    def text(self, citation: Citation) -> str:
        for page in self._pages:
            if citation.document in page.documents and page.line_text(citation):
                return page.line_text(citation)
        return number_as_text(citation)
