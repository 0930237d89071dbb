meta:
  id: mqtt_v5
  title: MQTT packet, protocol level 5 (MQTT 5.0)
  application: MQTT brokers and clients
  tags:
    - messaging
    - network
  license: MIT
  ks-version: '0.11'
  imports:
    - mqtt_v3
  encoding: UTF-8
  endian: be
  bit-endian: be
  -version: 0.1.0
  -ports: [1883]
  -unread-ports: [80, 443, 8883]
  -instance-errors: refuse
  -source:
    - id: D1
      title: MQTT 5.0, OASIS Standard (2019)
      lang: en
      url: https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html
-source: [D1]
doc: |
  One packet of a connection between an MQTT 5 client and a broker: a fixed
  header of 2 to 5 bytes, then as many bytes as the remaining length says. A
  connection is two streams of such packets, one in each direction, without gaps.

  Names, types of packet and QoS are those of `mqtt_v3`; its rules for levels 3
  and 4 do not apply. New are properties, reason codes and the packet AUTH.
  `properties` is null where the packet ends before them, as short forms do.

  Not judged here, because a packet alone does not show it: order and direction
  of packets, what one side allowed the other (QoS, aliases, sizes), and who may
  send a reason code or a property. Not judged either: whether a payload is the
  text that its indicator says.
doc-ref: https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html MQTT 5.0
seq:
  - id: message_type
    -orig-id: MQTT Control Packet type
    -source: [D1]
    -status: derived
    type: b4
    enum: mqtt_v3::message_type
    valid:
      expr: _ != mqtt_v3::message_type::reserved
      -reason: reserved packet type
    doc: What kind of packet this is. The first four bits, most significant first.
    doc-ref: MQTT 5.0, 2.1.2
  - id: dup
    -orig-id: DUP
    -source: [D1]
    -status: derived
    type: b1
    doc: The PUBLISH may be a second attempt to deliver the same message.
    doc-ref: MQTT 5.0, 3.3.1.1
  - id: qos
    -orig-id: QoS
    -source: [D1]
    -status: derived
    type: b2
    enum: mqtt_v3::qos
    valid:
      expr: _ != mqtt_v3::qos::reserved or message_type != mqtt_v3::message_type::publish
      -reason: QoS 3 is reserved; body not decoded
    doc: How surely a PUBLISH is delivered. Other packets only carry fixed bits here.
    doc-ref: MQTT 5.0, 3.3.1.2
  - id: retain
    -orig-id: RETAIN
    -source: [D1]
    -status: derived
    type: b1
    valid:
      expr: >-
        message_type == mqtt_v3::message_type::publish
        or (not dup and not _ and qos == (
        message_type == mqtt_v3::message_type::pubrel
        or message_type == mqtt_v3::message_type::subscribe
        or message_type == mqtt_v3::message_type::unsubscribe
        ? mqtt_v3::qos::at_least_once : mqtt_v3::qos::at_most_once))
      -reason: malformed flags for this packet type
      -expected: 0010 for PUBREL, SUBSCRIBE and UNSUBSCRIBE, 0000 for others
    doc: |
      To the broker: keep this message as the last value of its topic. To a
      subscriber: this is such a kept value.

      The four flag bits are free in PUBLISH alone; they must be 0010 in PUBREL,
      SUBSCRIBE and UNSUBSCRIBE and 0000 in all other packets.
    doc-ref: MQTT 5.0, 2.1.3 and 3.3.1.3
  - id: flags_end
    -source: [D1]
    -status: derived
    -column: false
    size: 0
    valid:
      expr: not dup or qos != mqtt_v3::qos::at_most_once
      -reason: DUP must be 0 with QoS 0
      -expected: DUP 0, or QoS 1 or 2
    doc: Where the flags end; a message with QoS 0 is never sent twice.
    doc-ref: MQTT 5.0, 3.3.1.1
  - id: remaining_length
    -source: [D1]
    -status: derived
    type: mqtt_v3::remaining_length
    valid:
      expr: _.is_shortest
      -reason: remaining length written with more bytes than it needs
      -expected: as few bytes as the number needs
    doc: Number of bytes that follow in this packet, itself not counted.
    doc-ref: MQTT 5.0, 2.1.4 and 1.5.5
  - id: body
    -source: [D1]
    -status: derived
    size: remaining_length.value
    type:
      switch-on: message_type
      cases:
        mqtt_v3::message_type::connect: connect
        mqtt_v3::message_type::connack: connack
        mqtt_v3::message_type::publish: publish
        mqtt_v3::message_type::puback: acknowledgement
        mqtt_v3::message_type::pubrec: acknowledgement
        mqtt_v3::message_type::pubrel: release
        mqtt_v3::message_type::pubcomp: release
        mqtt_v3::message_type::subscribe: subscribe
        mqtt_v3::message_type::suback: suback
        mqtt_v3::message_type::unsubscribe: unsubscribe
        mqtt_v3::message_type::unsuback: unsuback
        mqtt_v3::message_type::pingreq: mqtt_v3::empty_body
        mqtt_v3::message_type::pingresp: mqtt_v3::empty_body
        mqtt_v3::message_type::disconnect: disconnect
        mqtt_v3::message_type::auth: auth
    doc: Variable header and payload, as the standard calls them.
    doc-ref: MQTT 5.0, 3 MQTT Control Packets
