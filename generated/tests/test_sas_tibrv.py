# Generated from ksy/sas/sas_tibrv.ksy by `ksyspark generate`; do not edit.
"""Validation tests of sas_tibrv: SAS attachment, one message of it over TIB/Rendezvous."""

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

FORMAT = FORMATS["sas_tibrv"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "sas_tibrv"
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
    found = FORMAT.parser_class("traced", parser).SEQ_FIELDS
    technical = {column.id for column in FORMAT.layout.records[record].technical}
    assert tuple(name for name in found if not name.startswith("_unnamed") and name not in technical) == fields
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
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('has_identifiers', True), ('is_size_78_next_byte', False)]



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
