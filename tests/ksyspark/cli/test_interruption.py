"""Ctrl-C once is a wish, twice an order."""

from __future__ import annotations

import signal

import pytest

from ksyspark.cli.writing import Interruption


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
