"""What installed packages offer by entry points, merged with what is here already."""

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import TypeVar

from ksyspark.errors import FormatError

_Offered = TypeVar("_Offered")


def offered(
    group: str, kind: type[_Offered], noun: str, own: Mapping[str, _Offered] | None = None
) -> dict[str, _Offered]:
    """Return what a group of entry points offers by name, behind the `own` ones.

    An entry point is one thing of its own name, or a mapping of names to several. Raises FormatError if two packages
    offer the same name, or one offers something of another kind, or nothing; sentences call it by `noun`.
    """
    known = dict(own or {})
    for entry in entry_points(group=group):
        try:
            loaded = entry.load()
        except (AttributeError, ImportError) as error:
            raise FormatError(f"The entry point {entry.name} of {group} cannot be loaded: {error}.") from error
        for name, thing in (loaded if isinstance(loaded, Mapping) else {entry.name: loaded}).items():
            if not isinstance(thing, kind):
                raise FormatError(f"The entry point {entry.name} of {group} offers no {kind.__name__} as {name}.")
            if known.setdefault(name, thing) != thing:
                raise FormatError(f"Two installed packages offer a {noun} named {name}; uninstall one of them.")
    return known
