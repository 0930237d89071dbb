"""Make messages that obey a specification, and messages that break one rule of it.

One message is made in an `attempt`. The message is *read forward*, as a parser reads it, from its first byte: where the
parser would take bytes, a value is chosen from the field's domain (its type, rules, enum, literals nearby) and kept
as an *assignment*. An expression that has another value than it must have (the size of what follows, a condition on the
way to a goal, a rule over two fields) becomes a *constraint* on assignments made earlier. It is solved backward:
`expressions.inversion` turns the expression round and proposes changes of assignments, `hypotheses` evaluate it under
each, `search` tries small steps and guesses where no inverse is known. One change is applied, and the message is read
again from its start with all other assignments as they were, until everything fits.

What a parser reads before the fields at its place (an instance with a position) is a *look-ahead*: it sees what those
fields were in the reading before, or makes bytes up, and is checked when the fields are read. Two fields that need
different bytes at one place are a *conflict*: the last one wins and the other is chosen again. Where changes
contradict each other, the last is taken back and never made again; fields whose rules cannot be met are left out;
after too much work the attempt fails, and names the expressions in the way (`repair`).

*Goals* steer an attempt: a case, condition, count or label that should be covered. `coverage` asks for each *point*
that messages can show, until a set of messages shows all of them.

Messages that break a rule are found, not solved: `mutation` changes one field, size or parameter of messages that obey,
or cuts them off, the interpreter reads each (`verifier`), and `breaking` keeps the first that is refused for each rule.

All randomness comes from one seed: equal seeds give equal messages. Work is counted in steps (values read,
expressions evaluated), not in seconds, so that limits mean the same on every machine.

    message       bytes, objects, assignments, constraints
    expressions   expressions evaluated forward and solved backward
    reading       the parser that chooses
    attempt       read, solve, read again; repair: changes taken back, bytes that two fields need
    solver        one message for given goals; points: what messages can cover
    hints, rules  what a specification says about values before any message is made
    coverage      messages that show all points; variations: many messages out of few; samples: both together
    verifier      the strict reading of finished messages: which rule fails first, where each value lies
    mutation      messages in which one thing was changed
    breaking      messages that break one rule each
    validation    all messages that a format is validated with
"""

from ksyspark_codegen.synthesis.breaking import (
    Breach,
    Broken,
    NotBroken,
    breaches_of,
    broken_messages,
)
from ksyspark_codegen.synthesis.message import Sample
from ksyspark_codegen.synthesis.samples import CannotMake, Samples, make_samples
from ksyspark_codegen.synthesis.validation import Validation, make_validation, truncations
from ksyspark_codegen.synthesis.verifier import Fault, Verdict, Verifier

__all__ = [
    "Breach",
    "Broken",
    "CannotMake",
    "Fault",
    "NotBroken",
    "Sample",
    "Samples",
    "Validation",
    "Verdict",
    "Verifier",
    "breaches_of",
    "broken_messages",
    "make_samples",
    "make_validation",
    "truncations",
]
