# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqrmh
from . import mqrfh2
from . import mqxqh
from . import mqcih
from . import mqrfh
from . import mqdh
from . import mqwih
from . import mqmd
from . import mqmde
from . import mqdlh
from . import mqiih
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MqMessage(KaitaiStruct):
    """A message as it lies in a queue: the message descriptor (MQMD), then the
    message data, which begins with any number of headers and ends with the data
    of the application.
    
    Each structure says in Format, Encoding and CodedCharSetId what follows it:
    the name of the next header, its byte order and its character set. So byte
    order and character set may change from header to header, EBCDIC included, and
    the headers may come in any order. A format name that is no header's ends the
    chain.
    
    Message data without a descriptor is read too: with `has_md` false, where
    `md_format`, `encoding` and `ccsid` tell what the descriptor said.
    
    A header that cannot be read ends the chain as well: `outcome` of its link
    says why, the headers before it stay, and all bytes from it on are `data`. A
    message is refused only where its descriptor cannot be read. Names, folders of
    an MQRFH2 and texts that cannot be decoded are empty, and their bytes noted.
    
    For an MQMDE the document's table 1 (lines 38 to 45) is worked out: what a
    queue manager does with it when it is put. On z/OS (line 45) an MQMDE with a
    version 1 descriptor is examined only where the queue's IndexType is
    MQIT_GROUP_ID, which a message does not show.
    
    .. seealso::
       MQMDE - Message descriptor extension - https://ibm.com/docs/SSFKSJ_9.3.0/refdev/q097780_.html
    """

    class Ending(IntEnum):
        data = 0
        truncated = 1
        wrong_struc_id = 2
        charset_mismatch = 3
        byte_order_mismatch = 4
        unsupported_version = 5
        version_format_disagreement = 6
        bad_struc_length = 7
        integer_order_undefined = 8
        wrong_embedded_struc_id = 9
        too_many_headers = 20

    class FormatKind(IntEnum):
        application = 0
        none = 1
        xmit_q_header = 10
        md_extension = 11
        dead_letter_header = 12
        dist_header = 13
        rf_header_1 = 14
        rf_header_2 = 15
        cics = 16
        ims = 17
        work_info_header = 18
        ref_msg_header = 19
        admin = 30
        amqp = 31
        channel_completed = 32
        command_1 = 33
        command_2 = 34
        embedded_pcf = 35
        event = 36
        ims_var_string = 37
        pcf = 38
        string = 39
        trigger = 40

    class Letters(IntEnum):
        neither = 0
        ascii = 1
        ebcdic = 2

    class MqmdeAction(IntEnum):
        honoured = 1
        message_data = 2
        call_fails = 3
        elsewhere = 4
        unknown = 5

    class Outcome(IntEnum):
        read = 0
        truncated = 1
        wrong_struc_id = 2
        charset_mismatch = 3
        byte_order_mismatch = 4
        unsupported_version = 5
        version_format_disagreement = 6
        bad_struc_length = 7
        integer_order_undefined = 8
        wrong_embedded_struc_id = 9
    def __init__(self, has_md, encoding, ccsid, md_format, md_version, md_extension_is_default, _io, _parent=None, _root=None):
        super(MqMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.has_md = has_md
        self.encoding = encoding
        self.ccsid = ccsid
        self.md_format = md_format
        self.md_version = md_version
        self.md_extension_is_default = md_extension_is_default
        self._read()

    def _read(self):
        if self.has_md:
            pass
            self.md = mqmd.Mqmd.Md(self.md_encoding, self.ccsid, False, self._io)

        self.first = MqMessage.Announcement(self.first_kind, self.first_encoding, self.first_ccsid, 0, 0, self._io, self, self._root)
        if self.first.is_header:
            pass
            self.links = []
            i = 0
            while True:
                _ = MqMessage.Link(i, (self.first.kind if i == 0 else self.links[i - 1].next.kind), (self.first.encoding if i == 0 else self.links[i - 1].next.encoding), (self.first.ccsid if i == 0 else self.links[i - 1].next.ccsid), (0 if i == 0 else self.links[i - 1].next.before), self._io.pos(), self._io, self, self._root)
                self.links.append(_)
                if  (((not (_.next.is_header))) or (i == 63)) :
                    break
                i += 1

        self.data = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.has_md:
            pass
            self.md._fetch_instances()

        self.first._fetch_instances()
        if self.first.is_header:
            pass
            for i in range(len(self.links)):
                pass
                self.links[i]._fetch_instances()


        _ = self.headers
        if hasattr(self, '_m_headers'):
            pass

        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Announcement(KaitaiStruct):
        """What comes next in a message, as the structure in front says; no bytes."""
        def __init__(self, kind, encoding, ccsid, before, outcome, _io, _parent=None, _root=None):
            super(MqMessage.Announcement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.kind = kind
            self.encoding = encoding
            self.ccsid = ccsid
            self.before = before
            self.outcome = outcome
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def is_header(self):
            """A header comes next.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_header'):
                return self._m_is_header

            self._m_is_header =  ((self.outcome == 0) and (self.kind >= 10) and (self.kind <= 19)) 
            return getattr(self, '_m_is_header', None)


    class FourBytes(KaitaiStruct):
        """Four bytes, which are letters, as a number."""
        def __init__(self, is_there, _io, _parent=None, _root=None):
            super(MqMessage.FourBytes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_there = is_there
            self._read()

        def _read(self):
            if self.is_there:
                pass
                self.number = self._io.read_u4be()



        def _fetch_instances(self):
            pass
            if self.is_there:
                pass



    class Front(KaitaiStruct):
        """What most headers begin with. The rest of it means the same in those that
        have a StrucLength, but for MQCIH and MQIIH.
        """
        def __init__(self, is_reversed, is_there, _io, _parent=None, _root=None):
            super(MqMessage.Front, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_reversed = is_reversed
            self.is_there = is_there
            self._read()

        def _read(self):
            if self.is_there:
                pass
                self.words = MqMessage.Words(self.is_reversed, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.is_there:
                pass
                self.words._fetch_instances()



    class Link(KaitaiStruct):
        """One header with what the structure in front said of it."""
        def __init__(self, index, told_kind, told_encoding, told_ccsid, before, begin, _io, _parent=None, _root=None):
            super(MqMessage.Link, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.index = index
            self.told_kind = told_kind
            self.told_encoding = told_encoding
            self.told_ccsid = told_ccsid
            self.before = before
            self.begin = begin
            self._read()

        def _read(self):
            self.spelling = MqMessage.Spelling((1 if self.is_in_ascii else (2 if self.is_in_ebcdic else 0)), self._io, self, self._root)
            self.verdict = MqMessage.Verdict(self.found, self._io, self, self._root)
            if self.verdict.code == 0:
                pass
                _on = self.told_kind
                if _on == 10:
                    pass
                    self.header = mqxqh.Mqxqh.Xqh(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 11:
                    pass
                    self.header = mqmde.Mqmde.Mde(self.told_encoding, self.told_ccsid, True, self._io)
                elif _on == 12:
                    pass
                    self.header = mqdlh.Mqdlh.Dlh(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 13:
                    pass
                    self.header = mqdh.Mqdh.Dh(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 14:
                    pass
                    self.header = mqrfh.Mqrfh.Rfh(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 15:
                    pass
                    self.header = mqrfh2.Mqrfh2.Rfh2(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 16:
                    pass
                    self.header = mqcih.Mqcih.Cih(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 17:
                    pass
                    self.header = mqiih.Mqiih.Iih(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 18:
                    pass
                    self.header = mqwih.Mqwih.Wih(self.told_encoding, self.told_ccsid, self._io)
                elif _on == 19:
                    pass
                    self.header = mqrmh.Mqrmh.Rmh(self.told_encoding, self.told_ccsid, self._io)

            self.next = MqMessage.Announcement(self.next_kind, self.said_encoding, self.next_ccsid, self.told_kind, self.verdict.code, self._io, self, self._root)
            self.following = mqmd.Mqmd.DataContext(self.next.kind, self.said_encoding, self.said_ccsid, self._io)


        def _fetch_instances(self):
            pass
            self.spelling._fetch_instances()
            self.verdict._fetch_instances()
            if self.verdict.code == 0:
                pass
                _on = self.told_kind
                if _on == 10:
                    pass
                    self.header._fetch_instances()
                elif _on == 11:
                    pass
                    self.header._fetch_instances()
                elif _on == 12:
                    pass
                    self.header._fetch_instances()
                elif _on == 13:
                    pass
                    self.header._fetch_instances()
                elif _on == 14:
                    pass
                    self.header._fetch_instances()
                elif _on == 15:
                    pass
                    self.header._fetch_instances()
                elif _on == 16:
                    pass
                    self.header._fetch_instances()
                elif _on == 17:
                    pass
                    self.header._fetch_instances()
                elif _on == 18:
                    pass
                    self.header._fetch_instances()
                elif _on == 19:
                    pass
                    self.header._fetch_instances()

            self.next._fetch_instances()
            self.following._fetch_instances()
            _ = self.embedded_id
            if hasattr(self, '_m_embedded_id'):
                pass
                self._m_embedded_id._fetch_instances()

            _ = self.front
            if hasattr(self, '_m_front'):
                pass
                self._m_front._fetch_instances()

            _ = self.struc_id
            if hasattr(self, '_m_struc_id'):
                pass
                self._m_struc_id._fetch_instances()


        @property
        def announced(self):
            """The header that the format name in front announces.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_announced'):
                return self._m_announced

            self._m_announced = KaitaiStream.resolve_enum(MqMessage.FormatKind, self.told_kind)
            return getattr(self, '_m_announced', None)

        @property
        def ccsid(self):
            """CCSID of this header's names, as the structure in front says; 0 where
            nobody said so.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_ccsid'):
                return self._m_ccsid

            self._m_ccsid = self.told_ccsid
            return getattr(self, '_m_ccsid', None)

        @property
        def embedded_id(self):
            """The first 4 bytes of the descriptor in an MQXQH.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_embedded_id'):
                return self._m_embedded_id

            _pos = self._io.pos()
            self._io.seek((self.begin + 104 if  ((self.told_kind == 10) and (self.len_left >= 108))  else self.begin))
            self._m_embedded_id = MqMessage.FourBytes( ((self.told_kind == 10) and (self.len_left >= 108)) , self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_embedded_id', None)

        @property
        def encoding(self):
            """Encoding of this header, as the structure in front says; only the last
            hexadecimal digit counts.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_encoding'):
                return self._m_encoding

            self._m_encoding = self.told_encoding
            return getattr(self, '_m_encoding', None)

        @property
        def form(self):
            """Number of what is wrong behind the letters, 0 for nothing.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_form'):
                return self._m_form

            self._m_form = ((7 if self.is_bad_length else (1 if  ((self.told_kind >= 13) and (self.front.words.struc_length > self.len_left))  else (9 if  ((self.told_kind == 10) and ((not (self.is_embedded_md))))  else 0))) if self.is_known_version else (6 if  (( ((self.told_kind == 14) or (self.told_kind == 15)) ) and ( ((self.front.words.version == 1) or (self.front.words.version == 2)) ))  else (4 if self.is_swapped_version else 5)))
            return getattr(self, '_m_form', None)

        @property
        def found(self):
            """Number of what is wrong with this header, 0 where it can be read.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_found'):
                return self._m_found

            self._m_found = (8 if  ((self.told_encoding & 15 != 1) and (self.told_encoding & 15 != 2))  else (1 if self.len_left < self.len_fixed else (2 if self.spelling.code == 0 else ((3 if self.is_ebcdic_told else self.form) if self.spelling.code == 1 else (3 if self.is_ascii_told else self.form)))))
            return getattr(self, '_m_found', None)

        @property
        def front(self):
            """The first 20 bytes, which most headers have alike, in the stated byte order.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_front'):
                return self._m_front

            _pos = self._io.pos()
            self._io.seek(self.begin)
            self._m_front = MqMessage.Front(self.told_encoding & 15 == 2, self.len_left >= 20, self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_front', None)

        @property
        def is_ascii_told(self):
            """The CCSID is one that writes names as ASCII does.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_ascii_told'):
                return self._m_is_ascii_told

            self._m_is_ascii_told =  ((self.told_ccsid == 437) or (self.told_ccsid == 819) or (self.told_ccsid == 850) or (self.told_ccsid == 1208) or (self.told_ccsid == 1252)) 
            return getattr(self, '_m_is_ascii_told', None)

        @property
        def is_bad_length(self):
            """StrucLength does not fit the version of this header.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_bad_length'):
                return self._m_is_bad_length

            self._m_is_bad_length = (self.front.words.struc_length != 72 if self.told_kind == 11 else (self.front.words.struc_length != (164 if self.front.words.version == 1 else 180) if self.told_kind == 16 else (self.front.words.struc_length != 84 if self.told_kind == 17 else (self.front.words.struc_length != 120 if self.told_kind == 18 else  ((self.told_kind >= 13) and (self.front.words.struc_length < self.len_fixed)) ))))
            return getattr(self, '_m_is_bad_length', None)

        @property
        def is_ebcdic_told(self):
            """The CCSID is one of EBCDIC.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_ebcdic_told'):
                return self._m_is_ebcdic_told

            self._m_is_ebcdic_told =  ((self.told_ccsid == 37) or (self.told_ccsid == 273) or (self.told_ccsid == 277) or (self.told_ccsid == 500) or (self.told_ccsid == 1047) or (self.told_ccsid == 1140)) 
            return getattr(self, '_m_is_ebcdic_told', None)

        @property
        def is_embedded_md(self):
            """The descriptor in an MQXQH begins with the letters MD.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_embedded_md'):
                return self._m_is_embedded_md

            self._m_is_embedded_md = self.embedded_id.number == (3569631296 if self.spelling.code == 2 else 1296310304)
            return getattr(self, '_m_is_embedded_md', None)

        @property
        def is_in_ascii(self):
            """StrucId is that of the announced header in ASCII.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_in_ascii'):
                return self._m_is_in_ascii

            self._m_is_in_ascii =  ((self.len_left >= 4) and (self.struc_id.number == (1481721888 if self.told_kind == 10 else (1296319776 if self.told_kind == 11 else (1145849888 if self.told_kind == 12 else (1145577504 if self.told_kind == 13 else (1380337696 if self.told_kind <= 15 else (1128876064 if self.told_kind == 16 else (1229539360 if self.told_kind == 17 else (1464420384 if self.told_kind == 18 else 1380796448)))))))))) 
            return getattr(self, '_m_is_in_ascii', None)

        @property
        def is_in_ebcdic(self):
            """StrucId is that of the announced header in EBCDIC.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_in_ebcdic'):
                return self._m_is_in_ebcdic

            self._m_is_in_ebcdic =  ((self.len_left >= 4) and (self.struc_id.number == (3889743936 if self.told_kind == 10 else (3569665344 if self.told_kind == 11 else (3302213696 if self.told_kind == 12 else (3301457984 if self.told_kind == 13 else (3653683264 if self.told_kind <= 15 else (3284781120 if self.told_kind == 16 else (3385444416 if self.told_kind == 17 else (3871983680 if self.told_kind == 18 else 3654600768)))))))))) 
            return getattr(self, '_m_is_in_ebcdic', None)

        @property
        def is_known_version(self):
            """The version exists.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_known_version'):
                return self._m_is_known_version

            self._m_is_known_version =  ((self.front.words.version == (2 if  ((self.told_kind == 11) or (self.told_kind == 15))  else 1)) or ( ((self.told_kind == 16) and (self.front.words.version == 2)) )) 
            return getattr(self, '_m_is_known_version', None)

        @property
        def is_native(self):
            """The header has the byte order and character set of the queue manager,
            as far as the descriptor shows those.
            
            .. seealso::
               IBM MQ documentation, MQMDE, Character set and encoding
            """
            if hasattr(self, '_m_is_native'):
                return self._m_is_native

            self._m_is_native =  ((self.before == 10) or ((not (self._parent.has_md))) or ( ((self._parent.md_encoding & 15 == self.told_encoding & 15) and (self._parent.md.is_ebcdic == (self.spelling.code == 2))) )) 
            return getattr(self, '_m_is_native', None)

        @property
        def is_swapped_version(self):
            """Version would be 1 or 2 in the other byte order.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_is_swapped_version'):
                return self._m_is_swapped_version

            self._m_is_swapped_version =  ((self.front.words.version == 16777216) or (self.front.words.version == 33554432)) 
            return getattr(self, '_m_is_swapped_version', None)

        @property
        def len_fixed(self):
            """Bytes that this header has at the least.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_len_fixed'):
                return self._m_len_fixed

            self._m_len_fixed = (428 if self.told_kind == 10 else (72 if self.told_kind == 11 else (172 if self.told_kind == 12 else (48 if self.told_kind == 13 else (32 if self.told_kind == 14 else (36 if self.told_kind == 15 else (164 if self.told_kind == 16 else (84 if self.told_kind == 17 else (120 if self.told_kind == 18 else 108)))))))))
            return getattr(self, '_m_len_fixed', None)

        @property
        def len_left(self):
            """Bytes of the message from this header on.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_len_left'):
                return self._m_len_left

            self._m_len_left = self._io.size() - self.begin
            return getattr(self, '_m_len_left', None)

        @property
        def letters(self):
            """The character set that the first four letters of the header are in.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_letters'):
                return self._m_letters

            self._m_letters = KaitaiStream.resolve_enum(MqMessage.Letters, self.spelling.code)
            return getattr(self, '_m_letters', None)

        @property
        def md_is_default(self):
            """The five fields of version 2 have their initial values in the
            message's descriptor.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
            """
            if hasattr(self, '_m_md_is_default'):
                return self._m_md_is_default

            self._m_md_is_default = (self._parent.md_extension_is_default if (not (self._parent.has_md)) else  ((self._parent.md.version != 2) or (self._parent.md.extension.is_default)) )
            return getattr(self, '_m_md_is_default', None)

        @property
        def md_version(self):
            """Version of the message's descriptor, 0 where it is not known.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
            """
            if hasattr(self, '_m_md_version'):
                return self._m_md_version

            self._m_md_version = (self._parent.md.version if self._parent.has_md else self._parent.md_version)
            return getattr(self, '_m_md_version', None)

        @property
        def mqmde_action(self):
            """What a queue manager does with this MQMDE when it is put with its
            descriptor, by table 1 of the document. Behind an MQXQH the embedded
            descriptor counts, which has version 1.
            
            .. seealso::
               IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
            """
            if hasattr(self, '_m_mqmde_action'):
                return self._m_mqmde_action

            if self.told_kind == 11:
                pass
                self._m_mqmde_action = KaitaiStream.resolve_enum(MqMessage.MqmdeAction, ((2 if self.before == 11 else 4) if  ((self.index > 0) and (self.before != 10))  else (3 if  ((self.verdict.code == 1) or (self.verdict.code == 2) or (self.verdict.code == 7))  else (2 if  ((self.verdict.code != 0) or ((not (self.is_native))))  else (3 if self.header.refusal != 0 else (1 if  ((self.before == 10) or (self.md_version == 1))  else (5 if self.md_version == 0 else (1 if self.md_is_default else 2))))))))

            return getattr(self, '_m_mqmde_action', None)

        @property
        def mqmde_reason(self):
            """Reason code with which the call fails; 2248 is a bad MQMDE or CCSID, 2249 bad
            MsgFlags, 2250 a bad MsgSeqNumber, 2251 a bad Offset, 2252 a bad
            OriginalLength.
            
            .. seealso::
               IBM MQ documentation, reason codes 2248 to 2252
            """
            if hasattr(self, '_m_mqmde_reason'):
                return self._m_mqmde_reason

            if  ((self.told_kind == 11) and (self.mqmde_action == MqMessage.MqmdeAction.call_fails)) :
                pass
                self._m_mqmde_reason = (self.header.refusal if self.verdict.code == 0 else 2248)

            return getattr(self, '_m_mqmde_reason', None)

        @property
        def next_ccsid(self):
            """CCSID of what follows; of 0 and below this header's own stays.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_next_ccsid'):
                return self._m_next_ccsid

            self._m_next_ccsid = (self.said_ccsid if self.said_ccsid > 0 else self.told_ccsid)
            return getattr(self, '_m_next_ccsid', None)

        @property
        def next_kind(self):
            """Number of the format of what follows.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_next_kind'):
                return self._m_next_kind

            self._m_next_kind = (self.told_kind if self.verdict.code != 0 else (int(self.header.msg_desc.format.kind) if self.told_kind == 10 else (self.header.format_kind if self.told_kind == 11 else (int(self.header.format.kind) if self.told_kind == 12 else (int(self.header.format.kind) if self.told_kind == 13 else (int(self.header.format.kind) if self.told_kind == 14 else (int(self.header.format.kind) if self.told_kind == 15 else (int(self.header.format.kind) if self.told_kind == 16 else (int(self.header.format.kind) if self.told_kind == 17 else (int(self.header.format.kind) if self.told_kind == 18 else (int(self.header.format.kind) if self.told_kind == 19 else 0)))))))))))
            return getattr(self, '_m_next_kind', None)

        @property
        def offset(self):
            """Where this header begins in the message.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_offset'):
                return self._m_offset

            self._m_offset = self.begin
            return getattr(self, '_m_offset', None)

        @property
        def outcome(self):
            """Whether the header can be read, and if not, why.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_outcome'):
                return self._m_outcome

            self._m_outcome = KaitaiStream.resolve_enum(MqMessage.Outcome, self.verdict.code)
            return getattr(self, '_m_outcome', None)

        @property
        def reason(self):
            """Reason code of MQ for a header that cannot be read: that of its kind,
            or 2142 where it is not in the byte order or character set told. Of an
            MQMDE `mqmde_reason` says it.
            
            .. seealso::
               IBM MQ documentation, reason codes 2135 to 2334
            """
            if hasattr(self, '_m_reason'):
                return self._m_reason

            if  ((self.told_kind != 11) and (self.verdict.code != 0)) :
                pass
                self._m_reason = (2142 if  ((self.verdict.code == 3) or (self.verdict.code == 4) or (self.verdict.code == 8))  else (2260 if self.told_kind == 10 else (2141 if self.told_kind == 12 else (2135 if self.told_kind == 13 else (2334 if self.told_kind <= 15 else (2140 if self.told_kind == 16 else (2148 if self.told_kind == 17 else (2333 if self.told_kind == 18 else 2220))))))))

            return getattr(self, '_m_reason', None)

        @property
        def said_ccsid(self):
            """CCSID that the header says; MQCIH and MQIIH leave it as it is.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_said_ccsid'):
                return self._m_said_ccsid

            self._m_said_ccsid = (self.told_ccsid if  ((self.verdict.code != 0) or (self.told_kind == 16) or (self.told_kind == 17))  else (self.header.msg_desc.coded_char_set_id if self.told_kind == 10 else (self.header.coded_char_set_id if self.told_kind == 12 else self.front.words.ccsid)))
            return getattr(self, '_m_said_ccsid', None)

        @property
        def said_encoding(self):
            """Encoding that the header says; MQCIH and MQIIH leave it as it is.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_said_encoding'):
                return self._m_said_encoding

            self._m_said_encoding = (self.told_encoding if  ((self.verdict.code != 0) or (self.told_kind == 16) or (self.told_kind == 17))  else (self.header.msg_desc.encoding if self.told_kind == 10 else (self.header.encoding if self.told_kind == 12 else self.front.words.encoding)))
            return getattr(self, '_m_said_encoding', None)

        @property
        def struc_id(self):
            """The first 4 bytes.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_struc_id'):
                return self._m_struc_id

            _pos = self._io.pos()
            self._io.seek(self.begin)
            self._m_struc_id = MqMessage.FourBytes(self.len_left >= 4, self._io, self, self._root)
            self._io.seek(_pos)
            return getattr(self, '_m_struc_id', None)


    class Spelling(KaitaiStruct):
        """The character set of a header's letters; no bytes."""
        def __init__(self, code, _io, _parent=None, _root=None):
            super(MqMessage.Spelling, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.code = code
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Verdict(KaitaiStruct):
        """Whether a header can be read; no bytes."""
        def __init__(self, found, _io, _parent=None, _root=None):
            super(MqMessage.Verdict, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.found = found
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def code(self):
            """Number of what is wrong, 0 for nothing.
            
            .. seealso::
               IBM MQ documentation, message headers
            """
            if hasattr(self, '_m_code'):
                return self._m_code

            self._m_code = self.found
            return getattr(self, '_m_code', None)


    class Words(KaitaiStruct):
        """Letters and the first four numbers of a header."""
        def __init__(self, is_reversed, _io, _parent=None, _root=None):
            super(MqMessage.Words, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_reversed = is_reversed
            self._read()

        def _read(self):
            _on = self.is_reversed
            if _on == True:
                pass
                self._is_le = True
            elif _on == False:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/words")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.struc_id = self._io.read_bytes(4)
            self.version = self._io.read_s4le()
            self.struc_length = self._io.read_s4le()
            self.encoding = self._io.read_s4le()
            self.ccsid = self._io.read_s4le()

        def _read_be(self):
            self.struc_id = self._io.read_bytes(4)
            self.version = self._io.read_s4be()
            self.struc_length = self._io.read_s4be()
            self.encoding = self._io.read_s4be()
            self.ccsid = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    @property
    def data_ccsid(self):
        """CCSID of the text in the data, as the last structure said; 0 where nobody
        said so.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_data_ccsid'):
            return self._m_data_ccsid

        self._m_data_ccsid = (self.links[-1].next.ccsid if self.first.is_header else self.first.ccsid)
        return getattr(self, '_m_data_ccsid', None)

    @property
    def data_encoding(self):
        """How numbers are written in the data, as the last structure said.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_data_encoding'):
            return self._m_data_encoding

        self._m_data_encoding = (self.links[-1].next.encoding if self.first.is_header else self.first.encoding)
        return getattr(self, '_m_data_encoding', None)

    @property
    def data_kind(self):
        """What the data is, by its format name; for a header that cannot be read,
        that header.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_data_kind'):
            return self._m_data_kind

        self._m_data_kind = KaitaiStream.resolve_enum(MqMessage.FormatKind, (self.links[-1].next.kind if self.first.is_header else self.first.kind))
        return getattr(self, '_m_data_kind', None)

    @property
    def ending(self):
        """Why the chain of headers ends.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_ending'):
            return self._m_ending

        self._m_ending = KaitaiStream.resolve_enum(MqMessage.Ending, (0 if (not (self.first.is_header)) else (20 if self.links[-1].next.is_header else self.links[-1].next.outcome)))
        return getattr(self, '_m_ending', None)

    @property
    def first_ccsid(self):
        """CCSID of the message data. Of 0 and below the descriptor's own stays.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_first_ccsid'):
            return self._m_first_ccsid

        self._m_first_ccsid = (self.ccsid if  (((not (self.has_md))) or (self.md.coded_char_set_id <= 0))  else self.md.coded_char_set_id)
        return getattr(self, '_m_first_ccsid', None)

    @property
    def first_encoding(self):
        """Encoding of the message data. Where a header comes first and nobody told,
        as the bytes of its Version show it.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_first_encoding'):
            return self._m_first_encoding

        self._m_first_encoding = (self.md.encoding if self.has_md else (self.encoding if  ((self.knows_order) or (self.told_kind < 10) or (self.told_kind > 19))  else (546 if  ((len(self.start) == 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273)))
        return getattr(self, '_m_first_encoding', None)

    @property
    def first_kind(self):
        """Number of the format of the message data.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_first_kind'):
            return self._m_first_kind

        self._m_first_kind = (int(self.md.format.kind) if self.has_md else self.told_kind)
        return getattr(self, '_m_first_kind', None)

    @property
    def headers(self):
        """The bytes of all headers in `links` that are read, as they lie between the
        descriptor and `data`.
        
        .. seealso::
           IBM MQ documentation, message headers
        """
        if hasattr(self, '_m_headers'):
            return self._m_headers

        _pos = self._io.pos()
        self._io.seek(self.len_md)
        self._m_headers = self._io.read_bytes((self._io.size() - len(self.data)) - self.len_md)
        self._io.seek(_pos)
        return getattr(self, '_m_headers', None)

    @property
    def knows_order(self):
        """The byte order of the first structure is stated.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_knows_order'):
            return self._m_knows_order

        self._m_knows_order =  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2)) 
        return getattr(self, '_m_knows_order', None)

    @property
    def len_md(self):
        """Bytes of the descriptor, 0 without one.
        
        .. seealso::
           IBM MQ documentation, MQMD
        """
        if hasattr(self, '_m_len_md'):
            return self._m_len_md

        self._m_len_md = (0 if (not (self.has_md)) else (364 if self.md.version == 2 else 324))
        return getattr(self, '_m_len_md', None)

    @property
    def md_encoding(self):
        """The encoding by which the descriptor is read. As stated, else as the bytes
        of Version show it.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_md_encoding'):
            return self._m_md_encoding

        self._m_md_encoding = (self.encoding if self.knows_order else (546 if  ((len(self.start) == 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_md_encoding', None)

    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_start'):
            return self._m_start

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_start = self._io.read_bytes((self._io.size() if self._io.size() < 8 else 8))
        self._io.seek(_pos)
        return getattr(self, '_m_start', None)

    @property
    def text(self):
        """The data as text, where its format is MQSTR and its CCSID one of those
        that are read; UTF-16 has the byte order of `data_encoding`.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_text'):
            return self._m_text

        if  ((self.ending == MqMessage.Ending.data) and (self.data_kind == MqMessage.FormatKind.string) and ( ((self.data_ccsid == 1208) or (self.data_ccsid == 819) or (self.data_ccsid == 1252) or (self.data_ccsid == 437) or (self.data_ccsid == 850) or (self.data_ccsid == 37) or (self.data_ccsid == 273) or (self.data_ccsid == 500) or (self.data_ccsid == 1047) or (self.data_ccsid == 1140) or (self.data_ccsid == 1200) or (self.data_ccsid == 13488) or (self.data_ccsid == 17584)) )) :
            pass
            self._m_text = ((self.data).decode(u"UTF-8") if self.data_ccsid == 1208 else ((self.data).decode(u"ISO-8859-1") if self.data_ccsid == 819 else ((self.data).decode(u"windows-1252") if self.data_ccsid == 1252 else ((self.data).decode(u"IBM437") if self.data_ccsid == 437 else ((self.data).decode(u"IBM850") if self.data_ccsid == 850 else ((self.data).decode(u"IBM037") if self.data_ccsid == 37 else ((self.data).decode(u"IBM273") if self.data_ccsid == 273 else ((self.data).decode(u"IBM500") if self.data_ccsid == 500 else ((self.data).decode(u"IBM1047") if self.data_ccsid == 1047 else ((self.data).decode(u"IBM1140") if self.data_ccsid == 1140 else ((self.data).decode(u"UTF-16LE") if self.data_encoding & 15 == 2 else (self.data).decode(u"UTF-16BE"))))))))))))

        return getattr(self, '_m_text', None)

    @property
    def told_kind(self):
        """Number of the format that the caller gave.
        
        .. seealso::
           IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
        """
        if hasattr(self, '_m_told_kind'):
            return self._m_told_kind

        self._m_told_kind = (1 if  ((self.md_format == u"") or (self.md_format == u"        "))  else (10 if  ((self.md_format == u"MQXMIT") or (self.md_format == u"MQXMIT  "))  else (11 if  ((self.md_format == u"MQHMDE") or (self.md_format == u"MQHMDE  "))  else (12 if  ((self.md_format == u"MQDEAD") or (self.md_format == u"MQDEAD  "))  else (13 if  ((self.md_format == u"MQHDIST") or (self.md_format == u"MQHDIST "))  else (14 if  ((self.md_format == u"MQHRF") or (self.md_format == u"MQHRF   "))  else (15 if  ((self.md_format == u"MQHRF2") or (self.md_format == u"MQHRF2  "))  else (16 if  ((self.md_format == u"MQCICS") or (self.md_format == u"MQCICS  "))  else (17 if  ((self.md_format == u"MQIMS") or (self.md_format == u"MQIMS   "))  else (18 if  ((self.md_format == u"MQHWIH") or (self.md_format == u"MQHWIH  "))  else (19 if  ((self.md_format == u"MQHREF") or (self.md_format == u"MQHREF  "))  else (30 if  ((self.md_format == u"MQADMIN") or (self.md_format == u"MQADMIN "))  else (31 if  ((self.md_format == u"MQAMQP") or (self.md_format == u"MQAMQP  "))  else (32 if  ((self.md_format == u"MQCHCOM") or (self.md_format == u"MQCHCOM "))  else (33 if  ((self.md_format == u"MQCMD1") or (self.md_format == u"MQCMD1  "))  else (34 if  ((self.md_format == u"MQCMD2") or (self.md_format == u"MQCMD2  "))  else (35 if  ((self.md_format == u"MQHEPCF") or (self.md_format == u"MQHEPCF "))  else (36 if  ((self.md_format == u"MQEVENT") or (self.md_format == u"MQEVENT "))  else (37 if  ((self.md_format == u"MQIMSVS") or (self.md_format == u"MQIMSVS "))  else (38 if  ((self.md_format == u"MQPCF") or (self.md_format == u"MQPCF   "))  else (39 if  ((self.md_format == u"MQSTR") or (self.md_format == u"MQSTR   "))  else (40 if  ((self.md_format == u"MQTRIG") or (self.md_format == u"MQTRIG  "))  else 0))))))))))))))))))))))
        return getattr(self, '_m_told_kind', None)


