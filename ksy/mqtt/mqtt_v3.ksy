meta:
  id: mqtt_v3
  title: MQTT packet, protocol levels 3 (MQIsdp) and 4 (MQTT 3.1.1)
  application:
    - IBM WebSphere MQ Telemetry Transport
    - MQTT brokers and clients
  xref:
    iso: 20922
  tags:
    - messaging
    - network
  license: MIT
  ks-version: '0.9'
  encoding: UTF-8
  endian: be
  bit-endian: be
  -version: 0.1.0
  -ports: [1883]
  -unread-ports: [80, 443, 8883]
  -instance-errors: refuse
  -source:
    - id: D1
      title: Cabeçalho Fixo do WebSphere MQ Telemetry Transport (2006)
      lang: pt
      file: 003_b38e82e31de6cb48.txt
      sha256: e3dcd60516a990b34c58854b133859335f58a7259e813fde53b7f67bb41ddc60
    - id: D2
      title: MQTT 3.1.1, OASIS Standard (2014)
      lang: en
      url: https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html
    - id: D3
      title: MQTT V3.1 Protocol Specification (2010), and what brokers add to it
      lang: en
      url: http://public.dhe.ibm.com/software/dw/webservices/ws-mqtt/mqtt-v3r1.html
-source: [D1:3, D1:16]
doc: |
  One packet of a connection between an MQTT client and a broker: a fixed header
  of 2 to 5 bytes, then as many bytes as the remaining length says. A connection
  is two streams of such packets, one in each direction, without gaps.

  The source document (D1) describes the fixed header alone. Everything behind
  it has the status "derived": it follows the published standard that the field
  names in its doc-ref, MQTT 3.1.1 for level 4 and MQTT V3.1 for level 3.

  Level 3 and level 4 have the same layout and differ in rules. Rules of level 4
  alone are judged when the level is known: inside CONNECT from its own bytes,
  elsewhere from the parameter `level`. MQTT 5 has other layouts: its CONNECT is
  refused and the other bodies of such a connection stay undecoded.

  Not judged here, because a packet alone does not show it: order and direction
  of packets. Merely unusual and accepted, with a column that notes it: DUP with
  QoS 0, flags without meaning at level 3, will flags without a will at level 3,
  a remaining length written with more bytes than it needs, a client identifier
  that a broker may refuse. Bytes that are not MQTT at all are refused by some
  rule or other; `likely_protocol` names what they look like.
doc-ref:
  - https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html MQTT 3.1.1
  - http://public.dhe.ibm.com/software/dw/webservices/ws-mqtt/mqtt-v3r1.html MQTT V3.1
params:
  - id: level
    -status: assumed
    -default: 0
    -stream-value: connection_level
    type: u1
    doc: |
      Protocol level of the connection: 3, 4 or 5, as its CONNECT says; 0 when
      not known. Only the client's first packet carries it, so a single packet,
      or the stream from the broker, has to be told.
