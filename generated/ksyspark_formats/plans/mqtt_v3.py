# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Plan of mqtt_v3: what the machine runs for each message, and where it leaves each column."""

from ksyspark.machine.opcodes import ADD, AND, BYTEBITS, BYTES, CLOSE, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOVE, MUL, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SWITCH, TEXTAT, U1, U2BE
from ksyspark.machine.plan import Bits, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqtt_v3
        (PARAM, 1, 0),                           # 1: level
        (RUN, 0, 0, 1),                          # 2: message_type, dup, qos, retain
        (BYTEBITS, 2, 0, 0, 0, 4, 15),           # 3
        (JEQ, 2, 43, 365),                       # 4
        (JNE, 2, 44, 7),                         # 5
        (JNE, 1, 45, 365),                       # 6
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 7
        (JNE, 2, 46, 11),                        # 8
        (BYTEBITS, 2, 0, 0, 0, 4, 15),           # 9
        (JEQ, 2, 46, 365),                       # 10
        (JNE, 1, 47, 27),                        # 11
        (BYTEBITS, 2, 0, 0, 0, 4, 15),           # 12
        (JEQ, 2, 46, 27),                        # 13
        (BYTEBITS, 2, 0, 0, 0, 3, 1),            # 14
        (JNZ, 2, 365),                           # 15
        (BYTEBITS, 2, 0, 0, 0, 0, 1),            # 16
        (JNZ, 2, 365),                           # 17
        (BYTEBITS, 2, 0, 0, 0, 1, 3),            # 18
        (BYTEBITS, 6, 0, 0, 0, 4, 15),           # 19
        (JEQ, 6, 48, 23),                        # 20
        (JEQ, 6, 49, 23),                        # 21
        (JNE, 6, 50, 25),                        # 22
        (MOVE, 3, 51),                           # 23
        (JUMP, 26),                              # 24
        (MOVE, 3, 43),                           # 25
        (JNE, 2, 3, 365),                        # 26
        (ROWS, 3, 1),                            # 27: digits: repeat until
        (STORE, 0, 1, 3),                        # 28
        (MOVE, 2, 43),                           # 29
        (ROW, 1, 1, 3),                          # 30
        (RUN, 1, 0, 1),                          # 31: digits
        (U1, 4, 1, 0, 0),                        # 32
        (JLT, 4, 52, 35),                        # 33
        (JGE, 2, 46, 365),                       # 34
        (U1, 4, 1, 0, 0),                        # 35
        (LT, 5, 4, 52),                          # 36
        (LOOP, 2),                               # 37
        (STORE, 0, 2, 2),                        # 38
        (JZ, 5, 30),                             # 39
        (LOAD, 5, 0, 2),                         # 40
        (JNE, 5, 51, 47),                        # 41
        (ITEM, 2, 1, 0, 1, 43),                  # 42
        (U1, 5, 2, 0, 0),                        # 43
        (AND, 6, 5, 53),                         # 44
        (MOVE, 2, 6),                            # 45
        (JUMP, 84),                              # 46
        (LOAD, 10, 0, 2),                        # 47
        (JNE, 10, 54, 59),                       # 48
        (ITEM, 3, 1, 0, 1, 43),                  # 49
        (U1, 10, 3, 0, 0),                       # 50
        (AND, 11, 10, 53),                       # 51
        (ITEM, 4, 1, 0, 1, 51),                  # 52
        (U1, 12, 4, 0, 0),                       # 53
        (AND, 13, 12, 53),                       # 54
        (MUL, 14, 13, 52),                       # 55
        (ADD, 15, 11, 14),                       # 56
        (MOVE, 7, 15),                           # 57
        (JUMP, 83),                              # 58
        (ITEM, 5, 1, 0, 1, 43),                  # 59
        (U1, 16, 5, 0, 0),                       # 60
        (AND, 17, 16, 53),                       # 61
        (ITEM, 6, 1, 0, 1, 51),                  # 62
        (U1, 18, 6, 0, 0),                       # 63
        (AND, 19, 18, 53),                       # 64
        (MUL, 20, 19, 52),                       # 65
        (ADD, 21, 17, 20),                       # 66
        (ITEM, 7, 1, 0, 1, 54),                  # 67
        (U1, 22, 7, 0, 0),                       # 68
        (AND, 23, 22, 53),                       # 69
        (MUL, 24, 23, 55),                       # 70
        (ADD, 25, 21, 24),                       # 71
        (LOAD, 29, 0, 2),                        # 72
        (JNE, 29, 47, 80),                       # 73
        (ITEM, 8, 1, 0, 1, 46),                  # 74
        (U1, 29, 8, 0, 0),                       # 75
        (AND, 30, 29, 53),                       # 76
        (MUL, 31, 30, 56),                       # 77
        (MOVE, 26, 31),                          # 78
        (JUMP, 81),                              # 79
        (MOVE, 26, 43),                          # 80
        (ADD, 32, 25, 26),                       # 81
        (MOVE, 7, 32),                           # 82
        (MOVE, 2, 7),                            # 83
        (STORE, 0, 5, 2),                        # 84
        (BYTES, 0, 3, 2),                        # 85: body
        (JNE, 1, 45, 91),                        # 86
        (BYTEBITS, 36, 0, 0, 0, 4, 15),          # 87
        (JEQ, 36, 51, 91),                       # 88
        (MOVE, 33, 43),                          # 89
        (JUMP, 93),                              # 90
        (BYTEBITS, 36, 0, 0, 0, 4, 15),          # 91
        (MOVE, 33, 36),                          # 92
        (SWITCH, 33, 1, 14),                     # 93
        (JUMP, 109),                             # 94
        (JUMP, 208),                             # 95
        (JUMP, 227),                             # 96
        (JUMP, 244),                             # 97
        (JUMP, 244),                             # 98
        (JUMP, 244),                             # 99
        (JUMP, 244),                             # 100
        (JUMP, 256),                             # 101
        (JUMP, 285),                             # 102
        (JUMP, 308),                             # 103
        (JUMP, 244),                             # 104
        (JUMP, 331),                             # 105
        (JUMP, 331),                             # 106
        (JUMP, 331),                             # 107
        (JUMP, 340),                             # 108
        (ROW, 2, 9, 33),                         # 109: mqtt_v3.body.connect
        (STORE, 0, 6, 33),                       # 110
        (OPEN, 34, 0, 3),                        # 111
        (RUN, 9, 0, 2),                          # 112: len_protocol_name
        (U2BE, 36, 9, 0, 0),                     # 113
        (BYTES, 9, 1, 36),                       # 114: protocol_name
        (TEXTAT, 9, 1, 0),                       # 115: protocol_name is UTF-8
        (LOAD, 37, 9, 1),                        # 116
        (LOAD, 38, 9, 2),                        # 117
        (SAME, 39, 37, 63),                      # 118
        (JNZ, 39, 123),                          # 119
        (SAME, 40, 37, 65),                      # 120
        (JNZ, 40, 123),                          # 121
        (JUMP, 365),                             # 122
        (RUN, 9, 3, 6),                          # 123: bridge, protocol_level, has_user_name, has_password, will_retain, will_qos, has_will, clean_session, reserved, keep_alive, len_client_id
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 124
        (LOAD, 40, 9, 1),                        # 125
        (LOAD, 41, 9, 2),                        # 126
        (SAME, 42, 40, 63),                      # 127
        (JZ, 42, 131),                           # 128
        (MOVE, 37, 46),                          # 129
        (JUMP, 132),                             # 130
        (MOVE, 37, 47),                          # 131
        (JNE, 36, 37, 365),                      # 132
        (BYTEBITS, 36, 9, 3, 1, 7, 1),           # 133
        (JNZ, 36, 137),                          # 134
        (BYTEBITS, 36, 9, 3, 1, 6, 1),           # 135
        (JNZ, 36, 365),                          # 136
        (BYTEBITS, 36, 9, 3, 1, 3, 3),           # 137
        (JEQ, 36, 46, 365),                      # 138
        (BYTEBITS, 36, 9, 3, 1, 2, 1),           # 139
        (JNZ, 36, 147),                          # 140
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 141
        (JEQ, 36, 46, 147),                      # 142
        (BYTEBITS, 36, 9, 3, 1, 5, 1),           # 143
        (JNZ, 36, 365),                          # 144
        (BYTEBITS, 36, 9, 3, 1, 3, 3),           # 145
        (JNE, 36, 43, 365),                      # 146
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 147
        (JEQ, 36, 46, 151),                      # 148
        (BYTEBITS, 36, 9, 3, 1, 0, 1),           # 149
        (JNZ, 36, 365),                          # 150
        (U2BE, 36, 9, 3, 4),                     # 151
        (BYTES, 9, 4, 36),                       # 152: client_id
        (TEXTAT, 9, 4, 0),                       # 153: client_id is UTF-8
        (BYTEBITS, 36, 9, 3, 1, 2, 1),           # 154
        (JZ, 36, 160),                           # 155
        (RUN, 9, 7, 2),                          # 156: len_will_topic
        (U2BE, 36, 9, 7, 0),                     # 157
        (JLT, 36, 51, 365),                      # 158
        (STORE, 9, 6, 51),                       # 159
        (BYTEBITS, 36, 9, 3, 1, 2, 1),           # 160
        (JZ, 36, 168),                           # 161
        (LOAD, 36, 9, 6),                        # 162
        (JZ, 36, 365),                           # 163
        (U2BE, 37, 9, 7, 0),                     # 164
        (BYTES, 9, 9, 37),                       # 165: will_topic
        (TEXTAT, 9, 9, 0),                       # 166: will_topic is UTF-8
        (STORE, 9, 8, 51),                       # 167
        (BYTEBITS, 36, 9, 3, 1, 2, 1),           # 168
        (JZ, 36, 172),                           # 169
        (RUN, 9, 12, 2),                         # 170: len_will_message
        (STORE, 9, 11, 51),                      # 171
        (BYTEBITS, 36, 9, 3, 1, 2, 1),           # 172
        (JZ, 36, 179),                           # 173
        (LOAD, 36, 9, 11),                       # 174
        (JZ, 36, 365),                           # 175
        (U2BE, 37, 9, 12, 0),                    # 176
        (BYTES, 9, 14, 37),                      # 177: will_message
        (STORE, 9, 13, 51),                      # 178
        (BYTEBITS, 36, 9, 3, 1, 7, 1),           # 179
        (JZ, 36, 191),                           # 180
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 181
        (JNE, 36, 46, 185),                      # 182
        (EOF, 36),                               # 183
        (JNZ, 36, 191),                          # 184
        (ROW, 3, 10, 36),                        # 185: connect.user_name
        (STORE, 9, 16, 36),                      # 186
        (RUN, 10, 0, 2),                         # 187: len_value
        (U2BE, 37, 10, 0, 0),                    # 188
        (BYTES, 10, 1, 37),                      # 189: value
        (TEXTAT, 10, 1, 0),                      # 190: value is UTF-8
        (BYTEBITS, 36, 9, 3, 1, 6, 1),           # 191
        (JZ, 36, 202),                           # 192
        (BYTEBITS, 36, 9, 3, 0, 0, 127),         # 193
        (JNE, 36, 46, 197),                      # 194
        (EOF, 36),                               # 195
        (JNZ, 36, 202),                          # 196
        (ROW, 4, 11, 36),                        # 197: connect.password
        (STORE, 9, 17, 36),                      # 198
        (RUN, 11, 0, 2),                         # 199: len_value
        (U2BE, 37, 11, 0, 0),                    # 200
        (BYTES, 11, 1, 37),                      # 201: value
        (REST, 9, 18),                           # 202: trailing_bytes
        (LOAD, 36, 9, 18),                       # 203
        (LOAD, 37, 9, 19),                       # 204
        (JNE, 37, 43, 365),                      # 205
        (CLOSE, 34),                             # 206
        (JUMP, 347),                             # 207
        (ROW, 5, 12, 33),                        # 208: mqtt_v3.body.connack
        (STORE, 0, 7, 33),                       # 209
        (OPEN, 34, 0, 3),                        # 210
        (RUN, 12, 0, 2),                         # 211: reserved, session_present, return_code
        (BYTEBITS, 36, 12, 0, 0, 1, 127),        # 212
        (JEQ, 36, 43, 215),                      # 213
        (JEQ, 1, 47, 365),                       # 214
        (U1, 36, 12, 0, 1),                      # 215
        (JGT, 36, 45, 365),                      # 216
        (JEQ, 36, 43, 221),                      # 217
        (BYTEBITS, 36, 12, 0, 0, 0, 1),          # 218
        (JZ, 36, 221),                           # 219
        (JEQ, 1, 47, 365),                       # 220
        (REST, 12, 1),                           # 221: trailing_bytes
        (LOAD, 36, 12, 1),                       # 222
        (LOAD, 37, 12, 2),                       # 223
        (JNE, 37, 43, 365),                      # 224
        (CLOSE, 34),                             # 225
        (JUMP, 347),                             # 226
        (ROW, 6, 13, 33),                        # 227: mqtt_v3.body.publish
        (STORE, 0, 8, 33),                       # 228
        (OPEN, 34, 0, 3),                        # 229
        (RUN, 13, 0, 2),                         # 230: len_topic_name
        (U2BE, 36, 13, 0, 0),                    # 231
        (JLT, 36, 51, 365),                      # 232
        (BYTES, 13, 1, 36),                      # 233: topic_name
        (TEXTAT, 13, 1, 0),                      # 234: topic_name is UTF-8
        (BYTEBITS, 36, 0, 0, 0, 1, 3),           # 235
        (JEQ, 36, 43, 241),                      # 236
        (RUN, 13, 4, 2),                         # 237: message_id
        (U2BE, 36, 13, 4, 0),                    # 238
        (JLT, 36, 51, 365),                      # 239
        (STORE, 13, 3, 51),                      # 240
        (REST, 13, 5),                           # 241: payload
        (CLOSE, 34),                             # 242
        (JUMP, 347),                             # 243
        (ROW, 7, 14, 33),                        # 244: mqtt_v3.body.acknowledgement
        (STORE, 0, 9, 33),                       # 245
        (OPEN, 34, 0, 3),                        # 246
        (RUN, 14, 0, 2),                         # 247: message_id
        (U2BE, 36, 14, 0, 0),                    # 248
        (JLT, 36, 51, 365),                      # 249
        (REST, 14, 1),                           # 250: trailing_bytes
        (LOAD, 36, 14, 1),                       # 251
        (LOAD, 37, 14, 2),                       # 252
        (JNE, 37, 43, 365),                      # 253
        (CLOSE, 34),                             # 254
        (JUMP, 347),                             # 255
        (ROW, 8, 15, 33),                        # 256: mqtt_v3.body.subscribe
        (STORE, 0, 10, 33),                      # 257
        (OPEN, 34, 0, 3),                        # 258
        (RUN, 15, 0, 2),                         # 259: message_id
        (U2BE, 36, 15, 0, 0),                    # 260
        (JLT, 36, 51, 365),                      # 261
        (ROWS, 37, 9),                           # 262: requests: repeat until
        (STORE, 15, 1, 37),                      # 263
        (MOVE, 36, 43),                          # 264
        (ROW, 9, 16, 37),                        # 265
        (RUN, 16, 0, 2),                         # 266: len_topic_filter
        (U2BE, 38, 16, 0, 0),                    # 267
        (JGT, 38, 43, 270),                      # 268
        (JNE, 1, 46, 365),                       # 269
        (U2BE, 38, 16, 0, 0),                    # 270
        (BYTES, 16, 1, 38),                      # 271: topic_filter
        (TEXTAT, 16, 1, 0),                      # 272: topic_filter is UTF-8
        (RUN, 16, 3, 1),                         # 273: reserved, requested_qos
        (BYTEBITS, 38, 16, 3, 0, 2, 63),         # 274
        (JEQ, 38, 43, 277),                      # 275
        (JNE, 1, 46, 365),                       # 276
        (BYTEBITS, 38, 16, 3, 0, 0, 3),          # 277
        (JEQ, 38, 46, 365),                      # 278
        (EOF, 38),                               # 279
        (LOOP, 36),                              # 280
        (STORE, 15, 2, 36),                      # 281
        (JZ, 38, 265),                           # 282
        (CLOSE, 34),                             # 283
        (JUMP, 347),                             # 284
        (ROW, 10, 17, 33),                       # 285: mqtt_v3.body.suback
        (STORE, 0, 11, 33),                      # 286
        (OPEN, 34, 0, 3),                        # 287
        (RUN, 17, 0, 2),                         # 288: message_id
        (U2BE, 36, 17, 0, 0),                    # 289
        (JLT, 36, 51, 365),                      # 290
        (ROWS, 37, 11),                          # 291: return_codes: repeat until
        (STORE, 17, 1, 37),                      # 292
        (MOVE, 36, 43),                          # 293
        (ROW, 11, 18, 37),                       # 294
        (RUN, 18, 0, 1),                         # 295: return_codes
        (U1, 38, 18, 0, 0),                      # 296
        (JLE, 38, 54, 302),                      # 297
        (JEQ, 38, 52, 302),                      # 298
        (JNE, 1, 46, 365),                       # 299
        (AND, 39, 38, 46),                       # 300
        (JEQ, 39, 46, 365),                      # 301
        (EOF, 38),                               # 302
        (LOOP, 36),                              # 303
        (STORE, 17, 2, 36),                      # 304
        (JZ, 38, 294),                           # 305
        (CLOSE, 34),                             # 306
        (JUMP, 347),                             # 307
        (ROW, 12, 19, 33),                       # 308: mqtt_v3.body.unsubscribe
        (STORE, 0, 12, 33),                      # 309
        (OPEN, 34, 0, 3),                        # 310
        (RUN, 19, 0, 2),                         # 311: message_id
        (U2BE, 36, 19, 0, 0),                    # 312
        (JLT, 36, 51, 365),                      # 313
        (ROWS, 37, 13),                          # 314: requests: repeat until
        (STORE, 19, 1, 37),                      # 315
        (MOVE, 36, 43),                          # 316
        (ROW, 13, 20, 37),                       # 317
        (RUN, 20, 0, 2),                         # 318: len_topic_filter
        (U2BE, 38, 20, 0, 0),                    # 319
        (JGT, 38, 43, 322),                      # 320
        (JNE, 1, 46, 365),                       # 321
        (U2BE, 38, 20, 0, 0),                    # 322
        (BYTES, 20, 1, 38),                      # 323: topic_filter
        (TEXTAT, 20, 1, 0),                      # 324: topic_filter is UTF-8
        (EOF, 38),                               # 325
        (LOOP, 36),                              # 326
        (STORE, 19, 2, 36),                      # 327
        (JZ, 38, 317),                           # 328
        (CLOSE, 34),                             # 329
        (JUMP, 347),                             # 330
        (ROW, 14, 21, 33),                       # 331: mqtt_v3.body.empty_body
        (STORE, 0, 13, 33),                      # 332
        (OPEN, 34, 0, 3),                        # 333
        (REST, 21, 0),                           # 334: trailing_bytes
        (LOAD, 36, 21, 0),                       # 335
        (LOAD, 37, 21, 1),                       # 336
        (JNE, 37, 43, 365),                      # 337
        (CLOSE, 34),                             # 338
        (JUMP, 347),                             # 339
        (ROW, 15, 22, 33),                       # 340: mqtt_v3.body.raw
        (STORE, 0, 14, 33),                      # 341
        (LOAD, 34, 0, 3),                        # 342
        (STORE, 22, 0, 34),                      # 343
        (LOAD, 35, 0, 4),                        # 344
        (STORE, 22, 1, 35),                      # 345
        (JUMP, 347),                             # 346
        (BYTEBITS, 5, 0, 0, 0, 4, 15),           # 347
        (JNE, 5, 51, 355),                       # 348
        (LOAD, 5, 0, 6),                         # 349
        (JZ, 5, 365),                            # 350
        (ROWAT, 23, 2, 5),                       # 351
        (BYTEBITS, 6, 23, 3, 0, 0, 127),         # 352
        (MOVE, 2, 6),                            # 353
        (JUMP, 363),                             # 354
        (BYTEBITS, 10, 0, 0, 0, 4, 15),          # 355
        (JNE, 10, 54, 361),                      # 356
        (LOAD, 10, 0, 5),                        # 357
        (JLT, 10, 46, 361),                      # 358
        (MOVE, 7, 45),                           # 359
        (JUMP, 362),                             # 360
        (MOVE, 7, 43),                           # 361
        (MOVE, 2, 7),                            # 362
        (STORE, 0, 15, 2),                       # 363
        (DONE,),                                 # 364
        (FAIL,),                                 # 365
    ),
    constants=b'MQIsdpMQTT',
    tables=(
        16,  # 0: mqtt_v3
        1,  # 1: remaining_length.digits[]
        20,  # 2: mqtt_v3.body.connect
        3,  # 3: connect.user_name
        3,  # 4: connect.password
        3,  # 5: mqtt_v3.body.connack
        7,  # 6: mqtt_v3.body.publish
        3,  # 7: mqtt_v3.body.acknowledgement
        3,  # 8: mqtt_v3.body.subscribe
        4,  # 9: subscribe.requests[]
        3,  # 10: mqtt_v3.body.suback
        1,  # 11: suback.return_codes[]
        3,  # 12: mqtt_v3.body.unsubscribe
        3,  # 13: unsubscribe.requests[]
        2,  # 14: mqtt_v3.body.empty_body
        2,  # 15: mqtt_v3.body.raw
    ),
    registers=43,
    numbers=(0, 15, 5, 3, 4, 6, 8, 10, 1, 128, 127, 2, 16384, 2097152, 7, 9, 11, 12, 13, 14, -1, 6, -7, 4),
    addresses=24,
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
