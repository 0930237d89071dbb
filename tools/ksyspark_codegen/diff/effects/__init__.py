"""What a difference does: to columns, to messages, to answers that were given."""