seq:
  - id: message_type
    -orig-id: Tipo de Mensagem
    -source: [D1:22, D1:20, D1:25, D1:40, D1:5, D1:6, D1:8, D1:10]
    -status: stated
    -term: {pt: Tipo de Mensagem, en: message type}
    type: b4
    enum: message_type
    valid:
      expr: _ != message_type::reserved and (_ != message_type::auth or level == 5)
      -reason: reserved packet type
    doc: What kind of packet this is. The first four bits, most significant first.
    doc-ref: MQTT 3.1.1, 2.2
  - id: dup
    -orig-id: DUP
    -source: [D1:47, D1:52, D1:54, D1:6, D1:10, D1:44]
    -status: stated
    -term: {pt: Sinalizador DUP, en: duplicate delivery flag}
    type: b1
    doc: The packet is a second attempt to deliver the same message.
    doc-ref: MQTT 3.1.1, 2.2
  - id: qos
    -orig-id: QoS
    -source: [D1:48, D1:58, D1:60, D1:66, D1:6, D1:10, D1:44]
    -status: stated
    -term: {pt: Nível de QoS, en: quality of service level}
    type: b2
    enum: qos
    valid:
      expr: _ != qos::reserved or message_type != message_type::publish
      -reason: QoS 3 is reserved; body not decoded
    doc: How surely a PUBLISH is delivered. Other packets only carry fixed bits here.
    doc-ref: MQTT 3.1.1, 2.2
  - id: retain
    -orig-id: RETAIN
    -source: [D1:49, D1:69, D1:71, D1:73, D1:75, D1:6, D1:10, D1:44]
    -status: stated
    -term: {pt: Sinalizador RETAIN, en: retain flag}
    type: b1
    valid:
      expr: >-
        level != 4 or message_type == message_type::publish
        or (not dup and not _ and qos == (
        message_type == message_type::pubrel
        or message_type == message_type::subscribe
        or message_type == message_type::unsubscribe
        ? qos::at_least_once : qos::at_most_once))
      -reason: malformed flags for this packet type at level 4
    doc: |
      To the broker: keep this message as the last value of its topic. To a
      subscriber: this is such a kept value, not a live message.

      At level 4 the four flag bits are free in PUBLISH alone; they must be 0010
      in PUBREL, SUBSCRIBE and UNSUBSCRIBE and 0000 in all other packets. At
      level 3 those three may have DUP, and the unused flags carry no meaning.
    doc-ref: MQTT 3.1.1, 2.2.2 and 3.3.1.3
  - id: remaining_length
    -orig-id: Comprimento Restante
    -source: [D1:7, D1:12, D1:14, D1:79, D1:123]
    -status: stated
    -term: {pt: Comprimento Restante, en: remaining length}
    type: remaining_length
    doc: Number of bytes that follow in this packet, itself not counted.
    doc-ref: MQTT 3.1.1, 2.2
  - id: body
    -source: [D1:81, D2]
    -status: derived
    -term: {pt: cabeçalho variável e carga útil, en: variable header and payload}
    size: remaining_length.value
    type:
      switch-on: >-
        level == 5 and message_type != message_type::connect
        ? message_type::reserved : message_type
      cases:
        message_type::connect: connect
        message_type::connack: connack
        message_type::publish: publish
        message_type::puback: acknowledgement
        message_type::pubrec: acknowledgement
        message_type::pubrel: acknowledgement
        message_type::pubcomp: acknowledgement
        message_type::subscribe: subscribe
        message_type::suback: suback
        message_type::unsubscribe: unsubscribe
        message_type::unsuback: acknowledgement
        message_type::pingreq: empty_body
        message_type::pingresp: empty_body
        message_type::disconnect: empty_body
    doc: |
      Variable header and payload, as the document calls them. At level 5 only a
      CONNECT is looked into, so that it can be refused.
    doc-ref: MQTT 3.1.1, 3 MQTT Control Packets
