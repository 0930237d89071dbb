"""Formats: found by name among the installed ones (entry points), or compiled on the spot from the path of a `.ksy`."""

import pickle
import pkgutil
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ksyspark.charsets import is_multibyte
from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.display import hint, show_given
from ksyspark.entry_points import offered
from ksyspark.errors import FormatError, InstanceErrors
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.projection import with_depth

if TYPE_CHECKING:
    from ksyspark.compiler.plan import Plan, StreamParts
    from ksyspark.interpreter.message import ReferenceDecoder
    from ksyspark.spec.library import Library
    from ksyspark.writer import Derive, Encoder

GROUP = "ksyspark.formats"
SPECIFICATIONS = "ksy"
"""The folder of specifications in a checkout, and in an installed package of formats."""
_ALL = DecodeOptions()
_NONE: Mapping[str, str] = {}


@dataclass(frozen=True)
class InstalledPackage:
    """An installed package with compiled formats; it pickles as its name."""

    package: str

    def read(self, name: str, part: str) -> bytes:
        """Return the bytes of a part of a format. Raises FormatError if the part is missing."""
        path = f"compiled/{name}/{part}.pickle"
        try:
            octets = pkgutil.get_data(self.package, path)
        except (OSError, ImportError):
            octets = None
        if octets is None:
            raise FormatError(f"The package {self.package} has no {path}; run `ksyspark generate`.")
        return octets

    def specifications(self) -> Path | None:
        """Return the folder of specifications that the package carries, or None if it carries no specifications."""
        folder = Path(str(files(self.package))) / SPECIFICATIONS
        return folder if folder.is_dir() else None


@dataclass(frozen=True)
class CompiledInMemory:
    """The parts of one compiled format as bytes, by name; with them it travels to Spark workers."""

    parts: tuple[tuple[str, bytes], ...]
    path: str = field(default="", compare=False)
    import_paths: tuple[str, ...] = field(default=(), compare=False)

    def read(self, name: str, part: str) -> bytes:
        return dict(self.parts)[part]


@dataclass(frozen=True)
class Format:
    """Name a format and say where its compiled parts are; small enough to ship to Spark workers in a pickle.

    Parts are loaded on first use, once in a process. `depth` is the number of levels of recursive types that get
    columns (None: all that the specification has), `instance_errors` what becomes of a message of which an instance
    fails (None: what the specification says).
    """

    name: str
    source: InstalledPackage | CompiledInMemory
    depth: int | None = None
    instance_errors: InstanceErrors | None = None

    def part(self, name: str) -> object:
        """Return a part that was compiled, by its name."""
        return _part(self.source, self.name, name)

    @property
    def layout(self) -> Layout:
        whole = cast(Layout, self.part("layout"))
        levels = whole if self.depth is None else with_depth(whole, self.depth)
        return levels if self.instance_errors is None else replace(levels, instance_errors=self.instance_errors)

    @property
    def plan(self) -> "Plan":
        return cast("Plan", self.part("plan"))

    @property
    def streams(self) -> "StreamParts":
        """The parts that find where messages end in a stream."""
        return cast("StreamParts", self.part("streams"))

    @property
    def library(self) -> "Library":
        """The checked model: the specification `name` with all that it imports, recursive types written out."""
        return cast("Library", self.part("library"))

    @property
    def decoder_name(self) -> str:
        """The decoder of whole messages: `machine`, or `reference` where the plan does not support the root."""
        return "reference" if self.name in self.plan.unsupported else "machine"

    @property
    def left_to_reference(self) -> Mapping[str, str]:
        """The reason by what the machine leaves to the reference decoder, in words: messages with a type, or texts."""
        parts = {name: f"messages with {name}" for name in self.plan.unsupported} | {self.name: "all messages"}
        sets = [name for name in self.plan.encodings if is_multibyte(name)]
        texts = {f"messages with text in {name}": "characters of several bytes" for name in sets}
        return {parts[name]: reason for name, reason in self.plan.unsupported.items()} | texts

    def to_depth(self, depth: int | None) -> "Format":
        """Return the format with so many levels of recursive types as columns; None leaves it as it is."""
        return self if depth is None else replace(self, depth=depth)

    def decoder(self, options: DecodeOptions = _ALL) -> Decoder:
        """Return a decoder: the columnar machine, or the reference decoder where that cannot read the format.

        A type that is decoded by itself (`options.type`) gets a plan here, unless it has parameters. Raises FormatError
        for compiled parts that are missing, OptionError for types and columns that the format does not have.
        """
        layout = self.layout
        record = record_of_type(layout, options.type)
        if record.name == self.name:
            plan: Plan | None = self.plan
        else:
            layout = replace(layout, name=record.name)
            plan = None if record.params else _plan_of_type(self.source, self.name, record.name)
        if plan is None or layout.name in plan.unsupported:
            return self.reference_decoder(options)
        from ksyspark.vm import PlanDecoder  # noqa: PLC0415 (loads the compiled machine)

        # At fewer levels other columns may be validated before the end.
        is_made = options == self._of_stream_values and self.depth is None
        brief = self.streams.values if is_made else None
        decoder = PlanDecoder(layout, plan, options, lambda: self.reference_decoder(options), brief)
        decoder.made_by = (Format.decoder, (self, options))
        return decoder

    @property
    def _of_stream_values(self) -> DecodeOptions:
        return DecodeOptions(self.layout.stream_values, enums_as_ints=True, is_brief=True)

    def value_decoder(self) -> Decoder:
        """Return a decoder of the columns of parameters that messages tell; its plan was made by the compiler."""
        return self.decoder(self._of_stream_values)

    def reference_decoder(self, options: DecodeOptions = _ALL) -> "ReferenceDecoder":
        from ksyspark.interpreter.message import ReferenceDecoder  # noqa: PLC0415 (seldom needed)

        decoder = ReferenceDecoder(self.library, self.layout, options)
        decoder.made_by = (Format.reference_decoder, (self, options))
        return decoder

    def encoder(
        self, *, derive: "Derive" = "nulls", masks: Mapping[str, str] = _NONE, type_name: str | None = None
    ) -> "Encoder":
        """Return an encoder: rows, as decoders give them, back to messages. See `Encoder`; raises OptionError."""
        from ksyspark.writer import Encoder  # noqa: PLC0415 (seldom needed)

        options = DecodeOptions(enums_as_ints=True, type=type_name)
        return Encoder(self.library, self.layout, derive, masks, type_name, lambda: self.decoder(options))


