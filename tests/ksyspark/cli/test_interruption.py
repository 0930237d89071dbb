"""Ctrl-C once is a wish, twice an order."""

from __future__ import annotations

import signal
import time
from threading import Thread

import pytest

from ksyspark.cli.writing import Interruption, with_local_session


def test_the_first_waits_for_a_place_to_stop():
    with Interruption() as interruption:
        interruption.check()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            interruption.check()


def test_the_second_does_not_wait():
    with Interruption():
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_afterwards_all_is_as_before():
    before = signal.getsignal(signal.SIGINT)
    with Interruption():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_it_ends_the_jobs_of_spark(spark, tmp_path):
    begun = tmp_path / "begun"

    def endless(batches):
        for batch in batches:
            begun.touch()
            while True:
                time.sleep(0.1)
            yield batch

    def press():
        while not begun.exists():
            time.sleep(0.1)
        signal.raise_signal(signal.SIGINT)

    Thread(target=press).start()
    with pytest.raises(KeyboardInterrupt):
        with_local_session("endless", 1, lambda session: session.range(1).mapInArrow(endless, "id long").collect())
    assert list(spark.sparkContext.statusTracker().getActiveJobsIds()) == []
