"""Items of long lists that need not be read again to say what is wrong with a message: the machine has read them."""

from ksyspark.interpreter.objects import Fault
from ksyspark.interpreter.problems import OUT_OF_FUEL, TOO_MUCH_COMPUTED
from ksyspark.interpreter.read_before import NOT_READ, MessageRead
from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import names_used


class Skipping:
    """Which lists of a specification may be skipped; made once.

    Nothing else may depend on the items: no expression names the list, and no value depends on where the stream stands
    when it is first needed.
    """

    def __init__(self, library: Library) -> None:
        self._named = frozenset(name for spec in library.specs.values() for name in names_used(spec.root))
        instances = [attribute for _, attribute in all_attributes(library) if attribute.is_instance]
        moving = [
            one for one in instances if one.pos is None and (one.value is None or "_io" in names_in(one.value.tree))
        ]
        self._may = not moving

    def allowed(self, read: MessageRead) -> MessageRead:
        """Return what was read before without the lists that may not be skipped."""
        if not self._may or not read.lists:
            return NOT_READ
        lists = {path: one for path, one in read.lists.items() if self.allows(path.rpartition(".")[2])}
        return MessageRead(lists, read.is_whole)

    @staticmethod
    def is_final(fault: Fault | None, read: MessageRead) -> bool:
        """Tell whether a fault that was found with items skipped is the one that is found without."""
        if fault is None or fault.problem in (OUT_OF_FUEL, TOO_MUCH_COMPUTED):
            return False
        return fault.in_seq or read.is_whole

    def allows(self, name: str) -> bool:
        """Tell whether items of a list of that name may be skipped."""
        return self._may and name not in self._named
