"""The tables that an ingest writes: Parquet files made by workers, and a destination that is whole or untouched."""