instances:
  connection_level:
    -source: [D2]
    -status: derived
    value: >-
      message_type == message_type::connect ? body.as<connect>.protocol_level
      : remaining_length.value == 2 ? 0 : 5
    if: is_sound_connect or is_sound_connack
    doc: |
      The protocol level that this packet reveals. A CONNECT says it; a CONNACK with
      properties is one of level 5; one of two bytes begins a connection of level 3
      or 4, it does not say which: 0. Null for all other packets, and for those
      whose fixed bytes are not as the level asks for.
    doc-ref: MQTT 3.1.1, 2.2
  is_sound_connect:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      message_type == message_type::connect
      and (body.as<connect>.protocol_level == 3
      ? body.as<connect>.protocol_name == "MQIsdp"
      : body.as<connect>.protocol_name == "MQTT" and not dup and not retain
      and qos == qos::at_most_once and (body.as<connect>.protocol_level == 4
      or (body.as<connect>.protocol_level == 5 and remaining_length.value >= 13
      and connect_flags[0] & 1 == 0 and connect_flags[0] & 0x18 != 0x18
      and (connect_flags[0] & 4 != 0 or connect_flags[0] & 0x38 == 0))))
    doc: |
      A CONNECT whose name, level and flags agree. What this specification refuses
      of level 5, its level, is no reason against it.
    doc-ref: MQTT 3.1.1, 3.1
  connect_flags:
    -source: [D2]
    -status: derived
    -column: false
    pos: remaining_length.digits.size + 8
    size: 'message_type == message_type::connect and remaining_length.value >= 8 ? 1 : 0'
    doc: The flags of a CONNECT with the name MQTT, read ahead.
    doc-ref: MQTT 3.1.1, 3.1.2.3
  is_sound_connack:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      message_type == message_type::connack and not dup and not retain
      and qos == qos::at_most_once and remaining_length.value >= 2
      and connack_bytes[0] <= 1
      and (remaining_length.value == 2 ? connack_bytes[1] <= 5
      : (connack_bytes[1] == 0 or (connack_bytes[1] >= 0x80 and connack_bytes[1] <= 0x9f))
      and remaining_length.value == (connack_bytes[2] < 128 ? connack_bytes[2] + 3
      : remaining_length.value < 4 ? 0
      : (connack_bytes[2] & 127) + connack_bytes[3] * 128 + 4))
    doc: |
      A CONNACK as level 3 and 4 have it, or one of level 5 whose reason code exists
      and whose properties are as long as it says.
    doc-ref: MQTT 5.0, 3.2
  connack_bytes:
    -source: [D2]
    -status: derived
    -column: false
    pos: 1 + remaining_length.digits.size
    size: >-
      message_type != message_type::connack ? 0
      : remaining_length.value < 4 ? remaining_length.value : 4
    doc: The first bytes of the body, read ahead.
    doc-ref: MQTT 5.0, 3.2
  has_idle_flags:
    -source: [D1:6, D2]
    -status: derived
    value: >-
      message_type != message_type::publish
      and (retain or (
      message_type == message_type::pubrel
      or message_type == message_type::subscribe
      or message_type == message_type::unsubscribe
      ? qos != qos::at_least_once
      : dup or qos != qos::at_most_once))
    doc: |
      Flags are set that have no meaning in a packet of this type. A note at level
      3 and where the level is not known; level 4 refuses them. DUP has a meaning
      in PUBREL, SUBSCRIBE and UNSUBSCRIBE: at level 3 they are sent again with it.
    doc-ref: MQTT 3.1.1, 2.2.2
  is_dup_idle:
    -source: [D1:54, D2]
    -status: derived
    value: message_type == message_type::publish and dup and qos == qos::at_most_once
    doc: |
      A PUBLISH with QoS 0 says that it is a second attempt, which QoS 0 does not
      have. It has no message identifier, though line 54 ties one to DUP.
    doc-ref: MQTT 3.1.1, 3.3.1.1
  likely_protocol:
    -source: [D2]
    -status: assumed
    value: >-
      dup or qos != qos::reserved ? 0
      : message_type == message_type::connect and not retain ? 1
      : message_type == message_type::puback and retain ? 2 : 0
    enum: likely_protocol
    doc: |
      What the first byte looks like: 22 begins a record of TLS, as MQTT a CONNECT
      with flags 6; the letter G begins a GET of HTTP, as MQTT a PUBACK with flags
      7. No client sends such flags.
    doc-ref: MQTT 3.1.1, 2.2
