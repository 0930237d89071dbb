# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqtt_v3: MQTT packet, protocol levels 3 (MQIsdp) and 4 (MQTT 3.1.1).

The messages are made from ksy/mqtt/mqtt_v3.ksy when the tests run, the same ones each time; `ksyspark test mqtt_v3`
makes the same checks and tells more. RULES are those of the specification: the name of each is the name of its test.
`unmade.json` beside the samples lists those that no message is made for.
"""

from pathlib import Path

import pytest

from ksyspark_codegen.checks import agreement, samples
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.official import parser_class
from ksyspark_codegen.checks.spark import check_in_spark, check_schema, mixed
from ksyspark_formats import FORMATS

FORMAT = FORMATS["mqtt_v3"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/mqtt/mqtt_v3.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqtt_v3"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqtt_v3.message_type-end': 'mqtt_v3.message_type must not be cut off',
    'mqtt_v3.message_type-expr': 'mqtt_v3.message_type must fulfil _ != message_type::reserved and (_ != message_type::auth or level == 5)',
    'mqtt_v3.qos-expr': 'mqtt_v3.qos must fulfil _ != qos::reserved or message_type != message_type::publish',
    'mqtt_v3.retain-expr': 'mqtt_v3.retain must fulfil level != 4 or message_type == message_type::publish or (not dup and not _ and qos == ( message_type == message_type::pubrel or message_type == message_type::subscribe or message_type == message_type::unsubscribe ? qos::at_least_once : qos::at_most_once))',
    'mqtt_v3.body-size': 'mqtt_v3.body must not reach behind the end, as far as `remaining_length.value` tells',
    'mqtt_v3.body-content': 'mqtt_v3.body must not need more bytes than `remaining_length.value` tells',
    'mqtt_v3.body-end': 'mqtt_v3.body must not be cut off',
    'mqtt_v3.connect_flags-position': 'mqtt_v3.connect_flags must not lie behind the end, where `remaining_length.digits.size + 8` tells',
    'mqtt_v3.connect_flags-size': 'mqtt_v3.connect_flags must not reach behind the end, as far as `message_type == message_type::connect and remaining_length.value >= 8 ? 1 : 0` tells',
    'mqtt_v3.connect_flags-end': 'mqtt_v3.connect_flags must not be cut off',
    'mqtt_v3.connack_bytes-position': 'mqtt_v3.connack_bytes must not lie behind the end, where `1 + remaining_length.digits.size` tells',
    'mqtt_v3.connack_bytes-size': 'mqtt_v3.connack_bytes must not reach behind the end, as far as `message_type != message_type::connack ? 0 : remaining_length.value < 4 ? remaining_length.value : 4` tells',
    'mqtt_v3.connack_bytes-end': 'mqtt_v3.connack_bytes must not be cut off',
    'mqtt_v3.remaining_length.digits-end': 'mqtt_v3::remaining_length.digits must not be cut off',
    'mqtt_v3.remaining_length.digits-expr': 'mqtt_v3::remaining_length.digits must fulfil _ < 128 or _index < 3',
    'mqtt_v3.connect.len_protocol_name-end': 'mqtt_v3::connect.len_protocol_name must not be cut off',
    'mqtt_v3.connect.protocol_name-size': 'mqtt_v3::connect.protocol_name must not reach behind the end, as far as `len_protocol_name` tells',
    'mqtt_v3.connect.protocol_name-end': 'mqtt_v3::connect.protocol_name must not be cut off',
    'mqtt_v3.connect.protocol_name-encoding': 'mqtt_v3::connect.protocol_name must be UTF-8',
    'mqtt_v3.connect.protocol_name-any-of': 'mqtt_v3::connect.protocol_name must be one of "MQIsdp", "MQTT"',
    'mqtt_v3.connect.bridge-end': 'mqtt_v3::connect.bridge must not be cut off',
    'mqtt_v3.connect.protocol_level-expr': 'mqtt_v3::connect.protocol_level must fulfil _ == (protocol_name == "MQIsdp" ? 3 : 4)',
    'mqtt_v3.connect.has_user_name-end': 'mqtt_v3::connect.has_user_name must not be cut off',
    'mqtt_v3.connect.has_password-expr': 'mqtt_v3::connect.has_password must fulfil has_user_name or not _',
    'mqtt_v3.connect.will_qos-expr': 'mqtt_v3::connect.will_qos must fulfil _ != qos::reserved',
    'mqtt_v3.connect.has_will-expr': 'mqtt_v3::connect.has_will must fulfil _ or protocol_level == 3 or (not will_retain and will_qos == qos::at_most_once)',
    'mqtt_v3.connect.reserved-expr': 'mqtt_v3::connect.reserved must fulfil protocol_level == 3 or not _',
    'mqtt_v3.connect.keep_alive-end': 'mqtt_v3::connect.keep_alive must not be cut off',
    'mqtt_v3.connect.len_client_id-end': 'mqtt_v3::connect.len_client_id must not be cut off',
    'mqtt_v3.connect.client_id-size': 'mqtt_v3::connect.client_id must not reach behind the end, as far as `len_client_id` tells',
    'mqtt_v3.connect.client_id-end': 'mqtt_v3::connect.client_id must not be cut off',
    'mqtt_v3.connect.client_id-encoding': 'mqtt_v3::connect.client_id must be UTF-8',
    'mqtt_v3.connect.len_will_topic-end': 'mqtt_v3::connect.len_will_topic must not be cut off',
    'mqtt_v3.connect.len_will_topic-min': 'mqtt_v3::connect.len_will_topic must be at least 1',
    'mqtt_v3.connect.will_topic-size': 'mqtt_v3::connect.will_topic must not reach behind the end, as far as `len_will_topic` tells',
    'mqtt_v3.connect.will_topic-end': 'mqtt_v3::connect.will_topic must not be cut off',
    'mqtt_v3.connect.will_topic-encoding': 'mqtt_v3::connect.will_topic must be UTF-8',
    'mqtt_v3.connect.len_will_message-end': 'mqtt_v3::connect.len_will_message must not be cut off',
    'mqtt_v3.connect.will_message-size': 'mqtt_v3::connect.will_message must not reach behind the end, as far as `len_will_message` tells',
    'mqtt_v3.connect.will_message-end': 'mqtt_v3::connect.will_message must not be cut off',
    'mqtt_v3.connect.trailing_bytes-expr': 'mqtt_v3::connect.trailing_bytes must fulfil _.length == 0',
    'mqtt_v3.connack.reserved-end': 'mqtt_v3::connack.reserved must not be cut off',
    'mqtt_v3.connack.reserved-expr': 'mqtt_v3::connack.reserved must fulfil _ == 0 or _root.level != 4',
    'mqtt_v3.connack.return_code-end': 'mqtt_v3::connack.return_code must not be cut off',
    'mqtt_v3.connack.return_code-expr': 'mqtt_v3::connack.return_code must fulfil _.to_i <= 5 and (_.to_i == 0 or not session_present or _root.level != 4)',
    'mqtt_v3.connack.trailing_bytes-expr': 'mqtt_v3::connack.trailing_bytes must fulfil _.length == 0',
    'mqtt_v3.publish.len_topic_name-end': 'mqtt_v3::publish.len_topic_name must not be cut off',
    'mqtt_v3.publish.len_topic_name-min': 'mqtt_v3::publish.len_topic_name must be at least 1',
    'mqtt_v3.publish.topic_name-size': 'mqtt_v3::publish.topic_name must not reach behind the end, as far as `len_topic_name` tells',
    'mqtt_v3.publish.topic_name-end': 'mqtt_v3::publish.topic_name must not be cut off',
    'mqtt_v3.publish.topic_name-encoding': 'mqtt_v3::publish.topic_name must be UTF-8',
    'mqtt_v3.publish.message_id-end': 'mqtt_v3::publish.message_id must not be cut off',
    'mqtt_v3.publish.message_id-min': 'mqtt_v3::publish.message_id must be at least 1',
    'mqtt_v3.acknowledgement.message_id-end': 'mqtt_v3::acknowledgement.message_id must not be cut off',
    'mqtt_v3.acknowledgement.message_id-min': 'mqtt_v3::acknowledgement.message_id must be at least 1',
    'mqtt_v3.acknowledgement.trailing_bytes-expr': 'mqtt_v3::acknowledgement.trailing_bytes must fulfil _.length == 0',
    'mqtt_v3.subscribe.message_id-end': 'mqtt_v3::subscribe.message_id must not be cut off',
    'mqtt_v3.subscribe.message_id-min': 'mqtt_v3::subscribe.message_id must be at least 1',
    'mqtt_v3.subscribe.filters_begin-expr': 'mqtt_v3::subscribe.filters_begin must fulfil not _io.eof',
    'mqtt_v3.suback.message_id-end': 'mqtt_v3::suback.message_id must not be cut off',
    'mqtt_v3.suback.message_id-min': 'mqtt_v3::suback.message_id must be at least 1',
    'mqtt_v3.suback.return_codes-end': 'mqtt_v3::suback.return_codes must not be cut off',
    'mqtt_v3.suback.return_codes-expr': 'mqtt_v3::suback.return_codes must fulfil _.to_i <= 2 or _ == subscribe_return_code::failure or (_root.level == 3 and (_.to_i & 3) != 3)',
    'mqtt_v3.unsubscribe.message_id-end': 'mqtt_v3::unsubscribe.message_id must not be cut off',
    'mqtt_v3.unsubscribe.message_id-min': 'mqtt_v3::unsubscribe.message_id must be at least 1',
    'mqtt_v3.unsubscribe.filters_begin-expr': 'mqtt_v3::unsubscribe.filters_begin must fulfil not _io.eof',
    'mqtt_v3.empty_body.trailing_bytes-expr': 'mqtt_v3::empty_body.trailing_bytes must fulfil _.length == 0',
    'mqtt_v3.user_name.len_value-end': 'mqtt_v3::user_name.len_value must not be cut off',
    'mqtt_v3.user_name.value-size': 'mqtt_v3::user_name.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v3.user_name.value-end': 'mqtt_v3::user_name.value must not be cut off',
    'mqtt_v3.user_name.value-encoding': 'mqtt_v3::user_name.value must be UTF-8',
    'mqtt_v3.password.len_value-end': 'mqtt_v3::password.len_value must not be cut off',
    'mqtt_v3.password.value-size': 'mqtt_v3::password.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v3.password.value-end': 'mqtt_v3::password.value must not be cut off',
    'mqtt_v3.subscription.len_topic_filter-end': 'mqtt_v3::subscription.len_topic_filter must not be cut off',
    'mqtt_v3.subscription.len_topic_filter-expr': 'mqtt_v3::subscription.len_topic_filter must fulfil _ > 0 or _root.level == 3',
    'mqtt_v3.subscription.topic_filter-size': 'mqtt_v3::subscription.topic_filter must not reach behind the end, as far as `len_topic_filter` tells',
    'mqtt_v3.subscription.topic_filter-end': 'mqtt_v3::subscription.topic_filter must not be cut off',
    'mqtt_v3.subscription.topic_filter-encoding': 'mqtt_v3::subscription.topic_filter must be UTF-8',
    'mqtt_v3.subscription.reserved-end': 'mqtt_v3::subscription.reserved must not be cut off',
    'mqtt_v3.subscription.reserved-expr': 'mqtt_v3::subscription.reserved must fulfil _ == 0 or _root.level == 3',
    'mqtt_v3.subscription.requested_qos-expr': 'mqtt_v3::subscription.requested_qos must fulfil _ != qos::reserved',
    'mqtt_v3.unsubscription.len_topic_filter-end': 'mqtt_v3::unsubscription.len_topic_filter must not be cut off',
    'mqtt_v3.unsubscription.len_topic_filter-expr': 'mqtt_v3::unsubscription.len_topic_filter must fulfil _ > 0 or _root.level == 3',
    'mqtt_v3.unsubscription.topic_filter-size': 'mqtt_v3::unsubscription.topic_filter must not reach behind the end, as far as `len_topic_filter` tells',
    'mqtt_v3.unsubscription.topic_filter-end': 'mqtt_v3::unsubscription.topic_filter must not be cut off',
    'mqtt_v3.unsubscription.topic_filter-encoding': 'mqtt_v3::unsubscription.topic_filter must be UTF-8',
}


@pytest.fixture(scope="module")
def made(make):
    """Return messages that obey, break a rule each, are cut off, are mutated, or hold the ends of a range."""
    return make(SPECIFICATION, FOLDER)


@pytest.fixture(scope="module")
def refused(made):
    """Return what is wrong with the way in which broken messages are refused, in each mode and officially."""
    by_mode = [agreement.check_broken(FORMAT, made.broken, mode) for mode in MODES]
    return [*agreement.check_officially_broken(FORMAT, made.broken), *(one for found in by_mode for one in found)]


@pytest.fixture(scope="module")
def unlisted(made):
    """Return the rules that no message was found for and that `unmade.json` does not list."""
    return samples.unlisted_in(FOLDER, made)


def test_all_who_read_obeying_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: none refuses a message, and all values are equal."""
    assert report(agreement.check_obeying(FORMAT, made.obeying)) == ""


