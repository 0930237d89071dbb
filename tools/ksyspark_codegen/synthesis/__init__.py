"""Make messages that obey a specification, and messages that break one rule of it.

Nothing is solved: messages are *changed* and *read*, by the interpreter, the reference of all decoders. Mutants of
messages at hand, of samples where there are some, show most of what a specification allows. One that is refused is
*repaired*: its failure tells the field, the byte and what must be, so that few edits come into question: bytes put in
or taken out with the sizes around them adjusted, a value that the rule allows, another value of what the failed
expression is computed from. Edit by edit the message comes further, until it obeys; where that leads nowhere another
edit of an earlier one is tried. A message of a specification without samples is grown in the same way, from no bytes.

What messages can show are *points*: cases, conditions, counts, labels. What obeys and shows a point that no message has
shown is kept and mutated again. Messages that break a rule are the mutants that are refused for it.

All randomness comes from one seed: equal seeds give equal messages. Work is counted in steps (fields and items read),
not in seconds, so that limits mean the same on every machine.

    verifier      the reading of messages: which rule fails first, where each value lies
    encoding      how numbers, bits, texts and values of logical types lie in a message
    hints         what a specification says about values before any message is made
    editing       edits of a message: other values, other bytes with the sizes around them adjusted
    repair        from a message that is refused to one that obeys
    points        what messages can show, and what one shows
    growth        messages that show all points
    samples       the messages of a specification: those that were grown, and many variations of them
    mutation      messages in which one thing was changed
    breaking      messages that break one rule each
    validation    all messages that a format is validated with
"""
