# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Plans of mqtt_v3: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTEBITS, BYTES, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LT, MOVE, MUL, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SWITCH, TEXTAT, U1, U2BE
from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JNE, 1, 21, 15),                        # 3: retain; valid: level != 4 or message_type == message_type::publish or (not dup and not _ and qos == ( message_type  ...; 21 is 4
        (JBITS, 0, 0, 0, 3844, 3, 15),           # 4: message_type == 3
        (JBITSN, 0, 0, 0, 259, 0, 320),          # 5: dup != 0
        (JBITSN, 0, 0, 0, 256, 0, 320),          # 6: _ != 0
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 7
        (JBITS, 0, 0, 0, 3844, 6, 11),           # 8: message_type == 6
        (JBITS, 0, 0, 0, 3844, 8, 11),           # 9: message_type == 8
        (JBITSN, 0, 0, 0, 3844, 10, 13),         # 10: message_type != 10
        (MOVE, 3, 26),                           # 11: 26 is 1
        (JUMP, 14),                              # 12
        (MOVE, 3, 27),                           # 13: 27 is 0
        (JNE, 2, 3, 320),                        # 14
        (ROWS, 3, 1),                            # 15: digits: repeat until
        (STORE, 0, 1, 3),                        # 16
        (MOVE, 2, 27),                           # 17: 27 is 0
        (ROW, 1, 1, 3),                          # 18: digits: an item
        (RUN, 1, 0, 1),                          # 19: digits
        (U1, 4, 1, 0, 0),                        # 20: digits; valid: _ < 128 or _index < 3
        (JLT, 4, 28, 23),                        # 21: 28 is 128
        (JGE, 2, 22, 320),                       # 22: 22 is 3
        (LT, 5, 4, 28),                          # 23: repeat-until: _ < 128; 28 is 128
        (COUNT, 2, 2, 0, 2),                     # 24
        (JZ, 5, 18),                             # 25
        (LOAD, 5, 0, 2),                         # 26: size: remaining_length.value
        (JNE, 5, 26, 32),                        # 27: 26 is 1
        (ITEM, 2, 1, 0, 1, 27),                  # 28: 27 is 0
        (U1, 5, 2, 0, 0),                        # 29
        (AND, 2, 5, 29),                         # 30: 29 is 127
        (JUMP, 65),                              # 31
        (JNE, 5, 30, 42),                        # 32: 30 is 2
        (ITEM, 3, 1, 0, 1, 27),                  # 33: 27 is 0
        (U1, 5, 3, 0, 0),                        # 34
        (AND, 6, 5, 29),                         # 35: 29 is 127
        (ITEM, 4, 1, 0, 1, 26),                  # 36: 26 is 1
        (U1, 7, 4, 0, 0),                        # 37
        (AND, 8, 7, 29),                         # 38: 29 is 127
        (MUL, 9, 8, 28),                         # 39: 28 is 128
        (ADD, 2, 6, 9),                          # 40
        (JUMP, 65),                              # 41
        (ITEM, 5, 1, 0, 1, 27),                  # 42: 27 is 0
        (U1, 5, 5, 0, 0),                        # 43
        (AND, 6, 5, 29),                         # 44: 29 is 127
        (ITEM, 6, 1, 0, 1, 26),                  # 45: 26 is 1
        (U1, 7, 6, 0, 0),                        # 46
        (AND, 8, 7, 29),                         # 47: 29 is 127
        (MUL, 9, 8, 28),                         # 48: 28 is 128
        (ADD, 10, 6, 9),                         # 49
        (ITEM, 7, 1, 0, 1, 30),                  # 50: 30 is 2
        (U1, 11, 7, 0, 0),                       # 51
        (AND, 12, 11, 29),                       # 52: 29 is 127
        (MUL, 13, 12, 31),                       # 53: 31 is 16384
        (ADD, 14, 10, 13),                       # 54
        (LOAD, 18, 0, 2),                        # 55
        (JNE, 18, 21, 63),                       # 56: 21 is 4
        (ITEM, 8, 1, 0, 1, 22),                  # 57: 22 is 3
        (U1, 18, 8, 0, 0),                       # 58
        (AND, 19, 18, 29),                       # 59: 29 is 127
        (MUL, 20, 19, 32),                       # 60: 32 is 2097152
        (MOVE, 15, 20),                          # 61
        (JUMP, 64),                              # 62
        (MOVE, 15, 27),                          # 63: 27 is 0
        (ADD, 2, 14, 15),                        # 64
        (STORE, 0, 5, 2),                        # 65
        (BYTES, 0, 3, 2),                        # 66: body
        (JNE, 1, 33, 71),                        # 67: switch-on: level == 5 and message_type != message_type::connect ? message_type::reserved : message_type; 33 is 5
        (JBITS, 0, 0, 0, 3844, 1, 71),           # 68: message_type == 1
        (MOVE, 5, 27),                           # 69: 27 is 0
        (JUMP, 72),                              # 70
        (BYTEBITS, 5, 0, 0, 0, 4, 15),           # 71
        (SWITCH, 5, 1, 14),                      # 72
        (JUMP, 88),                              # 73: case 1
        (JUMP, 170),                             # 74: case 2
        (JUMP, 187),                             # 75: case 3
        (JUMP, 204),                             # 76: case 4
        (JUMP, 204),                             # 77: case 5
        (JUMP, 204),                             # 78: case 6
        (JUMP, 204),                             # 79: case 7
        (JUMP, 216),                             # 80: case 8
        (JUMP, 243),                             # 81: case 9
        (JUMP, 265),                             # 82: case 10
        (JUMP, 204),                             # 83: case 11
        (JUMP, 288),                             # 84: case 12
        (JUMP, 288),                             # 85: case 13
        (JUMP, 288),                             # 86: case 14
        (JUMP, 297),                             # 87
        (ROW, 2, 9, 5),                          # 88: mqtt_v3.body.connect
        (STORE, 0, 6, 5),                        # 89
        (OPEN, 6, 0, 3),                         # 90: connect begins
        (RUN, 9, 0, 2),                          # 91: len_protocol_name
        (U2BE, 8, 9, 0, 0),                      # 92: size: len_protocol_name
        (BYTES, 9, 1, 8),                        # 93: protocol_name
        (TEXTAT, 9, 1, 0),                       # 94: protocol_name is UTF-8
        (LOAD, 9, 9, 1),                         # 95: protocol_name, valid: any of these
        (LOAD, 10, 9, 2),                        # 96
        (SAME, 11, 9, 40),                       # 97: valid: "MQIsdp"; valid: "MQTT"; 40 is b'MQIsdp'
        (JNZ, 11, 102),                          # 98
        (SAME, 12, 9, 42),                       # 99: 42 is b'MQTT'
        (JNZ, 12, 102),                          # 100
        (JUMP, 320),                             # 101
        (RUN, 9, 3, 6),                          # 102: bridge, protocol_level, has_user_name, has_password, will_retain, will_qos, has_will, clean_session, reserved, keep_alive, len_client_id
        (BYTEBITS, 8, 9, 3, 0, 0, 127),          # 103: protocol_level; valid: _ == (protocol_name == "MQIsdp" ? 3 : 4)
        (LOAD, 12, 9, 1),                        # 104
        (LOAD, 13, 9, 2),                        # 105
        (SAME, 14, 12, 40),                      # 106: 40 is b'MQIsdp'
        (JZ, 14, 110),                           # 107
        (MOVE, 9, 22),                           # 108: 22 is 3
        (JUMP, 111),                             # 109
        (MOVE, 9, 21),                           # 110: 21 is 4
        (JNE, 8, 9, 320),                        # 111
        (JBITSN, 9, 3, 1, 263, 0, 114),          # 112: has_password; valid: has_user_name or not _; has_user_name != 0
        (JBITSN, 9, 3, 1, 262, 0, 320),          # 113: _ != 0
        (JBITS, 9, 3, 1, 771, 3, 320),           # 114: will_qos; valid: _ != qos::reserved; _ == 3
        (JBITSN, 9, 3, 1, 258, 0, 119),          # 115: has_will; valid: _ or protocol_level == 3 or (not will_retain and will_qos == qos::at_most_once); _ != 0
        (JBITS, 9, 3, 0, 32512, 3, 119),         # 116: protocol_level == 3
        (JBITSN, 9, 3, 1, 261, 0, 320),          # 117: will_retain != 0
        (JBITSN, 9, 3, 1, 771, 0, 320),          # 118: will_qos != 0
        (JBITS, 9, 3, 0, 32512, 3, 121),         # 119: reserved; valid: protocol_level == 3 or not _; protocol_level == 3
        (JBITSN, 9, 3, 1, 256, 0, 320),          # 120: _ != 0
        (U2BE, 8, 9, 3, 4),                      # 121: size: len_client_id
        (BYTES, 9, 4, 8),                        # 122: client_id
        (TEXTAT, 9, 4, 0),                       # 123: client_id is UTF-8
        (JBITS, 9, 3, 1, 258, 0, 129),           # 124: if: has_will; has_will == 0
        (RUN, 9, 7, 2),                          # 125: len_will_topic
        (U2BE, 8, 9, 7, 0),                      # 126: len_will_topic
        (JLT, 8, 26, 320),                       # 127: valid: 1; 26 is 1
        (STORE, 9, 6, 26),                       # 128: 26 is 1
        (JBITS, 9, 3, 1, 258, 0, 136),           # 129: if: has_will; has_will == 0
        (LOAD, 8, 9, 6),                         # 130: size: len_will_topic
        (JZ, 8, 320),                            # 131
        (U2BE, 9, 9, 7, 0),                      # 132
        (BYTES, 9, 9, 9),                        # 133: will_topic
        (TEXTAT, 9, 9, 0),                       # 134: will_topic is UTF-8
        (STORE, 9, 8, 26),                       # 135: 26 is 1
        (JBITS, 9, 3, 1, 258, 0, 139),           # 136: if: has_will; has_will == 0
        (RUN, 9, 12, 2),                         # 137: len_will_message
        (STORE, 9, 11, 26),                      # 138: 26 is 1
        (JBITS, 9, 3, 1, 258, 0, 145),           # 139: if: has_will; has_will == 0
        (LOAD, 8, 9, 11),                        # 140: size: len_will_message
        (JZ, 8, 320),                            # 141
        (U2BE, 9, 9, 12, 0),                     # 142
        (BYTES, 9, 14, 9),                       # 143: will_message
        (STORE, 9, 13, 26),                      # 144: 26 is 1
        (JBITS, 9, 3, 1, 263, 0, 155),           # 145: if: has_user_name and (protocol_level != 3 or not _io.eof); has_user_name == 0
        (JBITSN, 9, 3, 0, 32512, 3, 149),        # 146: protocol_level != 3
        (EOF, 8),                                # 147
        (JNZ, 8, 155),                           # 148
        (ROW, 3, 10, 8),                         # 149: connect.user_name
        (STORE, 9, 16, 8),                       # 150
        (RUN, 10, 0, 2),                         # 151: len_value
        (U2BE, 9, 10, 0, 0),                     # 152: size: len_value
        (BYTES, 10, 1, 9),                       # 153: value
        (TEXTAT, 10, 1, 0),                      # 154: value is UTF-8
        (JBITS, 9, 3, 1, 262, 0, 164),           # 155: if: has_password and (protocol_level != 3 or not _io.eof); has_password == 0
        (JBITSN, 9, 3, 0, 32512, 3, 159),        # 156: protocol_level != 3
        (EOF, 8),                                # 157
        (JNZ, 8, 164),                           # 158
        (ROW, 4, 11, 8),                         # 159: connect.password
        (STORE, 9, 17, 8),                       # 160
        (RUN, 11, 0, 2),                         # 161: len_value
        (U2BE, 9, 11, 0, 0),                     # 162: size: len_value
        (BYTES, 11, 1, 9),                       # 163: value
        (REST, 9, 18),                           # 164: trailing_bytes
        (LOAD, 8, 9, 18),                        # 165: trailing_bytes; valid: _.length == 0
        (LOAD, 9, 9, 19),                        # 166
        (JNE, 9, 27, 320),                       # 167: 27 is 0
        (CLOSE, 6),                              # 168: connect ends
        (JUMP, 303),                             # 169
        (ROW, 5, 12, 5),                         # 170: mqtt_v3.body.connack
        (STORE, 0, 7, 5),                        # 171
        (OPEN, 6, 0, 3),                         # 172: connack begins
        (RUN, 12, 0, 2),                         # 173: reserved, session_present, return_code
        (JBITS, 12, 0, 0, 32513, 0, 176),        # 174: reserved; valid: _ == 0 or _root.level != 4; _ == 0
        (JEQ, 1, 21, 320),                       # 175: 21 is 4
        (U1, 8, 12, 0, 1),                       # 176: return_code; valid: _.to_i <= 5 and (_.to_i == 0 or not session_present or _root.level != 4)
        (JGT, 8, 33, 320),                       # 177: 33 is 5
        (JEQ, 8, 27, 181),                       # 178: 27 is 0
        (JBITS, 12, 0, 0, 256, 0, 181),          # 179: session_present == 0
        (JEQ, 1, 21, 320),                       # 180: 21 is 4
        (REST, 12, 1),                           # 181: trailing_bytes
        (LOAD, 8, 12, 1),                        # 182: trailing_bytes; valid: _.length == 0
        (LOAD, 9, 12, 2),                        # 183
        (JNE, 9, 27, 320),                       # 184: 27 is 0
        (CLOSE, 6),                              # 185: connack ends
        (JUMP, 303),                             # 186
        (ROW, 6, 13, 5),                         # 187: mqtt_v3.body.publish
        (STORE, 0, 8, 5),                        # 188
        (OPEN, 6, 0, 3),                         # 189: publish begins
        (RUN, 13, 0, 2),                         # 190: len_topic_name
        (U2BE, 8, 13, 0, 0),                     # 191: len_topic_name
        (JLT, 8, 26, 320),                       # 192: valid: 1; 26 is 1
        (BYTES, 13, 1, 8),                       # 193: size: len_topic_name; topic_name
        (TEXTAT, 13, 1, 0),                      # 194: topic_name is UTF-8
        (BYTEBITS, 8, 0, 0, 0, 1, 3),            # 195: if: _root.qos != qos::at_most_once
        (JEQ, 8, 27, 201),                       # 196: 27 is 0
        (RUN, 13, 4, 2),                         # 197: message_id
        (U2BE, 8, 13, 4, 0),                     # 198: message_id
        (JLT, 8, 26, 320),                       # 199: valid: 1; 26 is 1
        (STORE, 13, 3, 26),                      # 200: 26 is 1
        (REST, 13, 5),                           # 201: payload
        (CLOSE, 6),                              # 202: publish ends
        (JUMP, 303),                             # 203
        (ROW, 7, 14, 5),                         # 204: mqtt_v3.body.acknowledgement
        (STORE, 0, 9, 5),                        # 205
        (OPEN, 6, 0, 3),                         # 206: acknowledgement begins
        (RUN, 14, 0, 2),                         # 207: message_id
        (U2BE, 8, 14, 0, 0),                     # 208: message_id
        (JLT, 8, 26, 320),                       # 209: valid: 1; 26 is 1
        (REST, 14, 1),                           # 210: trailing_bytes
        (LOAD, 8, 14, 1),                        # 211: trailing_bytes; valid: _.length == 0
        (LOAD, 9, 14, 2),                        # 212
        (JNE, 9, 27, 320),                       # 213: 27 is 0
        (CLOSE, 6),                              # 214: acknowledgement ends
        (JUMP, 303),                             # 215
        (ROW, 8, 15, 5),                         # 216: mqtt_v3.body.subscribe
        (STORE, 0, 10, 5),                       # 217
        (OPEN, 6, 0, 3),                         # 218: subscribe begins
        (RUN, 15, 0, 2),                         # 219: message_id, filters_begin
        (U2BE, 8, 15, 0, 0),                     # 220: message_id
        (JLT, 8, 26, 320),                       # 221: valid: 1; 26 is 1
        (EOF, 8),                                # 222: filters_begin; valid: not _io.eof
        (JNZ, 8, 320),                           # 223
        (ROWS, 9, 9),                            # 224: requests: repeat until
        (STORE, 15, 1, 9),                       # 225
        (MOVE, 8, 27),                           # 226: 27 is 0
        (ROW, 9, 16, 9),                         # 227: requests: an item
        (RUN, 16, 0, 2),                         # 228: len_topic_filter
        (U2BE, 10, 16, 0, 0),                    # 229: len_topic_filter; valid: _ > 0 or _root.level == 3
        (JGT, 10, 27, 232),                      # 230: 27 is 0
        (JNE, 1, 22, 320),                       # 231: 22 is 3
        (BYTES, 16, 1, 10),                      # 232: size: len_topic_filter; topic_filter
        (TEXTAT, 16, 1, 0),                      # 233: topic_filter is UTF-8
        (RUN, 16, 3, 1),                         # 234: reserved, requested_qos
        (JBITS, 16, 3, 0, 16130, 0, 237),        # 235: reserved; valid: _ == 0 or _root.level == 3; _ == 0
        (JNE, 1, 22, 320),                       # 236: 22 is 3
        (JBITS, 16, 3, 0, 768, 3, 320),          # 237: requested_qos; valid: _ != qos::reserved; _ == 3
        (EOF, 10),                               # 238: repeat-until: _io.eof
        (COUNT, 8, 4, 15, 2),                    # 239
        (JZ, 10, 227),                           # 240
        (CLOSE, 6),                              # 241: subscribe ends
        (JUMP, 303),                             # 242
        (ROW, 10, 17, 5),                        # 243: mqtt_v3.body.suback
        (STORE, 0, 11, 5),                       # 244
        (OPEN, 6, 0, 3),                         # 245: suback begins
        (RUN, 17, 0, 2),                         # 246: message_id
        (U2BE, 8, 17, 0, 0),                     # 247: message_id
        (JLT, 8, 26, 320),                       # 248: valid: 1; 26 is 1
        (ROWS, 9, 11),                           # 249: return_codes: repeat until
        (STORE, 17, 1, 9),                       # 250
        (MOVE, 8, 27),                           # 251: 27 is 0
        (ROW, 11, 18, 9),                        # 252: return_codes: an item
        (RUN, 18, 0, 1),                         # 253: return_codes
        (U1, 10, 18, 0, 0),                      # 254: return_codes; valid: _.to_i <= 2 or _ == subscribe_return_code::failure or (_root.level == 3 and (_.to_i & 3) != 3)
        (JLE, 10, 30, 260),                      # 255: 30 is 2
        (JBITS, 18, 0, 0, 65280, 128, 260),      # 256: _ == 128
        (JNE, 1, 22, 320),                       # 257: 22 is 3
        (AND, 11, 10, 22),                       # 258: 22 is 3
        (JEQ, 11, 22, 320),                      # 259: 22 is 3
        (EOF, 10),                               # 260: repeat-until: _io.eof
        (COUNT, 8, 2, 17, 2),                    # 261
        (JZ, 10, 252),                           # 262
        (CLOSE, 6),                              # 263: suback ends
        (JUMP, 303),                             # 264
        (ROW, 12, 19, 5),                        # 265: mqtt_v3.body.unsubscribe
        (STORE, 0, 12, 5),                       # 266
        (OPEN, 6, 0, 3),                         # 267: unsubscribe begins
        (RUN, 19, 0, 2),                         # 268: message_id, filters_begin
        (U2BE, 8, 19, 0, 0),                     # 269: message_id
        (JLT, 8, 26, 320),                       # 270: valid: 1; 26 is 1
        (EOF, 8),                                # 271: filters_begin; valid: not _io.eof
        (JNZ, 8, 320),                           # 272
        (ROWS, 9, 13),                           # 273: requests: repeat until
        (STORE, 19, 1, 9),                       # 274
        (MOVE, 8, 27),                           # 275: 27 is 0
        (ROW, 13, 20, 9),                        # 276: requests: an item
        (RUN, 20, 0, 2),                         # 277: len_topic_filter
        (U2BE, 10, 20, 0, 0),                    # 278: len_topic_filter; valid: _ > 0 or _root.level == 3
        (JGT, 10, 27, 281),                      # 279: 27 is 0
        (JNE, 1, 22, 320),                       # 280: 22 is 3
        (BYTES, 20, 1, 10),                      # 281: size: len_topic_filter; topic_filter
        (TEXTAT, 20, 1, 0),                      # 282: topic_filter is UTF-8
        (EOF, 10),                               # 283: repeat-until: _io.eof
        (COUNT, 8, 4, 19, 2),                    # 284
        (JZ, 10, 276),                           # 285
        (CLOSE, 6),                              # 286: unsubscribe ends
        (JUMP, 303),                             # 287
        (ROW, 14, 21, 5),                        # 288: mqtt_v3.body.empty_body
        (STORE, 0, 13, 5),                       # 289
        (OPEN, 6, 0, 3),                         # 290: empty_body begins
        (REST, 21, 0),                           # 291: trailing_bytes
        (LOAD, 8, 21, 0),                        # 292: trailing_bytes; valid: _.length == 0
        (LOAD, 9, 21, 1),                        # 293
        (JNE, 9, 27, 320),                       # 294: 27 is 0
        (CLOSE, 6),                              # 295: empty_body ends
        (JUMP, 303),                             # 296
        (ROW, 15, 22, 5),                        # 297: mqtt_v3.body.raw
        (STORE, 0, 14, 5),                       # 298
        (LOAD, 6, 0, 3),                         # 299
        (STORE, 22, 0, 6),                       # 300
        (LOAD, 7, 0, 4),                         # 301
        (STORE, 22, 1, 7),                       # 302
        (LOAD, 2, 0, 6),                         # 303
        (JZ, 2, 306),                            # 304
        (ROWAT, 9, 2, 2),                        # 305
        (JBITSN, 0, 0, 0, 3844, 1, 312),         # 306: connection_level, value: message_type == message_type::connect ? body.as<connect>.protocol_level : message_type == message_ty ...; message_type != 1
        (LOAD, 5, 0, 6),                         # 307
        (JZ, 5, 320),                            # 308
        (ROWAT, 23, 2, 5),                       # 309
        (BYTEBITS, 2, 23, 3, 0, 0, 127),         # 310
        (JUMP, 318),                             # 311
        (JBITSN, 0, 0, 0, 3844, 2, 317),         # 312: message_type != 2
        (LOAD, 5, 0, 5),                         # 313
        (JLT, 5, 22, 317),                       # 314: 22 is 3
        (MOVE, 2, 33),                           # 315: 33 is 5
        (JUMP, 318),                             # 316
        (MOVE, 2, 27),                           # 317: 27 is 0
        (STORE, 0, 15, 2),                       # 318
        (DONE,),                                 # 319: read
        (FAIL,),                                 # 320: handed over
    ),
    constants=b'MQIsdpMQTT',
    tables=(
        Table(16, (2, 6, 7, 8, 9, 10, 11, 12, 13, 14)),  # 0: mqtt_v3
        Table(1, ()),  # 1: remaining_length.digits[]
        Table(20, (6, 8, 11, 13, 16, 17)),  # 2: mqtt_v3.body.connect
        Table(3, ()),  # 3: connect.user_name
        Table(3, ()),  # 4: connect.password
        Table(3, ()),  # 5: mqtt_v3.body.connack
        Table(7, (3,)),  # 6: mqtt_v3.body.publish
        Table(3, ()),  # 7: mqtt_v3.body.acknowledgement
        Table(3, (2,)),  # 8: mqtt_v3.body.subscribe
        Table(4, ()),  # 9: subscribe.requests[]
        Table(3, (2,)),  # 10: mqtt_v3.body.suback
        Table(1, ()),  # 11: suback.return_codes[]
        Table(3, (2,)),  # 12: mqtt_v3.body.unsubscribe
        Table(3, ()),  # 13: unsubscribe.requests[]
        Table(2, ()),  # 14: mqtt_v3.body.empty_body
        Table(2, ()),  # 15: mqtt_v3.body.raw
    ),
    registers=21,
    numbers=(4, 3, 6, 8, 10, 1, 0, 128, 127, 2, 16384, 2097152, 5, 7, 9, 11, 12, 13, 14, -1, 6, -7, 4),
    addresses=(0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 2),
    encodings=('UTF-8',),
    root=Inline({
        'message_type': Bits(0, 0, 0, 4, 'be'),
        'dup': Bits(0, 0, 4, 1, 'be'),
        'qos': Bits(0, 0, 5, 2, 'be'),
        'retain': Bits(0, 0, 7, 1, 'be'),
        'remaining_length': Inline({
            'digits': Items(1, 1, Number(0, 0, 1, False, False, 'be')),
            'value': Computed(5, 'int'),
            'is_shortest': Formula('bool', Apply('>=', (Computed(5, 'int'), Apply('?', (Apply('==', (Computed(2, 'int'), 1)), 0, Apply('?', (Apply('==', (Computed(2, 'int'), 2)), 128, Apply('?', (Apply('==', (Computed(2, 'int'), 3)), 16384, 2097152))))))))),
        }),
        'body': OneOf({'connect': Rows(6, 2, Inline({
            'len_protocol_name': Number(0, 0, 2, False, False, 'be'),
            'protocol_name': Span(1, 'UTF-8'),
            'bridge': Bits(3, 0, 0, 1, 'be'),
            'protocol_level': Bits(3, 0, 1, 7, 'be'),
            'has_user_name': Bits(3, 0, 8, 1, 'be'),
            'has_password': Bits(3, 0, 9, 1, 'be'),
            'will_retain': Bits(3, 0, 10, 1, 'be'),
            'will_qos': Bits(3, 0, 11, 2, 'be'),
            'has_will': Bits(3, 0, 13, 1, 'be'),
            'clean_session': Bits(3, 0, 14, 1, 'be'),
            'reserved': Bits(3, 0, 15, 1, 'be'),
            'keep_alive': Number(3, 2, 2, False, False, 'be'),
            'len_client_id': Number(3, 4, 2, False, False, 'be'),
            'client_id': Span(4, 'UTF-8'),
            'len_will_topic': Present(6, Number(7, 0, 2, False, False, 'be')),
            'will_topic': Present(8, Span(9, 'UTF-8')),
            'len_will_message': Present(11, Number(12, 0, 2, False, False, 'be')),
            'will_message': Present(13, Span(14, None)),
            'user_name': Rows(16, 3, Inline({
                'len_value': Number(0, 0, 2, False, False, 'be'),
                'value': Span(1, 'UTF-8'),
            })),
            'password': Rows(17, 4, Inline({
                'len_value': Number(0, 0, 2, False, False, 'be'),
                'value': Span(1, None),
            })),
            'trailing_bytes': Span(18, None),
            'has_idle_will_flags': Formula('bool', Apply('and', (Apply('not', (Bits(3, 0, 13, 1, 'be'),)), Apply('or', (Bits(3, 0, 10, 1, 'be'), Apply('!=', (Bits(3, 0, 11, 2, 'be'), 0))))))),
            'is_client_id_doubtful': Formula('bool', Apply('?', (Apply('==', (Bits(3, 0, 1, 7, 'be'), 3)), Apply('or', (Apply('==', (Number(3, 4, 2, False, False, 'be'), 0)), Apply('>', (Number(3, 4, 2, False, False, 'be'), 23)))), Apply('and', (Apply('==', (Number(3, 4, 2, False, False, 'be'), 0)), Apply('not', (Bits(3, 0, 14, 1, 'be'),))))))),
        })), 'connack': Rows(7, 5, Inline({
            'reserved': Bits(0, 0, 0, 7, 'be'),
            'session_present': Bits(0, 0, 7, 1, 'be'),
            'return_code': Number(0, 1, 1, False, False, 'be'),
            'trailing_bytes': Span(1, None),
        })), 'publish': Rows(8, 6, Inline({
            'len_topic_name': Number(0, 0, 2, False, False, 'be'),
            'topic_name': Span(1, 'UTF-8'),
            'message_id': Present(3, Number(4, 0, 2, False, False, 'be')),
            'payload': Span(5, None),
        })), 'acknowledgement': Rows(9, 7, Inline({
            'message_id': Number(0, 0, 2, False, False, 'be'),
            'trailing_bytes': Span(1, None),
        })), 'subscribe': Rows(10, 8, Inline({
            'message_id': Number(0, 0, 2, False, False, 'be'),
            'filters_begin': Fixed(0, 2, 0, None),
            'requests': Items(1, 9, Inline({
                'len_topic_filter': Number(0, 0, 2, False, False, 'be'),
                'topic_filter': Span(1, 'UTF-8'),
                'reserved': Bits(3, 0, 0, 6, 'be'),
                'requested_qos': Bits(3, 0, 6, 2, 'be'),
            })),
        })), 'suback': Rows(11, 10, Inline({
            'message_id': Number(0, 0, 2, False, False, 'be'),
            'return_codes': Items(1, 11, Number(0, 0, 1, False, False, 'be')),
        })), 'unsubscribe': Rows(12, 12, Inline({
            'message_id': Number(0, 0, 2, False, False, 'be'),
            'filters_begin': Fixed(0, 2, 0, None),
            'requests': Items(1, 13, Inline({
                'len_topic_filter': Number(0, 0, 2, False, False, 'be'),
                'topic_filter': Span(1, 'UTF-8'),
            })),
        })), 'empty_body': Rows(13, 14, Inline({
            'trailing_bytes': Span(0, None),
        })), 'raw': Rows(14, 15, Span(0, None))}),
        'connection_level': Computed(15, 'int'),
        'has_idle_flags': Formula('bool', Apply('and', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 3)), Apply('or', (Apply('or', (Bits(0, 0, 4, 1, 'be'), Bits(0, 0, 7, 1, 'be'))), Apply('!=', (Bits(0, 0, 5, 2, 'be'), Apply('?', (Apply('or', (Apply('or', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 6)), Apply('==', (Bits(0, 0, 0, 4, 'be'), 8)))), Apply('==', (Bits(0, 0, 0, 4, 'be'), 10)))), 1, 0))))))))),
        'is_dup_idle': Formula('bool', Apply('and', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 3)), Bits(0, 0, 4, 1, 'be'))), Apply('==', (Bits(0, 0, 5, 2, 'be'), 0))))),
        'likely_protocol': Formula('int', Apply('?', (Apply('or', (Bits(0, 0, 4, 1, 'be'), Apply('!=', (Bits(0, 0, 5, 2, 'be'), 3)))), 0, Apply('?', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 1)), Apply('not', (Bits(0, 0, 7, 1, 'be'),)))), 1, Apply('?', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 4)), Bits(0, 0, 7, 1, 'be'))), 2, 0))))))),
    }),
    checks=(
        Apply('and', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 0)), Apply('or', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 15)), Apply('==', (Parameter(0), 5)))))),
        Apply('or', (Apply('!=', (Bits(0, 0, 5, 2, 'be'), 3)), Apply('!=', (Bits(0, 0, 0, 4, 'be'), 3)))),
    ),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (ROWS, 3, 1),                            # 3: digits: repeat until
        (STORE, 0, 1, 3),                        # 4
        (MOVE, 2, 21),                           # 5: 21 is 0
        (ROW, 1, 1, 3),                          # 6: digits: an item
        (RUN, 1, 0, 1),                          # 7: digits
        (U1, 4, 1, 0, 0),                        # 8: digits; valid: _ < 128 or _index < 3
        (JLT, 4, 22, 11),                        # 9: 22 is 128
        (JGE, 2, 23, 56),                        # 10: 23 is 3
        (LT, 5, 4, 22),                          # 11: repeat-until: _ < 128; 22 is 128
        (COUNT, 2, 2, 0, 2),                     # 12
        (JZ, 5, 6),                              # 13
        (LOAD, 5, 0, 2),                         # 14: size: remaining_length.value
        (JNE, 5, 24, 20),                        # 15: 24 is 1
        (ITEM, 2, 1, 0, 1, 21),                  # 16: 21 is 0
        (U1, 5, 2, 0, 0),                        # 17
        (AND, 2, 5, 25),                         # 18: 25 is 127
        (JUMP, 53),                              # 19
        (JNE, 5, 26, 30),                        # 20: 26 is 2
        (ITEM, 3, 1, 0, 1, 21),                  # 21: 21 is 0
        (U1, 5, 3, 0, 0),                        # 22
        (AND, 6, 5, 25),                         # 23: 25 is 127
        (ITEM, 4, 1, 0, 1, 24),                  # 24: 24 is 1
        (U1, 7, 4, 0, 0),                        # 25
        (AND, 8, 7, 25),                         # 26: 25 is 127
        (MUL, 9, 8, 22),                         # 27: 22 is 128
        (ADD, 2, 6, 9),                          # 28
        (JUMP, 53),                              # 29
        (ITEM, 5, 1, 0, 1, 21),                  # 30: 21 is 0
        (U1, 5, 5, 0, 0),                        # 31
        (AND, 6, 5, 25),                         # 32: 25 is 127
        (ITEM, 6, 1, 0, 1, 24),                  # 33: 24 is 1
        (U1, 7, 6, 0, 0),                        # 34
        (AND, 8, 7, 25),                         # 35: 25 is 127
        (MUL, 9, 8, 22),                         # 36: 22 is 128
        (ADD, 10, 6, 9),                         # 37
        (ITEM, 7, 1, 0, 1, 26),                  # 38: 26 is 2
        (U1, 11, 7, 0, 0),                       # 39
        (AND, 12, 11, 25),                       # 40: 25 is 127
        (MUL, 13, 12, 27),                       # 41: 27 is 16384
        (ADD, 14, 10, 13),                       # 42
        (LOAD, 18, 0, 2),                        # 43
        (JNE, 18, 28, 51),                       # 44: 28 is 4
        (ITEM, 8, 1, 0, 1, 23),                  # 45: 23 is 3
        (U1, 18, 8, 0, 0),                       # 46
        (AND, 19, 18, 25),                       # 47: 25 is 127
        (MUL, 20, 19, 29),                       # 48: 29 is 2097152
        (MOVE, 15, 20),                          # 49
        (JUMP, 52),                              # 50
        (MOVE, 15, 21),                          # 51: 21 is 0
        (ADD, 2, 14, 15),                        # 52
        (STORE, 0, 5, 2),                        # 53
        (BYTES, 0, 3, 2),                        # 54: body
        (DONE,),                                 # 55: read
        (FAIL,),                                 # 56: handed over
    ),
    constants=b'',
    tables=(
        Table(6, (2,)),  # 0: mqtt_v3
        Table(1, ()),  # 1: remaining_length.digits[]
    ),
    registers=21,
    numbers=(0, 128, 3, 1, 127, 2, 16384, 4, 2097152),
    addresses=(0, 1, 1, 1, 1, 1, 1, 1, 1),
    encodings=(),
    root=Inline({
        'message_type': Bits(0, 0, 0, 4, 'be'),
        'dup': Bits(0, 0, 4, 1, 'be'),
        'qos': Bits(0, 0, 5, 2, 'be'),
        'retain': Bits(0, 0, 7, 1, 'be'),
        'remaining_length': Inline({
            'digits': Items(1, 1, Number(0, 0, 1, False, False, 'be')),
            'value': Computed(5, 'int'),
        }),
        'body': Span(3, None),
    }),
    checks=(
    ),
    unsupported={},
)

