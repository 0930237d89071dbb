# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqtt_v3: MQTT packet, protocol levels 3 (MQIsdp) and 4 (MQTT 3.1.1)."""

from pathlib import Path

import pytest

from ksyspark.arrow import arrow_schema
from ksyspark.conformance import (
    decoded_json,
    failure_of,
    failures_of_prefixes,
    malformed_in,
    messages_of,
    samples_in,
)
from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.spark.schema import canonical, schema_of_ksy
from ksyspark_formats import FORMATS

FORMAT = FORMATS["mqtt_v3"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mqtt_v3"
SAMPLES = samples_in(FOLDER)
MALFORMED = malformed_in(FOLDER, FORMAT.layout)


@pytest.mark.parametrize("enums_as_ints", [False, True])
def test_arrow_columns_have_the_types_of_the_spark_schema(enums_as_ints):
    spark = canonical(schema_of_ksy(FORMAT, options={"enumsAsInts": enums_as_ints}))
    arrow = arrow_schema(FORMAT.layout, enums_as_ints=enums_as_ints)
    assert [spark.field(name).type for name in arrow.names] == arrow.types


@pytest.mark.parametrize(
    ("record", "parser", "fields"),
    [
        ('mqtt_v3', 'mqtt_v3:MqttV3', ('message_type', 'dup', 'qos', 'retain', 'remaining_length', 'body')),
        ('mqtt_v3::remaining_length', 'mqtt_v3:MqttV3.RemainingLength', ('digits',)),
        ('mqtt_v3::connect', 'mqtt_v3:MqttV3.Connect', ('len_protocol_name', 'protocol_name', 'bridge', 'protocol_level', 'has_user_name', 'has_password', 'will_retain', 'will_qos', 'has_will', 'clean_session', 'reserved', 'keep_alive', 'len_client_id', 'client_id', 'len_will_topic', 'will_topic', 'len_will_message', 'will_message', 'user_name', 'password', 'trailing_bytes')),
        ('mqtt_v3::user_name', 'mqtt_v3:MqttV3.UserName', ('len_value', 'value')),
        ('mqtt_v3::password', 'mqtt_v3:MqttV3.Password', ('len_value', 'value')),
        ('mqtt_v3::connack', 'mqtt_v3:MqttV3.Connack', ('reserved', 'session_present', 'return_code', 'trailing_bytes')),
        ('mqtt_v3::publish', 'mqtt_v3:MqttV3.Publish', ('len_topic_name', 'topic_name', 'message_id', 'payload')),
        ('mqtt_v3::acknowledgement', 'mqtt_v3:MqttV3.Acknowledgement', ('message_id', 'trailing_bytes')),
        ('mqtt_v3::subscribe', 'mqtt_v3:MqttV3.Subscribe', ('message_id', 'requests')),
        ('mqtt_v3::subscription', 'mqtt_v3:MqttV3.Subscription', ('len_topic_filter', 'topic_filter', 'reserved', 'requested_qos')),
        ('mqtt_v3::suback', 'mqtt_v3:MqttV3.Suback', ('message_id', 'return_codes')),
        ('mqtt_v3::unsubscribe', 'mqtt_v3:MqttV3.Unsubscribe', ('message_id', 'requests')),
        ('mqtt_v3::unsubscription', 'mqtt_v3:MqttV3.Unsubscription', ('len_topic_filter', 'topic_filter')),
        ('mqtt_v3::empty_body', 'mqtt_v3:MqttV3.EmptyBody', ('trailing_bytes',)),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    found = FORMAT.parser_class("traced", parser).SEQ_FIELDS
    technical = {column.id for column in FORMAT.layout.records[record].technical}
    assert tuple(name for name in found if not name.startswith("_unnamed") and name not in technical) == fields
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqtt_v3:MqttV3.ConnectReturnCode', {0: 'accepted', 1: 'unacceptable_protocol_version', 2: 'identifier_rejected', 3: 'server_unavailable', 4: 'bad_user_name_or_password', 5: 'not_authorized'}),
        ('mqtt_v3:MqttV3.LikelyProtocol', {0: 'mqtt', 1: 'tls', 2: 'http'}),
        ('mqtt_v3:MqttV3.MessageType', {0: 'reserved', 1: 'connect', 2: 'connack', 3: 'publish', 4: 'puback', 5: 'pubrec', 6: 'pubrel', 7: 'pubcomp', 8: 'subscribe', 9: 'suback', 10: 'unsubscribe', 11: 'unsuback', 12: 'pingreq', 13: 'pingresp', 14: 'disconnect', 15: 'auth'}),
        ('mqtt_v3:MqttV3.Qos', {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 3: 'reserved'}),
        ('mqtt_v3:MqttV3.SubscribeReturnCode', {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 128: 'failure'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('level', 0)]



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert decoded_json(FORMAT, sample.file, sample.options) == list(sample.messages)


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_beginning_of_a_message_is_refused_by_a_field_or_decodes(sample):
    message = min(messages_of(FORMAT, sample.file, sample.options), key=len)
    for failure in failures_of_prefixes(FORMAT, message[:256]):
        assert failure is None or (failure.reason and 0 <= failure.offset <= len(message))


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    failure = failure_of(make_decoder(FORMAT, DecodeOptions()), case.data, case.params)
    assert (failure.field if failure else None) == case.refused_at
    assert case.reason in (failure.reason if failure else "")
