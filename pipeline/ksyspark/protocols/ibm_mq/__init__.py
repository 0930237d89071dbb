"""Several messages of IBM MQ together: segments of a message and messages of a group.

`segments` takes out of a decoded message what says where it belongs, `groups` puts the messages together.
"""
