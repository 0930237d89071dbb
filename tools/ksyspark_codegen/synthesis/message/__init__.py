"""What a message under construction is made of.

memory       its bytes, and which of them are chosen; streams as windows into them
parts        objects, lists, and the places that expressions stand in
assignments  everything that is chosen, constraints on it, and conflicts
text         how texts and bytes lie in a field; logical: values of logical types
solved       a message that fits
"""
