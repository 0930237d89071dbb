# expect: 11:20: /seq/0/-logical-type: there is no logical type `maxdb_numbr`; did you mean `maxdb_number`?
# expect: 14:20: /seq/1/-logical-type: there is no logical type `julian_day`; there are bcd, bcd_date, filetime, ibm_hex_float, ip_address, maxdb_date, maxdb_defined_date, maxdb_defined_number, maxdb_defined_number_text, maxdb_defined_time, maxdb_defined_timestamp, maxdb_number, maxdb_number_text, maxdb_time, maxdb_timestamp, mq_date, mq_time, mq_timestamp, mqtt_string, mqtt_topic_filter, mqtt_topic_name, ntp_time, packed_decimal, sas_date, sas_datetime, sas_missing, sas_numeric, sas_time, sas_time_of_day, unix_time, uuid, zoned_decimal
# expect: 17:20: /seq/2/-logical-type: expected the name of a logical type for `-logical-type`, such as `maxdb_number(9, 2)`
# only ours: keys that start with `-` are no business of the compiler
meta:
  id: logical_type_unknown
  encoding: ASCII
  endian: be
seq:
  - id: amount
    -logical-type: maxdb_numbr
    size: 6
  - id: day
    -logical-type: julian_day
    type: f8
  - id: list
    -logical-type: [sas_date]
    type: f8
