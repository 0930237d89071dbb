"""Changes of a specification, and whether its samples notice them.

changes   one statement at a time becomes another
judging   what the samples of a format, and of those that import it, say of a change
telling   a message that tells what is written from a change that no sample notices
"""
