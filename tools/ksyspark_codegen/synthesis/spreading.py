"""What is settled for one object, settled for all of its type that a message is known to hold."""

from __future__ import annotations

from ksyspark_codegen.synthesis.choices import Change, Choices, Goal
from ksyspark_codegen.synthesis.parts import Key


def spread(choices: Choices, change: Change, asker: Key, goal: Goal) -> None:
    """Settle for other objects what was settled for a goal of one, where it is wanted throughout the message.

    Only what lies inside of an object has its counterpart in another; what is settled there for a goal already stays.
    """
    here, name = asker[:-1], asker[-1]
    if any(key[: len(here)] != here for key in change):
        return
    for there in choices.throughout.get(goal, ()):
        moved = {(*there, *key[len(here) :]): value for key, value in change.items()}
        if there != here and choices.may_change(moved):
            choices.settle(moved, (*there, name), is_goal=True)
