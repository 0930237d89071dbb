# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGT, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NE, NEG, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Fixed, Inline, Number, Plan, Present, Span, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (JEQ, 2, 14, 9),                         # 3
        (JEQ, 2, 15, 9),                         # 4
        (JEQ, 2, 16, 9),                         # 5
        (JEQ, 2, 17, 9),                         # 6
        (JEQ, 2, 18, 9),                         # 7
        (JNE, 2, 19, 11),                        # 8
        (MOVE, 3, 20),                           # 9
        (JUMP, 20),                              # 10
        (JEQ, 2, 21, 16),                        # 11
        (JEQ, 2, 22, 16),                        # 12
        (JEQ, 2, 23, 16),                        # 13
        (JEQ, 2, 24, 16),                        # 14
        (JNE, 2, 25, 18),                        # 15
        (MOVE, 6, 26),                           # 16
        (JUMP, 19),                              # 17
        (MOVE, 6, 27),                           # 18
        (MOVE, 3, 6),                            # 19
        (STORE, 0, 0, 3),                        # 20
        (AND, 6, 1, 28),                         # 21
        (JEQ, 6, 26, 25),                        # 22
        (AND, 6, 1, 28),                         # 23
        (JNE, 6, 20, 28),                        # 24
        (AND, 6, 1, 28),                         # 25
        (MOVE, 3, 6),                            # 26
        (JUMP, 56),                              # 27
        (ROOTSIZE, 10),                          # 28
        (JLT, 10, 29, 54),                       # 29
        (JUMP, 38),                              # 30: version_bytes, when it is asked for
        (LOAD, 11, 0, 2),                        # 31
        (JNZ, 11, 37),                           # 32
        (SEEKROOT, 12, 30),                      # 33
        (BYTES, 0, 3, 30),                       # 34: version_bytes
        (CLOSE, 12),                             # 35
        (STORE, 0, 2, 26),                       # 36
        (RETURN, 1),                             # 37
        (CALL, 1, 31),                           # 38: version_bytes
        (LOAD, 10, 0, 2),                        # 39
        (JZ, 10, 192),                           # 40
        (LOAD, 11, 0, 3),                        # 41
        (LOAD, 12, 0, 4),                        # 42
        (BYTE, 13, 11, 27),                      # 43
        (JEQ, 13, 27, 54),                       # 44
        (CALL, 1, 31),                           # 45: version_bytes
        (LOAD, 10, 0, 2),                        # 46
        (JZ, 10, 192),                           # 47
        (LOAD, 11, 0, 3),                        # 48
        (LOAD, 12, 0, 4),                        # 49
        (BYTE, 13, 11, 31),                      # 50
        (JNE, 13, 27, 54),                       # 51
        (MOVE, 7, 20),                           # 52
        (JUMP, 55),                              # 53
        (MOVE, 7, 26),                           # 54
        (MOVE, 3, 7),                            # 55
        (JNE, 3, 26, 59),                        # 56
        (STORE, 0, 1, 27),                       # 57: byte order be
        (JUMP, 63),                              # 58
        (JNE, 3, 20, 62),                        # 59
        (STORE, 0, 1, 26),                       # 60: byte order le
        (JUMP, 63),                              # 61
        (JUMP, 192),                             # 62
        (RUN, 0, 5, 20),                         # 63: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 64
        (SAME, 5, 3, 32),                        # 65
        (JZ, 5, 69),                             # 66
        (LOAD, 3, 0, 0),                         # 67
        (JNE, 3, 20, 74),                        # 68
        (FIXED, 3, 0, 5, 0, 4),                  # 69
        (SAME, 5, 3, 34),                        # 70
        (JZ, 5, 192),                            # 71
        (LOAD, 3, 0, 0),                         # 72
        (JEQ, 3, 26, 192),                       # 73
        (LOAD, 4, 0, 1),                         # 74
        (NUMBER2, 3, 0, 5, 4, 52, 4),            # 75
        (JNE, 3, 20, 192),                       # 76
        (LOAD, 4, 0, 1),                         # 77
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 78
        (JNE, 3, 36, 192),                       # 79
        (FIXED, 3, 0, 5, 0, 4),                  # 80
        (SAME, 5, 3, 34),                        # 81
        (JNZ, 5, 88),                            # 82
        (BYTES, 0, 7, 29),                       # 83: format_ascii
        (UNPAD, 0, 7, 32),                       # 84
        (CUT, 0, 7, 0, 0),                       # 85
        (TEXTAT, 0, 7, 0),                       # 86: format_ascii is ISO-8859-1
        (STORE, 0, 6, 26),                       # 87
        (FIXED, 3, 0, 5, 0, 4),                  # 88
        (SAME, 5, 3, 34),                        # 89
        (JZ, 5, 96),                             # 90
        (BYTES, 0, 10, 29),                      # 91: format_ebcdic
        (UNPAD, 0, 10, 64),                      # 92
        (CUT, 0, 10, 0, 0),                      # 93
        (TEXTAT, 0, 10, 1),                      # 94: format_ebcdic is IBM037
        (STORE, 0, 9, 26),                       # 95
        (RUN, 0, 12, 44),                        # 96: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (LOAD, 4, 0, 1),                         # 97
        (NUMBER2, 3, 0, 12, 28, 52, 4),          # 98
        (JLT, 3, 26, 192),                       # 99
        (LOAD, 6, 0, 1),                         # 100
        (NUMBER2, 5, 0, 12, 28, 52, 6),          # 101
        (JGT, 5, 37, 192),                       # 102
        (LOAD, 4, 0, 1),                         # 103
        (NUMBER2, 3, 0, 12, 32, 52, 4),          # 104
        (JLT, 3, 27, 192),                       # 105
        (LOAD, 6, 0, 1),                         # 106
        (NUMBER2, 5, 0, 12, 32, 52, 6),          # 107
        (JGT, 5, 37, 192),                       # 108
        (NEG, 3, 26),                            # 109
        (LOAD, 5, 0, 1),                         # 110
        (NUMBER2, 4, 0, 12, 40, 52, 5),          # 111
        (JLT, 4, 3, 192),                        # 112
        (REST, 0, 13),                           # 113: remainder
        (FIXED, 3, 0, 5, 0, 4),                  # 114
        (SAME, 5, 3, 34),                        # 115
        (STORE, 0, 15, 5),                       # 116
        (LOAD, 6, 0, 15),                        # 117
        (JZ, 6, 127),                            # 118
        (LOAD, 6, 0, 9),                         # 119
        (JZ, 6, 192),                            # 120
        (LOAD, 7, 0, 10),                        # 121
        (LOAD, 8, 0, 11),                        # 122
        (MOVE, 3, 7),                            # 123
        (MOVE, 4, 8),                            # 124
        (MOVE, 5, 26),                           # 125
        (JUMP, 134),                             # 126
        (LOAD, 9, 0, 6),                         # 127
        (JZ, 9, 192),                            # 128
        (LOAD, 10, 0, 7),                        # 129
        (LOAD, 11, 0, 8),                        # 130
        (MOVE, 3, 10),                           # 131
        (MOVE, 4, 11),                           # 132
        (MOVE, 5, 27),                           # 133
        (STORE, 0, 16, 3),                       # 134
        (STORE, 0, 17, 4),                       # 135
        (STORE, 0, 18, 5),                       # 136
        (LOAD, 4, 0, 1),                         # 137
        (NUMBER2, 3, 0, 12, 36, 52, 4),          # 138
        (AND, 5, 3, 26),                         # 139
        (NE, 6, 5, 27),                          # 140
        (STORE, 0, 19, 6),                       # 141
        (LOAD, 4, 0, 1),                         # 142
        (NUMBER2, 3, 0, 12, 36, 52, 4),          # 143
        (AND, 5, 3, 20),                         # 144
        (NE, 6, 5, 27),                          # 145
        (STORE, 0, 20, 6),                       # 146
        (LOAD, 4, 0, 1),                         # 147
        (NUMBER2, 3, 0, 12, 36, 52, 4),          # 148
        (AND, 5, 3, 30),                         # 149
        (NE, 6, 5, 27),                          # 150
        (STORE, 0, 21, 6),                       # 151
        (LOAD, 4, 0, 1),                         # 152
        (NUMBER2, 3, 0, 12, 36, 52, 4),          # 153
        (AND, 5, 3, 29),                         # 154
        (NE, 6, 5, 27),                          # 155
        (STORE, 0, 22, 6),                       # 156
        (LOAD, 4, 0, 1),                         # 157
        (NUMBER2, 3, 0, 12, 36, 52, 4),          # 158
        (AND, 5, 3, 38),                         # 159
        (NE, 6, 5, 27),                          # 160
        (STORE, 0, 23, 6),                       # 161
        (CALL, 1, 31),                           # 162: version_bytes
        (AND, 6, 1, 28),                         # 163
        (JEQ, 6, 26, 167),                       # 164
        (AND, 6, 1, 28),                         # 165
        (JNE, 6, 20, 170),                       # 166
        (AND, 6, 1, 28),                         # 167
        (MOVE, 3, 6),                            # 168
        (JUMP, 190),                             # 169
        (ROOTSIZE, 10),                          # 170
        (JLT, 10, 29, 188),                      # 171
        (CALL, 1, 31),                           # 172: version_bytes
        (LOAD, 10, 0, 2),                        # 173
        (JZ, 10, 192),                           # 174
        (LOAD, 11, 0, 3),                        # 175
        (LOAD, 12, 0, 4),                        # 176
        (BYTE, 13, 11, 27),                      # 177
        (JEQ, 13, 27, 188),                      # 178
        (CALL, 1, 31),                           # 179: version_bytes
        (LOAD, 10, 0, 2),                        # 180
        (JZ, 10, 192),                           # 181
        (LOAD, 11, 0, 3),                        # 182
        (LOAD, 12, 0, 4),                        # 183
        (BYTE, 13, 11, 31),                      # 184
        (JNE, 13, 27, 188),                      # 185
        (MOVE, 7, 20),                           # 186
        (JUMP, 189),                             # 187
        (MOVE, 7, 26),                           # 188
        (MOVE, 3, 7),                            # 189
        (STORE, 0, 24, 3),                       # 190
        (DONE,),                                 # 191
        (FAIL,),                                 # 192
    ),
    constants=b'MDE \xd4\xc4\xc5@',
    tables=(
        25,  # 0: mqmde
    ),
    registers=14,
    numbers=(37, 273, 277, 500, 1047, 1140, 2, 437, 819, 850, 1208, 1252, 1, 0, 15, 8, 4, 3, -1, 4, -5, 4, 72, 999999999, 16),
    addresses=2,
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'context_charset': Worked(0, 'int'),
        'version_bytes': Present(2, Span(3, None)),
        'header': Inline({
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 1),
            'struc_length': Number(5, 8, 4, True, False, 'be', 1),
            'encoding': Number(5, 12, 4, True, False, 'be', 1),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 1),
            'format_ascii': Present(6, Span(7, 'ISO-8859-1')),
            'format_ebcdic': Present(9, Span(10, 'IBM037')),
            'flags': Number(12, 0, 4, True, False, 'be', 1),
            'group_id': Fixed(12, 4, 24, None),
            'msg_seq_number': Number(12, 28, 4, True, False, 'be', 1),
            'offset': Number(12, 32, 4, True, False, 'be', 1),
            'msg_flags': Number(12, 36, 4, True, False, 'be', 1),
            'original_length': Number(12, 40, 4, True, False, 'be', 1),
            'is_ebcdic': Worked(15, 'bool'),
            'format': Span(16, '*'),
            'segmentation_allowed': Worked(19, 'bool'),
            'segment': Worked(20, 'bool'),
            'last_segment': Worked(21, 'bool'),
            'msg_in_group': Worked(22, 'bool'),
            'last_msg_in_group': Worked(23, 'bool'),
        }),
        'remainder': Span(13, None),
        'byte_order': Worked(24, 'int'),
    }),
    unsupported={},
)

FRAME = None
