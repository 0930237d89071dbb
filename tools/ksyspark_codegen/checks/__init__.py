"""Checks that hold a format against its specification: each returns what it found.

The generated test modules and `ksyspark test` call the same functions. Messages come from `synthesis`, with what must
become of each, or from files with expected values.

    suite         all checks in their order, with their sentences; messages made before
    finding       messages as columns, the decoders that read them, and what a check says about both
    agreement     made messages: the decoders agree, broken rules are refused in each mode, extremes are kept,
                  messages in a row are cut where they end
    official      the official parser beside the columns
    samples       files and single messages beside what they must decode to; the list of rules without a message
    spark         rows and errors of Spark beside those of the direct way
"""
