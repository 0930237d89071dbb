"""Where messages of Rendezvous were read, in diagnostics and strays."""

from __future__ import annotations

from ksyspark_protocols.sas.diagnostics import Origin
from ksyspark_protocols.sas.rv.messages import RendezvousMessage


def placed(messages):
    return [RendezvousMessage(one, origin=Origin("a.rv", at, 100 * at)) for at, one in enumerate(messages)]


def test_diagnostics_and_strays_name_file_and_place(made, lst, put_together) -> None:
    wrong = made.sent("ATX", made.i32(9), made.i32(4), made.txt("one"))
    messages = [made.HDR, made.FDC, wrong, lst(3), wrong]
    outcome = put_together(placed(messages))
    found = outcome.report("RECORD_COUNT_MISMATCH")
    assert (found.number, found.origin) == (3, Origin("a.rv", 2, 200))
    assert outcome.report("MSG_AFTER_LST").origin == outcome.closed.strays[0].origin == Origin("a.rv", 4, 400)