types:
  connect:
    doc: A client asks for a connection. The first packet of its stream.
    doc-ref: MQTT 5.0, 3.1
    seq:
      - id: len_protocol_name
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the protocol name, 4.
        doc-ref: MQTT 5.0, 3.1.2.1
      - id: protocol_name
        -orig-id: Protocol Name
        -source: [D1]
        -status: derived
        size: len_protocol_name
        type: str
        valid:
          eq: '"MQTT"'
          -reason: unknown protocol name
        doc: Always MQTT.
        doc-ref: MQTT 5.0, 3.1.2.1
      - id: protocol_level
        -orig-id: Protocol Version
        -source: [D1]
        -status: derived
        type: u1
        valid:
          eq: 5
          -reason: only level 5 is read here; levels 3 and 4 are read by mqtt_v3
        doc: Version of the protocol, 5.
        doc-ref: MQTT 5.0, 3.1.2.2
      - id: has_user_name
        -orig-id: User Name Flag
        -source: [D1]
        -status: derived
        type: b1
        doc: The client names its user.
        doc-ref: MQTT 5.0, 3.1.2.8
      - id: has_password
        -orig-id: Password Flag
        -source: [D1]
        -status: derived
        type: b1
        doc: The client sends a password, with a user name or without one.
        doc-ref: MQTT 5.0, 3.1.2.9
      - id: will_retain
        -orig-id: Will Retain
        -source: [D1]
        -status: derived
        type: b1
        doc: The broker shall keep the will as the last value of its topic.
        doc-ref: MQTT 5.0, 3.1.2.7
      - id: will_qos
        -orig-id: Will QoS
        -source: [D1]
        -status: derived
        type: b2
        enum: mqtt_v3::qos
        valid:
          expr: _ != mqtt_v3::qos::reserved
          -reason: will QoS 3 is reserved
        doc: How surely the will is delivered.
        doc-ref: MQTT 5.0, 3.1.2.6
      - id: has_will
        -orig-id: Will Flag
        -source: [D1]
        -status: derived
        type: b1
        valid:
          expr: _ or (not will_retain and will_qos == mqtt_v3::qos::at_most_once)
          -reason: will QoS or will RETAIN without a will
          -expected: a will, or will QoS and will RETAIN 0
        doc: |
          The client leaves a will: a message that the broker publishes when the
          connection ends without a normal DISCONNECT.
        doc-ref: MQTT 5.0, 3.1.2.5
      - id: clean_start
        -orig-id: Clean Start
        -source: [D1]
        -status: derived
        type: b1
        doc: The broker shall forget what it kept for this client before.
        doc-ref: MQTT 5.0, 3.1.2.4
      - id: reserved
        -orig-id: Reserved
        -source: [D1]
        -status: derived
        type: b1
        valid:
          eq: false
          -reason: reserved connect flag must be 0
        doc: Must be 0.
        doc-ref: MQTT 5.0, 3.1.2.3
      - id: keep_alive
        -orig-id: Keep Alive
        -source: [D1]
        -status: derived
        -unit: s
        type: u2
        doc: Longest silence of the client; 0 switches the watch off.
        doc-ref: MQTT 5.0, 3.1.2.10
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of the connection.
        doc-ref: MQTT 5.0, 3.1.2.11
      - id: len_client_id
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the client identifier; 0 asks the broker for one.
        doc-ref: MQTT 5.0, 3.1.3.1
      - id: client_id
        -orig-id: Client Identifier
        -source: [D1]
        -status: derived
        -logical-type: mqtt_string
        size: len_client_id
        type: str
        doc: |
          Name of the client. Where it is empty, the CONNACK has the property
          assigned_client_identifier.
        doc-ref: MQTT 5.0, 3.1.3.1
      - id: will_properties
        -source: [D1]
        -status: derived
        type: properties(true)
        if: has_will
        doc: Properties of the will.
        doc-ref: MQTT 5.0, 3.1.3.2
      - id: len_will_topic
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty will topic
        if: has_will
        doc: Number of bytes of the will topic.
        doc-ref: MQTT 5.0, 3.1.3.3
      - id: will_topic
        -orig-id: Will Topic
        -source: [D1]
        -status: derived
        -logical-type: mqtt_topic_name
        size: len_will_topic
        type: str
        if: has_will
        doc: Topic under which the will is published.
        doc-ref: MQTT 5.0, 3.1.3.3
      - id: len_will_payload
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        if: has_will
        doc: Number of bytes of the will's payload; may be 0.
        doc-ref: MQTT 5.0, 3.1.3.4
      - id: will_payload
        -orig-id: Will Payload
        -source: [D1]
        -status: derived
        size: len_will_payload
        if: has_will
        doc: Bytes of the application's own kind, as the payload of a PUBLISH.
        doc-ref: MQTT 5.0, 3.1.3.4
      - id: user_name
        -source: [D1]
        -status: derived
        type: mqtt_v3::user_name
        if: has_user_name
        doc: Name of the user who connects.
        doc-ref: MQTT 5.0, 3.1.3.5
      - id: password
        -source: [D1]
        -status: derived
        type: mqtt_v3::password
        if: has_password
        doc: Password, or any other secret.
        doc-ref: MQTT 5.0, 3.1.3.6
      - id: trailing_bytes
        -source: [D1]
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
        doc-ref: MQTT 5.0, 3.1
  connack:
    doc: The broker answers a CONNECT. The first packet of its stream, but for AUTH.
    doc-ref: MQTT 5.0, 3.2
    seq:
      - id: reserved
        -orig-id: Reserved
        -source: [D1]
        -status: derived
        type: b7
        valid:
          eq: 0
          -reason: reserved acknowledge flags must be 0
        doc: Must be 0.
        doc-ref: MQTT 5.0, 3.2.2.1
      - id: session_present
        -orig-id: Session Present
        -source: [D1]
        -status: derived
        type: b1
        doc: The broker still knows this client.
        doc-ref: MQTT 5.0, 3.2.2.1.1
      - id: reason_code
        -orig-id: Connect Reason Code
        -source: [D1]
        -status: derived
        type: u1
        enum: connect_reason_code
        valid:
          in-enum: true
          -reason: no reason code of a CONNACK
        doc: success accepts the connection; any other code refuses it.
        doc-ref: MQTT 5.0, 3.2.2.2
      - id: reason_code_end
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not session_present or reason_code == connect_reason_code::success
          -reason: session present in a refusal
          -expected: success beside a session that is present
        doc: Where the reason code ends; a refusal has no session.
        doc-ref: MQTT 5.0, 3.2.2.1.1
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: What the broker allows, and what it tells the client.
        doc-ref: MQTT 5.0, 3.2.2.3
      - id: trailing_bytes
        -source: [D1]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the properties
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 5.0, 3.2.3
  publish:
    doc: A message, to the broker or from it.
    doc-ref: MQTT 5.0, 3.3
    seq:
      - id: len_topic_name
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the topic name; 0 where a topic alias stands for it.
        doc-ref: MQTT 5.0, 3.3.2.1
      - id: topic_name
        -orig-id: Topic Name
        -source: [D1]
        -status: derived
        -logical-type: mqtt_topic_name
        size: len_topic_name
        type: str
        doc: |
          What the message is about; levels are separated by `/`. Where it is empty,
          an earlier packet in the same direction has it beside the same alias.
        doc-ref: MQTT 5.0, 3.3.2.1
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        if: _root.qos != mqtt_v3::qos::at_most_once
        doc: Number under which the message is acknowledged.
        doc-ref: MQTT 5.0, 3.3.2.2
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of the message.
        doc-ref: MQTT 5.0, 3.3.2.3
      - id: properties_end
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: len_topic_name > 0 or properties.topic_alias > 0
          -reason: empty topic without a topic alias
          -expected: a topic name or a topic alias
        doc: Where the properties end; by then the topic is known, by name or by alias.
        doc-ref: MQTT 5.0, 3.3.2.1
      - id: payload
        -orig-id: Payload
        -source: [D1]
        -status: derived
        size-eos: true
        doc: The message itself, in the application's own format; may be empty.
        doc-ref: MQTT 5.0, 3.3.3
    instances:
      topic_alias:
        -orig-id: Topic Alias
        -source: [D1]
        -status: derived
        value: properties.topic_alias
        if: properties.topic_alias > 0
        doc: |
          Number that stands for the topic. With a topic name it is defined anew,
          with an empty one used; it holds for one direction of one connection.
        doc-ref: MQTT 5.0, 3.3.2.3.4
  acknowledgement:
    doc: Body of PUBACK and PUBREC, the first answer to a PUBLISH.
    doc-ref: MQTT 5.0, 3.4 and 3.5
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the PUBLISH that is acknowledged, never 0.
        doc-ref: MQTT 5.0, 2.2.1
      - id: written_reason_code
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        -column: false
        type: u1
        enum: publish_reason_code
        valid:
          in-enum: true
          -reason: no reason code of PUBACK and PUBREC
        if: not _io.eof
        doc: May be left out where it is success and there are no properties.
        doc-ref: MQTT 5.0, 3.4.2.1
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        if: not _io.eof
        doc: Properties of the answer; may be left out where there are none.
        doc-ref: MQTT 5.0, 3.4.2.2
      - id: trailing_bytes
        -source: [D1]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the properties
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 5.0, 3.4 and 3.5
    instances:
      reason_code:
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        value: '_io.size > 2 ? written_reason_code : publish_reason_code::success'
        doc: What became of the message; success where the packet does not say it.
        doc-ref: MQTT 5.0, 3.4.2.1
  release:
    doc: Body of PUBREL and PUBCOMP, the second half of the exchange of QoS 2.
    doc-ref: MQTT 5.0, 3.6 and 3.7
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the PUBLISH that is released or complete, never 0.
        doc-ref: MQTT 5.0, 2.2.1
      - id: written_reason_code
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        -column: false
        type: u1
        enum: release_reason_code
        valid:
          in-enum: true
          -reason: no reason code of PUBREL and PUBCOMP
        if: not _io.eof
        doc: May be left out where it is success and there are no properties.
        doc-ref: MQTT 5.0, 3.6.2.1
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        if: not _io.eof
        doc: Properties of the answer; may be left out where there are none.
        doc-ref: MQTT 5.0, 3.6.2.2
      - id: trailing_bytes
        -source: [D1]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the properties
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 5.0, 3.6 and 3.7
    instances:
      reason_code:
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        value: '_io.size > 2 ? written_reason_code : release_reason_code::success'
        doc: Whether the message was known; success where the packet does not say it.
        doc-ref: MQTT 5.0, 3.6.2.1
  subscribe:
    doc: A client asks for messages.
    doc-ref: MQTT 5.0, 3.8
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number under which the SUBACK answers, never 0.
        doc-ref: MQTT 5.0, 3.8.2
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of all subscriptions of the packet.
        doc-ref: MQTT 5.0, 3.8.2.1
      - id: filters_begin
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not _io.eof
          -reason: no topic filter
          -expected: at least one topic filter
        doc: Where the first topic filter begins; there is at least one.
        doc-ref: MQTT 5.0, 3.8.3
      - id: requests
        -source: [D1]
        -status: derived
        type: subscription
        repeat: until
        repeat-until: _io.eof
        doc: At least one, up to the end of the packet; there is no count.
        doc-ref: MQTT 5.0, 3.8.3
  subscription:
    doc: A topic filter and how its messages shall come.
    doc-ref: MQTT 5.0, 3.8.3
    seq:
      - id: len_topic_filter
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty topic filter
        doc: Number of bytes of the topic filter.
        doc-ref: MQTT 5.0, 3.8.3
      - id: topic_filter
        -orig-id: Topic Filter
        -source: [D1]
        -status: derived
        size: len_topic_filter
        type: topic_filter
        doc: |
          Topics wanted. `+` stands for any one level, `#` at the end for all levels
          below; `$share/NAME/` before the filter shares it with others.
        doc-ref: MQTT 5.0, 4.7 and 4.8.2
      - id: reserved
        -orig-id: Reserved
        -source: [D1]
        -status: derived
        type: b2
        valid:
          eq: 0
          -reason: reserved subscription options must be 0
        doc: Must be 0.
        doc-ref: MQTT 5.0, 3.8.3.1
      - id: retain_handling
        -orig-id: Retain Handling
        -source: [D1]
        -status: derived
        type: b2
        enum: retain_handling
        valid:
          in-enum: true
          -reason: retain handling 3 is reserved
        doc: Whether the broker sends the messages that it keeps.
        doc-ref: MQTT 5.0, 3.8.3.1
      - id: retain_as_published
        -orig-id: Retain As Published
        -source: [D1]
        -status: derived
        type: b1
        doc: The broker passes RETAIN on as it was sent.
        doc-ref: MQTT 5.0, 3.8.3.1
      - id: no_local
        -orig-id: No Local
        -source: [D1]
        -status: derived
        type: b1
        doc: |
          The client does not want the messages that it published itself. A
          subscription that is shared cannot ask for that.
        doc-ref: MQTT 5.0, 3.8.3.1
      - id: requested_qos
        -orig-id: Maximum QoS
        -source: [D1]
        -status: derived
        type: b2
        enum: mqtt_v3::qos
        valid:
          expr: _ != mqtt_v3::qos::reserved
          -reason: requested QoS 3 is reserved
        doc: The best delivery that the client wants for these topics.
        doc-ref: MQTT 5.0, 3.8.3.1
      - id: options_end
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not no_local or not topic_filter.is_shared
          -reason: No Local on a shared subscription
          -expected: No Local 0
        doc: |
          Where the options end; a subscription that is shared cannot leave out what
          its own client published.
        doc-ref: MQTT 5.0, 3.8.3.1
  suback:
    doc: The broker answers a SUBSCRIBE.
    doc-ref: MQTT 5.0, 3.9
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the SUBSCRIBE that is answered, never 0.
        doc-ref: MQTT 5.0, 3.9.2
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of the answer.
        doc-ref: MQTT 5.0, 3.9.2.1
      - id: reason_codes
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        type: u1
        enum: subscribe_reason_code
        valid:
          in-enum: true
          -reason: no reason code of a SUBACK
        repeat: until
        repeat-until: _io.eof
        doc: One for each topic filter of the SUBSCRIBE, in the same order.
        doc-ref: MQTT 5.0, 3.9.3
  unsubscribe:
    doc: A client no longer wants messages.
    doc-ref: MQTT 5.0, 3.10
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number under which the UNSUBACK answers, never 0.
        doc-ref: MQTT 5.0, 3.10.2
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of the request.
        doc-ref: MQTT 5.0, 3.10.2.1
      - id: filters_begin
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not _io.eof
          -reason: no topic filter
          -expected: at least one topic filter
        doc: Where the first topic filter begins; there is at least one.
        doc-ref: MQTT 5.0, 3.10.3
      - id: requests
        -source: [D1]
        -status: derived
        type: unsubscription
        repeat: until
        repeat-until: _io.eof
        doc: At least one, up to the end of the packet; there is no count.
        doc-ref: MQTT 5.0, 3.10.3
  unsubscription:
    doc: A topic filter that is given up.
    doc-ref: MQTT 5.0, 3.10.3
    seq:
      - id: len_topic_filter
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty topic filter
        doc: Number of bytes of the topic filter.
        doc-ref: MQTT 5.0, 3.10.3
      - id: topic_filter
        -orig-id: Topic Filter
        -source: [D1]
        -status: derived
        size: len_topic_filter
        type: topic_filter
        doc: As it was written in the SUBSCRIBE, character by character.
        doc-ref: MQTT 5.0, 3.10.3
  topic_filter:
    -column: text
    doc: A topic filter, which may be one of a shared subscription.
    doc-ref: MQTT 5.0, 4.7 and 4.8.2
    seq:
      - id: text
        -orig-id: Topic Filter
        -source: [D1]
        -status: derived
        -logical-type: mqtt_topic_filter
        size-eos: true
        type: str
        doc: The filter, with what stands before it.
        doc-ref: MQTT 5.0, 4.7
      - id: text_end
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: not is_shared or share.filter.length > 0
          -reason: shared subscription without a topic filter
          -expected: a topic filter behind the name
        doc: Where the filter ends; behind the name of a share stands a filter.
        doc-ref: MQTT 5.0, 4.8.2
    instances:
      beginning:
        -source: [D1]
        -status: derived
        -column: false
        pos: 0
        size: '_io.size < 7 ? _io.size : 7'
        doc: The first bytes, which tell whether the subscription is shared.
        doc-ref: MQTT 5.0, 4.8.2
      is_shared:
        -source: [D1]
        -status: derived
        -column: false
        value: beginning == [0x24, 0x73, 0x68, 0x61, 0x72, 0x65, 0x2f]
        doc: The filter begins with `$share/`.
        doc-ref: MQTT 5.0, 4.8.2
      share:
        -source: [D1]
        -status: derived
        -column: false
        pos: 7
        size: _io.size - 7
        type: share
        if: is_shared
        doc: What stands behind `$share/`.
        doc-ref: MQTT 5.0, 4.8.2
  share:
    doc: Name and topic filter of a shared subscription.
    doc-ref: MQTT 5.0, 4.8.2
    seq:
      - id: name
        -orig-id: ShareName
        -source: [D1]
        -status: derived
        -logical-type: mqtt_topic_name
        type: str
        terminator: 0x2f
        eos-error: false
        valid:
          expr: _ != "" and _ != "+" and _ != "#"
          -reason: the name of a shared subscription is empty or a wildcard
          -expected: a name without wildcards
        doc: Name of those who share the messages, up to a slash.
        doc-ref: MQTT 5.0, 4.8.2
      - id: filter
        -orig-id: Topic Filter
        -source: [D1]
        -status: derived
        size-eos: true
        doc: The topic filter.
        doc-ref: MQTT 5.0, 4.8.2
  unsuback:
    doc: The broker answers an UNSUBSCRIBE.
    doc-ref: MQTT 5.0, 3.11
    seq:
      - id: message_id
        -orig-id: Packet Identifier
        -source: [D1]
        -status: derived
        type: u2
        valid:
          min: 1
          -reason: message id 0
        doc: Number of the UNSUBSCRIBE that is answered, never 0.
        doc-ref: MQTT 5.0, 3.11.2
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        doc: Properties of the answer.
        doc-ref: MQTT 5.0, 3.11.2.1
      - id: reason_codes
        -orig-id: Reason Code
        -source: [D1]
        -status: derived
        type: u1
        enum: unsubscribe_reason_code
        valid:
          in-enum: true
          -reason: no reason code of an UNSUBACK
        repeat: until
        repeat-until: _io.eof
        doc: One for each topic filter of the UNSUBSCRIBE, in the same order.
        doc-ref: MQTT 5.0, 3.11.3
  disconnect:
    doc: Client or broker ends the connection.
    doc-ref: MQTT 5.0, 3.14
    seq:
      - id: written_reason_code
        -orig-id: Disconnect Reason Code
        -source: [D1]
        -status: derived
        -column: false
        type: u1
        enum: disconnect_reason_code
        valid:
          in-enum: true
          -reason: no reason code of a DISCONNECT
        if: not _io.eof
        doc: May be left out where it is normal and there are no properties.
        doc-ref: MQTT 5.0, 3.14.2.1
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        if: not _io.eof
        doc: Properties of the end; may be left out where there are none.
        doc-ref: MQTT 5.0, 3.14.2.2
      - id: trailing_bytes
        -source: [D1]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the properties
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 5.0, 3.14
    instances:
      reason_code:
        -orig-id: Disconnect Reason Code
        -source: [D1]
        -status: derived
        value: '_io.size > 0 ? written_reason_code : disconnect_reason_code::normal_disconnection'
        doc: Why the connection ends; normal where the packet does not say it.
        doc-ref: MQTT 5.0, 3.14.2.1
  auth:
    doc: One step of an authentication that takes several, in either direction.
    doc-ref: MQTT 5.0, 3.15
    seq:
      - id: written_reason_code
        -orig-id: Authenticate Reason Code
        -source: [D1]
        -status: derived
        -column: false
        type: u1
        enum: auth_reason_code
        valid:
          in-enum: true
          -reason: no reason code of an AUTH
        if: not _io.eof
        doc: May be left out, with the properties, where it is success.
        doc-ref: MQTT 5.0, 3.15.2.1
      - id: properties
        -source: [D1]
        -status: derived
        type: properties(false)
        valid:
          expr: _.has_authentication_method
          -reason: no authentication method
          -expected: an authentication method
        if: _io.size > 0
        doc: Properties of the step; the authentication method is one of them.
        doc-ref: MQTT 5.0, 3.15.2.2
      - id: trailing_bytes
        -source: [D1]
        -status: derived
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: trailing bytes after the properties
          -expected: the end of the packet
        doc: Always empty; bytes here mean that the packet is malformed.
        doc-ref: MQTT 5.0, 3.15
    instances:
      reason_code:
        -orig-id: Authenticate Reason Code
        -source: [D1]
        -status: derived
        value: '_io.size > 0 ? written_reason_code : auth_reason_code::success'
        doc: Which step this is; success where the packet does not say it.
        doc-ref: MQTT 5.0, 3.15.2.1
  properties:
    -column: block
    doc: |
      A length and so many bytes of properties. The column is the list of them: each
      has an identifier, and in `value` one value, named after its type. In Spark,
      `filter(properties, p -> p.identifier = 'content_type')[0].value.utf8_string`
      is one of them.
    doc-ref: MQTT 5.0, 2.2.2
    params:
      - id: is_will
        -source: [D1]
        -status: derived
        type: bool
        doc: These are the properties of a will, not those of the packet.
    seq:
      - id: len_block
        -source: [D1]
        -status: derived
        -column: false
        type: variable_byte_integer
        doc: Number of bytes of the properties, itself not counted; 0 where there are none.
        doc-ref: MQTT 5.0, 2.2.2.1
      - id: block
        -source: [D1]
        -status: derived
        size: len_block.value
        type: property_list(is_will)
        valid:
          expr: not _.has_authentication_data or _.has_authentication_method
          -reason: authentication data without authentication method
          -expected: an authentication method beside the authentication data
        doc: The properties, one behind the other, without a count.
        doc-ref: MQTT 5.0, 2.2.2.2
    instances:
      topic_alias:
        -source: [D1]
        -status: derived
        value: 'block.entries.size == 0 ? 0 : block.entries.last.topic_alias'
        doc: The topic alias; 0, which is not allowed as one, where there is none.
        doc-ref: MQTT 5.0, 3.3.2.3.4
      has_authentication_method:
        -source: [D1]
        -status: derived
        value: block.has_authentication_method
        doc: There is an authentication method.
        doc-ref: MQTT 5.0, 4.12
  property_list:
    -column: entries
    doc: Properties up to the end of their bytes.
    doc-ref: MQTT 5.0, 2.2.2
    params:
      - id: is_will
        -source: [D1]
        -status: derived
        type: bool
        doc: These are the properties of a will, not those of the packet.
    seq:
      - id: entries
        -source: [D1]
        -status: derived
        type: >-
          property(is_will, _index == 0 ? 0 : entries[_index - 1].identifiers,
          _index == 0 ? 0 : entries[_index - 1].topic_alias)
        repeat: eos
        doc: In any order; may be none.
        doc-ref: MQTT 5.0, 2.2.2.2
    instances:
      identifiers:
        -source: [D1]
        -status: derived
        value: 'entries.size == 0 ? 0 : entries.last.identifiers'
        doc: Which properties there are, each a bit, counted by its identifier.
        doc-ref: MQTT 5.0, 2.2.2.2
      has_authentication_method:
        -source: [D1]
        -status: derived
        value: (identifiers & (1 << property_identifier::authentication_method.to_i)) != 0
        doc: There is an authentication method.
        doc-ref: MQTT 5.0, 4.12
      has_authentication_data:
        -source: [D1]
        -status: derived
        value: (identifiers & (1 << property_identifier::authentication_data.to_i)) != 0
        doc: There is data of an authentication, which needs a method.
        doc-ref: MQTT 5.0, 4.12
  property:
    doc: One property.
    doc-ref: MQTT 5.0, 2.2.2.2
    params:
      - id: is_will
        -source: [D1]
        -status: derived
        type: bool
        doc: This is a property of a will, not of the packet.
      - id: identifiers_before
        -source: [D1]
        -status: derived
        type: s8
        doc: Which properties came before, each a bit.
      - id: topic_alias_before
        -source: [D1]
        -status: derived
        type: u2
        doc: The topic alias, where it came before, else 0.
    seq:
      - id: identifier
        -orig-id: Identifier
        -source: [D1]
        -status: derived
        type: u1
        enum: property_identifier
        valid:
          in-enum: true
          -reason: unknown property
        doc: Which property this is. It tells what kind of value follows.
        doc-ref: MQTT 5.0, 2.2.2.2
      - id: identifier_end
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: is_allowed
          -reason: property not allowed here
          -expected: a property that this packet may have
        doc: Where the identifier ends; each packet has its own list of properties.
        doc-ref: MQTT 5.0, 2.2.2.2
      - id: value_begin
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: >-
            (identifiers_before & (1 << identifier.to_i)) == 0
            or identifier == property_identifier::user_property
            or (identifier == property_identifier::subscription_identifier
            and _root.message_type == mqtt_v3::message_type::publish)
          -reason: property given twice
          -expected: each property once, but for user properties and, in a PUBLISH, subscription identifiers
        doc: |
          Where the value begins. Only the user property, and the subscription
          identifier of a PUBLISH, may be given more than once.
        doc-ref: MQTT 5.0, 2.2.2.2 and 3.3.2.3.8
      - id: value
        -source: [D1]
        -status: derived
        type:
          switch-on: identifier
          cases:
            property_identifier::payload_format_indicator: byte
            property_identifier::message_expiry_interval: four_byte_integer
            property_identifier::content_type: utf8_string
            property_identifier::response_topic: topic_name
            property_identifier::correlation_data: binary_data
            property_identifier::subscription_identifier: subscription_identifier
            property_identifier::session_expiry_interval: four_byte_integer
            property_identifier::assigned_client_identifier: utf8_string
            property_identifier::server_keep_alive: two_byte_integer
            property_identifier::authentication_method: utf8_string
            property_identifier::authentication_data: authentication_data
            property_identifier::request_problem_information: byte
            property_identifier::will_delay_interval: four_byte_integer
            property_identifier::request_response_information: byte
            property_identifier::response_information: utf8_string
            property_identifier::server_reference: utf8_string
            property_identifier::reason_string: utf8_string
            property_identifier::receive_maximum: two_byte_integer
            property_identifier::topic_alias_maximum: two_byte_integer
            property_identifier::topic_alias: two_byte_integer
            property_identifier::maximum_qos: byte
            property_identifier::retain_available: byte
            property_identifier::user_property: string_pair
            property_identifier::maximum_packet_size: four_byte_integer
            property_identifier::wildcard_subscription_available: byte
            property_identifier::subscription_identifier_available: byte
            property_identifier::shared_subscription_available: byte
        doc: The value, in the member that is named after its type.
        doc-ref: MQTT 5.0, 2.2.2.2
    instances:
      is_about_message:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          identifier == property_identifier::payload_format_indicator
          or identifier == property_identifier::message_expiry_interval
          or identifier == property_identifier::content_type
          or identifier == property_identifier::response_topic
          or identifier == property_identifier::correlation_data
        doc: A property that a message has, be it published or a will.
        doc-ref: MQTT 5.0, 3.1.3.2 and 3.3.2.3
      is_about_connection:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          identifier == property_identifier::session_expiry_interval
          or identifier == property_identifier::authentication_method
          or identifier == property_identifier::authentication_data
          or identifier == property_identifier::receive_maximum
          or identifier == property_identifier::topic_alias_maximum
          or identifier == property_identifier::maximum_packet_size
        doc: A property that both CONNECT and CONNACK may have.
        doc-ref: MQTT 5.0, 3.1.2.11 and 3.2.2.3
      is_about_features:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          identifier == property_identifier::maximum_qos
          or identifier == property_identifier::retain_available
          or identifier == property_identifier::wildcard_subscription_available
          or identifier == property_identifier::subscription_identifier_available
          or identifier == property_identifier::shared_subscription_available
        doc: A property of CONNACK alone that says what the server can do.
        doc-ref: MQTT 5.0, 3.2.2.3
      is_about_broker:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          is_about_features
          or identifier == property_identifier::assigned_client_identifier
          or identifier == property_identifier::server_keep_alive
          or identifier == property_identifier::response_information
        doc: A property that CONNACK alone may have.
        doc-ref: MQTT 5.0, 3.2.2.3
      is_allowed:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          identifier == property_identifier::user_property
          or (is_will
          ? is_about_message or identifier == property_identifier::will_delay_interval
          : _root.message_type == mqtt_v3::message_type::publish
          ? is_about_message or identifier == property_identifier::topic_alias
          or identifier == property_identifier::subscription_identifier
          : _root.message_type == mqtt_v3::message_type::connect
          ? is_about_connection
          or identifier == property_identifier::request_problem_information
          or identifier == property_identifier::request_response_information
          : _root.message_type == mqtt_v3::message_type::subscribe
          ? identifier == property_identifier::subscription_identifier
          : _root.message_type == mqtt_v3::message_type::unsubscribe ? false
          : identifier == property_identifier::reason_string
          or (_root.message_type == mqtt_v3::message_type::connack
          ? is_about_connection or is_about_broker
          or identifier == property_identifier::server_reference
          : _root.message_type == mqtt_v3::message_type::disconnect
          ? identifier == property_identifier::session_expiry_interval
          or identifier == property_identifier::server_reference
          : _root.message_type == mqtt_v3::message_type::auth
          and (identifier == property_identifier::authentication_method
          or identifier == property_identifier::authentication_data)))
        doc: |
          The property may stand in this packet. A user property may stand in all, a
          reason string in all answers, in DISCONNECT and in AUTH.
        doc-ref: MQTT 5.0, 2.2.2.2
      identifiers:
        -source: [D1]
        -status: derived
        -column: false
        value: identifiers_before | (1 << identifier.to_i)
        doc: Which properties came so far, this one included, each a bit.
        doc-ref: MQTT 5.0, 2.2.2.2
      topic_alias:
        -source: [D1]
        -status: derived
        -column: false
        value: >-
          identifier == property_identifier::topic_alias
          ? value.as<two_byte_integer>.value : topic_alias_before
        doc: The topic alias, where it came so far, else 0.
        doc-ref: MQTT 5.0, 3.3.2.3.4
  byte:
    -column: value
    doc: A property of one byte. All of them are yes or no, or a QoS of 0 or 1.
    doc-ref: MQTT 5.0, 2.2.2.2
    seq:
      - id: value
        -orig-id: Byte
        -source: [D1]
        -status: derived
        type: u1
        valid:
          max: 1
          -reason: the property is 0 or 1
        doc: 0 or 1.
        doc-ref: MQTT 5.0, 3.1.2.11, 3.2.2.3 and 3.3.2.3
  two_byte_integer:
    -column: value
    doc: A property that is a number of two bytes.
    doc-ref: MQTT 5.0, 1.5.2
    seq:
      - id: value
        -orig-id: Two Byte Integer
        -source: [D1]
        -status: derived
        type: u2
        valid:
          expr: >-
            _ > 0 or _parent.identifier == property_identifier::server_keep_alive
            or _parent.identifier == property_identifier::topic_alias_maximum
          -reason: the property must not be 0
        doc: The number.
        doc-ref: MQTT 5.0, 1.5.2
  four_byte_integer:
    -column: value
    doc: A property that is a number of four bytes, mostly of seconds.
    doc-ref: MQTT 5.0, 1.5.3
    seq:
      - id: value
        -orig-id: Four Byte Integer
        -source: [D1]
        -status: derived
        type: u4
        valid:
          expr: _ > 0 or _parent.identifier != property_identifier::maximum_packet_size
          -reason: the property must not be 0
        doc: The number.
        doc-ref: MQTT 5.0, 1.5.3
  variable_byte_integer:
    -column: value
    doc: A number of one to four bytes, written as the remaining length is.
    doc-ref: MQTT 5.0, 1.5.5
    seq:
      - id: written
        -source: [D1]
        -status: derived
        type: mqtt_v3::remaining_length
        valid:
          expr: _.is_shortest
          -reason: number written with more bytes than it needs
          -expected: as few bytes as the number needs
        doc: The bytes, as few as the number needs.
        doc-ref: MQTT 5.0, 1.5.5
    instances:
      value:
        -orig-id: Variable Byte Integer
        -source: [D1]
        -status: derived
        value: written.value
        doc: The number, 0 to 268 435 455.
        doc-ref: MQTT 5.0, 1.5.5
  subscription_identifier:
    -column: number
    doc: The property that tells by which subscription a message came.
    doc-ref: MQTT 5.0, 3.8.2.1.2 and 3.3.2.3.8
    seq:
      - id: number
        -source: [D1]
        -status: derived
        type: variable_byte_integer
        valid:
          expr: _.value > 0
          -reason: subscription identifier 0
          -expected: a number from 1 to 268435455
        doc: 1 to 268 435 455, chosen by the client.
        doc-ref: MQTT 5.0, 3.8.2.1.2
  utf8_string:
    -column: value
    doc: A property that is a text.
    doc-ref: MQTT 5.0, 1.5.4
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes of the text; may be 0.
        doc-ref: MQTT 5.0, 1.5.4
      - id: value
        -orig-id: UTF-8 Encoded String
        -source: [D1]
        -status: derived
        -logical-type: mqtt_string
        size: len_value
        type: str
        doc: The text.
        doc-ref: MQTT 5.0, 1.5.4
  topic_name:
    -column: value
    doc: A property that is a topic name.
    doc-ref: MQTT 5.0, 3.3.2.3.5
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 1
          -reason: empty response topic
        doc: Number of bytes of the topic name, at least 1.
        doc-ref: MQTT 5.0, 4.7.3
      - id: value
        -orig-id: UTF-8 Encoded String
        -source: [D1]
        -status: derived
        -logical-type: mqtt_topic_name
        size: len_value
        type: str
        doc: The topic name, without wildcards.
        doc-ref: MQTT 5.0, 3.3.2.3.5
  binary_data:
    -column: value
    doc: A property that is bytes.
    doc-ref: MQTT 5.0, 1.5.6
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes; may be 0.
        doc-ref: MQTT 5.0, 1.5.6
      - id: value
        -orig-id: Binary Data
        -source: [D1]
        -status: derived
        size: len_value
        doc: The bytes, of the application's own kind.
        doc-ref: MQTT 5.0, 1.5.6
  authentication_data:
    -column: value
    doc: The property that may hold a secret.
    doc-ref: MQTT 5.0, 4.12
    seq:
      - id: len_value
        -orig-id: Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Number of bytes; may be 0.
        doc-ref: MQTT 5.0, 1.5.6
      - id: value
        -orig-id: Binary Data
        -source: [D1]
        -status: derived
        -sensitive: true
        size: len_value
        doc: What they mean depends on the authentication method.
        doc-ref: MQTT 5.0, 3.1.2.11.10
  string_pair:
    doc: A property that is a name and a value.
    doc-ref: MQTT 5.0, 1.5.7
    seq:
      - id: name
        -source: [D1]
        -status: derived
        type: utf8_string
        doc: The name; the same one may come several times.
        doc-ref: MQTT 5.0, 1.5.7
      - id: value
        -source: [D1]
        -status: derived
        type: utf8_string
        doc: The value.
        doc-ref: MQTT 5.0, 1.5.7
