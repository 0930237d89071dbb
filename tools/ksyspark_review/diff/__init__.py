"""What changed between two versions of a specification: in sentences, in decoded data, in answers that were given.

revisions           a version out of git, with what it imports, as files
side, citing        one version, ready for comparison; read from a file, with quoted lines of documents
differences         what in the new version is what in the old one, and what differs: rules, types, code lists
wording             the differences in English, Chinese and Portuguese
effects             on columns, on messages that both versions read, on answers that were given
compare             all of it together: a `Difference`
report              a difference as text, and as JSON
since               the changes of all review pages since a git revision

Two versions of one meaning have no difference, however they are written. Effort on messages is counted in steps of the
message maker, so that equal versions give equal results on every machine.
"""
