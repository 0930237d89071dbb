"""The HTML pages of reviews: one self-contained file a page, and the index of all.

Python prepares every value; the templates in `templates` lay them out. Rows have the id `i-<item>`, decisions
`d-<decision>`, codes `c-<list>-<value>`, calculations `k-<calculation>`, document lines `l-<document>-<line>`. What the
page's script finds beside these (`begin.js` runs before it: it puts the answers into the rows, and
`data-item`, `data-line` where links tell them, unpacks texts and the script itself):

html.js                     set by the script first; without it the page hides what needs the script
button[data-language]       switches the language: text of every [data-t], `lang`, `aria-pressed`; #texts-en, -zh, -pt
.judge[data-item]           a thing to judge: radio inputs `v <item>`, a textarea `r <item>`, a hidden .stale
[data-item]                 shows an item: pieces of maps, boxes, chips of lines; lit together (class `lit`)
a.line[data-line="D1:77"]   leads to a document line: opens the document panel and lights line and row
#document                   the panel, beside the page while `html` has the class `document-open`;
                            ol.lines[data-document] of li[data-n]
#document-file, -message    a full text of a document to read, and what came of it
[data-action]               document, document-close, print, decode, save-json, clear
[data-drop]                 message, document, answers: takes a dropped file
[data-filter]               all, open, different, unsure, remarked, decisions, stale: shows rows
#progress, #progress-text   a `progress` element and words for it
button[data-example]        shows an example of #review: fills #hex, #values, #how; #decode-message tells a refusal
#own-hex, #own-file, #own-specification, #parameters, #own-told    a message of one's own
#reviewer-name, -role, -organisation, input[name=overall]     the reviewer and the verdict on the whole
#open-file, #sign-message, #code                              reopen saved answers; what came of it; 12 digits
#review                     JSON: page, fingerprints, items, fates of the documents' lines, examples, parameters
"""