enums:
  connect_reason_code:
    0x00:
      id: success
      -source: [D1]
      doc: The connection is accepted
    0x80:
      id: unspecified_error
      -source: [D1]
      doc: The sender does not tell why, or no other code fits
    0x81:
      id: malformed_packet
      -source: [D1]
      doc: A packet could not be read
    0x82:
      id: protocol_error
      -source: [D1]
      doc: A packet was out of order, or its content not allowed
    0x83:
      id: implementation_specific_error
      -source: [D1]
      doc: Valid, but not for this implementation
    0x84:
      id: unsupported_protocol_version
      -source: [D1]
      doc: The broker does not speak this protocol level
    0x85:
      id: client_identifier_not_valid
      -source: [D1]
      doc: The broker does not allow this client identifier
    0x86:
      id: bad_user_name_or_password
      -source: [D1]
      doc: The broker does not accept user name or password
    0x87:
      id: not_authorized
      -source: [D1]
      doc: The client may not do this
    0x88:
      id: server_unavailable
      -source: [D1]
      doc: The broker is not available
    0x89:
      id: server_busy
      -source: [D1]
      doc: The broker is busy; try again later
    0x8a:
      id: banned
      -source: [D1]
      doc: An administrator has banned this client
    0x8c:
      id: bad_authentication_method
      -source: [D1]
      doc: The method of authentication is not known or not the agreed one
    0x90:
      id: topic_name_invalid
      -source: [D1]
      doc: The topic name is well formed but not accepted
    0x95:
      id: packet_too_large
      -source: [D1]
      doc: The packet is larger than allowed
    0x97:
      id: quota_exceeded
      -source: [D1]
      doc: A limit set by the receiver is exceeded
    0x99:
      id: payload_format_invalid
      -source: [D1]
      doc: The payload is not what its format indicator says
    0x9a:
      id: retain_not_supported
      -source: [D1]
      doc: The broker keeps no messages
    0x9b:
      id: qos_not_supported
      -source: [D1]
      doc: The QoS is above the maximum that the broker stated
    0x9c:
      id: use_another_server
      -source: [D1]
      doc: For now, the client shall use another broker
    0x9d:
      id: server_moved
      -source: [D1]
      doc: From now on, the client shall use another broker
    0x9f:
      id: connection_rate_exceeded
      -source: [D1]
      doc: Connections are opened too fast
  publish_reason_code:
    0x00:
      id: success
      -source: [D1]
      doc: The message is accepted
    0x10:
      id: no_matching_subscribers
      -source: [D1]
      doc: The message is accepted, but there is no subscriber
    0x80:
      id: unspecified_error
      -source: [D1]
      doc: The sender does not tell why, or no other code fits
    0x83:
      id: implementation_specific_error
      -source: [D1]
      doc: Valid, but not for this implementation
    0x87:
      id: not_authorized
      -source: [D1]
      doc: The client may not do this
    0x90:
      id: topic_name_invalid
      -source: [D1]
      doc: The topic name is well formed but not accepted
    0x91:
      id: packet_identifier_in_use
      -source: [D1]
      doc: The identifier of the packet is in use already
    0x97:
      id: quota_exceeded
      -source: [D1]
      doc: A limit set by the receiver is exceeded
    0x99:
      id: payload_format_invalid
      -source: [D1]
      doc: The payload is not what its format indicator says
  release_reason_code:
    0x00:
      id: success
      -source: [D1]
      doc: The message is released, or complete
    0x92:
      id: packet_identifier_not_found
      -source: [D1]
      doc: No message with this identifier is on its way
  subscribe_reason_code:
    0x00:
      id: granted_qos_0
      -source: [D1]
      doc: Granted with QoS 0
    0x01:
      id: granted_qos_1
      -source: [D1]
      doc: Granted with QoS 1 at most
    0x02:
      id: granted_qos_2
      -source: [D1]
      doc: Granted with QoS 2 at most
    0x80:
      id: unspecified_error
      -source: [D1]
      doc: The sender does not tell why, or no other code fits
    0x83:
      id: implementation_specific_error
      -source: [D1]
      doc: Valid, but not for this implementation
    0x87:
      id: not_authorized
      -source: [D1]
      doc: The client may not do this
    0x8f:
      id: topic_filter_invalid
      -source: [D1]
      doc: The topic filter is well formed but not accepted
    0x91:
      id: packet_identifier_in_use
      -source: [D1]
      doc: The identifier of the packet is in use already
    0x97:
      id: quota_exceeded
      -source: [D1]
      doc: A limit set by the receiver is exceeded
    0x9e:
      id: shared_subscriptions_not_supported
      -source: [D1]
      doc: The broker has no shared subscriptions
    0xa1:
      id: subscription_identifiers_not_supported
      -source: [D1]
      doc: The broker has no subscription identifiers
    0xa2:
      id: wildcard_subscriptions_not_supported
      -source: [D1]
      doc: The broker has no subscriptions with wildcards
  unsubscribe_reason_code:
    0x00:
      id: success
      -source: [D1]
      doc: The subscription is deleted
    0x11:
      id: no_subscription_existed
      -source: [D1]
      doc: The client had no such subscription
    0x80:
      id: unspecified_error
      -source: [D1]
      doc: The sender does not tell why, or no other code fits
    0x83:
      id: implementation_specific_error
      -source: [D1]
      doc: Valid, but not for this implementation
    0x87:
      id: not_authorized
      -source: [D1]
      doc: The client may not do this
    0x8f:
      id: topic_filter_invalid
      -source: [D1]
      doc: The topic filter is well formed but not accepted
    0x91:
      id: packet_identifier_in_use
      -source: [D1]
      doc: The identifier of the packet is in use already
  disconnect_reason_code:
    0x00:
      id: normal_disconnection
      -source: [D1]
      doc: The end; the will is not published
    0x04:
      id: disconnect_with_will_message
      -source: [D1]
      doc: The end; the will shall be published all the same
    0x80:
      id: unspecified_error
      -source: [D1]
      doc: The sender does not tell why, or no other code fits
    0x81:
      id: malformed_packet
      -source: [D1]
      doc: A packet could not be read
    0x82:
      id: protocol_error
      -source: [D1]
      doc: A packet was out of order, or its content not allowed
    0x83:
      id: implementation_specific_error
      -source: [D1]
      doc: Valid, but not for this implementation
    0x87:
      id: not_authorized
      -source: [D1]
      doc: The client may not do this
    0x89:
      id: server_busy
      -source: [D1]
      doc: The broker is busy; try again later
    0x8b:
      id: server_shutting_down
      -source: [D1]
      doc: The broker is about to stop
    0x8c:
      id: bad_authentication_method
      -source: [D1]
      doc: The method of authentication is not known or not the agreed one
    0x8d:
      id: keep_alive_timeout
      -source: [D1]
      doc: Nothing came for one and a half times the keep alive
    0x8e:
      id: session_taken_over
      -source: [D1]
      doc: Another connection uses the same client identifier
    0x8f:
      id: topic_filter_invalid
      -source: [D1]
      doc: The topic filter is well formed but not accepted
    0x90:
      id: topic_name_invalid
      -source: [D1]
      doc: The topic name is well formed but not accepted
    0x93:
      id: receive_maximum_exceeded
      -source: [D1]
      doc: More messages are unacknowledged than were allowed
    0x94:
      id: topic_alias_invalid
      -source: [D1]
      doc: The topic alias is above the agreed maximum, or unknown
    0x95:
      id: packet_too_large
      -source: [D1]
      doc: The packet is larger than allowed
    0x96:
      id: message_rate_too_high
      -source: [D1]
      doc: Messages come too fast
    0x97:
      id: quota_exceeded
      -source: [D1]
      doc: A limit set by the receiver is exceeded
    0x98:
      id: administrative_action
      -source: [D1]
      doc: An administrator closed the connection
    0x99:
      id: payload_format_invalid
      -source: [D1]
      doc: The payload is not what its format indicator says
    0x9a:
      id: retain_not_supported
      -source: [D1]
      doc: The broker keeps no messages
    0x9b:
      id: qos_not_supported
      -source: [D1]
      doc: The QoS is above the maximum that the broker stated
    0x9c:
      id: use_another_server
      -source: [D1]
      doc: For now, the client shall use another broker
    0x9d:
      id: server_moved
      -source: [D1]
      doc: From now on, the client shall use another broker
    0x9e:
      id: shared_subscriptions_not_supported
      -source: [D1]
      doc: The broker has no shared subscriptions
    0x9f:
      id: connection_rate_exceeded
      -source: [D1]
      doc: Connections are opened too fast
    0xa0:
      id: maximum_connect_time
      -source: [D1]
      doc: The time granted to this connection is over
    0xa1:
      id: subscription_identifiers_not_supported
      -source: [D1]
      doc: The broker has no subscription identifiers
    0xa2:
      id: wildcard_subscriptions_not_supported
      -source: [D1]
      doc: The broker has no subscriptions with wildcards
  auth_reason_code:
    0x00:
      id: success
      -source: [D1]
      doc: Authentication is successful
    0x18:
      id: continue_authentication
      -source: [D1]
      doc: One more step is needed
    0x19:
      id: re_authenticate
      -source: [D1]
      doc: The client begins a new authentication
  retain_handling:
    0x00:
      id: send
      -source: [D1]
      doc: Kept messages are sent whenever the client subscribes
    0x01:
      id: send_if_new
      -source: [D1]
      doc: Kept messages are sent if the subscription is new
    0x02:
      id: do_not_send
      -source: [D1]
      doc: Kept messages are not sent
  property_identifier:
    0x01:
      id: payload_format_indicator
      -source: [D1]
      doc: 1 where the payload is UTF-8 text
    0x02:
      id: message_expiry_interval
      -source: [D1]
      doc: Seconds after which the message is void
    0x03:
      id: content_type
      -source: [D1]
      doc: What the payload is, as the application says
    0x08:
      id: response_topic
      -source: [D1]
      doc: Topic for the answer to this message
    0x09:
      id: correlation_data
      -source: [D1]
      doc: Bytes by which the answer is recognised
    0x0b:
      id: subscription_identifier
      -source: [D1]
      doc: Number of the subscription by which a message came
    0x11:
      id: session_expiry_interval
      -source: [D1]
      doc: Seconds for which the session outlives the connection
    0x12:
      id: assigned_client_identifier
      -source: [D1]
      doc: Name that the broker gave to a client without one
    0x13:
      id: server_keep_alive
      -source: [D1]
      doc: Keep alive in seconds that holds instead of the client's
    0x15:
      id: authentication_method
      -source: [D1]
      doc: Name of the method of authentication
    0x16:
      id: authentication_data
      -source: [D1]
      doc: Data of the method of authentication
    0x17:
      id: request_problem_information
      -source: [D1]
      doc: 0 where the client wants no reason strings
    0x18:
      id: will_delay_interval
      -source: [D1]
      doc: Seconds before the will is published
    0x19:
      id: request_response_information
      -source: [D1]
      doc: 1 where the client asks for response information
    0x1a:
      id: response_information
      -source: [D1]
      doc: Where the client may make up response topics
    0x1c:
      id: server_reference
      -source: [D1]
      doc: The other broker to use
    0x1f:
      id: reason_string
      -source: [D1]
      doc: The reason in words, for people
    0x21:
      id: receive_maximum
      -source: [D1]
      doc: Most messages with QoS above 0 that may be unacknowledged
    0x22:
      id: topic_alias_maximum
      -source: [D1]
      doc: Highest topic alias that the sender accepts
    0x23:
      id: topic_alias
      -source: [D1]
      doc: Number that stands for a topic name
    0x24:
      id: maximum_qos
      -source: [D1]
      doc: Highest QoS that the broker accepts, where it is not 2
    0x25:
      id: retain_available
      -source: [D1]
      doc: 0 where the broker keeps no messages
    0x26:
      id: user_property
      -source: [D1]
      doc: A name and a value of the application's own
    0x27:
      id: maximum_packet_size
      -source: [D1]
      doc: Most bytes of a packet that the sender accepts
    0x28:
      id: wildcard_subscription_available
      -source: [D1]
      doc: 0 where the broker refuses wildcards
    0x29:
      id: subscription_identifier_available
      -source: [D1]
      doc: 0 where the broker refuses subscription identifiers
    0x2a:
      id: shared_subscription_available
      -source: [D1]
      doc: 0 where the broker refuses shared subscriptions
