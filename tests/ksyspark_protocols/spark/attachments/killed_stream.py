"""Write the attachments of a stream, and die where the first argument says: a program for `test_killed_stream`."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from pyspark.sql.functions import col, unbase64

from ksyspark.destination import Journal
from ksyspark.spark.session import local_session
from ksyspark_protocols.spark.attachments import stream
from ksyspark_protocols.spark.attachments.stream import write_attachment_stream

CAPTURE = "msg_type int, correl_id string, encoding int, ccsid int, body string"


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def write_and_die(*given: Any, **more: Any) -> None:
    _write(*given, **more)
    die()


place, folder = sys.argv[1:]
_write = stream.write_attachments
if place == "before":
    stream.write_attachments = die  # type: ignore[assignment]
if place == "after":
    stream.write_attachments = write_and_die  # type: ignore[assignment]
if place == "amid":
    Journal._move = die  # type: ignore[method-assign]
spark = local_session("killed", 1)
lines = spark.readStream.schema(CAPTURE).option("maxFilesPerTrigger", 1).json(f"{folder}/in")
writer = write_attachment_stream(lines.withColumn("body", unbase64(col("body"))), f"{folder}/out", "test")
query = writer.option("checkpointLocation", f"{folder}/checkpoint").trigger(availableNow=True).start()
query.awaitTermination()
spark.stop()
