"""Strings, topic names and topic filters of MQTT."""

from __future__ import annotations

import random

import pyarrow as pa
import pytest

from ksyspark.logical import InvalidValue, value_reader
from ksyspark.logical.mqtt import mqtt_topic_name

NAMES = ("mqtt_string", "mqtt_topic_name", "mqtt_topic_filter")


def test_strings(agreed) -> None:
    converted = agreed("mqtt_string", ["", "a", "a\0", "\0", "#", "é\0", None, "漢字"])
    assert converted.faults.tolist() == [False, False, True, True, False, True, False, False]
    assert converted.values.to_pylist() == ["", "a", None, None, "#", None, None, "漢字"]


def test_topic_names(agreed) -> None:
    converted = agreed("mqtt_topic_name", ["a/b", "/", "a/#", "+", "a+b", "$SYS/x", "a\0b", None])
    assert converted.faults.tolist() == [False, False, True, True, True, False, True, False]


def test_topic_filters(agreed) -> None:
    good = ["#", "+", "a/#", "+/a/+/#", "/+", "+/", "//", "a", "$SYS/#", "é/+"]
    bad = ["a#b", "#/x", "a+/b", "a#", "##", "++", "+a", "#/", "a/#/b", "a\0", "é#"]
    assert agreed("mqtt_topic_filter", [*good, *bad]).faults.tolist() == [False] * len(good) + [True] * len(bad)


@pytest.mark.parametrize("name", NAMES)
def test_random_texts(agreed, name) -> None:
    chance = random.Random(name)
    texts = ["".join(chance.choices("ab/#+\0é", (6, 6, 6, 1, 2, 0.2, 1), k=chance.randrange(9))) for _ in range(5000)]
    agreed(name, [text if chance.random() > 0.05 else None for text in texts])


def test_a_part_of_an_array_knows_its_place() -> None:
    topics = pa.array(["#", "a", "b#", "c", "+"])
    assert mqtt_topic_name(topics.slice(1, 3)).faults.tolist() == [False, True, False]
    assert mqtt_topic_name(topics.slice(2, 0)).faults.tolist() == []


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(InvalidValue) as refused:
        value_reader("mqtt_topic_name")("a/#")
    assert (refused.value.expected, refused.value.found) == ("a topic name: no wildcard # or +, no U+0000", '"a/#"')
