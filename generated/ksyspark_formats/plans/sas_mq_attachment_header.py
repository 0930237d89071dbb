# Generated from ksy/sas/sas_mq_attachment_header.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_attachment_header: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Items, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_attachment_header
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 80),                       # 8: 80 is b'little'
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 82),                           # 10: 82 is 0
        (JUMP, 137),                             # 11
        (SAME, 11, 1, 83),                       # 12: 83 is b'big'
        (JZ, 11, 28),                            # 13
        (MOVE, 8, 85),                           # 14: 85 is 1
        (JUMP, 137),                             # 15
        (LOAD, 12, 0, 0),                        # 16
        (JNZ, 12, 27),                           # 17
        (SEEKROOT, 13, 86),                      # 18: pos: 76; 86 is 76
        (ROOTSIZE, 18),                          # 19: size: _io.size >= 88 ? 12 : 0
        (JLT, 18, 87, 23),                       # 20: 87 is 88
        (MOVE, 15, 88),                          # 21: 88 is 12
        (JUMP, 24),                              # 22
        (MOVE, 15, 82),                          # 23: 82 is 0
        (BYTES, 0, 1, 15),                       # 24: marks
        (CLOSE, 13),                             # 25: back from marks
        (STORE, 0, 0, 85),                       # 26: 85 is 1
        (RETURN, 1),                             # 27: marks is read
        (CALL, 1, 16),                           # 28: marks
        (LOAD, 19, 0, 1),                        # 29
        (LOAD, 20, 0, 2),                        # 30
        (JNE, 20, 82, 35),                       # 31: 82 is 0
        (AND, 11, 6, 89),                        # 32: 89 is 15
        (EQ, 8, 11, 85),                         # 33: 85 is 1
        (JUMP, 137),                             # 34
        (JEQ, 3, 82, 38),                        # 35: 82 is 0
        (MOVE, 22, 3),                           # 36
        (JUMP, 89),                              # 37
        (LOAD, 25, 0, 1),                        # 38: marks
        (LOAD, 26, 0, 2),                        # 39
        (JNE, 26, 82, 48),                       # 40: 82 is 0
        (ROOTSIZE, 28),                          # 41
        (JNE, 28, 90, 45),                       # 42: 90 is 84
        (MOVE, 25, 91),                          # 43: 91 is 8
        (JUMP, 46),                              # 44
        (MOVE, 25, 92),                          # 45: 92 is 4
        (MOVE, 22, 25),                          # 46
        (JUMP, 89),                              # 47
        (BYTE, 27, 25, 92),                      # 48: marks; 92 is 4
        (LOAD, 28, 0, 1),                        # 49: marks
        (LOAD, 29, 0, 2),                        # 50
        (BYTE, 30, 28, 93),                      # 51: 93 is 7
        (OR, 31, 27, 30),                        # 52
        (JGT, 31, 94, 88),                       # 53: 94 is 3
        (LOAD, 25, 0, 1),                        # 54: marks
        (LOAD, 26, 0, 2),                        # 55
        (BYTE, 27, 25, 92),                      # 56: 92 is 4
        (LOAD, 28, 0, 1),                        # 57: marks
        (LOAD, 29, 0, 2),                        # 58
        (BYTE, 30, 28, 95),                      # 59: 95 is 5
        (OR, 31, 27, 30),                        # 60
        (LOAD, 32, 0, 1),                        # 61: marks
        (LOAD, 33, 0, 2),                        # 62
        (BYTE, 34, 32, 96),                      # 63: 96 is 6
        (OR, 35, 31, 34),                        # 64
        (LOAD, 36, 0, 1),                        # 65: marks
        (LOAD, 37, 0, 2),                        # 66
        (BYTE, 38, 36, 93),                      # 67: 93 is 7
        (OR, 39, 35, 38),                        # 68
        (JEQ, 39, 82, 88),                       # 69: 82 is 0
        (LOAD, 25, 0, 1),                        # 70: marks
        (LOAD, 26, 0, 2),                        # 71
        (BYTE, 27, 25, 82),                      # 72: 82 is 0
        (LOAD, 28, 0, 1),                        # 73: marks
        (LOAD, 29, 0, 2),                        # 74
        (BYTE, 30, 28, 85),                      # 75: 85 is 1
        (OR, 31, 27, 30),                        # 76
        (LOAD, 32, 0, 1),                        # 77: marks
        (LOAD, 33, 0, 2),                        # 78
        (BYTE, 34, 32, 97),                      # 79: 97 is 2
        (OR, 35, 31, 34),                        # 80
        (LOAD, 36, 0, 1),                        # 81: marks
        (LOAD, 37, 0, 2),                        # 82
        (BYTE, 38, 36, 94),                      # 83: 94 is 3
        (OR, 39, 35, 38),                        # 84
        (JEQ, 39, 82, 88),                       # 85: 82 is 0
        (MOVE, 22, 92),                          # 86: 92 is 4
        (JUMP, 89),                              # 87
        (MOVE, 22, 91),                          # 88: 91 is 8
        (JNE, 22, 91, 92),                       # 89: 91 is 8
        (MOVE, 19, 92),                          # 90: 92 is 4
        (JUMP, 93),                              # 91
        (MOVE, 19, 82),                          # 92: 82 is 0
        (LOAD, 22, 0, 1),                        # 93: marks
        (LOAD, 23, 0, 2),                        # 94
        (BYTE, 24, 22, 19),                      # 95
        (LOAD, 25, 0, 1),                        # 96: marks
        (LOAD, 26, 0, 2),                        # 97
        (ADD, 27, 19, 85),                       # 98: 85 is 1
        (BYTE, 28, 25, 27),                      # 99
        (OR, 29, 24, 28),                        # 100
        (JNE, 29, 82, 114),                      # 101: 82 is 0
        (LOAD, 22, 0, 1),                        # 102: marks
        (LOAD, 23, 0, 2),                        # 103
        (ADD, 24, 19, 97),                       # 104: 97 is 2
        (BYTE, 25, 22, 24),                      # 105
        (LOAD, 26, 0, 1),                        # 106: marks
        (LOAD, 27, 0, 2),                        # 107
        (ADD, 28, 19, 94),                       # 108: 94 is 3
        (BYTE, 29, 26, 28),                      # 109
        (OR, 30, 25, 29),                        # 110
        (JEQ, 30, 82, 114),                      # 111: 82 is 0
        (MOVE, 8, 85),                           # 112: 85 is 1
        (JUMP, 137),                             # 113
        (LOAD, 22, 0, 1),                        # 114: marks
        (LOAD, 23, 0, 2),                        # 115
        (ADD, 24, 19, 97),                       # 116: 97 is 2
        (BYTE, 25, 22, 24),                      # 117
        (LOAD, 26, 0, 1),                        # 118: marks
        (LOAD, 27, 0, 2),                        # 119
        (ADD, 28, 19, 94),                       # 120: 94 is 3
        (BYTE, 29, 26, 28),                      # 121
        (OR, 30, 25, 29),                        # 122
        (JNE, 30, 82, 135),                      # 123: 82 is 0
        (LOAD, 22, 0, 1),                        # 124: marks
        (LOAD, 23, 0, 2),                        # 125
        (BYTE, 24, 22, 19),                      # 126
        (LOAD, 25, 0, 1),                        # 127: marks
        (LOAD, 26, 0, 2),                        # 128
        (ADD, 27, 19, 85),                       # 129: 85 is 1
        (BYTE, 28, 25, 27),                      # 130
        (OR, 29, 24, 28),                        # 131
        (JEQ, 29, 82, 135),                      # 132: 82 is 0
        (MOVE, 8, 82),                           # 133: 82 is 0
        (JUMP, 137),                             # 134
        (AND, 22, 6, 89),                        # 135: 89 is 15
        (EQ, 8, 22, 85),                         # 136: 85 is 1
        (STORE, 0, 3, 8),                        # 137
        (JEQ, 3, 82, 141),                       # 138: 82 is 0
        (MOVE, 8, 3),                            # 139
        (JUMP, 193),                             # 140
        (CALL, 1, 16),                           # 141: marks
        (LOAD, 19, 0, 1),                        # 142
        (LOAD, 20, 0, 2),                        # 143
        (JNE, 20, 82, 152),                      # 144: 82 is 0
        (ROOTSIZE, 22),                          # 145
        (JNE, 22, 90, 149),                      # 146: 90 is 84
        (MOVE, 19, 91),                          # 147: 91 is 8
        (JUMP, 150),                             # 148
        (MOVE, 19, 92),                          # 149: 92 is 4
        (MOVE, 8, 19),                           # 150
        (JUMP, 193),                             # 151
        (BYTE, 21, 19, 92),                      # 152: marks; 92 is 4
        (LOAD, 22, 0, 1),                        # 153: marks
        (LOAD, 23, 0, 2),                        # 154
        (BYTE, 24, 22, 93),                      # 155: 93 is 7
        (OR, 25, 21, 24),                        # 156
        (JGT, 25, 94, 192),                      # 157: 94 is 3
        (LOAD, 19, 0, 1),                        # 158: marks
        (LOAD, 20, 0, 2),                        # 159
        (BYTE, 21, 19, 92),                      # 160: 92 is 4
        (LOAD, 22, 0, 1),                        # 161: marks
        (LOAD, 23, 0, 2),                        # 162
        (BYTE, 24, 22, 95),                      # 163: 95 is 5
        (OR, 25, 21, 24),                        # 164
        (LOAD, 26, 0, 1),                        # 165: marks
        (LOAD, 27, 0, 2),                        # 166
        (BYTE, 28, 26, 96),                      # 167: 96 is 6
        (OR, 29, 25, 28),                        # 168
        (LOAD, 30, 0, 1),                        # 169: marks
        (LOAD, 31, 0, 2),                        # 170
        (BYTE, 32, 30, 93),                      # 171: 93 is 7
        (OR, 33, 29, 32),                        # 172
        (JEQ, 33, 82, 192),                      # 173: 82 is 0
        (LOAD, 19, 0, 1),                        # 174: marks
        (LOAD, 20, 0, 2),                        # 175
        (BYTE, 21, 19, 82),                      # 176: 82 is 0
        (LOAD, 22, 0, 1),                        # 177: marks
        (LOAD, 23, 0, 2),                        # 178
        (BYTE, 24, 22, 85),                      # 179: 85 is 1
        (OR, 25, 21, 24),                        # 180
        (LOAD, 26, 0, 1),                        # 181: marks
        (LOAD, 27, 0, 2),                        # 182
        (BYTE, 28, 26, 97),                      # 183: 97 is 2
        (OR, 29, 25, 28),                        # 184
        (LOAD, 30, 0, 1),                        # 185: marks
        (LOAD, 31, 0, 2),                        # 186
        (BYTE, 32, 30, 94),                      # 187: 94 is 3
        (OR, 33, 29, 32),                        # 188
        (JEQ, 33, 82, 192),                      # 189: 82 is 0
        (MOVE, 8, 92),                           # 190: 92 is 4
        (JUMP, 193),                             # 191
        (MOVE, 8, 91),                           # 192: 91 is 8
        (STORE, 0, 4, 8),                        # 193
        (LOAD, 8, 0, 3),                         # 194: switch-on: is_be
        (JNE, 8, 85, 198),                       # 195: cases: true; 85 is 1
        (STORE, 0, 5, 82),                       # 196: byte order be; 82 is 0
        (JUMP, 201),                             # 197
        (JNE, 8, 82, 910),                       # 198: cases: false; 82 is 0
        (STORE, 0, 5, 85),                       # 199: byte order le; 85 is 1
        (JUMP, 201),                             # 200
        (RUN, 0, 6, 24),                         # 201: header_id
        (JNE, 8, 85, 205),                       # 202: switch-on: is_be; cases: true; 85 is 1
        (STORE, 0, 7, 82),                       # 203: byte order be; 82 is 0
        (JUMP, 208),                             # 204
        (JNE, 8, 82, 910),                       # 205: cases: false; 82 is 0
        (STORE, 0, 7, 85),                       # 206: byte order le; 85 is 1
        (JUMP, 208),                             # 207
        (LOAD, 8, 0, 4),                         # 208: if: long_bytes != 8
        (JEQ, 8, 91, 212),                       # 209: 91 is 8
        (RUN, 0, 9, 4),                          # 210: narrow
        (STORE, 0, 8, 85),                       # 211: 85 is 1
        (JNE, 8, 91, 215),                       # 212: if: long_bytes == 8; 91 is 8
        (RUN, 0, 11, 8),                         # 213: wide
        (STORE, 0, 10, 85),                      # 214: 85 is 1
        (RUN, 0, 12, 52),                        # 215: original_correlation_id, message_id, num_attachments
        (LOAD, 8, 0, 3),                         # 216
        (SAME, 8, 4, 98),                        # 217: 98 is b'excludes_nul'
        (NOT, 9, 8),                             # 218
        (STORE, 0, 13, 9),                       # 219
        (JEQ, 7, 82, 240),                       # 220: 82 is 0
        (MOVE, 8, 7),                            # 221
        (JUMP, 269),                             # 222
        (LOAD, 40, 0, 14),                       # 223
        (JNZ, 40, 239),                          # 224
        (LOAD, 46, 0, 4),                        # 225: pos: long_used == 8 ? 116 : 112
        (JNE, 46, 91, 229),                      # 226: 91 is 8
        (MOVE, 43, 100),                         # 227: 100 is 116
        (JUMP, 230),                             # 228
        (MOVE, 43, 101),                         # 229: 101 is 112
        (SEEKROOT, 41, 43),                      # 230
        (ROOTSIZE, 49),                          # 231: size: _io.size >= 117 ? 1 : 0
        (JLT, 49, 102, 235),                     # 232: 102 is 117
        (MOVE, 46, 85),                          # 233: 85 is 1
        (JUMP, 236),                             # 234
        (MOVE, 46, 82),                          # 235: 82 is 0
        (BYTES, 0, 15, 46),                      # 236: first_letter
        (CLOSE, 41),                             # 237: back from first_letter
        (STORE, 0, 14, 85),                      # 238: 85 is 1
        (RETURN, 2),                             # 239: first_letter is read
        (CALL, 2, 223),                          # 240: first_letter
        (LOAD, 19, 0, 15),                       # 241
        (LOAD, 20, 0, 16),                       # 242
        (JNE, 20, 85, 268),                      # 243: 85 is 1
        (BYTE, 21, 19, 82),                      # 244: first_letter; 82 is 0
        (JLT, 21, 103, 250),                     # 245: 103 is 193
        (LOAD, 19, 0, 15),                       # 246: first_letter
        (LOAD, 20, 0, 16),                       # 247
        (BYTE, 21, 19, 82),                      # 248: 82 is 0
        (JLE, 21, 104, 266),                     # 249: 104 is 201
        (LOAD, 19, 0, 15),                       # 250: first_letter
        (LOAD, 20, 0, 16),                       # 251
        (BYTE, 21, 19, 82),                      # 252: 82 is 0
        (JLT, 21, 105, 258),                     # 253: 105 is 209
        (LOAD, 19, 0, 15),                       # 254: first_letter
        (LOAD, 20, 0, 16),                       # 255
        (BYTE, 21, 19, 82),                      # 256: 82 is 0
        (JLE, 21, 106, 266),                     # 257: 106 is 217
        (LOAD, 19, 0, 15),                       # 258: first_letter
        (LOAD, 20, 0, 16),                       # 259
        (BYTE, 21, 19, 82),                      # 260: 82 is 0
        (JLT, 21, 107, 268),                     # 261: 107 is 226
        (LOAD, 19, 0, 15),                       # 262: first_letter
        (LOAD, 20, 0, 16),                       # 263
        (BYTE, 21, 19, 82),                      # 264: 82 is 0
        (JGT, 21, 108, 268),                     # 265: 108 is 233
        (MOVE, 8, 109),                          # 266: 109 is 1047
        (JUMP, 269),                             # 267
        (MOVE, 8, 110),                          # 268: 110 is 819
        (STORE, 0, 17, 8),                       # 269
        (NUMBER2, 10, 0, 12, 48, 52, 5),         # 270: repeat-expr: header.num_attachments
        (ROWS, 9, 1),                            # 271: attachments: repeat expr
        (STORE, 0, 18, 9),                       # 272
        (MOVE, 8, 82),                           # 273: 82 is 0
        (JGE, 8, 10, 583),                       # 274
        (ROW, 1, 3, 9),                          # 275: attachments: an item
        (LOAD, 11, 0, 3),                        # 276
        (STORE, 3, 0, 11),                       # 277
        (LOAD, 11, 0, 13),                       # 278
        (STORE, 3, 1, 11),                       # 279
        (LOAD, 11, 0, 17),                       # 280
        (STORE, 3, 2, 11),                       # 281
        (LOAD, 11, 3, 0),                        # 282: switch-on: is_be
        (JNE, 11, 85, 286),                      # 283: cases: true; 85 is 1
        (STORE, 3, 3, 82),                       # 284: byte order be; 82 is 0
        (JUMP, 289),                             # 285
        (JNE, 11, 82, 910),                      # 286: cases: false; 82 is 0
        (STORE, 3, 3, 85),                       # 287: byte order le; 85 is 1
        (JUMP, 289),                             # 288
        (RUN, 3, 4, 28),                         # 289: kind, attachment_id
        (JNE, 11, 85, 293),                      # 290: switch-on: is_be; cases: true; 85 is 1
        (STORE, 3, 5, 82),                       # 291: byte order be; 82 is 0
        (JUMP, 296),                             # 292
        (JNE, 11, 82, 910),                      # 293: cases: false; 82 is 0
        (STORE, 3, 5, 85),                       # 294: byte order le; 85 is 1
        (JUMP, 296),                             # 295
        (RUN, 3, 7, 4),                          # 296: narrow
        (NUMBER2, 11, 3, 7, 0, 52, 5),           # 297: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 910),                      # 298: 82 is 0
        (ROOTSIZE, 19),                          # 299
        (ROOTSTART, 20),                         # 300
        (POSITION, 20, 20),                      # 301
        (SUB, 21, 19, 20),                       # 302
        (LOAD, 25, 3, 1),                        # 303
        (JZ, 25, 307),                           # 304
        (MOVE, 22, 82),                          # 305: 82 is 0
        (JUMP, 308),                             # 306
        (MOVE, 22, 85),                          # 307: 85 is 1
        (SUB, 25, 21, 22),                       # 308
        (JGT, 11, 25, 910),                      # 309
        (STORE, 3, 6, 85),                       # 310: 85 is 1
        (LOAD, 22, 3, 1),                        # 311: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 318),                           # 312
        (LOAD, 25, 3, 6),                        # 313
        (JZ, 25, 910),                           # 314
        (NUMBER2, 22, 3, 7, 0, 52, 5),           # 315
        (MOVE, 19, 22),                          # 316
        (JUMP, 322),                             # 317
        (LOAD, 25, 3, 6),                        # 318
        (JZ, 25, 910),                           # 319
        (NUMBER2, 22, 3, 7, 0, 52, 5),           # 320
        (ADD, 19, 22, 85),                       # 321: 85 is 1
        (BYTES, 3, 10, 19),                      # 322: content
        (OPEN, 22, 3, 10),                       # 323: content begins
        (LOAD, 24, 3, 2),                        # 324: if: not is_ebcdic
        (JEQ, 24, 111, 363),                     # 325: 111 is 37
        (JEQ, 24, 112, 363),                     # 326: 112 is 500
        (JEQ, 24, 109, 363),                     # 327: 109 is 1047
        (JEQ, 24, 113, 363),                     # 328: 113 is 1140
        (LOAD, 27, 3, 11),                       # 329: size: len_characters
        (JLE, 27, 82, 359),                      # 330: 82 is 0
        (JUMP, 349),                             # 331: last, when it is asked for
        (LOAD, 50, 3, 15),                       # 332
        (JNZ, 50, 348),                          # 333
        (LOAD, 56, 3, 11),                       # 334: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 56, 82, 338),                      # 335: 82 is 0
        (SUB, 53, 56, 85),                       # 336: 85 is 1
        (JUMP, 339),                             # 337
        (MOVE, 53, 82),                          # 338: 82 is 0
        (SEEK, 51, 3, 10, 53),                   # 339
        (LOAD, 59, 3, 11),                       # 340: size: _io.size > 0 ? 1 : 0
        (JLE, 59, 82, 344),                      # 341: 82 is 0
        (MOVE, 56, 85),                          # 342: 85 is 1
        (JUMP, 345),                             # 343
        (MOVE, 56, 82),                          # 344: 82 is 0
        (BYTES, 3, 16, 56),                      # 345: last
        (CLOSE, 51),                             # 346: back from last
        (STORE, 3, 15, 85),                      # 347: 85 is 1
        (RETURN, 4),                             # 348: last is read
        (CALL, 4, 332),                          # 349: last
        (LOAD, 27, 3, 16),                       # 350
        (LOAD, 28, 3, 17),                       # 351
        (SAME, 29, 27, 114),                     # 352: 114 is b'\x00'
        (JNZ, 29, 356),                          # 353
        (LOAD, 27, 3, 1),                        # 354
        (JNZ, 27, 359),                          # 355
        (LOAD, 27, 3, 11),                       # 356
        (SUB, 24, 27, 85),                       # 357: 85 is 1
        (JUMP, 360),                             # 358
        (LOAD, 24, 3, 11),                       # 359
        (BYTES, 3, 13, 24),                      # 360: characters
        (UNPAD, 3, 13, 32),                      # 361
        (STORE, 3, 12, 85),                      # 362: 85 is 1
        (LOAD, 24, 3, 2),                        # 363: if: is_ebcdic
        (JEQ, 24, 111, 368),                     # 364: 111 is 37
        (JEQ, 24, 112, 368),                     # 365: 112 is 500
        (JEQ, 24, 109, 368),                     # 366: 109 is 1047
        (JNE, 24, 113, 384),                     # 367: 113 is 1140
        (LOAD, 27, 3, 11),                       # 368: size: len_characters
        (JLE, 27, 82, 380),                      # 369: 82 is 0
        (CALL, 4, 332),                          # 370: last
        (LOAD, 27, 3, 16),                       # 371
        (LOAD, 28, 3, 17),                       # 372
        (SAME, 29, 27, 114),                     # 373: 114 is b'\x00'
        (JNZ, 29, 377),                          # 374
        (LOAD, 27, 3, 1),                        # 375
        (JNZ, 27, 380),                          # 376
        (LOAD, 27, 3, 11),                       # 377
        (SUB, 24, 27, 85),                       # 378: 85 is 1
        (JUMP, 381),                             # 379
        (LOAD, 24, 3, 11),                       # 380
        (BYTES, 3, 19, 24),                      # 381: ebcdic_characters
        (UNPAD, 3, 19, 64),                      # 382
        (STORE, 3, 18, 85),                      # 383: 85 is 1
        (REST, 3, 21),                           # 384: terminator
        (CLOSE, 22),                             # 385: content ends
        (LOAD, 11, 3, 0),                        # 386: switch-on: is_be
        (JNE, 11, 85, 390),                      # 387: cases: true; 85 is 1
        (STORE, 3, 23, 82),                      # 388: byte order be; 82 is 0
        (JUMP, 393),                             # 389
        (JNE, 11, 82, 910),                      # 390: cases: false; 82 is 0
        (STORE, 3, 23, 85),                      # 391: byte order le; 85 is 1
        (JUMP, 393),                             # 392
        (RUN, 3, 25, 4),                         # 393: narrow
        (NUMBER2, 11, 3, 25, 0, 52, 23),         # 394: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 910),                      # 395: 82 is 0
        (ROOTSIZE, 19),                          # 396
        (ROOTSTART, 20),                         # 397
        (POSITION, 20, 20),                      # 398
        (SUB, 21, 19, 20),                       # 399
        (LOAD, 25, 3, 1),                        # 400
        (JZ, 25, 404),                           # 401
        (MOVE, 22, 82),                          # 402: 82 is 0
        (JUMP, 405),                             # 403
        (MOVE, 22, 85),                          # 404: 85 is 1
        (SUB, 25, 21, 22),                       # 405
        (JGT, 11, 25, 910),                      # 406
        (STORE, 3, 24, 85),                      # 407: 85 is 1
        (LOAD, 22, 3, 1),                        # 408: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 415),                           # 409
        (LOAD, 25, 3, 24),                       # 410
        (JZ, 25, 910),                           # 411
        (NUMBER2, 22, 3, 25, 0, 52, 23),         # 412
        (MOVE, 19, 22),                          # 413
        (JUMP, 419),                             # 414
        (LOAD, 25, 3, 24),                       # 415
        (JZ, 25, 910),                           # 416
        (NUMBER2, 22, 3, 25, 0, 52, 23),         # 417
        (ADD, 19, 22, 85),                       # 418: 85 is 1
        (BYTES, 3, 28, 19),                      # 419: content
        (OPEN, 22, 3, 28),                       # 420: content begins
        (LOAD, 24, 3, 2),                        # 421: if: not is_ebcdic
        (JEQ, 24, 111, 460),                     # 422: 111 is 37
        (JEQ, 24, 112, 460),                     # 423: 112 is 500
        (JEQ, 24, 109, 460),                     # 424: 109 is 1047
        (JEQ, 24, 113, 460),                     # 425: 113 is 1140
        (LOAD, 27, 3, 29),                       # 426: size: len_characters
        (JLE, 27, 82, 456),                      # 427: 82 is 0
        (JUMP, 446),                             # 428: last, when it is asked for
        (LOAD, 60, 3, 33),                       # 429
        (JNZ, 60, 445),                          # 430
        (LOAD, 66, 3, 29),                       # 431: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 66, 82, 435),                      # 432: 82 is 0
        (SUB, 63, 66, 85),                       # 433: 85 is 1
        (JUMP, 436),                             # 434
        (MOVE, 63, 82),                          # 435: 82 is 0
        (SEEK, 61, 3, 28, 63),                   # 436
        (LOAD, 69, 3, 29),                       # 437: size: _io.size > 0 ? 1 : 0
        (JLE, 69, 82, 441),                      # 438: 82 is 0
        (MOVE, 66, 85),                          # 439: 85 is 1
        (JUMP, 442),                             # 440
        (MOVE, 66, 82),                          # 441: 82 is 0
        (BYTES, 3, 34, 66),                      # 442: last
        (CLOSE, 61),                             # 443: back from last
        (STORE, 3, 33, 85),                      # 444: 85 is 1
        (RETURN, 5),                             # 445: last is read
        (CALL, 5, 429),                          # 446: last
        (LOAD, 27, 3, 34),                       # 447
        (LOAD, 28, 3, 35),                       # 448
        (SAME, 29, 27, 114),                     # 449: 114 is b'\x00'
        (JNZ, 29, 453),                          # 450
        (LOAD, 27, 3, 1),                        # 451
        (JNZ, 27, 456),                          # 452
        (LOAD, 27, 3, 29),                       # 453
        (SUB, 24, 27, 85),                       # 454: 85 is 1
        (JUMP, 457),                             # 455
        (LOAD, 24, 3, 29),                       # 456
        (BYTES, 3, 31, 24),                      # 457: characters
        (UNPAD, 3, 31, 32),                      # 458
        (STORE, 3, 30, 85),                      # 459: 85 is 1
        (LOAD, 24, 3, 2),                        # 460: if: is_ebcdic
        (JEQ, 24, 111, 465),                     # 461: 111 is 37
        (JEQ, 24, 112, 465),                     # 462: 112 is 500
        (JEQ, 24, 109, 465),                     # 463: 109 is 1047
        (JNE, 24, 113, 481),                     # 464: 113 is 1140
        (LOAD, 27, 3, 29),                       # 465: size: len_characters
        (JLE, 27, 82, 477),                      # 466: 82 is 0
        (CALL, 5, 429),                          # 467: last
        (LOAD, 27, 3, 34),                       # 468
        (LOAD, 28, 3, 35),                       # 469
        (SAME, 29, 27, 114),                     # 470: 114 is b'\x00'
        (JNZ, 29, 474),                          # 471
        (LOAD, 27, 3, 1),                        # 472
        (JNZ, 27, 477),                          # 473
        (LOAD, 27, 3, 29),                       # 474
        (SUB, 24, 27, 85),                       # 475: 85 is 1
        (JUMP, 478),                             # 476
        (LOAD, 24, 3, 29),                       # 477
        (BYTES, 3, 37, 24),                      # 478: ebcdic_characters
        (UNPAD, 3, 37, 64),                      # 479
        (STORE, 3, 36, 85),                      # 480: 85 is 1
        (REST, 3, 39),                           # 481: terminator
        (CLOSE, 22),                             # 482: content ends
        (LOAD, 11, 3, 0),                        # 483: switch-on: is_be
        (JNE, 11, 85, 487),                      # 484: cases: true; 85 is 1
        (STORE, 3, 41, 82),                      # 485: byte order be; 82 is 0
        (JUMP, 490),                             # 486
        (JNE, 11, 82, 910),                      # 487: cases: false; 82 is 0
        (STORE, 3, 41, 85),                      # 488: byte order le; 85 is 1
        (JUMP, 490),                             # 489
        (RUN, 3, 43, 4),                         # 490: narrow
        (NUMBER2, 11, 3, 43, 0, 52, 41),         # 491: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 11, 82, 910),                      # 492: 82 is 0
        (ROOTSIZE, 19),                          # 493
        (ROOTSTART, 20),                         # 494
        (POSITION, 20, 20),                      # 495
        (SUB, 21, 19, 20),                       # 496
        (LOAD, 25, 3, 1),                        # 497
        (JZ, 25, 501),                           # 498
        (MOVE, 22, 82),                          # 499: 82 is 0
        (JUMP, 502),                             # 500
        (MOVE, 22, 85),                          # 501: 85 is 1
        (SUB, 25, 21, 22),                       # 502
        (JGT, 11, 25, 910),                      # 503
        (STORE, 3, 42, 85),                      # 504: 85 is 1
        (LOAD, 22, 3, 1),                        # 505: size: nul_counted ? len.value : len.value + 1
        (JZ, 22, 512),                           # 506
        (LOAD, 25, 3, 42),                       # 507
        (JZ, 25, 910),                           # 508
        (NUMBER2, 22, 3, 43, 0, 52, 41),         # 509
        (MOVE, 19, 22),                          # 510
        (JUMP, 516),                             # 511
        (LOAD, 25, 3, 42),                       # 512
        (JZ, 25, 910),                           # 513
        (NUMBER2, 22, 3, 43, 0, 52, 41),         # 514
        (ADD, 19, 22, 85),                       # 515: 85 is 1
        (BYTES, 3, 46, 19),                      # 516: content
        (OPEN, 22, 3, 46),                       # 517: content begins
        (LOAD, 24, 3, 2),                        # 518: if: not is_ebcdic
        (JEQ, 24, 111, 557),                     # 519: 111 is 37
        (JEQ, 24, 112, 557),                     # 520: 112 is 500
        (JEQ, 24, 109, 557),                     # 521: 109 is 1047
        (JEQ, 24, 113, 557),                     # 522: 113 is 1140
        (LOAD, 27, 3, 47),                       # 523: size: len_characters
        (JLE, 27, 82, 553),                      # 524: 82 is 0
        (JUMP, 543),                             # 525: last, when it is asked for
        (LOAD, 70, 3, 51),                       # 526
        (JNZ, 70, 542),                          # 527
        (LOAD, 76, 3, 47),                       # 528: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 76, 82, 532),                      # 529: 82 is 0
        (SUB, 73, 76, 85),                       # 530: 85 is 1
        (JUMP, 533),                             # 531
        (MOVE, 73, 82),                          # 532: 82 is 0
        (SEEK, 71, 3, 46, 73),                   # 533
        (LOAD, 79, 3, 47),                       # 534: size: _io.size > 0 ? 1 : 0
        (JLE, 79, 82, 538),                      # 535: 82 is 0
        (MOVE, 76, 85),                          # 536: 85 is 1
        (JUMP, 539),                             # 537
        (MOVE, 76, 82),                          # 538: 82 is 0
        (BYTES, 3, 52, 76),                      # 539: last
        (CLOSE, 71),                             # 540: back from last
        (STORE, 3, 51, 85),                      # 541: 85 is 1
        (RETURN, 6),                             # 542: last is read
        (CALL, 6, 526),                          # 543: last
        (LOAD, 27, 3, 52),                       # 544
        (LOAD, 28, 3, 53),                       # 545
        (SAME, 29, 27, 114),                     # 546: 114 is b'\x00'
        (JNZ, 29, 550),                          # 547
        (LOAD, 27, 3, 1),                        # 548
        (JNZ, 27, 553),                          # 549
        (LOAD, 27, 3, 47),                       # 550
        (SUB, 24, 27, 85),                       # 551: 85 is 1
        (JUMP, 554),                             # 552
        (LOAD, 24, 3, 47),                       # 553
        (BYTES, 3, 49, 24),                      # 554: characters
        (UNPAD, 3, 49, 32),                      # 555
        (STORE, 3, 48, 85),                      # 556: 85 is 1
        (LOAD, 24, 3, 2),                        # 557: if: is_ebcdic
        (JEQ, 24, 111, 562),                     # 558: 111 is 37
        (JEQ, 24, 112, 562),                     # 559: 112 is 500
        (JEQ, 24, 109, 562),                     # 560: 109 is 1047
        (JNE, 24, 113, 578),                     # 561: 113 is 1140
        (LOAD, 27, 3, 47),                       # 562: size: len_characters
        (JLE, 27, 82, 574),                      # 563: 82 is 0
        (CALL, 6, 526),                          # 564: last
        (LOAD, 27, 3, 52),                       # 565
        (LOAD, 28, 3, 53),                       # 566
        (SAME, 29, 27, 114),                     # 567: 114 is b'\x00'
        (JNZ, 29, 571),                          # 568
        (LOAD, 27, 3, 1),                        # 569
        (JNZ, 27, 574),                          # 570
        (LOAD, 27, 3, 47),                       # 571
        (SUB, 24, 27, 85),                       # 572: 85 is 1
        (JUMP, 575),                             # 573
        (LOAD, 24, 3, 47),                       # 574
        (BYTES, 3, 55, 24),                      # 575: ebcdic_characters
        (UNPAD, 3, 55, 64),                      # 576
        (STORE, 3, 54, 85),                      # 577: 85 is 1
        (REST, 3, 57),                           # 578: terminator
        (CLOSE, 22),                             # 579: content ends
        (RUN, 3, 59, 8),                         # 580: minor_version, major_version
        (COUNT, 8, 26, 0, 19),                   # 581
        (JUMP, 274),                             # 582
        (REST, 0, 20),                           # 583: trailing_bytes
        (LOAD, 11, 0, 4),                        # 584: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 11, 91, 590),                      # 585: 91 is 8
        (LOAD, 11, 0, 10),                       # 586
        (JZ, 11, 910),                           # 587
        (NUMBER2, 8, 0, 11, 0, 56, 7),           # 588
        (JUMP, 593),                             # 589
        (LOAD, 11, 0, 8),                        # 590
        (JZ, 11, 910),                           # 591
        (NUMBER2, 8, 0, 9, 0, 52, 7),            # 592
        (STORE, 0, 22, 8),                       # 593
        (MOVE, 8, 82),                           # 594: 82 is 0
        (LOAD, 9, 0, 19),                        # 595
        (JGE, 8, 9, 909),                        # 596
        (ITEM, 3, 1, 0, 18, 8),                  # 597
        (LOAD, 22, 3, 2),                        # 598: text, value: content.text
        (JNE, 22, 111, 609),                     # 599: 111 is 37
        (LOAD, 22, 3, 18),                       # 600
        (JZ, 22, 910),                           # 601
        (LOAD, 23, 3, 19),                       # 602
        (LOAD, 24, 3, 20),                       # 603
        (TEXT, 23, 0),                           # 604
        (MOVE, 19, 23),                          # 605
        (MOVE, 20, 24),                          # 606
        (MOVE, 21, 82),                          # 607: 82 is 0
        (JUMP, 687),                             # 608
        (JNE, 22, 112, 619),                     # 609: 112 is 500
        (LOAD, 22, 3, 18),                       # 610
        (JZ, 22, 910),                           # 611
        (LOAD, 23, 3, 19),                       # 612
        (LOAD, 24, 3, 20),                       # 613
        (TEXT, 23, 1),                           # 614
        (MOVE, 19, 23),                          # 615
        (MOVE, 20, 24),                          # 616
        (MOVE, 21, 85),                          # 617: 85 is 1
        (JUMP, 687),                             # 618
        (JNE, 22, 109, 629),                     # 619: 109 is 1047
        (LOAD, 22, 3, 18),                       # 620
        (JZ, 22, 910),                           # 621
        (LOAD, 23, 3, 19),                       # 622
        (LOAD, 24, 3, 20),                       # 623
        (TEXT, 23, 2),                           # 624
        (MOVE, 19, 23),                          # 625
        (MOVE, 20, 24),                          # 626
        (MOVE, 21, 97),                          # 627: 97 is 2
        (JUMP, 687),                             # 628
        (JNE, 22, 113, 639),                     # 629: 113 is 1140
        (LOAD, 22, 3, 18),                       # 630
        (JZ, 22, 910),                           # 631
        (LOAD, 23, 3, 19),                       # 632
        (LOAD, 24, 3, 20),                       # 633
        (TEXT, 23, 3),                           # 634
        (MOVE, 19, 23),                          # 635
        (MOVE, 20, 24),                          # 636
        (MOVE, 21, 94),                          # 637: 94 is 3
        (JUMP, 687),                             # 638
        (JNE, 22, 116, 649),                     # 639: 116 is 1208
        (LOAD, 22, 3, 12),                       # 640
        (JZ, 22, 910),                           # 641
        (LOAD, 23, 3, 13),                       # 642
        (LOAD, 24, 3, 14),                       # 643
        (TEXT, 23, 4),                           # 644
        (MOVE, 19, 23),                          # 645
        (MOVE, 20, 24),                          # 646
        (MOVE, 21, 92),                          # 647: 92 is 4
        (JUMP, 687),                             # 648
        (JNE, 22, 117, 659),                     # 649: 117 is 1252
        (LOAD, 22, 3, 12),                       # 650
        (JZ, 22, 910),                           # 651
        (LOAD, 23, 3, 13),                       # 652
        (LOAD, 24, 3, 14),                       # 653
        (TEXT, 23, 5),                           # 654
        (MOVE, 19, 23),                          # 655
        (MOVE, 20, 24),                          # 656
        (MOVE, 21, 95),                          # 657: 95 is 5
        (JUMP, 687),                             # 658
        (JNE, 22, 118, 669),                     # 659: 118 is 437
        (LOAD, 22, 3, 12),                       # 660
        (JZ, 22, 910),                           # 661
        (LOAD, 23, 3, 13),                       # 662
        (LOAD, 24, 3, 14),                       # 663
        (TEXT, 23, 6),                           # 664
        (MOVE, 19, 23),                          # 665
        (MOVE, 20, 24),                          # 666
        (MOVE, 21, 96),                          # 667: 96 is 6
        (JUMP, 687),                             # 668
        (JNE, 22, 119, 679),                     # 669: 119 is 850
        (LOAD, 22, 3, 12),                       # 670
        (JZ, 22, 910),                           # 671
        (LOAD, 23, 3, 13),                       # 672
        (LOAD, 24, 3, 14),                       # 673
        (TEXT, 23, 7),                           # 674
        (MOVE, 19, 23),                          # 675
        (MOVE, 20, 24),                          # 676
        (MOVE, 21, 93),                          # 677: 93 is 7
        (JUMP, 687),                             # 678
        (LOAD, 22, 3, 12),                       # 679
        (JZ, 22, 910),                           # 680
        (LOAD, 23, 3, 13),                       # 681
        (LOAD, 24, 3, 14),                       # 682
        (TEXT, 23, 8),                           # 683
        (MOVE, 19, 23),                          # 684
        (MOVE, 20, 24),                          # 685
        (MOVE, 21, 91),                          # 686: 91 is 8
        (STORE, 3, 60, 19),                      # 687
        (STORE, 3, 61, 20),                      # 688
        (STORE, 3, 62, 21),                      # 689
        (MOVE, 10, 82),                          # 690: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 11),                       # 691
        (JEQ, 11, 82, 698),                      # 692: 82 is 0
        (CALL, 4, 332),                          # 693: last
        (LOAD, 19, 3, 16),                       # 694
        (LOAD, 20, 3, 17),                       # 695
        (SAME, 21, 19, 114),                     # 696: 114 is b'\x00'
        (JZ, 21, 699),                           # 697
        (MOVE, 10, 85),                          # 698: 85 is 1
        (STORE, 3, 63, 10),                      # 699
        (STORE, 3, 64, 10),                      # 700
        (LOAD, 22, 3, 2),                        # 701: text, value: content.text
        (JNE, 22, 111, 712),                     # 702: 111 is 37
        (LOAD, 22, 3, 36),                       # 703
        (JZ, 22, 910),                           # 704
        (LOAD, 23, 3, 37),                       # 705
        (LOAD, 24, 3, 38),                       # 706
        (TEXT, 23, 0),                           # 707
        (MOVE, 19, 23),                          # 708
        (MOVE, 20, 24),                          # 709
        (MOVE, 21, 82),                          # 710: 82 is 0
        (JUMP, 790),                             # 711
        (JNE, 22, 112, 722),                     # 712: 112 is 500
        (LOAD, 22, 3, 36),                       # 713
        (JZ, 22, 910),                           # 714
        (LOAD, 23, 3, 37),                       # 715
        (LOAD, 24, 3, 38),                       # 716
        (TEXT, 23, 1),                           # 717
        (MOVE, 19, 23),                          # 718
        (MOVE, 20, 24),                          # 719
        (MOVE, 21, 85),                          # 720: 85 is 1
        (JUMP, 790),                             # 721
        (JNE, 22, 109, 732),                     # 722: 109 is 1047
        (LOAD, 22, 3, 36),                       # 723
        (JZ, 22, 910),                           # 724
        (LOAD, 23, 3, 37),                       # 725
        (LOAD, 24, 3, 38),                       # 726
        (TEXT, 23, 2),                           # 727
        (MOVE, 19, 23),                          # 728
        (MOVE, 20, 24),                          # 729
        (MOVE, 21, 97),                          # 730: 97 is 2
        (JUMP, 790),                             # 731
        (JNE, 22, 113, 742),                     # 732: 113 is 1140
        (LOAD, 22, 3, 36),                       # 733
        (JZ, 22, 910),                           # 734
        (LOAD, 23, 3, 37),                       # 735
        (LOAD, 24, 3, 38),                       # 736
        (TEXT, 23, 3),                           # 737
        (MOVE, 19, 23),                          # 738
        (MOVE, 20, 24),                          # 739
        (MOVE, 21, 94),                          # 740: 94 is 3
        (JUMP, 790),                             # 741
        (JNE, 22, 116, 752),                     # 742: 116 is 1208
        (LOAD, 22, 3, 30),                       # 743
        (JZ, 22, 910),                           # 744
        (LOAD, 23, 3, 31),                       # 745
        (LOAD, 24, 3, 32),                       # 746
        (TEXT, 23, 4),                           # 747
        (MOVE, 19, 23),                          # 748
        (MOVE, 20, 24),                          # 749
        (MOVE, 21, 92),                          # 750: 92 is 4
        (JUMP, 790),                             # 751
        (JNE, 22, 117, 762),                     # 752: 117 is 1252
        (LOAD, 22, 3, 30),                       # 753
        (JZ, 22, 910),                           # 754
        (LOAD, 23, 3, 31),                       # 755
        (LOAD, 24, 3, 32),                       # 756
        (TEXT, 23, 5),                           # 757
        (MOVE, 19, 23),                          # 758
        (MOVE, 20, 24),                          # 759
        (MOVE, 21, 95),                          # 760: 95 is 5
        (JUMP, 790),                             # 761
        (JNE, 22, 118, 772),                     # 762: 118 is 437
        (LOAD, 22, 3, 30),                       # 763
        (JZ, 22, 910),                           # 764
        (LOAD, 23, 3, 31),                       # 765
        (LOAD, 24, 3, 32),                       # 766
        (TEXT, 23, 6),                           # 767
        (MOVE, 19, 23),                          # 768
        (MOVE, 20, 24),                          # 769
        (MOVE, 21, 96),                          # 770: 96 is 6
        (JUMP, 790),                             # 771
        (JNE, 22, 119, 782),                     # 772: 119 is 850
        (LOAD, 22, 3, 30),                       # 773
        (JZ, 22, 910),                           # 774
        (LOAD, 23, 3, 31),                       # 775
        (LOAD, 24, 3, 32),                       # 776
        (TEXT, 23, 7),                           # 777
        (MOVE, 19, 23),                          # 778
        (MOVE, 20, 24),                          # 779
        (MOVE, 21, 93),                          # 780: 93 is 7
        (JUMP, 790),                             # 781
        (LOAD, 22, 3, 30),                       # 782
        (JZ, 22, 910),                           # 783
        (LOAD, 23, 3, 31),                       # 784
        (LOAD, 24, 3, 32),                       # 785
        (TEXT, 23, 8),                           # 786
        (MOVE, 19, 23),                          # 787
        (MOVE, 20, 24),                          # 788
        (MOVE, 21, 91),                          # 789: 91 is 8
        (STORE, 3, 65, 19),                      # 790
        (STORE, 3, 66, 20),                      # 791
        (STORE, 3, 67, 21),                      # 792
        (MOVE, 10, 82),                          # 793: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 29),                       # 794
        (JEQ, 11, 82, 801),                      # 795: 82 is 0
        (CALL, 5, 429),                          # 796: last
        (LOAD, 19, 3, 34),                       # 797
        (LOAD, 20, 3, 35),                       # 798
        (SAME, 21, 19, 114),                     # 799: 114 is b'\x00'
        (JZ, 21, 802),                           # 800
        (MOVE, 10, 85),                          # 801: 85 is 1
        (STORE, 3, 68, 10),                      # 802
        (STORE, 3, 69, 10),                      # 803
        (LOAD, 22, 3, 2),                        # 804: text, value: content.text
        (JNE, 22, 111, 815),                     # 805: 111 is 37
        (LOAD, 22, 3, 54),                       # 806
        (JZ, 22, 910),                           # 807
        (LOAD, 23, 3, 55),                       # 808
        (LOAD, 24, 3, 56),                       # 809
        (TEXT, 23, 0),                           # 810
        (MOVE, 19, 23),                          # 811
        (MOVE, 20, 24),                          # 812
        (MOVE, 21, 82),                          # 813: 82 is 0
        (JUMP, 893),                             # 814
        (JNE, 22, 112, 825),                     # 815: 112 is 500
        (LOAD, 22, 3, 54),                       # 816
        (JZ, 22, 910),                           # 817
        (LOAD, 23, 3, 55),                       # 818
        (LOAD, 24, 3, 56),                       # 819
        (TEXT, 23, 1),                           # 820
        (MOVE, 19, 23),                          # 821
        (MOVE, 20, 24),                          # 822
        (MOVE, 21, 85),                          # 823: 85 is 1
        (JUMP, 893),                             # 824
        (JNE, 22, 109, 835),                     # 825: 109 is 1047
        (LOAD, 22, 3, 54),                       # 826
        (JZ, 22, 910),                           # 827
        (LOAD, 23, 3, 55),                       # 828
        (LOAD, 24, 3, 56),                       # 829
        (TEXT, 23, 2),                           # 830
        (MOVE, 19, 23),                          # 831
        (MOVE, 20, 24),                          # 832
        (MOVE, 21, 97),                          # 833: 97 is 2
        (JUMP, 893),                             # 834
        (JNE, 22, 113, 845),                     # 835: 113 is 1140
        (LOAD, 22, 3, 54),                       # 836
        (JZ, 22, 910),                           # 837
        (LOAD, 23, 3, 55),                       # 838
        (LOAD, 24, 3, 56),                       # 839
        (TEXT, 23, 3),                           # 840
        (MOVE, 19, 23),                          # 841
        (MOVE, 20, 24),                          # 842
        (MOVE, 21, 94),                          # 843: 94 is 3
        (JUMP, 893),                             # 844
        (JNE, 22, 116, 855),                     # 845: 116 is 1208
        (LOAD, 22, 3, 48),                       # 846
        (JZ, 22, 910),                           # 847
        (LOAD, 23, 3, 49),                       # 848
        (LOAD, 24, 3, 50),                       # 849
        (TEXT, 23, 4),                           # 850
        (MOVE, 19, 23),                          # 851
        (MOVE, 20, 24),                          # 852
        (MOVE, 21, 92),                          # 853: 92 is 4
        (JUMP, 893),                             # 854
        (JNE, 22, 117, 865),                     # 855: 117 is 1252
        (LOAD, 22, 3, 48),                       # 856
        (JZ, 22, 910),                           # 857
        (LOAD, 23, 3, 49),                       # 858
        (LOAD, 24, 3, 50),                       # 859
        (TEXT, 23, 5),                           # 860
        (MOVE, 19, 23),                          # 861
        (MOVE, 20, 24),                          # 862
        (MOVE, 21, 95),                          # 863: 95 is 5
        (JUMP, 893),                             # 864
        (JNE, 22, 118, 875),                     # 865: 118 is 437
        (LOAD, 22, 3, 48),                       # 866
        (JZ, 22, 910),                           # 867
        (LOAD, 23, 3, 49),                       # 868
        (LOAD, 24, 3, 50),                       # 869
        (TEXT, 23, 6),                           # 870
        (MOVE, 19, 23),                          # 871
        (MOVE, 20, 24),                          # 872
        (MOVE, 21, 96),                          # 873: 96 is 6
        (JUMP, 893),                             # 874
        (JNE, 22, 119, 885),                     # 875: 119 is 850
        (LOAD, 22, 3, 48),                       # 876
        (JZ, 22, 910),                           # 877
        (LOAD, 23, 3, 49),                       # 878
        (LOAD, 24, 3, 50),                       # 879
        (TEXT, 23, 7),                           # 880
        (MOVE, 19, 23),                          # 881
        (MOVE, 20, 24),                          # 882
        (MOVE, 21, 93),                          # 883: 93 is 7
        (JUMP, 893),                             # 884
        (LOAD, 22, 3, 48),                       # 885
        (JZ, 22, 910),                           # 886
        (LOAD, 23, 3, 49),                       # 887
        (LOAD, 24, 3, 50),                       # 888
        (TEXT, 23, 8),                           # 889
        (MOVE, 19, 23),                          # 890
        (MOVE, 20, 24),                          # 891
        (MOVE, 21, 91),                          # 892: 91 is 8
        (STORE, 3, 70, 19),                      # 893
        (STORE, 3, 71, 20),                      # 894
        (STORE, 3, 72, 21),                      # 895
        (MOVE, 10, 82),                          # 896: is_terminated, value: content.is_terminated; 82 is 0
        (LOAD, 11, 3, 47),                       # 897
        (JEQ, 11, 82, 904),                      # 898: 82 is 0
        (CALL, 6, 526),                          # 899: last
        (LOAD, 19, 3, 52),                       # 900
        (LOAD, 20, 3, 53),                       # 901
        (SAME, 21, 19, 114),                     # 902: 114 is b'\x00'
        (JZ, 21, 905),                           # 903
        (MOVE, 10, 85),                          # 904: 85 is 1
        (STORE, 3, 73, 10),                      # 905
        (STORE, 3, 74, 10),                      # 906
        (LOOP, 8, 6),                            # 907
        (JUMP, 595),                             # 908
        (DONE,),                                 # 909: read
        (FAIL,),                                 # 910: handed over
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(23, (0, 8, 10, 14, 19)),  # 0: sas_mq_attachment_header
        Table(75, (6, 8, 12, 15, 18, 24, 26, 30, 33, 36, 42, 44, 48, 51, 54)),  # 1: sas_mq_attachment_header.attachments[]
    ),
    registers=80,
    numbers=(-1, 6, 0, -7, 3, 1, 76, 88, 12, 15, 84, 8, 4, 7, 3, 5, 6, 2, -10, 12, 116, 112, 117, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, -1, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'long_used': Worked(4, 'int'),
        'header': Inline({
            'header_id': Fixed(6, 0, 24, None),
            'original_message_type': Inline({
                'narrow': Present(8, Number(9, 0, 4, True, False, 'be', 7)),
                'wide': Present(10, Number(11, 0, 8, True, False, 'be', 7)),
                'value': Worked(22, 'int'),
            }),
            'original_correlation_id': Fixed(12, 0, 24, None),
            'message_id': Fixed(12, 24, 24, None),
            'num_attachments': Number(12, 48, 4, True, False, 'be', 5),
        }),
        'nul_counted': Worked(13, 'bool'),
        'first_letter': Present(14, Span(15, None)),
        'ccsid_used': Worked(17, 'int'),
        'attachments': Items(18, 1, Inline({
            'kind': Number(4, 0, 4, True, False, 'be', 3),
            'attachment_id': Fixed(4, 4, 24, None),
            'qualifier_1': Inline({
                'len': Inline({
                    'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                    'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                }),
                'content': Inline({
                    'last': Present(15, Span(16, None)),
                    'characters': Present(12, Span(13, None)),
                    'ebcdic_characters': Present(18, Span(19, None)),
                    'terminator': Span(21, None),
                    'is_terminated': Worked(63, 'bool'),
                }),
                'text': Span(60, '*'),
                'is_terminated': Worked(64, 'bool'),
            }),
            'qualifier_2': Inline({
                'len': Inline({
                    'narrow': Present(24, Number(25, 0, 4, True, False, 'be', 23)),
                    'wide': Present(26, Number(27, 0, 8, True, False, 'be', 23)),
                }),
                'content': Inline({
                    'last': Present(33, Span(34, None)),
                    'characters': Present(30, Span(31, None)),
                    'ebcdic_characters': Present(36, Span(37, None)),
                    'terminator': Span(39, None),
                    'is_terminated': Worked(68, 'bool'),
                }),
                'text': Span(65, '*'),
                'is_terminated': Worked(69, 'bool'),
            }),
            'description': Inline({
                'len': Inline({
                    'narrow': Present(42, Number(43, 0, 4, True, False, 'be', 41)),
                    'wide': Present(44, Number(45, 0, 8, True, False, 'be', 41)),
                }),
                'content': Inline({
                    'last': Present(51, Span(52, None)),
                    'characters': Present(48, Span(49, None)),
                    'ebcdic_characters': Present(54, Span(55, None)),
                    'terminator': Span(57, None),
                    'is_terminated': Worked(73, 'bool'),
                }),
                'text': Span(70, '*'),
                'is_terminated': Worked(74, 'bool'),
            }),
            'minor_version': Number(59, 0, 4, True, False, 'be', 3),
            'major_version': Number(59, 4, 4, True, False, 'be', 3),
            'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Worked(64, 'bool'), Worked(69, 'bool'))), Worked(74, 'bool')))),
        })),
        'trailing_bytes': Span(20, None),
        'is_reading_conflict': Formula('bool', Apply('or', (Apply('and', (Apply('==', (Apply('&', (Told(5), 15)), 1)), Apply('not', (Worked(3, 'bool'),)))), Apply('and', (Apply('==', (Apply('&', (Told(5), 15)), 2)), Worked(3, 'bool')))))),
    }),
    checks=(
        Apply('>=', (Number(12, 48, 4, True, False, 'be', 5), 0)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
