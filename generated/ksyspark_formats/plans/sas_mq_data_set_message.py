# Generated from ksy/sas/sas_mq_data_set_message.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_data_set_message: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROW, ROWAT, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, SWITCH, TEXT, UNPAD, UNTIL
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_data_set_message
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (PARAM, 8, 7),                           # 8: continuation
        (PARAM, 9, 8),                           # 9: continuation
        (PARAM, 10, 9),                          # 10: raw_content
        (SAME, 11, 8, 195),                      # 11: if: not is_continuation; 195 is b'bare'
        (JZ, 11, 115),                           # 12
        (JUMP, 26),                              # 13: marks, when it is asked for
        (LOAD, 12, 0, 1),                        # 14
        (JNZ, 12, 25),                           # 15
        (SEEKROOT, 13, 197),                     # 16: pos: 0; 197 is 0
        (ROOTSIZE, 18),                          # 17: size: _io.size >= 4 ? 4 : 0
        (JLT, 18, 198, 21),                      # 18: 198 is 4
        (MOVE, 15, 198),                         # 19: 198 is 4
        (JUMP, 22),                              # 20
        (MOVE, 15, 197),                         # 21: 197 is 0
        (BYTES, 0, 2, 15),                       # 22: marks
        (CLOSE, 13),                             # 23: back from marks
        (STORE, 0, 1, 199),                      # 24: 199 is 1
        (RETURN, 1),                             # 25: marks is read
        (CALL, 1, 14),                           # 26: marks
        (LOAD, 19, 0, 2),                        # 27
        (LOAD, 20, 0, 3),                        # 28
        (JEQ, 20, 197, 179),                     # 29: 197 is 0
        (SAME, 11, 1, 200),                      # 30: 200 is b'little'
        (JZ, 11, 33),                            # 31
        (JUMP, 95),                              # 32
        (SAME, 11, 1, 202),                      # 33: 202 is b'big'
        (JZ, 11, 36),                            # 34
        (JUMP, 74),                              # 35
        (JNE, 20, 197, 40),                      # 36: marks; 197 is 0
        (AND, 11, 6, 204),                       # 37: 204 is 15
        (JNE, 11, 199, 95),                      # 38: 199 is 1
        (JUMP, 74),                              # 39
        (BYTE, 21, 19, 197),                     # 40: marks; 197 is 0
        (JNE, 21, 197, 55),                      # 41: 197 is 0
        (LOAD, 19, 0, 2),                        # 42: marks
        (LOAD, 20, 0, 3),                        # 43
        (BYTE, 21, 19, 199),                     # 44: 199 is 1
        (JNE, 21, 197, 55),                      # 45: 197 is 0
        (LOAD, 19, 0, 2),                        # 46: marks
        (LOAD, 20, 0, 3),                        # 47
        (BYTE, 21, 19, 205),                     # 48: 205 is 2
        (JNE, 21, 197, 55),                      # 49: 197 is 0
        (LOAD, 19, 0, 2),                        # 50: marks
        (LOAD, 20, 0, 3),                        # 51
        (BYTE, 21, 19, 206),                     # 52: 206 is 3
        (JEQ, 21, 197, 55),                      # 53: 197 is 0
        (JUMP, 74),                              # 54
        (LOAD, 19, 0, 2),                        # 55: marks
        (LOAD, 20, 0, 3),                        # 56
        (BYTE, 21, 19, 206),                     # 57: 206 is 3
        (JNE, 21, 197, 72),                      # 58: 197 is 0
        (LOAD, 19, 0, 2),                        # 59: marks
        (LOAD, 20, 0, 3),                        # 60
        (BYTE, 21, 19, 205),                     # 61: 205 is 2
        (JNE, 21, 197, 72),                      # 62: 197 is 0
        (LOAD, 19, 0, 2),                        # 63: marks
        (LOAD, 20, 0, 3),                        # 64
        (BYTE, 21, 19, 199),                     # 65: 199 is 1
        (JNE, 21, 197, 72),                      # 66: 197 is 0
        (LOAD, 19, 0, 2),                        # 67: marks
        (LOAD, 20, 0, 3),                        # 68
        (BYTE, 21, 19, 197),                     # 69: 197 is 0
        (JEQ, 21, 197, 72),                      # 70: 197 is 0
        (JUMP, 95),                              # 71
        (AND, 11, 6, 204),                       # 72: 204 is 15
        (JNE, 11, 199, 95),                      # 73: 199 is 1
        (LOAD, 19, 0, 2),                        # 74: marks
        (LOAD, 20, 0, 3),                        # 75
        (BYTE, 21, 19, 197),                     # 76: 197 is 0
        (JNE, 21, 197, 179),                     # 77: 197 is 0
        (LOAD, 19, 0, 2),                        # 78: marks
        (LOAD, 20, 0, 3),                        # 79
        (BYTE, 21, 19, 199),                     # 80: 199 is 1
        (JNE, 21, 197, 179),                     # 81: 197 is 0
        (LOAD, 19, 0, 2),                        # 82: marks
        (LOAD, 20, 0, 3),                        # 83
        (BYTE, 21, 19, 205),                     # 84: 205 is 2
        (JNE, 21, 197, 179),                     # 85: 197 is 0
        (LOAD, 19, 0, 2),                        # 86: marks
        (LOAD, 20, 0, 3),                        # 87
        (BYTE, 21, 19, 206),                     # 88: 206 is 3
        (JLT, 21, 199, 179),                     # 89: 199 is 1
        (LOAD, 19, 0, 2),                        # 90: marks
        (LOAD, 20, 0, 3),                        # 91
        (BYTE, 21, 19, 206),                     # 92: 206 is 3
        (JGT, 21, 207, 179),                     # 93: 207 is 5
        (JUMP, 115),                             # 94
        (LOAD, 19, 0, 2),                        # 95: marks
        (LOAD, 20, 0, 3),                        # 96
        (BYTE, 21, 19, 206),                     # 97: 206 is 3
        (JNE, 21, 197, 179),                     # 98: 197 is 0
        (LOAD, 19, 0, 2),                        # 99: marks
        (LOAD, 20, 0, 3),                        # 100
        (BYTE, 21, 19, 205),                     # 101: 205 is 2
        (JNE, 21, 197, 179),                     # 102: 197 is 0
        (LOAD, 19, 0, 2),                        # 103: marks
        (LOAD, 20, 0, 3),                        # 104
        (BYTE, 21, 19, 199),                     # 105: 199 is 1
        (JNE, 21, 197, 179),                     # 106: 197 is 0
        (LOAD, 19, 0, 2),                        # 107: marks
        (LOAD, 20, 0, 3),                        # 108
        (BYTE, 21, 19, 197),                     # 109: 197 is 0
        (JLT, 21, 199, 179),                     # 110: 199 is 1
        (LOAD, 19, 0, 2),                        # 111: marks
        (LOAD, 20, 0, 3),                        # 112
        (BYTE, 21, 19, 197),                     # 113: 197 is 0
        (JGT, 21, 207, 179),                     # 114: 207 is 5
        (ROW, 1, 2, 11),                         # 115: sas_mq_data_set_message.head
        (STORE, 0, 0, 11),                       # 116
        (SAME, 22, 1, 200),                      # 117: 200 is b'little'
        (JZ, 22, 121),                           # 118
        (MOVE, 19, 197),                         # 119: 197 is 0
        (JUMP, 168),                             # 120
        (SAME, 22, 1, 202),                      # 121: 202 is b'big'
        (JZ, 22, 125),                           # 122
        (MOVE, 19, 199),                         # 123: 199 is 1
        (JUMP, 168),                             # 124
        (CALL, 1, 14),                           # 125: marks
        (LOAD, 22, 0, 2),                        # 126
        (LOAD, 23, 0, 3),                        # 127
        (JNE, 23, 197, 132),                     # 128: 197 is 0
        (AND, 22, 6, 204),                       # 129: 204 is 15
        (EQ, 19, 22, 199),                       # 130: 199 is 1
        (JUMP, 168),                             # 131
        (BYTE, 24, 22, 197),                     # 132: marks; 197 is 0
        (JNE, 24, 197, 148),                     # 133: 197 is 0
        (LOAD, 22, 0, 2),                        # 134: marks
        (LOAD, 23, 0, 3),                        # 135
        (BYTE, 24, 22, 199),                     # 136: 199 is 1
        (JNE, 24, 197, 148),                     # 137: 197 is 0
        (LOAD, 22, 0, 2),                        # 138: marks
        (LOAD, 23, 0, 3),                        # 139
        (BYTE, 24, 22, 205),                     # 140: 205 is 2
        (JNE, 24, 197, 148),                     # 141: 197 is 0
        (LOAD, 22, 0, 2),                        # 142: marks
        (LOAD, 23, 0, 3),                        # 143
        (BYTE, 24, 22, 206),                     # 144: 206 is 3
        (JEQ, 24, 197, 148),                     # 145: 197 is 0
        (MOVE, 19, 199),                         # 146: 199 is 1
        (JUMP, 168),                             # 147
        (LOAD, 22, 0, 2),                        # 148: marks
        (LOAD, 23, 0, 3),                        # 149
        (BYTE, 24, 22, 206),                     # 150: 206 is 3
        (JNE, 24, 197, 166),                     # 151: 197 is 0
        (LOAD, 22, 0, 2),                        # 152: marks
        (LOAD, 23, 0, 3),                        # 153
        (BYTE, 24, 22, 205),                     # 154: 205 is 2
        (JNE, 24, 197, 166),                     # 155: 197 is 0
        (LOAD, 22, 0, 2),                        # 156: marks
        (LOAD, 23, 0, 3),                        # 157
        (BYTE, 24, 22, 199),                     # 158: 199 is 1
        (JNE, 24, 197, 166),                     # 159: 197 is 0
        (LOAD, 22, 0, 2),                        # 160: marks
        (LOAD, 23, 0, 3),                        # 161
        (BYTE, 24, 22, 197),                     # 162: 197 is 0
        (JEQ, 24, 197, 166),                     # 163: 197 is 0
        (MOVE, 19, 197),                         # 164: 197 is 0
        (JUMP, 168),                             # 165
        (AND, 22, 6, 204),                       # 166: 204 is 15
        (EQ, 19, 22, 199),                       # 167: 199 is 1
        (STORE, 2, 0, 19),                       # 168
        (JNE, 19, 199, 172),                     # 169: switch-on: is_be; cases: true; 199 is 1
        (STORE, 2, 1, 197),                      # 170: byte order be; 197 is 0
        (JUMP, 175),                             # 171
        (JNE, 19, 197, 3930),                    # 172: cases: false; 197 is 0
        (STORE, 2, 1, 199),                      # 173: byte order le; 199 is 1
        (JUMP, 175),                             # 174
        (RUN, 2, 2, 4),                          # 175: type_id
        (NUMBER2, 19, 2, 2, 0, 52, 1),           # 176: type_id; valid: _.to_i >= 1 and _.to_i <= 5
        (JLT, 19, 199, 3930),                    # 177: 199 is 1
        (JGT, 19, 207, 3930),                    # 178: 207 is 5
        (REST, 0, 4),                            # 179: content
        (SAME, 22, 8, 195),                      # 180: switch-on: is_continuation or raw_content ? 0 : head.type_id.to_i; 195 is b'bare'
        (JZ, 22, 272),                           # 181
        (CALL, 1, 14),                           # 182: marks
        (LOAD, 22, 0, 2),                        # 183
        (LOAD, 23, 0, 3),                        # 184
        (JEQ, 23, 197, 273),                     # 185: 197 is 0
        (SAME, 22, 1, 200),                      # 186: 200 is b'little'
        (JZ, 22, 189),                           # 187
        (JUMP, 252),                             # 188
        (SAME, 22, 1, 202),                      # 189: 202 is b'big'
        (JZ, 22, 192),                           # 190
        (JUMP, 231),                             # 191
        (LOAD, 22, 0, 2),                        # 192: marks
        (JNE, 23, 197, 197),                     # 193: 197 is 0
        (AND, 22, 6, 204),                       # 194: 204 is 15
        (JNE, 22, 199, 252),                     # 195: 199 is 1
        (JUMP, 231),                             # 196
        (BYTE, 24, 22, 197),                     # 197: marks; 197 is 0
        (JNE, 24, 197, 212),                     # 198: 197 is 0
        (LOAD, 22, 0, 2),                        # 199: marks
        (LOAD, 23, 0, 3),                        # 200
        (BYTE, 24, 22, 199),                     # 201: 199 is 1
        (JNE, 24, 197, 212),                     # 202: 197 is 0
        (LOAD, 22, 0, 2),                        # 203: marks
        (LOAD, 23, 0, 3),                        # 204
        (BYTE, 24, 22, 205),                     # 205: 205 is 2
        (JNE, 24, 197, 212),                     # 206: 197 is 0
        (LOAD, 22, 0, 2),                        # 207: marks
        (LOAD, 23, 0, 3),                        # 208
        (BYTE, 24, 22, 206),                     # 209: 206 is 3
        (JEQ, 24, 197, 212),                     # 210: 197 is 0
        (JUMP, 231),                             # 211
        (LOAD, 22, 0, 2),                        # 212: marks
        (LOAD, 23, 0, 3),                        # 213
        (BYTE, 24, 22, 206),                     # 214: 206 is 3
        (JNE, 24, 197, 229),                     # 215: 197 is 0
        (LOAD, 22, 0, 2),                        # 216: marks
        (LOAD, 23, 0, 3),                        # 217
        (BYTE, 24, 22, 205),                     # 218: 205 is 2
        (JNE, 24, 197, 229),                     # 219: 197 is 0
        (LOAD, 22, 0, 2),                        # 220: marks
        (LOAD, 23, 0, 3),                        # 221
        (BYTE, 24, 22, 199),                     # 222: 199 is 1
        (JNE, 24, 197, 229),                     # 223: 197 is 0
        (LOAD, 22, 0, 2),                        # 224: marks
        (LOAD, 23, 0, 3),                        # 225
        (BYTE, 24, 22, 197),                     # 226: 197 is 0
        (JEQ, 24, 197, 229),                     # 227: 197 is 0
        (JUMP, 252),                             # 228
        (AND, 22, 6, 204),                       # 229: 204 is 15
        (JNE, 22, 199, 252),                     # 230: 199 is 1
        (LOAD, 22, 0, 2),                        # 231: marks
        (LOAD, 23, 0, 3),                        # 232
        (BYTE, 24, 22, 197),                     # 233: 197 is 0
        (JNE, 24, 197, 273),                     # 234: 197 is 0
        (LOAD, 22, 0, 2),                        # 235: marks
        (LOAD, 23, 0, 3),                        # 236
        (BYTE, 24, 22, 199),                     # 237: 199 is 1
        (JNE, 24, 197, 273),                     # 238: 197 is 0
        (LOAD, 22, 0, 2),                        # 239: marks
        (LOAD, 23, 0, 3),                        # 240
        (BYTE, 24, 22, 205),                     # 241: 205 is 2
        (JNE, 24, 197, 273),                     # 242: 197 is 0
        (LOAD, 22, 0, 2),                        # 243: marks
        (LOAD, 23, 0, 3),                        # 244
        (BYTE, 24, 22, 206),                     # 245: 206 is 3
        (JLT, 24, 199, 273),                     # 246: 199 is 1
        (LOAD, 22, 0, 2),                        # 247: marks
        (LOAD, 23, 0, 3),                        # 248
        (BYTE, 24, 22, 206),                     # 249: 206 is 3
        (JGT, 24, 207, 273),                     # 250: 207 is 5
        (JUMP, 272),                             # 251
        (LOAD, 22, 0, 2),                        # 252: marks
        (LOAD, 23, 0, 3),                        # 253
        (BYTE, 24, 22, 206),                     # 254: 206 is 3
        (JNE, 24, 197, 273),                     # 255: 197 is 0
        (LOAD, 22, 0, 2),                        # 256: marks
        (LOAD, 23, 0, 3),                        # 257
        (BYTE, 24, 22, 205),                     # 258: 205 is 2
        (JNE, 24, 197, 273),                     # 259: 197 is 0
        (LOAD, 22, 0, 2),                        # 260: marks
        (LOAD, 23, 0, 3),                        # 261
        (BYTE, 24, 22, 199),                     # 262: 199 is 1
        (JNE, 24, 197, 273),                     # 263: 197 is 0
        (LOAD, 22, 0, 2),                        # 264: marks
        (LOAD, 23, 0, 3),                        # 265
        (BYTE, 24, 22, 197),                     # 266: 197 is 0
        (JLT, 24, 199, 273),                     # 267: 199 is 1
        (LOAD, 22, 0, 2),                        # 268: marks
        (LOAD, 23, 0, 3),                        # 269
        (BYTE, 24, 22, 197),                     # 270: 197 is 0
        (JGT, 24, 207, 273),                     # 271: 207 is 5
        (JZ, 10, 275),                           # 272
        (MOVE, 19, 197),                         # 273: 197 is 0
        (JUMP, 279),                             # 274
        (LOAD, 22, 0, 0),                        # 275
        (JZ, 22, 3930),                          # 276
        (ROWAT, 3, 1, 22),                       # 277
        (NUMBER2, 19, 3, 2, 0, 52, 1),           # 278
        (SWITCH, 19, 1, 4),                      # 279
        (JUMP, 285),                             # 280: case 1
        (JUMP, 1228),                            # 281: case 2
        (JUMP, 2549),                            # 282: case 3
        (JUMP, 2058),                            # 283: case 4
        (JUMP, 2549),                            # 284
        (ROW, 2, 4, 11),                         # 285: sas_mq_data_set_message.content.sas_mq_data_set_definition
        (STORE, 0, 6, 11),                       # 286
        (SAME, 22, 1, 200),                      # 287: 200 is b'little'
        (JZ, 22, 290),                           # 288
        (JUMP, 338),                             # 289
        (SAME, 22, 1, 202),                      # 290: 202 is b'big'
        (JZ, 22, 293),                           # 291
        (JUMP, 334),                             # 292
        (CALL, 1, 14),                           # 293: marks
        (LOAD, 22, 0, 2),                        # 294
        (LOAD, 23, 0, 3),                        # 295
        (JNE, 23, 197, 300),                     # 296: 197 is 0
        (AND, 22, 6, 204),                       # 297: 204 is 15
        (JNE, 22, 199, 338),                     # 298: 199 is 1
        (JUMP, 334),                             # 299
        (BYTE, 24, 22, 197),                     # 300: marks; 197 is 0
        (JNE, 24, 197, 315),                     # 301: 197 is 0
        (LOAD, 22, 0, 2),                        # 302: marks
        (LOAD, 23, 0, 3),                        # 303
        (BYTE, 24, 22, 199),                     # 304: 199 is 1
        (JNE, 24, 197, 315),                     # 305: 197 is 0
        (LOAD, 22, 0, 2),                        # 306: marks
        (LOAD, 23, 0, 3),                        # 307
        (BYTE, 24, 22, 205),                     # 308: 205 is 2
        (JNE, 24, 197, 315),                     # 309: 197 is 0
        (LOAD, 22, 0, 2),                        # 310: marks
        (LOAD, 23, 0, 3),                        # 311
        (BYTE, 24, 22, 206),                     # 312: 206 is 3
        (JEQ, 24, 197, 315),                     # 313: 197 is 0
        (JUMP, 334),                             # 314
        (LOAD, 22, 0, 2),                        # 315: marks
        (LOAD, 23, 0, 3),                        # 316
        (BYTE, 24, 22, 206),                     # 317: 206 is 3
        (JNE, 24, 197, 332),                     # 318: 197 is 0
        (LOAD, 22, 0, 2),                        # 319: marks
        (LOAD, 23, 0, 3),                        # 320
        (BYTE, 24, 22, 205),                     # 321: 205 is 2
        (JNE, 24, 197, 332),                     # 322: 197 is 0
        (LOAD, 22, 0, 2),                        # 323: marks
        (LOAD, 23, 0, 3),                        # 324
        (BYTE, 24, 22, 199),                     # 325: 199 is 1
        (JNE, 24, 197, 332),                     # 326: 197 is 0
        (LOAD, 22, 0, 2),                        # 327: marks
        (LOAD, 23, 0, 3),                        # 328
        (BYTE, 24, 22, 197),                     # 329: 197 is 0
        (JEQ, 24, 197, 332),                     # 330: 197 is 0
        (JUMP, 338),                             # 331
        (AND, 22, 6, 204),                       # 332: 204 is 15
        (JNE, 22, 199, 338),                     # 333: 199 is 1
        (MOVE, 19, 202),                         # 334: 202 is b'big'
        (MOVE, 20, 203),                         # 335: 203 is 3
        (MOVE, 21, 197),                         # 336: 197 is 0
        (JUMP, 341),                             # 337
        (MOVE, 19, 200),                         # 338: 200 is b'little'
        (MOVE, 20, 201),                         # 339: 201 is 6
        (MOVE, 21, 197),                         # 340: 197 is 0
        (STORE, 4, 0, 19),                       # 341
        (STORE, 4, 1, 20),                       # 342
        (STORE, 4, 2, 3),                        # 343
        (STORE, 4, 3, 4),                        # 344
        (STORE, 4, 4, 5),                        # 345
        (STORE, 4, 5, 6),                        # 346
        (STORE, 4, 6, 7),                        # 347
        (OPEN, 19, 0, 4),                        # 348: sas_mq_data_set_definition begins
        (LOAD, 24, 4, 0),                        # 349
        (LOAD, 25, 4, 1),                        # 350
        (SAME, 26, 24, 200),                     # 351: 200 is b'little'
        (JZ, 26, 355),                           # 352
        (MOVE, 21, 197),                         # 353: 197 is 0
        (JUMP, 406),                             # 354
        (SAME, 26, 24, 202),                     # 355: 202 is b'big'
        (JZ, 26, 359),                           # 356
        (MOVE, 21, 199),                         # 357: 199 is 1
        (JUMP, 406),                             # 358
        (LOAD, 24, 4, 5),                        # 359
        (AND, 25, 24, 204),                      # 360: 204 is 15
        (JNE, 25, 199, 364),                     # 361: 199 is 1
        (MOVE, 21, 199),                         # 362: 199 is 1
        (JUMP, 406),                             # 363
        (JEQ, 25, 205, 382),                     # 364: 205 is 2
        (JUMP, 378),                             # 365: marks, when it is asked for
        (LOAD, 27, 4, 7),                        # 366
        (JNZ, 27, 377),                          # 367
        (SEEK, 28, 0, 4, 197),                   # 368: pos: 0; 197 is 0
        (LOAD, 33, 0, 5),                        # 369: size: _io.size >= 12 ? 12 : 0
        (JLT, 33, 208, 373),                     # 370: 208 is 12
        (MOVE, 30, 208),                         # 371: 208 is 12
        (JUMP, 374),                             # 372
        (MOVE, 30, 197),                         # 373: 197 is 0
        (BYTES, 4, 8, 30),                       # 374: marks
        (CLOSE, 28),                             # 375: back from marks
        (STORE, 4, 7, 199),                      # 376: 199 is 1
        (RETURN, 5),                             # 377: marks is read
        (CALL, 5, 366),                          # 378: marks
        (LOAD, 24, 4, 8),                        # 379
        (LOAD, 25, 4, 9),                        # 380
        (JNE, 25, 197, 384),                     # 381: 197 is 0
        (MOVE, 21, 197),                         # 382: 197 is 0
        (JUMP, 406),                             # 383
        (BYTE, 26, 24, 198),                     # 384: marks; 198 is 4
        (JNE, 26, 197, 390),                     # 385: 197 is 0
        (LOAD, 24, 4, 8),                        # 386: marks
        (LOAD, 25, 4, 9),                        # 387
        (BYTE, 26, 24, 209),                     # 388: 209 is 7
        (JEQ, 26, 197, 395),                     # 389: 197 is 0
        (LOAD, 24, 4, 8),                        # 390: marks
        (LOAD, 25, 4, 9),                        # 391
        (BYTE, 26, 24, 198),                     # 392: 198 is 4
        (EQ, 21, 26, 197),                       # 393: 197 is 0
        (JUMP, 406),                             # 394
        (MOVE, 24, 197),                         # 395: 197 is 0
        (LOAD, 25, 4, 8),                        # 396: marks
        (LOAD, 26, 4, 9),                        # 397
        (BYTE, 34, 25, 210),                     # 398: 210 is 8
        (JNE, 34, 197, 405),                     # 399: 197 is 0
        (LOAD, 25, 4, 8),                        # 400: marks
        (LOAD, 26, 4, 9),                        # 401
        (BYTE, 34, 25, 211),                     # 402: 211 is 11
        (JEQ, 34, 197, 405),                     # 403: 197 is 0
        (MOVE, 24, 199),                         # 404: 199 is 1
        (MOVE, 21, 24),                          # 405
        (STORE, 4, 10, 21),                      # 406
        (LOAD, 24, 4, 2),                        # 407
        (JEQ, 24, 197, 411),                     # 408: 197 is 0
        (LOAD, 21, 4, 2),                        # 409
        (JUMP, 446),                             # 410
        (CALL, 5, 366),                          # 411: marks
        (LOAD, 24, 4, 8),                        # 412
        (LOAD, 25, 4, 9),                        # 413
        (JNE, 25, 197, 417),                     # 414: 197 is 0
        (MOVE, 21, 198),                         # 415: 198 is 4
        (JUMP, 446),                             # 416
        (LOAD, 24, 4, 10),                       # 417
        (JZ, 24, 428),                           # 418
        (LOAD, 34, 4, 8),                        # 419: marks
        (LOAD, 35, 4, 9),                        # 420
        (BYTE, 36, 34, 209),                     # 421: 209 is 7
        (JNE, 36, 197, 425),                     # 422: 197 is 0
        (MOVE, 24, 210),                         # 423: 210 is 8
        (JUMP, 426),                             # 424
        (MOVE, 24, 198),                         # 425: 198 is 4
        (MOVE, 21, 24),                          # 426
        (JUMP, 446),                             # 427
        (LOAD, 24, 4, 8),                        # 428: marks
        (BYTE, 26, 24, 210),                     # 429: 210 is 8
        (LOAD, 34, 4, 8),                        # 430: marks
        (LOAD, 35, 4, 9),                        # 431
        (BYTE, 36, 34, 212),                     # 432: 212 is 9
        (OR, 37, 26, 36),                        # 433
        (LOAD, 38, 4, 8),                        # 434: marks
        (LOAD, 39, 4, 9),                        # 435
        (BYTE, 40, 38, 213),                     # 436: 213 is 10
        (OR, 41, 37, 40),                        # 437
        (LOAD, 42, 4, 8),                        # 438: marks
        (LOAD, 43, 4, 9),                        # 439
        (BYTE, 44, 42, 211),                     # 440: 211 is 11
        (OR, 45, 41, 44),                        # 441
        (JNE, 45, 197, 445),                     # 442: 197 is 0
        (MOVE, 21, 210),                         # 443: 210 is 8
        (JUMP, 446),                             # 444
        (MOVE, 21, 198),                         # 445: 198 is 4
        (STORE, 4, 11, 21),                      # 446
        (LOAD, 21, 4, 3),                        # 447
        (LOAD, 22, 4, 4),                        # 448
        (SAME, 23, 21, 214),                     # 449: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 450
        (STORE, 4, 12, 24),                      # 451
        (LOAD, 24, 4, 6),                        # 452
        (JEQ, 24, 197, 472),                     # 453: 197 is 0
        (LOAD, 21, 4, 6),                        # 454
        (JUMP, 501),                             # 455
        (LOAD, 46, 4, 13),                       # 456
        (JNZ, 46, 471),                          # 457
        (LOAD, 49, 4, 11),                       # 458: pos: 4 + long_used
        (ADD, 50, 198, 49),                      # 459: 198 is 4
        (SEEK, 47, 0, 4, 50),                    # 460
        (LOAD, 54, 0, 5),                        # 461: size: _io.size >= 5 + long_used ? 1 : 0
        (LOAD, 55, 4, 11),                       # 462
        (ADD, 56, 207, 55),                      # 463: 207 is 5
        (JLT, 54, 56, 467),                      # 464
        (MOVE, 51, 199),                         # 465: 199 is 1
        (JUMP, 468),                             # 466
        (MOVE, 51, 197),                         # 467: 197 is 0
        (BYTES, 4, 14, 51),                      # 468: first_letter
        (CLOSE, 47),                             # 469: back from first_letter
        (STORE, 4, 13, 199),                     # 470: 199 is 1
        (RETURN, 6),                             # 471: first_letter is read
        (CALL, 6, 456),                          # 472: first_letter
        (LOAD, 24, 4, 14),                       # 473
        (LOAD, 25, 4, 15),                       # 474
        (JNE, 25, 199, 500),                     # 475: 199 is 1
        (BYTE, 26, 24, 197),                     # 476: first_letter; 197 is 0
        (JLT, 26, 216, 482),                     # 477: 216 is 193
        (LOAD, 24, 4, 14),                       # 478: first_letter
        (LOAD, 25, 4, 15),                       # 479
        (BYTE, 26, 24, 197),                     # 480: 197 is 0
        (JLE, 26, 217, 498),                     # 481: 217 is 201
        (LOAD, 24, 4, 14),                       # 482: first_letter
        (LOAD, 25, 4, 15),                       # 483
        (BYTE, 26, 24, 197),                     # 484: 197 is 0
        (JLT, 26, 218, 490),                     # 485: 218 is 209
        (LOAD, 24, 4, 14),                       # 486: first_letter
        (LOAD, 25, 4, 15),                       # 487
        (BYTE, 26, 24, 197),                     # 488: 197 is 0
        (JLE, 26, 219, 498),                     # 489: 219 is 217
        (LOAD, 24, 4, 14),                       # 490: first_letter
        (LOAD, 25, 4, 15),                       # 491
        (BYTE, 26, 24, 197),                     # 492: 197 is 0
        (JLT, 26, 220, 500),                     # 493: 220 is 226
        (LOAD, 24, 4, 14),                       # 494: first_letter
        (LOAD, 25, 4, 15),                       # 495
        (BYTE, 26, 24, 197),                     # 496: 197 is 0
        (JGT, 26, 221, 500),                     # 497: 221 is 233
        (MOVE, 21, 222),                         # 498: 222 is 1047
        (JUMP, 501),                             # 499
        (MOVE, 21, 223),                         # 500: 223 is 819
        (STORE, 4, 16, 21),                      # 501
        (LOAD, 21, 4, 10),                       # 502: switch-on: is_be
        (JNE, 21, 199, 506),                     # 503: cases: true; 199 is 1
        (STORE, 4, 17, 197),                     # 504: byte order be; 197 is 0
        (JUMP, 509),                             # 505
        (JNE, 21, 197, 3930),                    # 506: cases: false; 197 is 0
        (STORE, 4, 17, 199),                     # 507: byte order le; 199 is 1
        (JUMP, 509),                             # 508
        (RUN, 4, 18, 4),                         # 509: version
        (JNE, 21, 199, 513),                     # 510: switch-on: is_be; cases: true; 199 is 1
        (STORE, 4, 19, 197),                     # 511: byte order be; 197 is 0
        (JUMP, 516),                             # 512
        (JNE, 21, 197, 3930),                    # 513: cases: false; 197 is 0
        (STORE, 4, 19, 199),                     # 514: byte order le; 199 is 1
        (JUMP, 516),                             # 515
        (LOAD, 21, 4, 11),                       # 516: if: length_bytes != 8
        (JEQ, 21, 210, 534),                     # 517: 210 is 8
        (RUN, 4, 21, 4),                         # 518: narrow
        (NUMBER2, 21, 4, 21, 0, 52, 19),         # 519: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 520: 197 is 0
        (NUMBER2, 21, 4, 21, 0, 52, 19),         # 521
        (LOAD, 22, 0, 5),                        # 522
        (LOAD, 23, 0, 4),                        # 523
        (POSITION, 23, 23),                      # 524
        (SUB, 24, 22, 23),                       # 525
        (LOAD, 37, 4, 12),                       # 526
        (JZ, 37, 530),                           # 527
        (MOVE, 34, 197),                         # 528: 197 is 0
        (JUMP, 531),                             # 529
        (MOVE, 34, 199),                         # 530: 199 is 1
        (SUB, 37, 24, 34),                       # 531
        (JGT, 21, 37, 3930),                     # 532
        (STORE, 4, 20, 199),                     # 533: 199 is 1
        (LOAD, 21, 4, 11),                       # 534: if: length_bytes == 8
        (JNE, 21, 210, 551),                     # 535: 210 is 8
        (RUN, 4, 23, 8),                         # 536: wide
        (NUMBER2, 21, 4, 23, 0, 56, 19),         # 537: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 538: 197 is 0
        (LOAD, 22, 0, 5),                        # 539
        (LOAD, 23, 0, 4),                        # 540
        (POSITION, 23, 23),                      # 541
        (SUB, 24, 22, 23),                       # 542
        (LOAD, 37, 4, 12),                       # 543
        (JZ, 37, 547),                           # 544
        (MOVE, 34, 197),                         # 545: 197 is 0
        (JUMP, 548),                             # 546
        (MOVE, 34, 199),                         # 547: 199 is 1
        (SUB, 37, 24, 34),                       # 548
        (JGT, 21, 37, 3930),                     # 549
        (STORE, 4, 22, 199),                     # 550: 199 is 1
        (LOAD, 24, 4, 12),                       # 551: size: nul_counted ? len.value : len.value + 1
        (JZ, 24, 564),                           # 552
        (LOAD, 34, 4, 11),                       # 553
        (JNE, 34, 210, 559),                     # 554: 210 is 8
        (LOAD, 34, 4, 22),                       # 555
        (JZ, 34, 3930),                          # 556
        (NUMBER2, 24, 4, 23, 0, 56, 19),         # 557
        (JUMP, 562),                             # 558
        (LOAD, 34, 4, 20),                       # 559
        (JZ, 34, 3930),                          # 560
        (NUMBER2, 24, 4, 21, 0, 52, 19),         # 561
        (MOVE, 21, 24),                          # 562
        (JUMP, 574),                             # 563
        (LOAD, 34, 4, 11),                       # 564
        (JNE, 34, 210, 570),                     # 565: 210 is 8
        (LOAD, 34, 4, 22),                       # 566
        (JZ, 34, 3930),                          # 567
        (NUMBER2, 24, 4, 23, 0, 56, 19),         # 568
        (JUMP, 573),                             # 569
        (LOAD, 34, 4, 20),                       # 570
        (JZ, 34, 3930),                          # 571
        (NUMBER2, 24, 4, 21, 0, 52, 19),         # 572
        (ADD, 21, 24, 199),                      # 573: 199 is 1
        (BYTES, 4, 24, 21),                      # 574: content
        (OPEN, 24, 4, 24),                       # 575: content begins
        (LOAD, 26, 4, 16),                       # 576: if: not is_ebcdic
        (JEQ, 26, 224, 615),                     # 577: 224 is 37
        (JEQ, 26, 225, 615),                     # 578: 225 is 500
        (JEQ, 26, 222, 615),                     # 579: 222 is 1047
        (JEQ, 26, 226, 615),                     # 580: 226 is 1140
        (LOAD, 37, 4, 25),                       # 581: size: len_characters
        (JLE, 37, 197, 611),                     # 582: 197 is 0
        (JUMP, 601),                             # 583: last, when it is asked for
        (LOAD, 57, 4, 29),                       # 584
        (JNZ, 57, 600),                          # 585
        (LOAD, 63, 4, 25),                       # 586: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 63, 197, 590),                     # 587: 197 is 0
        (SUB, 60, 63, 199),                      # 588: 199 is 1
        (JUMP, 591),                             # 589
        (MOVE, 60, 197),                         # 590: 197 is 0
        (SEEK, 58, 4, 24, 60),                   # 591
        (LOAD, 66, 4, 25),                       # 592: size: _io.size > 0 ? 1 : 0
        (JLE, 66, 197, 596),                     # 593: 197 is 0
        (MOVE, 63, 199),                         # 594: 199 is 1
        (JUMP, 597),                             # 595
        (MOVE, 63, 197),                         # 596: 197 is 0
        (BYTES, 4, 30, 63),                      # 597: last
        (CLOSE, 58),                             # 598: back from last
        (STORE, 4, 29, 199),                     # 599: 199 is 1
        (RETURN, 7),                             # 600: last is read
        (CALL, 7, 584),                          # 601: last
        (LOAD, 37, 4, 30),                       # 602
        (LOAD, 38, 4, 31),                       # 603
        (SAME, 39, 37, 227),                     # 604: 227 is b'\x00'
        (JNZ, 39, 608),                          # 605
        (LOAD, 37, 4, 12),                       # 606
        (JNZ, 37, 611),                          # 607
        (LOAD, 37, 4, 25),                       # 608
        (SUB, 34, 37, 199),                      # 609: 199 is 1
        (JUMP, 612),                             # 610
        (LOAD, 34, 4, 25),                       # 611
        (BYTES, 4, 27, 34),                      # 612: characters
        (UNPAD, 4, 27, 32),                      # 613
        (STORE, 4, 26, 199),                     # 614: 199 is 1
        (LOAD, 26, 4, 16),                       # 615: if: is_ebcdic
        (JEQ, 26, 224, 620),                     # 616: 224 is 37
        (JEQ, 26, 225, 620),                     # 617: 225 is 500
        (JEQ, 26, 222, 620),                     # 618: 222 is 1047
        (JNE, 26, 226, 636),                     # 619: 226 is 1140
        (LOAD, 37, 4, 25),                       # 620: size: len_characters
        (JLE, 37, 197, 632),                     # 621: 197 is 0
        (CALL, 7, 584),                          # 622: last
        (LOAD, 37, 4, 30),                       # 623
        (LOAD, 38, 4, 31),                       # 624
        (SAME, 39, 37, 227),                     # 625: 227 is b'\x00'
        (JNZ, 39, 629),                          # 626
        (LOAD, 37, 4, 12),                       # 627
        (JNZ, 37, 632),                          # 628
        (LOAD, 37, 4, 25),                       # 629
        (SUB, 34, 37, 199),                      # 630: 199 is 1
        (JUMP, 633),                             # 631
        (LOAD, 34, 4, 25),                       # 632
        (BYTES, 4, 33, 34),                      # 633: ebcdic_characters
        (UNPAD, 4, 33, 64),                      # 634
        (STORE, 4, 32, 199),                     # 635: 199 is 1
        (REST, 4, 35),                           # 636: terminator
        (CLOSE, 24),                             # 637: content ends
        (LOAD, 21, 4, 10),                       # 638: switch-on: is_be
        (JNE, 21, 199, 642),                     # 639: cases: true; 199 is 1
        (STORE, 4, 37, 197),                     # 640: byte order be; 197 is 0
        (JUMP, 645),                             # 641
        (JNE, 21, 197, 3930),                    # 642: cases: false; 197 is 0
        (STORE, 4, 37, 199),                     # 643: byte order le; 199 is 1
        (JUMP, 645),                             # 644
        (LOAD, 21, 4, 11),                       # 645: if: length_bytes != 8
        (JEQ, 21, 210, 662),                     # 646: 210 is 8
        (RUN, 4, 39, 4),                         # 647: narrow
        (NUMBER2, 21, 4, 39, 0, 52, 37),         # 648: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 649: 197 is 0
        (LOAD, 22, 0, 5),                        # 650
        (LOAD, 23, 0, 4),                        # 651
        (POSITION, 23, 23),                      # 652
        (SUB, 24, 22, 23),                       # 653
        (LOAD, 37, 4, 12),                       # 654
        (JZ, 37, 658),                           # 655
        (MOVE, 34, 197),                         # 656: 197 is 0
        (JUMP, 659),                             # 657
        (MOVE, 34, 199),                         # 658: 199 is 1
        (SUB, 37, 24, 34),                       # 659
        (JGT, 21, 37, 3930),                     # 660
        (STORE, 4, 38, 199),                     # 661: 199 is 1
        (LOAD, 21, 4, 11),                       # 662: if: length_bytes == 8
        (JNE, 21, 210, 679),                     # 663: 210 is 8
        (RUN, 4, 41, 8),                         # 664: wide
        (NUMBER2, 21, 4, 41, 0, 56, 37),         # 665: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 666: 197 is 0
        (LOAD, 22, 0, 5),                        # 667
        (LOAD, 23, 0, 4),                        # 668
        (POSITION, 23, 23),                      # 669
        (SUB, 24, 22, 23),                       # 670
        (LOAD, 37, 4, 12),                       # 671
        (JZ, 37, 675),                           # 672
        (MOVE, 34, 197),                         # 673: 197 is 0
        (JUMP, 676),                             # 674
        (MOVE, 34, 199),                         # 675: 199 is 1
        (SUB, 37, 24, 34),                       # 676
        (JGT, 21, 37, 3930),                     # 677
        (STORE, 4, 40, 199),                     # 678: 199 is 1
        (LOAD, 24, 4, 12),                       # 679: size: nul_counted ? len.value : len.value + 1
        (JZ, 24, 692),                           # 680
        (LOAD, 34, 4, 11),                       # 681
        (JNE, 34, 210, 687),                     # 682: 210 is 8
        (LOAD, 34, 4, 40),                       # 683
        (JZ, 34, 3930),                          # 684
        (NUMBER2, 24, 4, 41, 0, 56, 37),         # 685
        (JUMP, 690),                             # 686
        (LOAD, 34, 4, 38),                       # 687
        (JZ, 34, 3930),                          # 688
        (NUMBER2, 24, 4, 39, 0, 52, 37),         # 689
        (MOVE, 21, 24),                          # 690
        (JUMP, 702),                             # 691
        (LOAD, 34, 4, 11),                       # 692
        (JNE, 34, 210, 698),                     # 693: 210 is 8
        (LOAD, 34, 4, 40),                       # 694
        (JZ, 34, 3930),                          # 695
        (NUMBER2, 24, 4, 41, 0, 56, 37),         # 696
        (JUMP, 701),                             # 697
        (LOAD, 34, 4, 38),                       # 698
        (JZ, 34, 3930),                          # 699
        (NUMBER2, 24, 4, 39, 0, 52, 37),         # 700
        (ADD, 21, 24, 199),                      # 701: 199 is 1
        (BYTES, 4, 42, 21),                      # 702: content
        (OPEN, 24, 4, 42),                       # 703: content begins
        (LOAD, 26, 4, 16),                       # 704: if: not is_ebcdic
        (JEQ, 26, 224, 743),                     # 705: 224 is 37
        (JEQ, 26, 225, 743),                     # 706: 225 is 500
        (JEQ, 26, 222, 743),                     # 707: 222 is 1047
        (JEQ, 26, 226, 743),                     # 708: 226 is 1140
        (LOAD, 37, 4, 43),                       # 709: size: len_characters
        (JLE, 37, 197, 739),                     # 710: 197 is 0
        (JUMP, 729),                             # 711: last, when it is asked for
        (LOAD, 67, 4, 47),                       # 712
        (JNZ, 67, 728),                          # 713
        (LOAD, 73, 4, 43),                       # 714: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 73, 197, 718),                     # 715: 197 is 0
        (SUB, 70, 73, 199),                      # 716: 199 is 1
        (JUMP, 719),                             # 717
        (MOVE, 70, 197),                         # 718: 197 is 0
        (SEEK, 68, 4, 42, 70),                   # 719
        (LOAD, 76, 4, 43),                       # 720: size: _io.size > 0 ? 1 : 0
        (JLE, 76, 197, 724),                     # 721: 197 is 0
        (MOVE, 73, 199),                         # 722: 199 is 1
        (JUMP, 725),                             # 723
        (MOVE, 73, 197),                         # 724: 197 is 0
        (BYTES, 4, 48, 73),                      # 725: last
        (CLOSE, 68),                             # 726: back from last
        (STORE, 4, 47, 199),                     # 727: 199 is 1
        (RETURN, 8),                             # 728: last is read
        (CALL, 8, 712),                          # 729: last
        (LOAD, 37, 4, 48),                       # 730
        (LOAD, 38, 4, 49),                       # 731
        (SAME, 39, 37, 227),                     # 732: 227 is b'\x00'
        (JNZ, 39, 736),                          # 733
        (LOAD, 37, 4, 12),                       # 734
        (JNZ, 37, 739),                          # 735
        (LOAD, 37, 4, 43),                       # 736
        (SUB, 34, 37, 199),                      # 737: 199 is 1
        (JUMP, 740),                             # 738
        (LOAD, 34, 4, 43),                       # 739
        (BYTES, 4, 45, 34),                      # 740: characters
        (UNPAD, 4, 45, 32),                      # 741
        (STORE, 4, 44, 199),                     # 742: 199 is 1
        (LOAD, 26, 4, 16),                       # 743: if: is_ebcdic
        (JEQ, 26, 224, 748),                     # 744: 224 is 37
        (JEQ, 26, 225, 748),                     # 745: 225 is 500
        (JEQ, 26, 222, 748),                     # 746: 222 is 1047
        (JNE, 26, 226, 764),                     # 747: 226 is 1140
        (LOAD, 37, 4, 43),                       # 748: size: len_characters
        (JLE, 37, 197, 760),                     # 749: 197 is 0
        (CALL, 8, 712),                          # 750: last
        (LOAD, 37, 4, 48),                       # 751
        (LOAD, 38, 4, 49),                       # 752
        (SAME, 39, 37, 227),                     # 753: 227 is b'\x00'
        (JNZ, 39, 757),                          # 754
        (LOAD, 37, 4, 12),                       # 755
        (JNZ, 37, 760),                          # 756
        (LOAD, 37, 4, 43),                       # 757
        (SUB, 34, 37, 199),                      # 758: 199 is 1
        (JUMP, 761),                             # 759
        (LOAD, 34, 4, 43),                       # 760
        (BYTES, 4, 51, 34),                      # 761: ebcdic_characters
        (UNPAD, 4, 51, 64),                      # 762
        (STORE, 4, 50, 199),                     # 763: 199 is 1
        (REST, 4, 53),                           # 764: terminator
        (CLOSE, 24),                             # 765: content ends
        (LOAD, 21, 4, 10),                       # 766: switch-on: is_be
        (JNE, 21, 199, 770),                     # 767: cases: true; 199 is 1
        (STORE, 4, 55, 197),                     # 768: byte order be; 197 is 0
        (JUMP, 773),                             # 769
        (JNE, 21, 197, 3930),                    # 770: cases: false; 197 is 0
        (STORE, 4, 55, 199),                     # 771: byte order le; 199 is 1
        (JUMP, 773),                             # 772
        (LOAD, 21, 4, 11),                       # 773: if: long_bytes != 8
        (JEQ, 21, 210, 777),                     # 774: 210 is 8
        (RUN, 4, 57, 4),                         # 775: narrow
        (STORE, 4, 56, 199),                     # 776: 199 is 1
        (JNE, 21, 210, 780),                     # 777: if: long_bytes == 8; 210 is 8
        (RUN, 4, 59, 8),                         # 778: wide
        (STORE, 4, 58, 199),                     # 779: 199 is 1
        (LOAD, 21, 4, 10),                       # 780: switch-on: is_be
        (JNE, 21, 199, 784),                     # 781: cases: true; 199 is 1
        (STORE, 4, 60, 197),                     # 782: byte order be; 197 is 0
        (JUMP, 787),                             # 783
        (JNE, 21, 197, 3930),                    # 784: cases: false; 197 is 0
        (STORE, 4, 60, 199),                     # 785: byte order le; 199 is 1
        (JUMP, 787),                             # 786
        (LOAD, 21, 4, 11),                       # 787: if: long_bytes != 8
        (JEQ, 21, 210, 791),                     # 788: 210 is 8
        (RUN, 4, 62, 4),                         # 789: narrow
        (STORE, 4, 61, 199),                     # 790: 199 is 1
        (JNE, 21, 210, 794),                     # 791: if: long_bytes == 8; 210 is 8
        (RUN, 4, 64, 8),                         # 792: wide
        (STORE, 4, 63, 199),                     # 793: 199 is 1
        (LOAD, 21, 4, 10),                       # 794: switch-on: is_be
        (JNE, 21, 199, 798),                     # 795: cases: true; 199 is 1
        (STORE, 4, 65, 197),                     # 796: byte order be; 197 is 0
        (JUMP, 801),                             # 797
        (JNE, 21, 197, 3930),                    # 798: cases: false; 197 is 0
        (STORE, 4, 65, 199),                     # 799: byte order le; 199 is 1
        (JUMP, 801),                             # 800
        (LOAD, 21, 4, 11),                       # 801: if: long_bytes != 8
        (JEQ, 21, 210, 805),                     # 802: 210 is 8
        (RUN, 4, 67, 4),                         # 803: narrow
        (STORE, 4, 66, 199),                     # 804: 199 is 1
        (JNE, 21, 210, 808),                     # 805: if: long_bytes == 8; 210 is 8
        (RUN, 4, 69, 8),                         # 806: wide
        (STORE, 4, 68, 199),                     # 807: 199 is 1
        (LOAD, 21, 4, 10),                       # 808: switch-on: is_be
        (JNE, 21, 199, 812),                     # 809: cases: true; 199 is 1
        (STORE, 4, 70, 197),                     # 810: byte order be; 197 is 0
        (JUMP, 815),                             # 811
        (JNE, 21, 197, 3930),                    # 812: cases: false; 197 is 0
        (STORE, 4, 70, 199),                     # 813: byte order le; 199 is 1
        (JUMP, 815),                             # 814
        (LOAD, 21, 4, 11),                       # 815: if: length_bytes != 8
        (JEQ, 21, 210, 832),                     # 816: 210 is 8
        (RUN, 4, 72, 4),                         # 817: narrow
        (NUMBER2, 21, 4, 72, 0, 52, 70),         # 818: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 819: 197 is 0
        (LOAD, 22, 0, 5),                        # 820
        (LOAD, 23, 0, 4),                        # 821
        (POSITION, 23, 23),                      # 822
        (SUB, 24, 22, 23),                       # 823
        (LOAD, 37, 4, 12),                       # 824
        (JZ, 37, 828),                           # 825
        (MOVE, 34, 197),                         # 826: 197 is 0
        (JUMP, 829),                             # 827
        (MOVE, 34, 199),                         # 828: 199 is 1
        (SUB, 37, 24, 34),                       # 829
        (JGT, 21, 37, 3930),                     # 830
        (STORE, 4, 71, 199),                     # 831: 199 is 1
        (LOAD, 21, 4, 11),                       # 832: if: length_bytes == 8
        (JNE, 21, 210, 849),                     # 833: 210 is 8
        (RUN, 4, 74, 8),                         # 834: wide
        (NUMBER2, 21, 4, 74, 0, 56, 70),         # 835: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 836: 197 is 0
        (LOAD, 22, 0, 5),                        # 837
        (LOAD, 23, 0, 4),                        # 838
        (POSITION, 23, 23),                      # 839
        (SUB, 24, 22, 23),                       # 840
        (LOAD, 37, 4, 12),                       # 841
        (JZ, 37, 845),                           # 842
        (MOVE, 34, 197),                         # 843: 197 is 0
        (JUMP, 846),                             # 844
        (MOVE, 34, 199),                         # 845: 199 is 1
        (SUB, 37, 24, 34),                       # 846
        (JGT, 21, 37, 3930),                     # 847
        (STORE, 4, 73, 199),                     # 848: 199 is 1
        (LOAD, 24, 4, 12),                       # 849: size: nul_counted ? len.value : len.value + 1
        (JZ, 24, 862),                           # 850
        (LOAD, 34, 4, 11),                       # 851
        (JNE, 34, 210, 857),                     # 852: 210 is 8
        (LOAD, 34, 4, 73),                       # 853
        (JZ, 34, 3930),                          # 854
        (NUMBER2, 24, 4, 74, 0, 56, 70),         # 855
        (JUMP, 860),                             # 856
        (LOAD, 34, 4, 71),                       # 857
        (JZ, 34, 3930),                          # 858
        (NUMBER2, 24, 4, 72, 0, 52, 70),         # 859
        (MOVE, 21, 24),                          # 860
        (JUMP, 872),                             # 861
        (LOAD, 34, 4, 11),                       # 862
        (JNE, 34, 210, 868),                     # 863: 210 is 8
        (LOAD, 34, 4, 73),                       # 864
        (JZ, 34, 3930),                          # 865
        (NUMBER2, 24, 4, 74, 0, 56, 70),         # 866
        (JUMP, 871),                             # 867
        (LOAD, 34, 4, 71),                       # 868
        (JZ, 34, 3930),                          # 869
        (NUMBER2, 24, 4, 72, 0, 52, 70),         # 870
        (ADD, 21, 24, 199),                      # 871: 199 is 1
        (BYTES, 4, 75, 21),                      # 872: content
        (OPEN, 24, 4, 75),                       # 873: content begins
        (LOAD, 26, 4, 16),                       # 874: if: not is_ebcdic
        (JEQ, 26, 224, 913),                     # 875: 224 is 37
        (JEQ, 26, 225, 913),                     # 876: 225 is 500
        (JEQ, 26, 222, 913),                     # 877: 222 is 1047
        (JEQ, 26, 226, 913),                     # 878: 226 is 1140
        (LOAD, 37, 4, 76),                       # 879: size: len_characters
        (JLE, 37, 197, 909),                     # 880: 197 is 0
        (JUMP, 899),                             # 881: last, when it is asked for
        (LOAD, 77, 4, 80),                       # 882
        (JNZ, 77, 898),                          # 883
        (LOAD, 83, 4, 76),                       # 884: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 83, 197, 888),                     # 885: 197 is 0
        (SUB, 80, 83, 199),                      # 886: 199 is 1
        (JUMP, 889),                             # 887
        (MOVE, 80, 197),                         # 888: 197 is 0
        (SEEK, 78, 4, 75, 80),                   # 889
        (LOAD, 86, 4, 76),                       # 890: size: _io.size > 0 ? 1 : 0
        (JLE, 86, 197, 894),                     # 891: 197 is 0
        (MOVE, 83, 199),                         # 892: 199 is 1
        (JUMP, 895),                             # 893
        (MOVE, 83, 197),                         # 894: 197 is 0
        (BYTES, 4, 81, 83),                      # 895: last
        (CLOSE, 78),                             # 896: back from last
        (STORE, 4, 80, 199),                     # 897: 199 is 1
        (RETURN, 9),                             # 898: last is read
        (CALL, 9, 882),                          # 899: last
        (LOAD, 37, 4, 81),                       # 900
        (LOAD, 38, 4, 82),                       # 901
        (SAME, 39, 37, 227),                     # 902: 227 is b'\x00'
        (JNZ, 39, 906),                          # 903
        (LOAD, 37, 4, 12),                       # 904
        (JNZ, 37, 909),                          # 905
        (LOAD, 37, 4, 76),                       # 906
        (SUB, 34, 37, 199),                      # 907: 199 is 1
        (JUMP, 910),                             # 908
        (LOAD, 34, 4, 76),                       # 909
        (BYTES, 4, 78, 34),                      # 910: characters
        (UNPAD, 4, 78, 32),                      # 911
        (STORE, 4, 77, 199),                     # 912: 199 is 1
        (LOAD, 26, 4, 16),                       # 913: if: is_ebcdic
        (JEQ, 26, 224, 918),                     # 914: 224 is 37
        (JEQ, 26, 225, 918),                     # 915: 225 is 500
        (JEQ, 26, 222, 918),                     # 916: 222 is 1047
        (JNE, 26, 226, 934),                     # 917: 226 is 1140
        (LOAD, 37, 4, 76),                       # 918: size: len_characters
        (JLE, 37, 197, 930),                     # 919: 197 is 0
        (CALL, 9, 882),                          # 920: last
        (LOAD, 37, 4, 81),                       # 921
        (LOAD, 38, 4, 82),                       # 922
        (SAME, 39, 37, 227),                     # 923: 227 is b'\x00'
        (JNZ, 39, 927),                          # 924
        (LOAD, 37, 4, 12),                       # 925
        (JNZ, 37, 930),                          # 926
        (LOAD, 37, 4, 76),                       # 927
        (SUB, 34, 37, 199),                      # 928: 199 is 1
        (JUMP, 931),                             # 929
        (LOAD, 34, 4, 76),                       # 930
        (BYTES, 4, 84, 34),                      # 931: ebcdic_characters
        (UNPAD, 4, 84, 64),                      # 932
        (STORE, 4, 83, 199),                     # 933: 199 is 1
        (REST, 4, 86),                           # 934: terminator
        (CLOSE, 24),                             # 935: content ends
        (RUN, 4, 88, 1),                         # 936: reuse
        (LOAD, 21, 4, 10),                       # 937: switch-on: is_be
        (JNE, 21, 199, 941),                     # 938: cases: true; 199 is 1
        (STORE, 4, 89, 197),                     # 939: byte order be; 197 is 0
        (JUMP, 944),                             # 940
        (JNE, 21, 197, 3930),                    # 941: cases: false; 197 is 0
        (STORE, 4, 89, 199),                     # 942: byte order le; 199 is 1
        (JUMP, 944),                             # 943
        (LOAD, 21, 4, 11),                       # 944: if: length_bytes != 8
        (JEQ, 21, 210, 961),                     # 945: 210 is 8
        (RUN, 4, 91, 4),                         # 946: narrow
        (NUMBER2, 21, 4, 91, 0, 52, 89),         # 947: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 948: 197 is 0
        (LOAD, 22, 0, 5),                        # 949
        (LOAD, 23, 0, 4),                        # 950
        (POSITION, 23, 23),                      # 951
        (SUB, 24, 22, 23),                       # 952
        (LOAD, 37, 4, 12),                       # 953
        (JZ, 37, 957),                           # 954
        (MOVE, 34, 197),                         # 955: 197 is 0
        (JUMP, 958),                             # 956
        (MOVE, 34, 199),                         # 957: 199 is 1
        (SUB, 37, 24, 34),                       # 958
        (JGT, 21, 37, 3930),                     # 959
        (STORE, 4, 90, 199),                     # 960: 199 is 1
        (LOAD, 21, 4, 11),                       # 961: if: length_bytes == 8
        (JNE, 21, 210, 978),                     # 962: 210 is 8
        (RUN, 4, 93, 8),                         # 963: wide
        (NUMBER2, 21, 4, 93, 0, 56, 89),         # 964: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 965: 197 is 0
        (LOAD, 22, 0, 5),                        # 966
        (LOAD, 23, 0, 4),                        # 967
        (POSITION, 23, 23),                      # 968
        (SUB, 24, 22, 23),                       # 969
        (LOAD, 37, 4, 12),                       # 970
        (JZ, 37, 974),                           # 971
        (MOVE, 34, 197),                         # 972: 197 is 0
        (JUMP, 975),                             # 973
        (MOVE, 34, 199),                         # 974: 199 is 1
        (SUB, 37, 24, 34),                       # 975
        (JGT, 21, 37, 3930),                     # 976
        (STORE, 4, 92, 199),                     # 977: 199 is 1
        (LOAD, 24, 4, 12),                       # 978: size: nul_counted ? len.value : len.value + 1
        (JZ, 24, 991),                           # 979
        (LOAD, 34, 4, 11),                       # 980
        (JNE, 34, 210, 986),                     # 981: 210 is 8
        (LOAD, 34, 4, 92),                       # 982
        (JZ, 34, 3930),                          # 983
        (NUMBER2, 24, 4, 93, 0, 56, 89),         # 984
        (JUMP, 989),                             # 985
        (LOAD, 34, 4, 90),                       # 986
        (JZ, 34, 3930),                          # 987
        (NUMBER2, 24, 4, 91, 0, 52, 89),         # 988
        (MOVE, 21, 24),                          # 989
        (JUMP, 1001),                            # 990
        (LOAD, 34, 4, 11),                       # 991
        (JNE, 34, 210, 997),                     # 992: 210 is 8
        (LOAD, 34, 4, 92),                       # 993
        (JZ, 34, 3930),                          # 994
        (NUMBER2, 24, 4, 93, 0, 56, 89),         # 995
        (JUMP, 1000),                            # 996
        (LOAD, 34, 4, 90),                       # 997
        (JZ, 34, 3930),                          # 998
        (NUMBER2, 24, 4, 91, 0, 52, 89),         # 999
        (ADD, 21, 24, 199),                      # 1000: 199 is 1
        (BYTES, 4, 94, 21),                      # 1001: content
        (OPEN, 24, 4, 94),                       # 1002: content begins
        (LOAD, 26, 4, 16),                       # 1003: if: not is_ebcdic
        (JEQ, 26, 224, 1042),                    # 1004: 224 is 37
        (JEQ, 26, 225, 1042),                    # 1005: 225 is 500
        (JEQ, 26, 222, 1042),                    # 1006: 222 is 1047
        (JEQ, 26, 226, 1042),                    # 1007: 226 is 1140
        (LOAD, 37, 4, 95),                       # 1008: size: len_characters
        (JLE, 37, 197, 1038),                    # 1009: 197 is 0
        (JUMP, 1028),                            # 1010: last, when it is asked for
        (LOAD, 87, 4, 99),                       # 1011
        (JNZ, 87, 1027),                         # 1012
        (LOAD, 93, 4, 95),                       # 1013: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 93, 197, 1017),                    # 1014: 197 is 0
        (SUB, 90, 93, 199),                      # 1015: 199 is 1
        (JUMP, 1018),                            # 1016
        (MOVE, 90, 197),                         # 1017: 197 is 0
        (SEEK, 88, 4, 94, 90),                   # 1018
        (LOAD, 96, 4, 95),                       # 1019: size: _io.size > 0 ? 1 : 0
        (JLE, 96, 197, 1023),                    # 1020: 197 is 0
        (MOVE, 93, 199),                         # 1021: 199 is 1
        (JUMP, 1024),                            # 1022
        (MOVE, 93, 197),                         # 1023: 197 is 0
        (BYTES, 4, 100, 93),                     # 1024: last
        (CLOSE, 88),                             # 1025: back from last
        (STORE, 4, 99, 199),                     # 1026: 199 is 1
        (RETURN, 10),                            # 1027: last is read
        (CALL, 10, 1011),                        # 1028: last
        (LOAD, 37, 4, 100),                      # 1029
        (LOAD, 38, 4, 101),                      # 1030
        (SAME, 39, 37, 227),                     # 1031: 227 is b'\x00'
        (JNZ, 39, 1035),                         # 1032
        (LOAD, 37, 4, 12),                       # 1033
        (JNZ, 37, 1038),                         # 1034
        (LOAD, 37, 4, 95),                       # 1035
        (SUB, 34, 37, 199),                      # 1036: 199 is 1
        (JUMP, 1039),                            # 1037
        (LOAD, 34, 4, 95),                       # 1038
        (BYTES, 4, 97, 34),                      # 1039: characters
        (UNPAD, 4, 97, 32),                      # 1040
        (STORE, 4, 96, 199),                     # 1041: 199 is 1
        (LOAD, 26, 4, 16),                       # 1042: if: is_ebcdic
        (JEQ, 26, 224, 1047),                    # 1043: 224 is 37
        (JEQ, 26, 225, 1047),                    # 1044: 225 is 500
        (JEQ, 26, 222, 1047),                    # 1045: 222 is 1047
        (JNE, 26, 226, 1063),                    # 1046: 226 is 1140
        (LOAD, 37, 4, 95),                       # 1047: size: len_characters
        (JLE, 37, 197, 1059),                    # 1048: 197 is 0
        (CALL, 10, 1011),                        # 1049: last
        (LOAD, 37, 4, 100),                      # 1050
        (LOAD, 38, 4, 101),                      # 1051
        (SAME, 39, 37, 227),                     # 1052: 227 is b'\x00'
        (JNZ, 39, 1056),                         # 1053
        (LOAD, 37, 4, 12),                       # 1054
        (JNZ, 37, 1059),                         # 1055
        (LOAD, 37, 4, 95),                       # 1056
        (SUB, 34, 37, 199),                      # 1057: 199 is 1
        (JUMP, 1060),                            # 1058
        (LOAD, 34, 4, 95),                       # 1059
        (BYTES, 4, 103, 34),                     # 1060: ebcdic_characters
        (UNPAD, 4, 103, 64),                     # 1061
        (STORE, 4, 102, 199),                    # 1062: 199 is 1
        (REST, 4, 105),                          # 1063: terminator
        (CLOSE, 24),                             # 1064: content ends
        (LOAD, 21, 4, 10),                       # 1065: switch-on: is_be
        (JNE, 21, 199, 1069),                    # 1066: cases: true; 199 is 1
        (STORE, 4, 107, 197),                    # 1067: byte order be; 197 is 0
        (JUMP, 1072),                            # 1068
        (JNE, 21, 197, 3930),                    # 1069: cases: false; 197 is 0
        (STORE, 4, 107, 199),                    # 1070: byte order le; 199 is 1
        (JUMP, 1072),                            # 1071
        (LOAD, 21, 4, 11),                       # 1072: if: long_bytes != 8
        (JEQ, 21, 210, 1076),                    # 1073: 210 is 8
        (RUN, 4, 109, 4),                        # 1074: narrow
        (STORE, 4, 108, 199),                    # 1075: 199 is 1
        (JNE, 21, 210, 1079),                    # 1076: if: long_bytes == 8; 210 is 8
        (RUN, 4, 111, 8),                        # 1077: wide
        (STORE, 4, 110, 199),                    # 1078: 199 is 1
        (LOAD, 21, 4, 10),                       # 1079: switch-on: is_be
        (JNE, 21, 199, 1083),                    # 1080: cases: true; 199 is 1
        (STORE, 4, 112, 197),                    # 1081: byte order be; 197 is 0
        (JUMP, 1086),                            # 1082
        (JNE, 21, 197, 3930),                    # 1083: cases: false; 197 is 0
        (STORE, 4, 112, 199),                    # 1084: byte order le; 199 is 1
        (JUMP, 1086),                            # 1085
        (LOAD, 21, 4, 11),                       # 1086: if: length_bytes != 8
        (JEQ, 21, 210, 1103),                    # 1087: 210 is 8
        (RUN, 4, 114, 4),                        # 1088: narrow
        (NUMBER2, 21, 4, 114, 0, 52, 112),       # 1089: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 1090: 197 is 0
        (LOAD, 22, 0, 5),                        # 1091
        (LOAD, 23, 0, 4),                        # 1092
        (POSITION, 23, 23),                      # 1093
        (SUB, 24, 22, 23),                       # 1094
        (LOAD, 37, 4, 12),                       # 1095
        (JZ, 37, 1099),                          # 1096
        (MOVE, 34, 197),                         # 1097: 197 is 0
        (JUMP, 1100),                            # 1098
        (MOVE, 34, 199),                         # 1099: 199 is 1
        (SUB, 37, 24, 34),                       # 1100
        (JGT, 21, 37, 3930),                     # 1101
        (STORE, 4, 113, 199),                    # 1102: 199 is 1
        (LOAD, 21, 4, 11),                       # 1103: if: length_bytes == 8
        (JNE, 21, 210, 1120),                    # 1104: 210 is 8
        (RUN, 4, 116, 8),                        # 1105: wide
        (NUMBER2, 21, 4, 116, 0, 56, 112),       # 1106: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 21, 197, 3930),                    # 1107: 197 is 0
        (LOAD, 22, 0, 5),                        # 1108
        (LOAD, 23, 0, 4),                        # 1109
        (POSITION, 23, 23),                      # 1110
        (SUB, 24, 22, 23),                       # 1111
        (LOAD, 37, 4, 12),                       # 1112
        (JZ, 37, 1116),                          # 1113
        (MOVE, 34, 197),                         # 1114: 197 is 0
        (JUMP, 1117),                            # 1115
        (MOVE, 34, 199),                         # 1116: 199 is 1
        (SUB, 37, 24, 34),                       # 1117
        (JGT, 21, 37, 3930),                     # 1118
        (STORE, 4, 115, 199),                    # 1119: 199 is 1
        (LOAD, 24, 4, 12),                       # 1120: size: nul_counted ? len.value : len.value + 1
        (JZ, 24, 1133),                          # 1121
        (LOAD, 34, 4, 11),                       # 1122
        (JNE, 34, 210, 1128),                    # 1123: 210 is 8
        (LOAD, 34, 4, 115),                      # 1124
        (JZ, 34, 3930),                          # 1125
        (NUMBER2, 24, 4, 116, 0, 56, 112),       # 1126
        (JUMP, 1131),                            # 1127
        (LOAD, 34, 4, 113),                      # 1128
        (JZ, 34, 3930),                          # 1129
        (NUMBER2, 24, 4, 114, 0, 52, 112),       # 1130
        (MOVE, 21, 24),                          # 1131
        (JUMP, 1143),                            # 1132
        (LOAD, 34, 4, 11),                       # 1133
        (JNE, 34, 210, 1139),                    # 1134: 210 is 8
        (LOAD, 34, 4, 115),                      # 1135
        (JZ, 34, 3930),                          # 1136
        (NUMBER2, 24, 4, 116, 0, 56, 112),       # 1137
        (JUMP, 1142),                            # 1138
        (LOAD, 34, 4, 113),                      # 1139
        (JZ, 34, 3930),                          # 1140
        (NUMBER2, 24, 4, 114, 0, 52, 112),       # 1141
        (ADD, 21, 24, 199),                      # 1142: 199 is 1
        (BYTES, 4, 117, 21),                     # 1143: content
        (OPEN, 24, 4, 117),                      # 1144: content begins
        (LOAD, 26, 4, 16),                       # 1145: if: not is_ebcdic
        (JEQ, 26, 224, 1184),                    # 1146: 224 is 37
        (JEQ, 26, 225, 1184),                    # 1147: 225 is 500
        (JEQ, 26, 222, 1184),                    # 1148: 222 is 1047
        (JEQ, 26, 226, 1184),                    # 1149: 226 is 1140
        (LOAD, 37, 4, 118),                      # 1150: size: len_characters
        (JLE, 37, 197, 1180),                    # 1151: 197 is 0
        (JUMP, 1170),                            # 1152: last, when it is asked for
        (LOAD, 97, 4, 122),                      # 1153
        (JNZ, 97, 1169),                         # 1154
        (LOAD, 103, 4, 118),                     # 1155: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 103, 197, 1159),                   # 1156: 197 is 0
        (SUB, 100, 103, 199),                    # 1157: 199 is 1
        (JUMP, 1160),                            # 1158
        (MOVE, 100, 197),                        # 1159: 197 is 0
        (SEEK, 98, 4, 117, 100),                 # 1160
        (LOAD, 106, 4, 118),                     # 1161: size: _io.size > 0 ? 1 : 0
        (JLE, 106, 197, 1165),                   # 1162: 197 is 0
        (MOVE, 103, 199),                        # 1163: 199 is 1
        (JUMP, 1166),                            # 1164
        (MOVE, 103, 197),                        # 1165: 197 is 0
        (BYTES, 4, 123, 103),                    # 1166: last
        (CLOSE, 98),                             # 1167: back from last
        (STORE, 4, 122, 199),                    # 1168: 199 is 1
        (RETURN, 11),                            # 1169: last is read
        (CALL, 11, 1153),                        # 1170: last
        (LOAD, 37, 4, 123),                      # 1171
        (LOAD, 38, 4, 124),                      # 1172
        (SAME, 39, 37, 227),                     # 1173: 227 is b'\x00'
        (JNZ, 39, 1177),                         # 1174
        (LOAD, 37, 4, 12),                       # 1175
        (JNZ, 37, 1180),                         # 1176
        (LOAD, 37, 4, 118),                      # 1177
        (SUB, 34, 37, 199),                      # 1178: 199 is 1
        (JUMP, 1181),                            # 1179
        (LOAD, 34, 4, 118),                      # 1180
        (BYTES, 4, 120, 34),                     # 1181: characters
        (UNPAD, 4, 120, 32),                     # 1182
        (STORE, 4, 119, 199),                    # 1183: 199 is 1
        (LOAD, 26, 4, 16),                       # 1184: if: is_ebcdic
        (JEQ, 26, 224, 1189),                    # 1185: 224 is 37
        (JEQ, 26, 225, 1189),                    # 1186: 225 is 500
        (JEQ, 26, 222, 1189),                    # 1187: 222 is 1047
        (JNE, 26, 226, 1205),                    # 1188: 226 is 1140
        (LOAD, 37, 4, 118),                      # 1189: size: len_characters
        (JLE, 37, 197, 1201),                    # 1190: 197 is 0
        (CALL, 11, 1153),                        # 1191: last
        (LOAD, 37, 4, 123),                      # 1192
        (LOAD, 38, 4, 124),                      # 1193
        (SAME, 39, 37, 227),                     # 1194: 227 is b'\x00'
        (JNZ, 39, 1198),                         # 1195
        (LOAD, 37, 4, 12),                       # 1196
        (JNZ, 37, 1201),                         # 1197
        (LOAD, 37, 4, 118),                      # 1198
        (SUB, 34, 37, 199),                      # 1199: 199 is 1
        (JUMP, 1202),                            # 1200
        (LOAD, 34, 4, 118),                      # 1201
        (BYTES, 4, 126, 34),                     # 1202: ebcdic_characters
        (UNPAD, 4, 126, 64),                     # 1203
        (STORE, 4, 125, 199),                    # 1204: 199 is 1
        (REST, 4, 128),                          # 1205: terminator
        (CLOSE, 24),                             # 1206: content ends
        (RUN, 4, 130, 26),                       # 1207: sort_flags, read_password_flag, read_password, write_password_flag, write_password, alter_password_flag, alter_password
        (LOAD, 21, 0, 5),                        # 1208: if: _io.size - _io.pos == 4
        (LOAD, 22, 0, 4),                        # 1209
        (POSITION, 22, 22),                      # 1210
        (SUB, 23, 21, 22),                       # 1211
        (JNE, 23, 198, 1225),                    # 1212: 198 is 4
        (ROW, 3, 12, 21),                        # 1213: sas_mq_data_set_definition.generations_limit
        (STORE, 4, 131, 21),                     # 1214
        (LOAD, 22, 4, 10),                       # 1215
        (STORE, 12, 0, 22),                      # 1216
        (JNE, 22, 199, 1220),                    # 1217: switch-on: is_be; cases: true; 199 is 1
        (STORE, 12, 1, 197),                     # 1218: byte order be; 197 is 0
        (JUMP, 1223),                            # 1219
        (JNE, 22, 197, 3930),                    # 1220: cases: false; 197 is 0
        (STORE, 12, 1, 199),                     # 1221: byte order le; 199 is 1
        (JUMP, 1223),                            # 1222
        (RUN, 12, 3, 4),                         # 1223: narrow
        (STORE, 12, 2, 199),                     # 1224: 199 is 1
        (REST, 4, 132),                          # 1225: trailing_bytes
        (CLOSE, 19),                             # 1226: sas_mq_data_set_definition ends
        (JUMP, 2555),                            # 1227
        (ROW, 4, 13, 11),                        # 1228: sas_mq_data_set_message.content.sas_mq_variable_definitions
        (STORE, 0, 7, 11),                       # 1229
        (SAME, 22, 1, 200),                      # 1230: 200 is b'little'
        (JZ, 22, 1233),                          # 1231
        (JUMP, 1281),                            # 1232
        (SAME, 22, 1, 202),                      # 1233: 202 is b'big'
        (JZ, 22, 1236),                          # 1234
        (JUMP, 1277),                            # 1235
        (CALL, 1, 14),                           # 1236: marks
        (LOAD, 22, 0, 2),                        # 1237
        (LOAD, 23, 0, 3),                        # 1238
        (JNE, 23, 197, 1243),                    # 1239: 197 is 0
        (AND, 22, 6, 204),                       # 1240: 204 is 15
        (JNE, 22, 199, 1281),                    # 1241: 199 is 1
        (JUMP, 1277),                            # 1242
        (BYTE, 24, 22, 197),                     # 1243: marks; 197 is 0
        (JNE, 24, 197, 1258),                    # 1244: 197 is 0
        (LOAD, 22, 0, 2),                        # 1245: marks
        (LOAD, 23, 0, 3),                        # 1246
        (BYTE, 24, 22, 199),                     # 1247: 199 is 1
        (JNE, 24, 197, 1258),                    # 1248: 197 is 0
        (LOAD, 22, 0, 2),                        # 1249: marks
        (LOAD, 23, 0, 3),                        # 1250
        (BYTE, 24, 22, 205),                     # 1251: 205 is 2
        (JNE, 24, 197, 1258),                    # 1252: 197 is 0
        (LOAD, 22, 0, 2),                        # 1253: marks
        (LOAD, 23, 0, 3),                        # 1254
        (BYTE, 24, 22, 206),                     # 1255: 206 is 3
        (JEQ, 24, 197, 1258),                    # 1256: 197 is 0
        (JUMP, 1277),                            # 1257
        (LOAD, 22, 0, 2),                        # 1258: marks
        (LOAD, 23, 0, 3),                        # 1259
        (BYTE, 24, 22, 206),                     # 1260: 206 is 3
        (JNE, 24, 197, 1275),                    # 1261: 197 is 0
        (LOAD, 22, 0, 2),                        # 1262: marks
        (LOAD, 23, 0, 3),                        # 1263
        (BYTE, 24, 22, 205),                     # 1264: 205 is 2
        (JNE, 24, 197, 1275),                    # 1265: 197 is 0
        (LOAD, 22, 0, 2),                        # 1266: marks
        (LOAD, 23, 0, 3),                        # 1267
        (BYTE, 24, 22, 199),                     # 1268: 199 is 1
        (JNE, 24, 197, 1275),                    # 1269: 197 is 0
        (LOAD, 22, 0, 2),                        # 1270: marks
        (LOAD, 23, 0, 3),                        # 1271
        (BYTE, 24, 22, 197),                     # 1272: 197 is 0
        (JEQ, 24, 197, 1275),                    # 1273: 197 is 0
        (JUMP, 1281),                            # 1274
        (AND, 22, 6, 204),                       # 1275: 204 is 15
        (JNE, 22, 199, 1281),                    # 1276: 199 is 1
        (MOVE, 19, 202),                         # 1277: 202 is b'big'
        (MOVE, 20, 203),                         # 1278: 203 is 3
        (MOVE, 21, 197),                         # 1279: 197 is 0
        (JUMP, 1284),                            # 1280
        (MOVE, 19, 200),                         # 1281: 200 is b'little'
        (MOVE, 20, 201),                         # 1282: 201 is 6
        (MOVE, 21, 197),                         # 1283: 197 is 0
        (STORE, 13, 0, 19),                      # 1284
        (STORE, 13, 1, 20),                      # 1285
        (STORE, 13, 2, 3),                       # 1286
        (STORE, 13, 3, 4),                       # 1287
        (STORE, 13, 4, 5),                       # 1288
        (STORE, 13, 5, 6),                       # 1289
        (STORE, 13, 6, 7),                       # 1290
        (OPEN, 19, 0, 4),                        # 1291: sas_mq_variable_definitions begins
        (LOAD, 24, 13, 0),                       # 1292
        (LOAD, 25, 13, 1),                       # 1293
        (SAME, 26, 24, 200),                     # 1294: 200 is b'little'
        (JZ, 26, 1298),                          # 1295
        (MOVE, 21, 197),                         # 1296: 197 is 0
        (JUMP, 1342),                            # 1297
        (SAME, 26, 24, 202),                     # 1298: 202 is b'big'
        (JZ, 26, 1302),                          # 1299
        (MOVE, 21, 199),                         # 1300: 199 is 1
        (JUMP, 1342),                            # 1301
        (LOAD, 24, 13, 5),                       # 1302
        (AND, 25, 24, 204),                      # 1303: 204 is 15
        (JNE, 25, 199, 1307),                    # 1304: 199 is 1
        (MOVE, 21, 199),                         # 1305: 199 is 1
        (JUMP, 1342),                            # 1306
        (JEQ, 25, 205, 1325),                    # 1307: 205 is 2
        (JUMP, 1321),                            # 1308: marks, when it is asked for
        (LOAD, 107, 13, 7),                      # 1309
        (JNZ, 107, 1320),                        # 1310
        (SEEK, 108, 0, 4, 197),                  # 1311: pos: 0; 197 is 0
        (LOAD, 113, 0, 5),                       # 1312: size: _io.size >= 8 ? 8 : 0
        (JLT, 113, 210, 1316),                   # 1313: 210 is 8
        (MOVE, 110, 210),                        # 1314: 210 is 8
        (JUMP, 1317),                            # 1315
        (MOVE, 110, 197),                        # 1316: 197 is 0
        (BYTES, 13, 8, 110),                     # 1317: marks
        (CLOSE, 108),                            # 1318: back from marks
        (STORE, 13, 7, 199),                     # 1319: 199 is 1
        (RETURN, 14),                            # 1320: marks is read
        (CALL, 14, 1309),                        # 1321: marks
        (LOAD, 24, 13, 8),                       # 1322
        (LOAD, 25, 13, 9),                       # 1323
        (JNE, 25, 197, 1327),                    # 1324: 197 is 0
        (MOVE, 21, 197),                         # 1325: 197 is 0
        (JUMP, 1342),                            # 1326
        (MOVE, 24, 197),                         # 1327: 197 is 0
        (LOAD, 25, 13, 8),                       # 1328: marks
        (LOAD, 26, 13, 9),                       # 1329
        (BYTE, 34, 25, 197),                     # 1330: 197 is 0
        (JNE, 34, 197, 1341),                    # 1331: 197 is 0
        (LOAD, 25, 13, 8),                       # 1332: marks
        (LOAD, 26, 13, 9),                       # 1333
        (BYTE, 34, 25, 206),                     # 1334: 206 is 3
        (JNE, 34, 197, 1340),                    # 1335: 197 is 0
        (LOAD, 25, 13, 8),                       # 1336: marks
        (LOAD, 26, 13, 9),                       # 1337
        (BYTE, 34, 25, 209),                     # 1338: 209 is 7
        (JEQ, 34, 197, 1341),                    # 1339: 197 is 0
        (MOVE, 24, 199),                         # 1340: 199 is 1
        (MOVE, 21, 24),                          # 1341
        (STORE, 13, 10, 21),                     # 1342
        (LOAD, 24, 13, 2),                       # 1343
        (JEQ, 24, 197, 1347),                    # 1344: 197 is 0
        (LOAD, 21, 13, 2),                       # 1345
        (JUMP, 1394),                            # 1346
        (CALL, 14, 1309),                        # 1347: marks
        (LOAD, 24, 13, 8),                       # 1348
        (LOAD, 25, 13, 9),                       # 1349
        (JNE, 25, 197, 1353),                    # 1350: 197 is 0
        (MOVE, 21, 198),                         # 1351: 198 is 4
        (JUMP, 1394),                            # 1352
        (LOAD, 24, 13, 10),                      # 1353
        (JZ, 24, 1376),                          # 1354
        (LOAD, 34, 13, 8),                       # 1355: marks
        (LOAD, 35, 13, 9),                       # 1356
        (BYTE, 36, 34, 197),                     # 1357: 197 is 0
        (LOAD, 37, 13, 8),                       # 1358: marks
        (LOAD, 38, 13, 9),                       # 1359
        (BYTE, 39, 37, 199),                     # 1360: 199 is 1
        (OR, 40, 36, 39),                        # 1361
        (LOAD, 41, 13, 8),                       # 1362: marks
        (LOAD, 42, 13, 9),                       # 1363
        (BYTE, 43, 41, 205),                     # 1364: 205 is 2
        (OR, 44, 40, 43),                        # 1365
        (LOAD, 114, 13, 8),                      # 1366: marks
        (LOAD, 115, 13, 9),                      # 1367
        (BYTE, 116, 114, 206),                   # 1368: 206 is 3
        (OR, 117, 44, 116),                      # 1369
        (JNE, 117, 197, 1373),                   # 1370: 197 is 0
        (MOVE, 24, 210),                         # 1371: 210 is 8
        (JUMP, 1374),                            # 1372
        (MOVE, 24, 198),                         # 1373: 198 is 4
        (MOVE, 21, 24),                          # 1374
        (JUMP, 1394),                            # 1375
        (LOAD, 24, 13, 8),                       # 1376: marks
        (BYTE, 26, 24, 198),                     # 1377: 198 is 4
        (LOAD, 34, 13, 8),                       # 1378: marks
        (LOAD, 35, 13, 9),                       # 1379
        (BYTE, 36, 34, 207),                     # 1380: 207 is 5
        (OR, 37, 26, 36),                        # 1381
        (LOAD, 38, 13, 8),                       # 1382: marks
        (LOAD, 39, 13, 9),                       # 1383
        (BYTE, 40, 38, 229),                     # 1384: 229 is 6
        (OR, 41, 37, 40),                        # 1385
        (LOAD, 42, 13, 8),                       # 1386: marks
        (LOAD, 43, 13, 9),                       # 1387
        (BYTE, 44, 42, 209),                     # 1388: 209 is 7
        (OR, 45, 41, 44),                        # 1389
        (JNE, 45, 197, 1393),                    # 1390: 197 is 0
        (MOVE, 21, 210),                         # 1391: 210 is 8
        (JUMP, 1394),                            # 1392
        (MOVE, 21, 198),                         # 1393: 198 is 4
        (STORE, 13, 11, 21),                     # 1394
        (LOAD, 21, 13, 3),                       # 1395
        (LOAD, 22, 13, 4),                       # 1396
        (SAME, 23, 21, 214),                     # 1397: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 1398
        (STORE, 13, 12, 24),                     # 1399
        (LOAD, 24, 13, 6),                       # 1400
        (JEQ, 24, 197, 1418),                    # 1401: 197 is 0
        (LOAD, 21, 13, 6),                       # 1402
        (JUMP, 1447),                            # 1403
        (LOAD, 118, 13, 13),                     # 1404
        (JNZ, 118, 1417),                        # 1405
        (LOAD, 121, 13, 11),                     # 1406: pos: long_used
        (SEEK, 119, 0, 4, 121),                  # 1407
        (LOAD, 125, 0, 5),                       # 1408: size: _io.size > long_used ? 1 : 0
        (LOAD, 126, 13, 11),                     # 1409
        (JLE, 125, 126, 1413),                   # 1410
        (MOVE, 122, 199),                        # 1411: 199 is 1
        (JUMP, 1414),                            # 1412
        (MOVE, 122, 197),                        # 1413: 197 is 0
        (BYTES, 13, 14, 122),                    # 1414: first_letter
        (CLOSE, 119),                            # 1415: back from first_letter
        (STORE, 13, 13, 199),                    # 1416: 199 is 1
        (RETURN, 15),                            # 1417: first_letter is read
        (CALL, 15, 1404),                        # 1418: first_letter
        (LOAD, 24, 13, 14),                      # 1419
        (LOAD, 25, 13, 15),                      # 1420
        (JNE, 25, 199, 1446),                    # 1421: 199 is 1
        (BYTE, 26, 24, 197),                     # 1422: first_letter; 197 is 0
        (JLT, 26, 216, 1428),                    # 1423: 216 is 193
        (LOAD, 24, 13, 14),                      # 1424: first_letter
        (LOAD, 25, 13, 15),                      # 1425
        (BYTE, 26, 24, 197),                     # 1426: 197 is 0
        (JLE, 26, 217, 1444),                    # 1427: 217 is 201
        (LOAD, 24, 13, 14),                      # 1428: first_letter
        (LOAD, 25, 13, 15),                      # 1429
        (BYTE, 26, 24, 197),                     # 1430: 197 is 0
        (JLT, 26, 218, 1436),                    # 1431: 218 is 209
        (LOAD, 24, 13, 14),                      # 1432: first_letter
        (LOAD, 25, 13, 15),                      # 1433
        (BYTE, 26, 24, 197),                     # 1434: 197 is 0
        (JLE, 26, 219, 1444),                    # 1435: 219 is 217
        (LOAD, 24, 13, 14),                      # 1436: first_letter
        (LOAD, 25, 13, 15),                      # 1437
        (BYTE, 26, 24, 197),                     # 1438: 197 is 0
        (JLT, 26, 220, 1446),                    # 1439: 220 is 226
        (LOAD, 24, 13, 14),                      # 1440: first_letter
        (LOAD, 25, 13, 15),                      # 1441
        (BYTE, 26, 24, 197),                     # 1442: 197 is 0
        (JGT, 26, 221, 1446),                    # 1443: 221 is 233
        (MOVE, 21, 222),                         # 1444: 222 is 1047
        (JUMP, 1447),                            # 1445
        (MOVE, 21, 223),                         # 1446: 223 is 819
        (STORE, 13, 16, 21),                     # 1447
        (ROWS, 22, 5),                           # 1448: variables: repeat eos
        (STORE, 13, 17, 22),                     # 1449
        (MOVE, 21, 197),                         # 1450: 197 is 0
        (EOF, 22),                               # 1451
        (JNZ, 22, 2056),                         # 1452
        (ROW, 5, 16, 22),                        # 1453: variables: an item
        (LOAD, 23, 13, 10),                      # 1454
        (STORE, 16, 0, 23),                      # 1455
        (LOAD, 23, 13, 11),                      # 1456
        (STORE, 16, 1, 23),                      # 1457
        (LOAD, 23, 13, 12),                      # 1458
        (STORE, 16, 2, 23),                      # 1459
        (LOAD, 23, 13, 16),                      # 1460
        (STORE, 16, 3, 23),                      # 1461
        (LOAD, 23, 16, 0),                       # 1462: switch-on: is_be
        (JNE, 23, 199, 1466),                    # 1463: cases: true; 199 is 1
        (STORE, 16, 4, 197),                     # 1464: byte order be; 197 is 0
        (JUMP, 1469),                            # 1465
        (JNE, 23, 197, 3930),                    # 1466: cases: false; 197 is 0
        (STORE, 16, 4, 199),                     # 1467: byte order le; 199 is 1
        (JUMP, 1469),                            # 1468
        (JNE, 23, 199, 1472),                    # 1469: switch-on: is_be; cases: true; 199 is 1
        (STORE, 16, 5, 197),                     # 1470: byte order be; 197 is 0
        (JUMP, 1475),                            # 1471
        (JNE, 23, 197, 3930),                    # 1472: cases: false; 197 is 0
        (STORE, 16, 5, 199),                     # 1473: byte order le; 199 is 1
        (JUMP, 1475),                            # 1474
        (LOAD, 23, 16, 1),                       # 1475: if: length_bytes != 8
        (JEQ, 23, 210, 1492),                    # 1476: 210 is 8
        (RUN, 16, 7, 4),                         # 1477: narrow
        (NUMBER2, 23, 16, 7, 0, 52, 5),          # 1478: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1479: 197 is 0
        (LOAD, 24, 0, 5),                        # 1480
        (LOAD, 25, 0, 4),                        # 1481
        (POSITION, 25, 25),                      # 1482
        (SUB, 26, 24, 25),                       # 1483
        (LOAD, 37, 16, 2),                       # 1484
        (JZ, 37, 1488),                          # 1485
        (MOVE, 34, 197),                         # 1486: 197 is 0
        (JUMP, 1489),                            # 1487
        (MOVE, 34, 199),                         # 1488: 199 is 1
        (SUB, 37, 26, 34),                       # 1489
        (JGT, 23, 37, 3930),                     # 1490
        (STORE, 16, 6, 199),                     # 1491: 199 is 1
        (LOAD, 23, 16, 1),                       # 1492: if: length_bytes == 8
        (JNE, 23, 210, 1509),                    # 1493: 210 is 8
        (RUN, 16, 9, 8),                         # 1494: wide
        (NUMBER2, 23, 16, 9, 0, 56, 5),          # 1495: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1496: 197 is 0
        (LOAD, 24, 0, 5),                        # 1497
        (LOAD, 25, 0, 4),                        # 1498
        (POSITION, 25, 25),                      # 1499
        (SUB, 26, 24, 25),                       # 1500
        (LOAD, 37, 16, 2),                       # 1501
        (JZ, 37, 1505),                          # 1502
        (MOVE, 34, 197),                         # 1503: 197 is 0
        (JUMP, 1506),                            # 1504
        (MOVE, 34, 199),                         # 1505: 199 is 1
        (SUB, 37, 26, 34),                       # 1506
        (JGT, 23, 37, 3930),                     # 1507
        (STORE, 16, 8, 199),                     # 1508: 199 is 1
        (LOAD, 26, 16, 2),                       # 1509: size: nul_counted ? len.value : len.value + 1
        (JZ, 26, 1522),                          # 1510
        (LOAD, 37, 16, 1),                       # 1511
        (JNE, 37, 210, 1517),                    # 1512: 210 is 8
        (LOAD, 37, 16, 8),                       # 1513
        (JZ, 37, 3930),                          # 1514
        (NUMBER2, 34, 16, 9, 0, 56, 5),          # 1515
        (JUMP, 1520),                            # 1516
        (LOAD, 37, 16, 6),                       # 1517
        (JZ, 37, 3930),                          # 1518
        (NUMBER2, 34, 16, 7, 0, 52, 5),          # 1519
        (MOVE, 23, 34),                          # 1520
        (JUMP, 1532),                            # 1521
        (LOAD, 37, 16, 1),                       # 1522
        (JNE, 37, 210, 1528),                    # 1523: 210 is 8
        (LOAD, 37, 16, 8),                       # 1524
        (JZ, 37, 3930),                          # 1525
        (NUMBER2, 34, 16, 9, 0, 56, 5),          # 1526
        (JUMP, 1531),                            # 1527
        (LOAD, 37, 16, 6),                       # 1528
        (JZ, 37, 3930),                          # 1529
        (NUMBER2, 34, 16, 7, 0, 52, 5),          # 1530
        (ADD, 23, 34, 199),                      # 1531: 199 is 1
        (BYTES, 16, 10, 23),                     # 1532: content
        (OPEN, 34, 16, 10),                      # 1533: content begins
        (LOAD, 36, 16, 3),                       # 1534: if: not is_ebcdic
        (JEQ, 36, 224, 1573),                    # 1535: 224 is 37
        (JEQ, 36, 225, 1573),                    # 1536: 225 is 500
        (JEQ, 36, 222, 1573),                    # 1537: 222 is 1047
        (JEQ, 36, 226, 1573),                    # 1538: 226 is 1140
        (LOAD, 39, 16, 11),                      # 1539: size: len_characters
        (JLE, 39, 197, 1569),                    # 1540: 197 is 0
        (JUMP, 1559),                            # 1541: last, when it is asked for
        (LOAD, 127, 16, 15),                     # 1542
        (JNZ, 127, 1558),                        # 1543
        (LOAD, 133, 16, 11),                     # 1544: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 133, 197, 1548),                   # 1545: 197 is 0
        (SUB, 130, 133, 199),                    # 1546: 199 is 1
        (JUMP, 1549),                            # 1547
        (MOVE, 130, 197),                        # 1548: 197 is 0
        (SEEK, 128, 16, 10, 130),                # 1549
        (LOAD, 136, 16, 11),                     # 1550: size: _io.size > 0 ? 1 : 0
        (JLE, 136, 197, 1554),                   # 1551: 197 is 0
        (MOVE, 133, 199),                        # 1552: 199 is 1
        (JUMP, 1555),                            # 1553
        (MOVE, 133, 197),                        # 1554: 197 is 0
        (BYTES, 16, 16, 133),                    # 1555: last
        (CLOSE, 128),                            # 1556: back from last
        (STORE, 16, 15, 199),                    # 1557: 199 is 1
        (RETURN, 17),                            # 1558: last is read
        (CALL, 17, 1542),                        # 1559: last
        (LOAD, 39, 16, 16),                      # 1560
        (LOAD, 40, 16, 17),                      # 1561
        (SAME, 41, 39, 227),                     # 1562: 227 is b'\x00'
        (JNZ, 41, 1566),                         # 1563
        (LOAD, 39, 16, 2),                       # 1564
        (JNZ, 39, 1569),                         # 1565
        (LOAD, 39, 16, 11),                      # 1566
        (SUB, 36, 39, 199),                      # 1567: 199 is 1
        (JUMP, 1570),                            # 1568
        (LOAD, 36, 16, 11),                      # 1569
        (BYTES, 16, 13, 36),                     # 1570: characters
        (UNPAD, 16, 13, 32),                     # 1571
        (STORE, 16, 12, 199),                    # 1572: 199 is 1
        (LOAD, 36, 16, 3),                       # 1573: if: is_ebcdic
        (JEQ, 36, 224, 1578),                    # 1574: 224 is 37
        (JEQ, 36, 225, 1578),                    # 1575: 225 is 500
        (JEQ, 36, 222, 1578),                    # 1576: 222 is 1047
        (JNE, 36, 226, 1594),                    # 1577: 226 is 1140
        (LOAD, 39, 16, 11),                      # 1578: size: len_characters
        (JLE, 39, 197, 1590),                    # 1579: 197 is 0
        (CALL, 17, 1542),                        # 1580: last
        (LOAD, 39, 16, 16),                      # 1581
        (LOAD, 40, 16, 17),                      # 1582
        (SAME, 41, 39, 227),                     # 1583: 227 is b'\x00'
        (JNZ, 41, 1587),                         # 1584
        (LOAD, 39, 16, 2),                       # 1585
        (JNZ, 39, 1590),                         # 1586
        (LOAD, 39, 16, 11),                      # 1587
        (SUB, 36, 39, 199),                      # 1588: 199 is 1
        (JUMP, 1591),                            # 1589
        (LOAD, 36, 16, 11),                      # 1590
        (BYTES, 16, 19, 36),                     # 1591: ebcdic_characters
        (UNPAD, 16, 19, 64),                     # 1592
        (STORE, 16, 18, 199),                    # 1593: 199 is 1
        (REST, 16, 21),                          # 1594: terminator
        (CLOSE, 34),                             # 1595: content ends
        (LOAD, 23, 16, 0),                       # 1596: switch-on: is_be
        (JNE, 23, 199, 1600),                    # 1597: cases: true; 199 is 1
        (STORE, 16, 23, 197),                    # 1598: byte order be; 197 is 0
        (JUMP, 1603),                            # 1599
        (JNE, 23, 197, 3930),                    # 1600: cases: false; 197 is 0
        (STORE, 16, 23, 199),                    # 1601: byte order le; 199 is 1
        (JUMP, 1603),                            # 1602
        (LOAD, 23, 16, 1),                       # 1603: if: length_bytes != 8
        (JEQ, 23, 210, 1621),                    # 1604: 210 is 8
        (RUN, 16, 25, 4),                        # 1605: narrow
        (NUMBER2, 23, 16, 25, 0, 52, 23),        # 1606: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1607: 197 is 0
        (NUMBER2, 23, 16, 25, 0, 52, 23),        # 1608
        (LOAD, 24, 0, 5),                        # 1609
        (LOAD, 25, 0, 4),                        # 1610
        (POSITION, 25, 25),                      # 1611
        (SUB, 26, 24, 25),                       # 1612
        (LOAD, 37, 16, 2),                       # 1613
        (JZ, 37, 1617),                          # 1614
        (MOVE, 34, 197),                         # 1615: 197 is 0
        (JUMP, 1618),                            # 1616
        (MOVE, 34, 199),                         # 1617: 199 is 1
        (SUB, 37, 26, 34),                       # 1618
        (JGT, 23, 37, 3930),                     # 1619
        (STORE, 16, 24, 199),                    # 1620: 199 is 1
        (LOAD, 23, 16, 1),                       # 1621: if: length_bytes == 8
        (JNE, 23, 210, 1639),                    # 1622: 210 is 8
        (RUN, 16, 27, 8),                        # 1623: wide
        (NUMBER2, 23, 16, 27, 0, 56, 23),        # 1624: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1625: 197 is 0
        (NUMBER2, 23, 16, 27, 0, 56, 23),        # 1626
        (LOAD, 24, 0, 5),                        # 1627
        (LOAD, 25, 0, 4),                        # 1628
        (POSITION, 25, 25),                      # 1629
        (SUB, 26, 24, 25),                       # 1630
        (LOAD, 37, 16, 2),                       # 1631
        (JZ, 37, 1635),                          # 1632
        (MOVE, 34, 197),                         # 1633: 197 is 0
        (JUMP, 1636),                            # 1634
        (MOVE, 34, 199),                         # 1635: 199 is 1
        (SUB, 37, 26, 34),                       # 1636
        (JGT, 23, 37, 3930),                     # 1637
        (STORE, 16, 26, 199),                    # 1638: 199 is 1
        (LOAD, 26, 16, 2),                       # 1639: size: nul_counted ? len.value : len.value + 1
        (JZ, 26, 1652),                          # 1640
        (LOAD, 37, 16, 1),                       # 1641
        (JNE, 37, 210, 1647),                    # 1642: 210 is 8
        (LOAD, 37, 16, 26),                      # 1643
        (JZ, 37, 3930),                          # 1644
        (NUMBER2, 34, 16, 27, 0, 56, 23),        # 1645
        (JUMP, 1650),                            # 1646
        (LOAD, 37, 16, 24),                      # 1647
        (JZ, 37, 3930),                          # 1648
        (NUMBER2, 34, 16, 25, 0, 52, 23),        # 1649
        (MOVE, 23, 34),                          # 1650
        (JUMP, 1662),                            # 1651
        (LOAD, 37, 16, 1),                       # 1652
        (JNE, 37, 210, 1658),                    # 1653: 210 is 8
        (LOAD, 37, 16, 26),                      # 1654
        (JZ, 37, 3930),                          # 1655
        (NUMBER2, 34, 16, 27, 0, 56, 23),        # 1656
        (JUMP, 1661),                            # 1657
        (LOAD, 37, 16, 24),                      # 1658
        (JZ, 37, 3930),                          # 1659
        (NUMBER2, 34, 16, 25, 0, 52, 23),        # 1660
        (ADD, 23, 34, 199),                      # 1661: 199 is 1
        (BYTES, 16, 28, 23),                     # 1662: content
        (OPEN, 34, 16, 28),                      # 1663: content begins
        (LOAD, 36, 16, 3),                       # 1664: if: not is_ebcdic
        (JEQ, 36, 224, 1703),                    # 1665: 224 is 37
        (JEQ, 36, 225, 1703),                    # 1666: 225 is 500
        (JEQ, 36, 222, 1703),                    # 1667: 222 is 1047
        (JEQ, 36, 226, 1703),                    # 1668: 226 is 1140
        (LOAD, 39, 16, 29),                      # 1669: size: len_characters
        (JLE, 39, 197, 1699),                    # 1670: 197 is 0
        (JUMP, 1689),                            # 1671: last, when it is asked for
        (LOAD, 137, 16, 33),                     # 1672
        (JNZ, 137, 1688),                        # 1673
        (LOAD, 143, 16, 29),                     # 1674: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 143, 197, 1678),                   # 1675: 197 is 0
        (SUB, 140, 143, 199),                    # 1676: 199 is 1
        (JUMP, 1679),                            # 1677
        (MOVE, 140, 197),                        # 1678: 197 is 0
        (SEEK, 138, 16, 28, 140),                # 1679
        (LOAD, 146, 16, 29),                     # 1680: size: _io.size > 0 ? 1 : 0
        (JLE, 146, 197, 1684),                   # 1681: 197 is 0
        (MOVE, 143, 199),                        # 1682: 199 is 1
        (JUMP, 1685),                            # 1683
        (MOVE, 143, 197),                        # 1684: 197 is 0
        (BYTES, 16, 34, 143),                    # 1685: last
        (CLOSE, 138),                            # 1686: back from last
        (STORE, 16, 33, 199),                    # 1687: 199 is 1
        (RETURN, 18),                            # 1688: last is read
        (CALL, 18, 1672),                        # 1689: last
        (LOAD, 39, 16, 34),                      # 1690
        (LOAD, 40, 16, 35),                      # 1691
        (SAME, 41, 39, 227),                     # 1692: 227 is b'\x00'
        (JNZ, 41, 1696),                         # 1693
        (LOAD, 39, 16, 2),                       # 1694
        (JNZ, 39, 1699),                         # 1695
        (LOAD, 39, 16, 29),                      # 1696
        (SUB, 36, 39, 199),                      # 1697: 199 is 1
        (JUMP, 1700),                            # 1698
        (LOAD, 36, 16, 29),                      # 1699
        (BYTES, 16, 31, 36),                     # 1700: characters
        (UNPAD, 16, 31, 32),                     # 1701
        (STORE, 16, 30, 199),                    # 1702: 199 is 1
        (LOAD, 36, 16, 3),                       # 1703: if: is_ebcdic
        (JEQ, 36, 224, 1708),                    # 1704: 224 is 37
        (JEQ, 36, 225, 1708),                    # 1705: 225 is 500
        (JEQ, 36, 222, 1708),                    # 1706: 222 is 1047
        (JNE, 36, 226, 1724),                    # 1707: 226 is 1140
        (LOAD, 39, 16, 29),                      # 1708: size: len_characters
        (JLE, 39, 197, 1720),                    # 1709: 197 is 0
        (CALL, 18, 1672),                        # 1710: last
        (LOAD, 39, 16, 34),                      # 1711
        (LOAD, 40, 16, 35),                      # 1712
        (SAME, 41, 39, 227),                     # 1713: 227 is b'\x00'
        (JNZ, 41, 1717),                         # 1714
        (LOAD, 39, 16, 2),                       # 1715
        (JNZ, 39, 1720),                         # 1716
        (LOAD, 39, 16, 29),                      # 1717
        (SUB, 36, 39, 199),                      # 1718: 199 is 1
        (JUMP, 1721),                            # 1719
        (LOAD, 36, 16, 29),                      # 1720
        (BYTES, 16, 37, 36),                     # 1721: ebcdic_characters
        (UNPAD, 16, 37, 64),                     # 1722
        (STORE, 16, 36, 199),                    # 1723: 199 is 1
        (REST, 16, 39),                          # 1724: terminator
        (CLOSE, 34),                             # 1725: content ends
        (LOAD, 23, 16, 0),                       # 1726: switch-on: is_be
        (JNE, 23, 199, 1730),                    # 1727: cases: true; 199 is 1
        (STORE, 16, 41, 197),                    # 1728: byte order be; 197 is 0
        (JUMP, 1733),                            # 1729
        (JNE, 23, 197, 3930),                    # 1730: cases: false; 197 is 0
        (STORE, 16, 41, 199),                    # 1731: byte order le; 199 is 1
        (JUMP, 1733),                            # 1732
        (LOAD, 23, 16, 1),                       # 1733: if: length_bytes != 8
        (JEQ, 23, 210, 1750),                    # 1734: 210 is 8
        (RUN, 16, 43, 4),                        # 1735: narrow
        (NUMBER2, 23, 16, 43, 0, 52, 41),        # 1736: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1737: 197 is 0
        (LOAD, 24, 0, 5),                        # 1738
        (LOAD, 25, 0, 4),                        # 1739
        (POSITION, 25, 25),                      # 1740
        (SUB, 26, 24, 25),                       # 1741
        (LOAD, 37, 16, 2),                       # 1742
        (JZ, 37, 1746),                          # 1743
        (MOVE, 34, 197),                         # 1744: 197 is 0
        (JUMP, 1747),                            # 1745
        (MOVE, 34, 199),                         # 1746: 199 is 1
        (SUB, 37, 26, 34),                       # 1747
        (JGT, 23, 37, 3930),                     # 1748
        (STORE, 16, 42, 199),                    # 1749: 199 is 1
        (LOAD, 23, 16, 1),                       # 1750: if: length_bytes == 8
        (JNE, 23, 210, 1767),                    # 1751: 210 is 8
        (RUN, 16, 45, 8),                        # 1752: wide
        (NUMBER2, 23, 16, 45, 0, 56, 41),        # 1753: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1754: 197 is 0
        (LOAD, 24, 0, 5),                        # 1755
        (LOAD, 25, 0, 4),                        # 1756
        (POSITION, 25, 25),                      # 1757
        (SUB, 26, 24, 25),                       # 1758
        (LOAD, 37, 16, 2),                       # 1759
        (JZ, 37, 1763),                          # 1760
        (MOVE, 34, 197),                         # 1761: 197 is 0
        (JUMP, 1764),                            # 1762
        (MOVE, 34, 199),                         # 1763: 199 is 1
        (SUB, 37, 26, 34),                       # 1764
        (JGT, 23, 37, 3930),                     # 1765
        (STORE, 16, 44, 199),                    # 1766: 199 is 1
        (LOAD, 26, 16, 2),                       # 1767: size: nul_counted ? len.value : len.value + 1
        (JZ, 26, 1780),                          # 1768
        (LOAD, 37, 16, 1),                       # 1769
        (JNE, 37, 210, 1775),                    # 1770: 210 is 8
        (LOAD, 37, 16, 44),                      # 1771
        (JZ, 37, 3930),                          # 1772
        (NUMBER2, 34, 16, 45, 0, 56, 41),        # 1773
        (JUMP, 1778),                            # 1774
        (LOAD, 37, 16, 42),                      # 1775
        (JZ, 37, 3930),                          # 1776
        (NUMBER2, 34, 16, 43, 0, 52, 41),        # 1777
        (MOVE, 23, 34),                          # 1778
        (JUMP, 1790),                            # 1779
        (LOAD, 37, 16, 1),                       # 1780
        (JNE, 37, 210, 1786),                    # 1781: 210 is 8
        (LOAD, 37, 16, 44),                      # 1782
        (JZ, 37, 3930),                          # 1783
        (NUMBER2, 34, 16, 45, 0, 56, 41),        # 1784
        (JUMP, 1789),                            # 1785
        (LOAD, 37, 16, 42),                      # 1786
        (JZ, 37, 3930),                          # 1787
        (NUMBER2, 34, 16, 43, 0, 52, 41),        # 1788
        (ADD, 23, 34, 199),                      # 1789: 199 is 1
        (BYTES, 16, 46, 23),                     # 1790: content
        (OPEN, 34, 16, 46),                      # 1791: content begins
        (LOAD, 36, 16, 3),                       # 1792: if: not is_ebcdic
        (JEQ, 36, 224, 1831),                    # 1793: 224 is 37
        (JEQ, 36, 225, 1831),                    # 1794: 225 is 500
        (JEQ, 36, 222, 1831),                    # 1795: 222 is 1047
        (JEQ, 36, 226, 1831),                    # 1796: 226 is 1140
        (LOAD, 39, 16, 47),                      # 1797: size: len_characters
        (JLE, 39, 197, 1827),                    # 1798: 197 is 0
        (JUMP, 1817),                            # 1799: last, when it is asked for
        (LOAD, 147, 16, 51),                     # 1800
        (JNZ, 147, 1816),                        # 1801
        (LOAD, 153, 16, 47),                     # 1802: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 153, 197, 1806),                   # 1803: 197 is 0
        (SUB, 150, 153, 199),                    # 1804: 199 is 1
        (JUMP, 1807),                            # 1805
        (MOVE, 150, 197),                        # 1806: 197 is 0
        (SEEK, 148, 16, 46, 150),                # 1807
        (LOAD, 156, 16, 47),                     # 1808: size: _io.size > 0 ? 1 : 0
        (JLE, 156, 197, 1812),                   # 1809: 197 is 0
        (MOVE, 153, 199),                        # 1810: 199 is 1
        (JUMP, 1813),                            # 1811
        (MOVE, 153, 197),                        # 1812: 197 is 0
        (BYTES, 16, 52, 153),                    # 1813: last
        (CLOSE, 148),                            # 1814: back from last
        (STORE, 16, 51, 199),                    # 1815: 199 is 1
        (RETURN, 19),                            # 1816: last is read
        (CALL, 19, 1800),                        # 1817: last
        (LOAD, 39, 16, 52),                      # 1818
        (LOAD, 40, 16, 53),                      # 1819
        (SAME, 41, 39, 227),                     # 1820: 227 is b'\x00'
        (JNZ, 41, 1824),                         # 1821
        (LOAD, 39, 16, 2),                       # 1822
        (JNZ, 39, 1827),                         # 1823
        (LOAD, 39, 16, 47),                      # 1824
        (SUB, 36, 39, 199),                      # 1825: 199 is 1
        (JUMP, 1828),                            # 1826
        (LOAD, 36, 16, 47),                      # 1827
        (BYTES, 16, 49, 36),                     # 1828: characters
        (UNPAD, 16, 49, 32),                     # 1829
        (STORE, 16, 48, 199),                    # 1830: 199 is 1
        (LOAD, 36, 16, 3),                       # 1831: if: is_ebcdic
        (JEQ, 36, 224, 1836),                    # 1832: 224 is 37
        (JEQ, 36, 225, 1836),                    # 1833: 225 is 500
        (JEQ, 36, 222, 1836),                    # 1834: 222 is 1047
        (JNE, 36, 226, 1852),                    # 1835: 226 is 1140
        (LOAD, 39, 16, 47),                      # 1836: size: len_characters
        (JLE, 39, 197, 1848),                    # 1837: 197 is 0
        (CALL, 19, 1800),                        # 1838: last
        (LOAD, 39, 16, 52),                      # 1839
        (LOAD, 40, 16, 53),                      # 1840
        (SAME, 41, 39, 227),                     # 1841: 227 is b'\x00'
        (JNZ, 41, 1845),                         # 1842
        (LOAD, 39, 16, 2),                       # 1843
        (JNZ, 39, 1848),                         # 1844
        (LOAD, 39, 16, 47),                      # 1845
        (SUB, 36, 39, 199),                      # 1846: 199 is 1
        (JUMP, 1849),                            # 1847
        (LOAD, 36, 16, 47),                      # 1848
        (BYTES, 16, 55, 36),                     # 1849: ebcdic_characters
        (UNPAD, 16, 55, 64),                     # 1850
        (STORE, 16, 54, 199),                    # 1851: 199 is 1
        (REST, 16, 57),                          # 1852: terminator
        (CLOSE, 34),                             # 1853: content ends
        (LOAD, 23, 16, 0),                       # 1854: switch-on: is_be
        (JNE, 23, 199, 1858),                    # 1855: cases: true; 199 is 1
        (STORE, 16, 59, 197),                    # 1856: byte order be; 197 is 0
        (JUMP, 1861),                            # 1857
        (JNE, 23, 197, 3930),                    # 1858: cases: false; 197 is 0
        (STORE, 16, 59, 199),                    # 1859: byte order le; 199 is 1
        (JUMP, 1861),                            # 1860
        (LOAD, 23, 16, 1),                       # 1861: if: length_bytes != 8
        (JEQ, 23, 210, 1878),                    # 1862: 210 is 8
        (RUN, 16, 61, 4),                        # 1863: narrow
        (NUMBER2, 23, 16, 61, 0, 52, 59),        # 1864: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1865: 197 is 0
        (LOAD, 24, 0, 5),                        # 1866
        (LOAD, 25, 0, 4),                        # 1867
        (POSITION, 25, 25),                      # 1868
        (SUB, 26, 24, 25),                       # 1869
        (LOAD, 37, 16, 2),                       # 1870
        (JZ, 37, 1874),                          # 1871
        (MOVE, 34, 197),                         # 1872: 197 is 0
        (JUMP, 1875),                            # 1873
        (MOVE, 34, 199),                         # 1874: 199 is 1
        (SUB, 37, 26, 34),                       # 1875
        (JGT, 23, 37, 3930),                     # 1876
        (STORE, 16, 60, 199),                    # 1877: 199 is 1
        (LOAD, 23, 16, 1),                       # 1878: if: length_bytes == 8
        (JNE, 23, 210, 1895),                    # 1879: 210 is 8
        (RUN, 16, 63, 8),                        # 1880: wide
        (NUMBER2, 23, 16, 63, 0, 56, 59),        # 1881: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 1882: 197 is 0
        (LOAD, 24, 0, 5),                        # 1883
        (LOAD, 25, 0, 4),                        # 1884
        (POSITION, 25, 25),                      # 1885
        (SUB, 26, 24, 25),                       # 1886
        (LOAD, 37, 16, 2),                       # 1887
        (JZ, 37, 1891),                          # 1888
        (MOVE, 34, 197),                         # 1889: 197 is 0
        (JUMP, 1892),                            # 1890
        (MOVE, 34, 199),                         # 1891: 199 is 1
        (SUB, 37, 26, 34),                       # 1892
        (JGT, 23, 37, 3930),                     # 1893
        (STORE, 16, 62, 199),                    # 1894: 199 is 1
        (LOAD, 26, 16, 2),                       # 1895: size: nul_counted ? len.value : len.value + 1
        (JZ, 26, 1908),                          # 1896
        (LOAD, 37, 16, 1),                       # 1897
        (JNE, 37, 210, 1903),                    # 1898: 210 is 8
        (LOAD, 37, 16, 62),                      # 1899
        (JZ, 37, 3930),                          # 1900
        (NUMBER2, 34, 16, 63, 0, 56, 59),        # 1901
        (JUMP, 1906),                            # 1902
        (LOAD, 37, 16, 60),                      # 1903
        (JZ, 37, 3930),                          # 1904
        (NUMBER2, 34, 16, 61, 0, 52, 59),        # 1905
        (MOVE, 23, 34),                          # 1906
        (JUMP, 1918),                            # 1907
        (LOAD, 37, 16, 1),                       # 1908
        (JNE, 37, 210, 1914),                    # 1909: 210 is 8
        (LOAD, 37, 16, 62),                      # 1910
        (JZ, 37, 3930),                          # 1911
        (NUMBER2, 34, 16, 63, 0, 56, 59),        # 1912
        (JUMP, 1917),                            # 1913
        (LOAD, 37, 16, 60),                      # 1914
        (JZ, 37, 3930),                          # 1915
        (NUMBER2, 34, 16, 61, 0, 52, 59),        # 1916
        (ADD, 23, 34, 199),                      # 1917: 199 is 1
        (BYTES, 16, 64, 23),                     # 1918: content
        (OPEN, 34, 16, 64),                      # 1919: content begins
        (LOAD, 36, 16, 3),                       # 1920: if: not is_ebcdic
        (JEQ, 36, 224, 1959),                    # 1921: 224 is 37
        (JEQ, 36, 225, 1959),                    # 1922: 225 is 500
        (JEQ, 36, 222, 1959),                    # 1923: 222 is 1047
        (JEQ, 36, 226, 1959),                    # 1924: 226 is 1140
        (LOAD, 39, 16, 65),                      # 1925: size: len_characters
        (JLE, 39, 197, 1955),                    # 1926: 197 is 0
        (JUMP, 1945),                            # 1927: last, when it is asked for
        (LOAD, 157, 16, 69),                     # 1928
        (JNZ, 157, 1944),                        # 1929
        (LOAD, 163, 16, 65),                     # 1930: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 163, 197, 1934),                   # 1931: 197 is 0
        (SUB, 160, 163, 199),                    # 1932: 199 is 1
        (JUMP, 1935),                            # 1933
        (MOVE, 160, 197),                        # 1934: 197 is 0
        (SEEK, 158, 16, 64, 160),                # 1935
        (LOAD, 166, 16, 65),                     # 1936: size: _io.size > 0 ? 1 : 0
        (JLE, 166, 197, 1940),                   # 1937: 197 is 0
        (MOVE, 163, 199),                        # 1938: 199 is 1
        (JUMP, 1941),                            # 1939
        (MOVE, 163, 197),                        # 1940: 197 is 0
        (BYTES, 16, 70, 163),                    # 1941: last
        (CLOSE, 158),                            # 1942: back from last
        (STORE, 16, 69, 199),                    # 1943: 199 is 1
        (RETURN, 20),                            # 1944: last is read
        (CALL, 20, 1928),                        # 1945: last
        (LOAD, 39, 16, 70),                      # 1946
        (LOAD, 40, 16, 71),                      # 1947
        (SAME, 41, 39, 227),                     # 1948: 227 is b'\x00'
        (JNZ, 41, 1952),                         # 1949
        (LOAD, 39, 16, 2),                       # 1950
        (JNZ, 39, 1955),                         # 1951
        (LOAD, 39, 16, 65),                      # 1952
        (SUB, 36, 39, 199),                      # 1953: 199 is 1
        (JUMP, 1956),                            # 1954
        (LOAD, 36, 16, 65),                      # 1955
        (BYTES, 16, 67, 36),                     # 1956: characters
        (UNPAD, 16, 67, 32),                     # 1957
        (STORE, 16, 66, 199),                    # 1958: 199 is 1
        (LOAD, 36, 16, 3),                       # 1959: if: is_ebcdic
        (JEQ, 36, 224, 1964),                    # 1960: 224 is 37
        (JEQ, 36, 225, 1964),                    # 1961: 225 is 500
        (JEQ, 36, 222, 1964),                    # 1962: 222 is 1047
        (JNE, 36, 226, 1980),                    # 1963: 226 is 1140
        (LOAD, 39, 16, 65),                      # 1964: size: len_characters
        (JLE, 39, 197, 1976),                    # 1965: 197 is 0
        (CALL, 20, 1928),                        # 1966: last
        (LOAD, 39, 16, 70),                      # 1967
        (LOAD, 40, 16, 71),                      # 1968
        (SAME, 41, 39, 227),                     # 1969: 227 is b'\x00'
        (JNZ, 41, 1973),                         # 1970
        (LOAD, 39, 16, 2),                       # 1971
        (JNZ, 39, 1976),                         # 1972
        (LOAD, 39, 16, 65),                      # 1973
        (SUB, 36, 39, 199),                      # 1974: 199 is 1
        (JUMP, 1977),                            # 1975
        (LOAD, 36, 16, 65),                      # 1976
        (BYTES, 16, 73, 36),                     # 1977: ebcdic_characters
        (UNPAD, 16, 73, 64),                     # 1978
        (STORE, 16, 72, 199),                    # 1979: 199 is 1
        (REST, 16, 75),                          # 1980: terminator
        (CLOSE, 34),                             # 1981: content ends
        (RUN, 16, 77, 1),                        # 1982: variable_type
        (LOAD, 23, 16, 0),                       # 1983: switch-on: is_be
        (JNE, 23, 199, 1987),                    # 1984: cases: true; 199 is 1
        (STORE, 16, 78, 197),                    # 1985: byte order be; 197 is 0
        (JUMP, 1990),                            # 1986
        (JNE, 23, 197, 3930),                    # 1987: cases: false; 197 is 0
        (STORE, 16, 78, 199),                    # 1988: byte order le; 199 is 1
        (JUMP, 1990),                            # 1989
        (LOAD, 23, 16, 1),                       # 1990: if: long_bytes != 8
        (JEQ, 23, 210, 1994),                    # 1991: 210 is 8
        (RUN, 16, 80, 4),                        # 1992: narrow
        (STORE, 16, 79, 199),                    # 1993: 199 is 1
        (JNE, 23, 210, 1997),                    # 1994: if: long_bytes == 8; 210 is 8
        (RUN, 16, 82, 8),                        # 1995: wide
        (STORE, 16, 81, 199),                    # 1996: 199 is 1
        (LOAD, 23, 16, 0),                       # 1997: switch-on: is_be
        (JNE, 23, 199, 2001),                    # 1998: cases: true; 199 is 1
        (STORE, 16, 83, 197),                    # 1999: byte order be; 197 is 0
        (JUMP, 2004),                            # 2000
        (JNE, 23, 197, 3930),                    # 2001: cases: false; 197 is 0
        (STORE, 16, 83, 199),                    # 2002: byte order le; 199 is 1
        (JUMP, 2004),                            # 2003
        (LOAD, 23, 16, 1),                       # 2004: if: long_bytes != 8
        (JEQ, 23, 210, 2008),                    # 2005: 210 is 8
        (RUN, 16, 85, 4),                        # 2006: narrow
        (STORE, 16, 84, 199),                    # 2007: 199 is 1
        (JNE, 23, 210, 2011),                    # 2008: if: long_bytes == 8; 210 is 8
        (RUN, 16, 87, 8),                        # 2009: wide
        (STORE, 16, 86, 199),                    # 2010: 199 is 1
        (LOAD, 23, 16, 0),                       # 2011: switch-on: is_be
        (JNE, 23, 199, 2015),                    # 2012: cases: true; 199 is 1
        (STORE, 16, 88, 197),                    # 2013: byte order be; 197 is 0
        (JUMP, 2018),                            # 2014
        (JNE, 23, 197, 3930),                    # 2015: cases: false; 197 is 0
        (STORE, 16, 88, 199),                    # 2016: byte order le; 199 is 1
        (JUMP, 2018),                            # 2017
        (LOAD, 23, 16, 1),                       # 2018: if: long_bytes != 8
        (JEQ, 23, 210, 2022),                    # 2019: 210 is 8
        (RUN, 16, 90, 4),                        # 2020: narrow
        (STORE, 16, 89, 199),                    # 2021: 199 is 1
        (JNE, 23, 210, 2025),                    # 2022: if: long_bytes == 8; 210 is 8
        (RUN, 16, 92, 8),                        # 2023: wide
        (STORE, 16, 91, 199),                    # 2024: 199 is 1
        (LOAD, 23, 16, 0),                       # 2025: switch-on: is_be
        (JNE, 23, 199, 2029),                    # 2026: cases: true; 199 is 1
        (STORE, 16, 93, 197),                    # 2027: byte order be; 197 is 0
        (JUMP, 2032),                            # 2028
        (JNE, 23, 197, 3930),                    # 2029: cases: false; 197 is 0
        (STORE, 16, 93, 199),                    # 2030: byte order le; 199 is 1
        (JUMP, 2032),                            # 2031
        (LOAD, 23, 16, 1),                       # 2032: if: long_bytes != 8
        (JEQ, 23, 210, 2036),                    # 2033: 210 is 8
        (RUN, 16, 95, 4),                        # 2034: narrow
        (STORE, 16, 94, 199),                    # 2035: 199 is 1
        (JNE, 23, 210, 2039),                    # 2036: if: long_bytes == 8; 210 is 8
        (RUN, 16, 97, 8),                        # 2037: wide
        (STORE, 16, 96, 199),                    # 2038: 199 is 1
        (LOAD, 23, 16, 0),                       # 2039: switch-on: is_be
        (JNE, 23, 199, 2043),                    # 2040: cases: true; 199 is 1
        (STORE, 16, 98, 197),                    # 2041: byte order be; 197 is 0
        (JUMP, 2046),                            # 2042
        (JNE, 23, 197, 3930),                    # 2043: cases: false; 197 is 0
        (STORE, 16, 98, 199),                    # 2044: byte order le; 199 is 1
        (JUMP, 2046),                            # 2045
        (LOAD, 23, 16, 1),                       # 2046: if: long_bytes != 8
        (JEQ, 23, 210, 2050),                    # 2047: 210 is 8
        (RUN, 16, 100, 4),                       # 2048: narrow
        (STORE, 16, 99, 199),                    # 2049: 199 is 1
        (JNE, 23, 210, 2053),                    # 2050: if: long_bytes == 8; 210 is 8
        (RUN, 16, 102, 8),                       # 2051: wide
        (STORE, 16, 101, 199),                   # 2052: 199 is 1
        (RUN, 16, 103, 1),                       # 2053: sort_position
        (COUNT, 21, 44, 13, 18),                 # 2054
        (JUMP, 1451),                            # 2055
        (CLOSE, 19),                             # 2056: sas_mq_variable_definitions ends
        (JUMP, 2555),                            # 2057
        (ROW, 6, 21, 11),                        # 2058: sas_mq_data_set_message.content.sas_mq_indexes
        (STORE, 0, 8, 11),                       # 2059
        (SAME, 22, 1, 200),                      # 2060: 200 is b'little'
        (JZ, 22, 2063),                          # 2061
        (JUMP, 2111),                            # 2062
        (SAME, 22, 1, 202),                      # 2063: 202 is b'big'
        (JZ, 22, 2066),                          # 2064
        (JUMP, 2107),                            # 2065
        (CALL, 1, 14),                           # 2066: marks
        (LOAD, 22, 0, 2),                        # 2067
        (LOAD, 23, 0, 3),                        # 2068
        (JNE, 23, 197, 2073),                    # 2069: 197 is 0
        (AND, 22, 6, 204),                       # 2070: 204 is 15
        (JNE, 22, 199, 2111),                    # 2071: 199 is 1
        (JUMP, 2107),                            # 2072
        (BYTE, 24, 22, 197),                     # 2073: marks; 197 is 0
        (JNE, 24, 197, 2088),                    # 2074: 197 is 0
        (LOAD, 22, 0, 2),                        # 2075: marks
        (LOAD, 23, 0, 3),                        # 2076
        (BYTE, 24, 22, 199),                     # 2077: 199 is 1
        (JNE, 24, 197, 2088),                    # 2078: 197 is 0
        (LOAD, 22, 0, 2),                        # 2079: marks
        (LOAD, 23, 0, 3),                        # 2080
        (BYTE, 24, 22, 205),                     # 2081: 205 is 2
        (JNE, 24, 197, 2088),                    # 2082: 197 is 0
        (LOAD, 22, 0, 2),                        # 2083: marks
        (LOAD, 23, 0, 3),                        # 2084
        (BYTE, 24, 22, 206),                     # 2085: 206 is 3
        (JEQ, 24, 197, 2088),                    # 2086: 197 is 0
        (JUMP, 2107),                            # 2087
        (LOAD, 22, 0, 2),                        # 2088: marks
        (LOAD, 23, 0, 3),                        # 2089
        (BYTE, 24, 22, 206),                     # 2090: 206 is 3
        (JNE, 24, 197, 2105),                    # 2091: 197 is 0
        (LOAD, 22, 0, 2),                        # 2092: marks
        (LOAD, 23, 0, 3),                        # 2093
        (BYTE, 24, 22, 205),                     # 2094: 205 is 2
        (JNE, 24, 197, 2105),                    # 2095: 197 is 0
        (LOAD, 22, 0, 2),                        # 2096: marks
        (LOAD, 23, 0, 3),                        # 2097
        (BYTE, 24, 22, 199),                     # 2098: 199 is 1
        (JNE, 24, 197, 2105),                    # 2099: 197 is 0
        (LOAD, 22, 0, 2),                        # 2100: marks
        (LOAD, 23, 0, 3),                        # 2101
        (BYTE, 24, 22, 197),                     # 2102: 197 is 0
        (JEQ, 24, 197, 2105),                    # 2103: 197 is 0
        (JUMP, 2111),                            # 2104
        (AND, 22, 6, 204),                       # 2105: 204 is 15
        (JNE, 22, 199, 2111),                    # 2106: 199 is 1
        (MOVE, 19, 202),                         # 2107: 202 is b'big'
        (MOVE, 20, 203),                         # 2108: 203 is 3
        (MOVE, 21, 197),                         # 2109: 197 is 0
        (JUMP, 2114),                            # 2110
        (MOVE, 19, 200),                         # 2111: 200 is b'little'
        (MOVE, 20, 201),                         # 2112: 201 is 6
        (MOVE, 21, 197),                         # 2113: 197 is 0
        (STORE, 21, 0, 19),                      # 2114
        (STORE, 21, 1, 20),                      # 2115
        (STORE, 21, 2, 3),                       # 2116
        (STORE, 21, 3, 4),                       # 2117
        (STORE, 21, 4, 5),                       # 2118
        (STORE, 21, 5, 6),                       # 2119
        (STORE, 21, 6, 7),                       # 2120
        (OPEN, 19, 0, 4),                        # 2121: sas_mq_indexes begins
        (LOAD, 24, 21, 0),                       # 2122
        (LOAD, 25, 21, 1),                       # 2123
        (SAME, 26, 24, 200),                     # 2124: 200 is b'little'
        (JZ, 26, 2128),                          # 2125
        (MOVE, 21, 197),                         # 2126: 197 is 0
        (JUMP, 2174),                            # 2127
        (SAME, 26, 24, 202),                     # 2128: 202 is b'big'
        (JZ, 26, 2132),                          # 2129
        (MOVE, 21, 199),                         # 2130: 199 is 1
        (JUMP, 2174),                            # 2131
        (LOAD, 24, 21, 5),                       # 2132
        (AND, 25, 24, 204),                      # 2133: 204 is 15
        (JNE, 25, 199, 2137),                    # 2134: 199 is 1
        (MOVE, 21, 199),                         # 2135: 199 is 1
        (JUMP, 2174),                            # 2136
        (JEQ, 25, 205, 2155),                    # 2137: 205 is 2
        (JUMP, 2151),                            # 2138: marks, when it is asked for
        (LOAD, 167, 21, 7),                      # 2139
        (JNZ, 167, 2150),                        # 2140
        (SEEK, 168, 0, 4, 197),                  # 2141: pos: 0; 197 is 0
        (LOAD, 173, 0, 5),                       # 2142: size: _io.size >= 16 ? 16 : 0
        (JLT, 173, 230, 2146),                   # 2143: 230 is 16
        (MOVE, 170, 230),                        # 2144: 230 is 16
        (JUMP, 2147),                            # 2145
        (MOVE, 170, 197),                        # 2146: 197 is 0
        (BYTES, 21, 8, 170),                     # 2147: marks
        (CLOSE, 168),                            # 2148: back from marks
        (STORE, 21, 7, 199),                     # 2149: 199 is 1
        (RETURN, 22),                            # 2150: marks is read
        (CALL, 22, 2139),                        # 2151: marks
        (LOAD, 24, 21, 8),                       # 2152
        (LOAD, 25, 21, 9),                       # 2153
        (JNE, 25, 197, 2157),                    # 2154: 197 is 0
        (MOVE, 21, 197),                         # 2155: 197 is 0
        (JUMP, 2174),                            # 2156
        (LOAD, 24, 21, 2),                       # 2157
        (JNE, 24, 210, 2163),                    # 2158: 210 is 8
        (LOAD, 24, 21, 8),                       # 2159: marks
        (BYTE, 26, 24, 210),                     # 2160: 210 is 8
        (EQ, 21, 26, 197),                       # 2161: 197 is 0
        (JUMP, 2174),                            # 2162
        (MOVE, 24, 197),                         # 2163: 197 is 0
        (LOAD, 25, 21, 8),                       # 2164: marks
        (LOAD, 26, 21, 9),                       # 2165
        (BYTE, 34, 25, 198),                     # 2166: 198 is 4
        (JNE, 34, 197, 2173),                    # 2167: 197 is 0
        (LOAD, 25, 21, 8),                       # 2168: marks
        (LOAD, 26, 21, 9),                       # 2169
        (BYTE, 34, 25, 209),                     # 2170: 209 is 7
        (JEQ, 34, 197, 2173),                    # 2171: 197 is 0
        (MOVE, 24, 199),                         # 2172: 199 is 1
        (MOVE, 21, 24),                          # 2173
        (STORE, 21, 10, 21),                     # 2174
        (LOAD, 24, 21, 2),                       # 2175
        (JEQ, 24, 197, 2179),                    # 2176: 197 is 0
        (LOAD, 21, 21, 2),                       # 2177
        (JUMP, 2226),                            # 2178
        (CALL, 22, 2139),                        # 2179: marks
        (LOAD, 24, 21, 8),                       # 2180
        (LOAD, 25, 21, 9),                       # 2181
        (JNE, 25, 197, 2185),                    # 2182: 197 is 0
        (MOVE, 21, 198),                         # 2183: 198 is 4
        (JUMP, 2226),                            # 2184
        (LOAD, 24, 21, 10),                      # 2185
        (JZ, 24, 2208),                          # 2186
        (LOAD, 34, 21, 8),                       # 2187: marks
        (LOAD, 35, 21, 9),                       # 2188
        (BYTE, 36, 34, 210),                     # 2189: 210 is 8
        (LOAD, 37, 21, 8),                       # 2190: marks
        (LOAD, 38, 21, 9),                       # 2191
        (BYTE, 39, 37, 212),                     # 2192: 212 is 9
        (OR, 40, 36, 39),                        # 2193
        (LOAD, 41, 21, 8),                       # 2194: marks
        (LOAD, 42, 21, 9),                       # 2195
        (BYTE, 43, 41, 213),                     # 2196: 213 is 10
        (OR, 44, 40, 43),                        # 2197
        (LOAD, 114, 21, 8),                      # 2198: marks
        (LOAD, 115, 21, 9),                      # 2199
        (BYTE, 116, 114, 211),                   # 2200: 211 is 11
        (OR, 117, 44, 116),                      # 2201
        (JNE, 117, 197, 2205),                   # 2202: 197 is 0
        (MOVE, 24, 210),                         # 2203: 210 is 8
        (JUMP, 2206),                            # 2204
        (MOVE, 24, 198),                         # 2205: 198 is 4
        (MOVE, 21, 24),                          # 2206
        (JUMP, 2226),                            # 2207
        (LOAD, 24, 21, 8),                       # 2208: marks
        (BYTE, 26, 24, 198),                     # 2209: 198 is 4
        (LOAD, 34, 21, 8),                       # 2210: marks
        (LOAD, 35, 21, 9),                       # 2211
        (BYTE, 36, 34, 207),                     # 2212: 207 is 5
        (OR, 37, 26, 36),                        # 2213
        (LOAD, 38, 21, 8),                       # 2214: marks
        (LOAD, 39, 21, 9),                       # 2215
        (BYTE, 40, 38, 229),                     # 2216: 229 is 6
        (OR, 41, 37, 40),                        # 2217
        (LOAD, 42, 21, 8),                       # 2218: marks
        (LOAD, 43, 21, 9),                       # 2219
        (BYTE, 44, 42, 209),                     # 2220: 209 is 7
        (OR, 45, 41, 44),                        # 2221
        (JNE, 45, 197, 2225),                    # 2222: 197 is 0
        (MOVE, 21, 210),                         # 2223: 210 is 8
        (JUMP, 2226),                            # 2224
        (MOVE, 21, 198),                         # 2225: 198 is 4
        (STORE, 21, 11, 21),                     # 2226
        (LOAD, 21, 21, 3),                       # 2227
        (LOAD, 22, 21, 4),                       # 2228
        (SAME, 23, 21, 214),                     # 2229: 214 is b'excludes_nul'
        (NOT, 24, 23),                           # 2230
        (STORE, 21, 12, 24),                     # 2231
        (LOAD, 24, 21, 6),                       # 2232
        (JEQ, 24, 197, 2252),                    # 2233: 197 is 0
        (LOAD, 21, 21, 6),                       # 2234
        (JUMP, 2281),                            # 2235
        (LOAD, 174, 21, 13),                     # 2236
        (JNZ, 174, 2251),                        # 2237
        (LOAD, 177, 21, 11),                     # 2238: pos: 2 * long_used
        (MUL, 178, 205, 177),                    # 2239: 205 is 2
        (SEEK, 175, 0, 4, 178),                  # 2240
        (LOAD, 182, 0, 5),                       # 2241: size: _io.size > 2 * long_used ? 1 : 0
        (LOAD, 183, 21, 11),                     # 2242
        (MUL, 184, 205, 183),                    # 2243: 205 is 2
        (JLE, 182, 184, 2247),                   # 2244
        (MOVE, 179, 199),                        # 2245: 199 is 1
        (JUMP, 2248),                            # 2246
        (MOVE, 179, 197),                        # 2247: 197 is 0
        (BYTES, 21, 14, 179),                    # 2248: first_letter
        (CLOSE, 175),                            # 2249: back from first_letter
        (STORE, 21, 13, 199),                    # 2250: 199 is 1
        (RETURN, 23),                            # 2251: first_letter is read
        (CALL, 23, 2236),                        # 2252: first_letter
        (LOAD, 24, 21, 14),                      # 2253
        (LOAD, 25, 21, 15),                      # 2254
        (JNE, 25, 199, 2280),                    # 2255: 199 is 1
        (BYTE, 26, 24, 197),                     # 2256: first_letter; 197 is 0
        (JLT, 26, 216, 2262),                    # 2257: 216 is 193
        (LOAD, 24, 21, 14),                      # 2258: first_letter
        (LOAD, 25, 21, 15),                      # 2259
        (BYTE, 26, 24, 197),                     # 2260: 197 is 0
        (JLE, 26, 217, 2278),                    # 2261: 217 is 201
        (LOAD, 24, 21, 14),                      # 2262: first_letter
        (LOAD, 25, 21, 15),                      # 2263
        (BYTE, 26, 24, 197),                     # 2264: 197 is 0
        (JLT, 26, 218, 2270),                    # 2265: 218 is 209
        (LOAD, 24, 21, 14),                      # 2266: first_letter
        (LOAD, 25, 21, 15),                      # 2267
        (BYTE, 26, 24, 197),                     # 2268: 197 is 0
        (JLE, 26, 219, 2278),                    # 2269: 219 is 217
        (LOAD, 24, 21, 14),                      # 2270: first_letter
        (LOAD, 25, 21, 15),                      # 2271
        (BYTE, 26, 24, 197),                     # 2272: 197 is 0
        (JLT, 26, 220, 2280),                    # 2273: 220 is 226
        (LOAD, 24, 21, 14),                      # 2274: first_letter
        (LOAD, 25, 21, 15),                      # 2275
        (BYTE, 26, 24, 197),                     # 2276: 197 is 0
        (JGT, 26, 221, 2280),                    # 2277: 221 is 233
        (MOVE, 21, 222),                         # 2278: 222 is 1047
        (JUMP, 2281),                            # 2279
        (MOVE, 21, 223),                         # 2280: 223 is 819
        (STORE, 21, 16, 21),                     # 2281
        (ROWS, 22, 7),                           # 2282: indexes: repeat eos
        (STORE, 21, 17, 22),                     # 2283
        (MOVE, 21, 197),                         # 2284: 197 is 0
        (EOF, 22),                               # 2285
        (JNZ, 22, 2547),                         # 2286
        (ROW, 7, 24, 22),                        # 2287: indexes: an item
        (LOAD, 23, 21, 10),                      # 2288
        (STORE, 24, 0, 23),                      # 2289
        (LOAD, 23, 21, 11),                      # 2290
        (STORE, 24, 1, 23),                      # 2291
        (LOAD, 23, 21, 12),                      # 2292
        (STORE, 24, 2, 23),                      # 2293
        (LOAD, 23, 21, 16),                      # 2294
        (STORE, 24, 3, 23),                      # 2295
        (LOAD, 23, 24, 0),                       # 2296: switch-on: is_be
        (JNE, 23, 199, 2300),                    # 2297: cases: true; 199 is 1
        (STORE, 24, 4, 197),                     # 2298: byte order be; 197 is 0
        (JUMP, 2303),                            # 2299
        (JNE, 23, 197, 3930),                    # 2300: cases: false; 197 is 0
        (STORE, 24, 4, 199),                     # 2301: byte order le; 199 is 1
        (JUMP, 2303),                            # 2302
        (LOAD, 23, 24, 1),                       # 2303: if: long_bytes != 8
        (JEQ, 23, 210, 2307),                    # 2304: 210 is 8
        (RUN, 24, 6, 4),                         # 2305: narrow
        (STORE, 24, 5, 199),                     # 2306: 199 is 1
        (JNE, 23, 210, 2310),                    # 2307: if: long_bytes == 8; 210 is 8
        (RUN, 24, 8, 8),                         # 2308: wide
        (STORE, 24, 7, 199),                     # 2309: 199 is 1
        (LOAD, 23, 24, 0),                       # 2310: switch-on: is_be
        (JNE, 23, 199, 2314),                    # 2311: cases: true; 199 is 1
        (STORE, 24, 9, 197),                     # 2312: byte order be; 197 is 0
        (JUMP, 2317),                            # 2313
        (JNE, 23, 197, 3930),                    # 2314: cases: false; 197 is 0
        (STORE, 24, 9, 199),                     # 2315: byte order le; 199 is 1
        (JUMP, 2317),                            # 2316
        (LOAD, 23, 24, 1),                       # 2317: if: length_bytes != 8
        (JEQ, 23, 210, 2334),                    # 2318: 210 is 8
        (RUN, 24, 11, 4),                        # 2319: narrow
        (NUMBER2, 23, 24, 11, 0, 52, 9),         # 2320: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 2321: 197 is 0
        (LOAD, 24, 0, 5),                        # 2322
        (LOAD, 25, 0, 4),                        # 2323
        (POSITION, 25, 25),                      # 2324
        (SUB, 26, 24, 25),                       # 2325
        (LOAD, 37, 24, 2),                       # 2326
        (JZ, 37, 2330),                          # 2327
        (MOVE, 34, 197),                         # 2328: 197 is 0
        (JUMP, 2331),                            # 2329
        (MOVE, 34, 199),                         # 2330: 199 is 1
        (SUB, 37, 26, 34),                       # 2331
        (JGT, 23, 37, 3930),                     # 2332
        (STORE, 24, 10, 199),                    # 2333: 199 is 1
        (LOAD, 23, 24, 1),                       # 2334: if: length_bytes == 8
        (JNE, 23, 210, 2351),                    # 2335: 210 is 8
        (RUN, 24, 13, 8),                        # 2336: wide
        (NUMBER2, 23, 24, 13, 0, 56, 9),         # 2337: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 2338: 197 is 0
        (LOAD, 24, 0, 5),                        # 2339
        (LOAD, 25, 0, 4),                        # 2340
        (POSITION, 25, 25),                      # 2341
        (SUB, 26, 24, 25),                       # 2342
        (LOAD, 37, 24, 2),                       # 2343
        (JZ, 37, 2347),                          # 2344
        (MOVE, 34, 197),                         # 2345: 197 is 0
        (JUMP, 2348),                            # 2346
        (MOVE, 34, 199),                         # 2347: 199 is 1
        (SUB, 37, 26, 34),                       # 2348
        (JGT, 23, 37, 3930),                     # 2349
        (STORE, 24, 12, 199),                    # 2350: 199 is 1
        (LOAD, 26, 24, 2),                       # 2351: size: nul_counted ? len.value : len.value + 1
        (JZ, 26, 2364),                          # 2352
        (LOAD, 37, 24, 1),                       # 2353
        (JNE, 37, 210, 2359),                    # 2354: 210 is 8
        (LOAD, 37, 24, 12),                      # 2355
        (JZ, 37, 3930),                          # 2356
        (NUMBER2, 34, 24, 13, 0, 56, 9),         # 2357
        (JUMP, 2362),                            # 2358
        (LOAD, 37, 24, 10),                      # 2359
        (JZ, 37, 3930),                          # 2360
        (NUMBER2, 34, 24, 11, 0, 52, 9),         # 2361
        (MOVE, 23, 34),                          # 2362
        (JUMP, 2374),                            # 2363
        (LOAD, 37, 24, 1),                       # 2364
        (JNE, 37, 210, 2370),                    # 2365: 210 is 8
        (LOAD, 37, 24, 12),                      # 2366
        (JZ, 37, 3930),                          # 2367
        (NUMBER2, 34, 24, 13, 0, 56, 9),         # 2368
        (JUMP, 2373),                            # 2369
        (LOAD, 37, 24, 10),                      # 2370
        (JZ, 37, 3930),                          # 2371
        (NUMBER2, 34, 24, 11, 0, 52, 9),         # 2372
        (ADD, 23, 34, 199),                      # 2373: 199 is 1
        (BYTES, 24, 14, 23),                     # 2374: content
        (OPEN, 34, 24, 14),                      # 2375: content begins
        (LOAD, 36, 24, 3),                       # 2376: if: not is_ebcdic
        (JEQ, 36, 224, 2415),                    # 2377: 224 is 37
        (JEQ, 36, 225, 2415),                    # 2378: 225 is 500
        (JEQ, 36, 222, 2415),                    # 2379: 222 is 1047
        (JEQ, 36, 226, 2415),                    # 2380: 226 is 1140
        (LOAD, 39, 24, 15),                      # 2381: size: len_characters
        (JLE, 39, 197, 2411),                    # 2382: 197 is 0
        (JUMP, 2401),                            # 2383: last, when it is asked for
        (LOAD, 185, 24, 19),                     # 2384
        (JNZ, 185, 2400),                        # 2385
        (LOAD, 191, 24, 15),                     # 2386: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 191, 197, 2390),                   # 2387: 197 is 0
        (SUB, 188, 191, 199),                    # 2388: 199 is 1
        (JUMP, 2391),                            # 2389
        (MOVE, 188, 197),                        # 2390: 197 is 0
        (SEEK, 186, 24, 14, 188),                # 2391
        (LOAD, 194, 24, 15),                     # 2392: size: _io.size > 0 ? 1 : 0
        (JLE, 194, 197, 2396),                   # 2393: 197 is 0
        (MOVE, 191, 199),                        # 2394: 199 is 1
        (JUMP, 2397),                            # 2395
        (MOVE, 191, 197),                        # 2396: 197 is 0
        (BYTES, 24, 20, 191),                    # 2397: last
        (CLOSE, 186),                            # 2398: back from last
        (STORE, 24, 19, 199),                    # 2399: 199 is 1
        (RETURN, 25),                            # 2400: last is read
        (CALL, 25, 2384),                        # 2401: last
        (LOAD, 39, 24, 20),                      # 2402
        (LOAD, 40, 24, 21),                      # 2403
        (SAME, 41, 39, 227),                     # 2404: 227 is b'\x00'
        (JNZ, 41, 2408),                         # 2405
        (LOAD, 39, 24, 2),                       # 2406
        (JNZ, 39, 2411),                         # 2407
        (LOAD, 39, 24, 15),                      # 2408
        (SUB, 36, 39, 199),                      # 2409: 199 is 1
        (JUMP, 2412),                            # 2410
        (LOAD, 36, 24, 15),                      # 2411
        (BYTES, 24, 17, 36),                     # 2412: characters
        (UNPAD, 24, 17, 32),                     # 2413
        (STORE, 24, 16, 199),                    # 2414: 199 is 1
        (LOAD, 36, 24, 3),                       # 2415: if: is_ebcdic
        (JEQ, 36, 224, 2420),                    # 2416: 224 is 37
        (JEQ, 36, 225, 2420),                    # 2417: 225 is 500
        (JEQ, 36, 222, 2420),                    # 2418: 222 is 1047
        (JNE, 36, 226, 2436),                    # 2419: 226 is 1140
        (LOAD, 39, 24, 15),                      # 2420: size: len_characters
        (JLE, 39, 197, 2432),                    # 2421: 197 is 0
        (CALL, 25, 2384),                        # 2422: last
        (LOAD, 39, 24, 20),                      # 2423
        (LOAD, 40, 24, 21),                      # 2424
        (SAME, 41, 39, 227),                     # 2425: 227 is b'\x00'
        (JNZ, 41, 2429),                         # 2426
        (LOAD, 39, 24, 2),                       # 2427
        (JNZ, 39, 2432),                         # 2428
        (LOAD, 39, 24, 15),                      # 2429
        (SUB, 36, 39, 199),                      # 2430: 199 is 1
        (JUMP, 2433),                            # 2431
        (LOAD, 36, 24, 15),                      # 2432
        (BYTES, 24, 23, 36),                     # 2433: ebcdic_characters
        (UNPAD, 24, 23, 64),                     # 2434
        (STORE, 24, 22, 199),                    # 2435: 199 is 1
        (REST, 24, 25),                          # 2436: terminator
        (CLOSE, 34),                             # 2437: content ends
        (LOAD, 23, 24, 0),                       # 2438: switch-on: is_be
        (JNE, 23, 199, 2442),                    # 2439: cases: true; 199 is 1
        (STORE, 24, 27, 197),                    # 2440: byte order be; 197 is 0
        (JUMP, 2445),                            # 2441
        (JNE, 23, 197, 3930),                    # 2442: cases: false; 197 is 0
        (STORE, 24, 27, 199),                    # 2443: byte order le; 199 is 1
        (JUMP, 2445),                            # 2444
        (LOAD, 23, 24, 1),                       # 2445: if: long_bytes != 8
        (JEQ, 23, 210, 2449),                    # 2446: 210 is 8
        (RUN, 24, 29, 4),                        # 2447: narrow
        (STORE, 24, 28, 199),                    # 2448: 199 is 1
        (JNE, 23, 210, 2452),                    # 2449: if: long_bytes == 8; 210 is 8
        (RUN, 24, 31, 8),                        # 2450: wide
        (STORE, 24, 30, 199),                    # 2451: 199 is 1
        (LOAD, 23, 24, 0),                       # 2452: switch-on: is_be
        (JNE, 23, 199, 2456),                    # 2453: cases: true; 199 is 1
        (STORE, 24, 32, 197),                    # 2454: byte order be; 197 is 0
        (JUMP, 2459),                            # 2455
        (JNE, 23, 197, 3930),                    # 2456: cases: false; 197 is 0
        (STORE, 24, 32, 199),                    # 2457: byte order le; 199 is 1
        (JUMP, 2459),                            # 2458
        (LOAD, 23, 24, 1),                       # 2459: if: long_bytes != 8
        (JEQ, 23, 210, 2463),                    # 2460: 210 is 8
        (RUN, 24, 34, 4),                        # 2461: narrow
        (STORE, 24, 33, 199),                    # 2462: 199 is 1
        (JNE, 23, 210, 2466),                    # 2463: if: long_bytes == 8; 210 is 8
        (RUN, 24, 36, 8),                        # 2464: wide
        (STORE, 24, 35, 199),                    # 2465: 199 is 1
        (LOAD, 23, 24, 0),                       # 2466: switch-on: is_be
        (JNE, 23, 199, 2470),                    # 2467: cases: true; 199 is 1
        (STORE, 24, 37, 197),                    # 2468: byte order be; 197 is 0
        (JUMP, 2473),                            # 2469
        (JNE, 23, 197, 3930),                    # 2470: cases: false; 197 is 0
        (STORE, 24, 37, 199),                    # 2471: byte order le; 199 is 1
        (JUMP, 2473),                            # 2472
        (LOAD, 23, 24, 1),                       # 2473: if: length_bytes != 8
        (JEQ, 23, 210, 2486),                    # 2474: 210 is 8
        (RUN, 24, 39, 4),                        # 2475: narrow
        (NUMBER2, 23, 24, 39, 0, 52, 37),        # 2476: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 2477: 197 is 0
        (LOAD, 24, 0, 5),                        # 2478
        (LOAD, 25, 0, 4),                        # 2479
        (POSITION, 25, 25),                      # 2480
        (SUB, 26, 24, 25),                       # 2481
        (MOVE, 34, 197),                         # 2482: 197 is 0
        (SUB, 37, 26, 34),                       # 2483
        (JGT, 23, 37, 3930),                     # 2484
        (STORE, 24, 38, 199),                    # 2485: 199 is 1
        (LOAD, 23, 24, 1),                       # 2486: if: length_bytes == 8
        (JNE, 23, 210, 2499),                    # 2487: 210 is 8
        (RUN, 24, 41, 8),                        # 2488: wide
        (NUMBER2, 23, 24, 41, 0, 56, 37),        # 2489: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 23, 197, 3930),                    # 2490: 197 is 0
        (LOAD, 24, 0, 5),                        # 2491
        (LOAD, 25, 0, 4),                        # 2492
        (POSITION, 25, 25),                      # 2493
        (SUB, 26, 24, 25),                       # 2494
        (MOVE, 34, 197),                         # 2495: 197 is 0
        (SUB, 37, 26, 34),                       # 2496
        (JGT, 23, 37, 3930),                     # 2497
        (STORE, 24, 40, 199),                    # 2498: 199 is 1
        (LOAD, 26, 24, 2),                       # 2499: size: nul_counted ? len_names.value : len_names.value + num_variables.value
        (JZ, 26, 2512),                          # 2500
        (LOAD, 37, 24, 1),                       # 2501
        (JNE, 37, 210, 2507),                    # 2502: 210 is 8
        (LOAD, 37, 24, 40),                      # 2503
        (JZ, 37, 3930),                          # 2504
        (NUMBER2, 34, 24, 41, 0, 56, 37),        # 2505
        (JUMP, 2510),                            # 2506
        (LOAD, 37, 24, 38),                      # 2507
        (JZ, 37, 3930),                          # 2508
        (NUMBER2, 34, 24, 39, 0, 52, 37),        # 2509
        (MOVE, 23, 34),                          # 2510
        (JUMP, 2531),                            # 2511
        (LOAD, 37, 24, 1),                       # 2512
        (JNE, 37, 210, 2518),                    # 2513: 210 is 8
        (LOAD, 37, 24, 40),                      # 2514
        (JZ, 37, 3930),                          # 2515
        (NUMBER2, 34, 24, 41, 0, 56, 37),        # 2516
        (JUMP, 2521),                            # 2517
        (LOAD, 37, 24, 38),                      # 2518
        (JZ, 37, 3930),                          # 2519
        (NUMBER2, 34, 24, 39, 0, 52, 37),        # 2520
        (LOAD, 40, 24, 1),                       # 2521
        (JNE, 40, 210, 2527),                    # 2522: 210 is 8
        (LOAD, 40, 24, 35),                      # 2523
        (JZ, 40, 3930),                          # 2524
        (NUMBER2, 37, 24, 36, 0, 56, 32),        # 2525
        (JUMP, 2530),                            # 2526
        (LOAD, 40, 24, 33),                      # 2527
        (JZ, 40, 3930),                          # 2528
        (NUMBER2, 37, 24, 34, 0, 52, 32),        # 2529
        (ADD, 23, 34, 37),                       # 2530
        (BYTES, 24, 42, 23),                     # 2531: names
        (OPEN, 34, 24, 42),                      # 2532: names begins
        (ROWS, 37, 8),                           # 2533: names: repeat eos
        (STORE, 24, 44, 37),                     # 2534
        (MOVE, 36, 197),                         # 2535: 197 is 0
        (EOF, 37),                               # 2536
        (JNZ, 37, 2544),                         # 2537
        (ROW, 8, 26, 37),                        # 2538: names: an item
        (LOAD, 38, 24, 3),                       # 2539
        (STORE, 26, 0, 38),                      # 2540
        (UNTIL, 26, 1, 0, 2),                    # 2541: characters
        (COUNT, 36, 4, 24, 45),                  # 2542
        (JUMP, 2536),                            # 2543
        (CLOSE, 34),                             # 2544: names ends
        (COUNT, 21, 22, 21, 18),                 # 2545
        (JUMP, 2285),                            # 2546
        (CLOSE, 19),                             # 2547: sas_mq_indexes ends
        (JUMP, 2555),                            # 2548
        (ROW, 9, 27, 11),                        # 2549: sas_mq_data_set_message.content.raw
        (STORE, 0, 9, 11),                       # 2550
        (LOAD, 19, 0, 4),                        # 2551
        (STORE, 27, 0, 19),                      # 2552
        (LOAD, 20, 0, 5),                        # 2553
        (STORE, 27, 1, 20),                      # 2554
        (LOAD, 11, 0, 6),                        # 2555
        (JZ, 11, 3120),                          # 2556
        (ROWAT, 4, 2, 11),                       # 2557
        (LOAD, 22, 4, 16),                       # 2558: text, value: content.text
        (JNE, 22, 224, 2569),                    # 2559: 224 is 37
        (LOAD, 22, 4, 32),                       # 2560
        (JZ, 22, 3930),                          # 2561
        (LOAD, 23, 4, 33),                       # 2562
        (LOAD, 24, 4, 34),                       # 2563
        (TEXT, 23, 1),                           # 2564
        (MOVE, 19, 23),                          # 2565
        (MOVE, 20, 24),                          # 2566
        (MOVE, 21, 199),                         # 2567: 199 is 1
        (JUMP, 2647),                            # 2568
        (JNE, 22, 225, 2579),                    # 2569: 225 is 500
        (LOAD, 22, 4, 32),                       # 2570
        (JZ, 22, 3930),                          # 2571
        (LOAD, 23, 4, 33),                       # 2572
        (LOAD, 24, 4, 34),                       # 2573
        (TEXT, 23, 2),                           # 2574
        (MOVE, 19, 23),                          # 2575
        (MOVE, 20, 24),                          # 2576
        (MOVE, 21, 205),                         # 2577: 205 is 2
        (JUMP, 2647),                            # 2578
        (JNE, 22, 222, 2589),                    # 2579: 222 is 1047
        (LOAD, 22, 4, 32),                       # 2580
        (JZ, 22, 3930),                          # 2581
        (LOAD, 23, 4, 33),                       # 2582
        (LOAD, 24, 4, 34),                       # 2583
        (TEXT, 23, 3),                           # 2584
        (MOVE, 19, 23),                          # 2585
        (MOVE, 20, 24),                          # 2586
        (MOVE, 21, 206),                         # 2587: 206 is 3
        (JUMP, 2647),                            # 2588
        (JNE, 22, 226, 2599),                    # 2589: 226 is 1140
        (LOAD, 22, 4, 32),                       # 2590
        (JZ, 22, 3930),                          # 2591
        (LOAD, 23, 4, 33),                       # 2592
        (LOAD, 24, 4, 34),                       # 2593
        (TEXT, 23, 4),                           # 2594
        (MOVE, 19, 23),                          # 2595
        (MOVE, 20, 24),                          # 2596
        (MOVE, 21, 198),                         # 2597: 198 is 4
        (JUMP, 2647),                            # 2598
        (JNE, 22, 231, 2609),                    # 2599: 231 is 1208
        (LOAD, 22, 4, 26),                       # 2600
        (JZ, 22, 3930),                          # 2601
        (LOAD, 23, 4, 27),                       # 2602
        (LOAD, 24, 4, 28),                       # 2603
        (TEXT, 23, 0),                           # 2604
        (MOVE, 19, 23),                          # 2605
        (MOVE, 20, 24),                          # 2606
        (MOVE, 21, 197),                         # 2607: 197 is 0
        (JUMP, 2647),                            # 2608
        (JNE, 22, 232, 2619),                    # 2609: 232 is 1252
        (LOAD, 22, 4, 26),                       # 2610
        (JZ, 22, 3930),                          # 2611
        (LOAD, 23, 4, 27),                       # 2612
        (LOAD, 24, 4, 28),                       # 2613
        (TEXT, 23, 5),                           # 2614
        (MOVE, 19, 23),                          # 2615
        (MOVE, 20, 24),                          # 2616
        (MOVE, 21, 207),                         # 2617: 207 is 5
        (JUMP, 2647),                            # 2618
        (JNE, 22, 233, 2629),                    # 2619: 233 is 437
        (LOAD, 22, 4, 26),                       # 2620
        (JZ, 22, 3930),                          # 2621
        (LOAD, 23, 4, 27),                       # 2622
        (LOAD, 24, 4, 28),                       # 2623
        (TEXT, 23, 6),                           # 2624
        (MOVE, 19, 23),                          # 2625
        (MOVE, 20, 24),                          # 2626
        (MOVE, 21, 229),                         # 2627: 229 is 6
        (JUMP, 2647),                            # 2628
        (JNE, 22, 234, 2639),                    # 2629: 234 is 850
        (LOAD, 22, 4, 26),                       # 2630
        (JZ, 22, 3930),                          # 2631
        (LOAD, 23, 4, 27),                       # 2632
        (LOAD, 24, 4, 28),                       # 2633
        (TEXT, 23, 7),                           # 2634
        (MOVE, 19, 23),                          # 2635
        (MOVE, 20, 24),                          # 2636
        (MOVE, 21, 209),                         # 2637: 209 is 7
        (JUMP, 2647),                            # 2638
        (LOAD, 22, 4, 26),                       # 2639
        (JZ, 22, 3930),                          # 2640
        (LOAD, 23, 4, 27),                       # 2641
        (LOAD, 24, 4, 28),                       # 2642
        (TEXT, 23, 8),                           # 2643
        (MOVE, 19, 23),                          # 2644
        (MOVE, 20, 24),                          # 2645
        (MOVE, 21, 210),                         # 2646: 210 is 8
        (STORE, 4, 134, 19),                     # 2647
        (STORE, 4, 135, 20),                     # 2648
        (STORE, 4, 136, 21),                     # 2649
        (MOVE, 19, 197),                         # 2650: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 25),                       # 2651
        (JEQ, 20, 197, 2658),                    # 2652: 197 is 0
        (CALL, 7, 584),                          # 2653: last
        (LOAD, 20, 4, 30),                       # 2654
        (LOAD, 21, 4, 31),                       # 2655
        (SAME, 22, 20, 227),                     # 2656: 227 is b'\x00'
        (JZ, 22, 2659),                          # 2657
        (MOVE, 19, 199),                         # 2658: 199 is 1
        (STORE, 4, 137, 19),                     # 2659
        (STORE, 4, 138, 19),                     # 2660
        (LOAD, 22, 4, 16),                       # 2661: text, value: content.text
        (JNE, 22, 224, 2672),                    # 2662: 224 is 37
        (LOAD, 22, 4, 50),                       # 2663
        (JZ, 22, 3930),                          # 2664
        (LOAD, 23, 4, 51),                       # 2665
        (LOAD, 24, 4, 52),                       # 2666
        (TEXT, 23, 1),                           # 2667
        (MOVE, 19, 23),                          # 2668
        (MOVE, 20, 24),                          # 2669
        (MOVE, 21, 199),                         # 2670: 199 is 1
        (JUMP, 2750),                            # 2671
        (JNE, 22, 225, 2682),                    # 2672: 225 is 500
        (LOAD, 22, 4, 50),                       # 2673
        (JZ, 22, 3930),                          # 2674
        (LOAD, 23, 4, 51),                       # 2675
        (LOAD, 24, 4, 52),                       # 2676
        (TEXT, 23, 2),                           # 2677
        (MOVE, 19, 23),                          # 2678
        (MOVE, 20, 24),                          # 2679
        (MOVE, 21, 205),                         # 2680: 205 is 2
        (JUMP, 2750),                            # 2681
        (JNE, 22, 222, 2692),                    # 2682: 222 is 1047
        (LOAD, 22, 4, 50),                       # 2683
        (JZ, 22, 3930),                          # 2684
        (LOAD, 23, 4, 51),                       # 2685
        (LOAD, 24, 4, 52),                       # 2686
        (TEXT, 23, 3),                           # 2687
        (MOVE, 19, 23),                          # 2688
        (MOVE, 20, 24),                          # 2689
        (MOVE, 21, 206),                         # 2690: 206 is 3
        (JUMP, 2750),                            # 2691
        (JNE, 22, 226, 2702),                    # 2692: 226 is 1140
        (LOAD, 22, 4, 50),                       # 2693
        (JZ, 22, 3930),                          # 2694
        (LOAD, 23, 4, 51),                       # 2695
        (LOAD, 24, 4, 52),                       # 2696
        (TEXT, 23, 4),                           # 2697
        (MOVE, 19, 23),                          # 2698
        (MOVE, 20, 24),                          # 2699
        (MOVE, 21, 198),                         # 2700: 198 is 4
        (JUMP, 2750),                            # 2701
        (JNE, 22, 231, 2712),                    # 2702: 231 is 1208
        (LOAD, 22, 4, 44),                       # 2703
        (JZ, 22, 3930),                          # 2704
        (LOAD, 23, 4, 45),                       # 2705
        (LOAD, 24, 4, 46),                       # 2706
        (TEXT, 23, 0),                           # 2707
        (MOVE, 19, 23),                          # 2708
        (MOVE, 20, 24),                          # 2709
        (MOVE, 21, 197),                         # 2710: 197 is 0
        (JUMP, 2750),                            # 2711
        (JNE, 22, 232, 2722),                    # 2712: 232 is 1252
        (LOAD, 22, 4, 44),                       # 2713
        (JZ, 22, 3930),                          # 2714
        (LOAD, 23, 4, 45),                       # 2715
        (LOAD, 24, 4, 46),                       # 2716
        (TEXT, 23, 5),                           # 2717
        (MOVE, 19, 23),                          # 2718
        (MOVE, 20, 24),                          # 2719
        (MOVE, 21, 207),                         # 2720: 207 is 5
        (JUMP, 2750),                            # 2721
        (JNE, 22, 233, 2732),                    # 2722: 233 is 437
        (LOAD, 22, 4, 44),                       # 2723
        (JZ, 22, 3930),                          # 2724
        (LOAD, 23, 4, 45),                       # 2725
        (LOAD, 24, 4, 46),                       # 2726
        (TEXT, 23, 6),                           # 2727
        (MOVE, 19, 23),                          # 2728
        (MOVE, 20, 24),                          # 2729
        (MOVE, 21, 229),                         # 2730: 229 is 6
        (JUMP, 2750),                            # 2731
        (JNE, 22, 234, 2742),                    # 2732: 234 is 850
        (LOAD, 22, 4, 44),                       # 2733
        (JZ, 22, 3930),                          # 2734
        (LOAD, 23, 4, 45),                       # 2735
        (LOAD, 24, 4, 46),                       # 2736
        (TEXT, 23, 7),                           # 2737
        (MOVE, 19, 23),                          # 2738
        (MOVE, 20, 24),                          # 2739
        (MOVE, 21, 209),                         # 2740: 209 is 7
        (JUMP, 2750),                            # 2741
        (LOAD, 22, 4, 44),                       # 2742
        (JZ, 22, 3930),                          # 2743
        (LOAD, 23, 4, 45),                       # 2744
        (LOAD, 24, 4, 46),                       # 2745
        (TEXT, 23, 8),                           # 2746
        (MOVE, 19, 23),                          # 2747
        (MOVE, 20, 24),                          # 2748
        (MOVE, 21, 210),                         # 2749: 210 is 8
        (STORE, 4, 139, 19),                     # 2750
        (STORE, 4, 140, 20),                     # 2751
        (STORE, 4, 141, 21),                     # 2752
        (MOVE, 19, 197),                         # 2753: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 43),                       # 2754
        (JEQ, 20, 197, 2761),                    # 2755: 197 is 0
        (CALL, 8, 712),                          # 2756: last
        (LOAD, 20, 4, 48),                       # 2757
        (LOAD, 21, 4, 49),                       # 2758
        (SAME, 22, 20, 227),                     # 2759: 227 is b'\x00'
        (JZ, 22, 2762),                          # 2760
        (MOVE, 19, 199),                         # 2761: 199 is 1
        (STORE, 4, 142, 19),                     # 2762
        (STORE, 4, 143, 19),                     # 2763
        (LOAD, 22, 4, 11),                       # 2764: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2770),                    # 2765: 210 is 8
        (LOAD, 22, 4, 58),                       # 2766
        (JZ, 22, 3930),                          # 2767
        (NUMBER2, 19, 4, 59, 0, 56, 55),         # 2768
        (JUMP, 2773),                            # 2769
        (LOAD, 22, 4, 56),                       # 2770
        (JZ, 22, 3930),                          # 2771
        (NUMBER2, 19, 4, 57, 0, 52, 55),         # 2772
        (STORE, 4, 144, 19),                     # 2773
        (LOAD, 22, 4, 11),                       # 2774: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2780),                    # 2775: 210 is 8
        (LOAD, 22, 4, 63),                       # 2776
        (JZ, 22, 3930),                          # 2777
        (NUMBER2, 19, 4, 64, 0, 56, 60),         # 2778
        (JUMP, 2783),                            # 2779
        (LOAD, 22, 4, 61),                       # 2780
        (JZ, 22, 3930),                          # 2781
        (NUMBER2, 19, 4, 62, 0, 52, 60),         # 2782
        (STORE, 4, 145, 19),                     # 2783
        (LOAD, 22, 4, 11),                       # 2784: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 2790),                    # 2785: 210 is 8
        (LOAD, 22, 4, 68),                       # 2786
        (JZ, 22, 3930),                          # 2787
        (NUMBER2, 19, 4, 69, 0, 56, 65),         # 2788
        (JUMP, 2793),                            # 2789
        (LOAD, 22, 4, 66),                       # 2790
        (JZ, 22, 3930),                          # 2791
        (NUMBER2, 19, 4, 67, 0, 52, 65),         # 2792
        (STORE, 4, 146, 19),                     # 2793
        (LOAD, 22, 4, 16),                       # 2794: text, value: content.text
        (JNE, 22, 224, 2805),                    # 2795: 224 is 37
        (LOAD, 22, 4, 83),                       # 2796
        (JZ, 22, 3930),                          # 2797
        (LOAD, 23, 4, 84),                       # 2798
        (LOAD, 24, 4, 85),                       # 2799
        (TEXT, 23, 1),                           # 2800
        (MOVE, 19, 23),                          # 2801
        (MOVE, 20, 24),                          # 2802
        (MOVE, 21, 199),                         # 2803: 199 is 1
        (JUMP, 2883),                            # 2804
        (JNE, 22, 225, 2815),                    # 2805: 225 is 500
        (LOAD, 22, 4, 83),                       # 2806
        (JZ, 22, 3930),                          # 2807
        (LOAD, 23, 4, 84),                       # 2808
        (LOAD, 24, 4, 85),                       # 2809
        (TEXT, 23, 2),                           # 2810
        (MOVE, 19, 23),                          # 2811
        (MOVE, 20, 24),                          # 2812
        (MOVE, 21, 205),                         # 2813: 205 is 2
        (JUMP, 2883),                            # 2814
        (JNE, 22, 222, 2825),                    # 2815: 222 is 1047
        (LOAD, 22, 4, 83),                       # 2816
        (JZ, 22, 3930),                          # 2817
        (LOAD, 23, 4, 84),                       # 2818
        (LOAD, 24, 4, 85),                       # 2819
        (TEXT, 23, 3),                           # 2820
        (MOVE, 19, 23),                          # 2821
        (MOVE, 20, 24),                          # 2822
        (MOVE, 21, 206),                         # 2823: 206 is 3
        (JUMP, 2883),                            # 2824
        (JNE, 22, 226, 2835),                    # 2825: 226 is 1140
        (LOAD, 22, 4, 83),                       # 2826
        (JZ, 22, 3930),                          # 2827
        (LOAD, 23, 4, 84),                       # 2828
        (LOAD, 24, 4, 85),                       # 2829
        (TEXT, 23, 4),                           # 2830
        (MOVE, 19, 23),                          # 2831
        (MOVE, 20, 24),                          # 2832
        (MOVE, 21, 198),                         # 2833: 198 is 4
        (JUMP, 2883),                            # 2834
        (JNE, 22, 231, 2845),                    # 2835: 231 is 1208
        (LOAD, 22, 4, 77),                       # 2836
        (JZ, 22, 3930),                          # 2837
        (LOAD, 23, 4, 78),                       # 2838
        (LOAD, 24, 4, 79),                       # 2839
        (TEXT, 23, 0),                           # 2840
        (MOVE, 19, 23),                          # 2841
        (MOVE, 20, 24),                          # 2842
        (MOVE, 21, 197),                         # 2843: 197 is 0
        (JUMP, 2883),                            # 2844
        (JNE, 22, 232, 2855),                    # 2845: 232 is 1252
        (LOAD, 22, 4, 77),                       # 2846
        (JZ, 22, 3930),                          # 2847
        (LOAD, 23, 4, 78),                       # 2848
        (LOAD, 24, 4, 79),                       # 2849
        (TEXT, 23, 5),                           # 2850
        (MOVE, 19, 23),                          # 2851
        (MOVE, 20, 24),                          # 2852
        (MOVE, 21, 207),                         # 2853: 207 is 5
        (JUMP, 2883),                            # 2854
        (JNE, 22, 233, 2865),                    # 2855: 233 is 437
        (LOAD, 22, 4, 77),                       # 2856
        (JZ, 22, 3930),                          # 2857
        (LOAD, 23, 4, 78),                       # 2858
        (LOAD, 24, 4, 79),                       # 2859
        (TEXT, 23, 6),                           # 2860
        (MOVE, 19, 23),                          # 2861
        (MOVE, 20, 24),                          # 2862
        (MOVE, 21, 229),                         # 2863: 229 is 6
        (JUMP, 2883),                            # 2864
        (JNE, 22, 234, 2875),                    # 2865: 234 is 850
        (LOAD, 22, 4, 77),                       # 2866
        (JZ, 22, 3930),                          # 2867
        (LOAD, 23, 4, 78),                       # 2868
        (LOAD, 24, 4, 79),                       # 2869
        (TEXT, 23, 7),                           # 2870
        (MOVE, 19, 23),                          # 2871
        (MOVE, 20, 24),                          # 2872
        (MOVE, 21, 209),                         # 2873: 209 is 7
        (JUMP, 2883),                            # 2874
        (LOAD, 22, 4, 77),                       # 2875
        (JZ, 22, 3930),                          # 2876
        (LOAD, 23, 4, 78),                       # 2877
        (LOAD, 24, 4, 79),                       # 2878
        (TEXT, 23, 8),                           # 2879
        (MOVE, 19, 23),                          # 2880
        (MOVE, 20, 24),                          # 2881
        (MOVE, 21, 210),                         # 2882: 210 is 8
        (STORE, 4, 147, 19),                     # 2883
        (STORE, 4, 148, 20),                     # 2884
        (STORE, 4, 149, 21),                     # 2885
        (MOVE, 19, 197),                         # 2886: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 76),                       # 2887
        (JEQ, 20, 197, 2894),                    # 2888: 197 is 0
        (CALL, 9, 882),                          # 2889: last
        (LOAD, 20, 4, 81),                       # 2890
        (LOAD, 21, 4, 82),                       # 2891
        (SAME, 22, 20, 227),                     # 2892: 227 is b'\x00'
        (JZ, 22, 2895),                          # 2893
        (MOVE, 19, 199),                         # 2894: 199 is 1
        (STORE, 4, 150, 19),                     # 2895
        (STORE, 4, 151, 19),                     # 2896
        (LOAD, 22, 4, 16),                       # 2897: text, value: content.text
        (JNE, 22, 224, 2908),                    # 2898: 224 is 37
        (LOAD, 22, 4, 102),                      # 2899
        (JZ, 22, 3930),                          # 2900
        (LOAD, 23, 4, 103),                      # 2901
        (LOAD, 24, 4, 104),                      # 2902
        (TEXT, 23, 1),                           # 2903
        (MOVE, 19, 23),                          # 2904
        (MOVE, 20, 24),                          # 2905
        (MOVE, 21, 199),                         # 2906: 199 is 1
        (JUMP, 2986),                            # 2907
        (JNE, 22, 225, 2918),                    # 2908: 225 is 500
        (LOAD, 22, 4, 102),                      # 2909
        (JZ, 22, 3930),                          # 2910
        (LOAD, 23, 4, 103),                      # 2911
        (LOAD, 24, 4, 104),                      # 2912
        (TEXT, 23, 2),                           # 2913
        (MOVE, 19, 23),                          # 2914
        (MOVE, 20, 24),                          # 2915
        (MOVE, 21, 205),                         # 2916: 205 is 2
        (JUMP, 2986),                            # 2917
        (JNE, 22, 222, 2928),                    # 2918: 222 is 1047
        (LOAD, 22, 4, 102),                      # 2919
        (JZ, 22, 3930),                          # 2920
        (LOAD, 23, 4, 103),                      # 2921
        (LOAD, 24, 4, 104),                      # 2922
        (TEXT, 23, 3),                           # 2923
        (MOVE, 19, 23),                          # 2924
        (MOVE, 20, 24),                          # 2925
        (MOVE, 21, 206),                         # 2926: 206 is 3
        (JUMP, 2986),                            # 2927
        (JNE, 22, 226, 2938),                    # 2928: 226 is 1140
        (LOAD, 22, 4, 102),                      # 2929
        (JZ, 22, 3930),                          # 2930
        (LOAD, 23, 4, 103),                      # 2931
        (LOAD, 24, 4, 104),                      # 2932
        (TEXT, 23, 4),                           # 2933
        (MOVE, 19, 23),                          # 2934
        (MOVE, 20, 24),                          # 2935
        (MOVE, 21, 198),                         # 2936: 198 is 4
        (JUMP, 2986),                            # 2937
        (JNE, 22, 231, 2948),                    # 2938: 231 is 1208
        (LOAD, 22, 4, 96),                       # 2939
        (JZ, 22, 3930),                          # 2940
        (LOAD, 23, 4, 97),                       # 2941
        (LOAD, 24, 4, 98),                       # 2942
        (TEXT, 23, 0),                           # 2943
        (MOVE, 19, 23),                          # 2944
        (MOVE, 20, 24),                          # 2945
        (MOVE, 21, 197),                         # 2946: 197 is 0
        (JUMP, 2986),                            # 2947
        (JNE, 22, 232, 2958),                    # 2948: 232 is 1252
        (LOAD, 22, 4, 96),                       # 2949
        (JZ, 22, 3930),                          # 2950
        (LOAD, 23, 4, 97),                       # 2951
        (LOAD, 24, 4, 98),                       # 2952
        (TEXT, 23, 5),                           # 2953
        (MOVE, 19, 23),                          # 2954
        (MOVE, 20, 24),                          # 2955
        (MOVE, 21, 207),                         # 2956: 207 is 5
        (JUMP, 2986),                            # 2957
        (JNE, 22, 233, 2968),                    # 2958: 233 is 437
        (LOAD, 22, 4, 96),                       # 2959
        (JZ, 22, 3930),                          # 2960
        (LOAD, 23, 4, 97),                       # 2961
        (LOAD, 24, 4, 98),                       # 2962
        (TEXT, 23, 6),                           # 2963
        (MOVE, 19, 23),                          # 2964
        (MOVE, 20, 24),                          # 2965
        (MOVE, 21, 229),                         # 2966: 229 is 6
        (JUMP, 2986),                            # 2967
        (JNE, 22, 234, 2978),                    # 2968: 234 is 850
        (LOAD, 22, 4, 96),                       # 2969
        (JZ, 22, 3930),                          # 2970
        (LOAD, 23, 4, 97),                       # 2971
        (LOAD, 24, 4, 98),                       # 2972
        (TEXT, 23, 7),                           # 2973
        (MOVE, 19, 23),                          # 2974
        (MOVE, 20, 24),                          # 2975
        (MOVE, 21, 209),                         # 2976: 209 is 7
        (JUMP, 2986),                            # 2977
        (LOAD, 22, 4, 96),                       # 2978
        (JZ, 22, 3930),                          # 2979
        (LOAD, 23, 4, 97),                       # 2980
        (LOAD, 24, 4, 98),                       # 2981
        (TEXT, 23, 8),                           # 2982
        (MOVE, 19, 23),                          # 2983
        (MOVE, 20, 24),                          # 2984
        (MOVE, 21, 210),                         # 2985: 210 is 8
        (STORE, 4, 152, 19),                     # 2986
        (STORE, 4, 153, 20),                     # 2987
        (STORE, 4, 154, 21),                     # 2988
        (MOVE, 19, 197),                         # 2989: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 95),                       # 2990
        (JEQ, 20, 197, 2997),                    # 2991: 197 is 0
        (CALL, 10, 1011),                        # 2992: last
        (LOAD, 20, 4, 100),                      # 2993
        (LOAD, 21, 4, 101),                      # 2994
        (SAME, 22, 20, 227),                     # 2995: 227 is b'\x00'
        (JZ, 22, 2998),                          # 2996
        (MOVE, 19, 199),                         # 2997: 199 is 1
        (STORE, 4, 155, 19),                     # 2998
        (STORE, 4, 156, 19),                     # 2999
        (LOAD, 22, 4, 11),                       # 3000: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 22, 210, 3006),                    # 3001: 210 is 8
        (LOAD, 22, 4, 110),                      # 3002
        (JZ, 22, 3930),                          # 3003
        (NUMBER2, 19, 4, 111, 0, 56, 107),       # 3004
        (JUMP, 3009),                            # 3005
        (LOAD, 22, 4, 108),                      # 3006
        (JZ, 22, 3930),                          # 3007
        (NUMBER2, 19, 4, 109, 0, 52, 107),       # 3008
        (STORE, 4, 157, 19),                     # 3009
        (LOAD, 22, 4, 16),                       # 3010: text, value: content.text
        (JNE, 22, 224, 3021),                    # 3011: 224 is 37
        (LOAD, 22, 4, 125),                      # 3012
        (JZ, 22, 3930),                          # 3013
        (LOAD, 23, 4, 126),                      # 3014
        (LOAD, 24, 4, 127),                      # 3015
        (TEXT, 23, 1),                           # 3016
        (MOVE, 19, 23),                          # 3017
        (MOVE, 20, 24),                          # 3018
        (MOVE, 21, 199),                         # 3019: 199 is 1
        (JUMP, 3099),                            # 3020
        (JNE, 22, 225, 3031),                    # 3021: 225 is 500
        (LOAD, 22, 4, 125),                      # 3022
        (JZ, 22, 3930),                          # 3023
        (LOAD, 23, 4, 126),                      # 3024
        (LOAD, 24, 4, 127),                      # 3025
        (TEXT, 23, 2),                           # 3026
        (MOVE, 19, 23),                          # 3027
        (MOVE, 20, 24),                          # 3028
        (MOVE, 21, 205),                         # 3029: 205 is 2
        (JUMP, 3099),                            # 3030
        (JNE, 22, 222, 3041),                    # 3031: 222 is 1047
        (LOAD, 22, 4, 125),                      # 3032
        (JZ, 22, 3930),                          # 3033
        (LOAD, 23, 4, 126),                      # 3034
        (LOAD, 24, 4, 127),                      # 3035
        (TEXT, 23, 3),                           # 3036
        (MOVE, 19, 23),                          # 3037
        (MOVE, 20, 24),                          # 3038
        (MOVE, 21, 206),                         # 3039: 206 is 3
        (JUMP, 3099),                            # 3040
        (JNE, 22, 226, 3051),                    # 3041: 226 is 1140
        (LOAD, 22, 4, 125),                      # 3042
        (JZ, 22, 3930),                          # 3043
        (LOAD, 23, 4, 126),                      # 3044
        (LOAD, 24, 4, 127),                      # 3045
        (TEXT, 23, 4),                           # 3046
        (MOVE, 19, 23),                          # 3047
        (MOVE, 20, 24),                          # 3048
        (MOVE, 21, 198),                         # 3049: 198 is 4
        (JUMP, 3099),                            # 3050
        (JNE, 22, 231, 3061),                    # 3051: 231 is 1208
        (LOAD, 22, 4, 119),                      # 3052
        (JZ, 22, 3930),                          # 3053
        (LOAD, 23, 4, 120),                      # 3054
        (LOAD, 24, 4, 121),                      # 3055
        (TEXT, 23, 0),                           # 3056
        (MOVE, 19, 23),                          # 3057
        (MOVE, 20, 24),                          # 3058
        (MOVE, 21, 197),                         # 3059: 197 is 0
        (JUMP, 3099),                            # 3060
        (JNE, 22, 232, 3071),                    # 3061: 232 is 1252
        (LOAD, 22, 4, 119),                      # 3062
        (JZ, 22, 3930),                          # 3063
        (LOAD, 23, 4, 120),                      # 3064
        (LOAD, 24, 4, 121),                      # 3065
        (TEXT, 23, 5),                           # 3066
        (MOVE, 19, 23),                          # 3067
        (MOVE, 20, 24),                          # 3068
        (MOVE, 21, 207),                         # 3069: 207 is 5
        (JUMP, 3099),                            # 3070
        (JNE, 22, 233, 3081),                    # 3071: 233 is 437
        (LOAD, 22, 4, 119),                      # 3072
        (JZ, 22, 3930),                          # 3073
        (LOAD, 23, 4, 120),                      # 3074
        (LOAD, 24, 4, 121),                      # 3075
        (TEXT, 23, 6),                           # 3076
        (MOVE, 19, 23),                          # 3077
        (MOVE, 20, 24),                          # 3078
        (MOVE, 21, 229),                         # 3079: 229 is 6
        (JUMP, 3099),                            # 3080
        (JNE, 22, 234, 3091),                    # 3081: 234 is 850
        (LOAD, 22, 4, 119),                      # 3082
        (JZ, 22, 3930),                          # 3083
        (LOAD, 23, 4, 120),                      # 3084
        (LOAD, 24, 4, 121),                      # 3085
        (TEXT, 23, 7),                           # 3086
        (MOVE, 19, 23),                          # 3087
        (MOVE, 20, 24),                          # 3088
        (MOVE, 21, 209),                         # 3089: 209 is 7
        (JUMP, 3099),                            # 3090
        (LOAD, 22, 4, 119),                      # 3091
        (JZ, 22, 3930),                          # 3092
        (LOAD, 23, 4, 120),                      # 3093
        (LOAD, 24, 4, 121),                      # 3094
        (TEXT, 23, 8),                           # 3095
        (MOVE, 19, 23),                          # 3096
        (MOVE, 20, 24),                          # 3097
        (MOVE, 21, 210),                         # 3098: 210 is 8
        (STORE, 4, 158, 19),                     # 3099
        (STORE, 4, 159, 20),                     # 3100
        (STORE, 4, 160, 21),                     # 3101
        (MOVE, 19, 197),                         # 3102: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 20, 4, 118),                      # 3103
        (JEQ, 20, 197, 3110),                    # 3104: 197 is 0
        (CALL, 11, 1153),                        # 3105: last
        (LOAD, 20, 4, 123),                      # 3106
        (LOAD, 21, 4, 124),                      # 3107
        (SAME, 22, 20, 227),                     # 3108: 227 is b'\x00'
        (JZ, 22, 3111),                          # 3109
        (MOVE, 19, 199),                         # 3110: 199 is 1
        (STORE, 4, 161, 19),                     # 3111
        (STORE, 4, 162, 19),                     # 3112
        (LOAD, 19, 4, 131),                      # 3113
        (JZ, 19, 3120),                          # 3114
        (ROWAT, 12, 3, 19),                      # 3115
        (LOAD, 23, 12, 2),                       # 3116
        (JZ, 23, 3930),                          # 3117
        (NUMBER2, 20, 12, 3, 0, 52, 1),          # 3118
        (STORE, 12, 6, 20),                      # 3119
        (LOAD, 11, 0, 7),                        # 3120
        (JZ, 11, 3591),                          # 3121
        (ROWAT, 13, 4, 11),                      # 3122
        (MOVE, 19, 197),                         # 3123: 197 is 0
        (LOAD, 20, 13, 18),                      # 3124
        (JGE, 19, 20, 3591),                     # 3125
        (ITEM, 16, 5, 13, 17, 19),               # 3126
        (LOAD, 24, 16, 3),                       # 3127: text, value: content.text
        (JNE, 24, 224, 3138),                    # 3128: 224 is 37
        (LOAD, 24, 16, 18),                      # 3129
        (JZ, 24, 3930),                          # 3130
        (LOAD, 25, 16, 19),                      # 3131
        (LOAD, 26, 16, 20),                      # 3132
        (TEXT, 25, 1),                           # 3133
        (MOVE, 21, 25),                          # 3134
        (MOVE, 22, 26),                          # 3135
        (MOVE, 23, 199),                         # 3136: 199 is 1
        (JUMP, 3216),                            # 3137
        (JNE, 24, 225, 3148),                    # 3138: 225 is 500
        (LOAD, 24, 16, 18),                      # 3139
        (JZ, 24, 3930),                          # 3140
        (LOAD, 25, 16, 19),                      # 3141
        (LOAD, 26, 16, 20),                      # 3142
        (TEXT, 25, 2),                           # 3143
        (MOVE, 21, 25),                          # 3144
        (MOVE, 22, 26),                          # 3145
        (MOVE, 23, 205),                         # 3146: 205 is 2
        (JUMP, 3216),                            # 3147
        (JNE, 24, 222, 3158),                    # 3148: 222 is 1047
        (LOAD, 24, 16, 18),                      # 3149
        (JZ, 24, 3930),                          # 3150
        (LOAD, 25, 16, 19),                      # 3151
        (LOAD, 26, 16, 20),                      # 3152
        (TEXT, 25, 3),                           # 3153
        (MOVE, 21, 25),                          # 3154
        (MOVE, 22, 26),                          # 3155
        (MOVE, 23, 206),                         # 3156: 206 is 3
        (JUMP, 3216),                            # 3157
        (JNE, 24, 226, 3168),                    # 3158: 226 is 1140
        (LOAD, 24, 16, 18),                      # 3159
        (JZ, 24, 3930),                          # 3160
        (LOAD, 25, 16, 19),                      # 3161
        (LOAD, 26, 16, 20),                      # 3162
        (TEXT, 25, 4),                           # 3163
        (MOVE, 21, 25),                          # 3164
        (MOVE, 22, 26),                          # 3165
        (MOVE, 23, 198),                         # 3166: 198 is 4
        (JUMP, 3216),                            # 3167
        (JNE, 24, 231, 3178),                    # 3168: 231 is 1208
        (LOAD, 24, 16, 12),                      # 3169
        (JZ, 24, 3930),                          # 3170
        (LOAD, 25, 16, 13),                      # 3171
        (LOAD, 26, 16, 14),                      # 3172
        (TEXT, 25, 0),                           # 3173
        (MOVE, 21, 25),                          # 3174
        (MOVE, 22, 26),                          # 3175
        (MOVE, 23, 197),                         # 3176: 197 is 0
        (JUMP, 3216),                            # 3177
        (JNE, 24, 232, 3188),                    # 3178: 232 is 1252
        (LOAD, 24, 16, 12),                      # 3179
        (JZ, 24, 3930),                          # 3180
        (LOAD, 25, 16, 13),                      # 3181
        (LOAD, 26, 16, 14),                      # 3182
        (TEXT, 25, 5),                           # 3183
        (MOVE, 21, 25),                          # 3184
        (MOVE, 22, 26),                          # 3185
        (MOVE, 23, 207),                         # 3186: 207 is 5
        (JUMP, 3216),                            # 3187
        (JNE, 24, 233, 3198),                    # 3188: 233 is 437
        (LOAD, 24, 16, 12),                      # 3189
        (JZ, 24, 3930),                          # 3190
        (LOAD, 25, 16, 13),                      # 3191
        (LOAD, 26, 16, 14),                      # 3192
        (TEXT, 25, 6),                           # 3193
        (MOVE, 21, 25),                          # 3194
        (MOVE, 22, 26),                          # 3195
        (MOVE, 23, 229),                         # 3196: 229 is 6
        (JUMP, 3216),                            # 3197
        (JNE, 24, 234, 3208),                    # 3198: 234 is 850
        (LOAD, 24, 16, 12),                      # 3199
        (JZ, 24, 3930),                          # 3200
        (LOAD, 25, 16, 13),                      # 3201
        (LOAD, 26, 16, 14),                      # 3202
        (TEXT, 25, 7),                           # 3203
        (MOVE, 21, 25),                          # 3204
        (MOVE, 22, 26),                          # 3205
        (MOVE, 23, 209),                         # 3206: 209 is 7
        (JUMP, 3216),                            # 3207
        (LOAD, 24, 16, 12),                      # 3208
        (JZ, 24, 3930),                          # 3209
        (LOAD, 25, 16, 13),                      # 3210
        (LOAD, 26, 16, 14),                      # 3211
        (TEXT, 25, 8),                           # 3212
        (MOVE, 21, 25),                          # 3213
        (MOVE, 22, 26),                          # 3214
        (MOVE, 23, 210),                         # 3215: 210 is 8
        (STORE, 16, 104, 21),                    # 3216
        (STORE, 16, 105, 22),                    # 3217
        (STORE, 16, 106, 23),                    # 3218
        (MOVE, 21, 197),                         # 3219: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 11),                      # 3220
        (JEQ, 22, 197, 3227),                    # 3221: 197 is 0
        (CALL, 17, 1542),                        # 3222: last
        (LOAD, 22, 16, 16),                      # 3223
        (LOAD, 23, 16, 17),                      # 3224
        (SAME, 24, 22, 227),                     # 3225: 227 is b'\x00'
        (JZ, 24, 3228),                          # 3226
        (MOVE, 21, 199),                         # 3227: 199 is 1
        (STORE, 16, 107, 21),                    # 3228
        (STORE, 16, 108, 21),                    # 3229
        (LOAD, 24, 16, 3),                       # 3230: text, value: content.text
        (JNE, 24, 224, 3241),                    # 3231: 224 is 37
        (LOAD, 24, 16, 36),                      # 3232
        (JZ, 24, 3930),                          # 3233
        (LOAD, 25, 16, 37),                      # 3234
        (LOAD, 26, 16, 38),                      # 3235
        (TEXT, 25, 1),                           # 3236
        (MOVE, 21, 25),                          # 3237
        (MOVE, 22, 26),                          # 3238
        (MOVE, 23, 199),                         # 3239: 199 is 1
        (JUMP, 3319),                            # 3240
        (JNE, 24, 225, 3251),                    # 3241: 225 is 500
        (LOAD, 24, 16, 36),                      # 3242
        (JZ, 24, 3930),                          # 3243
        (LOAD, 25, 16, 37),                      # 3244
        (LOAD, 26, 16, 38),                      # 3245
        (TEXT, 25, 2),                           # 3246
        (MOVE, 21, 25),                          # 3247
        (MOVE, 22, 26),                          # 3248
        (MOVE, 23, 205),                         # 3249: 205 is 2
        (JUMP, 3319),                            # 3250
        (JNE, 24, 222, 3261),                    # 3251: 222 is 1047
        (LOAD, 24, 16, 36),                      # 3252
        (JZ, 24, 3930),                          # 3253
        (LOAD, 25, 16, 37),                      # 3254
        (LOAD, 26, 16, 38),                      # 3255
        (TEXT, 25, 3),                           # 3256
        (MOVE, 21, 25),                          # 3257
        (MOVE, 22, 26),                          # 3258
        (MOVE, 23, 206),                         # 3259: 206 is 3
        (JUMP, 3319),                            # 3260
        (JNE, 24, 226, 3271),                    # 3261: 226 is 1140
        (LOAD, 24, 16, 36),                      # 3262
        (JZ, 24, 3930),                          # 3263
        (LOAD, 25, 16, 37),                      # 3264
        (LOAD, 26, 16, 38),                      # 3265
        (TEXT, 25, 4),                           # 3266
        (MOVE, 21, 25),                          # 3267
        (MOVE, 22, 26),                          # 3268
        (MOVE, 23, 198),                         # 3269: 198 is 4
        (JUMP, 3319),                            # 3270
        (JNE, 24, 231, 3281),                    # 3271: 231 is 1208
        (LOAD, 24, 16, 30),                      # 3272
        (JZ, 24, 3930),                          # 3273
        (LOAD, 25, 16, 31),                      # 3274
        (LOAD, 26, 16, 32),                      # 3275
        (TEXT, 25, 0),                           # 3276
        (MOVE, 21, 25),                          # 3277
        (MOVE, 22, 26),                          # 3278
        (MOVE, 23, 197),                         # 3279: 197 is 0
        (JUMP, 3319),                            # 3280
        (JNE, 24, 232, 3291),                    # 3281: 232 is 1252
        (LOAD, 24, 16, 30),                      # 3282
        (JZ, 24, 3930),                          # 3283
        (LOAD, 25, 16, 31),                      # 3284
        (LOAD, 26, 16, 32),                      # 3285
        (TEXT, 25, 5),                           # 3286
        (MOVE, 21, 25),                          # 3287
        (MOVE, 22, 26),                          # 3288
        (MOVE, 23, 207),                         # 3289: 207 is 5
        (JUMP, 3319),                            # 3290
        (JNE, 24, 233, 3301),                    # 3291: 233 is 437
        (LOAD, 24, 16, 30),                      # 3292
        (JZ, 24, 3930),                          # 3293
        (LOAD, 25, 16, 31),                      # 3294
        (LOAD, 26, 16, 32),                      # 3295
        (TEXT, 25, 6),                           # 3296
        (MOVE, 21, 25),                          # 3297
        (MOVE, 22, 26),                          # 3298
        (MOVE, 23, 229),                         # 3299: 229 is 6
        (JUMP, 3319),                            # 3300
        (JNE, 24, 234, 3311),                    # 3301: 234 is 850
        (LOAD, 24, 16, 30),                      # 3302
        (JZ, 24, 3930),                          # 3303
        (LOAD, 25, 16, 31),                      # 3304
        (LOAD, 26, 16, 32),                      # 3305
        (TEXT, 25, 7),                           # 3306
        (MOVE, 21, 25),                          # 3307
        (MOVE, 22, 26),                          # 3308
        (MOVE, 23, 209),                         # 3309: 209 is 7
        (JUMP, 3319),                            # 3310
        (LOAD, 24, 16, 30),                      # 3311
        (JZ, 24, 3930),                          # 3312
        (LOAD, 25, 16, 31),                      # 3313
        (LOAD, 26, 16, 32),                      # 3314
        (TEXT, 25, 8),                           # 3315
        (MOVE, 21, 25),                          # 3316
        (MOVE, 22, 26),                          # 3317
        (MOVE, 23, 210),                         # 3318: 210 is 8
        (STORE, 16, 109, 21),                    # 3319
        (STORE, 16, 110, 22),                    # 3320
        (STORE, 16, 111, 23),                    # 3321
        (MOVE, 21, 197),                         # 3322: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 29),                      # 3323
        (JEQ, 22, 197, 3330),                    # 3324: 197 is 0
        (CALL, 18, 1672),                        # 3325: last
        (LOAD, 22, 16, 34),                      # 3326
        (LOAD, 23, 16, 35),                      # 3327
        (SAME, 24, 22, 227),                     # 3328: 227 is b'\x00'
        (JZ, 24, 3331),                          # 3329
        (MOVE, 21, 199),                         # 3330: 199 is 1
        (STORE, 16, 112, 21),                    # 3331
        (STORE, 16, 113, 21),                    # 3332
        (LOAD, 24, 16, 3),                       # 3333: text, value: content.text
        (JNE, 24, 224, 3344),                    # 3334: 224 is 37
        (LOAD, 24, 16, 54),                      # 3335
        (JZ, 24, 3930),                          # 3336
        (LOAD, 25, 16, 55),                      # 3337
        (LOAD, 26, 16, 56),                      # 3338
        (TEXT, 25, 1),                           # 3339
        (MOVE, 21, 25),                          # 3340
        (MOVE, 22, 26),                          # 3341
        (MOVE, 23, 199),                         # 3342: 199 is 1
        (JUMP, 3422),                            # 3343
        (JNE, 24, 225, 3354),                    # 3344: 225 is 500
        (LOAD, 24, 16, 54),                      # 3345
        (JZ, 24, 3930),                          # 3346
        (LOAD, 25, 16, 55),                      # 3347
        (LOAD, 26, 16, 56),                      # 3348
        (TEXT, 25, 2),                           # 3349
        (MOVE, 21, 25),                          # 3350
        (MOVE, 22, 26),                          # 3351
        (MOVE, 23, 205),                         # 3352: 205 is 2
        (JUMP, 3422),                            # 3353
        (JNE, 24, 222, 3364),                    # 3354: 222 is 1047
        (LOAD, 24, 16, 54),                      # 3355
        (JZ, 24, 3930),                          # 3356
        (LOAD, 25, 16, 55),                      # 3357
        (LOAD, 26, 16, 56),                      # 3358
        (TEXT, 25, 3),                           # 3359
        (MOVE, 21, 25),                          # 3360
        (MOVE, 22, 26),                          # 3361
        (MOVE, 23, 206),                         # 3362: 206 is 3
        (JUMP, 3422),                            # 3363
        (JNE, 24, 226, 3374),                    # 3364: 226 is 1140
        (LOAD, 24, 16, 54),                      # 3365
        (JZ, 24, 3930),                          # 3366
        (LOAD, 25, 16, 55),                      # 3367
        (LOAD, 26, 16, 56),                      # 3368
        (TEXT, 25, 4),                           # 3369
        (MOVE, 21, 25),                          # 3370
        (MOVE, 22, 26),                          # 3371
        (MOVE, 23, 198),                         # 3372: 198 is 4
        (JUMP, 3422),                            # 3373
        (JNE, 24, 231, 3384),                    # 3374: 231 is 1208
        (LOAD, 24, 16, 48),                      # 3375
        (JZ, 24, 3930),                          # 3376
        (LOAD, 25, 16, 49),                      # 3377
        (LOAD, 26, 16, 50),                      # 3378
        (TEXT, 25, 0),                           # 3379
        (MOVE, 21, 25),                          # 3380
        (MOVE, 22, 26),                          # 3381
        (MOVE, 23, 197),                         # 3382: 197 is 0
        (JUMP, 3422),                            # 3383
        (JNE, 24, 232, 3394),                    # 3384: 232 is 1252
        (LOAD, 24, 16, 48),                      # 3385
        (JZ, 24, 3930),                          # 3386
        (LOAD, 25, 16, 49),                      # 3387
        (LOAD, 26, 16, 50),                      # 3388
        (TEXT, 25, 5),                           # 3389
        (MOVE, 21, 25),                          # 3390
        (MOVE, 22, 26),                          # 3391
        (MOVE, 23, 207),                         # 3392: 207 is 5
        (JUMP, 3422),                            # 3393
        (JNE, 24, 233, 3404),                    # 3394: 233 is 437
        (LOAD, 24, 16, 48),                      # 3395
        (JZ, 24, 3930),                          # 3396
        (LOAD, 25, 16, 49),                      # 3397
        (LOAD, 26, 16, 50),                      # 3398
        (TEXT, 25, 6),                           # 3399
        (MOVE, 21, 25),                          # 3400
        (MOVE, 22, 26),                          # 3401
        (MOVE, 23, 229),                         # 3402: 229 is 6
        (JUMP, 3422),                            # 3403
        (JNE, 24, 234, 3414),                    # 3404: 234 is 850
        (LOAD, 24, 16, 48),                      # 3405
        (JZ, 24, 3930),                          # 3406
        (LOAD, 25, 16, 49),                      # 3407
        (LOAD, 26, 16, 50),                      # 3408
        (TEXT, 25, 7),                           # 3409
        (MOVE, 21, 25),                          # 3410
        (MOVE, 22, 26),                          # 3411
        (MOVE, 23, 209),                         # 3412: 209 is 7
        (JUMP, 3422),                            # 3413
        (LOAD, 24, 16, 48),                      # 3414
        (JZ, 24, 3930),                          # 3415
        (LOAD, 25, 16, 49),                      # 3416
        (LOAD, 26, 16, 50),                      # 3417
        (TEXT, 25, 8),                           # 3418
        (MOVE, 21, 25),                          # 3419
        (MOVE, 22, 26),                          # 3420
        (MOVE, 23, 210),                         # 3421: 210 is 8
        (STORE, 16, 114, 21),                    # 3422
        (STORE, 16, 115, 22),                    # 3423
        (STORE, 16, 116, 23),                    # 3424
        (MOVE, 21, 197),                         # 3425: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 47),                      # 3426
        (JEQ, 22, 197, 3433),                    # 3427: 197 is 0
        (CALL, 19, 1800),                        # 3428: last
        (LOAD, 22, 16, 52),                      # 3429
        (LOAD, 23, 16, 53),                      # 3430
        (SAME, 24, 22, 227),                     # 3431: 227 is b'\x00'
        (JZ, 24, 3434),                          # 3432
        (MOVE, 21, 199),                         # 3433: 199 is 1
        (STORE, 16, 117, 21),                    # 3434
        (STORE, 16, 118, 21),                    # 3435
        (LOAD, 24, 16, 3),                       # 3436: text, value: content.text
        (JNE, 24, 224, 3447),                    # 3437: 224 is 37
        (LOAD, 24, 16, 72),                      # 3438
        (JZ, 24, 3930),                          # 3439
        (LOAD, 25, 16, 73),                      # 3440
        (LOAD, 26, 16, 74),                      # 3441
        (TEXT, 25, 1),                           # 3442
        (MOVE, 21, 25),                          # 3443
        (MOVE, 22, 26),                          # 3444
        (MOVE, 23, 199),                         # 3445: 199 is 1
        (JUMP, 3525),                            # 3446
        (JNE, 24, 225, 3457),                    # 3447: 225 is 500
        (LOAD, 24, 16, 72),                      # 3448
        (JZ, 24, 3930),                          # 3449
        (LOAD, 25, 16, 73),                      # 3450
        (LOAD, 26, 16, 74),                      # 3451
        (TEXT, 25, 2),                           # 3452
        (MOVE, 21, 25),                          # 3453
        (MOVE, 22, 26),                          # 3454
        (MOVE, 23, 205),                         # 3455: 205 is 2
        (JUMP, 3525),                            # 3456
        (JNE, 24, 222, 3467),                    # 3457: 222 is 1047
        (LOAD, 24, 16, 72),                      # 3458
        (JZ, 24, 3930),                          # 3459
        (LOAD, 25, 16, 73),                      # 3460
        (LOAD, 26, 16, 74),                      # 3461
        (TEXT, 25, 3),                           # 3462
        (MOVE, 21, 25),                          # 3463
        (MOVE, 22, 26),                          # 3464
        (MOVE, 23, 206),                         # 3465: 206 is 3
        (JUMP, 3525),                            # 3466
        (JNE, 24, 226, 3477),                    # 3467: 226 is 1140
        (LOAD, 24, 16, 72),                      # 3468
        (JZ, 24, 3930),                          # 3469
        (LOAD, 25, 16, 73),                      # 3470
        (LOAD, 26, 16, 74),                      # 3471
        (TEXT, 25, 4),                           # 3472
        (MOVE, 21, 25),                          # 3473
        (MOVE, 22, 26),                          # 3474
        (MOVE, 23, 198),                         # 3475: 198 is 4
        (JUMP, 3525),                            # 3476
        (JNE, 24, 231, 3487),                    # 3477: 231 is 1208
        (LOAD, 24, 16, 66),                      # 3478
        (JZ, 24, 3930),                          # 3479
        (LOAD, 25, 16, 67),                      # 3480
        (LOAD, 26, 16, 68),                      # 3481
        (TEXT, 25, 0),                           # 3482
        (MOVE, 21, 25),                          # 3483
        (MOVE, 22, 26),                          # 3484
        (MOVE, 23, 197),                         # 3485: 197 is 0
        (JUMP, 3525),                            # 3486
        (JNE, 24, 232, 3497),                    # 3487: 232 is 1252
        (LOAD, 24, 16, 66),                      # 3488
        (JZ, 24, 3930),                          # 3489
        (LOAD, 25, 16, 67),                      # 3490
        (LOAD, 26, 16, 68),                      # 3491
        (TEXT, 25, 5),                           # 3492
        (MOVE, 21, 25),                          # 3493
        (MOVE, 22, 26),                          # 3494
        (MOVE, 23, 207),                         # 3495: 207 is 5
        (JUMP, 3525),                            # 3496
        (JNE, 24, 233, 3507),                    # 3497: 233 is 437
        (LOAD, 24, 16, 66),                      # 3498
        (JZ, 24, 3930),                          # 3499
        (LOAD, 25, 16, 67),                      # 3500
        (LOAD, 26, 16, 68),                      # 3501
        (TEXT, 25, 6),                           # 3502
        (MOVE, 21, 25),                          # 3503
        (MOVE, 22, 26),                          # 3504
        (MOVE, 23, 229),                         # 3505: 229 is 6
        (JUMP, 3525),                            # 3506
        (JNE, 24, 234, 3517),                    # 3507: 234 is 850
        (LOAD, 24, 16, 66),                      # 3508
        (JZ, 24, 3930),                          # 3509
        (LOAD, 25, 16, 67),                      # 3510
        (LOAD, 26, 16, 68),                      # 3511
        (TEXT, 25, 7),                           # 3512
        (MOVE, 21, 25),                          # 3513
        (MOVE, 22, 26),                          # 3514
        (MOVE, 23, 209),                         # 3515: 209 is 7
        (JUMP, 3525),                            # 3516
        (LOAD, 24, 16, 66),                      # 3517
        (JZ, 24, 3930),                          # 3518
        (LOAD, 25, 16, 67),                      # 3519
        (LOAD, 26, 16, 68),                      # 3520
        (TEXT, 25, 8),                           # 3521
        (MOVE, 21, 25),                          # 3522
        (MOVE, 22, 26),                          # 3523
        (MOVE, 23, 210),                         # 3524: 210 is 8
        (STORE, 16, 119, 21),                    # 3525
        (STORE, 16, 120, 22),                    # 3526
        (STORE, 16, 121, 23),                    # 3527
        (MOVE, 21, 197),                         # 3528: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 16, 65),                      # 3529
        (JEQ, 22, 197, 3536),                    # 3530: 197 is 0
        (CALL, 20, 1928),                        # 3531: last
        (LOAD, 22, 16, 70),                      # 3532
        (LOAD, 23, 16, 71),                      # 3533
        (SAME, 24, 22, 227),                     # 3534: 227 is b'\x00'
        (JZ, 24, 3537),                          # 3535
        (MOVE, 21, 199),                         # 3536: 199 is 1
        (STORE, 16, 122, 21),                    # 3537
        (STORE, 16, 123, 21),                    # 3538
        (LOAD, 24, 16, 1),                       # 3539: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3545),                    # 3540: 210 is 8
        (LOAD, 24, 16, 81),                      # 3541
        (JZ, 24, 3930),                          # 3542
        (NUMBER2, 21, 16, 82, 0, 56, 78),        # 3543
        (JUMP, 3548),                            # 3544
        (LOAD, 24, 16, 79),                      # 3545
        (JZ, 24, 3930),                          # 3546
        (NUMBER2, 21, 16, 80, 0, 52, 78),        # 3547
        (STORE, 16, 124, 21),                    # 3548
        (LOAD, 24, 16, 1),                       # 3549: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3555),                    # 3550: 210 is 8
        (LOAD, 24, 16, 86),                      # 3551
        (JZ, 24, 3930),                          # 3552
        (NUMBER2, 21, 16, 87, 0, 56, 83),        # 3553
        (JUMP, 3558),                            # 3554
        (LOAD, 24, 16, 84),                      # 3555
        (JZ, 24, 3930),                          # 3556
        (NUMBER2, 21, 16, 85, 0, 52, 83),        # 3557
        (STORE, 16, 125, 21),                    # 3558
        (LOAD, 24, 16, 1),                       # 3559: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3565),                    # 3560: 210 is 8
        (LOAD, 24, 16, 91),                      # 3561
        (JZ, 24, 3930),                          # 3562
        (NUMBER2, 21, 16, 92, 0, 56, 88),        # 3563
        (JUMP, 3568),                            # 3564
        (LOAD, 24, 16, 89),                      # 3565
        (JZ, 24, 3930),                          # 3566
        (NUMBER2, 21, 16, 90, 0, 52, 88),        # 3567
        (STORE, 16, 126, 21),                    # 3568
        (LOAD, 24, 16, 1),                       # 3569: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3575),                    # 3570: 210 is 8
        (LOAD, 24, 16, 96),                      # 3571
        (JZ, 24, 3930),                          # 3572
        (NUMBER2, 21, 16, 97, 0, 56, 93),        # 3573
        (JUMP, 3578),                            # 3574
        (LOAD, 24, 16, 94),                      # 3575
        (JZ, 24, 3930),                          # 3576
        (NUMBER2, 21, 16, 95, 0, 52, 93),        # 3577
        (STORE, 16, 127, 21),                    # 3578
        (LOAD, 24, 16, 1),                       # 3579: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3585),                    # 3580: 210 is 8
        (LOAD, 24, 16, 101),                     # 3581
        (JZ, 24, 3930),                          # 3582
        (NUMBER2, 21, 16, 102, 0, 56, 98),       # 3583
        (JUMP, 3588),                            # 3584
        (LOAD, 24, 16, 99),                      # 3585
        (JZ, 24, 3930),                          # 3586
        (NUMBER2, 21, 16, 100, 0, 52, 98),       # 3587
        (STORE, 16, 128, 21),                    # 3588
        (LOOP, 19, 8),                           # 3589
        (JUMP, 3124),                            # 3590
        (LOAD, 11, 0, 8),                        # 3591
        (JZ, 11, 3827),                          # 3592
        (ROWAT, 21, 6, 11),                      # 3593
        (MOVE, 19, 197),                         # 3594: 197 is 0
        (LOAD, 20, 21, 18),                      # 3595
        (JGE, 19, 20, 3827),                     # 3596
        (ITEM, 24, 7, 21, 17, 19),               # 3597
        (LOAD, 24, 24, 1),                       # 3598: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3604),                    # 3599: 210 is 8
        (LOAD, 24, 24, 7),                       # 3600
        (JZ, 24, 3930),                          # 3601
        (NUMBER2, 21, 24, 8, 0, 56, 4),          # 3602
        (JUMP, 3607),                            # 3603
        (LOAD, 24, 24, 5),                       # 3604
        (JZ, 24, 3930),                          # 3605
        (NUMBER2, 21, 24, 6, 0, 52, 4),          # 3606
        (STORE, 24, 46, 21),                     # 3607
        (LOAD, 24, 24, 3),                       # 3608: text, value: content.text
        (JNE, 24, 224, 3619),                    # 3609: 224 is 37
        (LOAD, 24, 24, 22),                      # 3610
        (JZ, 24, 3930),                          # 3611
        (LOAD, 25, 24, 23),                      # 3612
        (LOAD, 26, 24, 24),                      # 3613
        (TEXT, 25, 1),                           # 3614
        (MOVE, 21, 25),                          # 3615
        (MOVE, 22, 26),                          # 3616
        (MOVE, 23, 199),                         # 3617: 199 is 1
        (JUMP, 3704),                            # 3618
        (LOAD, 24, 24, 3),                       # 3619
        (JNE, 24, 225, 3630),                    # 3620: 225 is 500
        (LOAD, 24, 24, 22),                      # 3621
        (JZ, 24, 3930),                          # 3622
        (LOAD, 25, 24, 23),                      # 3623
        (LOAD, 26, 24, 24),                      # 3624
        (TEXT, 25, 2),                           # 3625
        (MOVE, 21, 25),                          # 3626
        (MOVE, 22, 26),                          # 3627
        (MOVE, 23, 205),                         # 3628: 205 is 2
        (JUMP, 3704),                            # 3629
        (LOAD, 24, 24, 3),                       # 3630
        (JNE, 24, 222, 3641),                    # 3631: 222 is 1047
        (LOAD, 24, 24, 22),                      # 3632
        (JZ, 24, 3930),                          # 3633
        (LOAD, 25, 24, 23),                      # 3634
        (LOAD, 26, 24, 24),                      # 3635
        (TEXT, 25, 3),                           # 3636
        (MOVE, 21, 25),                          # 3637
        (MOVE, 22, 26),                          # 3638
        (MOVE, 23, 206),                         # 3639: 206 is 3
        (JUMP, 3704),                            # 3640
        (LOAD, 24, 24, 3),                       # 3641
        (JNE, 24, 226, 3652),                    # 3642: 226 is 1140
        (LOAD, 24, 24, 22),                      # 3643
        (JZ, 24, 3930),                          # 3644
        (LOAD, 25, 24, 23),                      # 3645
        (LOAD, 26, 24, 24),                      # 3646
        (TEXT, 25, 4),                           # 3647
        (MOVE, 21, 25),                          # 3648
        (MOVE, 22, 26),                          # 3649
        (MOVE, 23, 198),                         # 3650: 198 is 4
        (JUMP, 3704),                            # 3651
        (LOAD, 24, 24, 3),                       # 3652
        (JNE, 24, 231, 3663),                    # 3653: 231 is 1208
        (LOAD, 24, 24, 16),                      # 3654
        (JZ, 24, 3930),                          # 3655
        (LOAD, 25, 24, 17),                      # 3656
        (LOAD, 26, 24, 18),                      # 3657
        (TEXT, 25, 0),                           # 3658
        (MOVE, 21, 25),                          # 3659
        (MOVE, 22, 26),                          # 3660
        (MOVE, 23, 197),                         # 3661: 197 is 0
        (JUMP, 3704),                            # 3662
        (LOAD, 24, 24, 3),                       # 3663
        (JNE, 24, 232, 3674),                    # 3664: 232 is 1252
        (LOAD, 24, 24, 16),                      # 3665
        (JZ, 24, 3930),                          # 3666
        (LOAD, 25, 24, 17),                      # 3667
        (LOAD, 26, 24, 18),                      # 3668
        (TEXT, 25, 5),                           # 3669
        (MOVE, 21, 25),                          # 3670
        (MOVE, 22, 26),                          # 3671
        (MOVE, 23, 207),                         # 3672: 207 is 5
        (JUMP, 3704),                            # 3673
        (LOAD, 24, 24, 3),                       # 3674
        (JNE, 24, 233, 3685),                    # 3675: 233 is 437
        (LOAD, 24, 24, 16),                      # 3676
        (JZ, 24, 3930),                          # 3677
        (LOAD, 25, 24, 17),                      # 3678
        (LOAD, 26, 24, 18),                      # 3679
        (TEXT, 25, 6),                           # 3680
        (MOVE, 21, 25),                          # 3681
        (MOVE, 22, 26),                          # 3682
        (MOVE, 23, 229),                         # 3683: 229 is 6
        (JUMP, 3704),                            # 3684
        (LOAD, 24, 24, 3),                       # 3685
        (JNE, 24, 234, 3696),                    # 3686: 234 is 850
        (LOAD, 24, 24, 16),                      # 3687
        (JZ, 24, 3930),                          # 3688
        (LOAD, 25, 24, 17),                      # 3689
        (LOAD, 26, 24, 18),                      # 3690
        (TEXT, 25, 7),                           # 3691
        (MOVE, 21, 25),                          # 3692
        (MOVE, 22, 26),                          # 3693
        (MOVE, 23, 209),                         # 3694: 209 is 7
        (JUMP, 3704),                            # 3695
        (LOAD, 24, 24, 16),                      # 3696
        (JZ, 24, 3930),                          # 3697
        (LOAD, 25, 24, 17),                      # 3698
        (LOAD, 26, 24, 18),                      # 3699
        (TEXT, 25, 8),                           # 3700
        (MOVE, 21, 25),                          # 3701
        (MOVE, 22, 26),                          # 3702
        (MOVE, 23, 210),                         # 3703: 210 is 8
        (STORE, 24, 47, 21),                     # 3704
        (STORE, 24, 48, 22),                     # 3705
        (STORE, 24, 49, 23),                     # 3706
        (MOVE, 21, 197),                         # 3707: is_terminated, value: content.is_terminated; 197 is 0
        (LOAD, 22, 24, 15),                      # 3708
        (JEQ, 22, 197, 3715),                    # 3709: 197 is 0
        (CALL, 25, 2384),                        # 3710: last
        (LOAD, 22, 24, 20),                      # 3711
        (LOAD, 23, 24, 21),                      # 3712
        (SAME, 24, 22, 227),                     # 3713: 227 is b'\x00'
        (JZ, 24, 3716),                          # 3714
        (MOVE, 21, 199),                         # 3715: 199 is 1
        (STORE, 24, 50, 21),                     # 3716
        (STORE, 24, 51, 21),                     # 3717
        (LOAD, 24, 24, 1),                       # 3718: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3724),                    # 3719: 210 is 8
        (LOAD, 24, 24, 30),                      # 3720
        (JZ, 24, 3930),                          # 3721
        (NUMBER2, 21, 24, 31, 0, 56, 27),        # 3722
        (JUMP, 3727),                            # 3723
        (LOAD, 24, 24, 28),                      # 3724
        (JZ, 24, 3930),                          # 3725
        (NUMBER2, 21, 24, 29, 0, 52, 27),        # 3726
        (STORE, 24, 52, 21),                     # 3727
        (LOAD, 24, 24, 1),                       # 3728: value, value: long_bytes == 8 ? wide : narrow
        (JNE, 24, 210, 3734),                    # 3729: 210 is 8
        (LOAD, 24, 24, 35),                      # 3730
        (JZ, 24, 3930),                          # 3731
        (NUMBER2, 21, 24, 36, 0, 56, 32),        # 3732
        (JUMP, 3737),                            # 3733
        (LOAD, 24, 24, 33),                      # 3734
        (JZ, 24, 3930),                          # 3735
        (NUMBER2, 21, 24, 34, 0, 52, 32),        # 3736
        (STORE, 24, 53, 21),                     # 3737
        (MOVE, 21, 197),                         # 3738: 197 is 0
        (LOAD, 22, 24, 45),                      # 3739
        (JGE, 21, 22, 3825),                     # 3740
        (ITEM, 26, 8, 24, 44, 21),               # 3741
        (LOAD, 26, 26, 0),                       # 3742: text, value: ccsid == 37 ? characters.to_s("IBM037") : ccsid == 500 ? characters.to_s("IBM500") : ccsid == 1047 ? ...
        (JNE, 26, 224, 3751),                    # 3743: 224 is 37
        (LOAD, 34, 26, 1),                       # 3744
        (LOAD, 35, 26, 2),                       # 3745
        (TEXT, 34, 1),                           # 3746
        (MOVE, 23, 34),                          # 3747
        (MOVE, 24, 35),                          # 3748
        (MOVE, 25, 199),                         # 3749: 199 is 1
        (JUMP, 3820),                            # 3750
        (LOAD, 26, 26, 0),                       # 3751
        (JNE, 26, 225, 3760),                    # 3752: 225 is 500
        (LOAD, 34, 26, 1),                       # 3753
        (LOAD, 35, 26, 2),                       # 3754
        (TEXT, 34, 2),                           # 3755
        (MOVE, 23, 34),                          # 3756
        (MOVE, 24, 35),                          # 3757
        (MOVE, 25, 205),                         # 3758: 205 is 2
        (JUMP, 3820),                            # 3759
        (LOAD, 26, 26, 0),                       # 3760
        (JNE, 26, 222, 3769),                    # 3761: 222 is 1047
        (LOAD, 34, 26, 1),                       # 3762
        (LOAD, 35, 26, 2),                       # 3763
        (TEXT, 34, 3),                           # 3764
        (MOVE, 23, 34),                          # 3765
        (MOVE, 24, 35),                          # 3766
        (MOVE, 25, 206),                         # 3767: 206 is 3
        (JUMP, 3820),                            # 3768
        (LOAD, 26, 26, 0),                       # 3769
        (JNE, 26, 226, 3778),                    # 3770: 226 is 1140
        (LOAD, 34, 26, 1),                       # 3771
        (LOAD, 35, 26, 2),                       # 3772
        (TEXT, 34, 4),                           # 3773
        (MOVE, 23, 34),                          # 3774
        (MOVE, 24, 35),                          # 3775
        (MOVE, 25, 198),                         # 3776: 198 is 4
        (JUMP, 3820),                            # 3777
        (LOAD, 26, 26, 0),                       # 3778
        (JNE, 26, 231, 3787),                    # 3779: 231 is 1208
        (LOAD, 34, 26, 1),                       # 3780
        (LOAD, 35, 26, 2),                       # 3781
        (TEXT, 34, 0),                           # 3782
        (MOVE, 23, 34),                          # 3783
        (MOVE, 24, 35),                          # 3784
        (MOVE, 25, 197),                         # 3785: 197 is 0
        (JUMP, 3820),                            # 3786
        (LOAD, 26, 26, 0),                       # 3787
        (JNE, 26, 232, 3796),                    # 3788: 232 is 1252
        (LOAD, 34, 26, 1),                       # 3789
        (LOAD, 35, 26, 2),                       # 3790
        (TEXT, 34, 5),                           # 3791
        (MOVE, 23, 34),                          # 3792
        (MOVE, 24, 35),                          # 3793
        (MOVE, 25, 207),                         # 3794: 207 is 5
        (JUMP, 3820),                            # 3795
        (LOAD, 26, 26, 0),                       # 3796
        (JNE, 26, 233, 3805),                    # 3797: 233 is 437
        (LOAD, 34, 26, 1),                       # 3798
        (LOAD, 35, 26, 2),                       # 3799
        (TEXT, 34, 6),                           # 3800
        (MOVE, 23, 34),                          # 3801
        (MOVE, 24, 35),                          # 3802
        (MOVE, 25, 229),                         # 3803: 229 is 6
        (JUMP, 3820),                            # 3804
        (LOAD, 26, 26, 0),                       # 3805
        (JNE, 26, 234, 3814),                    # 3806: 234 is 850
        (LOAD, 34, 26, 1),                       # 3807
        (LOAD, 35, 26, 2),                       # 3808
        (TEXT, 34, 7),                           # 3809
        (MOVE, 23, 34),                          # 3810
        (MOVE, 24, 35),                          # 3811
        (MOVE, 25, 209),                         # 3812: 209 is 7
        (JUMP, 3820),                            # 3813
        (LOAD, 34, 26, 1),                       # 3814
        (LOAD, 35, 26, 2),                       # 3815
        (TEXT, 34, 8),                           # 3816
        (MOVE, 23, 34),                          # 3817
        (MOVE, 24, 35),                          # 3818
        (MOVE, 25, 210),                         # 3819: 210 is 8
        (STORE, 26, 3, 23),                      # 3820
        (STORE, 26, 4, 24),                      # 3821
        (STORE, 26, 5, 25),                      # 3822
        (LOOP, 21, 0),                           # 3823
        (JUMP, 3739),                            # 3824
        (LOOP, 19, 2),                           # 3825
        (JUMP, 3595),                            # 3826
        (SAME, 22, 1, 200),                      # 3827: is_be, value: byte_order == "little" ? false : byte_order == "big" ? true : marks.length == 0 ? (encoding & 15) == ...; 200 is b'little'
        (JZ, 22, 3831),                          # 3828
        (MOVE, 19, 197),                         # 3829: 197 is 0
        (JUMP, 3878),                            # 3830
        (SAME, 22, 1, 202),                      # 3831: 202 is b'big'
        (JZ, 22, 3835),                          # 3832
        (MOVE, 19, 199),                         # 3833: 199 is 1
        (JUMP, 3878),                            # 3834
        (CALL, 1, 14),                           # 3835: marks
        (LOAD, 22, 0, 2),                        # 3836
        (LOAD, 23, 0, 3),                        # 3837
        (JNE, 23, 197, 3842),                    # 3838: 197 is 0
        (AND, 22, 6, 204),                       # 3839: 204 is 15
        (EQ, 19, 22, 199),                       # 3840: 199 is 1
        (JUMP, 3878),                            # 3841
        (BYTE, 24, 22, 197),                     # 3842: marks; 197 is 0
        (JNE, 24, 197, 3858),                    # 3843: 197 is 0
        (LOAD, 22, 0, 2),                        # 3844: marks
        (LOAD, 23, 0, 3),                        # 3845
        (BYTE, 24, 22, 199),                     # 3846: 199 is 1
        (JNE, 24, 197, 3858),                    # 3847: 197 is 0
        (LOAD, 22, 0, 2),                        # 3848: marks
        (LOAD, 23, 0, 3),                        # 3849
        (BYTE, 24, 22, 205),                     # 3850: 205 is 2
        (JNE, 24, 197, 3858),                    # 3851: 197 is 0
        (LOAD, 22, 0, 2),                        # 3852: marks
        (LOAD, 23, 0, 3),                        # 3853
        (BYTE, 24, 22, 206),                     # 3854: 206 is 3
        (JEQ, 24, 197, 3858),                    # 3855: 197 is 0
        (MOVE, 19, 199),                         # 3856: 199 is 1
        (JUMP, 3878),                            # 3857
        (LOAD, 22, 0, 2),                        # 3858: marks
        (LOAD, 23, 0, 3),                        # 3859
        (BYTE, 24, 22, 206),                     # 3860: 206 is 3
        (JNE, 24, 197, 3876),                    # 3861: 197 is 0
        (LOAD, 22, 0, 2),                        # 3862: marks
        (LOAD, 23, 0, 3),                        # 3863
        (BYTE, 24, 22, 205),                     # 3864: 205 is 2
        (JNE, 24, 197, 3876),                    # 3865: 197 is 0
        (LOAD, 22, 0, 2),                        # 3866: marks
        (LOAD, 23, 0, 3),                        # 3867
        (BYTE, 24, 22, 199),                     # 3868: 199 is 1
        (JNE, 24, 197, 3876),                    # 3869: 197 is 0
        (LOAD, 22, 0, 2),                        # 3870: marks
        (LOAD, 23, 0, 3),                        # 3871
        (BYTE, 24, 22, 197),                     # 3872: 197 is 0
        (JEQ, 24, 197, 3876),                    # 3873: 197 is 0
        (MOVE, 19, 197),                         # 3874: 197 is 0
        (JUMP, 3878),                            # 3875
        (AND, 22, 6, 204),                       # 3876: 204 is 15
        (EQ, 19, 22, 199),                       # 3877: 199 is 1
        (STORE, 0, 10, 19),                      # 3878
        (MOVE, 11, 197),                         # 3879: is_continuation, value: continuation == "bare" and (marks.length == 0 or not (is_be ? marks[0] == 0 and marks[1] == 0 and ma ...; 197 is 0
        (SAME, 19, 8, 195),                      # 3880: 195 is b'bare'
        (JZ, 19, 3928),                          # 3881
        (CALL, 1, 14),                           # 3882: marks
        (LOAD, 19, 0, 2),                        # 3883
        (LOAD, 20, 0, 3),                        # 3884
        (JEQ, 20, 197, 3927),                    # 3885: 197 is 0
        (LOAD, 19, 0, 10),                       # 3886
        (JZ, 19, 3908),                          # 3887
        (LOAD, 19, 0, 2),                        # 3888: marks
        (BYTE, 21, 19, 197),                     # 3889: 197 is 0
        (JNE, 21, 197, 3927),                    # 3890: 197 is 0
        (LOAD, 19, 0, 2),                        # 3891: marks
        (LOAD, 20, 0, 3),                        # 3892
        (BYTE, 21, 19, 199),                     # 3893: 199 is 1
        (JNE, 21, 197, 3927),                    # 3894: 197 is 0
        (LOAD, 19, 0, 2),                        # 3895: marks
        (LOAD, 20, 0, 3),                        # 3896
        (BYTE, 21, 19, 205),                     # 3897: 205 is 2
        (JNE, 21, 197, 3927),                    # 3898: 197 is 0
        (LOAD, 19, 0, 2),                        # 3899: marks
        (LOAD, 20, 0, 3),                        # 3900
        (BYTE, 21, 19, 206),                     # 3901: 206 is 3
        (JLT, 21, 199, 3927),                    # 3902: 199 is 1
        (LOAD, 19, 0, 2),                        # 3903: marks
        (LOAD, 20, 0, 3),                        # 3904
        (BYTE, 21, 19, 206),                     # 3905: 206 is 3
        (JLE, 21, 207, 3928),                    # 3906: 207 is 5
        (JUMP, 3927),                            # 3907
        (LOAD, 19, 0, 2),                        # 3908: marks
        (BYTE, 21, 19, 206),                     # 3909: 206 is 3
        (JNE, 21, 197, 3927),                    # 3910: 197 is 0
        (LOAD, 19, 0, 2),                        # 3911: marks
        (LOAD, 20, 0, 3),                        # 3912
        (BYTE, 21, 19, 205),                     # 3913: 205 is 2
        (JNE, 21, 197, 3927),                    # 3914: 197 is 0
        (LOAD, 19, 0, 2),                        # 3915: marks
        (LOAD, 20, 0, 3),                        # 3916
        (BYTE, 21, 19, 199),                     # 3917: 199 is 1
        (JNE, 21, 197, 3927),                    # 3918: 197 is 0
        (LOAD, 19, 0, 2),                        # 3919: marks
        (LOAD, 20, 0, 3),                        # 3920
        (BYTE, 21, 19, 197),                     # 3921: 197 is 0
        (JLT, 21, 199, 3927),                    # 3922: 199 is 1
        (LOAD, 19, 0, 2),                        # 3923: marks
        (LOAD, 20, 0, 3),                        # 3924
        (BYTE, 21, 19, 197),                     # 3925: 197 is 0
        (JLE, 21, 207, 3928),                    # 3926: 207 is 5
        (MOVE, 11, 199),                         # 3927: 199 is 1
        (STORE, 0, 11, 11),                      # 3928
        (DONE,),                                 # 3929: read
        (FAIL,),                                 # 3930: handed over
    ),
    constants=b'barelittlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 1, 6, 7, 8, 9)),  # 0: sas_mq_data_set_message
        Table(3, ()),  # 1: sas_mq_data_set_message.head
        Table(163, (7, 13, 20, 22, 26, 29, 32, 38, 40, 44, 47, 50, 56, 58, 61, 63, 66, 68, 71, 73, 77, 80, 83, 90, 92, 96, 99, 102, 108, 110, 113, 115, 119, 122, 125, 131)),  # 2: sas_mq_data_set_message.content.sas_mq_data_set_definition
        Table(7, (2, 4)),  # 3: sas_mq_data_set_definition.generations_limit
        Table(19, (7, 13, 18)),  # 4: sas_mq_data_set_message.content.sas_mq_variable_definitions
        Table(129, (6, 8, 12, 15, 18, 24, 26, 30, 33, 36, 42, 44, 48, 51, 54, 60, 62, 66, 69, 72, 79, 81, 84, 86, 89, 91, 94, 96, 99, 101)),  # 5: sas_mq_variable_definitions.variables[]
        Table(19, (7, 13, 18)),  # 6: sas_mq_data_set_message.content.sas_mq_indexes
        Table(54, (5, 7, 10, 12, 16, 19, 22, 28, 30, 33, 35, 38, 40, 45)),  # 7: sas_mq_indexes.indexes[]
        Table(6, ()),  # 8: names.names[]
        Table(2, ()),  # 9: sas_mq_data_set_message.content.raw
    ),
    registers=195,
    numbers=(-1, 4, 0, 4, 1, -5, 6, -11, 3, 15, 2, 3, 5, 12, 7, 8, 11, 9, 10, -14, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -26, 1, 6, 16, 1208, 1252, 437, 850),
    addresses=(0, -1, 1, 1, 2, -1, -1, -1, -1, -1, -1, -1, 3, 4, -1, -1, 5, -1, -1, -1, -1, 6, -1, -1, 7, -1, 8, 9),
    encodings=('UTF-8', 'IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(1, Span(2, None)),
        'head': Rows(0, 1, Inline({
            'type_id': Number(2, 0, 4, True, False, 'be', 1),
        })),
        'content': OneOf({'sas_mq_data_set_definition': Rows(6, 2, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Worked(10, 'bool'),
            'long_used': Worked(11, 'int'),
            'nul_counted': Worked(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Worked(16, 'int'),
            'definition': Inline({
                'version': Number(18, 0, 4, True, False, 'be', 17),
                'data_set_type': Inline({
                    'len': Inline({
                        'narrow': Present(20, Number(21, 0, 4, True, False, 'be', 19)),
                        'wide': Present(22, Number(23, 0, 8, True, False, 'be', 19)),
                    }),
                    'content': Inline({
                        'last': Present(29, Span(30, None)),
                        'characters': Present(26, Span(27, None)),
                        'ebcdic_characters': Present(32, Span(33, None)),
                        'terminator': Span(35, None),
                        'is_terminated': Worked(137, 'bool'),
                    }),
                    'text': Span(134, '*'),
                    'is_terminated': Worked(138, 'bool'),
                }),
                'label': Inline({
                    'len': Inline({
                        'narrow': Present(38, Number(39, 0, 4, True, False, 'be', 37)),
                        'wide': Present(40, Number(41, 0, 8, True, False, 'be', 37)),
                    }),
                    'content': Inline({
                        'last': Present(47, Span(48, None)),
                        'characters': Present(44, Span(45, None)),
                        'ebcdic_characters': Present(50, Span(51, None)),
                        'terminator': Span(53, None),
                        'is_terminated': Worked(142, 'bool'),
                    }),
                    'text': Span(139, '*'),
                    'is_terminated': Worked(143, 'bool'),
                }),
                'num_observations': Inline({
                    'narrow': Present(56, Number(57, 0, 4, True, False, 'be', 55)),
                    'wide': Present(58, Number(59, 0, 8, True, False, 'be', 55)),
                    'value': Worked(144, 'int'),
                }),
                'num_variables': Inline({
                    'narrow': Present(61, Number(62, 0, 4, True, False, 'be', 60)),
                    'wide': Present(63, Number(64, 0, 8, True, False, 'be', 60)),
                    'value': Worked(145, 'int'),
                }),
                'len_observation': Inline({
                    'narrow': Present(66, Number(67, 0, 4, True, False, 'be', 65)),
                    'wide': Present(68, Number(69, 0, 8, True, False, 'be', 65)),
                    'value': Worked(146, 'int'),
                }),
                'compress': Inline({
                    'len': Inline({
                        'narrow': Present(71, Number(72, 0, 4, True, False, 'be', 70)),
                        'wide': Present(73, Number(74, 0, 8, True, False, 'be', 70)),
                    }),
                    'content': Inline({
                        'last': Present(80, Span(81, None)),
                        'characters': Present(77, Span(78, None)),
                        'ebcdic_characters': Present(83, Span(84, None)),
                        'terminator': Span(86, None),
                        'is_terminated': Worked(150, 'bool'),
                    }),
                    'text': Span(147, '*'),
                    'is_terminated': Worked(151, 'bool'),
                }),
                'reuse': Fixed(88, 0, 1, None),
                'encrypt': Inline({
                    'len': Inline({
                        'narrow': Present(90, Number(91, 0, 4, True, False, 'be', 89)),
                        'wide': Present(92, Number(93, 0, 8, True, False, 'be', 89)),
                    }),
                    'content': Inline({
                        'last': Present(99, Span(100, None)),
                        'characters': Present(96, Span(97, None)),
                        'ebcdic_characters': Present(102, Span(103, None)),
                        'terminator': Span(105, None),
                        'is_terminated': Worked(155, 'bool'),
                    }),
                    'text': Span(152, '*'),
                    'is_terminated': Worked(156, 'bool'),
                }),
                'num_sort_variables': Inline({
                    'narrow': Present(108, Number(109, 0, 4, True, False, 'be', 107)),
                    'wide': Present(110, Number(111, 0, 8, True, False, 'be', 107)),
                    'value': Worked(157, 'int'),
                }),
                'sort_collating_sequence': Inline({
                    'len': Inline({
                        'narrow': Present(113, Number(114, 0, 4, True, False, 'be', 112)),
                        'wide': Present(115, Number(116, 0, 8, True, False, 'be', 112)),
                    }),
                    'content': Inline({
                        'last': Present(122, Span(123, None)),
                        'characters': Present(119, Span(120, None)),
                        'ebcdic_characters': Present(125, Span(126, None)),
                        'terminator': Span(128, None),
                        'is_terminated': Worked(161, 'bool'),
                    }),
                    'text': Span(158, '*'),
                    'is_terminated': Worked(162, 'bool'),
                }),
                'sort_flags': Number(130, 0, 2, True, False, 'be', 17),
                'read_password_flag': Number(130, 2, 4, True, False, 'be', 17),
                'read_password': Fixed(130, 6, 4, None),
                'write_password_flag': Number(130, 10, 4, True, False, 'be', 17),
                'write_password': Fixed(130, 14, 4, None),
                'alter_password_flag': Number(130, 18, 4, True, False, 'be', 17),
                'alter_password': Fixed(130, 22, 4, None),
                'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Worked(138, 'bool'), Worked(143, 'bool'))), Worked(151, 'bool'))), Worked(156, 'bool'))), Worked(162, 'bool')))),
            }),
            'generations_limit': Rows(131, 3, Inline({
                'narrow': Present(2, Number(3, 0, 4, True, False, 'be', 1)),
                'wide': Present(4, Number(5, 0, 8, True, False, 'be', 1)),
                'value': Worked(6, 'int'),
            })),
            'trailing_bytes': Span(132, None),
        })), 'sas_mq_variable_definitions': Rows(7, 4, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Worked(10, 'bool'),
            'long_used': Worked(11, 'int'),
            'nul_counted': Worked(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Worked(16, 'int'),
            'variables': Items(17, 5, Inline({
                'name': Inline({
                    'len': Inline({
                        'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                        'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                    }),
                    'content': Inline({
                        'last': Present(15, Span(16, None)),
                        'characters': Present(12, Span(13, None)),
                        'ebcdic_characters': Present(18, Span(19, None)),
                        'terminator': Span(21, None),
                        'is_terminated': Worked(107, 'bool'),
                    }),
                    'text': Span(104, '*'),
                    'is_terminated': Worked(108, 'bool'),
                }),
                'format': Inline({
                    'len': Inline({
                        'narrow': Present(24, Number(25, 0, 4, True, False, 'be', 23)),
                        'wide': Present(26, Number(27, 0, 8, True, False, 'be', 23)),
                    }),
                    'content': Inline({
                        'last': Present(33, Span(34, None)),
                        'characters': Present(30, Span(31, None)),
                        'ebcdic_characters': Present(36, Span(37, None)),
                        'terminator': Span(39, None),
                        'is_terminated': Worked(112, 'bool'),
                    }),
                    'text': Span(109, '*'),
                    'is_terminated': Worked(113, 'bool'),
                }),
                'informat': Inline({
                    'len': Inline({
                        'narrow': Present(42, Number(43, 0, 4, True, False, 'be', 41)),
                        'wide': Present(44, Number(45, 0, 8, True, False, 'be', 41)),
                    }),
                    'content': Inline({
                        'last': Present(51, Span(52, None)),
                        'characters': Present(48, Span(49, None)),
                        'ebcdic_characters': Present(54, Span(55, None)),
                        'terminator': Span(57, None),
                        'is_terminated': Worked(117, 'bool'),
                    }),
                    'text': Span(114, '*'),
                    'is_terminated': Worked(118, 'bool'),
                }),
                'label': Inline({
                    'len': Inline({
                        'narrow': Present(60, Number(61, 0, 4, True, False, 'be', 59)),
                        'wide': Present(62, Number(63, 0, 8, True, False, 'be', 59)),
                    }),
                    'content': Inline({
                        'last': Present(69, Span(70, None)),
                        'characters': Present(66, Span(67, None)),
                        'ebcdic_characters': Present(72, Span(73, None)),
                        'terminator': Span(75, None),
                        'is_terminated': Worked(122, 'bool'),
                    }),
                    'text': Span(119, '*'),
                    'is_terminated': Worked(123, 'bool'),
                }),
                'variable_type': Number(77, 0, 1, False, False, 'be'),
                'len_value': Inline({
                    'narrow': Present(79, Number(80, 0, 4, True, False, 'be', 78)),
                    'wide': Present(81, Number(82, 0, 8, True, False, 'be', 78)),
                    'value': Worked(124, 'int'),
                }),
                'format_width': Inline({
                    'narrow': Present(84, Number(85, 0, 4, True, False, 'be', 83)),
                    'wide': Present(86, Number(87, 0, 8, True, False, 'be', 83)),
                    'value': Worked(125, 'int'),
                }),
                'format_decimals': Inline({
                    'narrow': Present(89, Number(90, 0, 4, True, False, 'be', 88)),
                    'wide': Present(91, Number(92, 0, 8, True, False, 'be', 88)),
                    'value': Worked(126, 'int'),
                }),
                'informat_width': Inline({
                    'narrow': Present(94, Number(95, 0, 4, True, False, 'be', 93)),
                    'wide': Present(96, Number(97, 0, 8, True, False, 'be', 93)),
                    'value': Worked(127, 'int'),
                }),
                'informat_decimals': Inline({
                    'narrow': Present(99, Number(100, 0, 4, True, False, 'be', 98)),
                    'wide': Present(101, Number(102, 0, 8, True, False, 'be', 98)),
                    'value': Worked(128, 'int'),
                }),
                'sort_position': Number(103, 0, 1, True, False, 'be'),
                'is_numeric': Formula('bool', Apply('or', (Apply('or', (Apply('==', (Number(77, 0, 1, False, False, 'be'), 1)), Apply('==', (Number(77, 0, 1, False, False, 'be'), 49)))), Apply('==', (Number(77, 0, 1, False, False, 'be'), 241))))),
                'are_strings_terminated': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Worked(108, 'bool'), Worked(113, 'bool'))), Worked(118, 'bool'))), Worked(123, 'bool')))),
            })),
        })), 'sas_mq_indexes': Rows(8, 6, Inline({
            'marks': Present(7, Span(8, None)),
            'is_be': Worked(10, 'bool'),
            'long_used': Worked(11, 'int'),
            'nul_counted': Worked(12, 'bool'),
            'first_letter': Present(13, Span(14, None)),
            'ccsid_used': Worked(16, 'int'),
            'indexes': Items(17, 7, Inline({
                'upercmx': Inline({
                    'narrow': Present(5, Number(6, 0, 4, True, False, 'be', 4)),
                    'wide': Present(7, Number(8, 0, 8, True, False, 'be', 4)),
                    'value': Worked(46, 'int'),
                }),
                'name': Inline({
                    'len': Inline({
                        'narrow': Present(10, Number(11, 0, 4, True, False, 'be', 9)),
                        'wide': Present(12, Number(13, 0, 8, True, False, 'be', 9)),
                    }),
                    'content': Inline({
                        'last': Present(19, Span(20, None)),
                        'characters': Present(16, Span(17, None)),
                        'ebcdic_characters': Present(22, Span(23, None)),
                        'terminator': Span(25, None),
                        'is_terminated': Worked(50, 'bool'),
                    }),
                    'text': Span(47, '*'),
                    'is_terminated': Worked(51, 'bool'),
                }),
                'flags': Inline({
                    'narrow': Present(28, Number(29, 0, 4, True, False, 'be', 27)),
                    'wide': Present(30, Number(31, 0, 8, True, False, 'be', 27)),
                    'value': Worked(52, 'int'),
                }),
                'num_variables': Inline({
                    'narrow': Present(33, Number(34, 0, 4, True, False, 'be', 32)),
                    'wide': Present(35, Number(36, 0, 8, True, False, 'be', 32)),
                    'value': Worked(53, 'int'),
                }),
                'len_names': Inline({
                    'narrow': Present(38, Number(39, 0, 4, True, False, 'be', 37)),
                    'wide': Present(40, Number(41, 0, 8, True, False, 'be', 37)),
                }),
                'names': Inline({
                    'names': Items(44, 8, Inline({
                        'characters': Span(1, None),
                        'text': Span(3, '*'),
                    })),
                }),
                'is_count_right': Formula('bool', Apply('==', (Worked(45, 'int'), Worked(53, 'int')))),
                'is_name_terminated': Formula('bool', Worked(51, 'bool')),
            })),
        })), 'raw': Rows(9, 9, Span(0, None))}),
        'is_be': Worked(10, 'bool'),
        'is_continuation': Worked(11, 'bool'),
        'is_reading_conflict': Formula('bool', Apply('or', (Apply('and', (Apply('==', (Apply('&', (Told(5), 15)), 1)), Apply('not', (Worked(10, 'bool'),)))), Apply('and', (Apply('==', (Apply('&', (Told(5), 15)), 2)), Worked(10, 'bool')))))),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
