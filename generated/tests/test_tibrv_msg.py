# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Validation tests of tibrv_msg: TIB/Rendezvous message (tibrvMsg) as bytes.

The messages are made from ksy/tibco/tibrv_msg.ksy when the tests run, the same ones each time; `ksyspark test tibrv_msg`
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

FORMAT = FORMATS["tibrv_msg"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/tibco/tibrv_msg.ksy"
FOLDER = ROOT / "tests" / "samples" / "tibrv_msg"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'tibrv_msg.len_message-end': 'tibrv_msg.len_message must not be cut off',
    'tibrv_msg.len_message-min': 'tibrv_msg.len_message must be at least 8',
    'tibrv_msg.magic-end': 'tibrv_msg.magic must not be cut off',
    'tibrv_msg.magic-contents': 'tibrv_msg.magic must be 9955eeaa',
    'tibrv_msg.body-size': 'tibrv_msg.body must not reach behind the end, as far as `len_message - 8` tells',
    'tibrv_msg.body-negative-size': 'tibrv_msg.body must not have a negative size `len_message - 8`',
    'tibrv_msg.body-content': 'tibrv_msg.body must not need more bytes than `len_message - 8` tells',
    'tibrv_msg.body-end': 'tibrv_msg.body must not be cut off',
    'tibrv_msg.field.len_name-end': 'tibrv_msg::field.len_name must not be cut off',
    'tibrv_msg.field.label-size': 'tibrv_msg::field.label must not reach behind the end, as far as `len_name` tells',
    'tibrv_msg.field.label-content': 'tibrv_msg::field.label must not need more bytes than `len_name` tells',
    'tibrv_msg.field.label-end': 'tibrv_msg::field.label must not be cut off',
    'tibrv_msg.field.wire_type-end': 'tibrv_msg::field.wire_type must not be cut off',
    'tibrv_msg.field.len_data-expr': 'tibrv_msg::field.len_data must fulfil _.form == 0x7a or wire_type != wire_type::message',
    'tibrv_msg.field.data-size': 'tibrv_msg::field.data must not reach behind the end, as far as `len_data.value` tells',
    'tibrv_msg.field.data-negative-size': 'tibrv_msg::field.data must not have a negative size `len_data.value`',
    'tibrv_msg.field.data-content': 'tibrv_msg::field.data must not need more bytes than `len_data.value` tells',
    'tibrv_msg.field.data-end': 'tibrv_msg::field.data must not be cut off',
    'tibrv_msg.field_size.form-end': 'tibrv_msg::field_size.form must not be cut off',
    'tibrv_msg.field_size.len_8-end': 'tibrv_msg::field_size.len_8 must not be cut off',
    'tibrv_msg.field_size.len_8-min': 'tibrv_msg::field_size.len_8 must be at least 1',
    'tibrv_msg.field_size.len_16-end': 'tibrv_msg::field_size.len_16 must not be cut off',
    'tibrv_msg.field_size.len_16-min': 'tibrv_msg::field_size.len_16 must be at least 2',
    'tibrv_msg.field_size.len_32-end': 'tibrv_msg::field_size.len_32 must not be cut off',
    'tibrv_msg.field_size.len_32-min': 'tibrv_msg::field_size.len_32 must be at least 4',
    'tibrv_msg.message_list.num_messages-end': 'tibrv_msg::message_list.num_messages must not be cut off',
    'tibrv_msg.message_list.messages-count': 'tibrv_msg::message_list.messages must have as many items as `is_array ? num_messages : 1` tells',
    'tibrv_msg.subject.num_elements-end': 'tibrv_msg::subject.num_elements must not be cut off',
    'tibrv_msg.subject.elements-count': 'tibrv_msg::subject.elements must have as many items as `num_elements` tells',
    'tibrv_msg.datetime.width-expr': 'tibrv_msg::datetime.width must fulfil _io.size == 8',
    'tibrv_msg.datetime.seconds_low-end': 'tibrv_msg::datetime.seconds_low must not be cut off',
    'tibrv_msg.datetime.seconds_high-end': 'tibrv_msg::datetime.seconds_high must not be cut off',
    'tibrv_msg.datetime.microseconds-end': 'tibrv_msg::datetime.microseconds must not be cut off',
    'tibrv_msg.boolean.width-expr': 'tibrv_msg::boolean.width must fulfil _io.size == 1',
    'tibrv_msg.boolean.code-end': 'tibrv_msg::boolean.code must not be cut off',
    'tibrv_msg.ip_data.width-expr': 'tibrv_msg::ip_data.width must fulfil _io.size == 4 or _io.size == 2',
    'tibrv_msg.ip_data.address-end': 'tibrv_msg::ip_data.address must not be cut off',
    'tibrv_msg.ip_data.port-end': 'tibrv_msg::ip_data.port must not be cut off',
    'tibrv_msg.signed.width-expr': 'tibrv_msg::signed.width must fulfil _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1',
    'tibrv_msg.signed.int8-end': 'tibrv_msg::signed.int8 must not be cut off',
    'tibrv_msg.signed.int16-end': 'tibrv_msg::signed.int16 must not be cut off',
    'tibrv_msg.signed.int32-end': 'tibrv_msg::signed.int32 must not be cut off',
    'tibrv_msg.signed.int64-end': 'tibrv_msg::signed.int64 must not be cut off',
    'tibrv_msg.unsigned.width-expr': 'tibrv_msg::unsigned.width must fulfil _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1',
    'tibrv_msg.unsigned.uint8-end': 'tibrv_msg::unsigned.uint8 must not be cut off',
    'tibrv_msg.unsigned.uint16-end': 'tibrv_msg::unsigned.uint16 must not be cut off',
    'tibrv_msg.unsigned.uint32-end': 'tibrv_msg::unsigned.uint32 must not be cut off',
    'tibrv_msg.unsigned.long_value-end': 'tibrv_msg::unsigned.long_value must not be cut off',
    'tibrv_msg.real.width-expr': 'tibrv_msg::real.width must fulfil _io.size == 8 or _io.size == 4',
    'tibrv_msg.real.float32-end': 'tibrv_msg::real.float32 must not be cut off',
    'tibrv_msg.real.float64-end': 'tibrv_msg::real.float64 must not be cut off',
    'tibrv_msg.i8_array.values-end': 'tibrv_msg::i8_array.values must not be cut off',
    'tibrv_msg.u8_array.values-end': 'tibrv_msg::u8_array.values must not be cut off',
    'tibrv_msg.i16_array.values-end': 'tibrv_msg::i16_array.values must not be cut off',
    'tibrv_msg.u16_array.values-end': 'tibrv_msg::u16_array.values must not be cut off',
    'tibrv_msg.i32_array.values-end': 'tibrv_msg::i32_array.values must not be cut off',
    'tibrv_msg.u32_array.values-end': 'tibrv_msg::u32_array.values must not be cut off',
    'tibrv_msg.i64_array.values-end': 'tibrv_msg::i64_array.values must not be cut off',
    'tibrv_msg.u64_array.values-end': 'tibrv_msg::u64_array.values must not be cut off',
    'tibrv_msg.f32_array.values-end': 'tibrv_msg::f32_array.values must not be cut off',
    'tibrv_msg.f64_array.values-end': 'tibrv_msg::f64_array.values must not be cut off',
    'tibrv_msg.string_array.num_values-end': 'tibrv_msg::string_array.num_values must not be cut off',
    'tibrv_msg.string_array.values-count': 'tibrv_msg::string_array.values must have as many items as `num_values` tells',
    'tibrv_msg.string_array.values-terminator': 'tibrv_msg::string_array.values must be ended by its terminator',
    'tibrv_msg.inner_message.len_message-end': 'tibrv_msg::inner_message.len_message must not be cut off',
    'tibrv_msg.inner_message.len_message-min': 'tibrv_msg::inner_message.len_message must be at least 8',
    'tibrv_msg.inner_message.magic-end': 'tibrv_msg::inner_message.magic must not be cut off',
    'tibrv_msg.inner_message.magic-contents': 'tibrv_msg::inner_message.magic must be 9955eeaa',
    'tibrv_msg.inner_message.body-size': 'tibrv_msg::inner_message.body must not reach behind the end, as far as `is_array ? len_message - 8 : _io.size - 4` tells',
    'tibrv_msg.inner_message.body-negative-size': 'tibrv_msg::inner_message.body must not have a negative size `is_array ? len_message - 8 : _io.size - 4`',
    'tibrv_msg.inner_message.body-content': 'tibrv_msg::inner_message.body must not need more bytes than `is_array ? len_message - 8 : _io.size - 4` tells',
    'tibrv_msg.inner_message.body-end': 'tibrv_msg::inner_message.body must not be cut off',
    'tibrv_msg.subject_element.len_element-end': 'tibrv_msg::subject_element.len_element must not be cut off',
    'tibrv_msg.subject_element.len_element-min': 'tibrv_msg::subject_element.len_element must be at least 2',
    'tibrv_msg.subject_element.value-size': 'tibrv_msg::subject_element.value must not reach behind the end, as far as `len_element - 1` tells',
    'tibrv_msg.subject_element.value-negative-size': 'tibrv_msg::subject_element.value must not have a negative size `len_element - 1`',
    'tibrv_msg.subject_element.value-end': 'tibrv_msg::subject_element.value must not be cut off',
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
        ('tibrv_msg', 'tibrv_msg:TibrvMsg', ('len_message', 'body')),
        ('tibrv_msg::fields', 'tibrv_msg:TibrvMsg.Fields', ('fields',)),
        ('tibrv_msg::field', 'tibrv_msg:TibrvMsg.Field', ('wire_type', 'data')),
        ('tibrv_msg::field_name', 'tibrv_msg:TibrvMsg.FieldName', ('name',)),
        ('tibrv_msg::field_size', 'tibrv_msg:TibrvMsg.FieldSize', ('form', 'len_8', 'len_16', 'len_32')),
        ('tibrv_msg::message_list', 'tibrv_msg:TibrvMsg.MessageList', ('num_messages', 'messages')),
        ('tibrv_msg::inner_message', 'tibrv_msg:TibrvMsg.InnerMessage', ('body',)),
        ('tibrv_msg::depth_2::fields', 'tibrv_msg:TibrvMsg.Depth2.Fields', ('fields',)),
        ('tibrv_msg::depth_2::field', 'tibrv_msg:TibrvMsg.Depth2.Field', ('wire_type', 'data')),
        ('tibrv_msg::depth_2::message_list', 'tibrv_msg:TibrvMsg.Depth2.MessageList', ('num_messages', 'messages')),
        ('tibrv_msg::depth_2::inner_message', 'tibrv_msg:TibrvMsg.Depth2.InnerMessage', ('body',)),
        ('tibrv_msg::depth_3::fields', 'tibrv_msg:TibrvMsg.Depth3.Fields', ('fields',)),
        ('tibrv_msg::depth_3::field', 'tibrv_msg:TibrvMsg.Depth3.Field', ('wire_type', 'data')),
        ('tibrv_msg::depth_3::message_list', 'tibrv_msg:TibrvMsg.Depth3.MessageList', ('num_messages', 'messages')),
        ('tibrv_msg::depth_3::inner_message', 'tibrv_msg:TibrvMsg.Depth3.InnerMessage', ('body',)),
        ('tibrv_msg::depth_4::fields', 'tibrv_msg:TibrvMsg.Depth4.Fields', ('raw',)),
        ('tibrv_msg::subject', 'tibrv_msg:TibrvMsg.Subject', ('num_elements', 'elements')),
        ('tibrv_msg::subject_element', 'tibrv_msg:TibrvMsg.SubjectElement', ('value',)),
        ('tibrv_msg::datetime', 'tibrv_msg:TibrvMsg.Datetime', ('microseconds',)),
        ('tibrv_msg::text', 'tibrv_msg:TibrvMsg.Text', ('value',)),
        ('tibrv_msg::boolean', 'tibrv_msg:TibrvMsg.Boolean', ()),
        ('tibrv_msg::ip_data', 'tibrv_msg:TibrvMsg.IpData', ('address', 'port')),
        ('tibrv_msg::signed', 'tibrv_msg:TibrvMsg.Signed', ()),
        ('tibrv_msg::unsigned', 'tibrv_msg:TibrvMsg.Unsigned', ('long_value',)),
        ('tibrv_msg::real', 'tibrv_msg:TibrvMsg.Real', ()),
        ('tibrv_msg::i8_array', 'tibrv_msg:TibrvMsg.I8Array', ('values',)),
        ('tibrv_msg::u8_array', 'tibrv_msg:TibrvMsg.U8Array', ('values',)),
        ('tibrv_msg::i16_array', 'tibrv_msg:TibrvMsg.I16Array', ('values',)),
        ('tibrv_msg::u16_array', 'tibrv_msg:TibrvMsg.U16Array', ('values',)),
        ('tibrv_msg::i32_array', 'tibrv_msg:TibrvMsg.I32Array', ('values',)),
        ('tibrv_msg::u32_array', 'tibrv_msg:TibrvMsg.U32Array', ('values',)),
        ('tibrv_msg::i64_array', 'tibrv_msg:TibrvMsg.I64Array', ('values',)),
        ('tibrv_msg::u64_array', 'tibrv_msg:TibrvMsg.U64Array', ('values',)),
        ('tibrv_msg::f32_array', 'tibrv_msg:TibrvMsg.F32Array', ('values',)),
        ('tibrv_msg::f64_array', 'tibrv_msg:TibrvMsg.F64Array', ('values',)),
        ('tibrv_msg::xml', 'tibrv_msg:TibrvMsg.Xml', ('compressed',)),
        ('tibrv_msg::string_array', 'tibrv_msg:TibrvMsg.StringArray', ('num_values', 'values')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('tibrv_msg:TibrvMsg.FieldRemark', {0: 'none', 1: 'type_unknown', 2: 'api_type_on_wire', 3: 'size_form_unknown'}),
        ('tibrv_msg:TibrvMsg.WireType', {0: 'bad', 1: 'message', 2: 'subject', 3: 'datetime', 7: 'opaque', 8: 'string', 9: 'boolean', 10: 'ip_data', 11: 'signed', 12: 'unsigned', 13: 'real', 14: 'api_i8', 15: 'api_u8', 16: 'api_i16', 17: 'api_u16', 18: 'api_i32', 19: 'api_u32', 20: 'api_i64', 21: 'api_u64', 24: 'api_f32', 25: 'api_f64', 26: 'api_ip_port', 27: 'api_ip_address', 32: 'encrypted', 34: 'i8_array', 35: 'u8_array', 36: 'i16_array', 37: 'u16_array', 38: 'i32_array', 39: 'u32_array', 40: 'i64_array', 41: 'u64_array', 44: 'f32_array', 45: 'f64_array', 47: 'xml', 48: 'string_array', 49: 'message_array'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('has_identifiers', True), ('is_size_78_next_byte', False)]



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
