"""Changes of a specification, and whether its samples notice them.

changes   one statement at a time becomes another
judging   what the samples of a format, and of those that import it, say of a change
telling   messages that two specifications read otherwise: what is written and a change, or two versions
"""