@lru_cache(maxsize=1024)
def _part(source: InstalledPackage | CompiledInMemory, name: str, part: str) -> object:
    try:
        return pickle.loads(source.read(name, part))  # noqa: S301 (it comes with the code of the same package)
    except (AttributeError, EOFError, ImportError, IndexError, pickle.UnpicklingError, TypeError) as error:
        raise FormatError(
            f"The compiled format {name} is of another version ({error}); run `ksyspark generate`."
        ) from error


@lru_cache(maxsize=64)
def _plan_of_type(source: InstalledPackage | CompiledInMemory, name: str, record: str) -> "Plan":
    from ksyspark.compiler.make_plan import make_plan_of_type  # noqa: PLC0415 (slow to import)
    from ksyspark.spec.inference import Typer  # noqa: PLC0415 (as above)
    from ksyspark.spec.recursion import find_cycles  # noqa: PLC0415 (as above)

    library = cast("Library", _part(source, name, "library"))
    return make_plan_of_type(Typer(library), library.types[tuple(record.split("::"))], cycles=find_cycles(library))


@cache
def installed_formats() -> Mapping[str, Format]:
    """Return all formats of the entry-point group `ksyspark.formats`, by name.

    An entry point is a `Format`, or a mapping of names to `Format` (one entry for a whole package).
    Raises FormatError when two packages offer the same name.
    """
    return dict(sorted(offered(GROUP, Format, "format").items()))


def find_format(name_or_path: str | Format, import_paths: Sequence[str] = (), *, is_flat: bool = False) -> Format:
    """Return the format of a name, or of the path of a `.ksy` file.

    Absolute imports of that file are looked up in the folders `import_paths`, in their order. With `is_flat` each
    type that contains itself is a list of all its levels.

    Raises FormatError for a name that no package offers, SpecError for a specification with mistakes (all of them).
    """
    if isinstance(name_or_path, Format):
        if not is_flat:
            return name_or_path
        source = name_or_path.source
        if isinstance(source, CompiledInMemory):
            return find_format(source.path, source.import_paths, is_flat=True)
        name_or_path = name_or_path.name
    if not isinstance(name_or_path, str):
        raise FormatError(f"A format is a name, the path of a .ksy or a Format, not {show_given(name_or_path)}.")
    if name_or_path.endswith(".ksy"):
        modified = _modified(name_or_path)
        folders = tuple(str(Path(folder).resolve()) for folder in import_paths)
        return _compiled(Path(name_or_path).resolve(), modified, folders, is_flat)
    formats = installed_formats()
    if name_or_path not in formats:
        nearest = hint(name_or_path, formats)
        name = show_given(name_or_path)
        raise FormatError(f"There is no format named {name}.{nearest} A path of a .ksy file works too.")
    if not is_flat:
        return formats[name_or_path]
    source = formats[name_or_path].source
    root = Path(str(files(source.package))) if isinstance(source, InstalledPackage) else Path()
    # In a checkout they lie beside the folder of what is generated.
    for folder in (root / SPECIFICATIONS, *(parent / SPECIFICATIONS for parent in root.parents[1:2])):
        for path in folder.rglob(f"{name_or_path}.ksy"):
            return find_format(str(path), (*import_paths, str(folder)), is_flat=True)
    raise FormatError(f"recursion=flat: name the specification of {name_or_path} by its path, {name_or_path}.ksy.")


def _modified(path: str) -> int:
    """Return when a file was last changed, so that an edited specification is compiled anew. Raises FormatError."""
    try:
        status = Path(path).stat()
    except OSError as error:
        raise FormatError(f"The specification {path} cannot be read: {error.strerror}.") from error
    if not stat.S_ISREG(status.st_mode):
        # To open a pipe would wait for a program that writes into it.
        raise FormatError(f"The specification {path} cannot be read: it is not a file.")
    return status.st_mtime_ns


@cache
def _compiled(path: Path, _modified: int, import_paths: tuple[str, ...], is_flat: bool) -> Format:
    from ksyspark.compiler.build import build_path  # noqa: PLC0415 (slow to import)

    compiled = build_path(path, import_paths, is_flat=is_flat)
    return Format(compiled.layout.name, CompiledInMemory(tuple(compiled.dumped().items()), str(path), import_paths))
