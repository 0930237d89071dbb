# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mq_message: IBM MQ message, its descriptor, chain of headers and data.

The messages are made from ksy/ibm_mq/mq_message.ksy when the tests run, the same ones each time; `ksyspark test mq_message`
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

FORMAT = FORMATS["mq_message"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mq_message.ksy"
FOLDER = ROOT / "tests" / "samples" / "mq_message"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mq_message.start-size': 'mq_message.start must not reach behind the end, as far as `_io.size < 8 ? _io.size : 8` tells',
    'mq_message.start-end': 'mq_message.start must not be cut off',
    'mq_message.headers-position': 'mq_message.headers must not lie behind the end, where `len_md` tells',
    'mq_message.headers-negative-position': 'mq_message.headers must not lie before the start, where `len_md` tells',
    'mq_message.headers-size': 'mq_message.headers must not reach behind the end, as far as `_io.size - data.size - len_md` tells',
    'mq_message.headers-negative-size': 'mq_message.headers must not have a negative size `_io.size - data.size - len_md`',
    'mq_message.headers-end': 'mq_message.headers must not be cut off',
    'mqmd.md.struc_id-end': 'mqmd::md.struc_id must not be cut off',
    'mqmd.md.struc_id-any-of': 'mqmd::md.struc_id must be one of [0x4d, 0x44, 0x20, 0x20], [0xd4, 0xc4, 0x40, 0x40]',
    'mqmd.md.charset-expr': 'mqmd::md.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqmd.md.version-end': 'mqmd::md.version must not be cut off',
    'mqmd.md.version-expr': 'mqmd::md.version must fulfil is_embedded or _ == 1 or _ == 2',
    'mqmd.md.msg_type-end': 'mqmd::md.msg_type must not be cut off',
    'mqmd.md.expiry-end': 'mqmd::md.expiry must not be cut off',
    'mqmd.md.feedback-end': 'mqmd::md.feedback must not be cut off',
    'mqmd.md.encoding-end': 'mqmd::md.encoding must not be cut off',
    'mqmd.md.coded_char_set_id-end': 'mqmd::md.coded_char_set_id must not be cut off',
    'mqmd.md.priority-end': 'mqmd::md.priority must not be cut off',
    'mqmd.md.persistence-end': 'mqmd::md.persistence must not be cut off',
    'mqmd.md.msg_id-end': 'mqmd::md.msg_id must not be cut off',
    'mqmd.md.correl_id-end': 'mqmd::md.correl_id must not be cut off',
    'mqmd.md.backout_count-end': 'mqmd::md.backout_count must not be cut off',
    'mqmd.md.accounting_token-end': 'mqmd::md.accounting_token must not be cut off',
    'mqmd.md.put_appl_type-end': 'mqmd::md.put_appl_type must not be cut off',
    'mq_message.link.front-position': 'mq_message::link.front must not lie behind the end, where `begin` tells',
    'mq_message.link.struc_id-position': 'mq_message::link.struc_id must not lie behind the end, where `begin` tells',
    'mq_message.link.embedded_id-position': 'mq_message::link.embedded_id must not lie behind the end, where `told_kind == 10 and len_left >= 108 ? begin + 104 : begin` tells',
    'mq_message.link.embedded_id-negative-position': 'mq_message::link.embedded_id must not lie before the start, where `told_kind == 10 and len_left >= 108 ? begin + 104 : begin` tells',
    'mqmd.md.report.bits-end': 'mqmd::md::report.bits must not be cut off',
    'mqmd.format_name.ascii-end': 'mqmd::format_name.ascii must not be cut off',
    'mqmd.format_name.ebcdic-end': 'mqmd::format_name.ebcdic must not be cut off',
    'mqmd.text.ascii-size': 'mqmd::text.ascii must not reach behind the end, as far as `len` tells',
    'mqmd.text.ascii-negative-size': 'mqmd::text.ascii must not have a negative size `len`',
    'mqmd.text.ascii-content': 'mqmd::text.ascii must not need more bytes than `len` tells',
    'mqmd.text.ascii-end': 'mqmd::text.ascii must not be cut off',
    'mqmd.text.ebcdic-size': 'mqmd::text.ebcdic must not reach behind the end, as far as `len` tells',
    'mqmd.text.ebcdic-negative-size': 'mqmd::text.ebcdic must not have a negative size `len`',
    'mqmd.text.ebcdic-content': 'mqmd::text.ebcdic must not need more bytes than `len` tells',
    'mqmd.text.ebcdic-end': 'mqmd::text.ebcdic must not be cut off',
    'mqmd.md.extension.group_id-end': 'mqmd::md::extension.group_id must not be cut off',
    'mqmd.md.extension.msg_seq_number-end': 'mqmd::md::extension.msg_seq_number must not be cut off',
    'mqmd.md.extension.offset-end': 'mqmd::md::extension.offset must not be cut off',
    'mqmd.md.extension.original_length-end': 'mqmd::md::extension.original_length must not be cut off',
    'mqxqh.xqh.struc_id-end': 'mqxqh::xqh.struc_id must not be cut off',
    'mqxqh.xqh.struc_id-any-of': 'mqxqh::xqh.struc_id must be one of [0x58, 0x51, 0x48, 0x20], [0xe7, 0xd8, 0xc8, 0x40]',
    'mqxqh.xqh.charset-expr': 'mqxqh::xqh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqxqh.xqh.version-end': 'mqxqh::xqh.version must not be cut off',
    'mqxqh.xqh.version-eq': 'mqxqh::xqh.version must be 1',
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
    'mqdlh.dlh.struc_id-end': 'mqdlh::dlh.struc_id must not be cut off',
    'mqdlh.dlh.struc_id-any-of': 'mqdlh::dlh.struc_id must be one of [0x44, 0x4c, 0x48, 0x20], [0xc4, 0xd3, 0xc8, 0x40]',
    'mqdlh.dlh.charset-expr': 'mqdlh::dlh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqdlh.dlh.version-end': 'mqdlh::dlh.version must not be cut off',
    'mqdlh.dlh.version-eq': 'mqdlh::dlh.version must be 1',
    'mqdlh.dlh.reason-end': 'mqdlh::dlh.reason must not be cut off',
    'mqdlh.dlh.encoding-end': 'mqdlh::dlh.encoding must not be cut off',
    'mqdlh.dlh.coded_char_set_id-end': 'mqdlh::dlh.coded_char_set_id must not be cut off',
    'mqdlh.dlh.put_appl_type-end': 'mqdlh::dlh.put_appl_type must not be cut off',
    'mqdh.dh.struc_id-end': 'mqdh::dh.struc_id must not be cut off',
    'mqdh.dh.struc_id-any-of': 'mqdh::dh.struc_id must be one of [0x44, 0x48, 0x20, 0x20], [0xc4, 0xc8, 0x40, 0x40]',
    'mqdh.dh.charset-expr': 'mqdh::dh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqdh.dh.version-end': 'mqdh::dh.version must not be cut off',
    'mqdh.dh.version-eq': 'mqdh::dh.version must be 1',
    'mqdh.dh.struc_length-end': 'mqdh::dh.struc_length must not be cut off',
    'mqdh.dh.struc_length-min': 'mqdh::dh.struc_length must be at least 48',
    'mqdh.dh.encoding-end': 'mqdh::dh.encoding must not be cut off',
    'mqdh.dh.coded_char_set_id-end': 'mqdh::dh.coded_char_set_id must not be cut off',
    'mqdh.dh.flags-end': 'mqdh::dh.flags must not be cut off',
    'mqdh.dh.put_msg_rec_fields-end': 'mqdh::dh.put_msg_rec_fields must not be cut off',
    'mqdh.dh.recs_present-end': 'mqdh::dh.recs_present must not be cut off',
    'mqdh.dh.object_rec_offset-end': 'mqdh::dh.object_rec_offset must not be cut off',
    'mqdh.dh.put_msg_rec_offset-end': 'mqdh::dh.put_msg_rec_offset must not be cut off',
    'mqdh.dh.records-size': 'mqdh::dh.records must not reach behind the end, as far as `struc_length - 48` tells',
    'mqdh.dh.records-negative-size': 'mqdh::dh.records must not have a negative size `struc_length - 48`',
    'mqdh.dh.records-content': 'mqdh::dh.records must not need more bytes than `struc_length - 48` tells',
    'mqdh.dh.records-end': 'mqdh::dh.records must not be cut off',
    'mqrfh.rfh.struc_id-end': 'mqrfh::rfh.struc_id must not be cut off',
    'mqrfh.rfh.struc_id-any-of': 'mqrfh::rfh.struc_id must be one of [0x52, 0x46, 0x48, 0x20], [0xd9, 0xc6, 0xc8, 0x40]',
    'mqrfh.rfh.charset-expr': 'mqrfh::rfh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqrfh.rfh.version-end': 'mqrfh::rfh.version must not be cut off',
    'mqrfh.rfh.version-eq': 'mqrfh::rfh.version must be 1',
    'mqrfh.rfh.struc_length-end': 'mqrfh::rfh.struc_length must not be cut off',
    'mqrfh.rfh.struc_length-min': 'mqrfh::rfh.struc_length must be at least 32',
    'mqrfh.rfh.encoding-end': 'mqrfh::rfh.encoding must not be cut off',
    'mqrfh.rfh.coded_char_set_id-end': 'mqrfh::rfh.coded_char_set_id must not be cut off',
    'mqrfh.rfh.flags-end': 'mqrfh::rfh.flags must not be cut off',
    'mqrfh2.rfh2.struc_id-end': 'mqrfh2::rfh2.struc_id must not be cut off',
    'mqrfh2.rfh2.struc_id-any-of': 'mqrfh2::rfh2.struc_id must be one of [0x52, 0x46, 0x48, 0x20], [0xd9, 0xc6, 0xc8, 0x40]',
    'mqrfh2.rfh2.charset-expr': 'mqrfh2::rfh2.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqrfh2.rfh2.version-end': 'mqrfh2::rfh2.version must not be cut off',
    'mqrfh2.rfh2.version-eq': 'mqrfh2::rfh2.version must be 2',
    'mqrfh2.rfh2.struc_length-end': 'mqrfh2::rfh2.struc_length must not be cut off',
    'mqrfh2.rfh2.struc_length-min': 'mqrfh2::rfh2.struc_length must be at least 36',
    'mqrfh2.rfh2.encoding-end': 'mqrfh2::rfh2.encoding must not be cut off',
    'mqrfh2.rfh2.coded_char_set_id-end': 'mqrfh2::rfh2.coded_char_set_id must not be cut off',
    'mqrfh2.rfh2.flags-end': 'mqrfh2::rfh2.flags must not be cut off',
    'mqrfh2.rfh2.name_value_ccsid-end': 'mqrfh2::rfh2.name_value_ccsid must not be cut off',
    'mqrfh2.rfh2.name_values-size': 'mqrfh2::rfh2.name_values must not reach behind the end, as far as `struc_length - 36` tells',
    'mqrfh2.rfh2.name_values-negative-size': 'mqrfh2::rfh2.name_values must not have a negative size `struc_length - 36`',
    'mqrfh2.rfh2.name_values-content': 'mqrfh2::rfh2.name_values must not need more bytes than `struc_length - 36` tells',
    'mqrfh2.rfh2.name_values-end': 'mqrfh2::rfh2.name_values must not be cut off',
    'mqcih.cih.struc_id-end': 'mqcih::cih.struc_id must not be cut off',
    'mqcih.cih.struc_id-any-of': 'mqcih::cih.struc_id must be one of [0x43, 0x49, 0x48, 0x20], [0xc3, 0xc9, 0xc8, 0x40]',
    'mqcih.cih.charset-expr': 'mqcih::cih.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqcih.cih.version-end': 'mqcih::cih.version must not be cut off',
    'mqcih.cih.version-any-of': 'mqcih::cih.version must be one of 1, 2',
    'mqcih.cih.struc_length-end': 'mqcih::cih.struc_length must not be cut off',
    'mqcih.cih.struc_length-expr': 'mqcih::cih.struc_length must fulfil _ == (version == 1 ? 164 : 180)',
    'mqcih.cih.encoding-end': 'mqcih::cih.encoding must not be cut off',
    'mqcih.cih.coded_char_set_id-end': 'mqcih::cih.coded_char_set_id must not be cut off',
    'mqcih.cih.flags-end': 'mqcih::cih.flags must not be cut off',
    'mqcih.cih.return_code-end': 'mqcih::cih.return_code must not be cut off',
    'mqcih.cih.comp_code-end': 'mqcih::cih.comp_code must not be cut off',
    'mqcih.cih.reason-end': 'mqcih::cih.reason must not be cut off',
    'mqcih.cih.uow_control-end': 'mqcih::cih.uow_control must not be cut off',
    'mqcih.cih.get_wait_interval-end': 'mqcih::cih.get_wait_interval must not be cut off',
    'mqcih.cih.link_type-end': 'mqcih::cih.link_type must not be cut off',
    'mqcih.cih.output_data_length-end': 'mqcih::cih.output_data_length must not be cut off',
    'mqcih.cih.facility_keep_time-end': 'mqcih::cih.facility_keep_time must not be cut off',
    'mqcih.cih.ads_descriptor-end': 'mqcih::cih.ads_descriptor must not be cut off',
    'mqcih.cih.conversational_task-end': 'mqcih::cih.conversational_task must not be cut off',
    'mqcih.cih.task_end_status-end': 'mqcih::cih.task_end_status must not be cut off',
    'mqcih.cih.facility-end': 'mqcih::cih.facility must not be cut off',
    'mqiih.iih.struc_id-end': 'mqiih::iih.struc_id must not be cut off',
    'mqiih.iih.struc_id-any-of': 'mqiih::iih.struc_id must be one of [0x49, 0x49, 0x48, 0x20], [0xc9, 0xc9, 0xc8, 0x40]',
    'mqiih.iih.charset-expr': 'mqiih::iih.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqiih.iih.version-end': 'mqiih::iih.version must not be cut off',
    'mqiih.iih.version-eq': 'mqiih::iih.version must be 1',
    'mqiih.iih.struc_length-end': 'mqiih::iih.struc_length must not be cut off',
    'mqiih.iih.struc_length-eq': 'mqiih::iih.struc_length must be 84',
    'mqiih.iih.encoding-end': 'mqiih::iih.encoding must not be cut off',
    'mqiih.iih.coded_char_set_id-end': 'mqiih::iih.coded_char_set_id must not be cut off',
    'mqiih.iih.flags-end': 'mqiih::iih.flags must not be cut off',
    'mqiih.iih.tran_instance_id-end': 'mqiih::iih.tran_instance_id must not be cut off',
    'mqwih.wih.struc_id-end': 'mqwih::wih.struc_id must not be cut off',
    'mqwih.wih.struc_id-any-of': 'mqwih::wih.struc_id must be one of [0x57, 0x49, 0x48, 0x20], [0xe6, 0xc9, 0xc8, 0x40]',
    'mqwih.wih.charset-expr': 'mqwih::wih.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqwih.wih.version-end': 'mqwih::wih.version must not be cut off',
    'mqwih.wih.version-eq': 'mqwih::wih.version must be 1',
    'mqwih.wih.struc_length-end': 'mqwih::wih.struc_length must not be cut off',
    'mqwih.wih.struc_length-eq': 'mqwih::wih.struc_length must be 120',
    'mqwih.wih.encoding-end': 'mqwih::wih.encoding must not be cut off',
    'mqwih.wih.coded_char_set_id-end': 'mqwih::wih.coded_char_set_id must not be cut off',
    'mqwih.wih.flags-end': 'mqwih::wih.flags must not be cut off',
    'mqwih.wih.msg_token-end': 'mqwih::wih.msg_token must not be cut off',
    'mqrmh.rmh.struc_id-end': 'mqrmh::rmh.struc_id must not be cut off',
    'mqrmh.rmh.struc_id-any-of': 'mqrmh::rmh.struc_id must be one of [0x52, 0x4d, 0x48, 0x20], [0xd9, 0xd4, 0xc8, 0x40]',
    'mqrmh.rmh.charset-expr': 'mqrmh::rmh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqrmh.rmh.version-end': 'mqrmh::rmh.version must not be cut off',
    'mqrmh.rmh.version-eq': 'mqrmh::rmh.version must be 1',
    'mqrmh.rmh.struc_length-end': 'mqrmh::rmh.struc_length must not be cut off',
    'mqrmh.rmh.struc_length-min': 'mqrmh::rmh.struc_length must be at least 108',
    'mqrmh.rmh.encoding-end': 'mqrmh::rmh.encoding must not be cut off',
    'mqrmh.rmh.coded_char_set_id-end': 'mqrmh::rmh.coded_char_set_id must not be cut off',
    'mqrmh.rmh.flags-end': 'mqrmh::rmh.flags must not be cut off',
    'mqrmh.rmh.object_instance_id-end': 'mqrmh::rmh.object_instance_id must not be cut off',
    'mqrmh.rmh.len_src_env-end': 'mqrmh::rmh.len_src_env must not be cut off',
    'mqrmh.rmh.ofs_src_env-end': 'mqrmh::rmh.ofs_src_env must not be cut off',
    'mqrmh.rmh.len_src_name-end': 'mqrmh::rmh.len_src_name must not be cut off',
    'mqrmh.rmh.ofs_src_name-end': 'mqrmh::rmh.ofs_src_name must not be cut off',
    'mqrmh.rmh.len_dest_env-end': 'mqrmh::rmh.len_dest_env must not be cut off',
    'mqrmh.rmh.ofs_dest_env-end': 'mqrmh::rmh.ofs_dest_env must not be cut off',
    'mqrmh.rmh.len_dest_name-end': 'mqrmh::rmh.len_dest_name must not be cut off',
    'mqrmh.rmh.ofs_dest_name-end': 'mqrmh::rmh.ofs_dest_name must not be cut off',
    'mqrmh.rmh.data_logical_length-end': 'mqrmh::rmh.data_logical_length must not be cut off',
    'mqrmh.rmh.data_logical_offset-end': 'mqrmh::rmh.data_logical_offset must not be cut off',
    'mqrmh.rmh.data_logical_offset2-end': 'mqrmh::rmh.data_logical_offset2 must not be cut off',
    'mqrmh.rmh.strings-size': 'mqrmh::rmh.strings must not reach behind the end, as far as `struc_length - 108` tells',
    'mqrmh.rmh.strings-negative-size': 'mqrmh::rmh.strings must not have a negative size `struc_length - 108`',
    'mqrmh.rmh.strings-content': 'mqrmh::rmh.strings must not need more bytes than `struc_length - 108` tells',
    'mqrmh.rmh.strings-end': 'mqrmh::rmh.strings must not be cut off',
    'mq_message.four_bytes.number-end': 'mq_message::four_bytes.number must not be cut off',
    'mqmd.md.msg_flags.bits-end': 'mqmd::md::msg_flags.bits must not be cut off',
    'mqdh.dh.records.object_records-position': 'mqdh::dh::records.object_records must not lie behind the end, where `num_object_records > 0 ? _parent.object_rec_offset - 48 : 0` tells',
    'mqdh.dh.records.object_records-negative-position': 'mqdh::dh::records.object_records must not lie before the start, where `num_object_records > 0 ? _parent.object_rec_offset - 48 : 0` tells',
    'mqdh.dh.records.object_records-count': 'mqdh::dh::records.object_records must have as many items as `num_object_records` tells',
    'mqdh.dh.records.put_msg_records-position': 'mqdh::dh::records.put_msg_records must not lie behind the end, where `num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0` tells',
    'mqdh.dh.records.put_msg_records-negative-position': 'mqdh::dh::records.put_msg_records must not lie before the start, where `num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0` tells',
    'mqdh.dh.records.put_msg_records-count': 'mqdh::dh::records.put_msg_records must have as many items as `num_put_msg_records` tells',
    'mqcih.cih.screen.cursor_position-end': 'mqcih::cih::screen.cursor_position must not be cut off',
    'mqcih.cih.screen.error_offset-end': 'mqcih::cih::screen.error_offset must not be cut off',
    'mqcih.cih.screen.input_item-end': 'mqcih::cih::screen.input_item must not be cut off',
    'mqcih.cih.screen.reserved4-end': 'mqcih::cih::screen.reserved4 must not be cut off',
    'mqrmh.rmh.strings.src_env-position': 'mqrmh::rmh::strings.src_env must not lie behind the end, where `len_src_env > 0 ? _parent.ofs_src_env - 108 : 0` tells',
    'mqrmh.rmh.strings.src_env-negative-position': 'mqrmh::rmh::strings.src_env must not lie before the start, where `len_src_env > 0 ? _parent.ofs_src_env - 108 : 0` tells',
    'mqrmh.rmh.strings.src_name-position': 'mqrmh::rmh::strings.src_name must not lie behind the end, where `len_src_name > 0 ? _parent.ofs_src_name - 108 : 0` tells',
    'mqrmh.rmh.strings.src_name-negative-position': 'mqrmh::rmh::strings.src_name must not lie before the start, where `len_src_name > 0 ? _parent.ofs_src_name - 108 : 0` tells',
    'mqrmh.rmh.strings.dest_env-position': 'mqrmh::rmh::strings.dest_env must not lie behind the end, where `len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0` tells',
    'mqrmh.rmh.strings.dest_env-negative-position': 'mqrmh::rmh::strings.dest_env must not lie before the start, where `len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0` tells',
    'mqrmh.rmh.strings.dest_name-position': 'mqrmh::rmh::strings.dest_name must not lie behind the end, where `len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0` tells',
    'mqrmh.rmh.strings.dest_name-negative-position': 'mqrmh::rmh::strings.dest_name must not lie before the start, where `len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0` tells',
    'mq_message.words-order': 'mq_message::words must have a byte order for `is_reversed`',
    'mq_message.words.struc_id-end': 'mq_message::words.struc_id must not be cut off',
    'mq_message.words.version-end': 'mq_message::words.version must not be cut off',
    'mq_message.words.struc_length-end': 'mq_message::words.struc_length must not be cut off',
    'mq_message.words.encoding-end': 'mq_message::words.encoding must not be cut off',
    'mq_message.words.ccsid-end': 'mq_message::words.ccsid must not be cut off',
    'mqdh.dh.put_msg_record.msg_id-end': 'mqdh::dh::put_msg_record.msg_id must not be cut off',
    'mqdh.dh.put_msg_record.correl_id-end': 'mqdh::dh::put_msg_record.correl_id must not be cut off',
    'mqdh.dh.put_msg_record.group_id-end': 'mqdh::dh::put_msg_record.group_id must not be cut off',
    'mqdh.dh.put_msg_record.feedback-end': 'mqdh::dh::put_msg_record.feedback must not be cut off',
    'mqdh.dh.put_msg_record.accounting_token-end': 'mqdh::dh::put_msg_record.accounting_token must not be cut off',
    'mqrfh2.rfh2.folder.len_data-end': 'mqrfh2::rfh2::folder.len_data must not be cut off',
    'mqrfh2.rfh2.folder.utf8-size': 'mqrfh2::rfh2::folder.utf8 must not reach behind the end, as far as `is_sound ? len_data : 0` tells',
    'mqrfh2.rfh2.folder.utf8-negative-size': 'mqrfh2::rfh2::folder.utf8 must not have a negative size `is_sound ? len_data : 0`',
    'mqrfh2.rfh2.folder.utf8-end': 'mqrfh2::rfh2::folder.utf8 must not be cut off',
    'mqrfh2.rfh2.folder.utf16-size': 'mqrfh2::rfh2::folder.utf16 must not reach behind the end, as far as `is_sound ? len_data : 0` tells',
    'mqrfh2.rfh2.folder.utf16-negative-size': 'mqrfh2::rfh2::folder.utf16 must not have a negative size `is_sound ? len_data : 0`',
    'mqrfh2.rfh2.folder.utf16-end': 'mqrfh2::rfh2::folder.utf16 must not be cut off',
    'mqrfh2.rfh2.folder.raw-size': 'mqrfh2::rfh2::folder.raw must not reach behind the end, as far as `is_sound ? len_data : 0` tells',
    'mqrfh2.rfh2.folder.raw-negative-size': 'mqrfh2::rfh2::folder.raw must not have a negative size `is_sound ? len_data : 0`',
    'mqrfh2.rfh2.folder.raw-end': 'mqrfh2::rfh2::folder.raw must not be cut off',
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
        ('mq_message', 'mq_message:MqMessage', ('md', 'links', 'data')),
        ('mqmd::md', 'mqmd:Mqmd.Md', ('struc_id', 'version', 'report', 'msg_type', 'expiry', 'feedback', 'encoding', 'coded_char_set_id', 'format', 'priority', 'persistence', 'msg_id', 'correl_id', 'backout_count', 'reply_to_q', 'reply_to_q_mgr', 'user_identifier', 'accounting_token', 'appl_identity_data', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time', 'appl_origin_data', 'extension')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::md::report', 'mqmd:Mqmd.Md.Report', ('bits',)),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::ascii_octets', 'mqmd:Mqmd.AsciiOctets', ()),
        ('mqmd::ebcdic_octets', 'mqmd:Mqmd.EbcdicOctets', ()),
        ('mqmd::md::extension', 'mqmd:Mqmd.Md.Extension', ('group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::md::msg_flags', 'mqmd:Mqmd.Md.MsgFlags', ('bits',)),
        ('mq_message::announcement', 'mq_message:MqMessage.Announcement', ()),
        ('mq_message::link', 'mq_message:MqMessage.Link', ('header', 'following')),
        ('mq_message::spelling', 'mq_message:MqMessage.Spelling', ()),
        ('mq_message::verdict', 'mq_message:MqMessage.Verdict', ()),
        ('mqxqh::xqh', 'mqxqh:Mqxqh.Xqh', ('struc_id', 'version', 'remote_q_name', 'remote_q_mgr_name', 'msg_desc')),
        ('mqmde::mde', 'mqmde:Mqmde.Mde', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'flags', 'group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqdlh::dlh', 'mqdlh:Mqdlh.Dlh', ('struc_id', 'version', 'reason', 'dest_q_name', 'dest_q_mgr_name', 'encoding', 'coded_char_set_id', 'format', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time')),
        ('mqdh::dh', 'mqdh:Mqdh.Dh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'put_msg_rec_fields', 'recs_present', 'object_rec_offset', 'put_msg_rec_offset', 'records')),
        ('mqdh::dh::records', 'mqdh:Mqdh.Dh.Records', ()),
        ('mqdh::dh::object_record', 'mqdh:Mqdh.Dh.ObjectRecord', ('object_name', 'object_q_mgr_name')),
        ('mqdh::dh::put_msg_record', 'mqdh:Mqdh.Dh.PutMsgRecord', ('msg_id', 'correl_id', 'group_id', 'feedback', 'accounting_token')),
        ('mqrfh::rfh', 'mqrfh:Mqrfh.Rfh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'name_value_string')),
        ('mqrfh2::rfh2', 'mqrfh2:Mqrfh2.Rfh2', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'name_value_ccsid', 'name_values')),
        ('mqrfh2::rfh2::name_values', 'mqrfh2:Mqrfh2.Rfh2.NameValues', ('folders', 'stray')),
        ('mqrfh2::rfh2::folder', 'mqrfh2:Mqrfh2.Rfh2.Folder', ('len_data', 'raw')),
        ('mqcih::cih', 'mqcih:Mqcih.Cih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'return_code', 'comp_code', 'reason', 'uow_control', 'get_wait_interval', 'link_type', 'output_data_length', 'facility_keep_time', 'ads_descriptor', 'conversational_task', 'task_end_status', 'facility', 'function', 'abend_code', 'authenticator', 'reserved1', 'reply_to_format', 'remote_sys_id', 'remote_trans_id', 'transaction_id', 'facility_like', 'attention_id', 'start_code', 'cancel_code', 'next_transaction_id', 'reserved2', 'reserved3', 'screen')),
        ('mqcih::cih::screen', 'mqcih:Mqcih.Cih.Screen', ('cursor_position', 'error_offset', 'input_item', 'reserved4')),
        ('mqiih::iih', 'mqiih:Mqiih.Iih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'l_term_override', 'mfs_map_name', 'reply_to_format', 'authenticator', 'tran_instance_id', 'tran_state', 'commit_mode', 'security_scope', 'reserved')),
        ('mqwih::wih', 'mqwih:Mqwih.Wih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'service_name', 'service_step', 'msg_token', 'reserved')),
        ('mqrmh::rmh', 'mqrmh:Mqrmh.Rmh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'object_type', 'object_instance_id', 'len_src_env', 'ofs_src_env', 'len_src_name', 'ofs_src_name', 'len_dest_env', 'ofs_dest_env', 'len_dest_name', 'ofs_dest_name', 'data_logical_length', 'data_logical_offset', 'data_logical_offset2', 'strings')),
        ('mqrmh::rmh::strings', 'mqrmh:Mqrmh.Rmh.Strings', ()),
        ('mq_message::front', 'mq_message:MqMessage.Front', ('words',)),
        ('mq_message::words', 'mq_message:MqMessage.Words', ('struc_id', 'version', 'struc_length', 'encoding', 'ccsid')),
        ('mq_message::four_bytes', 'mq_message:MqMessage.FourBytes', ('number',)),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mq_message:MqMessage.Ending', {0: 'data', 1: 'truncated', 2: 'wrong_struc_id', 3: 'charset_mismatch', 4: 'byte_order_mismatch', 5: 'unsupported_version', 6: 'version_format_disagreement', 7: 'bad_struc_length', 8: 'integer_order_undefined', 9: 'wrong_embedded_struc_id', 20: 'too_many_headers'}),
        ('mq_message:MqMessage.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mq_message:MqMessage.Letters', {0: 'neither', 1: 'ascii', 2: 'ebcdic'}),
        ('mq_message:MqMessage.MqmdeAction', {1: 'honoured', 2: 'message_data', 3: 'call_fails', 4: 'elsewhere', 5: 'unknown'}),
        ('mq_message:MqMessage.Outcome', {0: 'read', 1: 'truncated', 2: 'wrong_struc_id', 3: 'charset_mismatch', 4: 'byte_order_mismatch', 5: 'unsupported_version', 6: 'version_format_disagreement', 7: 'bad_struc_length', 8: 'integer_order_undefined', 9: 'wrong_embedded_struc_id'}),
        ('mqcih:Mqcih.AdsDescriptor', {0: 'none', 1: 'send', 16: 'recv', 17: 'send_and_recv', 256: 'msg_format'}),
        ('mqcih:Mqcih.LinkType', {1: 'program', 2: 'transaction'}),
        ('mqcih:Mqcih.ReturnCode', {0: 'ok', 1: 'cics_exec_error', 2: 'mq_api_error', 3: 'bridge_error', 4: 'bridge_abend', 5: 'application_abend', 6: 'security_error', 7: 'program_not_available', 8: 'bridge_timeout', 9: 'transid_not_available'}),
        ('mqcih:Mqcih.UowControl', {16: 'middle', 17: 'first', 256: 'commit', 272: 'last', 273: 'only', 4352: 'backout', 65536: 'continued'}),
        ('mqdlh:Mqdlh.ApplType', {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'}),
        ('mqmd:Mqmd.ApplType', {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'}),
        ('mqmd:Mqmd.Charset', {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}),
        ('mqmd:Mqmd.Environment', {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}),
        ('mqmd:Mqmd.Feedback', {0: 'none', 256: 'quit', 258: 'expiration', 259: 'coa', 260: 'cod', 262: 'channel_completed', 263: 'channel_fail_retry', 264: 'channel_fail', 265: 'appl_cannot_be_started', 266: 'tm_error', 267: 'appl_type_error', 268: 'stopped_by_msg_exit', 269: 'activity', 271: 'xmit_q_msg_error', 275: 'pan', 276: 'nan', 277: 'stopped_by_chad_exit', 279: 'stopped_by_pubsub_exit', 280: 'not_a_repository_msg', 281: 'bind_open_clusrcvr_del', 282: 'max_activities', 283: 'not_forwarded', 284: 'not_delivered', 285: 'unsupported_forwarding', 286: 'unsupported_delivery', 291: 'data_length_zero', 292: 'data_length_negative', 293: 'data_length_too_big', 294: 'buffer_overflow', 295: 'length_off_by_one', 296: 'iih_error', 298: 'not_authorized_for_ims', 300: 'ims_error', 401: 'cics_internal_error', 402: 'cics_not_authorized', 403: 'cics_bridge_failure', 404: 'cics_correl_id_error', 405: 'cics_ccsid_error', 406: 'cics_encoding_error', 407: 'cics_cih_error', 408: 'cics_uow_error', 409: 'cics_commarea_error', 410: 'cics_appl_not_started', 411: 'cics_appl_abended', 412: 'cics_dlq_error', 413: 'cics_uow_backed_out', 501: 'publications_on_request', 502: 'subscriber_is_publisher', 503: 'msg_scope_mismatch', 504: 'selector_mismatch', 505: 'not_a_groupur_msg'}),
        ('mqmd:Mqmd.FloatFormat', {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}),
        ('mqmd:Mqmd.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mqmd:Mqmd.MsgType', {1: 'request', 2: 'reply', 4: 'report', 8: 'datagram', 112: 'mqe_fields_from_mqe', 113: 'mqe_fields'}),
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
        ('mqmd:Mqmd.Persistence', {0: 'not_persistent', 1: 'persistent', 2: 'as_queue_def'}),
        ('mqmd:Mqmd.ReportKind', {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}),
        ('mqmd:Mqmd.UndefinedFlags', {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}),
        ('mqmde:Mqmde.UndefinedFlags', {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}),
        ('mqrfh2:Mqrfh2.Ending', {0: 'complete', 1: 'bad_length', 2: 'stray_bytes'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('has_md', True), ('encoding', 0), ('ccsid', 0), ('md_format', ''), ('md_version', 0), ('md_extension_is_default', True)]



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
