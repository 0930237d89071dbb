"""Documents of a page: their lines and fates, what the specification makes of them, and what they leave open.

page_file           the review file as data, with places; which document a `-source` means
recomputing         sums and examples of the documents, found again
page                a review file with its specifications, compared: every part has a source, every line a fate
full_text           lines taken from a whole text, and found again where they have moved
assemble            the review of a page, or of any specification without a review file

Problems are collected, and raised together as one SpecError. `ksy/README.md` tells every key of a review file.
"""