def test_obeying_messages_in_a_row_are_cut_where_they_end(made):
    assert report(agreement.check_streams(FORMAT, made.obeying)) == ""


def test_every_beginning_of_a_message_lacks_what_it_lacks(made):
    """Cut off at every byte, messages are refused at the field that lacks bytes, or obey."""
    assert report(agreement.check_mutated(FORMAT, made.beginnings)) == ""


def test_all_who_read_changed_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: all refuse a message, or read equal values."""
    assert report(agreement.check_mutated(FORMAT, made.mutated)) == ""


def test_all_who_read_the_ends_of_ranges_find_the_same(made):
    assert report(agreement.check_mutated(FORMAT, made.extremes)) == ""


def test_every_rule_was_tried(made, record_property):
    record_property("rules", samples.outcomes_of(made))
    assert {outcome.breach.name for outcome in (*made.broken, *made.not_broken)} == set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_a_message_that_breaks(refused, unlisted, rule):
    """It is refused at the field and byte of the rule: kept with its error, dropped, or ending the read, by the mode."""
    assert report(one for one in refused if one.rule_name == rule) == ""
    assert unlisted.get(rule, "") == ""


def test_arrow_columns_have_the_types_of_the_spark_schema():
    assert report(check_schema(FORMAT)) == ""


@pytest.mark.parametrize("mode", MODES)
def test_spark_gives_what_the_direct_way_gives(spark, made, mode):
    """Obeying and broken messages: equal rows, equal errors."""
    assert report(check_in_spark(FORMAT, spark, mixed(made), mode)) == ""


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
    assert parser_class(FORMAT, parser)
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
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('level', 0)]



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert report(samples.check_sample(FORMAT, sample)) == ""


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_all_who_read_the_messages_of(sample):
    """The official parser, the reference decoder and the machine find the same in them."""
    assert report(samples.check_sample_alike(FORMAT, sample)) == ""


def test_all_who_read_malformed_messages_find_the_same():
    assert report(agreement.check_alike(FORMAT, MALFORMED)) == ""


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    assert report(samples.check_listed(FORMAT, [case])) == ""
