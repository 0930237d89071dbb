"""The tables that an ingest writes: their columns, and Parquet files made by workers."""
