# Generated from ksy/sas/sas_tibrv.ksy by `ksyspark generate`; do not edit.
"""Validation tests of sas_tibrv: SAS attachment, one message of it over TIB/Rendezvous.

The messages are made from ksy/sas/sas_tibrv.ksy when the tests run, the same ones each time; `ksyspark test sas_tibrv`
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

FORMAT = FORMATS["sas_tibrv"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/sas/sas_tibrv.ksy"
FOLDER = ROOT / "tests" / "samples" / "sas_tibrv"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'sas_tibrv.len_message-end': 'sas_tibrv.len_message must not be cut off',
    'sas_tibrv.len_message-min': 'sas_tibrv.len_message must be at least 8',
    'sas_tibrv.magic-end': 'sas_tibrv.magic must not be cut off',
    'sas_tibrv.magic-contents': 'sas_tibrv.magic must be 9955eeaa',
    'sas_tibrv.body-size': 'sas_tibrv.body must not reach behind the end, as far as `len_message - 8` tells',
    'sas_tibrv.body-negative-size': 'sas_tibrv.body must not have a negative size `len_message - 8`',
    'sas_tibrv.body-content': 'sas_tibrv.body must not need more bytes than `len_message - 8` tells',
    'sas_tibrv.body-end': 'sas_tibrv.body must not be cut off',
    'sas_tibrv.data_set.trailing_fields-expr': 'sas_tibrv::data_set.trailing_fields must fulfil _.length == 0',
    'sas_tibrv.file_descriptor.trailing_fields-expr': 'sas_tibrv::file_descriptor.trailing_fields must fulfil _.length == 0',
    'sas_tibrv.last.trailing_fields-expr': 'sas_tibrv::last.trailing_fields must fulfil _.length == 0',
    'sas_tibrv.first_field.len_name-end': 'sas_tibrv::first_field.len_name must not be cut off',
    'sas_tibrv.first_field.label-size': 'sas_tibrv::first_field.label must not reach behind the end, as far as `len_name` tells',
    'sas_tibrv.first_field.label-content': 'sas_tibrv::first_field.label must not need more bytes than `len_name` tells',
    'sas_tibrv.first_field.label-end': 'sas_tibrv::first_field.label must not be cut off',
    'sas_tibrv.text.data-size': 'sas_tibrv::text.data must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.text.data-negative-size': 'sas_tibrv::text.data must not have a negative size `head.len_data.value`',
    'sas_tibrv.text.data-content': 'sas_tibrv::text.data must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.text.data-end': 'sas_tibrv::text.data must not be cut off',
    'sas_tibrv.unsigned.data-size': 'sas_tibrv::unsigned.data must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.unsigned.data-negative-size': 'sas_tibrv::unsigned.data must not have a negative size `head.len_data.value`',
    'sas_tibrv.unsigned.data-content': 'sas_tibrv::unsigned.data must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.unsigned.data-end': 'sas_tibrv::unsigned.data must not be cut off',
    'sas_tibrv.integer.data-size': 'sas_tibrv::integer.data must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.integer.data-negative-size': 'sas_tibrv::integer.data must not have a negative size `head.len_data.value`',
    'sas_tibrv.integer.data-content': 'sas_tibrv::integer.data must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.integer.data-end': 'sas_tibrv::integer.data must not be cut off',
    'sas_tibrv.password.value-size': 'sas_tibrv::password.value must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.password.value-negative-size': 'sas_tibrv::password.value must not have a negative size `head.len_data.value`',
    'sas_tibrv.password.value-end': 'sas_tibrv::password.value must not be cut off',
    'sas_tibrv.variable.repeated_fields-count': 'sas_tibrv::variable.repeated_fields must have as many items as `ahead.count - 1` tells',
    'sas_tibrv.observation_value.repeated_fields-count': 'sas_tibrv::observation_value.repeated_fields must have as many items as `ahead.count - 1` tells',
    'sas_tibrv.index_record.keys-count': 'sas_tibrv::index_record.keys must have as many items as `num_keys.data.value` tells',
    'sas_tibrv.constraint.names-count': 'sas_tibrv::constraint.names must have as many items as `names_ahead.count` tells',
    'sas_tibrv.binary_record.value-size': 'sas_tibrv::binary_record.value must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.binary_record.value-negative-size': 'sas_tibrv::binary_record.value must not have a negative size `head.len_data.value`',
    'sas_tibrv.binary_record.value-end': 'sas_tibrv::binary_record.value must not be cut off',
    'sas_tibrv.field_head.len_name-end': 'sas_tibrv::field_head.len_name must not be cut off',
    'sas_tibrv.field_head.label-size': 'sas_tibrv::field_head.label must not reach behind the end, as far as `len_name` tells',
    'sas_tibrv.field_head.label-content': 'sas_tibrv::field_head.label must not need more bytes than `len_name` tells',
    'sas_tibrv.field_head.label-end': 'sas_tibrv::field_head.label must not be cut off',
    'sas_tibrv.field_head.wire_type-end': 'sas_tibrv::field_head.wire_type must not be cut off',
    'sas_tibrv.field_head.wire_type-expr': 'sas_tibrv::field_head.wire_type must fulfil _.to_i == expected or (expected >= 11 and _.to_i >= 14 and _.to_i <= 25 and (expected == 13 ? _.to_i >= 24 : _.to_i <= 21 and _.to_i % 2 == expected - 11))',
    'tibrv_msg.unsigned.width-expr': 'tibrv_msg::unsigned.width must fulfil _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1',
    'tibrv_msg.unsigned.uint8-end': 'tibrv_msg::unsigned.uint8 must not be cut off',
    'tibrv_msg.unsigned.uint16-end': 'tibrv_msg::unsigned.uint16 must not be cut off',
    'tibrv_msg.unsigned.uint32-end': 'tibrv_msg::unsigned.uint32 must not be cut off',
    'tibrv_msg.unsigned.long_value-end': 'tibrv_msg::unsigned.long_value must not be cut off',
    'tibrv_msg.signed.width-expr': 'tibrv_msg::signed.width must fulfil _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1',
    'tibrv_msg.signed.int8-end': 'tibrv_msg::signed.int8 must not be cut off',
    'tibrv_msg.signed.int16-end': 'tibrv_msg::signed.int16 must not be cut off',
    'tibrv_msg.signed.int32-end': 'tibrv_msg::signed.int32 must not be cut off',
    'tibrv_msg.signed.int64-end': 'tibrv_msg::signed.int64 must not be cut off',
    'sas_tibrv.scalar.integer-size': 'sas_tibrv::scalar.integer must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.scalar.integer-negative-size': 'sas_tibrv::scalar.integer must not have a negative size `head.len_data.value`',
    'sas_tibrv.scalar.integer-content': 'sas_tibrv::scalar.integer must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.scalar.integer-end': 'sas_tibrv::scalar.integer must not be cut off',
    'sas_tibrv.scalar.real-size': 'sas_tibrv::scalar.real must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.scalar.real-negative-size': 'sas_tibrv::scalar.real must not have a negative size `head.len_data.value`',
    'sas_tibrv.scalar.real-content': 'sas_tibrv::scalar.real must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.scalar.real-end': 'sas_tibrv::scalar.real must not be cut off',
    'sas_tibrv.scalar.text-size': 'sas_tibrv::scalar.text must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.scalar.text-negative-size': 'sas_tibrv::scalar.text must not have a negative size `head.len_data.value`',
    'sas_tibrv.scalar.text-content': 'sas_tibrv::scalar.text must not need more bytes than `head.len_data.value` tells',
    'sas_tibrv.scalar.text-end': 'sas_tibrv::scalar.text must not be cut off',
    'sas_tibrv.numbers_ahead.fields-position': 'sas_tibrv::numbers_ahead.fields must not lie behind the end, where `ofs_fields` tells',
    'sas_tibrv.texts_ahead.fields-position': 'sas_tibrv::texts_ahead.fields must not lie behind the end, where `ofs_fields` tells',
    'sas_tibrv.tail_ahead.fields-position': 'sas_tibrv::tail_ahead.fields must not lie behind the end, where `ofs_fields` tells',
    'sas_tibrv.check_tail.buffers-count': 'sas_tibrv::check_tail.buffers must have as many items as `num_buffers.data.value` tells',
    'tibrv_msg.field_size.form-end': 'tibrv_msg::field_size.form must not be cut off',
    'tibrv_msg.field_size.len_8-end': 'tibrv_msg::field_size.len_8 must not be cut off',
    'tibrv_msg.field_size.len_8-min': 'tibrv_msg::field_size.len_8 must be at least 1',
    'tibrv_msg.field_size.len_16-end': 'tibrv_msg::field_size.len_16 must not be cut off',
    'tibrv_msg.field_size.len_16-min': 'tibrv_msg::field_size.len_16 must be at least 2',
    'tibrv_msg.field_size.len_32-end': 'tibrv_msg::field_size.len_32 must not be cut off',
    'tibrv_msg.field_size.len_32-min': 'tibrv_msg::field_size.len_32 must be at least 4',
    'tibrv_msg.real.width-expr': 'tibrv_msg::real.width must fulfil _io.size == 8 or _io.size == 4',
    'tibrv_msg.real.float32-end': 'tibrv_msg::real.float32 must not be cut off',
    'tibrv_msg.real.float64-end': 'tibrv_msg::real.float64 must not be cut off',
    'sas_tibrv.field_ahead.len_name-end': 'sas_tibrv::field_ahead.len_name must not be cut off',
    'sas_tibrv.field_ahead.label-size': 'sas_tibrv::field_ahead.label must not reach behind the end, as far as `len_name` tells',
    'sas_tibrv.field_ahead.label-end': 'sas_tibrv::field_ahead.label must not be cut off',
    'sas_tibrv.field_ahead.wire_type-end': 'sas_tibrv::field_ahead.wire_type must not be cut off',
    'sas_tibrv.field_ahead.data-size': 'sas_tibrv::field_ahead.data must not reach behind the end, as far as `len_data.value` tells',
    'sas_tibrv.field_ahead.data-negative-size': 'sas_tibrv::field_ahead.data must not have a negative size `len_data.value`',
    'sas_tibrv.field_ahead.data-end': 'sas_tibrv::field_ahead.data must not be cut off',
    'sas_tibrv.opaque.value-size': 'sas_tibrv::opaque.value must not reach behind the end, as far as `head.len_data.value` tells',
    'sas_tibrv.opaque.value-negative-size': 'sas_tibrv::opaque.value must not have a negative size `head.len_data.value`',
    'sas_tibrv.opaque.value-end': 'sas_tibrv::opaque.value must not be cut off',
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
        ('sas_tibrv', 'sas_tibrv:SasTibrv', ('len_message', 'body')),
        ('sas_tibrv::header', 'sas_tibrv:SasTibrv.Header', ('header_id', 'reserved_number', 'reserved_text', 'message_id', 'num_attachments', 'attachments')),
        ('sas_tibrv::text', 'sas_tibrv:SasTibrv.Text', ()),
        ('sas_tibrv::field_head', 'sas_tibrv:SasTibrv.FieldHead', ('len_name', 'label', 'wire_type', 'len_data')),
        ('tibrv_msg::field_name', 'tibrv_msg:TibrvMsg.FieldName', ('name',)),
        ('tibrv_msg::field_size', 'tibrv_msg:TibrvMsg.FieldSize', ('form', 'len_8', 'len_16', 'len_32')),
        ('tibrv_msg::text', 'tibrv_msg:TibrvMsg.Text', ('value',)),
        ('sas_tibrv::unsigned', 'sas_tibrv:SasTibrv.Unsigned', ()),
        ('tibrv_msg::unsigned', 'tibrv_msg:TibrvMsg.Unsigned', ('long_value',)),
        ('sas_tibrv::integer', 'sas_tibrv:SasTibrv.Integer', ()),
        ('tibrv_msg::signed', 'tibrv_msg:TibrvMsg.Signed', ()),
        ('sas_tibrv::attachment', 'sas_tibrv:SasTibrv.Attachment', ('attachment_id', 'qualifier_1', 'qualifier_2', 'description', 'minor_version', 'major_version')),
        ('sas_tibrv::counted_text', 'sas_tibrv:SasTibrv.CountedText', ()),
        ('sas_tibrv::message_data', 'sas_tibrv:SasTibrv.MessageData', ('num_values', 'values')),
        ('sas_tibrv::message_value', 'sas_tibrv:SasTibrv.MessageValue', ()),
        ('sas_tibrv::scalar', 'sas_tibrv:SasTibrv.Scalar', ('head', 'integer', 'real', 'text')),
        ('tibrv_msg::real', 'tibrv_msg:TibrvMsg.Real', ()),
        ('sas_tibrv::data_set', 'sas_tibrv:SasTibrv.DataSet', ('record_type', 'version', 'data_set_type', 'label', 'num_observations', 'num_variables', 'len_observation', 'compress', 'reuse', 'encrypt', 'num_sort_variables', 'collating_sequence', 'sort_flags', 'read_password_flag', 'read_password', 'write_password_flag', 'write_password', 'alter_password_flag', 'alter_password', 'max_generations')),
        ('sas_tibrv::password', 'sas_tibrv:SasTibrv.Password', ('value',)),
        ('sas_tibrv::variables', 'sas_tibrv:SasTibrv.Variables', ('num_variables', 'record_type', 'variables')),
        ('sas_tibrv::variable', 'sas_tibrv:SasTibrv.Variable', ('name', 'format_name', 'informat_name', 'label', 'variable_type', 'len_value', 'format_width', 'format_decimals', 'informat_width', 'informat_decimals', 'nsort')),
        ('sas_tibrv::numbers_ahead', 'sas_tibrv:SasTibrv.NumbersAhead', ()),
        ('sas_tibrv::field_ahead', 'sas_tibrv:SasTibrv.FieldAhead', ('len_name', 'label', 'wire_type', 'len_data', 'data')),
        ('sas_tibrv::observations', 'sas_tibrv:SasTibrv.Observations', ('num_observations', 'record_type', 'values')),
        ('sas_tibrv::observation_value', 'sas_tibrv:SasTibrv.ObservationValue', ()),
        ('sas_tibrv::indexes', 'sas_tibrv:SasTibrv.Indexes', ('record_type', 'num_records', 'records')),
        ('sas_tibrv::index_record', 'sas_tibrv:SasTibrv.IndexRecord', ('upercmx', 'name', 'flags', 'num_variables', 'num_keys', 'keys')),
        ('sas_tibrv::constraints', 'sas_tibrv:SasTibrv.Constraints', ('record_type', 'num_records', 'records')),
        ('sas_tibrv::constraint', 'sas_tibrv:SasTibrv.Constraint', ('constraint_type', 'max_length', 'name', 'num_variables', 'num_names', 'names', 'tail')),
        ('sas_tibrv::texts_ahead', 'sas_tibrv:SasTibrv.TextsAhead', ()),
        ('sas_tibrv::tail_ahead', 'sas_tibrv:SasTibrv.TailAhead', ()),
        ('sas_tibrv::check_tail', 'sas_tibrv:SasTibrv.CheckTail', ('whlen', 'num_buffers', 'buffers')),
        ('sas_tibrv::opaque', 'sas_tibrv:SasTibrv.Opaque', ('value',)),
        ('sas_tibrv::plain_tail', 'sas_tibrv:SasTibrv.PlainTail', ('filler',)),
        ('sas_tibrv::foreign_key_tail', 'sas_tibrv:SasTibrv.ForeignKeyTail', ('total_length', 'on_delete', 'on_update', 'primary_key', 'libref', 'member_name', 'attributes')),
        ('sas_tibrv::file_descriptor', 'sas_tibrv:SasTibrv.FileDescriptor', ('len_record', 'file_size')),
        ('sas_tibrv::text_records', 'sas_tibrv:SasTibrv.TextRecords', ('num_records', 'records')),
        ('sas_tibrv::binary_records', 'sas_tibrv:SasTibrv.BinaryRecords', ('num_records', 'records')),
        ('sas_tibrv::binary_record', 'sas_tibrv:SasTibrv.BinaryRecord', ('value',)),
        ('sas_tibrv::last', 'sas_tibrv:SasTibrv.Last', ('num_messages',)),
        ('sas_tibrv::first_field', 'sas_tibrv:SasTibrv.FirstField', ('len_name', 'label')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('sas_tibrv:SasTibrv.AttachmentKind', {1: 'data_set', 2: 'text_file', 3: 'binary_file'}),
        ('sas_tibrv:SasTibrv.ConstraintShape', {1: 'check', 2: 'plain', 3: 'foreign_key'}),
        ('sas_tibrv:SasTibrv.FieldRemark', {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}),
        ('sas_tibrv:SasTibrv.MapType', {1: 'short', 2: 'long', 3: 'double', 4: 'char'}),
        ('sas_tibrv:SasTibrv.VariableKind', {1: 'numeric', 2: 'character', 3: 'unknown'}),
        ('sas_tibrv:SasTibrv.VariableReading', {0: 'first_of_message', 1: 'from_name', 2: 'from_record_type', 3: 'from_count'}),
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
