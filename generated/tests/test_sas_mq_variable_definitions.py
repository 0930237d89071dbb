# Generated from ksy/sas/sas_mq_variable_definitions.ksy by `ksyspark generate`; do not edit.
"""Validation tests of sas_mq_variable_definitions: SAS attachments on MQ/MSMQ, variable definitions.

The messages are made from ksy/sas/sas_mq_variable_definitions.ksy when the tests run, the same ones each time; `ksyspark test sas_mq_variable_definitions`
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

FORMAT = FORMATS["sas_mq_variable_definitions"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/sas/sas_mq_variable_definitions.ksy"
FOLDER = ROOT / "tests" / "samples" / "sas_mq_variable_definitions"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'sas_mq_variable_definitions.marks-size': 'sas_mq_variable_definitions.marks must not reach behind the end, as far as `_io.size >= 8 ? 8 : 0` tells',
    'sas_mq_variable_definitions.marks-end': 'sas_mq_variable_definitions.marks must not be cut off',
    'sas_mq_variable_definitions.first_letter-position': 'sas_mq_variable_definitions.first_letter must not lie behind the end, where `long_used` tells',
    'sas_mq_variable_definitions.first_letter-size': 'sas_mq_variable_definitions.first_letter must not reach behind the end, as far as `_io.size > long_used ? 1 : 0` tells',
    'sas_mq_variable_definitions.first_letter-end': 'sas_mq_variable_definitions.first_letter must not be cut off',
    'sas_mq_variable_definitions.variable-order': 'sas_mq_variable_definitions::variable must have a byte order for `is_be`',
    'sas_mq_variable_definitions.variable.variable_type-end': 'sas_mq_variable_definitions::variable.variable_type must not be cut off',
    'sas_mq_variable_definitions.variable.sort_position-end': 'sas_mq_variable_definitions::variable.sort_position must not be cut off',
    'sas_mq_string.content-size': 'sas_mq_string.content must not reach behind the end, as far as `nul_counted ? len.value : len.value + 1` tells',
    'sas_mq_string.content-negative-size': 'sas_mq_string.content must not have a negative size `nul_counted ? len.value : len.value + 1`',
    'sas_mq_string.content-content': 'sas_mq_string.content must not need more bytes than `nul_counted ? len.value : len.value + 1` tells',
    'sas_mq_string.content-end': 'sas_mq_string.content must not be cut off',
    'sas_mq_string.long-order': 'sas_mq_string::long must have a byte order for `is_be`',
    'sas_mq_string.long.narrow-end': 'sas_mq_string::long.narrow must not be cut off',
    'sas_mq_string.long.wide-end': 'sas_mq_string::long.wide must not be cut off',
    'sas_mq_string.length-order': 'sas_mq_string::length must have a byte order for `is_be`',
    'sas_mq_string.length.narrow-end': 'sas_mq_string::length.narrow must not be cut off',
    'sas_mq_string.length.narrow-expr': 'sas_mq_string::length.narrow must fulfil _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)',
    'sas_mq_string.length.wide-end': 'sas_mq_string::length.wide must not be cut off',
    'sas_mq_string.length.wide-expr': 'sas_mq_string::length.wide must fulfil _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)',
    'sas_mq_string.content.characters-size': 'sas_mq_string::content.characters must not reach behind the end, as far as `len_characters` tells',
    'sas_mq_string.content.characters-negative-size': 'sas_mq_string::content.characters must not have a negative size `len_characters`',
    'sas_mq_string.content.characters-end': 'sas_mq_string::content.characters must not be cut off',
    'sas_mq_string.content.ebcdic_characters-size': 'sas_mq_string::content.ebcdic_characters must not reach behind the end, as far as `len_characters` tells',
    'sas_mq_string.content.ebcdic_characters-negative-size': 'sas_mq_string::content.ebcdic_characters must not have a negative size `len_characters`',
    'sas_mq_string.content.ebcdic_characters-end': 'sas_mq_string::content.ebcdic_characters must not be cut off',
    'sas_mq_string.content.last-position': 'sas_mq_string::content.last must not lie behind the end, where `_io.size > 0 ? _io.size - 1 : 0` tells',
    'sas_mq_string.content.last-negative-position': 'sas_mq_string::content.last must not lie before the start, where `_io.size > 0 ? _io.size - 1 : 0` tells',
    'sas_mq_string.content.last-size': 'sas_mq_string::content.last must not reach behind the end, as far as `_io.size > 0 ? 1 : 0` tells',
    'sas_mq_string.content.last-end': 'sas_mq_string::content.last must not be cut off',
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
        ('sas_mq_variable_definitions', 'sas_mq_variable_definitions:SasMqVariableDefinitions', ('variables',)),
        ('sas_mq_variable_definitions::variable', 'sas_mq_variable_definitions:SasMqVariableDefinitions.Variable', ('name', 'format', 'informat', 'label', 'variable_type', 'len_value', 'format_width', 'format_decimals', 'informat_width', 'informat_decimals', 'sort_position')),
        ('sas_mq_string', 'sas_mq_string:SasMqString', ()),
        ('sas_mq_string::length', 'sas_mq_string:SasMqString.Length', ()),
        ('sas_mq_string::content', 'sas_mq_string:SasMqString.Content', ('characters', 'ebcdic_characters', 'terminator')),
        ('sas_mq_string::long', 'sas_mq_string:SasMqString.Long', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('byte_order', 'auto'), ('long_bytes', 4), ('string_length', 'includes_nul'), ('encoding', 0), ('ccsid', 0)]



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
