# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqAttachmentHeader(KaitaiStruct):
    """The first message of a set of attachments. It names the set, repeats what the
    sending program asked for, and lists the attachments with the ids under which
    their messages are found (`sas_mq_correlation_id`).
    
    Senders write numbers as their machines do, and the document leaves the width
    of `long` and the length of strings open. The parameters switch; the columns
    behind `trailing_bytes` tell what was taken. A wrong reading shifts what
    follows, so that the message is refused or leaves bytes over.
    
    The document lists the minor version number before the major one.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """

    class Kind(IntEnum):
        data_set = 1
        text_file = 2
        binary_file = 3
    def __init__(self, byte_order, long_bytes, string_length, encoding, ccsid, _io, _parent=None, _root=None):
        super(SasMqAttachmentHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = SasMqAttachmentHeader.Header(self.is_be, self.long_used, self._io, self, self._root)
        self.attachments = []
        for i in range(self.header.num_attachments):
            self.attachments.append(SasMqAttachmentHeader.Attachment(self.is_be, self.nul_counted, self.ccsid_used, self._io, self, self._root))

        self.trailing_bytes = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        for i in range(len(self.attachments)):
            pass
            self.attachments[i]._fetch_instances()

        _ = self.first_letter
        if hasattr(self, '_m_first_letter'):
            pass

        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Attachment(KaitaiStruct):
        """An attachment of the set, and where its messages are found."""
        def __init__(self, is_be, nul_counted, ccsid, _io, _parent=None, _root=None):
            super(SasMqAttachmentHeader.Attachment, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.nul_counted = nul_counted
            self.ccsid = ccsid
            self._read()

        def _read(self):
            _on = self.is_be
            if _on == True:
                pass
                self._is_le = False
            elif _on == False:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/attachment")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.kind = KaitaiStream.resolve_enum(SasMqAttachmentHeader.Kind, self._io.read_s4le())
            self.attachment_id = self._io.read_bytes(24)
            self.qualifier_1 = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.qualifier_2 = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.description = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.minor_version = self._io.read_s4le()
            self.major_version = self._io.read_s4le()

        def _read_be(self):
            self.kind = KaitaiStream.resolve_enum(SasMqAttachmentHeader.Kind, self._io.read_s4be())
            self.attachment_id = self._io.read_bytes(24)
            self.qualifier_1 = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.qualifier_2 = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.description = sas_mq_string.SasMqString(self.is_be, 4, self.nul_counted, self.ccsid, self._io)
            self.minor_version = self._io.read_s4be()
            self.major_version = self._io.read_s4be()


        def _fetch_instances(self):
            pass
            self.qualifier_1._fetch_instances()
            self.qualifier_2._fetch_instances()
            self.description._fetch_instances()

        @property
        def are_strings_terminated(self):
            """All its strings end with NUL. If not, that is a note
            (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
            """
            if hasattr(self, '_m_are_strings_terminated'):
                return self._m_are_strings_terminated

            self._m_are_strings_terminated =  ((self.qualifier_1.is_terminated) and (self.qualifier_2.is_terminated) and (self.description.is_terminated)) 
            return getattr(self, '_m_are_strings_terminated', None)


    class Header(KaitaiStruct):
        """80 bytes with a `long` of 4 bytes, 84 with one of 8."""
        def __init__(self, is_be, long_bytes, _io, _parent=None, _root=None):
            super(SasMqAttachmentHeader.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.long_bytes = long_bytes
            self._read()

        def _read(self):
            _on = self.is_be
            if _on == True:
                pass
                self._is_le = False
            elif _on == False:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/header")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.header_id = self._io.read_bytes(24)
            self.original_message_type = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.original_correlation_id = self._io.read_bytes(24)
            self.message_id = self._io.read_bytes(24)
            self.num_attachments = self._io.read_s4le()
            if not self.num_attachments >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_attachments, self._io, u"/types/header/seq/4")

        def _read_be(self):
            self.header_id = self._io.read_bytes(24)
            self.original_message_type = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.original_correlation_id = self._io.read_bytes(24)
            self.message_id = self._io.read_bytes(24)
            self.num_attachments = self._io.read_s4be()
            if not self.num_attachments >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_attachments, self._io, u"/types/header/seq/4")


        def _fetch_instances(self):
            pass
            self.original_message_type._fetch_instances()


    @property
    def at_count(self):
        """Where in `marks` the number of attachments stands.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        """
        if hasattr(self, '_m_at_count'):
            return self._m_at_count

        self._m_at_count = (4 if self.long_used == 8 else 0)
        return getattr(self, '_m_at_count', None)

    @property
    def ccsid_used(self):
        """Character set by which text was read.
        
        .. seealso::
           IBM MQ documentation, MQMD, CodedCharSetId
        """
        if hasattr(self, '_m_ccsid_used'):
            return self._m_ccsid_used

        self._m_ccsid_used = (self.ccsid if self.ccsid != 0 else (1047 if  ((len(self.first_letter) == 1) and ( (( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 193) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 201)) ) or ( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 209) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 217)) ) or ( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 226) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 233)) )) ))  else 819))
        return getattr(self, '_m_ccsid_used', None)

    @property
    def first_letter(self):
        """First byte of the first attachment's qualifier 1, by which EBCDIC is
        known; none in a message without attachment.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        """
        if hasattr(self, '_m_first_letter'):
            return self._m_first_letter

        _pos = self._io.pos()
        self._io.seek((116 if self.long_used == 8 else 112))
        self._m_first_letter = self._io.read_bytes((1 if self._io.size() >= 117 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_letter', None)

    @property
    def is_be(self):
        """Whether numbers were read with their most significant byte first: as
        `byte_order` says, else as the number of attachments shows, which is small
        in the right order only, else as `encoding` says, else not.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (self.encoding & 15 == 1 if len(self.marks) == 0 else (True if  ((KaitaiStream.byte_array_index(self.marks, self.at_count) | KaitaiStream.byte_array_index(self.marks, self.at_count + 1) == 0) and (KaitaiStream.byte_array_index(self.marks, self.at_count + 2) | KaitaiStream.byte_array_index(self.marks, self.at_count + 3) != 0))  else (False if  ((KaitaiStream.byte_array_index(self.marks, self.at_count + 2) | KaitaiStream.byte_array_index(self.marks, self.at_count + 3) == 0) and (KaitaiStream.byte_array_index(self.marks, self.at_count) | KaitaiStream.byte_array_index(self.marks, self.at_count + 1) != 0))  else self.encoding & 15 == 1)))))
        return getattr(self, '_m_is_be', None)

    @property
    def is_reading_conflict(self):
        """The byte order that was taken is not the one that `encoding` tells
        (READING_CONFLICT).
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_reading_conflict'):
            return self._m_is_reading_conflict

        self._m_is_reading_conflict =  (( ((self.encoding & 15 == 1) and ((not (self.is_be)))) ) or ( ((self.encoding & 15 == 2) and (self.is_be)) )) 
        return getattr(self, '_m_is_reading_conflict', None)

    @property
    def long_used(self):
        """Width of `long` that was taken. Found, where asked for: with 4 bytes the
        kind of the first attachment stands at 80 and a number before it; with 8
        bytes the number stands there, behind the zero bytes that end an id.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        """
        if hasattr(self, '_m_long_used'):
            return self._m_long_used

        self._m_long_used = (self.long_bytes if self.long_bytes != 0 else ((8 if self._io.size() == 84 else 4) if len(self.marks) == 0 else (4 if  ((KaitaiStream.byte_array_index(self.marks, 4) | KaitaiStream.byte_array_index(self.marks, 7) <= 3) and (((KaitaiStream.byte_array_index(self.marks, 4) | KaitaiStream.byte_array_index(self.marks, 5)) | KaitaiStream.byte_array_index(self.marks, 6)) | KaitaiStream.byte_array_index(self.marks, 7) != 0) and (((KaitaiStream.byte_array_index(self.marks, 0) | KaitaiStream.byte_array_index(self.marks, 1)) | KaitaiStream.byte_array_index(self.marks, 2)) | KaitaiStream.byte_array_index(self.marks, 3) != 0))  else 8)))
        return getattr(self, '_m_long_used', None)

    @property
    def marks(self):
        """The twelve bytes from 76 on; none in a message without attachment. With a
        `long` of 4 bytes they begin with the number of attachments and the kind
        of the first one, with 8 bytes these stand four bytes later.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(76)
        self._m_marks = self._io.read_bytes((12 if self._io.size() >= 88 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def nul_counted(self):
        """Whether the length of a string was taken to count its NUL.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
        """
        if hasattr(self, '_m_nul_counted'):
            return self._m_nul_counted

        self._m_nul_counted = self.string_length != u"excludes_nul"
        return getattr(self, '_m_nul_counted', None)


