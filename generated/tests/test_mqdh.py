# Generated from ksy/ibm_mq/mqdh.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqdh: IBM MQ distribution header (MQDH)."""

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

FORMAT = FORMATS["mqdh"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mqdh"
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
        ('mqdh', 'mqdh:Mqdh', ('header', 'following', 'remainder')),
        ('mqdh::dh', 'mqdh:Mqdh.Dh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'put_msg_rec_fields', 'recs_present', 'object_rec_offset', 'put_msg_rec_offset', 'records')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqdh::dh::records', 'mqdh:Mqdh.Dh.Records', ()),
        ('mqdh::dh::object_record', 'mqdh:Mqdh.Dh.ObjectRecord', ('object_name', 'object_q_mgr_name')),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqdh::dh::put_msg_record', 'mqdh:Mqdh.Dh.PutMsgRecord', ('msg_id', 'correl_id', 'group_id', 'feedback', 'accounting_token')),
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
        ('mqmd:Mqmd.Charset', {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}),
        ('mqmd:Mqmd.Environment', {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}),
        ('mqmd:Mqmd.FloatFormat', {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}),
        ('mqmd:Mqmd.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('encoding', 0), ('ccsid', 0)]



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
