# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqmde: IBM MQ message descriptor extension (MQMDE) at the start of message data.

The messages are made from ksy/ibm_mq/mqmde.ksy when the tests run, the same ones each time; `ksyspark test mqmde`
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

FORMAT = FORMATS["mqmde"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mqmde.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqmde"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqmde.version_bytes-end': 'mqmde.version_bytes must not be cut off',
    'mqmde.mde.struc_id-end': 'mqmde::mde.struc_id must not be cut off',
    'mqmde.mde.struc_id-any-of': 'mqmde::mde.struc_id must be one of [0x4d, 0x44, 0x45, 0x20], [0xd4, 0xc4, 0xc5, 0x40]',
    'mqmde.mde.charset-expr': 'mqmde::mde.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqmde.mde.version-end': 'mqmde::mde.version must not be cut off',
    'mqmde.mde.version-eq': 'mqmde::mde.version must be 2',
    'mqmde.mde.struc_length-end': 'mqmde::mde.struc_length must not be cut off',
    'mqmde.mde.struc_length-eq': 'mqmde::mde.struc_length must be 72',
    'mqmde.mde.encoding-end': 'mqmde::mde.encoding must not be cut off',
    'mqmde.mde.coded_char_set_id-end': 'mqmde::mde.coded_char_set_id must not be cut off',
    'mqmde.mde.coded_char_set_id-expr': 'mqmde::mde.coded_char_set_id must fulfil keeps_bad_values or _ >= -3',
    'mqmde.mde.format_ascii-end': 'mqmde::mde.format_ascii must not be cut off',
    'mqmde.mde.format_ebcdic-end': 'mqmde::mde.format_ebcdic must not be cut off',
    'mqmde.mde.flags-end': 'mqmde::mde.flags must not be cut off',
    'mqmde.mde.group_id-end': 'mqmde::mde.group_id must not be cut off',
    'mqmde.mde.msg_seq_number-end': 'mqmde::mde.msg_seq_number must not be cut off',
    'mqmde.mde.msg_seq_number-expr': 'mqmde::mde.msg_seq_number must fulfil keeps_bad_values or (_ >= 1 and _ <= 999999999)',
    'mqmde.mde.offset-end': 'mqmde::mde.offset must not be cut off',
    'mqmde.mde.offset-expr': 'mqmde::mde.offset must fulfil keeps_bad_values or (_ >= 0 and _ <= 999999999)',
    'mqmde.mde.msg_flags-end': 'mqmde::mde.msg_flags must not be cut off',
    'mqmde.mde.original_length-end': 'mqmde::mde.original_length must not be cut off',
    'mqmde.mde.original_length-expr': 'mqmde::mde.original_length must fulfil keeps_bad_values or _ >= -1',
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
        ('mqmde', 'mqmde:Mqmde', ('header', 'following', 'remainder')),
        ('mqmde::mde', 'mqmde:Mqmde.Mde', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'flags', 'group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
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
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('encoding', 0), ('ccsid', 0)]



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
