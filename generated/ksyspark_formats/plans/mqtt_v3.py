# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Plans of mqtt_v3: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTEBITS, BYTES, CLOSE, DONE, EOF, FAIL, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOVE, MUL, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SWITCH, TEXTAT, U1, U2BE
from ksyspark.machine.plan import Bits, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JBITS, 0, 0, 0, 3844, 0, 334),          # 3: _
        (JBITSN, 0, 0, 0, 3844, 15, 6),          # 4: _
        (JNE, 1, 45, 334),                       # 5
        (JBITSN, 0, 0, 0, 769, 3, 8),            # 6: _
        (JBITS, 0, 0, 0, 3844, 3, 334),          # 7: message_type
        (JNE, 1, 47, 20),                        # 8
        (JBITS, 0, 0, 0, 3844, 3, 20),           # 9: message_type
        (JBITSN, 0, 0, 0, 259, 0, 334),          # 10: dup
        (JBITSN, 0, 0, 0, 256, 0, 334),          # 11: _
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 12
        (JBITS, 0, 0, 0, 3844, 6, 16),           # 13: message_type
        (JBITS, 0, 0, 0, 3844, 8, 16),           # 14: message_type
        (JBITSN, 0, 0, 0, 3844, 10, 18),         # 15: message_type
        (MOVE, 3, 51),                           # 16
        (JUMP, 19),                              # 17
        (MOVE, 3, 43),                           # 18
        (JNE, 2, 3, 334),                        # 19
        (ROWS, 3, 1),                            # 20: digits: repeat until
        (STORE, 0, 1, 3),                        # 21
        (MOVE, 2, 43),                           # 22
        (ROW, 1, 1, 3),                          # 23
        (RUN, 1, 0, 1),                          # 24: digits
        (U1, 4, 1, 0, 0),                        # 25
        (JLT, 4, 52, 28),                        # 26
        (JGE, 2, 46, 334),                       # 27
        (U1, 4, 1, 0, 0),                        # 28
        (LT, 5, 4, 52),                          # 29
        (LOOP, 2, 2),                            # 30
        (STORE, 0, 2, 2),                        # 31
        (JZ, 5, 23),                             # 32
        (LOAD, 5, 0, 2),                         # 33
        (JNE, 5, 51, 40),                        # 34
        (ITEM, 2, 1, 0, 1, 43),                  # 35
        (U1, 5, 2, 0, 0),                        # 36
        (AND, 6, 5, 53),                         # 37
        (MOVE, 2, 6),                            # 38
        (JUMP, 77),                              # 39
        (LOAD, 10, 0, 2),                        # 40
        (JNE, 10, 54, 52),                       # 41
        (ITEM, 3, 1, 0, 1, 43),                  # 42
        (U1, 10, 3, 0, 0),                       # 43
        (AND, 11, 10, 53),                       # 44
        (ITEM, 4, 1, 0, 1, 51),                  # 45
        (U1, 12, 4, 0, 0),                       # 46
        (AND, 13, 12, 53),                       # 47
        (MUL, 14, 13, 52),                       # 48
        (ADD, 15, 11, 14),                       # 49
        (MOVE, 7, 15),                           # 50
        (JUMP, 76),                              # 51
        (ITEM, 5, 1, 0, 1, 43),                  # 52
        (U1, 16, 5, 0, 0),                       # 53
        (AND, 17, 16, 53),                       # 54
        (ITEM, 6, 1, 0, 1, 51),                  # 55
        (U1, 18, 6, 0, 0),                       # 56
        (AND, 19, 18, 53),                       # 57
        (MUL, 20, 19, 52),                       # 58
        (ADD, 21, 17, 20),                       # 59
        (ITEM, 7, 1, 0, 1, 54),                  # 60
        (U1, 22, 7, 0, 0),                       # 61
        (AND, 23, 22, 53),                       # 62
        (MUL, 24, 23, 55),                       # 63
        (ADD, 25, 21, 24),                       # 64
        (LOAD, 29, 0, 2),                        # 65
        (JNE, 29, 47, 73),                       # 66
        (ITEM, 8, 1, 0, 1, 46),                  # 67
        (U1, 29, 8, 0, 0),                       # 68
        (AND, 30, 29, 53),                       # 69
        (MUL, 31, 30, 56),                       # 70
        (MOVE, 26, 31),                          # 71
        (JUMP, 74),                              # 72
        (MOVE, 26, 43),                          # 73
        (ADD, 32, 25, 26),                       # 74
        (MOVE, 7, 32),                           # 75
        (MOVE, 2, 7),                            # 76
        (STORE, 0, 5, 2),                        # 77
        (BYTES, 0, 3, 2),                        # 78: body
        (JNE, 1, 45, 83),                        # 79
        (JBITS, 0, 0, 0, 3844, 1, 83),           # 80: message_type
        (MOVE, 33, 43),                          # 81
        (JUMP, 85),                              # 82
        (BYTEBITS, 36, 0, 0, 0, 4, 15),          # 83
        (MOVE, 33, 36),                          # 84
        (SWITCH, 33, 1, 14),                     # 85
        (JUMP, 101),                             # 86
        (JUMP, 183),                             # 87
        (JUMP, 200),                             # 88
        (JUMP, 217),                             # 89
        (JUMP, 217),                             # 90
        (JUMP, 217),                             # 91
        (JUMP, 217),                             # 92
        (JUMP, 229),                             # 93
        (JUMP, 256),                             # 94
        (JUMP, 279),                             # 95
        (JUMP, 217),                             # 96
        (JUMP, 302),                             # 97
        (JUMP, 302),                             # 98
        (JUMP, 302),                             # 99
        (JUMP, 311),                             # 100
        (ROW, 2, 9, 33),                         # 101: mqtt_v3.body.connect
        (STORE, 0, 6, 33),                       # 102
        (OPEN, 34, 0, 3),                        # 103
        (RUN, 9, 0, 2),                          # 104: len_protocol_name
        (U2BE, 36, 9, 0, 0),                     # 105
        (BYTES, 9, 1, 36),                       # 106: protocol_name
        (TEXTAT, 9, 1, 0),                       # 107: protocol_name is UTF-8
        (LOAD, 37, 9, 1),                        # 108
        (LOAD, 38, 9, 2),                        # 109
        (SAME, 39, 37, 63),                      # 110
        (JNZ, 39, 115),                          # 111
        (SAME, 40, 37, 65),                      # 112
        (JNZ, 40, 115),                          # 113
        (JUMP, 334),                             # 114
        (RUN, 9, 3, 6),                          # 115: bridge, protocol_level, has_user_name, has_password, will_retain, will_qos, has_will, clean_session, reserved, keep_alive, len_client_id
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 116
        (LOAD, 40, 9, 1),                        # 117
        (LOAD, 41, 9, 2),                        # 118
        (SAME, 42, 40, 63),                      # 119
        (JZ, 42, 123),                           # 120
        (MOVE, 37, 46),                          # 121
        (JUMP, 124),                             # 122
        (MOVE, 37, 47),                          # 123
        (JNE, 36, 37, 334),                      # 124
        (JBITSN, 9, 3, 1, 263, 0, 127),          # 125: has_user_name
        (JBITSN, 9, 3, 1, 262, 0, 334),          # 126: _
        (JBITS, 9, 3, 1, 771, 3, 334),           # 127: _
        (JBITSN, 9, 3, 1, 258, 0, 132),          # 128: _
        (JBITS, 9, 3, 0, 32512, 3, 132),         # 129: protocol_level
        (JBITSN, 9, 3, 1, 261, 0, 334),          # 130: will_retain
        (JBITSN, 9, 3, 1, 771, 0, 334),          # 131: will_qos
        (JBITS, 9, 3, 0, 32512, 3, 134),         # 132: protocol_level
        (JBITSN, 9, 3, 1, 256, 0, 334),          # 133: _
        (U2BE, 36, 9, 3, 4),                     # 134
        (BYTES, 9, 4, 36),                       # 135: client_id
        (TEXTAT, 9, 4, 0),                       # 136: client_id is UTF-8
        (JBITS, 9, 3, 1, 258, 0, 142),           # 137: has_will
        (RUN, 9, 7, 2),                          # 138: len_will_topic
        (U2BE, 36, 9, 7, 0),                     # 139
        (JLT, 36, 51, 334),                      # 140
        (STORE, 9, 6, 51),                       # 141
        (JBITS, 9, 3, 1, 258, 0, 149),           # 142: has_will
        (LOAD, 36, 9, 6),                        # 143
        (JZ, 36, 334),                           # 144
        (U2BE, 37, 9, 7, 0),                     # 145
        (BYTES, 9, 9, 37),                       # 146: will_topic
        (TEXTAT, 9, 9, 0),                       # 147: will_topic is UTF-8
        (STORE, 9, 8, 51),                       # 148
        (JBITS, 9, 3, 1, 258, 0, 152),           # 149: has_will
        (RUN, 9, 12, 2),                         # 150: len_will_message
        (STORE, 9, 11, 51),                      # 151
        (JBITS, 9, 3, 1, 258, 0, 158),           # 152: has_will
        (LOAD, 36, 9, 11),                       # 153
        (JZ, 36, 334),                           # 154
        (U2BE, 37, 9, 12, 0),                    # 155
        (BYTES, 9, 14, 37),                      # 156: will_message
        (STORE, 9, 13, 51),                      # 157
        (JBITS, 9, 3, 1, 263, 0, 168),           # 158: has_user_name
        (JBITSN, 9, 3, 0, 32512, 3, 162),        # 159: protocol_level
        (EOF, 36),                               # 160
        (JNZ, 36, 168),                          # 161
        (ROW, 3, 10, 36),                        # 162: connect.user_name
        (STORE, 9, 16, 36),                      # 163
        (RUN, 10, 0, 2),                         # 164: len_value
        (U2BE, 37, 10, 0, 0),                    # 165
        (BYTES, 10, 1, 37),                      # 166: value
        (TEXTAT, 10, 1, 0),                      # 167: value is UTF-8
        (JBITS, 9, 3, 1, 262, 0, 177),           # 168: has_password
        (JBITSN, 9, 3, 0, 32512, 3, 172),        # 169: protocol_level
        (EOF, 36),                               # 170
        (JNZ, 36, 177),                          # 171
        (ROW, 4, 11, 36),                        # 172: connect.password
        (STORE, 9, 17, 36),                      # 173
        (RUN, 11, 0, 2),                         # 174: len_value
        (U2BE, 37, 11, 0, 0),                    # 175
        (BYTES, 11, 1, 37),                      # 176: value
        (REST, 9, 18),                           # 177: trailing_bytes
        (LOAD, 36, 9, 18),                       # 178
        (LOAD, 37, 9, 19),                       # 179
        (JNE, 37, 43, 334),                      # 180
        (CLOSE, 34),                             # 181
        (JUMP, 318),                             # 182
        (ROW, 5, 12, 33),                        # 183: mqtt_v3.body.connack
        (STORE, 0, 7, 33),                       # 184
        (OPEN, 34, 0, 3),                        # 185
        (RUN, 12, 0, 2),                         # 186: reserved, session_present, return_code
        (JBITS, 12, 0, 0, 32513, 0, 189),        # 187: _
        (JEQ, 1, 47, 334),                       # 188
        (U1, 36, 12, 0, 1),                      # 189
        (JGT, 36, 45, 334),                      # 190
        (JEQ, 36, 43, 194),                      # 191
        (JBITS, 12, 0, 0, 256, 0, 194),          # 192: session_present
        (JEQ, 1, 47, 334),                       # 193
        (REST, 12, 1),                           # 194: trailing_bytes
        (LOAD, 36, 12, 1),                       # 195
        (LOAD, 37, 12, 2),                       # 196
        (JNE, 37, 43, 334),                      # 197
        (CLOSE, 34),                             # 198
        (JUMP, 318),                             # 199
        (ROW, 6, 13, 33),                        # 200: mqtt_v3.body.publish
        (STORE, 0, 8, 33),                       # 201
        (OPEN, 34, 0, 3),                        # 202
        (RUN, 13, 0, 2),                         # 203: len_topic_name
        (U2BE, 36, 13, 0, 0),                    # 204
        (JLT, 36, 51, 334),                      # 205
        (BYTES, 13, 1, 36),                      # 206: topic_name
        (TEXTAT, 13, 1, 0),                      # 207: topic_name is UTF-8
        (BYTEBITS, 36, 0, 0, 0, 1, 3),           # 208
        (JEQ, 36, 43, 214),                      # 209
        (RUN, 13, 4, 2),                         # 210: message_id
        (U2BE, 36, 13, 4, 0),                    # 211
        (JLT, 36, 51, 334),                      # 212
        (STORE, 13, 3, 51),                      # 213
        (REST, 13, 5),                           # 214: payload
        (CLOSE, 34),                             # 215
        (JUMP, 318),                             # 216
        (ROW, 7, 14, 33),                        # 217: mqtt_v3.body.acknowledgement
        (STORE, 0, 9, 33),                       # 218
        (OPEN, 34, 0, 3),                        # 219
        (RUN, 14, 0, 2),                         # 220: message_id
        (U2BE, 36, 14, 0, 0),                    # 221
        (JLT, 36, 51, 334),                      # 222
        (REST, 14, 1),                           # 223: trailing_bytes
        (LOAD, 36, 14, 1),                       # 224
        (LOAD, 37, 14, 2),                       # 225
        (JNE, 37, 43, 334),                      # 226
        (CLOSE, 34),                             # 227
        (JUMP, 318),                             # 228
        (ROW, 8, 15, 33),                        # 229: mqtt_v3.body.subscribe
        (STORE, 0, 10, 33),                      # 230
        (OPEN, 34, 0, 3),                        # 231
        (RUN, 15, 0, 2),                         # 232: message_id
        (U2BE, 36, 15, 0, 0),                    # 233
        (JLT, 36, 51, 334),                      # 234
        (ROWS, 37, 9),                           # 235: requests: repeat until
        (STORE, 15, 1, 37),                      # 236
        (MOVE, 36, 43),                          # 237
        (ROW, 9, 16, 37),                        # 238
        (RUN, 16, 0, 2),                         # 239: len_topic_filter
        (U2BE, 38, 16, 0, 0),                    # 240
        (JGT, 38, 43, 243),                      # 241
        (JNE, 1, 46, 334),                       # 242
        (U2BE, 38, 16, 0, 0),                    # 243
        (BYTES, 16, 1, 38),                      # 244: topic_filter
        (TEXTAT, 16, 1, 0),                      # 245: topic_filter is UTF-8
        (RUN, 16, 3, 1),                         # 246: reserved, requested_qos
        (JBITS, 16, 3, 0, 16130, 0, 249),        # 247: _
        (JNE, 1, 46, 334),                       # 248
        (JBITS, 16, 3, 0, 768, 3, 334),          # 249: _
        (EOF, 38),                               # 250
        (LOOP, 36, 4),                           # 251
        (STORE, 15, 2, 36),                      # 252
        (JZ, 38, 238),                           # 253
        (CLOSE, 34),                             # 254
        (JUMP, 318),                             # 255
        (ROW, 10, 17, 33),                       # 256: mqtt_v3.body.suback
        (STORE, 0, 11, 33),                      # 257
        (OPEN, 34, 0, 3),                        # 258
        (RUN, 17, 0, 2),                         # 259: message_id
        (U2BE, 36, 17, 0, 0),                    # 260
        (JLT, 36, 51, 334),                      # 261
        (ROWS, 37, 11),                          # 262: return_codes: repeat until
        (STORE, 17, 1, 37),                      # 263
        (MOVE, 36, 43),                          # 264
        (ROW, 11, 18, 37),                       # 265
        (RUN, 18, 0, 1),                         # 266: return_codes
        (U1, 38, 18, 0, 0),                      # 267
        (JLE, 38, 54, 273),                      # 268
        (JBITS, 18, 0, 0, 65280, 128, 273),      # 269: _
        (JNE, 1, 46, 334),                       # 270
        (AND, 39, 38, 46),                       # 271
        (JEQ, 39, 46, 334),                      # 272
        (EOF, 38),                               # 273
        (LOOP, 36, 2),                           # 274
        (STORE, 17, 2, 36),                      # 275
        (JZ, 38, 265),                           # 276
        (CLOSE, 34),                             # 277
        (JUMP, 318),                             # 278
        (ROW, 12, 19, 33),                       # 279: mqtt_v3.body.unsubscribe
        (STORE, 0, 12, 33),                      # 280
        (OPEN, 34, 0, 3),                        # 281
        (RUN, 19, 0, 2),                         # 282: message_id
        (U2BE, 36, 19, 0, 0),                    # 283
        (JLT, 36, 51, 334),                      # 284
        (ROWS, 37, 13),                          # 285: requests: repeat until
        (STORE, 19, 1, 37),                      # 286
        (MOVE, 36, 43),                          # 287
        (ROW, 13, 20, 37),                       # 288
        (RUN, 20, 0, 2),                         # 289: len_topic_filter
        (U2BE, 38, 20, 0, 0),                    # 290
        (JGT, 38, 43, 293),                      # 291
        (JNE, 1, 46, 334),                       # 292
        (U2BE, 38, 20, 0, 0),                    # 293
        (BYTES, 20, 1, 38),                      # 294: topic_filter
        (TEXTAT, 20, 1, 0),                      # 295: topic_filter is UTF-8
        (EOF, 38),                               # 296
        (LOOP, 36, 4),                           # 297
        (STORE, 19, 2, 36),                      # 298
        (JZ, 38, 288),                           # 299
        (CLOSE, 34),                             # 300
        (JUMP, 318),                             # 301
        (ROW, 14, 21, 33),                       # 302: mqtt_v3.body.empty_body
        (STORE, 0, 13, 33),                      # 303
        (OPEN, 34, 0, 3),                        # 304
        (REST, 21, 0),                           # 305: trailing_bytes
        (LOAD, 36, 21, 0),                       # 306
        (LOAD, 37, 21, 1),                       # 307
        (JNE, 37, 43, 334),                      # 308
        (CLOSE, 34),                             # 309
        (JUMP, 318),                             # 310
        (ROW, 15, 22, 33),                       # 311: mqtt_v3.body.raw
        (STORE, 0, 14, 33),                      # 312
        (LOAD, 34, 0, 3),                        # 313
        (STORE, 22, 0, 34),                      # 314
        (LOAD, 35, 0, 4),                        # 315
        (STORE, 22, 1, 35),                      # 316
        (JUMP, 318),                             # 317
        (JBITSN, 0, 0, 0, 3844, 1, 325),         # 318: message_type
        (LOAD, 5, 0, 6),                         # 319
        (JZ, 5, 334),                            # 320
        (ROWAT, 23, 2, 5),                       # 321
        (BYTEBITS, 6, 23, 3, 0, 0, 127),         # 322
        (MOVE, 2, 6),                            # 323
        (JUMP, 332),                             # 324
        (JBITSN, 0, 0, 0, 3844, 2, 330),         # 325: message_type
        (LOAD, 10, 0, 5),                        # 326
        (JLT, 10, 46, 330),                      # 327
        (MOVE, 7, 45),                           # 328
        (JUMP, 331),                             # 329
        (MOVE, 7, 43),                           # 330
        (MOVE, 2, 7),                            # 331
        (STORE, 0, 15, 2),                       # 332
        (DONE,),                                 # 333
        (FAIL,),                                 # 334
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
    registers=43,
    numbers=(0, 15, 5, 3, 4, 6, 8, 10, 1, 128, 127, 2, 16384, 2097152, 7, 9, 11, 12, 13, 14, -1, 6, -7, 4),
    addresses=(0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 2),
    encodings=('UTF-8',),
    root=Inline({
        'message_type': Bits(0, 0, 0, 4, 'be'),
        'dup': Bits(0, 0, 4, 1, 'be'),
        'qos': Bits(0, 0, 5, 2, 'be'),
        'retain': Bits(0, 0, 7, 1, 'be'),
        'remaining_length': Inline({
            'digits': Items(1, 1, Number(0, 0, 1, False, False, 'be')),
            'value': Worked(5, 'int'),
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
            'requests': Items(1, 13, Inline({
                'len_topic_filter': Number(0, 0, 2, False, False, 'be'),
                'topic_filter': Span(1, 'UTF-8'),
            })),
        })), 'empty_body': Rows(13, 14, Inline({
            'trailing_bytes': Span(0, None),
        })), 'raw': Rows(14, 15, Span(0, None))}),
        'connection_level': Worked(15, 'int'),
    }),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (ROWS, 3, 1),                            # 3: digits: repeat until
        (STORE, 0, 1, 3),                        # 4
        (MOVE, 2, 33),                           # 5
        (ROW, 1, 1, 3),                          # 6
        (RUN, 1, 0, 1),                          # 7: digits
        (U1, 4, 1, 0, 0),                        # 8
        (JLT, 4, 34, 11),                        # 9
        (JGE, 2, 35, 63),                        # 10
        (U1, 4, 1, 0, 0),                        # 11
        (LT, 5, 4, 34),                          # 12
        (LOOP, 2, 2),                            # 13
        (STORE, 0, 2, 2),                        # 14
        (JZ, 5, 6),                              # 15
        (LOAD, 5, 0, 2),                         # 16
        (JNE, 5, 36, 23),                        # 17
        (ITEM, 2, 1, 0, 1, 33),                  # 18
        (U1, 5, 2, 0, 0),                        # 19
        (AND, 6, 5, 37),                         # 20
        (MOVE, 2, 6),                            # 21
        (JUMP, 60),                              # 22
        (LOAD, 10, 0, 2),                        # 23
        (JNE, 10, 38, 35),                       # 24
        (ITEM, 3, 1, 0, 1, 33),                  # 25
        (U1, 10, 3, 0, 0),                       # 26
        (AND, 11, 10, 37),                       # 27
        (ITEM, 4, 1, 0, 1, 36),                  # 28
        (U1, 12, 4, 0, 0),                       # 29
        (AND, 13, 12, 37),                       # 30
        (MUL, 14, 13, 34),                       # 31
        (ADD, 15, 11, 14),                       # 32
        (MOVE, 7, 15),                           # 33
        (JUMP, 59),                              # 34
        (ITEM, 5, 1, 0, 1, 33),                  # 35
        (U1, 16, 5, 0, 0),                       # 36
        (AND, 17, 16, 37),                       # 37
        (ITEM, 6, 1, 0, 1, 36),                  # 38
        (U1, 18, 6, 0, 0),                       # 39
        (AND, 19, 18, 37),                       # 40
        (MUL, 20, 19, 34),                       # 41
        (ADD, 21, 17, 20),                       # 42
        (ITEM, 7, 1, 0, 1, 38),                  # 43
        (U1, 22, 7, 0, 0),                       # 44
        (AND, 23, 22, 37),                       # 45
        (MUL, 24, 23, 39),                       # 46
        (ADD, 25, 21, 24),                       # 47
        (LOAD, 29, 0, 2),                        # 48
        (JNE, 29, 40, 56),                       # 49
        (ITEM, 8, 1, 0, 1, 35),                  # 50
        (U1, 29, 8, 0, 0),                       # 51
        (AND, 30, 29, 37),                       # 52
        (MUL, 31, 30, 41),                       # 53
        (MOVE, 26, 31),                          # 54
        (JUMP, 57),                              # 55
        (MOVE, 26, 33),                          # 56
        (ADD, 32, 25, 26),                       # 57
        (MOVE, 7, 32),                           # 58
        (MOVE, 2, 7),                            # 59
        (STORE, 0, 5, 2),                        # 60
        (BYTES, 0, 3, 2),                        # 61: body
        (DONE,),                                 # 62
        (FAIL,),                                 # 63
    ),
    constants=b'',
    tables=(
        Table(6, (2,)),  # 0: mqtt_v3
        Table(1, ()),  # 1: remaining_length.digits[]
    ),
    registers=33,
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
            'value': Worked(5, 'int'),
        }),
        'body': Span(3, None),
    }),
    unsupported={},
)

