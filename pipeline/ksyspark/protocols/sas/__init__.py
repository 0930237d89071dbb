"""Messages of attachments put together: sets, what they hold, and what is missing or contradicts itself."""
