"""Answers of reviewers: files that pages and sheets save, their check-in, replies to remarks, status of the signatures.

model       an answers file as data; limits; refusals
files       reading and writing: JSON, CSV, XLSX; every check of shape and size; the 12 digits of a file
questions   the questions of a page, with fingerprints
sheet       the XLSX of a page, with drop-downs, for those who cannot use the page
store       the files that were checked in; check_in: verify a file, store it, tell what it is worth
remarks     remarks with their dispositions; reply_page: what the author of a remark gets to see
status      whether the required roles have signed, and every remark has a disposition

Files and everything in them are untrusted: they are limited in size, never part of a path, and escaped or stripped of
control characters wherever they are shown. Nothing here changes a specification.
"""
