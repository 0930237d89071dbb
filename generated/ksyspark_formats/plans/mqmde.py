# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, JEQ, JLT, JNE, JNZ, JSAME, JSAMEN, JUMP, JZ, LOAD, MOVE, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SEEKROOT, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 17),                         # 3
        (JEQ, 6, 18, 6),                         # 4
        (JNE, 6, 19, 9),                         # 5
        (AND, 6, 1, 17),                         # 6
        (MOVE, 3, 6),                            # 7
        (JUMP, 32),                              # 8
        (ROOTSIZE, 10),                          # 9
        (JLT, 10, 20, 30),                       # 10
        (JUMP, 19),                              # 11: version_bytes, when it is asked for
        (LOAD, 11, 0, 1),                        # 12
        (JNZ, 11, 18),                           # 13
        (SEEKROOT, 12, 21),                      # 14
        (BYTES, 0, 2, 21),                       # 15: version_bytes
        (CLOSE, 12),                             # 16
        (STORE, 0, 1, 18),                       # 17
        (RETURN, 1),                             # 18
        (CALL, 1, 12),                           # 19: version_bytes
        (LOAD, 14, 0, 2),                        # 20
        (LOAD, 15, 0, 3),                        # 21
        (BYTE, 16, 14, 22),                      # 22
        (JEQ, 16, 22, 30),                       # 23
        (LOAD, 14, 0, 2),                        # 24
        (LOAD, 15, 0, 3),                        # 25
        (BYTE, 16, 14, 23),                      # 26
        (JNE, 16, 22, 30),                       # 27
        (MOVE, 7, 19),                           # 28
        (JUMP, 31),                              # 29
        (MOVE, 7, 18),                           # 30
        (MOVE, 3, 7),                            # 31
        (STORE, 0, 4, 3),                        # 32
        (JNE, 3, 18, 36),                        # 33
        (STORE, 0, 0, 22),                       # 34: byte order be
        (JUMP, 40),                              # 35
        (JNE, 3, 19, 76),                        # 36
        (STORE, 0, 0, 18),                       # 37: byte order le
        (JUMP, 40),                              # 38
        (JUMP, 76),                              # 39
        (RUN, 0, 5, 20),                         # 40: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAME, 0, 5, 0, 0, 4, 47),              # 41: struc_id
        (BYTES, 0, 7, 20),                       # 42: format_ascii
        (UNPAD, 0, 7, 32),                       # 43
        (CUT, 0, 7, 0, 0),                       # 44
        (TEXTAT, 0, 7, 0),                       # 45: format_ascii is ISO-8859-1
        (STORE, 0, 6, 18),                       # 46
        (JSAMEN, 0, 5, 0, 0, 4, 53),             # 47: struc_id
        (BYTES, 0, 10, 20),                      # 48: format_ebcdic
        (UNPAD, 0, 10, 64),                      # 49
        (CUT, 0, 10, 0, 0),                      # 50
        (TEXTAT, 0, 10, 1),                      # 51: format_ebcdic is IBM037
        (STORE, 0, 9, 18),                       # 52
        (RUN, 0, 12, 44),                        # 53: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (REST, 0, 13),                           # 54: remainder
        (JSAMEN, 0, 5, 0, 0, 4, 64),             # 55: struc_id
        (LOAD, 6, 0, 9),                         # 56
        (JZ, 6, 76),                             # 57
        (LOAD, 7, 0, 10),                        # 58
        (LOAD, 8, 0, 11),                        # 59
        (MOVE, 3, 7),                            # 60
        (MOVE, 4, 8),                            # 61
        (MOVE, 5, 18),                           # 62
        (JUMP, 71),                              # 63
        (LOAD, 9, 0, 6),                         # 64
        (JZ, 9, 76),                             # 65
        (LOAD, 14, 0, 7),                        # 66
        (LOAD, 15, 0, 8),                        # 67
        (MOVE, 3, 14),                           # 68
        (MOVE, 4, 15),                           # 69
        (MOVE, 5, 22),                           # 70
        (STORE, 0, 15, 3),                       # 71
        (STORE, 0, 16, 4),                       # 72
        (STORE, 0, 17, 5),                       # 73
        (CALL, 1, 12),                           # 74: version_bytes
        (DONE,),                                 # 75
        (FAIL,),                                 # 76
    ),
    constants=b'\xd4\xc4\xc5@',
    tables=(
        Table(18, (1, 6, 9)),  # 0: mqmde
    ),
    registers=17,
    numbers=(15, 1, 2, 8, 4, 0, 3, -1, 4),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'version_bytes': Present(1, Span(2, None)),
        'byte_order': Worked(4, 'int'),
        'header': Inline({
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 0),
            'struc_length': Number(5, 8, 4, True, False, 'be', 0),
            'encoding': Number(5, 12, 4, True, False, 'be', 0),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 0),
            'format_ascii': Present(6, Span(7, 'ISO-8859-1')),
            'format_ebcdic': Present(9, Span(10, 'IBM037')),
            'flags': Number(12, 0, 4, True, False, 'be', 0),
            'group_id': Fixed(12, 4, 24, None),
            'msg_seq_number': Number(12, 28, 4, True, False, 'be', 0),
            'offset': Number(12, 32, 4, True, False, 'be', 0),
            'msg_flags': Number(12, 36, 4, True, False, 'be', 0),
            'original_length': Number(12, 40, 4, True, False, 'be', 0),
            'format': Span(15, '*'),
            'is_ebcdic': Formula('bool', Apply('same', (Fixed(5, 0, 4, None), b'\xd4\xc4\xc5@'))),
            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(12, 36, 4, True, False, 'be', 0), 1)), 0))),
            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(12, 36, 4, True, False, 'be', 0), 2)), 0))),
            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(12, 36, 4, True, False, 'be', 0), 4)), 0))),
            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(12, 36, 4, True, False, 'be', 0), 8)), 0))),
            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(12, 36, 4, True, False, 'be', 0), 16)), 0))),
        }),
        'remainder': Span(13, None),
        'context_charset': Formula('int', Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0))))),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'MDE ')), Apply('!=', (Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0)))), 2)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xd4\xc4\xc5@')), Apply('!=', (Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0)))), 1)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 0), 2)),
        Apply('==', (Number(5, 8, 4, True, False, 'be', 0), 72)),
        Apply('>=', (Number(12, 28, 4, True, False, 'be', 0), 1)),
        Apply('<=', (Number(12, 28, 4, True, False, 'be', 0), 999999999)),
        Apply('>=', (Number(12, 32, 4, True, False, 'be', 0), 0)),
        Apply('<=', (Number(12, 32, 4, True, False, 'be', 0), 999999999)),
        Apply('>=', (Number(12, 40, 4, True, False, 'be', 0), -1)),
    ),
    unsupported={},
)

FRAME = None
