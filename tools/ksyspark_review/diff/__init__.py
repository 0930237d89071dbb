"""What changed between two versions of a specification: in sentences, in decoded data, in answers that were given.

side                one version, ready for comparison, with the lines of documents that review files quote
matching            which type, part or code list of the new version is which of the old one
differences         what differs: rules, types, code lists
wording             the differences in English, Chinese and Portuguese
effects             on columns, on messages that both versions read, on answers that were given
model               a `Difference` as data, as text and as JSON
compare             all of it together, or the changes of all review pages since a git revision

Two versions of one meaning have no difference, however they are written. Effort on messages is counted in steps of the
message maker, so that equal versions give equal results on every machine.
"""
