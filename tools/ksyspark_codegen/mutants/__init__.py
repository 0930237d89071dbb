"""Changes of a specification, and whether its samples notice them.

changes   one statement at a time becomes another
judging   messages that two specifications read otherwise; what samples say of a change
"""
