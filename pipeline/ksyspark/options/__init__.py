"""Options of a read: one table of names, checked once on the driver before any file is opened."""
