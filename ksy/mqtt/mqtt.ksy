meta:
  id: mqtt
  title: MQTT packet of any protocol level, by connection
  application: MQTT brokers and clients
  tags:
    - messaging
    - network
  license: MIT
  ks-version: '0.11'
  imports:
    - mqtt_v3
    - mqtt_v5
  endian: be
  bit-endian: be
  -version: 0.1.0
  -ports: [1883]
  -unread-ports: [80, 443, 8883]
  -source:
    - id: D1
      title: MQTT 5.0, OASIS Standard (2019)
      lang: en
      url: https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html
-source: [D1]
doc: |
  One packet of a connection between an MQTT client and a broker: of level 3 or
  4 as `mqtt_v3` reads it, of level 5 as `mqtt_v5` does. `packet` has one member
  for each; the other one is null.

  Which of both it is, CONNECT and CONNACK show themselves. All other packets are
  read as the connection's level says: as `mqtt_v3` where it is not known.
doc-ref: https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html MQTT 5.0
params:
  - id: level
    -source: [D1]
    -status: derived
    -default: 0
    -stream-value: connection_level
    -stream-alternatives: [5]
    type: u1
    doc: |
      Protocol level of the connection: 3, 4 or 5, as its CONNECT says; 0 when
      not known.
    doc-ref: MQTT 5.0, 3.1.2.2
seq:
  - id: packet
    -source: [D1]
    -status: derived
    size: >-
      1 + beginning.remaining_length.digits.size + beginning.remaining_length.value
    type:
      switch-on: is_level_5
      cases:
        true: mqtt_v5
        false: 'mqtt_v3(level == 5 ? 0 : level)'
    doc: The packet, in the member of the specification that reads it.
    doc-ref: MQTT 5.0, 2.1
instances:
  beginning:
    -source: [D1]
    -status: derived
    -column: false
    pos: 0
    type: beginning
    doc: The first bytes of the packet, read ahead.
    doc-ref: MQTT 5.0, 2.1
  is_level_5:
    -source: [D1]
    -status: derived
    value: >-
      beginning.message_type == mqtt_v3::message_type::connect
      ? beginning.body.size >= 7 and beginning.body[1] == 4 and beginning.body[6] == 5
      : beginning.message_type == mqtt_v3::message_type::connack
      ? beginning.remaining_length.value > 2
      : level == 5
    doc: |
      The packet is read as one of level 5. A CONNECT says its level; a CONNACK of
      level 5 is longer than the two bytes that it has at other levels.
    doc-ref: MQTT 5.0, 3.1.2.2 and 3.2
  packet_type:
    -orig-id: MQTT Control Packet type
    -source: [D1]
    -status: derived
    value: beginning.message_type
    doc: What kind of packet this is, at any level.
    doc-ref: MQTT 5.0, 2.1.2
  topic_name:
    -orig-id: Topic Name
    -source: [D1]
    -status: derived
    value: >-
      is_level_5 ? packet.as<mqtt_v5>.body.as<mqtt_v5::publish>.topic_name
      : packet.as<mqtt_v3>.body.as<mqtt_v3::publish>.topic_name
    if: packet_type == mqtt_v3::message_type::publish
    doc: Topic of a PUBLISH of any level; empty where a topic alias stands for it.
    doc-ref: MQTT 5.0, 3.3.2.1
  payload:
    -orig-id: Payload
    -source: [D1]
    -status: derived
    value: >-
      is_level_5 ? packet.as<mqtt_v5>.body.as<mqtt_v5::publish>.payload
      : packet.as<mqtt_v3>.body.as<mqtt_v3::publish>.payload
    if: packet_type == mqtt_v3::message_type::publish
    doc: Bytes of a PUBLISH of any level, of the application's own kind.
    doc-ref: MQTT 5.0, 3.3.3
  connection_level:
    -source: [D1]
    -status: derived
    value: >-
      is_level_5 ? 5 : packet_type == mqtt_v3::message_type::connack ? 0
      : packet.as<mqtt_v3>.body.as<mqtt_v3::connect>.protocol_level
    if: is_sound_connect or is_sound_connack
    doc: |
      The protocol level that this packet reveals; 0 begins a connection of level 3
      or 4 without saying which. Null for all but CONNECT and CONNACK, and for those
      that are not sound.
    doc-ref: MQTT 5.0, 3.1 and 3.2
  is_sound_connect:
    -source: [D1]
    -status: derived
    -column: false
    value: >-
      packet_type == mqtt_v3::message_type::connect and (is_level_5
      ? not packet.as<mqtt_v5>.body.as<mqtt_v5::connect>.reserved
      : beginning.flags == 0
      or packet.as<mqtt_v3>.body.as<mqtt_v3::connect>.protocol_level == 3)
    doc: |
      A CONNECT whose name, level and flags agree. Level 3 has no rule for the
      flags in the first byte.
    doc-ref: MQTT 5.0, 3.1
  is_sound_connack:
    -source: [D1]
    -status: derived
    -column: false
    value: >-
      packet_type == mqtt_v3::message_type::connack and (is_level_5
      ? packet.as<mqtt_v5>.body.as<mqtt_v5::connack>.trailing_bytes.length == 0
      : packet.as<mqtt_v3>.body.as<mqtt_v3::connack>.trailing_bytes.length == 0
      and packet.as<mqtt_v3>.body.as<mqtt_v3::connack>.reserved == 0
      and beginning.flags == 0)
    doc: A CONNACK that was read to its last field.
    doc-ref: MQTT 5.0, 3.2
types:
  beginning:
    doc: What tells how long a packet is, and to which level a CONNECT belongs.
    doc-ref: MQTT 5.0, 2.1
    seq:
      - id: message_type
        -orig-id: MQTT Control Packet type
        -source: [D1]
        -status: derived
        type: b4
        enum: mqtt_v3::message_type
        doc: What kind of packet this is.
        doc-ref: MQTT 5.0, 2.1.2
      - id: flags
        -orig-id: Flags specific to each MQTT Control Packet type
        -source: [D1]
        -status: derived
        type: b4
        doc: DUP, QoS and RETAIN.
        doc-ref: MQTT 5.0, 2.1.3
      - id: remaining_length
        -source: [D1]
        -status: derived
        type: mqtt_v3::remaining_length
        doc: Number of bytes that follow in this packet, itself not counted.
        doc-ref: MQTT 5.0, 2.1.4
      - id: body
        -orig-id: Variable Header
        -source: [D1]
        -status: derived
        size: 'remaining_length.value < 7 ? remaining_length.value : 7'
        doc: The first bytes of the body, up to the level of a CONNECT.
        doc-ref: MQTT 5.0, 3.1.2
