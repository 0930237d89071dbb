# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqmde(KaitaiStruct):
    """A header of 72 bytes that may stand in front of the data of an IBM MQ message.
    It holds the five fields that a message descriptor (MQMD) has in version 2 and
    lacks in version 1. Behind it follows the next header, or the data itself.
    
    The header does not say its own byte order and character set. The structure in
    front of it does: pass its Encoding and CodedCharSetId as the parameters
    `encoding` and `ccsid`. Without them both are found from the bytes; where they
    contradict the bytes, the header is refused, as a queue manager would treat it
    as message data (line 21).
    
    The header's own Encoding, CodedCharSetId and Format describe what follows it.
    
    Accepted although unusual, because the queue manager's own rules disagree or
    need more than the header: Flags other than 0, unknown bits in MsgFlags, an
    Encoding with undefined digits, a CodedCharSetId of 0 to -3.
    
    .. seealso::
       MQMDE - Message descriptor extension - https://ibm.com/docs/SSFKSJ_9.3.0/refdev/q097780_.html
    """

    class ByteOrder(IntEnum):
        big = 1
        little = 2

    class Charset(IntEnum):
        unknown = 0
        ascii = 1
        ebcdic = 2

    class UndefinedFlags(IntEnum):
        none = 0
        reject = 1
        accept_if_xmit = 2
        accept = 3
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqmde, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqmde.Mde(int(self.byte_order), self.ccsid, False, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(self.header.format_kind, self.header.encoding, self.header.coded_char_set_id, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.version_bytes
        if hasattr(self, '_m_version_bytes'):
            pass


    class Mde(KaitaiStruct):
        """The twelve fields, 72 bytes."""
        def __init__(self, context_encoding, context_ccsid, keeps_bad_values, _io, _parent=None, _root=None):
            super(Mqmde.Mde, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
            self.keeps_bad_values = keeps_bad_values
            self._read()

        def _read(self):
            _on = self.context_encoding & 15
            if _on == 2:
                pass
                self._is_le = True
            else:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/mde")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x4D\x44\x45\x20") or (self.struc_id == b"\xD4\xC4\xC5\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/mde/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/mde/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version, self._io, u"/types/mde/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length == 72:
                raise kaitaistruct.ValidationNotEqualError(72, self.struc_length, self._io, u"/types/mde/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            _ = self.coded_char_set_id
            if not  ((self.keeps_bad_values) or (_ >= -3)) :
                raise kaitaistruct.ValidationExprError(self.coded_char_set_id, self._io, u"/types/mde/seq/6")
            if (not (self.is_ebcdic)):
                pass
                self._raw_format_ascii = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)
                _io__raw_format_ascii = KaitaiStream(BytesIO(self._raw_format_ascii))
                self.format_ascii = mqmd.Mqmd.AsciiName(_io__raw_format_ascii)

            if self.is_ebcdic:
                pass
                self._raw_format_ebcdic = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)
                _io__raw_format_ebcdic = KaitaiStream(BytesIO(self._raw_format_ebcdic))
                self.format_ebcdic = mqmd.Mqmd.EbcdicName(_io__raw_format_ebcdic)

            self.flags = self._io.read_s4le()
            self.group_id = self._io.read_bytes(24)
            self.msg_seq_number = self._io.read_s4le()
            _ = self.msg_seq_number
            if not  ((self.keeps_bad_values) or ( ((_ >= 1) and (_ <= 999999999)) )) :
                raise kaitaistruct.ValidationExprError(self.msg_seq_number, self._io, u"/types/mde/seq/11")
            self.offset = self._io.read_s4le()
            _ = self.offset
            if not  ((self.keeps_bad_values) or ( ((_ >= 0) and (_ <= 999999999)) )) :
                raise kaitaistruct.ValidationExprError(self.offset, self._io, u"/types/mde/seq/12")
            self.msg_flags = self._io.read_s4le()
            self.original_length = self._io.read_s4le()
            _ = self.original_length
            if not  ((self.keeps_bad_values) or (_ >= -1)) :
                raise kaitaistruct.ValidationExprError(self.original_length, self._io, u"/types/mde/seq/14")

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x4D\x44\x45\x20") or (self.struc_id == b"\xD4\xC4\xC5\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/mde/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/mde/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version, self._io, u"/types/mde/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length == 72:
                raise kaitaistruct.ValidationNotEqualError(72, self.struc_length, self._io, u"/types/mde/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            _ = self.coded_char_set_id
            if not  ((self.keeps_bad_values) or (_ >= -3)) :
                raise kaitaistruct.ValidationExprError(self.coded_char_set_id, self._io, u"/types/mde/seq/6")
            if (not (self.is_ebcdic)):
                pass
                self._raw_format_ascii = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)
                _io__raw_format_ascii = KaitaiStream(BytesIO(self._raw_format_ascii))
                self.format_ascii = mqmd.Mqmd.AsciiName(_io__raw_format_ascii)

            if self.is_ebcdic:
                pass
                self._raw_format_ebcdic = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)
                _io__raw_format_ebcdic = KaitaiStream(BytesIO(self._raw_format_ebcdic))
                self.format_ebcdic = mqmd.Mqmd.EbcdicName(_io__raw_format_ebcdic)

            self.flags = self._io.read_s4be()
            self.group_id = self._io.read_bytes(24)
            self.msg_seq_number = self._io.read_s4be()
            _ = self.msg_seq_number
            if not  ((self.keeps_bad_values) or ( ((_ >= 1) and (_ <= 999999999)) )) :
                raise kaitaistruct.ValidationExprError(self.msg_seq_number, self._io, u"/types/mde/seq/11")
            self.offset = self._io.read_s4be()
            _ = self.offset
            if not  ((self.keeps_bad_values) or ( ((_ >= 0) and (_ <= 999999999)) )) :
                raise kaitaistruct.ValidationExprError(self.offset, self._io, u"/types/mde/seq/12")
            self.msg_flags = self._io.read_s4be()
            self.original_length = self._io.read_s4be()
            _ = self.original_length
            if not  ((self.keeps_bad_values) or (_ >= -1)) :
                raise kaitaistruct.ValidationExprError(self.original_length, self._io, u"/types/mde/seq/14")


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            if (not (self.is_ebcdic)):
                pass
                self.format_ascii._fetch_instances()

            if self.is_ebcdic:
                pass
                self.format_ebcdic._fetch_instances()


        @property
        def ascii_kind(self):
            """Number of a name in ASCII announces.
            
            .. seealso::
               IBM MQ documentation, MQMDE
            """
            if hasattr(self, '_m_ascii_kind'):
                return self._m_ascii_kind

            if (not (self.is_ebcdic)):
                pass
                self._m_ascii_kind = (1 if self.format_ascii.name == u"" else (39 if self.format_ascii.name == u"MQSTR" else (10 if self.format_ascii.name == u"MQXMIT" else (11 if self.format_ascii.name == u"MQHMDE" else (12 if self.format_ascii.name == u"MQDEAD" else (13 if self.format_ascii.name == u"MQHDIST" else (14 if self.format_ascii.name == u"MQHRF" else (15 if self.format_ascii.name == u"MQHRF2" else (16 if self.format_ascii.name == u"MQCICS" else (17 if self.format_ascii.name == u"MQIMS" else (18 if self.format_ascii.name == u"MQHWIH" else (19 if self.format_ascii.name == u"MQHREF" else (30 if self.format_ascii.name == u"MQADMIN" else (31 if self.format_ascii.name == u"MQAMQP" else (32 if self.format_ascii.name == u"MQCHCOM" else (33 if self.format_ascii.name == u"MQCMD1" else (34 if self.format_ascii.name == u"MQCMD2" else (35 if self.format_ascii.name == u"MQHEPCF" else (36 if self.format_ascii.name == u"MQEVENT" else (37 if self.format_ascii.name == u"MQIMSVS" else (38 if self.format_ascii.name == u"MQPCF" else (40 if self.format_ascii.name == u"MQTRIG" else 0))))))))))))))))))))))

            return getattr(self, '_m_ascii_kind', None)

        @property
        def ebcdic_kind(self):
            """Number of a name in EBCDIC announces.
            
            .. seealso::
               IBM MQ documentation, MQMDE, Character set and encoding
            """
            if hasattr(self, '_m_ebcdic_kind'):
                return self._m_ebcdic_kind

            if self.is_ebcdic:
                pass
                self._m_ebcdic_kind = (1 if self.format_ebcdic.name == u"" else (39 if self.format_ebcdic.name == u"MQSTR" else (10 if self.format_ebcdic.name == u"MQXMIT" else (11 if self.format_ebcdic.name == u"MQHMDE" else (12 if self.format_ebcdic.name == u"MQDEAD" else (13 if self.format_ebcdic.name == u"MQHDIST" else (14 if self.format_ebcdic.name == u"MQHRF" else (15 if self.format_ebcdic.name == u"MQHRF2" else (16 if self.format_ebcdic.name == u"MQCICS" else (17 if self.format_ebcdic.name == u"MQIMS" else (18 if self.format_ebcdic.name == u"MQHWIH" else (19 if self.format_ebcdic.name == u"MQHREF" else (30 if self.format_ebcdic.name == u"MQADMIN" else (31 if self.format_ebcdic.name == u"MQAMQP" else (32 if self.format_ebcdic.name == u"MQCHCOM" else (33 if self.format_ebcdic.name == u"MQCMD1" else (34 if self.format_ebcdic.name == u"MQCMD2" else (35 if self.format_ebcdic.name == u"MQHEPCF" else (36 if self.format_ebcdic.name == u"MQEVENT" else (37 if self.format_ebcdic.name == u"MQIMSVS" else (38 if self.format_ebcdic.name == u"MQPCF" else (40 if self.format_ebcdic.name == u"MQTRIG" else 0))))))))))))))))))))))

            return getattr(self, '_m_ebcdic_kind', None)

        @property
        def format(self):
            """Name of the format of what follows, without the blanks, or the zero and
            what is behind it, that fill it up to 8 characters. Empty for none.
            
            .. seealso::
               IBM MQ documentation, MQMDE, Format
            """
            if hasattr(self, '_m_format'):
                return self._m_format

            self._m_format = (self.format_ebcdic.name if self.is_ebcdic else self.format_ascii.name)
            return getattr(self, '_m_format', None)

        @property
        def format_kind(self):
            """Number of `format`, as `format_kind` in the specification `mqmd` has it;
            0 for a name that is not built in.
            
            .. seealso::
               IBM MQ documentation, MQMDE
            """
            if hasattr(self, '_m_format_kind'):
                return self._m_format_kind

            self._m_format_kind = (self.ebcdic_kind if self.is_ebcdic else self.ascii_kind)
            return getattr(self, '_m_format_kind', None)

        @property
        def has_lone_last(self):
            """A bit for the last segment stands without the one for segments, or a bit
            for the last message of a group without the one for groups.
            
            .. seealso::
               IBM MQ documentation, MQMDE
            """
            if hasattr(self, '_m_has_lone_last'):
                return self._m_has_lone_last

            self._m_has_lone_last =  ((self.msg_flags & 6 == 4) or (self.msg_flags & 24 == 16)) 
            return getattr(self, '_m_has_lone_last', None)

        @property
        def is_ebcdic(self):
            """The text of this header is in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQMDE, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xD4\xC4\xC5\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def last_msg_in_group(self):
            """The message is the last one of its group.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MsgFlags
            """
            if hasattr(self, '_m_last_msg_in_group'):
                return self._m_last_msg_in_group

            self._m_last_msg_in_group = self.msg_flags & 16 != 0
            return getattr(self, '_m_last_msg_in_group', None)

        @property
        def last_segment(self):
            """The message is the last segment of a longer one.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MsgFlags
            """
            if hasattr(self, '_m_last_segment'):
                return self._m_last_segment

            self._m_last_segment = self.msg_flags & 4 != 0
            return getattr(self, '_m_last_segment', None)

        @property
        def msg_in_group(self):
            """The message is one of a group.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MsgFlags
            """
            if hasattr(self, '_m_msg_in_group'):
                return self._m_msg_in_group

            self._m_msg_in_group = self.msg_flags & 8 != 0
            return getattr(self, '_m_msg_in_group', None)

        @property
        def refusal(self):
            """Reason code with which a put fails because of the CodedCharSetId or the
            five fields, 0 for none.
            GroupId in distribution lists (2258) is not judged.
            
            .. seealso::
               IBM MQ documentation, MQMDE
            """
            if hasattr(self, '_m_refusal'):
                return self._m_refusal

            self._m_refusal = (2248 if self.coded_char_set_id < -3 else (2249 if self.msg_flags & 4064 != 0 else (2250 if  ((self.msg_seq_number < 1) or (self.msg_seq_number > 999999999))  else (2251 if  ((self.offset < 0) or (self.offset > 999999999))  else (2252 if self.original_length < -1 else 0)))))
            return getattr(self, '_m_refusal', None)

        @property
        def segment(self):
            """The message is a segment of a longer one.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MsgFlags
            """
            if hasattr(self, '_m_segment'):
                return self._m_segment

            self._m_segment = self.msg_flags & 2 != 0
            return getattr(self, '_m_segment', None)

        @property
        def segmentation_allowed(self):
            """The queue manager may cut the message into segments.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MsgFlags
            """
            if hasattr(self, '_m_segmentation_allowed'):
                return self._m_segmentation_allowed

            self._m_segmentation_allowed = self.msg_flags & 1 != 0
            return getattr(self, '_m_segmentation_allowed', None)

        @property
        def undefined_msg_flags(self):
            """Whether MsgFlags has bits without meaning, and what a queue manager does
            with them.
            
            .. seealso::
               IBM MQ documentation, MQMDE
            """
            if hasattr(self, '_m_undefined_msg_flags'):
                return self._m_undefined_msg_flags

            self._m_undefined_msg_flags = KaitaiStream.resolve_enum(Mqmde.UndefinedFlags, (1 if self.msg_flags & 4064 != 0 else (2 if self.msg_flags & 1044480 != 0 else (3 if self.msg_flags & ~1048575 != 0 else 0))))
            return getattr(self, '_m_undefined_msg_flags', None)


    @property
    def byte_order(self):
        """Byte order of this header, as stated, else as Version shows it.
        
        .. seealso::
           IBM MQ documentation, MQMDE, Character set and encoding
        """
        if hasattr(self, '_m_byte_order'):
            return self._m_byte_order

        self._m_byte_order = KaitaiStream.resolve_enum(Mqmde.ByteOrder, (self.encoding & 15 if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (2 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.version_bytes, 0) != 0) and (KaitaiStream.byte_array_index(self.version_bytes, 3) == 0))  else 1)))
        return getattr(self, '_m_byte_order', None)

    @property
    def context_charset(self):
        """Kind of character set that `ccsid` tells.
        
        .. seealso::
           IBM MQ documentation, MQMDE, Character set and encoding
        """
        if hasattr(self, '_m_context_charset'):
            return self._m_context_charset

        self._m_context_charset = KaitaiStream.resolve_enum(Mqmde.Charset, (2 if  ((self.ccsid == 37) or (self.ccsid == 273) or (self.ccsid == 277) or (self.ccsid == 500) or (self.ccsid == 1047) or (self.ccsid == 1140))  else (1 if  ((self.ccsid == 437) or (self.ccsid == 819) or (self.ccsid == 850) or (self.ccsid == 1208) or (self.ccsid == 1252))  else 0)))
        return getattr(self, '_m_context_charset', None)

    @property
    def version_bytes(self):
        """The four bytes of Version as they lie. Version is 2, so that a first byte
        above zero before a last byte of zero shows the reversed byte order.
        
        .. seealso::
           IBM MQ documentation, MQMDE, Character set and encoding
        """
        if hasattr(self, '_m_version_bytes'):
            return self._m_version_bytes

        _pos = self._io.pos()
        self._io.seek(4)
        self._m_version_bytes = self._io.read_bytes(4)
        self._io.seek(_pos)
        return getattr(self, '_m_version_bytes', None)


