# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Plans of mqtt_v3: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTEBITS, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LT, MOVE, MUL, OPEN, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWAT, ROWS, RUN, SAME, SEEKROOT, STORE, SUB, SWITCH, TEXTAT, U1, U2BE
from ksyspark.machine.plan import Apply, Bits, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JNE, 1, 50, 15),                        # 3
        (JBITS, 0, 0, 0, 3844, 3, 15),           # 4: message_type
        (JBITSN, 0, 0, 0, 259, 0, 367),          # 5: dup
        (JBITSN, 0, 0, 0, 256, 0, 367),          # 6: _
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 7
        (JBITS, 0, 0, 0, 3844, 6, 11),           # 8: message_type
        (JBITS, 0, 0, 0, 3844, 8, 11),           # 9: message_type
        (JBITSN, 0, 0, 0, 3844, 10, 13),         # 10: message_type
        (MOVE, 3, 55),                           # 11
        (JUMP, 14),                              # 12
        (MOVE, 3, 56),                           # 13
        (JNE, 2, 3, 367),                        # 14
        (ROWS, 3, 1),                            # 15: digits: repeat until
        (STORE, 0, 1, 3),                        # 16
        (MOVE, 2, 56),                           # 17
        (ROW, 1, 1, 3),                          # 18
        (RUN, 1, 0, 1),                          # 19: digits
        (U1, 4, 1, 0, 0),                        # 20
        (JLT, 4, 57, 23),                        # 21
        (JGE, 2, 51, 367),                       # 22
        (U1, 4, 1, 0, 0),                        # 23
        (LT, 5, 4, 57),                          # 24
        (COUNT, 2, 2, 0, 2),                     # 25
        (JZ, 5, 18),                             # 26
        (LOAD, 5, 0, 2),                         # 27
        (JNE, 5, 55, 34),                        # 28
        (ITEM, 2, 1, 0, 1, 56),                  # 29
        (U1, 5, 2, 0, 0),                        # 30
        (AND, 6, 5, 58),                         # 31
        (MOVE, 2, 6),                            # 32
        (JUMP, 71),                              # 33
        (LOAD, 10, 0, 2),                        # 34
        (JNE, 10, 59, 46),                       # 35
        (ITEM, 3, 1, 0, 1, 56),                  # 36
        (U1, 10, 3, 0, 0),                       # 37
        (AND, 11, 10, 58),                       # 38
        (ITEM, 4, 1, 0, 1, 55),                  # 39
        (U1, 12, 4, 0, 0),                       # 40
        (AND, 13, 12, 58),                       # 41
        (MUL, 14, 13, 57),                       # 42
        (ADD, 15, 11, 14),                       # 43
        (MOVE, 7, 15),                           # 44
        (JUMP, 70),                              # 45
        (ITEM, 5, 1, 0, 1, 56),                  # 46
        (U1, 16, 5, 0, 0),                       # 47
        (AND, 17, 16, 58),                       # 48
        (ITEM, 6, 1, 0, 1, 55),                  # 49
        (U1, 18, 6, 0, 0),                       # 50
        (AND, 19, 18, 58),                       # 51
        (MUL, 20, 19, 57),                       # 52
        (ADD, 21, 17, 20),                       # 53
        (ITEM, 7, 1, 0, 1, 59),                  # 54
        (U1, 22, 7, 0, 0),                       # 55
        (AND, 23, 22, 58),                       # 56
        (MUL, 24, 23, 60),                       # 57
        (ADD, 25, 21, 24),                       # 58
        (LOAD, 29, 0, 2),                        # 59
        (JNE, 29, 50, 67),                       # 60
        (ITEM, 8, 1, 0, 1, 51),                  # 61
        (U1, 29, 8, 0, 0),                       # 62
        (AND, 30, 29, 58),                       # 63
        (MUL, 31, 30, 61),                       # 64
        (MOVE, 26, 31),                          # 65
        (JUMP, 68),                              # 66
        (MOVE, 26, 56),                          # 67
        (ADD, 32, 25, 26),                       # 68
        (MOVE, 7, 32),                           # 69
        (MOVE, 2, 7),                            # 70
        (STORE, 0, 5, 2),                        # 71
        (BYTES, 0, 3, 2),                        # 72: body
        (JNE, 1, 62, 77),                        # 73
        (JBITS, 0, 0, 0, 3844, 1, 77),           # 74: message_type
        (MOVE, 33, 56),                          # 75
        (JUMP, 79),                              # 76
        (BYTEBITS, 36, 0, 0, 0, 4, 15),          # 77
        (MOVE, 33, 36),                          # 78
        (SWITCH, 33, 1, 14),                     # 79
        (JUMP, 95),                              # 80
        (JUMP, 177),                             # 81
        (JUMP, 194),                             # 82
        (JUMP, 211),                             # 83
        (JUMP, 211),                             # 84
        (JUMP, 211),                             # 85
        (JUMP, 211),                             # 86
        (JUMP, 223),                             # 87
        (JUMP, 249),                             # 88
        (JUMP, 271),                             # 89
        (JUMP, 211),                             # 90
        (JUMP, 293),                             # 91
        (JUMP, 293),                             # 92
        (JUMP, 293),                             # 93
        (JUMP, 302),                             # 94
        (ROW, 2, 9, 33),                         # 95: mqtt_v3.body.connect
        (STORE, 0, 6, 33),                       # 96
        (OPEN, 34, 0, 3),                        # 97
        (RUN, 9, 0, 2),                          # 98: len_protocol_name
        (U2BE, 36, 9, 0, 0),                     # 99
        (BYTES, 9, 1, 36),                       # 100: protocol_name
        (TEXTAT, 9, 1, 0),                       # 101: protocol_name is UTF-8
        (LOAD, 37, 9, 1),                        # 102
        (LOAD, 38, 9, 2),                        # 103
        (SAME, 39, 37, 69),                      # 104
        (JNZ, 39, 109),                          # 105
        (SAME, 40, 37, 71),                      # 106
        (JNZ, 40, 109),                          # 107
        (JUMP, 367),                             # 108
        (RUN, 9, 3, 6),                          # 109: bridge, protocol_level, has_user_name, has_password, will_retain, will_qos, has_will, clean_session, reserved, keep_alive, len_client_id
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 110
        (LOAD, 40, 9, 1),                        # 111
        (LOAD, 41, 9, 2),                        # 112
        (SAME, 42, 40, 69),                      # 113
        (JZ, 42, 117),                           # 114
        (MOVE, 37, 51),                          # 115
        (JUMP, 118),                             # 116
        (MOVE, 37, 50),                          # 117
        (JNE, 36, 37, 367),                      # 118
        (JBITSN, 9, 3, 1, 263, 0, 121),          # 119: has_user_name
        (JBITSN, 9, 3, 1, 262, 0, 367),          # 120: _
        (JBITS, 9, 3, 1, 771, 3, 367),           # 121: _
        (JBITSN, 9, 3, 1, 258, 0, 126),          # 122: _
        (JBITS, 9, 3, 0, 32512, 3, 126),         # 123: protocol_level
        (JBITSN, 9, 3, 1, 261, 0, 367),          # 124: will_retain
        (JBITSN, 9, 3, 1, 771, 0, 367),          # 125: will_qos
        (JBITS, 9, 3, 0, 32512, 3, 128),         # 126: protocol_level
        (JBITSN, 9, 3, 1, 256, 0, 367),          # 127: _
        (U2BE, 36, 9, 3, 4),                     # 128
        (BYTES, 9, 4, 36),                       # 129: client_id
        (TEXTAT, 9, 4, 0),                       # 130: client_id is UTF-8
        (JBITS, 9, 3, 1, 258, 0, 136),           # 131: has_will
        (RUN, 9, 7, 2),                          # 132: len_will_topic
        (U2BE, 36, 9, 7, 0),                     # 133
        (JLT, 36, 55, 367),                      # 134
        (STORE, 9, 6, 55),                       # 135
        (JBITS, 9, 3, 1, 258, 0, 143),           # 136: has_will
        (LOAD, 36, 9, 6),                        # 137
        (JZ, 36, 367),                           # 138
        (U2BE, 37, 9, 7, 0),                     # 139
        (BYTES, 9, 9, 37),                       # 140: will_topic
        (TEXTAT, 9, 9, 0),                       # 141: will_topic is UTF-8
        (STORE, 9, 8, 55),                       # 142
        (JBITS, 9, 3, 1, 258, 0, 146),           # 143: has_will
        (RUN, 9, 12, 2),                         # 144: len_will_message
        (STORE, 9, 11, 55),                      # 145
        (JBITS, 9, 3, 1, 258, 0, 152),           # 146: has_will
        (LOAD, 36, 9, 11),                       # 147
        (JZ, 36, 367),                           # 148
        (U2BE, 37, 9, 12, 0),                    # 149
        (BYTES, 9, 14, 37),                      # 150: will_message
        (STORE, 9, 13, 55),                      # 151
        (JBITS, 9, 3, 1, 263, 0, 162),           # 152: has_user_name
        (JBITSN, 9, 3, 0, 32512, 3, 156),        # 153: protocol_level
        (EOF, 36),                               # 154
        (JNZ, 36, 162),                          # 155
        (ROW, 3, 10, 36),                        # 156: connect.user_name
        (STORE, 9, 16, 36),                      # 157
        (RUN, 10, 0, 2),                         # 158: len_value
        (U2BE, 37, 10, 0, 0),                    # 159
        (BYTES, 10, 1, 37),                      # 160: value
        (TEXTAT, 10, 1, 0),                      # 161: value is UTF-8
        (JBITS, 9, 3, 1, 262, 0, 171),           # 162: has_password
        (JBITSN, 9, 3, 0, 32512, 3, 166),        # 163: protocol_level
        (EOF, 36),                               # 164
        (JNZ, 36, 171),                          # 165
        (ROW, 4, 11, 36),                        # 166: connect.password
        (STORE, 9, 17, 36),                      # 167
        (RUN, 11, 0, 2),                         # 168: len_value
        (U2BE, 37, 11, 0, 0),                    # 169
        (BYTES, 11, 1, 37),                      # 170: value
        (REST, 9, 18),                           # 171: trailing_bytes
        (LOAD, 36, 9, 18),                       # 172
        (LOAD, 37, 9, 19),                       # 173
        (JNE, 37, 56, 367),                      # 174
        (CLOSE, 34),                             # 175
        (JUMP, 309),                             # 176
        (ROW, 5, 12, 33),                        # 177: mqtt_v3.body.connack
        (STORE, 0, 7, 33),                       # 178
        (OPEN, 34, 0, 3),                        # 179
        (RUN, 12, 0, 2),                         # 180: reserved, session_present, return_code
        (JBITS, 12, 0, 0, 32513, 0, 183),        # 181: _
        (JEQ, 1, 50, 367),                       # 182
        (U1, 36, 12, 0, 1),                      # 183
        (JGT, 36, 62, 367),                      # 184
        (JEQ, 36, 56, 188),                      # 185
        (JBITS, 12, 0, 0, 256, 0, 188),          # 186: session_present
        (JEQ, 1, 50, 367),                       # 187
        (REST, 12, 1),                           # 188: trailing_bytes
        (LOAD, 36, 12, 1),                       # 189
        (LOAD, 37, 12, 2),                       # 190
        (JNE, 37, 56, 367),                      # 191
        (CLOSE, 34),                             # 192
        (JUMP, 309),                             # 193
        (ROW, 6, 13, 33),                        # 194: mqtt_v3.body.publish
        (STORE, 0, 8, 33),                       # 195
        (OPEN, 34, 0, 3),                        # 196
        (RUN, 13, 0, 2),                         # 197: len_topic_name
        (U2BE, 36, 13, 0, 0),                    # 198
        (JLT, 36, 55, 367),                      # 199
        (BYTES, 13, 1, 36),                      # 200: topic_name
        (TEXTAT, 13, 1, 0),                      # 201: topic_name is UTF-8
        (BYTEBITS, 36, 0, 0, 0, 1, 3),           # 202
        (JEQ, 36, 56, 208),                      # 203
        (RUN, 13, 4, 2),                         # 204: message_id
        (U2BE, 36, 13, 4, 0),                    # 205
        (JLT, 36, 55, 367),                      # 206
        (STORE, 13, 3, 55),                      # 207
        (REST, 13, 5),                           # 208: payload
        (CLOSE, 34),                             # 209
        (JUMP, 309),                             # 210
        (ROW, 7, 14, 33),                        # 211: mqtt_v3.body.acknowledgement
        (STORE, 0, 9, 33),                       # 212
        (OPEN, 34, 0, 3),                        # 213
        (RUN, 14, 0, 2),                         # 214: message_id
        (U2BE, 36, 14, 0, 0),                    # 215
        (JLT, 36, 55, 367),                      # 216
        (REST, 14, 1),                           # 217: trailing_bytes
        (LOAD, 36, 14, 1),                       # 218
        (LOAD, 37, 14, 2),                       # 219
        (JNE, 37, 56, 367),                      # 220
        (CLOSE, 34),                             # 221
        (JUMP, 309),                             # 222
        (ROW, 8, 15, 33),                        # 223: mqtt_v3.body.subscribe
        (STORE, 0, 10, 33),                      # 224
        (OPEN, 34, 0, 3),                        # 225
        (RUN, 15, 0, 2),                         # 226: message_id
        (U2BE, 36, 15, 0, 0),                    # 227
        (JLT, 36, 55, 367),                      # 228
        (ROWS, 37, 9),                           # 229: requests: repeat until
        (STORE, 15, 1, 37),                      # 230
        (MOVE, 36, 56),                          # 231
        (ROW, 9, 16, 37),                        # 232
        (RUN, 16, 0, 2),                         # 233: len_topic_filter
        (U2BE, 38, 16, 0, 0),                    # 234
        (JGT, 38, 56, 237),                      # 235
        (JNE, 1, 51, 367),                       # 236
        (U2BE, 38, 16, 0, 0),                    # 237
        (BYTES, 16, 1, 38),                      # 238: topic_filter
        (TEXTAT, 16, 1, 0),                      # 239: topic_filter is UTF-8
        (RUN, 16, 3, 1),                         # 240: reserved, requested_qos
        (JBITS, 16, 3, 0, 16130, 0, 243),        # 241: _
        (JNE, 1, 51, 367),                       # 242
        (JBITS, 16, 3, 0, 768, 3, 367),          # 243: _
        (EOF, 38),                               # 244
        (COUNT, 36, 4, 15, 2),                   # 245
        (JZ, 38, 232),                           # 246
        (CLOSE, 34),                             # 247
        (JUMP, 309),                             # 248
        (ROW, 10, 17, 33),                       # 249: mqtt_v3.body.suback
        (STORE, 0, 11, 33),                      # 250
        (OPEN, 34, 0, 3),                        # 251
        (RUN, 17, 0, 2),                         # 252: message_id
        (U2BE, 36, 17, 0, 0),                    # 253
        (JLT, 36, 55, 367),                      # 254
        (ROWS, 37, 11),                          # 255: return_codes: repeat until
        (STORE, 17, 1, 37),                      # 256
        (MOVE, 36, 56),                          # 257
        (ROW, 11, 18, 37),                       # 258
        (RUN, 18, 0, 1),                         # 259: return_codes
        (U1, 38, 18, 0, 0),                      # 260
        (JLE, 38, 59, 266),                      # 261
        (JBITS, 18, 0, 0, 65280, 128, 266),      # 262: _
        (JNE, 1, 51, 367),                       # 263
        (AND, 39, 38, 51),                       # 264
        (JEQ, 39, 51, 367),                      # 265
        (EOF, 38),                               # 266
        (COUNT, 36, 2, 17, 2),                   # 267
        (JZ, 38, 258),                           # 268
        (CLOSE, 34),                             # 269
        (JUMP, 309),                             # 270
        (ROW, 12, 19, 33),                       # 271: mqtt_v3.body.unsubscribe
        (STORE, 0, 12, 33),                      # 272
        (OPEN, 34, 0, 3),                        # 273
        (RUN, 19, 0, 2),                         # 274: message_id
        (U2BE, 36, 19, 0, 0),                    # 275
        (JLT, 36, 55, 367),                      # 276
        (ROWS, 37, 13),                          # 277: requests: repeat until
        (STORE, 19, 1, 37),                      # 278
        (MOVE, 36, 56),                          # 279
        (ROW, 13, 20, 37),                       # 280
        (RUN, 20, 0, 2),                         # 281: len_topic_filter
        (U2BE, 38, 20, 0, 0),                    # 282
        (JGT, 38, 56, 285),                      # 283
        (JNE, 1, 51, 367),                       # 284
        (U2BE, 38, 20, 0, 0),                    # 285
        (BYTES, 20, 1, 38),                      # 286: topic_filter
        (TEXTAT, 20, 1, 0),                      # 287: topic_filter is UTF-8
        (EOF, 38),                               # 288
        (COUNT, 36, 4, 19, 2),                   # 289
        (JZ, 38, 280),                           # 290
        (CLOSE, 34),                             # 291
        (JUMP, 309),                             # 292
        (ROW, 14, 21, 33),                       # 293: mqtt_v3.body.empty_body
        (STORE, 0, 13, 33),                      # 294
        (OPEN, 34, 0, 3),                        # 295
        (REST, 21, 0),                           # 296: trailing_bytes
        (LOAD, 36, 21, 0),                       # 297
        (LOAD, 37, 21, 1),                       # 298
        (JNE, 37, 56, 367),                      # 299
        (CLOSE, 34),                             # 300
        (JUMP, 309),                             # 301
        (ROW, 15, 22, 33),                       # 302: mqtt_v3.body.raw
        (STORE, 0, 14, 33),                      # 303
        (LOAD, 34, 0, 3),                        # 304
        (STORE, 22, 0, 34),                      # 305
        (LOAD, 35, 0, 4),                        # 306
        (STORE, 22, 1, 35),                      # 307
        (JUMP, 309),                             # 308
        (MOVE, 2, 56),                           # 309
        (LOAD, 3, 0, 2),                         # 310
        (JEQ, 3, 55, 316),                       # 311
        (SUB, 3, 3, 55),                         # 312
        (ITEM, 23, 1, 0, 1, 3),                  # 313
        (U1, 4, 23, 0, 0),                       # 314
        (JEQ, 4, 56, 317),                       # 315
        (MOVE, 2, 55),                           # 316
        (STORE, 0, 15, 2),                       # 317
        (LOAD, 2, 0, 6),                         # 318
        (JZ, 2, 321),                            # 319
        (ROWAT, 9, 2, 2),                        # 320
        (JBITSN, 0, 0, 0, 3844, 1, 328),         # 321: message_type
        (LOAD, 5, 0, 6),                         # 322
        (JZ, 5, 367),                            # 323
        (ROWAT, 24, 2, 5),                       # 324
        (BYTEBITS, 6, 24, 3, 0, 0, 127),         # 325
        (MOVE, 2, 6),                            # 326
        (JUMP, 335),                             # 327
        (JBITSN, 0, 0, 0, 3844, 2, 333),         # 328: message_type
        (LOAD, 10, 0, 5),                        # 329
        (JLT, 10, 51, 333),                      # 330
        (MOVE, 7, 62),                           # 331
        (JUMP, 334),                             # 332
        (MOVE, 7, 56),                           # 333
        (MOVE, 2, 7),                            # 334
        (STORE, 0, 16, 2),                       # 335
        (JUMP, 349),                             # 336: start, when it is asked for
        (LOAD, 43, 0, 17),                       # 337
        (JNZ, 43, 348),                          # 338
        (SEEKROOT, 44, 56),                      # 339
        (ROOTSIZE, 49),                          # 340
        (JLT, 49, 59, 344),                      # 341
        (MOVE, 46, 59),                          # 342
        (JUMP, 345),                             # 343
        (MOVE, 46, 56),                          # 344
        (BYTES, 0, 18, 46),                      # 345: start
        (CLOSE, 44),                             # 346
        (STORE, 0, 17, 55),                      # 347
        (RETURN, 25),                            # 348
        (CALL, 25, 337),                         # 349: start
        (LOAD, 5, 0, 18),                        # 350
        (LOAD, 6, 0, 19),                        # 351
        (SAME, 7, 5, 73),                        # 352
        (JZ, 7, 356),                            # 353
        (MOVE, 2, 55),                           # 354
        (JUMP, 365),                             # 355
        (CALL, 25, 337),                         # 356: start
        (LOAD, 8, 0, 18),                        # 357
        (LOAD, 9, 0, 19),                        # 358
        (SAME, 10, 8, 75),                       # 359
        (JZ, 10, 363),                           # 360
        (MOVE, 5, 59),                           # 361
        (JUMP, 364),                             # 362
        (MOVE, 5, 56),                           # 363
        (MOVE, 2, 5),                            # 364
        (STORE, 0, 20, 2),                       # 365
        (DONE,),                                 # 366
        (FAIL,),                                 # 367
    ),
    constants=b'MQIsdpMQTT\x16\x03GE',
    tables=(
        Table(21, (2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17)),  # 0: mqtt_v3
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
    registers=50,
    numbers=(4, 3, 6, 8, 10, 1, 0, 128, 127, 2, 16384, 2097152, 5, 7, 9, 11, 12, 13, 14, -1, 6, -7, 4, -11, 2, -13, 2),
    addresses=(0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2, -1),
    encodings=('UTF-8',),
    root=Inline({
        'message_type': Bits(0, 0, 0, 4, 'be'),
        'dup': Bits(0, 0, 4, 1, 'be'),
        'qos': Bits(0, 0, 5, 2, 'be'),
        'retain': Bits(0, 0, 7, 1, 'be'),
        'remaining_length': Inline({
            'digits': Items(1, 1, Number(0, 0, 1, False, False, 'be')),
            'value': Worked(5, 'int'),
            'is_shortest': Worked(15, 'bool'),
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
        'connection_level': Worked(16, 'int'),
        'start': Present(17, Span(18, None)),
        'likely_protocol': Worked(20, 'int'),
        'has_idle_flags': Formula('bool', Apply('and', (Apply('!=', (Bits(0, 0, 0, 4, 'be'), 3)), Apply('or', (Apply('or', (Bits(0, 0, 4, 1, 'be'), Bits(0, 0, 7, 1, 'be'))), Apply('!=', (Bits(0, 0, 5, 2, 'be'), Apply('?', (Apply('or', (Apply('or', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 6)), Apply('==', (Bits(0, 0, 0, 4, 'be'), 8)))), Apply('==', (Bits(0, 0, 0, 4, 'be'), 10)))), 1, 0))))))))),
        'is_dup_idle': Formula('bool', Apply('and', (Apply('and', (Apply('==', (Bits(0, 0, 0, 4, 'be'), 3)), Bits(0, 0, 4, 1, 'be'))), Apply('==', (Bits(0, 0, 5, 2, 'be'), 0))))),
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
        (MOVE, 2, 33),                           # 5
        (ROW, 1, 1, 3),                          # 6
        (RUN, 1, 0, 1),                          # 7: digits
        (U1, 4, 1, 0, 0),                        # 8
        (JLT, 4, 34, 11),                        # 9
        (JGE, 2, 35, 62),                        # 10
        (U1, 4, 1, 0, 0),                        # 11
        (LT, 5, 4, 34),                          # 12
        (COUNT, 2, 2, 0, 2),                     # 13
        (JZ, 5, 6),                              # 14
        (LOAD, 5, 0, 2),                         # 15
        (JNE, 5, 36, 22),                        # 16
        (ITEM, 2, 1, 0, 1, 33),                  # 17
        (U1, 5, 2, 0, 0),                        # 18
        (AND, 6, 5, 37),                         # 19
        (MOVE, 2, 6),                            # 20
        (JUMP, 59),                              # 21
        (LOAD, 10, 0, 2),                        # 22
        (JNE, 10, 38, 34),                       # 23
        (ITEM, 3, 1, 0, 1, 33),                  # 24
        (U1, 10, 3, 0, 0),                       # 25
        (AND, 11, 10, 37),                       # 26
        (ITEM, 4, 1, 0, 1, 36),                  # 27
        (U1, 12, 4, 0, 0),                       # 28
        (AND, 13, 12, 37),                       # 29
        (MUL, 14, 13, 34),                       # 30
        (ADD, 15, 11, 14),                       # 31
        (MOVE, 7, 15),                           # 32
        (JUMP, 58),                              # 33
        (ITEM, 5, 1, 0, 1, 33),                  # 34
        (U1, 16, 5, 0, 0),                       # 35
        (AND, 17, 16, 37),                       # 36
        (ITEM, 6, 1, 0, 1, 36),                  # 37
        (U1, 18, 6, 0, 0),                       # 38
        (AND, 19, 18, 37),                       # 39
        (MUL, 20, 19, 34),                       # 40
        (ADD, 21, 17, 20),                       # 41
        (ITEM, 7, 1, 0, 1, 38),                  # 42
        (U1, 22, 7, 0, 0),                       # 43
        (AND, 23, 22, 37),                       # 44
        (MUL, 24, 23, 39),                       # 45
        (ADD, 25, 21, 24),                       # 46
        (LOAD, 29, 0, 2),                        # 47
        (JNE, 29, 40, 55),                       # 48
        (ITEM, 8, 1, 0, 1, 35),                  # 49
        (U1, 29, 8, 0, 0),                       # 50
        (AND, 30, 29, 37),                       # 51
        (MUL, 31, 30, 41),                       # 52
        (MOVE, 26, 31),                          # 53
        (JUMP, 56),                              # 54
        (MOVE, 26, 33),                          # 55
        (ADD, 32, 25, 26),                       # 56
        (MOVE, 7, 32),                           # 57
        (MOVE, 2, 7),                            # 58
        (STORE, 0, 5, 2),                        # 59
        (BYTES, 0, 3, 2),                        # 60: body
        (DONE,),                                 # 61
        (FAIL,),                                 # 62
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
    checks=(
    ),
    unsupported={},
)

IN_STEP = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (JBITS, 0, 0, 0, 3844, 0, 65),           # 3: _
        (JBITSN, 0, 0, 0, 3844, 15, 6),          # 4: _
        (JNE, 1, 35, 65),                        # 5
        (ROWS, 3, 1),                            # 6: digits: repeat until
        (STORE, 0, 1, 3),                        # 7
        (MOVE, 2, 33),                           # 8
        (ROW, 1, 1, 3),                          # 9
        (RUN, 1, 0, 1),                          # 10: digits
        (U1, 4, 1, 0, 0),                        # 11
        (JLT, 4, 36, 14),                        # 12
        (JGE, 2, 37, 65),                        # 13
        (U1, 4, 1, 0, 0),                        # 14
        (LT, 5, 4, 36),                          # 15
        (COUNT, 2, 2, 0, 2),                     # 16
        (JZ, 5, 9),                              # 17
        (LOAD, 5, 0, 2),                         # 18
        (JNE, 5, 38, 25),                        # 19
        (ITEM, 2, 1, 0, 1, 33),                  # 20
        (U1, 5, 2, 0, 0),                        # 21
        (AND, 6, 5, 39),                         # 22
        (MOVE, 2, 6),                            # 23
        (JUMP, 62),                              # 24
        (LOAD, 10, 0, 2),                        # 25
        (JNE, 10, 40, 37),                       # 26
        (ITEM, 3, 1, 0, 1, 33),                  # 27
        (U1, 10, 3, 0, 0),                       # 28
        (AND, 11, 10, 39),                       # 29
        (ITEM, 4, 1, 0, 1, 38),                  # 30
        (U1, 12, 4, 0, 0),                       # 31
        (AND, 13, 12, 39),                       # 32
        (MUL, 14, 13, 36),                       # 33
        (ADD, 15, 11, 14),                       # 34
        (MOVE, 7, 15),                           # 35
        (JUMP, 61),                              # 36
        (ITEM, 5, 1, 0, 1, 33),                  # 37
        (U1, 16, 5, 0, 0),                       # 38
        (AND, 17, 16, 39),                       # 39
        (ITEM, 6, 1, 0, 1, 38),                  # 40
        (U1, 18, 6, 0, 0),                       # 41
        (AND, 19, 18, 39),                       # 42
        (MUL, 20, 19, 36),                       # 43
        (ADD, 21, 17, 20),                       # 44
        (ITEM, 7, 1, 0, 1, 40),                  # 45
        (U1, 22, 7, 0, 0),                       # 46
        (AND, 23, 22, 39),                       # 47
        (MUL, 24, 23, 41),                       # 48
        (ADD, 25, 21, 24),                       # 49
        (LOAD, 29, 0, 2),                        # 50
        (JNE, 29, 42, 58),                       # 51
        (ITEM, 8, 1, 0, 1, 37),                  # 52
        (U1, 29, 8, 0, 0),                       # 53
        (AND, 30, 29, 39),                       # 54
        (MUL, 31, 30, 43),                       # 55
        (MOVE, 26, 31),                          # 56
        (JUMP, 59),                              # 57
        (MOVE, 26, 33),                          # 58
        (ADD, 32, 25, 26),                       # 59
        (MOVE, 7, 32),                           # 60
        (MOVE, 2, 7),                            # 61
        (STORE, 0, 5, 2),                        # 62
        (BYTES, 0, 3, 2),                        # 63: body
        (DONE,),                                 # 64
        (FAIL,),                                 # 65
    ),
    constants=b'',
    tables=(
        Table(6, (2,)),  # 0: mqtt_v3
        Table(1, ()),  # 1: remaining_length.digits[]
    ),
    registers=33,
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

