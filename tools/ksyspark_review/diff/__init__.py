"""What changed between two versions of a specification: in sentences, in decoded data, in fields and codes.

side                one version out of a file or of git, ready for comparison: the lines of documents that review files
                    quote, which part depends on which others
matching            which type, part or code list of the new version is which of the old one
acceptance          which values one rule accepts and another one refuses
differences         what differs: rules, types, code lists; causes first
model               a `Difference` as data, JSON, text and Markdown, with marks at the words that changed
compare             all of it together, with the effects on columns, messages, fields and codes; the changes of all
                    review pages since a git revision

The sentences are in the catalogues of `ksyspark_review.sentences`, under `changed`, `effect` and `difference`. Two
versions of one meaning have no difference, however they are written. Effort on messages is counted in steps of the
message maker, so that equal versions give equal results on every machine.
"""
