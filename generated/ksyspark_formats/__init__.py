# Generated from ksy/ by `ksyspark generate`; do not edit.
"""The formats of this package by name."""

from ksyspark.formats import Format, InstalledPackage

_PACKAGE = InstalledPackage("ksyspark_formats")

FORMATS = {
    "ip_packet": Format("ip_packet", _PACKAGE),
    "link_frame": Format("link_frame", _PACKAGE),
    "maxdb_packet": Format("maxdb_packet", _PACKAGE),
    "maxdb_tcp": Format("maxdb_tcp", _PACKAGE),
    "mq_message": Format("mq_message", _PACKAGE),
    "mqcih": Format("mqcih", _PACKAGE),
    "mqdh": Format("mqdh", _PACKAGE),
    "mqdlh": Format("mqdlh", _PACKAGE),
    "mqiih": Format("mqiih", _PACKAGE),
    "mqmd": Format("mqmd", _PACKAGE),
    "mqmde": Format("mqmde", _PACKAGE),
    "mqrfh": Format("mqrfh", _PACKAGE),
    "mqrfh2": Format("mqrfh2", _PACKAGE),
    "mqrmh": Format("mqrmh", _PACKAGE),
    "mqtt": Format("mqtt", _PACKAGE),
    "mqtt_v3": Format("mqtt_v3", _PACKAGE),
    "mqtt_v5": Format("mqtt_v5", _PACKAGE),
    "mqwih": Format("mqwih", _PACKAGE),
    "mqxqh": Format("mqxqh", _PACKAGE),
    "pcap_header": Format("pcap_header", _PACKAGE),
    "pcap_packet": Format("pcap_packet", _PACKAGE),
    "pcapng_block": Format("pcapng_block", _PACKAGE),
    "sas_mq_attachment_count": Format("sas_mq_attachment_count", _PACKAGE),
    "sas_mq_attachment_header": Format("sas_mq_attachment_header", _PACKAGE),
    "sas_mq_correlation_id": Format("sas_mq_correlation_id", _PACKAGE),
    "sas_mq_data_set_definition": Format("sas_mq_data_set_definition", _PACKAGE),
    "sas_mq_data_set_message": Format("sas_mq_data_set_message", _PACKAGE),
    "sas_mq_file_descriptor": Format("sas_mq_file_descriptor", _PACKAGE),
    "sas_mq_file_records": Format("sas_mq_file_records", _PACKAGE),
    "sas_mq_indexes": Format("sas_mq_indexes", _PACKAGE),
    "sas_mq_message": Format("sas_mq_message", _PACKAGE),
    "sas_mq_string": Format("sas_mq_string", _PACKAGE),
    "sas_mq_variable_definitions": Format("sas_mq_variable_definitions", _PACKAGE),
    "sas_tibrv": Format("sas_tibrv", _PACKAGE),
    "tcp_segment": Format("tcp_segment", _PACKAGE),
    "tibrv_msg": Format("tibrv_msg", _PACKAGE),
    "udp_datagram": Format("udp_datagram", _PACKAGE),
}
