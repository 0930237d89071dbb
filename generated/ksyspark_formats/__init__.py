# Generated from ksy/ by `ksyspark generate`; do not edit.
"""The formats of this package by name."""

from ksyspark.format import Format
from ksyspark.modules import InstalledModules

_MODULES = InstalledModules("ksyspark_formats")

FORMATS = {
    "maxdb_packet": Format("maxdb_packet", _MODULES),
    "maxdb_tcp": Format("maxdb_tcp", _MODULES),
    "mq_message": Format("mq_message", _MODULES),
    "mqcih": Format("mqcih", _MODULES),
    "mqdh": Format("mqdh", _MODULES),
    "mqdlh": Format("mqdlh", _MODULES),
    "mqiih": Format("mqiih", _MODULES),
    "mqmd": Format("mqmd", _MODULES),
    "mqmde": Format("mqmde", _MODULES),
    "mqrfh": Format("mqrfh", _MODULES),
    "mqrfh2": Format("mqrfh2", _MODULES),
    "mqrmh": Format("mqrmh", _MODULES),
    "mqtt_v3": Format("mqtt_v3", _MODULES),
    "mqwih": Format("mqwih", _MODULES),
    "mqxqh": Format("mqxqh", _MODULES),
    "sas_mq_attachment_count": Format("sas_mq_attachment_count", _MODULES),
    "sas_mq_attachment_header": Format("sas_mq_attachment_header", _MODULES),
    "sas_mq_correlation_id": Format("sas_mq_correlation_id", _MODULES),
    "sas_mq_data_set_definition": Format("sas_mq_data_set_definition", _MODULES),
    "sas_mq_data_set_message": Format("sas_mq_data_set_message", _MODULES),
    "sas_mq_file_descriptor": Format("sas_mq_file_descriptor", _MODULES),
    "sas_mq_file_records": Format("sas_mq_file_records", _MODULES),
    "sas_mq_indexes": Format("sas_mq_indexes", _MODULES),
    "sas_mq_message": Format("sas_mq_message", _MODULES),
    "sas_mq_string": Format("sas_mq_string", _MODULES),
    "sas_mq_variable_definitions": Format("sas_mq_variable_definitions", _MODULES),
    "sas_tibrv": Format("sas_tibrv", _MODULES),
    "tibrv_msg": Format("tibrv_msg", _MODULES),
}
