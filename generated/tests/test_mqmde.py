# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqmde: IBM MQ message descriptor extension (MQMDE) at the start of message data."""

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

FORMAT = FORMATS["mqmde"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mqmde"
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
        ('mqmde', 'mqmde:Mqmde', ('header', 'following', 'remainder')),
        ('mqmde::mde', 'mqmde:Mqmde.Mde', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'flags', 'group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
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
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
        ('mqmde:Mqmde.ByteOrder', {1: 'big', 2: 'little'}),
        ('mqmde:Mqmde.Charset', {0: 'unknown', 1: 'ascii', 2: 'ebcdic'}),
        ('mqmde:Mqmde.UndefinedFlags', {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}),
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
