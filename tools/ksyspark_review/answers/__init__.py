"""Answers of reviewers: files that pages save, their check-in, replies to remarks, status of the signatures.

model       an answers file as data; limits; refusals; its 12 digits
check_in    read and verify a file, store it, tell what it is worth; remarks with their dispositions, and the page that
            the author of a remark gets to see; whether the required roles have signed, and all remarks a disposition

Files and everything in them are untrusted: they are limited in size, never part of a path, and escaped or stripped of
control characters wherever they are shown. Nothing here changes a specification.
"""
