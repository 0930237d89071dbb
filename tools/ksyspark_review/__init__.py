"""Pages on which people who do not program judge a specification against the document it was written from.

model.py holds the review as data; page and JSON are outputs of it. Nothing on a page is typed twice.

.ksy ──> items (sentences, positions, fingerprints) ──┐
ksy/<system>/<page>.review.yaml ──> documents, decisions ──┼──> Review ──> page, JSON
samples and made messages ──> examples ───────────────┘
"""
