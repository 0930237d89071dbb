"""The files that answers come in: JSON, CSV and XLSX with one content."""
