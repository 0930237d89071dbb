# Generated from ksy/mqtt/mqtt_v5.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqtt_v5: MQTT packet, protocol level 5 (MQTT 5.0).

The messages are made from ksy/mqtt/mqtt_v5.ksy when the tests run, the same ones each time; `ksyspark test mqtt_v5`
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

FORMAT = FORMATS["mqtt_v5"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/mqtt/mqtt_v5.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqtt_v5"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqtt_v5.message_type-end': 'mqtt_v5.message_type must not be cut off',
    'mqtt_v5.message_type-expr': 'mqtt_v5.message_type must fulfil _ != mqtt_v3::message_type::reserved',
    'mqtt_v5.qos-expr': 'mqtt_v5.qos must fulfil _ != mqtt_v3::qos::reserved or message_type != mqtt_v3::message_type::publish',
    'mqtt_v5.retain-expr': 'mqtt_v5.retain must fulfil message_type == mqtt_v3::message_type::publish or (not dup and not _ and qos == ( message_type == mqtt_v3::message_type::pubrel or message_type == mqtt_v3::message_type::subscribe or message_type == mqtt_v3::message_type::unsubscribe ? mqtt_v3::qos::at_least_once : mqtt_v3::qos::at_most_once))',
    'mqtt_v5.flags_end-expr': 'mqtt_v5.flags_end must fulfil not dup or qos != mqtt_v3::qos::at_most_once',
    'mqtt_v5.remaining_length-expr': 'mqtt_v5.remaining_length must fulfil _.is_shortest',
    'mqtt_v5.body-size': 'mqtt_v5.body must not reach behind the end, as far as `remaining_length.value` tells',
    'mqtt_v5.body-content': 'mqtt_v5.body must not need more bytes than `remaining_length.value` tells',
    'mqtt_v5.body-end': 'mqtt_v5.body must not be cut off',
    'mqtt_v3.remaining_length.digits-end': 'mqtt_v3::remaining_length.digits must not be cut off',
    'mqtt_v3.remaining_length.digits-expr': 'mqtt_v3::remaining_length.digits must fulfil _ < 128 or _index < 3',
    'mqtt_v5.connect.len_protocol_name-end': 'mqtt_v5::connect.len_protocol_name must not be cut off',
    'mqtt_v5.connect.protocol_name-size': 'mqtt_v5::connect.protocol_name must not reach behind the end, as far as `len_protocol_name` tells',
    'mqtt_v5.connect.protocol_name-end': 'mqtt_v5::connect.protocol_name must not be cut off',
    'mqtt_v5.connect.protocol_name-encoding': 'mqtt_v5::connect.protocol_name must be UTF-8',
    'mqtt_v5.connect.protocol_name-eq': 'mqtt_v5::connect.protocol_name must be "MQTT"',
    'mqtt_v5.connect.protocol_level-end': 'mqtt_v5::connect.protocol_level must not be cut off',
    'mqtt_v5.connect.protocol_level-eq': 'mqtt_v5::connect.protocol_level must be 5',
    'mqtt_v5.connect.has_user_name-end': 'mqtt_v5::connect.has_user_name must not be cut off',
    'mqtt_v5.connect.will_qos-expr': 'mqtt_v5::connect.will_qos must fulfil _ != mqtt_v3::qos::reserved',
    'mqtt_v5.connect.has_will-expr': 'mqtt_v5::connect.has_will must fulfil _ or (not will_retain and will_qos == mqtt_v3::qos::at_most_once)',
    'mqtt_v5.connect.reserved-eq': 'mqtt_v5::connect.reserved must be false',
    'mqtt_v5.connect.keep_alive-end': 'mqtt_v5::connect.keep_alive must not be cut off',
    'mqtt_v5.connect.len_client_id-end': 'mqtt_v5::connect.len_client_id must not be cut off',
    'mqtt_v5.connect.client_id-size': 'mqtt_v5::connect.client_id must not reach behind the end, as far as `len_client_id` tells',
    'mqtt_v5.connect.client_id-end': 'mqtt_v5::connect.client_id must not be cut off',
    'mqtt_v5.connect.client_id-encoding': 'mqtt_v5::connect.client_id must be UTF-8',
    'mqtt_v5.connect.len_will_topic-end': 'mqtt_v5::connect.len_will_topic must not be cut off',
    'mqtt_v5.connect.len_will_topic-min': 'mqtt_v5::connect.len_will_topic must be at least 1',
    'mqtt_v5.connect.will_topic-size': 'mqtt_v5::connect.will_topic must not reach behind the end, as far as `len_will_topic` tells',
    'mqtt_v5.connect.will_topic-end': 'mqtt_v5::connect.will_topic must not be cut off',
    'mqtt_v5.connect.will_topic-encoding': 'mqtt_v5::connect.will_topic must be UTF-8',
    'mqtt_v5.connect.len_will_payload-end': 'mqtt_v5::connect.len_will_payload must not be cut off',
    'mqtt_v5.connect.will_payload-size': 'mqtt_v5::connect.will_payload must not reach behind the end, as far as `len_will_payload` tells',
    'mqtt_v5.connect.will_payload-end': 'mqtt_v5::connect.will_payload must not be cut off',
    'mqtt_v5.connect.trailing_bytes-expr': 'mqtt_v5::connect.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.connack.reserved-end': 'mqtt_v5::connack.reserved must not be cut off',
    'mqtt_v5.connack.reserved-eq': 'mqtt_v5::connack.reserved must be 0',
    'mqtt_v5.connack.reason_code-end': 'mqtt_v5::connack.reason_code must not be cut off',
    'mqtt_v5.connack.reason_code-in-enum': 'mqtt_v5::connack.reason_code must be a code of connect_reason_code',
    'mqtt_v5.connack.reason_code_end-expr': 'mqtt_v5::connack.reason_code_end must fulfil not session_present or reason_code == connect_reason_code::success',
    'mqtt_v5.connack.trailing_bytes-expr': 'mqtt_v5::connack.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.publish.len_topic_name-end': 'mqtt_v5::publish.len_topic_name must not be cut off',
    'mqtt_v5.publish.topic_name-size': 'mqtt_v5::publish.topic_name must not reach behind the end, as far as `len_topic_name` tells',
    'mqtt_v5.publish.topic_name-end': 'mqtt_v5::publish.topic_name must not be cut off',
    'mqtt_v5.publish.topic_name-encoding': 'mqtt_v5::publish.topic_name must be UTF-8',
    'mqtt_v5.publish.message_id-end': 'mqtt_v5::publish.message_id must not be cut off',
    'mqtt_v5.publish.message_id-min': 'mqtt_v5::publish.message_id must be at least 1',
    'mqtt_v5.publish.properties_end-expr': 'mqtt_v5::publish.properties_end must fulfil len_topic_name > 0 or properties.topic_alias > 0',
    'mqtt_v5.acknowledgement.message_id-end': 'mqtt_v5::acknowledgement.message_id must not be cut off',
    'mqtt_v5.acknowledgement.message_id-min': 'mqtt_v5::acknowledgement.message_id must be at least 1',
    'mqtt_v5.acknowledgement.written_reason_code-end': 'mqtt_v5::acknowledgement.written_reason_code must not be cut off',
    'mqtt_v5.acknowledgement.written_reason_code-in-enum': 'mqtt_v5::acknowledgement.written_reason_code must be a code of publish_reason_code',
    'mqtt_v5.acknowledgement.trailing_bytes-expr': 'mqtt_v5::acknowledgement.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.release.message_id-end': 'mqtt_v5::release.message_id must not be cut off',
    'mqtt_v5.release.message_id-min': 'mqtt_v5::release.message_id must be at least 1',
    'mqtt_v5.release.written_reason_code-end': 'mqtt_v5::release.written_reason_code must not be cut off',
    'mqtt_v5.release.written_reason_code-in-enum': 'mqtt_v5::release.written_reason_code must be a code of release_reason_code',
    'mqtt_v5.release.trailing_bytes-expr': 'mqtt_v5::release.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.subscribe.message_id-end': 'mqtt_v5::subscribe.message_id must not be cut off',
    'mqtt_v5.subscribe.message_id-min': 'mqtt_v5::subscribe.message_id must be at least 1',
    'mqtt_v5.subscribe.filters_begin-expr': 'mqtt_v5::subscribe.filters_begin must fulfil not _io.eof',
    'mqtt_v5.suback.message_id-end': 'mqtt_v5::suback.message_id must not be cut off',
    'mqtt_v5.suback.message_id-min': 'mqtt_v5::suback.message_id must be at least 1',
    'mqtt_v5.suback.reason_codes-end': 'mqtt_v5::suback.reason_codes must not be cut off',
    'mqtt_v5.suback.reason_codes-in-enum': 'mqtt_v5::suback.reason_codes must be a code of subscribe_reason_code',
    'mqtt_v5.unsubscribe.message_id-end': 'mqtt_v5::unsubscribe.message_id must not be cut off',
    'mqtt_v5.unsubscribe.message_id-min': 'mqtt_v5::unsubscribe.message_id must be at least 1',
    'mqtt_v5.unsubscribe.filters_begin-expr': 'mqtt_v5::unsubscribe.filters_begin must fulfil not _io.eof',
    'mqtt_v5.unsuback.message_id-end': 'mqtt_v5::unsuback.message_id must not be cut off',
    'mqtt_v5.unsuback.message_id-min': 'mqtt_v5::unsuback.message_id must be at least 1',
    'mqtt_v5.unsuback.reason_codes-end': 'mqtt_v5::unsuback.reason_codes must not be cut off',
    'mqtt_v5.unsuback.reason_codes-in-enum': 'mqtt_v5::unsuback.reason_codes must be a code of unsubscribe_reason_code',
    'mqtt_v3.empty_body.trailing_bytes-expr': 'mqtt_v3::empty_body.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.disconnect.written_reason_code-end': 'mqtt_v5::disconnect.written_reason_code must not be cut off',
    'mqtt_v5.disconnect.written_reason_code-in-enum': 'mqtt_v5::disconnect.written_reason_code must be a code of disconnect_reason_code',
    'mqtt_v5.disconnect.trailing_bytes-expr': 'mqtt_v5::disconnect.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.auth.written_reason_code-end': 'mqtt_v5::auth.written_reason_code must not be cut off',
    'mqtt_v5.auth.written_reason_code-in-enum': 'mqtt_v5::auth.written_reason_code must be a code of auth_reason_code',
    'mqtt_v5.auth.properties-expr': 'mqtt_v5::auth.properties must fulfil _.has_authentication_method',
    'mqtt_v5.auth.trailing_bytes-expr': 'mqtt_v5::auth.trailing_bytes must fulfil _.length == 0',
    'mqtt_v5.properties.block-size': 'mqtt_v5::properties.block must not reach behind the end, as far as `len_block.value` tells',
    'mqtt_v5.properties.block-content': 'mqtt_v5::properties.block must not need more bytes than `len_block.value` tells',
    'mqtt_v5.properties.block-end': 'mqtt_v5::properties.block must not be cut off',
    'mqtt_v5.properties.block-expr': 'mqtt_v5::properties.block must fulfil not _.has_authentication_data or _.has_authentication_method',
    'mqtt_v3.user_name.len_value-end': 'mqtt_v3::user_name.len_value must not be cut off',
    'mqtt_v3.user_name.value-size': 'mqtt_v3::user_name.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v3.user_name.value-end': 'mqtt_v3::user_name.value must not be cut off',
    'mqtt_v3.user_name.value-encoding': 'mqtt_v3::user_name.value must be UTF-8',
    'mqtt_v3.password.len_value-end': 'mqtt_v3::password.len_value must not be cut off',
    'mqtt_v3.password.value-size': 'mqtt_v3::password.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v3.password.value-end': 'mqtt_v3::password.value must not be cut off',
    'mqtt_v5.subscription.len_topic_filter-end': 'mqtt_v5::subscription.len_topic_filter must not be cut off',
    'mqtt_v5.subscription.len_topic_filter-min': 'mqtt_v5::subscription.len_topic_filter must be at least 1',
    'mqtt_v5.subscription.topic_filter-size': 'mqtt_v5::subscription.topic_filter must not reach behind the end, as far as `len_topic_filter` tells',
    'mqtt_v5.subscription.topic_filter-content': 'mqtt_v5::subscription.topic_filter must not need more bytes than `len_topic_filter` tells',
    'mqtt_v5.subscription.topic_filter-end': 'mqtt_v5::subscription.topic_filter must not be cut off',
    'mqtt_v5.subscription.reserved-end': 'mqtt_v5::subscription.reserved must not be cut off',
    'mqtt_v5.subscription.reserved-eq': 'mqtt_v5::subscription.reserved must be 0',
    'mqtt_v5.subscription.retain_handling-in-enum': 'mqtt_v5::subscription.retain_handling must be a code of retain_handling',
    'mqtt_v5.subscription.requested_qos-expr': 'mqtt_v5::subscription.requested_qos must fulfil _ != mqtt_v3::qos::reserved',
    'mqtt_v5.subscription.options_end-expr': 'mqtt_v5::subscription.options_end must fulfil not no_local or not topic_filter.is_shared',
    'mqtt_v5.unsubscription.len_topic_filter-end': 'mqtt_v5::unsubscription.len_topic_filter must not be cut off',
    'mqtt_v5.unsubscription.len_topic_filter-min': 'mqtt_v5::unsubscription.len_topic_filter must be at least 1',
    'mqtt_v5.unsubscription.topic_filter-size': 'mqtt_v5::unsubscription.topic_filter must not reach behind the end, as far as `len_topic_filter` tells',
    'mqtt_v5.unsubscription.topic_filter-content': 'mqtt_v5::unsubscription.topic_filter must not need more bytes than `len_topic_filter` tells',
    'mqtt_v5.unsubscription.topic_filter-end': 'mqtt_v5::unsubscription.topic_filter must not be cut off',
    'mqtt_v5.variable_byte_integer.written-expr': 'mqtt_v5::variable_byte_integer.written must fulfil _.is_shortest',
    'mqtt_v5.topic_filter.text-encoding': 'mqtt_v5::topic_filter.text must be UTF-8',
    'mqtt_v5.topic_filter.text_end-expr': 'mqtt_v5::topic_filter.text_end must fulfil not is_shared or share.filter.length > 0',
    'mqtt_v5.topic_filter.beginning-size': 'mqtt_v5::topic_filter.beginning must not reach behind the end, as far as `_io.size < 7 ? _io.size : 7` tells',
    'mqtt_v5.topic_filter.beginning-end': 'mqtt_v5::topic_filter.beginning must not be cut off',
    'mqtt_v5.topic_filter.share-size': 'mqtt_v5::topic_filter.share must not reach behind the end, as far as `_io.size - 7` tells',
    'mqtt_v5.topic_filter.share-negative-size': 'mqtt_v5::topic_filter.share must not have a negative size `_io.size - 7`',
    'mqtt_v5.topic_filter.share-content': 'mqtt_v5::topic_filter.share must not need more bytes than `_io.size - 7` tells',
    'mqtt_v5.topic_filter.share-end': 'mqtt_v5::topic_filter.share must not be cut off',
    'mqtt_v5.property.identifier-end': 'mqtt_v5::property.identifier must not be cut off',
    'mqtt_v5.property.identifier-in-enum': 'mqtt_v5::property.identifier must be a code of property_identifier',
    'mqtt_v5.property.identifier_end-expr': 'mqtt_v5::property.identifier_end must fulfil is_allowed',
    'mqtt_v5.property.value_begin-expr': 'mqtt_v5::property.value_begin must fulfil (identifiers_before & (1 << identifier.to_i)) == 0 or identifier == property_identifier::user_property or (identifier == property_identifier::subscription_identifier and _root.message_type == mqtt_v3::message_type::publish)',
    'mqtt_v5.share.name-encoding': 'mqtt_v5::share.name must be UTF-8',
    'mqtt_v5.share.name-expr': 'mqtt_v5::share.name must fulfil _ != "" and _ != "+" and _ != "#"',
    'mqtt_v5.byte.value-end': 'mqtt_v5::byte.value must not be cut off',
    'mqtt_v5.byte.value-max': 'mqtt_v5::byte.value must be at most 1',
    'mqtt_v5.four_byte_integer.value-end': 'mqtt_v5::four_byte_integer.value must not be cut off',
    'mqtt_v5.four_byte_integer.value-expr': 'mqtt_v5::four_byte_integer.value must fulfil _ > 0 or _parent.identifier != property_identifier::maximum_packet_size',
    'mqtt_v5.utf8_string.len_value-end': 'mqtt_v5::utf8_string.len_value must not be cut off',
    'mqtt_v5.utf8_string.value-size': 'mqtt_v5::utf8_string.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v5.utf8_string.value-end': 'mqtt_v5::utf8_string.value must not be cut off',
    'mqtt_v5.utf8_string.value-encoding': 'mqtt_v5::utf8_string.value must be UTF-8',
    'mqtt_v5.topic_name.len_value-end': 'mqtt_v5::topic_name.len_value must not be cut off',
    'mqtt_v5.topic_name.len_value-min': 'mqtt_v5::topic_name.len_value must be at least 1',
    'mqtt_v5.topic_name.value-size': 'mqtt_v5::topic_name.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v5.topic_name.value-end': 'mqtt_v5::topic_name.value must not be cut off',
    'mqtt_v5.topic_name.value-encoding': 'mqtt_v5::topic_name.value must be UTF-8',
    'mqtt_v5.binary_data.len_value-end': 'mqtt_v5::binary_data.len_value must not be cut off',
    'mqtt_v5.binary_data.value-size': 'mqtt_v5::binary_data.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v5.binary_data.value-end': 'mqtt_v5::binary_data.value must not be cut off',
    'mqtt_v5.subscription_identifier.number-expr': 'mqtt_v5::subscription_identifier.number must fulfil _.value > 0',
    'mqtt_v5.two_byte_integer.value-end': 'mqtt_v5::two_byte_integer.value must not be cut off',
    'mqtt_v5.two_byte_integer.value-expr': 'mqtt_v5::two_byte_integer.value must fulfil _ > 0 or _parent.identifier == property_identifier::server_keep_alive or _parent.identifier == property_identifier::topic_alias_maximum',
    'mqtt_v5.authentication_data.len_value-end': 'mqtt_v5::authentication_data.len_value must not be cut off',
    'mqtt_v5.authentication_data.value-size': 'mqtt_v5::authentication_data.value must not reach behind the end, as far as `len_value` tells',
    'mqtt_v5.authentication_data.value-end': 'mqtt_v5::authentication_data.value must not be cut off',
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
        ('mqtt_v5', 'mqtt_v5:MqttV5', ('message_type', 'dup', 'qos', 'retain', 'remaining_length', 'body')),
        ('mqtt_v3::remaining_length', 'mqtt_v3:MqttV3.RemainingLength', ('digits',)),
        ('mqtt_v5::connect', 'mqtt_v5:MqttV5.Connect', ('len_protocol_name', 'protocol_name', 'protocol_level', 'has_user_name', 'has_password', 'will_retain', 'will_qos', 'has_will', 'clean_start', 'reserved', 'keep_alive', 'properties', 'len_client_id', 'client_id', 'will_properties', 'len_will_topic', 'will_topic', 'len_will_payload', 'will_payload', 'user_name', 'password', 'trailing_bytes')),
        ('mqtt_v5::properties', 'mqtt_v5:MqttV5.Properties', ('block',)),
        ('mqtt_v5::variable_byte_integer', 'mqtt_v5:MqttV5.VariableByteInteger', ('written',)),
        ('mqtt_v5::property_list', 'mqtt_v5:MqttV5.PropertyList', ('entries',)),
        ('mqtt_v5::property', 'mqtt_v5:MqttV5.Property', ('identifier', 'value')),
        ('mqtt_v5::byte', 'mqtt_v5:MqttV5.Byte', ('value',)),
        ('mqtt_v5::four_byte_integer', 'mqtt_v5:MqttV5.FourByteInteger', ('value',)),
        ('mqtt_v5::utf8_string', 'mqtt_v5:MqttV5.Utf8String', ('len_value', 'value')),
        ('mqtt_v5::topic_name', 'mqtt_v5:MqttV5.TopicName', ('len_value', 'value')),
        ('mqtt_v5::binary_data', 'mqtt_v5:MqttV5.BinaryData', ('len_value', 'value')),
        ('mqtt_v5::subscription_identifier', 'mqtt_v5:MqttV5.SubscriptionIdentifier', ('number',)),
        ('mqtt_v5::two_byte_integer', 'mqtt_v5:MqttV5.TwoByteInteger', ('value',)),
        ('mqtt_v5::authentication_data', 'mqtt_v5:MqttV5.AuthenticationData', ('len_value', 'value')),
        ('mqtt_v5::string_pair', 'mqtt_v5:MqttV5.StringPair', ('name', 'value')),
        ('mqtt_v3::user_name', 'mqtt_v3:MqttV3.UserName', ('len_value', 'value')),
        ('mqtt_v3::password', 'mqtt_v3:MqttV3.Password', ('len_value', 'value')),
        ('mqtt_v5::connack', 'mqtt_v5:MqttV5.Connack', ('reserved', 'session_present', 'reason_code', 'properties', 'trailing_bytes')),
        ('mqtt_v5::publish', 'mqtt_v5:MqttV5.Publish', ('len_topic_name', 'topic_name', 'message_id', 'properties', 'payload')),
        ('mqtt_v5::acknowledgement', 'mqtt_v5:MqttV5.Acknowledgement', ('message_id', 'properties', 'trailing_bytes')),
        ('mqtt_v5::release', 'mqtt_v5:MqttV5.Release', ('message_id', 'properties', 'trailing_bytes')),
        ('mqtt_v5::subscribe', 'mqtt_v5:MqttV5.Subscribe', ('message_id', 'properties', 'requests')),
        ('mqtt_v5::subscription', 'mqtt_v5:MqttV5.Subscription', ('len_topic_filter', 'topic_filter', 'reserved', 'retain_handling', 'retain_as_published', 'no_local', 'requested_qos')),
        ('mqtt_v5::topic_filter', 'mqtt_v5:MqttV5.TopicFilter', ('text',)),
        ('mqtt_v5::share', 'mqtt_v5:MqttV5.Share', ('name', 'filter')),
        ('mqtt_v5::suback', 'mqtt_v5:MqttV5.Suback', ('message_id', 'properties', 'reason_codes')),
        ('mqtt_v5::unsubscribe', 'mqtt_v5:MqttV5.Unsubscribe', ('message_id', 'properties', 'requests')),
        ('mqtt_v5::unsubscription', 'mqtt_v5:MqttV5.Unsubscription', ('len_topic_filter', 'topic_filter')),
        ('mqtt_v5::unsuback', 'mqtt_v5:MqttV5.Unsuback', ('message_id', 'properties', 'reason_codes')),
        ('mqtt_v3::empty_body', 'mqtt_v3:MqttV3.EmptyBody', ('trailing_bytes',)),
        ('mqtt_v5::disconnect', 'mqtt_v5:MqttV5.Disconnect', ('properties', 'trailing_bytes')),
        ('mqtt_v5::auth', 'mqtt_v5:MqttV5.Auth', ('properties', 'trailing_bytes')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqtt_v3:MqttV3.MessageType', {0: 'reserved', 1: 'connect', 2: 'connack', 3: 'publish', 4: 'puback', 5: 'pubrec', 6: 'pubrel', 7: 'pubcomp', 8: 'subscribe', 9: 'suback', 10: 'unsubscribe', 11: 'unsuback', 12: 'pingreq', 13: 'pingresp', 14: 'disconnect', 15: 'auth'}),
        ('mqtt_v3:MqttV3.Qos', {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 3: 'reserved'}),
        ('mqtt_v5:MqttV5.AuthReasonCode', {0: 'success', 24: 'continue_authentication', 25: 're_authenticate'}),
        ('mqtt_v5:MqttV5.ConnectReasonCode', {0: 'success', 128: 'unspecified_error', 129: 'malformed_packet', 130: 'protocol_error', 131: 'implementation_specific_error', 132: 'unsupported_protocol_version', 133: 'client_identifier_not_valid', 134: 'bad_user_name_or_password', 135: 'not_authorized', 136: 'server_unavailable', 137: 'server_busy', 138: 'banned', 140: 'bad_authentication_method', 144: 'topic_name_invalid', 149: 'packet_too_large', 151: 'quota_exceeded', 153: 'payload_format_invalid', 154: 'retain_not_supported', 155: 'qos_not_supported', 156: 'use_another_server', 157: 'server_moved', 159: 'connection_rate_exceeded'}),
        ('mqtt_v5:MqttV5.DisconnectReasonCode', {0: 'normal_disconnection', 4: 'disconnect_with_will_message', 128: 'unspecified_error', 129: 'malformed_packet', 130: 'protocol_error', 131: 'implementation_specific_error', 135: 'not_authorized', 137: 'server_busy', 139: 'server_shutting_down', 140: 'bad_authentication_method', 141: 'keep_alive_timeout', 142: 'session_taken_over', 143: 'topic_filter_invalid', 144: 'topic_name_invalid', 147: 'receive_maximum_exceeded', 148: 'topic_alias_invalid', 149: 'packet_too_large', 150: 'message_rate_too_high', 151: 'quota_exceeded', 152: 'administrative_action', 153: 'payload_format_invalid', 154: 'retain_not_supported', 155: 'qos_not_supported', 156: 'use_another_server', 157: 'server_moved', 158: 'shared_subscriptions_not_supported', 159: 'connection_rate_exceeded', 160: 'maximum_connect_time', 161: 'subscription_identifiers_not_supported', 162: 'wildcard_subscriptions_not_supported'}),
        ('mqtt_v5:MqttV5.PropertyIdentifier', {1: 'payload_format_indicator', 2: 'message_expiry_interval', 3: 'content_type', 8: 'response_topic', 9: 'correlation_data', 11: 'subscription_identifier', 17: 'session_expiry_interval', 18: 'assigned_client_identifier', 19: 'server_keep_alive', 21: 'authentication_method', 22: 'authentication_data', 23: 'request_problem_information', 24: 'will_delay_interval', 25: 'request_response_information', 26: 'response_information', 28: 'server_reference', 31: 'reason_string', 33: 'receive_maximum', 34: 'topic_alias_maximum', 35: 'topic_alias', 36: 'maximum_qos', 37: 'retain_available', 38: 'user_property', 39: 'maximum_packet_size', 40: 'wildcard_subscription_available', 41: 'subscription_identifier_available', 42: 'shared_subscription_available'}),
        ('mqtt_v5:MqttV5.PublishReasonCode', {0: 'success', 16: 'no_matching_subscribers', 128: 'unspecified_error', 131: 'implementation_specific_error', 135: 'not_authorized', 144: 'topic_name_invalid', 145: 'packet_identifier_in_use', 151: 'quota_exceeded', 153: 'payload_format_invalid'}),
        ('mqtt_v5:MqttV5.ReleaseReasonCode', {0: 'success', 146: 'packet_identifier_not_found'}),
        ('mqtt_v5:MqttV5.RetainHandling', {0: 'send', 1: 'send_if_new', 2: 'do_not_send'}),
        ('mqtt_v5:MqttV5.SubscribeReasonCode', {0: 'granted_qos_0', 1: 'granted_qos_1', 2: 'granted_qos_2', 128: 'unspecified_error', 131: 'implementation_specific_error', 135: 'not_authorized', 143: 'topic_filter_invalid', 145: 'packet_identifier_in_use', 151: 'quota_exceeded', 158: 'shared_subscriptions_not_supported', 161: 'subscription_identifiers_not_supported', 162: 'wildcard_subscriptions_not_supported'}),
        ('mqtt_v5:MqttV5.UnsubscribeReasonCode', {0: 'success', 17: 'no_subscription_existed', 128: 'unspecified_error', 131: 'implementation_specific_error', 135: 'not_authorized', 143: 'topic_filter_invalid', 145: 'packet_identifier_in_use'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == []



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
