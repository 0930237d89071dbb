# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Validation tests of tibrv_msg: TIB/Rendezvous message (tibrvMsg) as bytes."""

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

FORMAT = FORMATS["tibrv_msg"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "tibrv_msg"
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
    found = FORMAT.parser_class("traced", parser).SEQ_FIELDS
    technical = {column.id for column in FORMAT.layout.records[record].technical}
    assert tuple(name for name in found if not name.startswith("_unnamed") and name not in technical) == fields
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('tibrv_msg:TibrvMsg.FieldRemark', {0: 'none', 1: 'type_unknown', 2: 'api_type_on_wire', 3: 'size_form_unknown'}),
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