IN_STEP = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JBITS, 0, 0, 0, 3844, 0, 59),           # 3: message_type; valid: _ != message_type::reserved and (_ != message_type::auth or level == 5); _ == 0
        (JBITSN, 0, 0, 0, 3844, 15, 6),          # 4: _ != 15
        (JNE, 1, 23, 59),                        # 5: 23 is 5
        (ROWS, 3, 1),                            # 6: digits: repeat until
        (STORE, 0, 1, 3),                        # 7
        (MOVE, 2, 21),                           # 8: 21 is 0
        (ROW, 1, 1, 3),                          # 9: digits: an item
        (RUN, 1, 0, 1),                          # 10: digits
        (U1, 4, 1, 0, 0),                        # 11: digits; valid: _ < 128 or _index < 3
        (JLT, 4, 24, 14),                        # 12: 24 is 128
        (JGE, 2, 25, 59),                        # 13: 25 is 3
        (LT, 5, 4, 24),                          # 14: repeat-until: _ < 128; 24 is 128
        (COUNT, 2, 2, 0, 2),                     # 15
        (JZ, 5, 9),                              # 16
        (LOAD, 5, 0, 2),                         # 17: size: remaining_length.value
        (JNE, 5, 26, 23),                        # 18: 26 is 1
        (ITEM, 2, 1, 0, 1, 21),                  # 19: 21 is 0
        (U1, 5, 2, 0, 0),                        # 20
        (AND, 2, 5, 27),                         # 21: 27 is 127
        (JUMP, 56),                              # 22
        (JNE, 5, 28, 33),                        # 23: 28 is 2
        (ITEM, 3, 1, 0, 1, 21),                  # 24: 21 is 0
        (U1, 5, 3, 0, 0),                        # 25
        (AND, 6, 5, 27),                         # 26: 27 is 127
        (ITEM, 4, 1, 0, 1, 26),                  # 27: 26 is 1
        (U1, 7, 4, 0, 0),                        # 28
        (AND, 8, 7, 27),                         # 29: 27 is 127
        (MUL, 9, 8, 24),                         # 30: 24 is 128
        (ADD, 2, 6, 9),                          # 31
        (JUMP, 56),                              # 32
        (ITEM, 5, 1, 0, 1, 21),                  # 33: 21 is 0
        (U1, 5, 5, 0, 0),                        # 34
        (AND, 6, 5, 27),                         # 35: 27 is 127
        (ITEM, 6, 1, 0, 1, 26),                  # 36: 26 is 1
        (U1, 7, 6, 0, 0),                        # 37
        (AND, 8, 7, 27),                         # 38: 27 is 127
        (MUL, 9, 8, 24),                         # 39: 24 is 128
        (ADD, 10, 6, 9),                         # 40
        (ITEM, 7, 1, 0, 1, 28),                  # 41: 28 is 2
        (U1, 11, 7, 0, 0),                       # 42
        (AND, 12, 11, 27),                       # 43: 27 is 127
        (MUL, 13, 12, 29),                       # 44: 29 is 16384
        (ADD, 14, 10, 13),                       # 45
        (LOAD, 18, 0, 2),                        # 46
        (JNE, 18, 30, 54),                       # 47: 30 is 4
        (ITEM, 8, 1, 0, 1, 25),                  # 48: 25 is 3
        (U1, 18, 8, 0, 0),                       # 49
        (AND, 19, 18, 27),                       # 50: 27 is 127
        (MUL, 20, 19, 31),                       # 51: 31 is 2097152
        (MOVE, 15, 20),                          # 52
        (JUMP, 55),                              # 53
        (MOVE, 15, 21),                          # 54: 21 is 0
        (ADD, 2, 14, 15),                        # 55
        (STORE, 0, 5, 2),                        # 56
        (BYTES, 0, 3, 2),                        # 57: body
        (DONE,),                                 # 58: read
        (FAIL,),                                 # 59: handed over
    ),
    constants=b'',
    tables=(
        Table(6, (2,)),  # 0: mqtt_v3
        Table(1, ()),  # 1: remaining_length.digits[]
    ),
    registers=21,
    numbers=(0, 15, 5, 128, 3, 1, 127, 2, 16384, 4, 2097152),
    addresses=(0, 1, 1, 1, 1, 1, 1, 1, 1),
    encodings=(),
    root=Inline({
        'message_type': Bits(0, 0, 0, 4, 'be'),
        'dup': Bits(0, 0, 4, 1, 'be'),
        'qos': Bits(0, 0, 5, 2, 'be'),
        'retain': Bits(0, 0, 7, 1, 'be'),
        'remaining_length': Inline({
            'digits': Items(1, 1, Number(0, 0, 1, False, False, 'be')),
            'value': Computed(5, 'int'),
        }),
        'body': Span(3, None),
    }),
    checks=(
    ),
    unsupported={},
)

