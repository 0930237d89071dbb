# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTES, CUT, DONE, FAIL, JBITS, JBITSN, JEQ, JLT, JNE, JSAME, JSAMEN, JUMP, JZ, LOAD, MOVE, PARAM, REST, ROOTSIZE, ROW, RUN, RUNAT, SAME, STORE, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 13),                         # 3: 13 is 15
        (JEQ, 6, 14, 6),                         # 4: 14 is 1
        (JNE, 6, 15, 8),                         # 5: 15 is 2
        (AND, 3, 1, 13),                         # 6: 13 is 15
        (JUMP, 16),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 16, 15),                        # 9: 16 is 8
        (RUNAT, 0, 0, 4, 4),                     # 10: version_bytes
        (JBITS, 0, 0, 0, 65280, 0, 15),          # 11: version_bytes == 0
        (JBITSN, 0, 0, 3, 65280, 0, 15),         # 12: version_bytes; version_bytes != 0
        (MOVE, 3, 15),                           # 13: 15 is 2
        (JUMP, 16),                              # 14
        (MOVE, 3, 14),                           # 15: 14 is 1
        (STORE, 0, 1, 3),                        # 16
        (AND, 4, 3, 13),                         # 17: switch-on: context_encoding & 15; 13 is 15
        (JNE, 4, 15, 21),                        # 18: cases: 2; 15 is 2
        (STORE, 0, 2, 14),                       # 19: byte order le; 14 is 1
        (JUMP, 22),                              # 20
        (STORE, 0, 2, 17),                       # 21: byte order be; 17 is 0
        (RUN, 0, 3, 20),                         # 22: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAME, 0, 3, 0, 0, 4, 29),              # 23: if: not is_ebcdic; struc_id == b'\xd4\xc4\xc5@'
        (BYTES, 0, 5, 16),                       # 24: size: 8; format_ascii; 16 is 8
        (UNPAD, 0, 5, 32),                       # 25
        (CUT, 0, 5, 0, 0),                       # 26
        (TEXTAT, 0, 5, 0),                       # 27: format_ascii is ISO-8859-1
        (STORE, 0, 4, 14),                       # 28: 14 is 1
        (JSAMEN, 0, 3, 0, 0, 4, 35),             # 29: if: is_ebcdic; struc_id != b'\xd4\xc4\xc5@'
        (BYTES, 0, 8, 16),                       # 30: size: 8; format_ebcdic; 16 is 8
        (UNPAD, 0, 8, 64),                       # 31
        (CUT, 0, 8, 0, 0),                       # 32
        (TEXTAT, 0, 8, 1),                       # 33: format_ebcdic is IBM037
        (STORE, 0, 7, 14),                       # 34: 14 is 1
        (RUN, 0, 10, 44),                        # 35: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JSAMEN, 0, 3, 0, 0, 4, 133),            # 36: struc_id != b'\xd4\xc4\xc5@'
        (JSAMEN, 0, 3, 0, 0, 4, 247),            # 37: struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 9, 0, 7),                         # 38
        (JZ, 9, 247),                            # 39
        (LOAD, 10, 0, 8),                        # 40
        (LOAD, 11, 0, 9),                        # 41
        (SAME, 12, 10, 20),                      # 42: 20 is b''
        (JZ, 12, 46),                            # 43
        (MOVE, 6, 14),                           # 44: 14 is 1
        (JUMP, 131),                             # 45
        (SAME, 12, 10, 22),                      # 46: 22 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 12, 50),                            # 47
        (MOVE, 6, 24),                           # 48: 24 is 39
        (JUMP, 131),                             # 49
        (SAME, 12, 10, 25),                      # 50: 25 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 12, 54),                            # 51
        (MOVE, 6, 27),                           # 52: 27 is 10
        (JUMP, 131),                             # 53
        (SAME, 12, 10, 28),                      # 54: 28 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 12, 58),                            # 55
        (MOVE, 6, 30),                           # 56: 30 is 11
        (JUMP, 131),                             # 57
        (SAME, 12, 10, 31),                      # 58: 31 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 12, 62),                            # 59
        (MOVE, 6, 33),                           # 60: 33 is 12
        (JUMP, 131),                             # 61
        (SAME, 12, 10, 34),                      # 62: 34 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 12, 66),                            # 63
        (MOVE, 6, 36),                           # 64: 36 is 13
        (JUMP, 131),                             # 65
        (SAME, 12, 10, 37),                      # 66: 37 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 12, 70),                            # 67
        (MOVE, 6, 39),                           # 68: 39 is 14
        (JUMP, 131),                             # 69
        (SAME, 12, 10, 40),                      # 70: 40 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 12, 74),                            # 71
        (MOVE, 6, 13),                           # 72: 13 is 15
        (JUMP, 131),                             # 73
        (SAME, 12, 10, 42),                      # 74: 42 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 12, 78),                            # 75
        (MOVE, 6, 44),                           # 76: 44 is 16
        (JUMP, 131),                             # 77
        (SAME, 12, 10, 45),                      # 78: 45 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 12, 82),                            # 79
        (MOVE, 6, 47),                           # 80: 47 is 17
        (JUMP, 131),                             # 81
        (SAME, 12, 10, 48),                      # 82: 48 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 12, 86),                            # 83
        (MOVE, 6, 50),                           # 84: 50 is 18
        (JUMP, 131),                             # 85
        (SAME, 12, 10, 51),                      # 86: 51 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 12, 90),                            # 87
        (MOVE, 6, 53),                           # 88: 53 is 19
        (JUMP, 131),                             # 89
        (SAME, 12, 10, 54),                      # 90: 54 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 12, 94),                            # 91
        (MOVE, 6, 56),                           # 92: 56 is 30
        (JUMP, 131),                             # 93
        (SAME, 12, 10, 57),                      # 94: 57 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 12, 98),                            # 95
        (MOVE, 6, 59),                           # 96: 59 is 31
        (JUMP, 131),                             # 97
        (SAME, 12, 10, 60),                      # 98: 60 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 12, 102),                           # 99
        (MOVE, 6, 62),                           # 100: 62 is 32
        (JUMP, 131),                             # 101
        (SAME, 12, 10, 63),                      # 102: 63 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 12, 106),                           # 103
        (MOVE, 6, 65),                           # 104: 65 is 33
        (JUMP, 131),                             # 105
        (SAME, 12, 10, 66),                      # 106: 66 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 12, 110),                           # 107
        (MOVE, 6, 68),                           # 108: 68 is 34
        (JUMP, 131),                             # 109
        (SAME, 12, 10, 69),                      # 110: 69 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 12, 114),                           # 111
        (MOVE, 6, 71),                           # 112: 71 is 35
        (JUMP, 131),                             # 113
        (SAME, 12, 10, 72),                      # 114: 72 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 12, 118),                           # 115
        (MOVE, 6, 74),                           # 116: 74 is 36
        (JUMP, 131),                             # 117
        (SAME, 12, 10, 75),                      # 118: 75 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 12, 122),                           # 119
        (MOVE, 6, 77),                           # 120: 77 is 37
        (JUMP, 131),                             # 121
        (SAME, 12, 10, 78),                      # 122: 78 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 12, 126),                           # 123
        (MOVE, 6, 80),                           # 124: 80 is 38
        (JUMP, 131),                             # 125
        (SAME, 12, 10, 81),                      # 126: 81 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 12, 130),                           # 127
        (MOVE, 6, 83),                           # 128: 83 is 40
        (JUMP, 131),                             # 129
        (MOVE, 6, 17),                           # 130: 17 is 0
        (MOVE, 3, 6),                            # 131
        (JUMP, 228),                             # 132
        (JSAME, 0, 3, 0, 0, 4, 247),             # 133: struc_id == b'\xd4\xc4\xc5@'
        (LOAD, 9, 0, 4),                         # 134
        (JZ, 9, 247),                            # 135
        (LOAD, 10, 0, 5),                        # 136
        (LOAD, 11, 0, 6),                        # 137
        (SAME, 12, 10, 20),                      # 138: 20 is b''
        (JZ, 12, 142),                           # 139
        (MOVE, 6, 14),                           # 140: 14 is 1
        (JUMP, 227),                             # 141
        (SAME, 12, 10, 84),                      # 142: 84 is b'MQSTR'
        (JZ, 12, 146),                           # 143
        (MOVE, 6, 24),                           # 144: 24 is 39
        (JUMP, 227),                             # 145
        (SAME, 12, 10, 86),                      # 146: 86 is b'MQXMIT'
        (JZ, 12, 150),                           # 147
        (MOVE, 6, 27),                           # 148: 27 is 10
        (JUMP, 227),                             # 149
        (SAME, 12, 10, 88),                      # 150: 88 is b'MQHMDE'
        (JZ, 12, 154),                           # 151
        (MOVE, 6, 30),                           # 152: 30 is 11
        (JUMP, 227),                             # 153
        (SAME, 12, 10, 90),                      # 154: 90 is b'MQDEAD'
        (JZ, 12, 158),                           # 155
        (MOVE, 6, 33),                           # 156: 33 is 12
        (JUMP, 227),                             # 157
        (SAME, 12, 10, 92),                      # 158: 92 is b'MQHDIST'
        (JZ, 12, 162),                           # 159
        (MOVE, 6, 36),                           # 160: 36 is 13
        (JUMP, 227),                             # 161
        (SAME, 12, 10, 94),                      # 162: 94 is b'MQHRF'
        (JZ, 12, 166),                           # 163
        (MOVE, 6, 39),                           # 164: 39 is 14
        (JUMP, 227),                             # 165
        (SAME, 12, 10, 96),                      # 166: 96 is b'MQHRF2'
        (JZ, 12, 170),                           # 167
        (MOVE, 6, 13),                           # 168: 13 is 15
        (JUMP, 227),                             # 169
        (SAME, 12, 10, 98),                      # 170: 98 is b'MQCICS'
        (JZ, 12, 174),                           # 171
        (MOVE, 6, 44),                           # 172: 44 is 16
        (JUMP, 227),                             # 173
        (SAME, 12, 10, 100),                     # 174: 100 is b'MQIMS'
        (JZ, 12, 178),                           # 175
        (MOVE, 6, 47),                           # 176: 47 is 17
        (JUMP, 227),                             # 177
        (SAME, 12, 10, 102),                     # 178: 102 is b'MQHWIH'
        (JZ, 12, 182),                           # 179
        (MOVE, 6, 50),                           # 180: 50 is 18
        (JUMP, 227),                             # 181
        (SAME, 12, 10, 104),                     # 182: 104 is b'MQHREF'
        (JZ, 12, 186),                           # 183
        (MOVE, 6, 53),                           # 184: 53 is 19
        (JUMP, 227),                             # 185
        (SAME, 12, 10, 106),                     # 186: 106 is b'MQADMIN'
        (JZ, 12, 190),                           # 187
        (MOVE, 6, 56),                           # 188: 56 is 30
        (JUMP, 227),                             # 189
        (SAME, 12, 10, 108),                     # 190: 108 is b'MQAMQP'
        (JZ, 12, 194),                           # 191
        (MOVE, 6, 59),                           # 192: 59 is 31
        (JUMP, 227),                             # 193
        (SAME, 12, 10, 110),                     # 194: 110 is b'MQCHCOM'
        (JZ, 12, 198),                           # 195
        (MOVE, 6, 62),                           # 196: 62 is 32
        (JUMP, 227),                             # 197
        (SAME, 12, 10, 112),                     # 198: 112 is b'MQCMD1'
        (JZ, 12, 202),                           # 199
        (MOVE, 6, 65),                           # 200: 65 is 33
        (JUMP, 227),                             # 201
        (SAME, 12, 10, 114),                     # 202: 114 is b'MQCMD2'
        (JZ, 12, 206),                           # 203
        (MOVE, 6, 68),                           # 204: 68 is 34
        (JUMP, 227),                             # 205
        (SAME, 12, 10, 116),                     # 206: 116 is b'MQHEPCF'
        (JZ, 12, 210),                           # 207
        (MOVE, 6, 71),                           # 208: 71 is 35
        (JUMP, 227),                             # 209
        (SAME, 12, 10, 118),                     # 210: 118 is b'MQEVENT'
        (JZ, 12, 214),                           # 211
        (MOVE, 6, 74),                           # 212: 74 is 36
        (JUMP, 227),                             # 213
        (SAME, 12, 10, 120),                     # 214: 120 is b'MQIMSVS'
        (JZ, 12, 218),                           # 215
        (MOVE, 6, 77),                           # 216: 77 is 37
        (JUMP, 227),                             # 217
        (SAME, 12, 10, 122),                     # 218: 122 is b'MQPCF'
        (JZ, 12, 222),                           # 219
        (MOVE, 6, 80),                           # 220: 80 is 38
        (JUMP, 227),                             # 221
        (SAME, 12, 10, 124),                     # 222: 124 is b'MQTRIG'
        (JZ, 12, 226),                           # 223
        (MOVE, 6, 83),                           # 224: 83 is 40
        (JUMP, 227),                             # 225
        (MOVE, 6, 17),                           # 226: 17 is 0
        (MOVE, 3, 6),                            # 227
        (STORE, 0, 11, 3),                       # 228
        (REST, 0, 12),                           # 229: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 237),            # 230: format, value: is_ebcdic ? format_ebcdic : format_ascii; struc_id != b'\xd4\xc4\xc5@'
        (LOAD, 6, 0, 7),                         # 231
        (JZ, 6, 247),                            # 232
        (LOAD, 3, 0, 8),                         # 233
        (LOAD, 4, 0, 9),                         # 234
        (MOVE, 5, 14),                           # 235: 14 is 1
        (JUMP, 242),                             # 236
        (LOAD, 6, 0, 4),                         # 237
        (JZ, 6, 247),                            # 238
        (LOAD, 3, 0, 5),                         # 239
        (LOAD, 4, 0, 6),                         # 240
        (MOVE, 5, 17),                           # 241: 17 is 0
        (STORE, 0, 14, 3),                       # 242
        (STORE, 0, 15, 4),                       # 243
        (STORE, 0, 16, 5),                       # 244
        (RUNAT, 0, 0, 4, 4),                     # 245: version_bytes
        (DONE,),                                 # 246: read
        (FAIL,),                                 # 247: handed over
    ),
    constants=(b'\xd4\xc4\xc5@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
 b'\xd8\xc8\xd4\xc4\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9'
 b'\xe2\xe3\xd4\xd8\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3'
 b'\xc9\xc3\xe2\xd4\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8'
 b'\xc8\xd9\xc5\xc6\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8'
 b'\xd7\xd4\xd8\xc3\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8'
 b'\xc3\xd4\xc4\xf2\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5'
 b'\xd5\xe3\xd4\xd8\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQSTRMQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQ'
 b'HREFMQADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIG'),
    tables=(
        Table(17, (4, 7)),  # 0: mqmde
    ),
    registers=13,
    numbers=(15, 1, 2, 8, 0, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6),
    addresses=(0,),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'version_bytes': Fixed(0, 0, 4, None),
        'byte_order': Computed(1, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(3, 0, 4, None),
            'version': Number(3, 4, 4, True, False, 'be', 2),
            'struc_length': Number(3, 8, 4, True, False, 'be', 2),
            'encoding': Number(3, 12, 4, True, False, 'be', 2),
            'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
            'format_ascii': Present(4, Span(5, 'ISO-8859-1')),
            'format_ebcdic': Present(7, Span(8, 'IBM037')),
            'flags': Number(10, 0, 4, True, False, 'be', 2),
            'group_id': Fixed(10, 4, 24, None),
            'msg_seq_number': Number(10, 28, 4, True, False, 'be', 2),
            'offset': Number(10, 32, 4, True, False, 'be', 2),
            'msg_flags': Number(10, 36, 4, True, False, 'be', 2),
            'original_length': Number(10, 40, 4, True, False, 'be', 2),
            'format_kind': Computed(11, 'int'),
            'format': Span(14, '*'),
            'is_ebcdic': Formula('bool', Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@'))),
            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1)), 0))),
            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 2)), 0))),
            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4)), 0))),
            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 8)), 0))),
            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 16)), 0))),
            'has_lone_last': Formula('bool', Apply('or', (Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 6)), 4)), Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 24)), 16))))),
            'undefined_msg_flags': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), Apply('~', (1048575,)))), 0)), 3, 0))))))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(3, 12, 4, True, False, 'be', 2), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(3, 12, 4, True, False, 'be', 2), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(3, 12, 4, True, False, 'be', 2)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 0)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -1)))), 0, Apply('?', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 37)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 273)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 277)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 500)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1047)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 437)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 819)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 850)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1208)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(12, None),
        'context_charset': Formula('int', Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))), 1, 0))))),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'MDE ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(3, 4, 4, True, False, 'be', 2), 2)),
        Apply('==', (Number(3, 8, 4, True, False, 'be', 2), 72)),
        Apply('and', (Apply('>=', (Number(10, 28, 4, True, False, 'be', 2), 1)), Apply('<=', (Number(10, 28, 4, True, False, 'be', 2), 999999999)))),
        Apply('and', (Apply('>=', (Number(10, 32, 4, True, False, 'be', 2), 0)), Apply('<=', (Number(10, 32, 4, True, False, 'be', 2), 999999999)))),
        Apply('>=', (Number(10, 40, 4, True, False, 'be', 2), -1)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
