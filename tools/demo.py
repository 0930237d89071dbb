"""`make demo`: ingest sample messages of all five systems with Spark, write SAS attachments, and print the tables."""

import shutil
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyspark.sql import DataFrame, SparkSession
from rich.console import Console

from ksyspark.cli.tables import print_table
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.spark import ingest
from ksyspark.spark.session import local_session
from ksyspark_protocols.spark.attachments.write import write_attachments

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "tests" / "samples"
OUTPUT = ROOT / "demo-output"
ROWS = 8
_CONSOLE = Console(soft_wrap=True)


def main() -> None:
    """Ingest what `demo.toml` lists into `demo-output/` and print what is there."""
    shutil.rmtree(OUTPUT, ignore_errors=True)
    spark = local_session("ksyspark demo")
    counts = []
    for name, table in tomllib.loads(Path(__file__).with_suffix(".toml").read_text()).items():
        _CONSOLE.rule(f"[bold]{table['title']}[/bold]: {table['files']}")
        if "format" not in table:
            _show_attachments(spark, SAMPLES / table["files"], OUTPUT / name)
        else:
            counts.append({"table": name} | _show_messages(spark, table, OUTPUT / name))
    print_table(counts, list(counts[0]))
    _CONSOLE.print(f"The tables are in {OUTPUT.relative_to(ROOT)}/")
    spark.stop()


def _show_messages(spark: SparkSession, table: Mapping[str, Any], folder: Path) -> dict[str, object]:
    """Ingest messages, print some rows and the rejects, and return how many there are."""
    written = ingest(spark, table["format"], str(SAMPLES / table["files"]), str(folder), table.get("options", {}))
    rows, rejects = (
        spark.read.parquet(str(folder / kind)).orderBy("_source.path", "_source.index")
        for kind in ("records", "rejects")
    )
    _CONSOLE.print(f"{rows.schema.simpleString().count(':')} fields at all depths: ksyspark schema {table['format']}")
    _show(spark.sql(table["query"], rows=rows))
    counts = written.counts
    if counts.rejects:
        _CONSOLE.print("rejects:")
        _show(rejects.select("_source.index", "_error.field", "_error.offset", "_error.reason"))
    numbers = {"messages": counts.messages, "records": counts.records, "rejects": counts.rejects}
    return {**numbers, "seconds": written.seconds}


def _show_attachments(spark: SparkSession, file: Path, folder: Path) -> None:
    """Write the attachments of a file, and print some rows of each."""
    for row in write_attachments(spark, str(file), str(folder), options={"csv": True}).rows["attachments"]:
        _CONSOLE.print(f"{row['path']}: {row['status']}, {show_count(row['messages'], 'message')}")
        path = folder / row["path"]
        if path.is_dir():
            _show(spark.read.parquet(str(path)))
        else:
            print_table([{"record": line} for line in path.read_text("latin-1").splitlines()[:ROWS]], ["record"])


def _show(rows: DataFrame) -> None:
    """Print a few rows; the driver sees no more of a table."""
    print_table([row.asDict() for row in rows.limit(ROWS).toLocalIterator()], rows.columns)


if __name__ == "__main__":
    try:
        main()
    except KsysparkError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(1)