types:
  remaining_length:
    seq:
      - id: digits
        -orig-id: digit
        -source: [D1:83, D1:85, D1:90, D1:91, D1:92, D1:93, D1:114, D1:117]
        -status: stated
        -term: {pt: Dígitos, en: digits}
        type: u1
        valid:
          expr: _ < 128 or _index < 3
          -reason: number longer than 4 bytes
        repeat: until
        repeat-until: _ < 128
        doc: |
          One to four bytes, the least significant first. Seven bits of each
          count; the top bit says that one more byte follows.

          The document's loop (line 113) has no end after four bytes; line 85
          limits them to four.
        doc-ref: MQTT 3.1.1, 2.2.3
    instances:
      value:
        -orig-id: value
        -source: [D1:111, D1:112, D1:113, D1:115, D1:116, D1:119, D1:121]
        -status: stated
        -unit: byte
        value: >-
          digits.size == 1 ? digits[0] & 127 :
          digits.size == 2 ? (digits[0] & 127) + (digits[1] & 127) * 128 :
          (digits[0] & 127) + (digits[1] & 127) * 128
          + (digits[2] & 127) * 16384
          + (digits.size == 4 ? (digits[3] & 127) * 2097152 : 0)
        doc: |
          The number that the digits make, 0 to 268 435 455.

          Line 83 writes 321 as the bytes 130 and 65. By the document's own
          algorithm those are 8 322, and 321 is 193 and 2; the algorithm holds.
        doc-ref: MQTT 3.1.1, 2.2.3
      is_shortest:
        -source: [D2]
        -status: derived
        value: 'value >= (digits.size == 1 ? 0 : digits.size == 2 ? 128 : digits.size == 3 ? 16384 : 2097152)'
        doc: The number is not written with more bytes than it needs.
        doc-ref: MQTT 3.1.1, 2.2.3
  connect:
    doc: A client asks for a connection. The first packet of its stream.
    doc-ref: MQTT 3.1.1, 3.1
    seq:
      - id: len_protocol_name
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the protocol name, 6 or 4.
        doc-ref: MQTT 3.1.1, 3.1
      - id: protocol_name
        -orig-id: Protocol Name
        -source: [D2]
        -status: derived
        size: len_protocol_name
        type: str
        valid:
          any-of:
            - '"MQIsdp"'
            - '"MQTT"'
          -reason: unknown protocol name
        doc: MQIsdp up to MQTT 3.1, MQTT since 3.1.1.
        doc-ref: MQTT 3.1.1, 3.1.2.1
      - id: bridge
        -orig-id: bridge bit
        -source: [D3]
        -status: assumed
        type: b1
        doc: |
          The client is a broker that bridges two systems. An extension of
          brokers outside the standards, accepted here.
        doc-ref: MQTT 3.1.1, 3.1
      - id: protocol_level
        -orig-id: Protocol Level
        -source: [D2]
        -status: derived
        type: b7
        valid:
          expr: '_ == (protocol_name == "MQIsdp" ? 3 : 4)'
          -reason: MQIsdp has level 3 and MQTT has level 4; MQTT 5 is read by mqtt_v5
        doc: Version of the protocol. 3 is MQTT 3.1, 4 is MQTT 3.1.1.
        doc-ref: MQTT 3.1.1, 3.1.2.2
      - id: has_user_name
        -orig-id: User Name Flag
        -source: [D2]
        -status: derived
        type: b1
        doc: The client names its user.
        doc-ref: MQTT 3.1.1, 3.1.2.8
      - id: has_password
        -orig-id: Password Flag
        -source: [D2]
        -status: derived
        type: b1
        valid:
          expr: has_user_name or not _
          -reason: password without user name
        doc: The client sends a password; only together with a user name.
        doc-ref: MQTT 3.1.1, 3.1.2.9
      - id: will_retain
        -orig-id: Will Retain
        -source: [D2]
        -status: derived
        type: b1
        doc: The broker shall keep the will as the last value of its topic.
        doc-ref: MQTT 3.1.1, 3.1.2.7
      - id: will_qos
        -orig-id: Will QoS
        -source: [D2]
        -status: derived
        type: b2
        enum: qos
        valid:
          expr: _ != qos::reserved
          -reason: will QoS 3 is reserved
        doc: How surely the will is delivered.
        doc-ref: MQTT 3.1.1, 3.1.2.6
      - id: has_will
        -orig-id: Will Flag
        -source: [D2]
        -status: derived
        type: b1
        valid:
          expr: _ or protocol_level == 3 or (not will_retain and will_qos == qos::at_most_once)
          -reason: will QoS or will RETAIN without a will at level 4
        doc: |
          The client leaves a will: a message that the broker publishes when the
          connection ends without DISCONNECT.
        doc-ref: MQTT 3.1.1, 3.1.2.5
      - id: clean_session
        -orig-id: Clean Session
        -source: [D2]
        -status: derived
        type: b1
        doc: The broker shall forget what it kept for this client, before and after.
        doc-ref: MQTT 3.1.1, 3.1.2.4
      - id: reserved
        -orig-id: Reserved
        -source: [D2]
        -status: derived
        type: b1
        valid:
          expr: protocol_level == 3 or not _
          -reason: reserved connect flag must be 0 at level 4
        doc: Must be 0 at level 4; without meaning at level 3.
        doc-ref: MQTT 3.1.1, 3.1.2.3
      - id: keep_alive
        -orig-id: Keep Alive
        -source: [D2]
        -status: derived
        -unit: s
        type: u2
        doc: Longest silence of the client; 0 switches the watch off.
        doc-ref: MQTT 3.1.1, 3.1.2.10
      - id: len_client_id
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the client identifier.
        doc-ref: MQTT 3.1.1, 3.1
      - id: client_id
        -orig-id: Client Identifier
        -source: [D2]
        -status: derived
        -logical-type: mqtt_string
        size: len_client_id
        type: str
        doc: |
          Name of the client. Level 3 allows 1 to 23 characters, level 4 an empty
          name as well; brokers accept more, so nothing is refused here.
        doc-ref: MQTT 3.1.1, 3.1.3.1
      - id: len_will_topic
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty will topic
        if: has_will
        doc: Number of bytes of the will topic.
        doc-ref: MQTT 3.1.1, 3.1
      - id: will_topic
        -orig-id: Will Topic
        -source: [D2]
        -status: derived
        -logical-type: mqtt_topic_name
        size: len_will_topic
        type: str
        if: has_will
        doc: Topic under which the will is published.
        doc-ref: MQTT 3.1.1, 3.1.3.2
      - id: len_will_message
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        if: has_will
        doc: Number of bytes of the will message; may be 0.
        doc-ref: MQTT 3.1.1, 3.1
      - id: will_message
        -orig-id: Will Message
        -source: [D2]
        -status: derived
        size: len_will_message
        if: has_will
        doc: Bytes of the application's own kind, as the payload of a PUBLISH.
        doc-ref: MQTT 3.1.1, 3.1.3.3
      - id: user_name
        -orig-id: User Name
        -source: [D2]
        -status: derived
        type: user_name
        if: has_user_name and (protocol_level != 3 or not _io.eof)
        doc: |
          At level 3 the remaining length overrules the flag: where the packet
          ends here, the user name is absent and the packet is sound.
        doc-ref: MQTT 3.1.1, 3.1.3.4
      - id: password
        -orig-id: Password
        -source: [D2]
        -status: derived
        type: password
        if: has_password and (protocol_level != 3 or not _io.eof)
        doc: May be absent at level 3, as the user name may.
        doc-ref: MQTT 3.1.1, 3.1.3.5
      - id: trailing_bytes
        -source: [D2]
        -status: derived
        -sensitive: true
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the last field
          -expected: the end of the packet
        doc: |
          Always empty; bytes here mean that the packet is malformed. They may be
          the password, where its flag or its length is spoilt.
        doc-ref: MQTT 3.1.1, 3.1
    instances:
      has_idle_will_flags:
        -source: [D2]
        -status: derived
        value: not has_will and (will_retain or will_qos != qos::at_most_once)
        doc: |
          Will QoS or will RETAIN are set without a will. A note at level 3; level 4
          refuses them.
        doc-ref: MQTT 3.1.1, 3.1.2.6 and 3.1.2.7
      is_client_id_doubtful:
        -source: [D2]
        -status: derived
        value: >-
          protocol_level == 3 ? len_client_id == 0 or len_client_id > 23
          : len_client_id == 0 and not clean_session
        doc: |
          A broker may refuse the client identifier: at level 3 an empty one or one
          of more than 23 bytes, at level 4 an empty one for a session to be kept.
        doc-ref: MQTT 3.1.1, 3.1.3.1
  user_name:
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the user name; may be 0.
        doc-ref: MQTT 3.1.1, 3.1.3.4
      - id: value
        -orig-id: User Name
        -source: [D2]
        -status: derived
        -logical-type: mqtt_string
        size: len_value
        type: str
        doc: Name of the user who connects.
        doc-ref: MQTT 3.1.1, 3.1.3.4
  password:
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the password; may be 0.
        doc-ref: MQTT 3.1.1, 3.1.3.5
      - id: value
        -orig-id: Password
        -source: [D2]
        -status: derived
        -sensitive: true
        size: len_value
        doc: Text at level 3, any bytes at level 4.
        doc-ref: MQTT 3.1.1, 3.1.3.5
  connack:
    doc: The broker answers a CONNECT. The first packet of its stream.
    doc-ref: MQTT 3.1.1, 3.2
    seq:
      - id: reserved
        -orig-id: Reserved
        -source: [D2]
        -status: derived
        type: b7
        valid:
          expr: _ == 0 or _root.level != 4
          -reason: reserved acknowledge flags must be 0 at level 4
        doc: Must be 0 at level 4; without meaning at level 3.
        doc-ref: MQTT 3.1.1, 3.2.2.1
      - id: session_present
        -orig-id: Session Present
        -source: [D2]
        -status: derived
        type: b1
        doc: The broker still knows this client. Without meaning at level 3.
        doc-ref: MQTT 3.1.1, 3.2.2.2
      - id: return_code
        -orig-id: Connect Return Code
        -source: [D2]
        -status: derived
        type: u1
        enum: connect_return_code
        valid:
          expr: >-
            _.to_i <= 5 and (_.to_i == 0 or not session_present or _root.level != 4)
          -reason: return code above 5, or session present in a refusal at level 4
        doc: 0 accepts the connection; any other code refuses it.
        doc-ref: MQTT 3.1.1, 3.2.2.3
      - id: trailing_bytes
        -source: [D2]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes, a CONNACK has 2
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 3.1.1, 3.2
  publish:
    doc: A message, to the broker or from it.
    doc-ref: MQTT 3.1.1, 3.3
    seq:
      - id: len_topic_name
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty topic
        doc: Number of bytes of the topic name, at least 1.
        doc-ref: MQTT 3.1.1, 3.3
      - id: topic_name
        -orig-id: Topic Name
        -source: [D2]
        -status: derived
        -logical-type: mqtt_topic_name
        size: len_topic_name
        type: str
        doc: What the message is about; levels are separated by `/`.
        doc-ref: MQTT 3.1.1, 3.3.2.1
      - id: message_id
        -orig-id: ID de Mensagem
        -source: [D1:54, D2]
        -status: derived
        -term: {pt: ID de Mensagem, en: message identifier}
        type: u2
        valid:
          min: 1
          -reason: message id 0
        if: _root.qos != qos::at_most_once
        doc: |
          Number under which the message is acknowledged.

          Line 54 ties it to the DUP flag; the standards tie it to a QoS above 0,
          and so do real packets.
        doc-ref: MQTT 3.1.1, 3.3.2.2
      - id: payload
        -orig-id: Payload
        -source: [D2]
        -status: derived
        size-eos: true
        doc: The message itself, in the application's own format; may be empty.
        doc-ref: MQTT 3.1.1, 3.3.3
  acknowledgement:
    doc: |
      Body of PUBACK, PUBREC, PUBREL, PUBCOMP and UNSUBACK, which all consist of
      the identifier of the packet that they answer.
    doc-ref: MQTT 3.1.1, 3.4 to 3.7 and 3.11
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D2]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the packet that is acknowledged, never 0.
        doc-ref: MQTT 3.1.1, 2.3.1
      - id: trailing_bytes
        -source: [D2]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the message id
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 3.1.1, 3.4 to 3.7 and 3.11
  subscribe:
    doc: A client asks for messages.
    doc-ref: MQTT 3.1.1, 3.8
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D2]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number under which the SUBACK answers, never 0.
        doc-ref: MQTT 3.1.1, 3.8.2
      - id: filters_begin
        -source: [D2]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not _io.eof
          -reason: no topic filter
          -expected: at least one topic filter
        doc: Where the first topic filter begins; there is at least one.
        doc-ref: MQTT 3.1.1, 3.8.3
      - id: requests
        -source: [D2]
        -status: derived
        type: subscription
        repeat: until
        repeat-until: _io.eof
        doc: At least one, up to the end of the packet; there is no count.
        doc-ref: MQTT 3.1.1, 3.8.3
  subscription:
    seq:
      - id: len_topic_filter
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        valid:
          expr: _ > 0 or _root.level == 3
          -reason: empty topic filter
        doc: Number of bytes of the topic filter.
        doc-ref: MQTT 3.1.1, 3.8.3
      - id: topic_filter
        -orig-id: Topic Filter
        -source: [D2]
        -status: derived
        -logical-type: mqtt_topic_filter
        size: len_topic_filter
        type: str
        doc: |
          Topics wanted. `+` stands for any one level, `#` at the end for all
          levels below.
        doc-ref: MQTT 3.1.1, 4.7
      - id: reserved
        -orig-id: Reserved
        -source: [D2]
        -status: derived
        type: b6
        valid:
          expr: _ == 0 or _root.level == 3
          -reason: bad requested QoS, its upper 6 bits are reserved
        doc: Upper bits of the requested QoS. Must be 0, at level 3 without meaning.
        doc-ref: MQTT 3.1.1, 3.8.3
      - id: requested_qos
        -orig-id: Requested QoS
        -source: [D2]
        -status: derived
        type: b2
        enum: qos
        valid:
          expr: _ != qos::reserved
          -reason: bad requested QoS, 3 is reserved
        doc: The best delivery that the client wants for these topics.
        doc-ref: MQTT 3.1.1, 3.8.3
  suback:
    doc: The broker answers a SUBSCRIBE.
    doc-ref: MQTT 3.1.1, 3.9
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D2]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the SUBSCRIBE that is answered, never 0.
        doc-ref: MQTT 3.1.1, 3.9.2
      - id: return_codes
        -orig-id: Return Code
        -source: [D2]
        -status: derived
        type: u1
        enum: subscribe_return_code
        valid:
          expr: >-
            _.to_i <= 2 or _ == subscribe_return_code::failure
            or (_root.level == 3 and (_.to_i & 3) != 3)
          -reason: bad return code, only 0, 1, 2 and 128 are defined
        repeat: until
        repeat-until: _io.eof
        doc: |
          One for each topic filter of the SUBSCRIBE, in the same order. At level
          3 only the low two bits count and 128 does not occur.
        doc-ref: MQTT 3.1.1, 3.9.3
  unsubscribe:
    doc: A client no longer wants messages.
    doc-ref: MQTT 3.1.1, 3.10
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D2]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number under which the UNSUBACK answers, never 0.
        doc-ref: MQTT 3.1.1, 3.10.2
      - id: filters_begin
        -source: [D2]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not _io.eof
          -reason: no topic filter
          -expected: at least one topic filter
        doc: Where the first topic filter begins; there is at least one.
        doc-ref: MQTT 3.1.1, 3.10.3
      - id: requests
        -source: [D2]
        -status: derived
        type: unsubscription
        repeat: until
        repeat-until: _io.eof
        doc: At least one, up to the end of the packet; there is no count.
        doc-ref: MQTT 3.1.1, 3.10.3
  unsubscription:
    seq:
      - id: len_topic_filter
        -orig-id: Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        valid:
          expr: _ > 0 or _root.level == 3
          -reason: empty topic filter
        doc: Number of bytes of the topic filter.
        doc-ref: MQTT 3.1.1, 3.10.3
      - id: topic_filter
        -orig-id: Topic Filter
        -source: [D2]
        -status: derived
        -logical-type: mqtt_topic_filter
        size: len_topic_filter
        type: str
        doc: As it was written in the SUBSCRIBE, character by character.
        doc-ref: MQTT 3.1.1, 3.10.3
  empty_body:
    doc: PINGREQ, PINGRESP and DISCONNECT end with the fixed header.
    doc-ref: MQTT 3.1.1, 3.12 to 3.14
    seq:
      - id: trailing_bytes
        -source: [D2]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes, this packet has no body
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 3.1.1, 3.12 to 3.14
enums:
  message_type:
    0:
      id: reserved
      -orig-id: Reserved
      -source: [D1:25]
      -status: stated
      doc: Never used; refused.
    1:
      id: connect
      -orig-id: CONNECT
      -source: [D1:26]
      -status: stated
      doc: Client asks the broker for a connection
    2:
      id: connack
      -orig-id: CONNACK
      -source: [D1:27]
      -status: stated
      doc: Acknowledgement of a connection
    3:
      id: publish
      -orig-id: PUBLISH
      -source: [D1:28]
      -status: stated
      doc: Message
    4:
      id: puback
      -orig-id: PUBACK
      -source: [D1:29]
      -status: stated
      doc: Acknowledgement of a message with QoS 1
    5:
      id: pubrec
      -orig-id: PUBREC
      -source: [D1:30]
      -status: stated
      doc: Message with QoS 2 received, part 1 of assured delivery
    6:
      id: pubrel
      -orig-id: PUBREL
      -source: [D1:31]
      -status: stated
      doc: Message with QoS 2 released, part 2 of assured delivery
    7:
      id: pubcomp
      -orig-id: PUBCOMP
      -source: [D1:32]
      -status: stated
      doc: Assured delivery complete
    8:
      id: subscribe
      -orig-id: SUBSCRIBE
      -source: [D1:33]
      -status: stated
      doc: Client asks for a subscription
    9:
      id: suback
      -orig-id: SUBACK
      -source: [D1:34]
      -status: stated
      doc: Acknowledgement of a subscription
    10:
      id: unsubscribe
      -orig-id: UNSUBSCRIBE
      -source: [D1:35]
      -status: stated
      doc: Client asks to end a subscription
    11:
      id: unsuback
      -orig-id: UNSUBACK
      -source: [D1:36]
      -status: stated
      doc: Acknowledgement that a subscription ended
    12:
      id: pingreq
      -orig-id: PINGREQ
      -source: [D1:37]
      -status: stated
      doc: Is the other side alive?
    13:
      id: pingresp
      -orig-id: PINGRESP
      -source: [D1:38]
      -status: stated
      doc: Answer to PINGREQ
    14:
      id: disconnect
      -orig-id: DISCONNECT
      -source: [D1:39]
      -status: stated
      doc: Client is disconnecting
    15:
      id: auth
      -orig-id: Reserved
      -source: [D1:40]
      -status: derived
      doc: Reserved, and refused, at levels 3 and 4; authentication at level 5.
  qos:
    0:
      id: at_most_once
      -source: [D1:63]
      -status: stated
      doc: At most once, fire and forget
    1:
      id: at_least_once
      -source: [D1:64]
      -status: stated
      doc: At least once, acknowledged
    2:
      id: exactly_once
      -source: [D1:65]
      -status: stated
      doc: Exactly once, assured
    3:
      id: reserved
      -orig-id: Reserved
      -source: [D1:66]
      -status: stated
      doc: |
        Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the
        first byte of other packets only by the rule on flags at level 4.
  likely_protocol:
    0:
      id: mqtt
      doc: Nothing speaks against MQTT
    1:
      id: tls
      doc: A record of TLS
    2:
      id: http
      doc: A request of HTTP
  connect_return_code:
    0:
      id: accepted
      -source: [D2]
      doc: The connection is accepted
    1:
      id: unacceptable_protocol_version
      -source: [D2]
      doc: The broker does not speak this protocol level
    2:
      id: identifier_rejected
      -source: [D2]
      doc: The broker refuses the client identifier
    3:
      id: server_unavailable
      -source: [D2]
      doc: The broker is not available
    4:
      id: bad_user_name_or_password
      -source: [D2]
      doc: User name or password are malformed or wrong
    5:
      id: not_authorized
      -source: [D2]
      doc: The client may not connect
  subscribe_return_code:
    0:
      id: at_most_once
      -source: [D2]
      doc: Granted with QoS 0
    1:
      id: at_least_once
      -source: [D2]
      doc: Granted with QoS 1
    2:
      id: exactly_once
      -source: [D2]
      doc: Granted with QoS 2
    128:
      id: failure
      -source: [D2]
      doc: Not granted
