"""Sets that are closed before their end, because too many are open."""

from __future__ import annotations

from dataclasses import replace

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.limits import Limits
from ksyspark.protocols.sas.result import Closed, MessageSet


def given_up(closed: Closed, limits: Limits) -> Closed:
    """Return what was closed, with SET_GIVEN_UP said of each set."""
    return Closed(tuple(_given_up(one, limits) for one in closed.sets), closed.strays)


def _given_up(one: MessageSet, limits: Limits) -> MessageSet:
    found = Findings(one.id)
    found.say("SET_GIVEN_UP", expected=f"at most {limits.max_open} groups of messages open")
    return replace(one, diagnostics=(*one.diagnostics, *found.said))
