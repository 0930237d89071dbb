"""From specifications to the neutral model of records and columns that every target reads."""
