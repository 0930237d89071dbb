meta:
  id: sas_mq_correlation_id
  title: SAS attachments on MQ/MSMQ, correlation id
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
  -instance-errors: refuse
  -source:
    - id: D1
      title: Attachment Layout for Websphere MQ and MSMQ (SAS 9.1.3 Integration Technologies)
      lang: en
      file: 000_14b38cb558286739.txt
      sha256: 4b16f37a14819d96f849ec41dbfa8c49917ade4a0e26ef47e0fe713c1f9cf564
    - id: D2
      title: Application Messaging, Attachment Layout for TIB/Rendezvous (SAS)
      lang: en
      file: 001_2cd1415f645970e9.txt
      sha256: 0b1940d818c0aafccfb6e67e0781fa2be894f07d1346a5c1f2b0cfa1213ee8b0
    - id: D3
      title: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      lang: en
      url: https://www.ibm.com/docs/en/ibm-mq
doc: |
  The messages of an attachment have one base in common and a number each: 0 is
  the count message, 1 and up are the others in their order. The plain ids of the
  header and of the application's message have the number 0 too.

  The document appends 4 bytes to 16, and its examples print 20 bytes, which is
  what MSMQ keeps; MQ keeps 24. So the last four are taken to be left over.
  Another place or byte order of the number can be chosen, or found: the place
  where not all bytes are zero, and the order that makes the number smaller. One
  id alone may mislead that; all ids of a base together do not.
doc-ref: SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
params:
  - id: id_layout
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    -default: 16+4+pad
    type: str
    doc: |
      Where the number stands in an id of 24 bytes: `16+4+pad`, behind the base, or
      `16+zero+4`, at the end. Any other word counts as the first. `seq_order`
      `auto` finds the place.
  - id: seq_order
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    -default: big
    type: str
    doc: |
      Byte order of the number: `big`, as the document prints it; `native`, as the
      sender's machine has it, told by `byte_order` or `encoding`; or `auto`. Any
      other word counts as the first.
  - id: byte_order
    -status: derived
    -decision: DEC-5
    -default: auto
    type: str
    doc: |
      Byte order of the sender, for `seq_order` `native`: `little`, `big`, or `auto`,
      which any other word counts as: as `encoding` says, else little.
  - id: encoding
    -orig-id: Encoding
    -source: [D3]
    -status: derived
    -decision: DEC-5
    -default: 0
    type: s4
    doc: |
      Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1
      for most significant byte first, 2 for least significant first. 0: not known.
seq:
  - id: base
    -orig-id: attachment correlid
    -source: [D1:59, D1:75, D1:77, D1:78, D1:79, D1:80, D1:81]
    -status: stated
    -decision: DEC-4
    size: 16
    doc: What all messages of an attachment have in common. Bytes, never text.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  - id: zero
    -source: [D1:35, D1:59]
    -status: assumed
    -decision: DEC-4
    size: 4
    if: is_late
    doc: Four bytes before a number at the end; zero.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  - id: number
    -orig-id: sequence number
    -source: [D1:59, D1:78, D1:79, D1:80, D1:81]
    -status: stated
    -decision: DEC-5
    type: number(is_be)
    doc: The number of the message.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  - id: pad
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    size-eos: true
    valid:
      expr: '_.length == (_io.size == 24 and not is_late ? 4 : 0)'
      -reason: a correlation id has 20 bytes on MSMQ and 24 on MQ
    doc: The four bytes left over on MQ; nothing on MSMQ.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
instances:
  tail:
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    -column: false
    pos: 16
    size: '_io.size == 24 ? 8 : 0'
    doc: The eight bytes behind the base of an id of 24 bytes; nothing in any other.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  four:
    -source: [D1:59]
    -status: derived
    -decision: DEC-4
    -column: false
    pos: 'is_late ? 20 : 16'
    size: '_io.size >= 20 ? 4 : 0'
    doc: The four bytes in which the number stands; nothing in an id that is too short.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  is_late:
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    value: >-
      tail.length != 0 and (seq_order == "auto"
      ? (tail[0] | tail[1] | tail[2] | tail[3]) == 0 and (tail[4] | tail[5] | tail[6] | tail[7]) != 0
      : id_layout == "16+zero+4")
    doc: The number was read from the last four of 24 bytes.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  is_be:
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    value: >-
      seq_order == "native" ? (byte_order == "big" or (byte_order != "little" and (encoding & 15) == 1))
      : seq_order != "auto" or four.length == 0
      or (four[0] << 8) + four[1] < (four[3] << 8) + four[2]
      or ((four[0] << 8) + four[1] == (four[3] << 8) + four[2] and four[2] <= four[1])
    doc: Whether the number was read with its most significant byte first.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
  is_number_alone:
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    value: (not is_late or zero == [0, 0, 0, 0]) and (pad.length == 0 or pad == [0, 0, 0, 0])
    doc: The other four bytes are zero, or there are none. If not, another reading holds.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
types:
  number:
    -column: value
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    params:
      - id: is_be
        -status: derived
        -decision: DEC-5
        type: bool
        doc: Numbers have their most significant byte first.
    seq:
      - id: value
        -orig-id: sequence number
        -source: [D1:59, D1:78, D1:79, D1:80, D1:81]
        -status: stated
        -decision: DEC-5
        type: u4
        doc: 0 for the count message and for plain ids, else 1 and up.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, subordinate messages
