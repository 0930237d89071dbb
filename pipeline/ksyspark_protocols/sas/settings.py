"""Settings of reassembly: switches for what documents leave open, others tried on failure, bounds on memory."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, Self, TypeVar, get_args, get_type_hints

from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.options.table import byte_size, integer, option
from ksyspark_protocols.sas.result import CODES, Diagnostics, MessageSet


def switch(default: Any, meaning: str) -> Any:
    """Return a field of a class of switches: its default, and what it decides."""
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, slots=True)
class Switches:
    """The base of a transport's switches: fields that `switch` makes, Literals or booleans. Raises OptionError."""

    def __post_init__(self) -> None:
        for name, allowed in self.words().items():
            if getattr(self, name) not in allowed:
                expected, actual = " or ".join(map(str, allowed)), show_given(getattr(self, name))
                raise OptionError(f"{name}: expected {expected}, found {actual}.")

    @classmethod
    def words(cls) -> dict[str, tuple[object, ...]]:
        """Return the values that each switch takes."""
        hints = get_type_hints(cls)
        return {
            one.name: (False, True) if hints[one.name] is bool else get_args(hints[one.name]) for one in fields(cls)
        }

    @classmethod
    def parse(cls, named: Mapping[str, object]) -> Self:
        """Return the switches from values by name, or texts as a command line has them. Raises OptionError."""
        allowed = cls.words()
        values: dict[str, object] = {}
        for name, value in named.items():
            if name not in allowed:
                raise OptionError(f"There is no switch {show_given(name)}.{hint(name, allowed)}")
            by_text = {str(choice).lower(): choice for choice in allowed[name]}
            values[name] = by_text.get(str(value).lower(), value)
        return cls(**values)


def describe_switches(kind: type[Switches]) -> Iterator[tuple[str, list[str], str]]:
    """Yield the switches of a class: name, words, of which the first is the default, and what it decides."""
    allowed = kind.words()
    for member in fields(kind):
        others = [word for word in allowed[member.name] if word != member.default]
        yield member.name, [str(word).lower() for word in (member.default, *others)], member.metadata["meaning"]


_Switches = TypeVar("_Switches", bound=Switches)
_MAX_TRIED_BYTES = 32 << 20
_MAX_BYTES_IN_VAIN = 256 << 20
# The least that a set counts: assembling one of few bytes takes time too.
_MIN_COUNTED_BYTES = 1 << 20


@dataclass(slots=True)
class Alternatives(Generic[_Switches]):
    """Try other switches for sets that are not whole.

    One switch is changed at a time, of those that may mend what is said (CODES). Larger sets than 32 MiB are not
    tried, and no more after 256 MiB that were assembled in vain, each set counted as 1 MiB at least.
    """

    switches: _Switches
    _bytes_left: int = _MAX_BYTES_IN_VAIN
    _last_found: tuple[str, object] | None = None

    def with_hint(
        self, message_set: MessageSet, num_bytes: int, assemble: Callable[[_Switches], MessageSet]
    ) -> MessageSet:
        """Return a set, with the diagnostic READING_ALTERNATIVE if `assemble` makes it whole by other switches."""
        if num_bytes > _MAX_TRIED_BYTES or self.is_whole(message_set):
            return message_set
        for name, value in self._candidates({each.code for each in message_set.all_diagnostics()}):
            if self._bytes_left <= 0:
                break
            self._bytes_left -= max(num_bytes, _MIN_COUNTED_BYTES)
            if self.is_whole(assemble(replace(self.switches, **{name: value}))):
                self._bytes_left, self._last_found = _MAX_BYTES_IN_VAIN, (name, value)
                hint_text = f"with --switch {name}={value} these are whole"
                return with_diagnostic(message_set, "READING_ALTERNATIVE", None, hint_text)
        return message_set

    def is_whole(self, message_set: MessageSet) -> bool:
        """Return whether all attachments are, and nothing is said that a switch may mend."""
        is_mendable = any(each.severity == "F" or self._mending(each.code) for each in message_set.all_diagnostics())
        return not is_mendable and all(each.is_complete and each.handed_on == "all" for each in message_set.attachments)

    def _candidates(self, codes: set[str]) -> Iterator[tuple[str, object]]:
        """Yield names and other values of switches, first those that mended the set before."""
        words = self.switches.words()
        names = dict.fromkeys(name for code in CODES if code in codes for name in self._mending(code))
        others = ((name, word) for name in names for word in words[name] if word != getattr(self.switches, name))
        yield from sorted(others, key=lambda candidate: candidate != self._last_found)

    def _mending(self, code: str) -> list[str]:
        return [name for name in CODES[code][2] if name in self.switches.words()]


def with_diagnostic(message_set: MessageSet, code: str, expected: str | None, actual: str | None) -> MessageSet:
    """Return a set of which one thing more is said."""
    diagnostics = Diagnostics(message_set.id, items=list(message_set.diagnostics))
    diagnostics.add(code, expected, actual)
    return replace(message_set, diagnostics=tuple(diagnostics.items))


# Descriptions (headers, definitions, variables, indexes) become Python objects, many times as large as their bytes;
# 30,000 variables with all their texts take less than this.
MAX_DESCRIPTION_BYTES = 16 << 20
# Counted for each message besides its bytes, so that very many short ones reach the limit too.
MESSAGE_OVERHEAD = 256

# One Arrow buffer of rows holds no more bytes.
_MAX_BUFFER = (1 << 31) - 1
_BATCH_MESSAGES = 1024
_BATCH_BYTES = 1 << 20
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Limits:
    """Bound what is held.

    `max_held_bytes` bounds the bytes of one attachment on a queue, of one set on Rendezvous, each message counted with
    256 bytes more. Beyond it the messages are dropped and the attachment or set is reported as SET_TOO_LARGE. Beyond
    `max_open` sets on Rendezvous the least recently used one is closed as it is, with SET_GIVEN_UP.
    """

    max_held_bytes: int = option(
        "maxHeldBytes",
        "256m",
        byte_size(1, _MAX_BUFFER),
        "bytes of an attachment (on Rendezvous of a set) that are held; a larger one is reported as SET_TOO_LARGE",
    )
    max_open: int = option(
        "maxOpen",
        10_000,
        integer(1, _MAX_BUFFER),
        "sets on Rendezvous that are open at once; beyond, the oldest is closed with SET_GIVEN_UP",
    )


def in_batches(messages: Iterable[_Item], size: Callable[[_Item], int] | None = None) -> Iterator[list[_Item]]:
    """Yield lists of at most 1024 messages, to be decoded at once; of 1 MiB, or one message, where `size` is given."""
    batch: list[_Item] = []
    num_bytes = 0
    for message in messages:
        batch.append(message)
        num_bytes += size(message) if size else 0
        if len(batch) == _BATCH_MESSAGES or num_bytes >= _BATCH_BYTES:
            yield batch
            batch, num_bytes = [], 0
    if batch:
        yield batch
