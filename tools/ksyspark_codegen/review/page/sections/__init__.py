"""The sections of a page, each prepared for its template."""
