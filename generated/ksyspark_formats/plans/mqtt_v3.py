# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Plans of mqtt_v3: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTEBITS, BYTES, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LT, MOVE, MUL, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SWITCH, TEXTAT, U1, U2BE
from ksyspark.machine.plan import Apply, Bits, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JNE, 1, 21, 15),                        # 3
        (JBITS, 0, 0, 0, 3844, 3, 15),           # 4: message_type
        (JBITSN, 0, 0, 0, 259, 0, 321),          # 5: dup
        (JBITSN, 0, 0, 0, 256, 0, 321),          # 6: _
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 7
        (JBITS, 0, 0, 0, 3844, 6, 11),           # 8: message_type
        (JBITS, 0, 0, 0, 3844, 8, 11),           # 9: message_type
        (JBITSN, 0, 0, 0, 3844, 10, 13),         # 10: message_type
        (MOVE, 3, 26),                           # 11
        (JUMP, 14),                              # 12
        (MOVE, 3, 27),                           # 13
        (JNE, 2, 3, 321),                        # 14
        (ROWS, 3, 1),                            # 15: digits: repeat until
        (STORE, 0, 1, 3),                        # 16
        (MOVE, 2, 27),                           # 17
        (ROW, 1, 1, 3),                          # 18
        (RUN, 1, 0, 1),                          # 19: digits
        (U1, 4, 1, 0, 0),                        # 20
        (JLT, 4, 28, 23),                        # 21
        (JGE, 2, 22, 321),                       # 22
        (U1, 4, 1, 0, 0),                        # 23
        (LT, 5, 4, 28),                          # 24
        (COUNT, 2, 2, 0, 2),                     # 25
        (JZ, 5, 18),                             # 26
        (LOAD, 5, 0, 2),                         # 27
        (JNE, 5, 26, 33),                        # 28
        (ITEM, 2, 1, 0, 1, 27),                  # 29
        (U1, 5, 2, 0, 0),                        # 30
        (AND, 2, 5, 29),                         # 31
        (JUMP, 67),                              # 32
        (LOAD, 5, 0, 2),                         # 33
        (JNE, 5, 30, 44),                        # 34
        (ITEM, 3, 1, 0, 1, 27),                  # 35
        (U1, 5, 3, 0, 0),                        # 36
        (AND, 6, 5, 29),                         # 37
        (ITEM, 4, 1, 0, 1, 26),                  # 38
        (U1, 7, 4, 0, 0),                        # 39
        (AND, 8, 7, 29),                         # 40
        (MUL, 9, 8, 28),                         # 41
        (ADD, 2, 6, 9),                          # 42
        (JUMP, 67),                              # 43
        (ITEM, 5, 1, 0, 1, 27),                  # 44
        (U1, 5, 5, 0, 0),                        # 45
        (AND, 6, 5, 29),                         # 46
        (ITEM, 6, 1, 0, 1, 26),                  # 47
        (U1, 7, 6, 0, 0),                        # 48
        (AND, 8, 7, 29),                         # 49
        (MUL, 9, 8, 28),                         # 50
        (ADD, 10, 6, 9),                         # 51
        (ITEM, 7, 1, 0, 1, 30),                  # 52
        (U1, 11, 7, 0, 0),                       # 53
        (AND, 12, 11, 29),                       # 54
        (MUL, 13, 12, 31),                       # 55
        (ADD, 14, 10, 13),                       # 56
        (LOAD, 18, 0, 2),                        # 57
        (JNE, 18, 21, 65),                       # 58
        (ITEM, 8, 1, 0, 1, 22),                  # 59
        (U1, 18, 8, 0, 0),                       # 60
        (AND, 19, 18, 29),                       # 61
        (MUL, 20, 19, 32),                       # 62
        (MOVE, 15, 20),                          # 63
        (JUMP, 66),                              # 64
        (MOVE, 15, 27),                          # 65
        (ADD, 2, 14, 15),                        # 66
        (STORE, 0, 5, 2),                        # 67
        (BYTES, 0, 3, 2),                        # 68: body
        (JNE, 1, 33, 73),                        # 69
        (JBITS, 0, 0, 0, 3844, 1, 73),           # 70: message_type
        (MOVE, 5, 27),                           # 71
        (JUMP, 74),                              # 72
        (BYTEBITS, 5, 0, 0, 0, 4, 15),           # 73
        (SWITCH, 5, 1, 14),                      # 74
        (JUMP, 90),                              # 75
        (JUMP, 172),                             # 76
        (JUMP, 189),                             # 77
        (JUMP, 206),                             # 78
        (JUMP, 206),                             # 79
        (JUMP, 206),                             # 80
        (JUMP, 206),                             # 81
        (JUMP, 218),                             # 82
        (JUMP, 244),                             # 83
        (JUMP, 266),                             # 84
        (JUMP, 206),                             # 85
        (JUMP, 288),                             # 86
        (JUMP, 288),                             # 87
        (JUMP, 288),                             # 88
        (JUMP, 297),                             # 89
        (ROW, 2, 9, 5),                          # 90: mqtt_v3.body.connect
        (STORE, 0, 6, 5),                        # 91
        (OPEN, 6, 0, 3),                         # 92
        (RUN, 9, 0, 2),                          # 93: len_protocol_name
        (U2BE, 8, 9, 0, 0),                      # 94
        (BYTES, 9, 1, 8),                        # 95: protocol_name
        (TEXTAT, 9, 1, 0),                       # 96: protocol_name is UTF-8
        (LOAD, 9, 9, 1),                         # 97
        (LOAD, 10, 9, 2),                        # 98
        (SAME, 11, 9, 40),                       # 99
        (JNZ, 11, 104),                          # 100
        (SAME, 12, 9, 42),                       # 101
        (JNZ, 12, 104),                          # 102
        (JUMP, 321),                             # 103
        (RUN, 9, 3, 6),                          # 104: bridge, protocol_level, has_user_name, has_password, will_retain, will_qos, has_will, clean_session, reserved, keep_alive, len_client_id
        (BYTEBITS, 8, 9, 3, 0, 0, 127),          # 105
        (LOAD, 12, 9, 1),                        # 106
        (LOAD, 13, 9, 2),                        # 107
        (SAME, 14, 12, 40),                      # 108
        (JZ, 14, 112),                           # 109
        (MOVE, 9, 22),                           # 110
        (JUMP, 113),                             # 111
        (MOVE, 9, 21),                           # 112
        (JNE, 8, 9, 321),                        # 113
        (JBITSN, 9, 3, 1, 263, 0, 116),          # 114: has_user_name
        (JBITSN, 9, 3, 1, 262, 0, 321),          # 115: _
        (JBITS, 9, 3, 1, 771, 3, 321),           # 116: _
        (JBITSN, 9, 3, 1, 258, 0, 121),          # 117: _
        (JBITS, 9, 3, 0, 32512, 3, 121),         # 118: protocol_level
        (JBITSN, 9, 3, 1, 261, 0, 321),          # 119: will_retain
        (JBITSN, 9, 3, 1, 771, 0, 321),          # 120: will_qos
        (JBITS, 9, 3, 0, 32512, 3, 123),         # 121: protocol_level
        (JBITSN, 9, 3, 1, 256, 0, 321),          # 122: _
        (U2BE, 8, 9, 3, 4),                      # 123
        (BYTES, 9, 4, 8),                        # 124: client_id
        (TEXTAT, 9, 4, 0),                       # 125: client_id is UTF-8
        (JBITS, 9, 3, 1, 258, 0, 131),           # 126: has_will
        (RUN, 9, 7, 2),                          # 127: len_will_topic
        (U2BE, 8, 9, 7, 0),                      # 128
        (JLT, 8, 26, 321),                       # 129
        (STORE, 9, 6, 26),                       # 130
        (JBITS, 9, 3, 1, 258, 0, 138),           # 131: has_will
        (LOAD, 8, 9, 6),                         # 132
        (JZ, 8, 321),                            # 133
        (U2BE, 9, 9, 7, 0),                      # 134
        (BYTES, 9, 9, 9),                        # 135: will_topic
        (TEXTAT, 9, 9, 0),                       # 136: will_topic is UTF-8
        (STORE, 9, 8, 26),                       # 137
        (JBITS, 9, 3, 1, 258, 0, 141),           # 138: has_will
        (RUN, 9, 12, 2),                         # 139: len_will_message
        (STORE, 9, 11, 26),                      # 140
        (JBITS, 9, 3, 1, 258, 0, 147),           # 141: has_will
        (LOAD, 8, 9, 11),                        # 142
        (JZ, 8, 321),                            # 143
        (U2BE, 9, 9, 12, 0),                     # 144
        (BYTES, 9, 14, 9),                       # 145: will_message
        (STORE, 9, 13, 26),                      # 146
        (JBITS, 9, 3, 1, 263, 0, 157),           # 147: has_user_name
        (JBITSN, 9, 3, 0, 32512, 3, 151),        # 148: protocol_level
        (EOF, 8),                                # 149
        (JNZ, 8, 157),                           # 150
        (ROW, 3, 10, 8),                         # 151: connect.user_name
        (STORE, 9, 16, 8),                       # 152
        (RUN, 10, 0, 2),                         # 153: len_value
        (U2BE, 9, 10, 0, 0),                     # 154
        (BYTES, 10, 1, 9),                       # 155: value
        (TEXTAT, 10, 1, 0),                      # 156: value is UTF-8
        (JBITS, 9, 3, 1, 262, 0, 166),           # 157: has_password
        (JBITSN, 9, 3, 0, 32512, 3, 161),        # 158: protocol_level
        (EOF, 8),                                # 159
        (JNZ, 8, 166),                           # 160
        (ROW, 4, 11, 8),                         # 161: connect.password
        (STORE, 9, 17, 8),                       # 162
        (RUN, 11, 0, 2),                         # 163: len_value
        (U2BE, 9, 11, 0, 0),                     # 164
        (BYTES, 11, 1, 9),                       # 165: value
        (REST, 9, 18),                           # 166: trailing_bytes
        (LOAD, 8, 9, 18),                        # 167
        (LOAD, 9, 9, 19),                        # 168
        (JNE, 9, 27, 321),                       # 169
        (CLOSE, 6),                              # 170
        (JUMP, 304),                             # 171
        (ROW, 5, 12, 5),                         # 172: mqtt_v3.body.connack
        (STORE, 0, 7, 5),                        # 173
        (OPEN, 6, 0, 3),                         # 174
        (RUN, 12, 0, 2),                         # 175: reserved, session_present, return_code
        (JBITS, 12, 0, 0, 32513, 0, 178),        # 176: _
        (JEQ, 1, 21, 321),                       # 177
        (U1, 8, 12, 0, 1),                       # 178
        (JGT, 8, 33, 321),                       # 179
        (JEQ, 8, 27, 183),                       # 180
        (JBITS, 12, 0, 0, 256, 0, 183),          # 181: session_present
        (JEQ, 1, 21, 321),                       # 182
        (REST, 12, 1),                           # 183: trailing_bytes
        (LOAD, 8, 12, 1),                        # 184
        (LOAD, 9, 12, 2),                        # 185
        (JNE, 9, 27, 321),                       # 186
        (CLOSE, 6),                              # 187
        (JUMP, 304),                             # 188
        (ROW, 6, 13, 5),                         # 189: mqtt_v3.body.publish
        (STORE, 0, 8, 5),                        # 190
        (OPEN, 6, 0, 3),                         # 191
        (RUN, 13, 0, 2),                         # 192: len_topic_name
        (U2BE, 8, 13, 0, 0),                     # 193
        (JLT, 8, 26, 321),                       # 194
        (BYTES, 13, 1, 8),                       # 195: topic_name
        (TEXTAT, 13, 1, 0),                      # 196: topic_name is UTF-8
        (BYTEBITS, 8, 0, 0, 0, 1, 3),            # 197
        (JEQ, 8, 27, 203),                       # 198
        (RUN, 13, 4, 2),                         # 199: message_id
        (U2BE, 8, 13, 4, 0),                     # 200
        (JLT, 8, 26, 321),                       # 201
        (STORE, 13, 3, 26),                      # 202
        (REST, 13, 5),                           # 203: payload
        (CLOSE, 6),                              # 204
        (JUMP, 304),                             # 205
        (ROW, 7, 14, 5),                         # 206: mqtt_v3.body.acknowledgement
        (STORE, 0, 9, 5),                        # 207
        (OPEN, 6, 0, 3),                         # 208
        (RUN, 14, 0, 2),                         # 209: message_id
        (U2BE, 8, 14, 0, 0),                     # 210
        (JLT, 8, 26, 321),                       # 211
        (REST, 14, 1),                           # 212: trailing_bytes
        (LOAD, 8, 14, 1),                        # 213
        (LOAD, 9, 14, 2),                        # 214
        (JNE, 9, 27, 321),                       # 215
        (CLOSE, 6),                              # 216
        (JUMP, 304),                             # 217
        (ROW, 8, 15, 5),                         # 218: mqtt_v3.body.subscribe
        (STORE, 0, 10, 5),                       # 219
        (OPEN, 6, 0, 3),                         # 220
        (RUN, 15, 0, 2),                         # 221: message_id
        (U2BE, 8, 15, 0, 0),                     # 222
        (JLT, 8, 26, 321),                       # 223
        (ROWS, 9, 9),                            # 224: requests: repeat until
        (STORE, 15, 1, 9),                       # 225
        (MOVE, 8, 27),                           # 226
        (ROW, 9, 16, 9),                         # 227
        (RUN, 16, 0, 2),                         # 228: len_topic_filter
        (U2BE, 10, 16, 0, 0),                    # 229
        (JGT, 10, 27, 232),                      # 230
        (JNE, 1, 22, 321),                       # 231
        (U2BE, 10, 16, 0, 0),                    # 232
        (BYTES, 16, 1, 10),                      # 233: topic_filter
        (TEXTAT, 16, 1, 0),                      # 234: topic_filter is UTF-8
        (RUN, 16, 3, 1),                         # 235: reserved, requested_qos
        (JBITS, 16, 3, 0, 16130, 0, 238),        # 236: _
        (JNE, 1, 22, 321),                       # 237
        (JBITS, 16, 3, 0, 768, 3, 321),          # 238: _
        (EOF, 10),                               # 239
        (COUNT, 8, 4, 15, 2),                    # 240
        (JZ, 10, 227),                           # 241
        (CLOSE, 6),                              # 242
        (JUMP, 304),                             # 243
        (ROW, 10, 17, 5),                        # 244: mqtt_v3.body.suback
        (STORE, 0, 11, 5),                       # 245
        (OPEN, 6, 0, 3),                         # 246
        (RUN, 17, 0, 2),                         # 247: message_id
        (U2BE, 8, 17, 0, 0),                     # 248
        (JLT, 8, 26, 321),                       # 249
        (ROWS, 9, 11),                           # 250: return_codes: repeat until
        (STORE, 17, 1, 9),                       # 251
        (MOVE, 8, 27),                           # 252
        (ROW, 11, 18, 9),                        # 253
        (RUN, 18, 0, 1),                         # 254: return_codes
        (U1, 10, 18, 0, 0),                      # 255
        (JLE, 10, 30, 261),                      # 256
        (JBITS, 18, 0, 0, 65280, 128, 261),      # 257: _
        (JNE, 1, 22, 321),                       # 258
        (AND, 11, 10, 22),                       # 259
        (JEQ, 11, 22, 321),                      # 260
        (EOF, 10),                               # 261
        (COUNT, 8, 2, 17, 2),                    # 262
        (JZ, 10, 253),                           # 263
        (CLOSE, 6),                              # 264
        (JUMP, 304),                             # 265
        (ROW, 12, 19, 5),                        # 266: mqtt_v3.body.unsubscribe
        (STORE, 0, 12, 5),                       # 267
        (OPEN, 6, 0, 3),                         # 268
        (RUN, 19, 0, 2),                         # 269: message_id
        (U2BE, 8, 19, 0, 0),                     # 270
        (JLT, 8, 26, 321),                       # 271
        (ROWS, 9, 13),                           # 272: requests: repeat until
        (STORE, 19, 1, 9),                       # 273
        (MOVE, 8, 27),                           # 274
        (ROW, 13, 20, 9),                        # 275
        (RUN, 20, 0, 2),                         # 276: len_topic_filter
        (U2BE, 10, 20, 0, 0),                    # 277
        (JGT, 10, 27, 280),                      # 278
        (JNE, 1, 22, 321),                       # 279
        (U2BE, 10, 20, 0, 0),                    # 280
        (BYTES, 20, 1, 10),                      # 281: topic_filter
        (TEXTAT, 20, 1, 0),                      # 282: topic_filter is UTF-8
        (EOF, 10),                               # 283
        (COUNT, 8, 4, 19, 2),                    # 284
        (JZ, 10, 275),                           # 285
        (CLOSE, 6),                              # 286
        (JUMP, 304),                             # 287
        (ROW, 14, 21, 5),                        # 288: mqtt_v3.body.empty_body
        (STORE, 0, 13, 5),                       # 289
        (OPEN, 6, 0, 3),                         # 290
        (REST, 21, 0),                           # 291: trailing_bytes
        (LOAD, 8, 21, 0),                        # 292
        (LOAD, 9, 21, 1),                        # 293
        (JNE, 9, 27, 321),                       # 294
        (CLOSE, 6),                              # 295
        (JUMP, 304),                             # 296
        (ROW, 15, 22, 5),                        # 297: mqtt_v3.body.raw
        (STORE, 0, 14, 5),                       # 298
        (LOAD, 6, 0, 3),                         # 299
        (STORE, 22, 0, 6),                       # 300
        (LOAD, 7, 0, 4),                         # 301
        (STORE, 22, 1, 7),                       # 302
        (JUMP, 304),                             # 303
        (LOAD, 2, 0, 6),                         # 304
        (JZ, 2, 307),                            # 305
        (ROWAT, 9, 2, 2),                        # 306
        (JBITSN, 0, 0, 0, 3844, 1, 313),         # 307: message_type
        (LOAD, 5, 0, 6),                         # 308
        (JZ, 5, 321),                            # 309
        (ROWAT, 23, 2, 5),                       # 310
        (BYTEBITS, 2, 23, 3, 0, 0, 127),         # 311
        (JUMP, 319),                             # 312
        (JBITSN, 0, 0, 0, 3844, 2, 318),         # 313: message_type
        (LOAD, 5, 0, 5),                         # 314
        (JLT, 5, 22, 318),                       # 315
        (MOVE, 2, 33),                           # 316
        (JUMP, 319),                             # 317
        (MOVE, 2, 27),                           # 318
        (STORE, 0, 15, 2),                       # 319
        (DONE,),                                 # 320
        (FAIL,),                                 # 321
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
            'value': Worked(5, 'int'),
            'is_shortest': Formula('bool', Apply('>=', (Worked(5, 'int'), Apply('?', (Apply('==', (Worked(2, 'int'), 1)), 0, Apply('?', (Apply('==', (Worked(2, 'int'), 2)), 128, Apply('?', (Apply('==', (Worked(2, 'int'), 3)), 16384, 2097152))))))))),
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
        'has_idle_flags': Formula('bool', Apply('and', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 3)), Apply('or', (Apply('or', (Bits(0, 0, 4, 1, 'be'), Bits(0, 0, 7, 1, 'be'))), Apply('!=', (Bits(0, 0, 5, 2, 'be'), Apply('?', (Apply('or', (Apply('or', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 6)), Apply('==', (Bits(0, 0, 0, 4, 'be'), 8)))), Apply('==', (Bits(0, 0, 0, 4, 'be'), 10)))), 1, 0))))))))),
        'is_dup_idle': Formula('bool', Apply('and', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 3)), Bits(0, 0, 4, 1, 'be'))), Apply('==', (Bits(0, 0, 5, 2, 'be'), 0))))),
        'likely_protocol': Formula('int', Apply('?', (Apply('or', (Bits(0, 0, 4, 1, 'be'), Apply('!=', (Bits(0, 0, 5, 2, 'be'), 3)))), 0, Apply('?', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 1)), Apply('not', (Bits(0, 0, 7, 1, 'be'),)))), 1, Apply('?', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 4)), Bits(0, 0, 7, 1, 'be'))), 2, 0))))))),
    }),
    checks=(
        Apply('and', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 0)), Apply('or', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 15)), Apply('==', (Told(0), 5)))))),
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
        (MOVE, 2, 21),                           # 5
        (ROW, 1, 1, 3),                          # 6
        (RUN, 1, 0, 1),                          # 7: digits
        (U1, 4, 1, 0, 0),                        # 8
        (JLT, 4, 22, 11),                        # 9
        (JGE, 2, 23, 58),                        # 10
        (U1, 4, 1, 0, 0),                        # 11
        (LT, 5, 4, 22),                          # 12
        (COUNT, 2, 2, 0, 2),                     # 13
        (JZ, 5, 6),                              # 14
        (LOAD, 5, 0, 2),                         # 15
        (JNE, 5, 24, 21),                        # 16
        (ITEM, 2, 1, 0, 1, 21),                  # 17
        (U1, 5, 2, 0, 0),                        # 18
        (AND, 2, 5, 25),                         # 19
        (JUMP, 55),                              # 20
        (LOAD, 5, 0, 2),                         # 21
        (JNE, 5, 26, 32),                        # 22
        (ITEM, 3, 1, 0, 1, 21),                  # 23
        (U1, 5, 3, 0, 0),                        # 24
        (AND, 6, 5, 25),                         # 25
        (ITEM, 4, 1, 0, 1, 24),                  # 26
        (U1, 7, 4, 0, 0),                        # 27
        (AND, 8, 7, 25),                         # 28
        (MUL, 9, 8, 22),                         # 29
        (ADD, 2, 6, 9),                          # 30
        (JUMP, 55),                              # 31
        (ITEM, 5, 1, 0, 1, 21),                  # 32
        (U1, 5, 5, 0, 0),                        # 33
        (AND, 6, 5, 25),                         # 34
        (ITEM, 6, 1, 0, 1, 24),                  # 35
        (U1, 7, 6, 0, 0),                        # 36
        (AND, 8, 7, 25),                         # 37
        (MUL, 9, 8, 22),                         # 38
        (ADD, 10, 6, 9),                         # 39
        (ITEM, 7, 1, 0, 1, 26),                  # 40
        (U1, 11, 7, 0, 0),                       # 41
        (AND, 12, 11, 25),                       # 42
        (MUL, 13, 12, 27),                       # 43
        (ADD, 14, 10, 13),                       # 44
        (LOAD, 18, 0, 2),                        # 45
        (JNE, 18, 28, 53),                       # 46
        (ITEM, 8, 1, 0, 1, 23),                  # 47
        (U1, 18, 8, 0, 0),                       # 48
        (AND, 19, 18, 25),                       # 49
        (MUL, 20, 19, 29),                       # 50
        (MOVE, 15, 20),                          # 51
        (JUMP, 54),                              # 52
        (MOVE, 15, 21),                          # 53
        (ADD, 2, 14, 15),                        # 54
        (STORE, 0, 5, 2),                        # 55
        (BYTES, 0, 3, 2),                        # 56: body
        (DONE,),                                 # 57
        (FAIL,),                                 # 58
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
            'value': Worked(5, 'int'),
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
        (JBITS, 0, 0, 0, 3844, 0, 61),           # 3: _
        (JBITSN, 0, 0, 0, 3844, 15, 6),          # 4: _
        (JNE, 1, 23, 61),                        # 5
        (ROWS, 3, 1),                            # 6: digits: repeat until
        (STORE, 0, 1, 3),                        # 7
        (MOVE, 2, 21),                           # 8
        (ROW, 1, 1, 3),                          # 9
        (RUN, 1, 0, 1),                          # 10: digits
        (U1, 4, 1, 0, 0),                        # 11
        (JLT, 4, 24, 14),                        # 12
        (JGE, 2, 25, 61),                        # 13
        (U1, 4, 1, 0, 0),                        # 14
        (LT, 5, 4, 24),                          # 15
        (COUNT, 2, 2, 0, 2),                     # 16
        (JZ, 5, 9),                              # 17
        (LOAD, 5, 0, 2),                         # 18
        (JNE, 5, 26, 24),                        # 19
        (ITEM, 2, 1, 0, 1, 21),                  # 20
        (U1, 5, 2, 0, 0),                        # 21
        (AND, 2, 5, 27),                         # 22
        (JUMP, 58),                              # 23
        (LOAD, 5, 0, 2),                         # 24
        (JNE, 5, 28, 35),                        # 25
        (ITEM, 3, 1, 0, 1, 21),                  # 26
        (U1, 5, 3, 0, 0),                        # 27
        (AND, 6, 5, 27),                         # 28
        (ITEM, 4, 1, 0, 1, 26),                  # 29
        (U1, 7, 4, 0, 0),                        # 30
        (AND, 8, 7, 27),                         # 31
        (MUL, 9, 8, 24),                         # 32
        (ADD, 2, 6, 9),                          # 33
        (JUMP, 58),                              # 34
        (ITEM, 5, 1, 0, 1, 21),                  # 35
        (U1, 5, 5, 0, 0),                        # 36
        (AND, 6, 5, 27),                         # 37
        (ITEM, 6, 1, 0, 1, 26),                  # 38
        (U1, 7, 6, 0, 0),                        # 39
        (AND, 8, 7, 27),                         # 40
        (MUL, 9, 8, 24),                         # 41
        (ADD, 10, 6, 9),                         # 42
        (ITEM, 7, 1, 0, 1, 28),                  # 43
        (U1, 11, 7, 0, 0),                       # 44
        (AND, 12, 11, 27),                       # 45
        (MUL, 13, 12, 29),                       # 46
        (ADD, 14, 10, 13),                       # 47
        (LOAD, 18, 0, 2),                        # 48
        (JNE, 18, 30, 56),                       # 49
        (ITEM, 8, 1, 0, 1, 25),                  # 50
        (U1, 18, 8, 0, 0),                       # 51
        (AND, 19, 18, 27),                       # 52
        (MUL, 20, 19, 31),                       # 53
        (MOVE, 15, 20),                          # 54
        (JUMP, 57),                              # 55
        (MOVE, 15, 21),                          # 56
        (ADD, 2, 14, 15),                        # 57
        (STORE, 0, 5, 2),                        # 58
        (BYTES, 0, 3, 2),                        # 59: body
        (DONE,),                                 # 60
        (FAIL,),                                 # 61
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
            'value': Worked(5, 'int'),
        }),
        'body': Span(3, None),
    }),
    checks=(
    ),
    unsupported={},
)

