# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_attachment_header
from . import sas_mq_attachment_count
from . import sas_mq_data_set_message
from . import sas_mq_file_records
from . import sas_mq_file_descriptor
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqMessage(KaitaiStruct):
    """Any message of the queue. What a body is, its bytes do not say; message type and
    correlation id in the message's descriptor do, and the header of the set:
    
    - type 100000 is an attachment header;
    - type 100001 with a number in the correlation id is a numbered message of an
      attachment: of a data set, or the descriptor (number 1) or records of a file;
    - type 100001 without a number is the count message of an attachment, or the
      application's own message, as the ids in the header tell;
    - other types belong to programs without attachments.
    
    `msg_type` and `correl_id` give the first two, `attachment_kind` and
    `is_application_message` what only the header knows. Without the latter a first
    numbered message is told by its bytes, and what could be several things is
    kept as bytes.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """

    class Part(IntEnum):
        undecided = 0
        attachment_header = 1
        application = 2
        attachment_count = 3
        file_descriptor = 4
        file_records = 5
        data_set = 6
        other = 7
    def __init__(self, msg_type, correl_id, attachment_kind, is_application_message, byte_order, long_bytes, string_length, encoding, ccsid, id_layout, seq_order, descriptor, continuation, raw_content, _io, _parent=None, _root=None):
        super(SasMqMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.msg_type = msg_type
        self.correl_id = correl_id
        self.attachment_kind = attachment_kind
        self.is_application_message = is_application_message
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self.id_layout = id_layout
        self.seq_order = seq_order
        self.descriptor = descriptor
        self.continuation = continuation
        self.raw_content = raw_content
        self._read()

    def _read(self):
        _on = (SasMqMessage.Part.undecided if  ((self.raw_content) and (self.part == SasMqMessage.Part.file_records))  else self.part)
        if _on == SasMqMessage.Part.attachment_count:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = sas_mq_attachment_count.SasMqAttachmentCount(self.byte_order, self.encoding, _io__raw_body)
        elif _on == SasMqMessage.Part.attachment_header:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = sas_mq_attachment_header.SasMqAttachmentHeader(self.byte_order, self.long_bytes, self.string_length, self.encoding, self.ccsid, _io__raw_body)
        elif _on == SasMqMessage.Part.data_set:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = sas_mq_data_set_message.SasMqDataSetMessage(self.byte_order, self.long_bytes, self.string_length, self.encoding, self.ccsid, self.continuation, self.raw_content, _io__raw_body)
        elif _on == SasMqMessage.Part.file_descriptor:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = sas_mq_file_descriptor.SasMqFileDescriptor(self.byte_order, self.encoding, self.descriptor, _io__raw_body)
        elif _on == SasMqMessage.Part.file_records:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = sas_mq_file_records.SasMqFileRecords(self.byte_order, self.long_bytes, self.encoding, _io__raw_body)
        else:
            pass
            self.body = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        _on = (SasMqMessage.Part.undecided if  ((self.raw_content) and (self.part == SasMqMessage.Part.file_records))  else self.part)
        if _on == SasMqMessage.Part.attachment_count:
            pass
            self.body._fetch_instances()
        elif _on == SasMqMessage.Part.attachment_header:
            pass
            self.body._fetch_instances()
        elif _on == SasMqMessage.Part.data_set:
            pass
            self.body._fetch_instances()
        elif _on == SasMqMessage.Part.file_descriptor:
            pass
            self.body._fetch_instances()
        elif _on == SasMqMessage.Part.file_records:
            pass
            self.body._fetch_instances()
        else:
            pass
        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    @property
    def at_number(self):
        """Where in the correlation id its number stands.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_at_number'):
            return self._m_at_number

        self._m_at_number = (20 if self.is_number_late else 16)
        return getattr(self, '_m_at_number', None)

    @property
    def is_header_id_right(self):
        """A header's first field is its correlation id; if not, HEADER_ID_MISMATCH.
        Only where the message has 24 bytes of id.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_is_header_id_right'):
            return self._m_is_header_id_right

        if  ((self.part == SasMqMessage.Part.attachment_header) and (len(self.correl_id) == 24)) :
            pass
            self._m_is_header_id_right = self.body.header.header_id == self.correl_id

        return getattr(self, '_m_is_header_id_right', None)

    @property
    def is_number_late(self):
        """The number was read from the last four of 24 bytes. With `seq_order` `auto` that
        is said of eight zero bytes too, whose number is 0 at either place.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_is_number_late'):
            return self._m_is_number_late

        self._m_is_number_late =  ((len(self.correl_id) == 24) and ((((KaitaiStream.byte_array_index(self.correl_id, 16) | KaitaiStream.byte_array_index(self.correl_id, 17)) | KaitaiStream.byte_array_index(self.correl_id, 18)) | KaitaiStream.byte_array_index(self.correl_id, 19) == 0 if self.seq_order == u"auto" else self.id_layout == u"16+zero+4"))) 
        return getattr(self, '_m_is_number_late', None)

    @property
    def is_over_32k(self):
        """The message is longer than the 32K that the document allows (MESSAGE_OVER_32K).
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_is_over_32k'):
            return self._m_is_over_32k

        self._m_is_over_32k = self._io.size() > 32768
        return getattr(self, '_m_is_over_32k', None)

    @property
    def marks(self):
        """The first four bytes; nothing in a shorter message.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((4 if self._io.size() >= 4 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def number(self):
        """Number of the message in its attachment; 0 for a plain id, -1 without a
        correlation id.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_number'):
            return self._m_number

        self._m_number = ((self.number_as_big if  ((self.byte_order == u"big") or ( ((self.byte_order != u"little") and (self.encoding & 15 == 1)) ))  else self.number_as_little) if self.seq_order == u"native" else (self.number_as_little if  ((self.seq_order == u"auto") and (self.number_as_little < self.number_as_big))  else self.number_as_big))
        return getattr(self, '_m_number', None)

    @property
    def number_as_big(self):
        """The number, most significant byte first; -1 without a correlation id.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_number_as_big'):
            return self._m_number_as_big

        self._m_number_as_big = (-1 if len(self.correl_id) < 20 else (((KaitaiStream.byte_array_index(self.correl_id, self.at_number) << 24) + (KaitaiStream.byte_array_index(self.correl_id, self.at_number + 1) << 16)) + (KaitaiStream.byte_array_index(self.correl_id, self.at_number + 2) << 8)) + KaitaiStream.byte_array_index(self.correl_id, self.at_number + 3))
        return getattr(self, '_m_number_as_big', None)

    @property
    def number_as_little(self):
        """The number, least significant byte first; -1 without a correlation id.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_number_as_little'):
            return self._m_number_as_little

        self._m_number_as_little = (-1 if len(self.correl_id) < 20 else (((KaitaiStream.byte_array_index(self.correl_id, self.at_number + 3) << 24) + (KaitaiStream.byte_array_index(self.correl_id, self.at_number + 2) << 16)) + (KaitaiStream.byte_array_index(self.correl_id, self.at_number + 1) << 8)) + KaitaiStream.byte_array_index(self.correl_id, self.at_number))
        return getattr(self, '_m_number_as_little', None)

    @property
    def part(self):
        """What the message is in its set.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
        """
        if hasattr(self, '_m_part'):
            return self._m_part

        self._m_part = KaitaiStream.resolve_enum(SasMqMessage.Part, (1 if self.msg_type == 100000 else (7 if self.msg_type != 100001 else (2 if self.is_application_message else (0 if self.number < 0 else ((3 if self.attachment_kind != 0 else 0) if self.number == 0 else (6 if self.attachment_kind == 1 else ((4 if self.number == 1 else 5) if  ((self.attachment_kind == 2) or (self.attachment_kind == 3))  else (0 if  ((self.attachment_kind != 0) or (self.number != 1))  else (4 if  ((self._io.size() == 8) or ( ((self._io.size() == 16) and (self.descriptor == u"long")) ))  else (6 if  ((len(self.marks) != 0) and ( (( ((KaitaiStream.byte_array_index(self.marks, 0) == 1) and ((KaitaiStream.byte_array_index(self.marks, 1) | KaitaiStream.byte_array_index(self.marks, 2)) | KaitaiStream.byte_array_index(self.marks, 3) == 0)) ) or ( ((KaitaiStream.byte_array_index(self.marks, 3) == 1) and ((KaitaiStream.byte_array_index(self.marks, 0) | KaitaiStream.byte_array_index(self.marks, 1)) | KaitaiStream.byte_array_index(self.marks, 2) == 0)) )) ))  else 0)))))))))))
        return getattr(self, '_m_part', None)


