# Generated from ksy/sas/sas_mq_correlation_id.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_correlation_id: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NOT, OR, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, SHL, STORE
from ksyspark.compiler.plan import Fixed, Inline, Number, Plan, Present, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_correlation_id
        (PARAM, 1, 0),                           # 1: id_layout
        (PARAM, 2, 1),                           # 2: id_layout
        (PARAM, 3, 2),                           # 3: seq_order
        (PARAM, 4, 3),                           # 4: seq_order
        (PARAM, 5, 4),                           # 5: byte_order
        (PARAM, 6, 5),                           # 6: byte_order
        (PARAM, 7, 6),                           # 7: encoding
        (RUN, 0, 0, 16),                         # 8: base
        (JUMP, 22),                              # 9: if: is_late; tail, where it is used
        (LOAD, 8, 0, 2),                         # 10
        (JNZ, 8, 21),                            # 11
        (SEEKROOT, 9, 56),                       # 12: pos: 16; 56 is 16
        (ROOTSIZE, 14),                          # 13: size: _io.size == 24 ? 8 : 0
        (JNE, 14, 57, 17),                       # 14: 57 is 24
        (MOVE, 11, 58),                          # 15: 58 is 8
        (JUMP, 18),                              # 16
        (MOVE, 11, 59),                          # 17: 59 is 0
        (BYTES, 0, 3, 11),                       # 18: tail
        (CLOSE, 9),                              # 19: back from tail
        (STORE, 0, 2, 60),                       # 20: 60 is 1
        (RETURN, 1),                             # 21: tail is read
        (CALL, 1, 10),                           # 22: tail
        (LOAD, 15, 0, 3),                        # 23
        (LOAD, 16, 0, 4),                        # 24
        (JEQ, 16, 59, 64),                       # 25: 59 is 0
        (SAME, 15, 3, 61),                       # 26: 61 is b'auto'
        (JZ, 15, 60),                            # 27
        (LOAD, 15, 0, 3),                        # 28: tail
        (BYTE, 17, 15, 59),                      # 29: 59 is 0
        (LOAD, 18, 0, 3),                        # 30: tail
        (LOAD, 19, 0, 4),                        # 31
        (BYTE, 20, 18, 60),                      # 32: 60 is 1
        (OR, 21, 17, 20),                        # 33
        (LOAD, 22, 0, 3),                        # 34: tail
        (LOAD, 23, 0, 4),                        # 35
        (BYTE, 24, 22, 63),                      # 36: 63 is 2
        (OR, 25, 21, 24),                        # 37
        (LOAD, 26, 0, 3),                        # 38: tail
        (LOAD, 27, 0, 4),                        # 39
        (BYTE, 28, 26, 64),                      # 40: 64 is 3
        (OR, 29, 25, 28),                        # 41
        (JNE, 29, 59, 64),                       # 42: 59 is 0
        (LOAD, 15, 0, 3),                        # 43: tail
        (LOAD, 16, 0, 4),                        # 44
        (BYTE, 17, 15, 65),                      # 45: 65 is 4
        (LOAD, 18, 0, 3),                        # 46: tail
        (LOAD, 19, 0, 4),                        # 47
        (BYTE, 20, 18, 66),                      # 48: 66 is 5
        (OR, 21, 17, 20),                        # 49
        (LOAD, 22, 0, 3),                        # 50: tail
        (LOAD, 23, 0, 4),                        # 51
        (BYTE, 24, 22, 67),                      # 52: 67 is 6
        (OR, 25, 21, 24),                        # 53
        (LOAD, 26, 0, 3),                        # 54: tail
        (LOAD, 27, 0, 4),                        # 55
        (BYTE, 28, 26, 68),                      # 56: 68 is 7
        (OR, 29, 25, 28),                        # 57
        (JEQ, 29, 59, 64),                       # 58: 59 is 0
        (JUMP, 62),                              # 59
        (SAME, 15, 1, 69),                       # 60: 69 is b'16+zero+4'
        (JZ, 15, 64),                            # 61
        (BYTES, 0, 5, 65),                       # 62: size: 4; zero; 65 is 4
        (STORE, 0, 1, 60),                       # 63: 60 is 1
        (SAME, 18, 3, 71),                       # 64: 71 is b'native'
        (JZ, 18, 77),                            # 65
        (MOVE, 18, 59),                          # 66: 59 is 0
        (SAME, 19, 5, 73),                       # 67: 73 is b'big'
        (JNZ, 19, 74),                           # 68
        (SAME, 19, 5, 75),                       # 69: 75 is b'little'
        (NOT, 20, 19),                           # 70
        (JZ, 20, 75),                            # 71
        (AND, 19, 7, 77),                        # 72: 77 is 15
        (JNE, 19, 60, 75),                       # 73: 60 is 1
        (MOVE, 18, 60),                          # 74: 60 is 1
        (MOVE, 15, 18),                          # 75
        (JUMP, 182),                             # 76
        (MOVE, 18, 59),                          # 77: 59 is 0
        (SAME, 19, 3, 61),                       # 78: 61 is b'auto'
        (NOT, 20, 19),                           # 79
        (JNZ, 20, 180),                          # 80
        (JUMP, 137),                             # 81: four, where it is used
        (LOAD, 30, 0, 7),                        # 82
        (JNZ, 30, 136),                          # 83
        (CALL, 1, 10),                           # 84: pos: is_late ? 20 : 16; tail
        (LOAD, 36, 0, 3),                        # 85
        (LOAD, 37, 0, 4),                        # 86
        (JEQ, 37, 59, 126),                      # 87: 59 is 0
        (SAME, 36, 3, 61),                       # 88: 61 is b'auto'
        (JZ, 36, 122),                           # 89
        (LOAD, 36, 0, 3),                        # 90: tail
        (BYTE, 38, 36, 59),                      # 91: 59 is 0
        (LOAD, 39, 0, 3),                        # 92: tail
        (LOAD, 40, 0, 4),                        # 93
        (BYTE, 41, 39, 60),                      # 94: 60 is 1
        (OR, 42, 38, 41),                        # 95
        (LOAD, 43, 0, 3),                        # 96: tail
        (LOAD, 44, 0, 4),                        # 97
        (BYTE, 45, 43, 63),                      # 98: 63 is 2
        (OR, 46, 42, 45),                        # 99
        (LOAD, 47, 0, 3),                        # 100: tail
        (LOAD, 48, 0, 4),                        # 101
        (BYTE, 49, 47, 64),                      # 102: 64 is 3
        (OR, 50, 46, 49),                        # 103
        (JNE, 50, 59, 126),                      # 104: 59 is 0
        (LOAD, 36, 0, 3),                        # 105: tail
        (LOAD, 37, 0, 4),                        # 106
        (BYTE, 38, 36, 65),                      # 107: 65 is 4
        (LOAD, 39, 0, 3),                        # 108: tail
        (LOAD, 40, 0, 4),                        # 109
        (BYTE, 41, 39, 66),                      # 110: 66 is 5
        (OR, 42, 38, 41),                        # 111
        (LOAD, 43, 0, 3),                        # 112: tail
        (LOAD, 44, 0, 4),                        # 113
        (BYTE, 45, 43, 67),                      # 114: 67 is 6
        (OR, 46, 42, 45),                        # 115
        (LOAD, 47, 0, 3),                        # 116: tail
        (LOAD, 48, 0, 4),                        # 117
        (BYTE, 49, 47, 68),                      # 118: 68 is 7
        (OR, 50, 46, 49),                        # 119
        (JEQ, 50, 59, 126),                      # 120: 59 is 0
        (JUMP, 124),                             # 121
        (SAME, 36, 1, 69),                       # 122: 69 is b'16+zero+4'
        (JZ, 36, 126),                           # 123
        (MOVE, 33, 78),                          # 124: 78 is 20
        (JUMP, 127),                             # 125
        (MOVE, 33, 56),                          # 126: 56 is 16
        (SEEKROOT, 31, 33),                      # 127
        (ROOTSIZE, 39),                          # 128: size: _io.size >= 20 ? 4 : 0
        (JLT, 39, 78, 132),                      # 129: 78 is 20
        (MOVE, 36, 65),                          # 130: 65 is 4
        (JUMP, 133),                             # 131
        (MOVE, 36, 59),                          # 132: 59 is 0
        (BYTES, 0, 8, 36),                       # 133: four
        (CLOSE, 31),                             # 134: back from four
        (STORE, 0, 7, 60),                       # 135: 60 is 1
        (RETURN, 2),                             # 136: four is read
        (CALL, 2, 82),                           # 137: four
        (LOAD, 19, 0, 8),                        # 138
        (LOAD, 20, 0, 9),                        # 139
        (JEQ, 20, 59, 180),                      # 140: 59 is 0
        (BYTE, 21, 19, 59),                      # 141: four; 59 is 0
        (SHL, 22, 21, 58),                       # 142: 58 is 8
        (LOAD, 23, 0, 8),                        # 143: four
        (LOAD, 24, 0, 9),                        # 144
        (BYTE, 25, 23, 60),                      # 145: 60 is 1
        (ADD, 26, 22, 25),                       # 146
        (LOAD, 27, 0, 8),                        # 147: four
        (LOAD, 28, 0, 9),                        # 148
        (BYTE, 29, 27, 64),                      # 149: 64 is 3
        (SHL, 51, 29, 58),                       # 150: 58 is 8
        (LOAD, 52, 0, 8),                        # 151: four
        (LOAD, 53, 0, 9),                        # 152
        (BYTE, 54, 52, 63),                      # 153: 63 is 2
        (ADD, 55, 51, 54),                       # 154
        (JLT, 26, 55, 180),                      # 155
        (LOAD, 19, 0, 8),                        # 156: four
        (LOAD, 20, 0, 9),                        # 157
        (BYTE, 21, 19, 59),                      # 158: 59 is 0
        (SHL, 22, 21, 58),                       # 159: 58 is 8
        (LOAD, 23, 0, 8),                        # 160: four
        (LOAD, 24, 0, 9),                        # 161
        (BYTE, 25, 23, 60),                      # 162: 60 is 1
        (ADD, 26, 22, 25),                       # 163
        (LOAD, 27, 0, 8),                        # 164: four
        (LOAD, 28, 0, 9),                        # 165
        (BYTE, 29, 27, 64),                      # 166: 64 is 3
        (SHL, 51, 29, 58),                       # 167: 58 is 8
        (LOAD, 52, 0, 8),                        # 168: four
        (LOAD, 53, 0, 9),                        # 169
        (BYTE, 54, 52, 63),                      # 170: 63 is 2
        (ADD, 55, 51, 54),                       # 171
        (JNE, 26, 55, 181),                      # 172
        (LOAD, 19, 0, 8),                        # 173: four
        (LOAD, 20, 0, 9),                        # 174
        (BYTE, 21, 19, 63),                      # 175: 63 is 2
        (LOAD, 22, 0, 8),                        # 176: four
        (LOAD, 23, 0, 9),                        # 177
        (BYTE, 24, 22, 60),                      # 178: 60 is 1
        (JGT, 21, 24, 181),                      # 179
        (MOVE, 18, 60),                          # 180: 60 is 1
        (MOVE, 15, 18),                          # 181
        (STORE, 0, 10, 15),                      # 182
        (JNE, 15, 60, 186),                      # 183: switch-on: is_be; cases: true; 60 is 1
        (STORE, 0, 11, 59),                      # 184: byte order be; 59 is 0
        (JUMP, 189),                             # 185
        (JNE, 15, 59, 297),                      # 186: cases: false; 59 is 0
        (STORE, 0, 11, 60),                      # 187: byte order le; 60 is 1
        (JUMP, 189),                             # 188
        (RUN, 0, 12, 4),                         # 189: value
        (REST, 0, 13),                           # 190: pad
        (LOAD, 15, 0, 13),                       # 191: pad; valid: _.length == (_io.size == 24 and not is_late ? 4 : 0)
        (LOAD, 16, 0, 14),                       # 192
        (ROOTSIZE, 20),                          # 193
        (JNE, 20, 57, 236),                      # 194: 57 is 24
        (LOAD, 20, 0, 3),                        # 195: tail
        (LOAD, 21, 0, 4),                        # 196
        (JEQ, 21, 59, 234),                      # 197: 59 is 0
        (SAME, 20, 3, 61),                       # 198: 61 is b'auto'
        (JZ, 20, 232),                           # 199
        (LOAD, 20, 0, 3),                        # 200: tail
        (BYTE, 22, 20, 59),                      # 201: 59 is 0
        (LOAD, 23, 0, 3),                        # 202: tail
        (LOAD, 24, 0, 4),                        # 203
        (BYTE, 25, 23, 60),                      # 204: 60 is 1
        (OR, 26, 22, 25),                        # 205
        (LOAD, 27, 0, 3),                        # 206: tail
        (LOAD, 28, 0, 4),                        # 207
        (BYTE, 29, 27, 63),                      # 208: 63 is 2
        (OR, 51, 26, 29),                        # 209
        (LOAD, 52, 0, 3),                        # 210: tail
        (LOAD, 53, 0, 4),                        # 211
        (BYTE, 54, 52, 64),                      # 212: 64 is 3
        (OR, 55, 51, 54),                        # 213
        (JNE, 55, 59, 234),                      # 214: 59 is 0
        (LOAD, 20, 0, 3),                        # 215: tail
        (LOAD, 21, 0, 4),                        # 216
        (BYTE, 22, 20, 65),                      # 217: 65 is 4
        (LOAD, 23, 0, 3),                        # 218: tail
        (LOAD, 24, 0, 4),                        # 219
        (BYTE, 25, 23, 66),                      # 220: 66 is 5
        (OR, 26, 22, 25),                        # 221
        (LOAD, 27, 0, 3),                        # 222: tail
        (LOAD, 28, 0, 4),                        # 223
        (BYTE, 29, 27, 67),                      # 224: 67 is 6
        (OR, 51, 26, 29),                        # 225
        (LOAD, 52, 0, 3),                        # 226: tail
        (LOAD, 53, 0, 4),                        # 227
        (BYTE, 54, 52, 68),                      # 228: 68 is 7
        (OR, 55, 51, 54),                        # 229
        (JNE, 55, 59, 236),                      # 230: 59 is 0
        (JUMP, 234),                             # 231
        (SAME, 20, 1, 69),                       # 232: 69 is b'16+zero+4'
        (JNZ, 20, 236),                          # 233
        (MOVE, 17, 65),                          # 234: 65 is 4
        (JUMP, 237),                             # 235
        (MOVE, 17, 59),                          # 236: 59 is 0
        (JNE, 16, 17, 297),                      # 237
        (MOVE, 15, 59),                          # 238: is_late, value: tail.length != 0 and (seq_order == "auto" ? (tail[0] | tail[1] | tail[2] | tail[3]) == 0 and (tail[4 ...; 59 is 0
        (LOAD, 16, 0, 3),                        # 239: tail
        (LOAD, 17, 0, 4),                        # 240
        (JEQ, 17, 59, 279),                      # 241: 59 is 0
        (SAME, 16, 3, 61),                       # 242: 61 is b'auto'
        (JZ, 16, 276),                           # 243
        (LOAD, 16, 0, 3),                        # 244: tail
        (BYTE, 18, 16, 59),                      # 245: 59 is 0
        (LOAD, 19, 0, 3),                        # 246: tail
        (LOAD, 20, 0, 4),                        # 247
        (BYTE, 21, 19, 60),                      # 248: 60 is 1
        (OR, 22, 18, 21),                        # 249
        (LOAD, 23, 0, 3),                        # 250: tail
        (LOAD, 24, 0, 4),                        # 251
        (BYTE, 25, 23, 63),                      # 252: 63 is 2
        (OR, 26, 22, 25),                        # 253
        (LOAD, 27, 0, 3),                        # 254: tail
        (LOAD, 28, 0, 4),                        # 255
        (BYTE, 29, 27, 64),                      # 256: 64 is 3
        (OR, 51, 26, 29),                        # 257
        (JNE, 51, 59, 279),                      # 258: 59 is 0
        (LOAD, 16, 0, 3),                        # 259: tail
        (LOAD, 17, 0, 4),                        # 260
        (BYTE, 18, 16, 65),                      # 261: 65 is 4
        (LOAD, 19, 0, 3),                        # 262: tail
        (LOAD, 20, 0, 4),                        # 263
        (BYTE, 21, 19, 66),                      # 264: 66 is 5
        (OR, 22, 18, 21),                        # 265
        (LOAD, 23, 0, 3),                        # 266: tail
        (LOAD, 24, 0, 4),                        # 267
        (BYTE, 25, 23, 67),                      # 268: 67 is 6
        (OR, 26, 22, 25),                        # 269
        (LOAD, 27, 0, 3),                        # 270: tail
        (LOAD, 28, 0, 4),                        # 271
        (BYTE, 29, 27, 68),                      # 272: 68 is 7
        (OR, 51, 26, 29),                        # 273
        (JEQ, 51, 59, 279),                      # 274: 59 is 0
        (JUMP, 278),                             # 275
        (SAME, 16, 1, 69),                       # 276: 69 is b'16+zero+4'
        (JZ, 16, 279),                           # 277
        (MOVE, 15, 60),                          # 278: 60 is 1
        (STORE, 0, 15, 15),                      # 279
        (MOVE, 15, 59),                          # 280: is_number_alone, value: (not is_late or zero == [0, 0, 0, 0]) and (pad.length == 0 or pad == [0, 0, 0, 0]); 59 is 0
        (LOAD, 16, 0, 15),                       # 281
        (JZ, 16, 289),                           # 282
        (LOAD, 16, 0, 1),                        # 283
        (JZ, 16, 297),                           # 284
        (LOAD, 17, 0, 5),                        # 285
        (LOAD, 18, 0, 6),                        # 286
        (SAME, 19, 17, 79),                      # 287: 79 is b'\x00\x00\x00\x00'
        (JZ, 19, 295),                           # 288
        (LOAD, 16, 0, 13),                       # 289
        (LOAD, 17, 0, 14),                       # 290
        (JEQ, 17, 59, 294),                      # 291: 59 is 0
        (SAME, 18, 16, 79),                      # 292: 79 is b'\x00\x00\x00\x00'
        (JZ, 18, 295),                           # 293
        (MOVE, 15, 60),                          # 294: 60 is 1
        (STORE, 0, 16, 15),                      # 295
        (DONE,),                                 # 296: read
        (FAIL,),                                 # 297: handed over
    ),
    constants=b'auto16+zero+4nativebiglittle\x00\x00\x00\x00',
    tables=(
        Table(17, (1, 2, 7)),  # 0: sas_mq_correlation_id
    ),
    registers=56,
    numbers=(16, 24, 8, 0, 1, -1, 4, 2, 3, 4, 5, 6, 7, -5, 9, -14, 6, -20, 3, -23, 6, 15, 20, -29, 4),
    addresses=(0, -1, -1),
    encodings=(),
    root=Inline({
        'base': Fixed(0, 0, 16, None),
        'tail': Present(2, Span(3, None)),
        'zero': Present(1, Span(5, None)),
        'four': Present(7, Span(8, None)),
        'is_be': Computed(10, 'bool'),
        'number': Inline({
            'value': Number(12, 0, 4, False, False, 'be', 11),
        }),
        'pad': Span(13, None),
        'is_late': Computed(15, 'bool'),
        'is_number_alone': Computed(16, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
