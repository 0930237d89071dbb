"""Make messages that obey a specification, and messages that break one rule of it.

What messages can show are *points*: cases, conditions, counts, labels. Each point that messages at hand (samples, where
there are some) do not show is made a goal of the writer (`ksyspark.writer`): it writes one of them anew, so that sizes,
counts and all else follow, or a first one from no values. The interpreter, the reference of all decoders, reads
the result: what obeys and shows something new is kept and written from again. Messages that break a rule are mutants,
in which bytes were changed, that are refused for it.

All randomness comes from one seed: equal seeds give equal messages. Work is counted in steps (fields and items read),
not in seconds, so that limits mean the same on every machine.

    verifier      the reading of messages: which rule fails first, where each value lies
    encoding      what a specification says about values before any message is made, and how they lie in a message
    editing       messages with other values: bytes are exchanged, or all is written anew
    growth        what messages can show, what one shows, messages that show all points
    samples       the messages of a specification: those that were grown, and many variations of them; all that a format
                  is validated with
    mutation      messages in which one thing was changed
    breaking      messages that break one rule each
"""
