"""Documents of a page: their lines and fates, what the specification makes of them, and what they leave open.

page_file, entries  the review file as data, with places; which document a `-source` means
coverage            what has to be traced, both ways: every part has a source, every line a fate
recomputing         sums and examples of the documents, found again
page                a review file with its specifications, compared
full_text           lines taken from a whole text, and found again where they have moved
assemble            the review of a page, or of any specification without a review file

Problems are collected, and raised together as one SpecError. A review file, `ksy/<system>/<page>.review.yaml`:

    title: {en: ..., zh: ..., pt: ...}               # also: introduction; every text in three languages
    specifications: [mqmde, mqmd]                    # the main one first
    roles: [protocol owner, independent reader]      # who has to sign
    documents:
      - id: MQMDE                                    # joined with a specification's own D1 by `file`
        title: ...
        lang: zh
        file: 002_094214e1f79353c6.txt
        sha256: ...
        total-lines: 214
        blank: [2, "4-8"]                            # total-lines, blank and lines are written by `review trace`
        lines: {77: "..."}                           # cited lines, byte-identical, and no others
        fates: {heading: [1, "95-97"], behaviour: [3]}   # what nothing cites
        translations: {77: {of: "3229c165447a", en: ..., pt: ...}}   # `of`: the digest of the line
        marks: {77: ["'MDE¬'"]}                      # the words of a line that decide
      - {id: TIB, file: ..., accounted-for-by: sas_tibrv, ...}   # instead of `fates`: the page that has its other lines
      - {id: IBM, title: ..., lang: en, url: "https://..."}   # joined by `url`, of several with that url by `title`
    decisions:
      - id: DEC-1
        for: "d1f0c2a97b3e"                          # the digest of the rules and lines that it speaks of
        kind: silent                                 # or elsewhere, contradicts-itself, misprint ... (model.Decision)
        title: {...}
        citations: [MQMDE:17]
        document-says: {...}                         # also: because, if-wrong
        specification-says: {...}                    # left out: the sentences of the items
        items: [mqmde.mde.encoding]                  # fields, parameters, structures, codes; `list.*`: its codes
        status: decided                              # or open
        by: ''
        date: ''
    calculations:                                    # one of four ways; several results are joined by commas
      - {id: CALC-1, citations: [...], statement: {...}, printed: "72", expression: "9 * 4 + 4 + 8 + 24"}
      - {..., printed: "321", specification: mqtt_v3, type: remaining_length, hex: "c1 02", field: value}
      - {..., printed: "120", example: EX-1, length: "varpart.segments[0]"}
      - {..., printed: "4711", hex: "c4 47 11", logical-type: "maxdb_number(38, 0)"}
    examples:                                        # messages that the document shows, or tells
      - id: EX-1
        title: {...}
        specification: mqtt_v3                       # with `type` a type inside it
        citations: [...]
        hex: "30 00"
        parameters: {level: 4}
        values: {remaining_length.value: 0}          # numbers in digits, labels of codes, bytes in hexadecimal digits
    glossary: {term: {en: ..., zh: ..., pt: ...}}
    rules:                                           # sentences in place of long generated ones
      - {item: mqtt_v3.retain, for: "903c0404d68c", says: [{...}]}   # `for`: the digest of the generated ones
    chapters:                                        # what is left out follows from the lines that are cited
      - id: fields
        title: {...}                                 # also: lead
        questions:                                   # a text that is the same in all languages may stand alone
          - id: StrucLength                          # or `decision: DEC-1`, or several
            for: "a34dbeb9cc7d"                      # the digest of the rules and lines that its words speak of
            citations: [MQMDE:79, MQMDE:103]         # left out: those of the items
            items: [mqmde.mde.struc_length]          # left out: those of the decision, or what cites the lines
            ask: {...}
            options: [{...}, {...}]                  # a pick; `about: width` (sign, order ...) makes them of the rule
            right: 2                                 # the place of an option from 1, or not-said
            rule: {...}                              # what the specification makes of the lines
            wrong: {...}                             # a rule to plant; `because` tells why it is wrong
            aid: {...}                               # how to read the lines
            rows: [{citations: [...], rule: {...}, wrong: {...}}]   # a table

Fields need `-source` and `-status`; what is `stated` cites a line, what is `assumed` is an item of a decision, and what
cites an address says where in `doc-ref`. Parameters and codes need `-source` or a decision. A line that a field, a
parsed instance or a code cites has the fate `field`; one that anything else cites, decisions and examples included,
has the fate `rule`. A calculation that disagrees needs a decision that cites one of its lines.
"""
