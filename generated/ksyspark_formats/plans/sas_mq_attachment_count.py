# Generated from ksy/sas/sas_mq_attachment_count.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_attachment_count: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NUMBER2, OPEN, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWAT, ROWS, RUN, SAME, SEEKROOT, SHL, STORE, SWITCH, U1
from ksyspark.compiler.plan import Apply, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_attachment_count
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: encoding
        (REST, 0, 0),                            # 4: body
        (ROOTSIZE, 7),                           # 5: switch-on: form
        (JEQ, 7, 82, 21),                        # 6: 82 is 8
        (MOVE, 4, 83),                           # 7: 83 is 1
        (JUMP, 41),                              # 8
        (LOAD, 8, 0, 2),                         # 9
        (JNZ, 8, 20),                            # 10
        (SEEKROOT, 9, 84),                       # 11: pos: 0; 84 is 0
        (ROOTSIZE, 14),                          # 12: size: _io.size == 8 ? 8 : 0
        (JNE, 14, 82, 16),                       # 13: 82 is 8
        (MOVE, 11, 82),                          # 14: 82 is 8
        (JUMP, 17),                              # 15
        (MOVE, 11, 84),                          # 16: 84 is 0
        (BYTES, 0, 3, 11),                       # 17: marks
        (CLOSE, 9),                              # 18: back from marks
        (STORE, 0, 2, 83),                       # 19: 83 is 1
        (RETURN, 1),                             # 20: marks is read
        (CALL, 1, 9),                            # 21: marks
        (LOAD, 15, 0, 3),                        # 22
        (LOAD, 16, 0, 4),                        # 23
        (BYTE, 17, 15, 84),                      # 24: 84 is 0
        (JLT, 17, 85, 40),                       # 25: 85 is 48
        (LOAD, 15, 0, 3),                        # 26: marks
        (LOAD, 16, 0, 4),                        # 27
        (BYTE, 17, 15, 84),                      # 28: 84 is 0
        (JGE, 17, 86, 40),                       # 29: 86 is 250
        (LOAD, 15, 0, 3),                        # 30: marks
        (LOAD, 16, 0, 4),                        # 31
        (BYTE, 17, 15, 87),                      # 32: 87 is 7
        (JLT, 17, 85, 40),                       # 33: 85 is 48
        (LOAD, 15, 0, 3),                        # 34: marks
        (LOAD, 16, 0, 4),                        # 35
        (BYTE, 17, 15, 87),                      # 36: 87 is 7
        (JGE, 17, 86, 40),                       # 37: 86 is 250
        (MOVE, 4, 88),                           # 38: 88 is 3
        (JUMP, 41),                              # 39
        (MOVE, 4, 89),                           # 40: 89 is 2
        (STORE, 0, 5, 4),                        # 41
        (SWITCH, 4, 3, 1),                       # 42
        (JUMP, 45),                              # 43: case 3
        (JUMP, 71),                              # 44
        (ROW, 1, 2, 4),                          # 45: sas_mq_attachment_count.body.printed
        (STORE, 0, 6, 4),                        # 46
        (OPEN, 5, 0, 0),                         # 47: printed begins
        (ROWS, 15, 2),                           # 48: repeat-expr: 8; digits: repeat expr
        (STORE, 2, 0, 15),                       # 49
        (MOVE, 7, 84),                           # 50: 84 is 0
        (JGE, 7, 82, 69),                        # 51: 82 is 8
        (ROW, 2, 3, 15),                         # 52: digits: an item
        (RUN, 3, 0, 1),                          # 53: code
        (U1, 16, 3, 0, 0),                       # 54: code; valid: (_ >= 0x30 and _ <= 0x39) or (_ >= 0x41 and _ <= 0x46) or (_ >= 0x61 and _ <= 0x66) or (_ >= 0xf0 an ...
        (JLT, 16, 85, 57),                       # 55: 85 is 48
        (JLE, 16, 90, 67),                       # 56: 90 is 57
        (JLT, 16, 91, 59),                       # 57: 91 is 65
        (JLE, 16, 92, 67),                       # 58: 92 is 70
        (JLT, 16, 93, 61),                       # 59: 93 is 97
        (JLE, 16, 94, 67),                       # 60: 94 is 102
        (JLT, 16, 95, 63),                       # 61: 95 is 240
        (JLE, 16, 96, 67),                       # 62: 96 is 249
        (JLT, 16, 97, 65),                       # 63: 97 is 193
        (JLE, 16, 98, 67),                       # 64: 98 is 198
        (JLT, 16, 99, 397),                      # 65: 99 is 129
        (JGT, 16, 100, 397),                     # 66: 100 is 134
        (COUNT, 7, 2, 2, 1),                     # 67
        (JUMP, 51),                              # 68
        (CLOSE, 5),                              # 69: printed ends
        (JUMP, 190),                             # 70
        (ROW, 3, 4, 4),                          # 71: sas_mq_attachment_count.body.binary
        (STORE, 0, 7, 4),                        # 72
        (SAME, 15, 1, 101),                      # 73: 101 is b'little'
        (JZ, 15, 77),                            # 74
        (MOVE, 5, 84),                           # 75: 84 is 0
        (JUMP, 164),                             # 76
        (SAME, 15, 1, 103),                      # 77: 103 is b'big'
        (JZ, 15, 81),                            # 78
        (MOVE, 5, 83),                           # 79: 83 is 1
        (JUMP, 164),                             # 80
        (AND, 15, 3, 105),                       # 81: 105 is 15
        (JNE, 15, 83, 85),                       # 82: 83 is 1
        (MOVE, 5, 83),                           # 83: 83 is 1
        (JUMP, 164),                             # 84
        (JEQ, 15, 89, 103),                      # 85: 89 is 2
        (JUMP, 99),                              # 86: first_word, where it is used
        (LOAD, 18, 0, 8),                        # 87
        (JNZ, 18, 98),                           # 88
        (SEEKROOT, 19, 84),                      # 89: pos: 0; 84 is 0
        (ROOTSIZE, 24),                          # 90: size: _io.size >= 4 ? 4 : 0
        (JLT, 24, 106, 94),                      # 91: 106 is 4
        (MOVE, 21, 106),                         # 92: 106 is 4
        (JUMP, 95),                              # 93
        (MOVE, 21, 84),                          # 94: 84 is 0
        (BYTES, 0, 9, 21),                       # 95: first_word
        (CLOSE, 19),                             # 96: back from first_word
        (STORE, 0, 8, 83),                       # 97: 83 is 1
        (RETURN, 5),                             # 98: first_word is read
        (CALL, 5, 87),                           # 99: first_word
        (LOAD, 15, 0, 9),                        # 100
        (LOAD, 16, 0, 10),                       # 101
        (JNE, 16, 84, 105),                      # 102: 84 is 0
        (MOVE, 5, 84),                           # 103: 84 is 0
        (JUMP, 164),                             # 104
        (LOAD, 15, 0, 5),                        # 105
        (JNE, 15, 89, 120),                      # 106: 89 is 2
        (MOVE, 15, 84),                          # 107: 84 is 0
        (CALL, 1, 9),                            # 108: marks
        (LOAD, 16, 0, 3),                        # 109
        (LOAD, 17, 0, 4),                        # 110
        (BYTE, 25, 16, 84),                      # 111: 84 is 0
        (JNE, 25, 84, 118),                      # 112: 84 is 0
        (LOAD, 16, 0, 3),                        # 113: marks
        (LOAD, 17, 0, 4),                        # 114
        (BYTE, 25, 16, 87),                      # 115: 87 is 7
        (JEQ, 25, 84, 118),                      # 116: 84 is 0
        (MOVE, 15, 83),                          # 117: 83 is 1
        (MOVE, 5, 15),                           # 118
        (JUMP, 164),                             # 119
        (MOVE, 15, 84),                          # 120: 84 is 0
        (LOAD, 16, 0, 9),                        # 121: first_word
        (LOAD, 17, 0, 10),                       # 122
        (BYTE, 25, 16, 88),                      # 123: 88 is 3
        (SHL, 26, 25, 82),                       # 124: 82 is 8
        (LOAD, 27, 0, 9),                        # 125: first_word
        (LOAD, 28, 0, 10),                       # 126
        (BYTE, 29, 27, 89),                      # 127: 89 is 2
        (ADD, 30, 26, 29),                       # 128
        (LOAD, 31, 0, 9),                        # 129: first_word
        (LOAD, 32, 0, 10),                       # 130
        (BYTE, 33, 31, 84),                      # 131: 84 is 0
        (SHL, 34, 33, 82),                       # 132: 82 is 8
        (LOAD, 35, 0, 9),                        # 133: first_word
        (LOAD, 36, 0, 10),                       # 134
        (BYTE, 37, 35, 83),                      # 135: 83 is 1
        (ADD, 38, 34, 37),                       # 136
        (JGT, 30, 38, 162),                      # 137
        (LOAD, 16, 0, 9),                        # 138: first_word
        (LOAD, 17, 0, 10),                       # 139
        (BYTE, 25, 16, 88),                      # 140: 88 is 3
        (SHL, 26, 25, 82),                       # 141: 82 is 8
        (LOAD, 27, 0, 9),                        # 142: first_word
        (LOAD, 28, 0, 10),                       # 143
        (BYTE, 29, 27, 89),                      # 144: 89 is 2
        (ADD, 30, 26, 29),                       # 145
        (LOAD, 31, 0, 9),                        # 146: first_word
        (LOAD, 32, 0, 10),                       # 147
        (BYTE, 33, 31, 84),                      # 148: 84 is 0
        (SHL, 34, 33, 82),                       # 149: 82 is 8
        (LOAD, 35, 0, 9),                        # 150: first_word
        (LOAD, 36, 0, 10),                       # 151
        (BYTE, 37, 35, 83),                      # 152: 83 is 1
        (ADD, 38, 34, 37),                       # 153
        (JNE, 30, 38, 163),                      # 154
        (LOAD, 16, 0, 9),                        # 155: first_word
        (LOAD, 17, 0, 10),                       # 156
        (BYTE, 25, 16, 83),                      # 157: 83 is 1
        (LOAD, 26, 0, 9),                        # 158: first_word
        (LOAD, 27, 0, 10),                       # 159
        (BYTE, 28, 26, 89),                      # 160: 89 is 2
        (JLE, 25, 28, 163),                      # 161
        (MOVE, 15, 83),                          # 162: 83 is 1
        (MOVE, 5, 15),                           # 163
        (STORE, 4, 0, 5),                        # 164
        (LOAD, 5, 0, 5),                         # 165
        (EQ, 6, 5, 89),                          # 166: 89 is 2
        (STORE, 4, 1, 6),                        # 167
        (OPEN, 5, 0, 0),                         # 168: binary begins
        (LOAD, 7, 4, 0),                         # 169: switch-on: is_be
        (JNE, 7, 83, 173),                       # 170: cases: true; 83 is 1
        (STORE, 4, 2, 84),                       # 171: byte order be; 84 is 0
        (JUMP, 176),                             # 172
        (JNE, 7, 84, 397),                       # 173: cases: false; 84 is 0
        (STORE, 4, 2, 83),                       # 174: byte order le; 83 is 1
        (JUMP, 176),                             # 175
        (LOAD, 7, 4, 1),                         # 176: if: not is_wide
        (JNZ, 7, 182),                           # 177
        (RUN, 4, 4, 4),                          # 178: narrow
        (NUMBER2, 7, 4, 4, 0, 52, 2),            # 179: narrow
        (JLT, 7, 84, 397),                       # 180: valid: 0; 84 is 0
        (STORE, 4, 3, 83),                       # 181: 83 is 1
        (LOAD, 7, 4, 1),                         # 182: if: is_wide
        (JZ, 7, 188),                            # 183
        (RUN, 4, 6, 8),                          # 184: wide
        (NUMBER2, 7, 4, 6, 0, 56, 2),            # 185: wide
        (JLT, 7, 84, 397),                       # 186: valid: 0; 84 is 0
        (STORE, 4, 5, 83),                       # 187: 83 is 1
        (REST, 4, 7),                            # 188: trailing_bytes
        (CLOSE, 5),                              # 189: binary ends
        (LOAD, 4, 0, 6),                         # 190
        (JZ, 4, 294),                            # 191
        (ROWAT, 2, 1, 4),                        # 192
        (MOVE, 5, 84),                           # 193: 84 is 0
        (LOAD, 6, 2, 1),                         # 194
        (JGE, 5, 6, 199),                        # 195
        (ITEM, 3, 2, 2, 0, 5),                   # 196
        (LOOP, 5, 0),                            # 197
        (JUMP, 194),                             # 198
        (ITEM, 6, 2, 2, 0, 84),                  # 199: value, value: (((digits[0].value * 16 + digits[1].value) * 16 + digits[2].value) * 16 + digits[3].value) * 65536 + ...; 84 is 0
        (U1, 5, 6, 0, 0),                        # 200
        (AND, 6, 5, 105),                        # 201: 105 is 15
        (U1, 25, 6, 0, 0),                       # 202
        (AND, 26, 25, 85),                       # 203: 85 is 48
        (JNE, 26, 85, 207),                      # 204: 85 is 48
        (MOVE, 15, 84),                          # 205: 84 is 0
        (JUMP, 208),                             # 206
        (MOVE, 15, 107),                         # 207: 107 is 9
        (ADD, 25, 6, 15),                        # 208
        (MUL, 26, 25, 108),                      # 209: 108 is 16
        (ITEM, 7, 2, 2, 0, 83),                  # 210: 83 is 1
        (U1, 27, 7, 0, 0),                       # 211
        (AND, 28, 27, 105),                      # 212: 105 is 15
        (U1, 32, 7, 0, 0),                       # 213
        (AND, 33, 32, 85),                       # 214: 85 is 48
        (JNE, 33, 85, 218),                      # 215: 85 is 48
        (MOVE, 29, 84),                          # 216: 84 is 0
        (JUMP, 219),                             # 217
        (MOVE, 29, 107),                         # 218: 107 is 9
        (ADD, 32, 28, 29),                       # 219
        (ADD, 33, 26, 32),                       # 220
        (MUL, 34, 33, 108),                      # 221: 108 is 16
        (ITEM, 8, 2, 2, 0, 89),                  # 222: 89 is 2
        (U1, 35, 8, 0, 0),                       # 223
        (AND, 36, 35, 105),                      # 224: 105 is 15
        (U1, 40, 8, 0, 0),                       # 225
        (AND, 41, 40, 85),                       # 226: 85 is 48
        (JNE, 41, 85, 230),                      # 227: 85 is 48
        (MOVE, 37, 84),                          # 228: 84 is 0
        (JUMP, 231),                             # 229
        (MOVE, 37, 107),                         # 230: 107 is 9
        (ADD, 40, 36, 37),                       # 231
        (ADD, 41, 34, 40),                       # 232
        (MUL, 42, 41, 108),                      # 233: 108 is 16
        (ITEM, 9, 2, 2, 0, 88),                  # 234: 88 is 3
        (U1, 43, 9, 0, 0),                       # 235
        (AND, 44, 43, 105),                      # 236: 105 is 15
        (U1, 48, 9, 0, 0),                       # 237
        (AND, 49, 48, 85),                       # 238: 85 is 48
        (JNE, 49, 85, 242),                      # 239: 85 is 48
        (MOVE, 45, 84),                          # 240: 84 is 0
        (JUMP, 243),                             # 241
        (MOVE, 45, 107),                         # 242: 107 is 9
        (ADD, 48, 44, 45),                       # 243
        (ADD, 49, 42, 48),                       # 244
        (MUL, 50, 49, 109),                      # 245: 109 is 65536
        (ITEM, 10, 2, 2, 0, 106),                # 246: 106 is 4
        (U1, 51, 10, 0, 0),                      # 247
        (AND, 52, 51, 105),                      # 248: 105 is 15
        (U1, 56, 10, 0, 0),                      # 249
        (AND, 57, 56, 85),                       # 250: 85 is 48
        (JNE, 57, 85, 254),                      # 251: 85 is 48
        (MOVE, 53, 84),                          # 252: 84 is 0
        (JUMP, 255),                             # 253
        (MOVE, 53, 107),                         # 254: 107 is 9
        (ADD, 56, 52, 53),                       # 255
        (MUL, 57, 56, 108),                      # 256: 108 is 16
        (ITEM, 11, 2, 2, 0, 110),                # 257: 110 is 5
        (U1, 58, 11, 0, 0),                      # 258
        (AND, 59, 58, 105),                      # 259: 105 is 15
        (U1, 63, 11, 0, 0),                      # 260
        (AND, 64, 63, 85),                       # 261: 85 is 48
        (JNE, 64, 85, 265),                      # 262: 85 is 48
        (MOVE, 60, 84),                          # 263: 84 is 0
        (JUMP, 266),                             # 264
        (MOVE, 60, 107),                         # 265: 107 is 9
        (ADD, 63, 59, 60),                       # 266
        (ADD, 64, 57, 63),                       # 267
        (MUL, 65, 64, 108),                      # 268: 108 is 16
        (ITEM, 12, 2, 2, 0, 111),                # 269: 111 is 6
        (U1, 66, 12, 0, 0),                      # 270
        (AND, 67, 66, 105),                      # 271: 105 is 15
        (U1, 71, 12, 0, 0),                      # 272
        (AND, 72, 71, 85),                       # 273: 85 is 48
        (JNE, 72, 85, 277),                      # 274: 85 is 48
        (MOVE, 68, 84),                          # 275: 84 is 0
        (JUMP, 278),                             # 276
        (MOVE, 68, 107),                         # 277: 107 is 9
        (ADD, 71, 67, 68),                       # 278
        (ADD, 72, 65, 71),                       # 279
        (MUL, 73, 72, 108),                      # 280: 108 is 16
        (ADD, 74, 50, 73),                       # 281
        (ITEM, 13, 2, 2, 0, 87),                 # 282: 87 is 7
        (U1, 75, 13, 0, 0),                      # 283
        (AND, 76, 75, 105),                      # 284: 105 is 15
        (U1, 80, 13, 0, 0),                      # 285
        (AND, 81, 80, 85),                       # 286: 85 is 48
        (JNE, 81, 85, 290),                      # 287: 85 is 48
        (MOVE, 77, 84),                          # 288: 84 is 0
        (JUMP, 291),                             # 289
        (MOVE, 77, 107),                         # 290: 107 is 9
        (ADD, 80, 76, 77),                       # 291
        (ADD, 81, 74, 80),                       # 292
        (STORE, 2, 2, 81),                       # 293
        (LOAD, 4, 0, 7),                         # 294
        (JZ, 4, 307),                            # 295
        (ROWAT, 4, 3, 4),                        # 296
        (LOAD, 15, 4, 1),                        # 297: value, value: is_wide ? wide : narrow
        (JZ, 15, 303),                           # 298
        (LOAD, 15, 4, 5),                        # 299
        (JZ, 15, 397),                           # 300
        (NUMBER2, 5, 4, 6, 0, 56, 2),            # 301
        (JUMP, 306),                             # 302
        (LOAD, 15, 4, 3),                        # 303
        (JZ, 15, 397),                           # 304
        (NUMBER2, 5, 4, 4, 0, 52, 2),            # 305
        (STORE, 4, 9, 5),                        # 306
        (SAME, 7, 1, 101),                       # 307: is_be, value: byte_order == "little" ? false : byte_order == "big" ? true : (encoding & 15) == 1 ? true : (encodin ...; 101 is b'little'
        (JZ, 7, 311),                            # 308
        (MOVE, 4, 84),                           # 309: 84 is 0
        (JUMP, 383),                             # 310
        (SAME, 7, 1, 103),                       # 311: 103 is b'big'
        (JZ, 7, 315),                            # 312
        (MOVE, 4, 83),                           # 313: 83 is 1
        (JUMP, 383),                             # 314
        (AND, 7, 3, 105),                        # 315: 105 is 15
        (JNE, 7, 83, 319),                       # 316: 83 is 1
        (MOVE, 4, 83),                           # 317: 83 is 1
        (JUMP, 383),                             # 318
        (JEQ, 7, 89, 324),                       # 319: 89 is 2
        (CALL, 5, 87),                           # 320: first_word
        (LOAD, 15, 0, 9),                        # 321
        (LOAD, 16, 0, 10),                       # 322
        (JNE, 16, 84, 326),                      # 323: 84 is 0
        (MOVE, 4, 84),                           # 324: 84 is 0
        (JUMP, 383),                             # 325
        (LOAD, 7, 0, 5),                         # 326
        (JNE, 7, 89, 341),                       # 327: 89 is 2
        (MOVE, 7, 84),                           # 328: 84 is 0
        (CALL, 1, 9),                            # 329: marks
        (LOAD, 15, 0, 3),                        # 330
        (LOAD, 16, 0, 4),                        # 331
        (BYTE, 17, 15, 84),                      # 332: 84 is 0
        (JNE, 17, 84, 339),                      # 333: 84 is 0
        (LOAD, 15, 0, 3),                        # 334: marks
        (LOAD, 16, 0, 4),                        # 335
        (BYTE, 17, 15, 87),                      # 336: 87 is 7
        (JEQ, 17, 84, 339),                      # 337: 84 is 0
        (MOVE, 7, 83),                           # 338: 83 is 1
        (MOVE, 4, 7),                            # 339
        (JUMP, 383),                             # 340
        (MOVE, 7, 84),                           # 341: 84 is 0
        (BYTE, 17, 15, 88),                      # 342: first_word; 88 is 3
        (SHL, 25, 17, 82),                       # 343: 82 is 8
        (LOAD, 26, 0, 9),                        # 344: first_word
        (LOAD, 27, 0, 10),                       # 345
        (BYTE, 28, 26, 89),                      # 346: 89 is 2
        (ADD, 29, 25, 28),                       # 347
        (LOAD, 30, 0, 9),                        # 348: first_word
        (LOAD, 31, 0, 10),                       # 349
        (BYTE, 32, 30, 84),                      # 350: 84 is 0
        (SHL, 33, 32, 82),                       # 351: 82 is 8
        (LOAD, 34, 0, 9),                        # 352: first_word
        (LOAD, 35, 0, 10),                       # 353
        (BYTE, 36, 34, 83),                      # 354: 83 is 1
        (ADD, 37, 33, 36),                       # 355
        (JGT, 29, 37, 381),                      # 356
        (LOAD, 15, 0, 9),                        # 357: first_word
        (LOAD, 16, 0, 10),                       # 358
        (BYTE, 17, 15, 88),                      # 359: 88 is 3
        (SHL, 25, 17, 82),                       # 360: 82 is 8
        (LOAD, 26, 0, 9),                        # 361: first_word
        (LOAD, 27, 0, 10),                       # 362
        (BYTE, 28, 26, 89),                      # 363: 89 is 2
        (ADD, 29, 25, 28),                       # 364
        (LOAD, 30, 0, 9),                        # 365: first_word
        (LOAD, 31, 0, 10),                       # 366
        (BYTE, 32, 30, 84),                      # 367: 84 is 0
        (SHL, 33, 32, 82),                       # 368: 82 is 8
        (LOAD, 34, 0, 9),                        # 369: first_word
        (LOAD, 35, 0, 10),                       # 370
        (BYTE, 36, 34, 83),                      # 371: 83 is 1
        (ADD, 37, 33, 36),                       # 372
        (JNE, 29, 37, 382),                      # 373
        (LOAD, 15, 0, 9),                        # 374: first_word
        (LOAD, 16, 0, 10),                       # 375
        (BYTE, 17, 15, 83),                      # 376: 83 is 1
        (LOAD, 25, 0, 9),                        # 377: first_word
        (LOAD, 26, 0, 10),                       # 378
        (BYTE, 27, 25, 89),                      # 379: 89 is 2
        (JLE, 17, 27, 382),                      # 380
        (MOVE, 7, 83),                           # 381: 83 is 1
        (MOVE, 4, 7),                            # 382
        (STORE, 0, 11, 4),                       # 383
        (LOAD, 7, 0, 5),                         # 384: num_messages, value: form == form::printed ? body.as<printed>.value : body.as<binary>.value
        (JNE, 7, 88, 391),                       # 385: 88 is 3
        (LOAD, 7, 0, 6),                         # 386
        (JZ, 7, 397),                            # 387
        (ROWAT, 14, 1, 7),                       # 388
        (LOAD, 4, 14, 2),                        # 389
        (JUMP, 395),                             # 390
        (LOAD, 7, 0, 7),                         # 391
        (JZ, 7, 397),                            # 392
        (ROWAT, 15, 3, 7),                       # 393
        (LOAD, 4, 15, 9),                        # 394
        (STORE, 0, 12, 4),                       # 395
        (DONE,),                                 # 396: read
        (FAIL,),                                 # 397: handed over
    ),
    constants=b'littlebig',
    tables=(
        Table(13, (2, 6, 7, 8)),  # 0: sas_mq_attachment_count
        Table(3, (1,)),  # 1: sas_mq_attachment_count.body.printed
        Table(1, ()),  # 2: printed.digits[]
        Table(10, (3, 5)),  # 3: sas_mq_attachment_count.body.binary
    ),
    registers=82,
    numbers=(8, 1, 0, 48, 250, 7, 3, 2, 57, 65, 70, 97, 102, 240, 249, 193, 198, 129, 134, -1, 6, -7, 3, 15, 4, 9, 16, 65536, 5, 6),
    addresses=(0, -1, 1, 2, 3, -1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3),
    encodings=(),
    root=Inline({
        'marks': Present(2, Span(3, None)),
        'form': Computed(5, 'int'),
        'first_word': Present(8, Span(9, None)),
        'body': OneOf({'printed': Rows(6, 1, Inline({
            'digits': Items(0, 2, Inline({
                'code': Number(0, 0, 1, False, False, 'be'),
                'value': Formula('int', Apply('+', (Apply('&', (Number(0, 0, 1, False, False, 'be'), 15)), Apply('?', (Apply('==', (Apply('&', (Number(0, 0, 1, False, False, 'be'), 48)), 48)), 0, 9))))),
            })),
            'value': Computed(2, 'int'),
        })), 'binary': Rows(7, 3, Inline({
            'narrow': Present(3, Number(4, 0, 4, True, False, 'be', 2)),
            'wide': Present(5, Number(6, 0, 8, True, False, 'be', 2)),
            'trailing_bytes': Span(7, None),
            'value': Computed(9, 'int'),
        }))}),
        'is_be': Computed(11, 'bool'),
        'num_messages': Computed(12, 'int'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
