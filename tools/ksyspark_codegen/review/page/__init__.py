"""The HTML pages of reviews: one self-contained file a page, and the index.

What the page's script finds, by id, class or attribute (the ids of rows, decisions, codes and document lines are `i-<item>`, `d-<decision>`,
`c-<list>-<value>`, `k-<calculation>`, `l-<document>-<line>`):

| where | what the script does with it |
|---|---|
| `html.js` | the script sets this class first; without it the page is a plain document, and what needs the script is hidden |
| `button[data-language]` | switches the language: text of every `[data-t]`, `lang`, `aria-pressed`; texts in `#texts-en`, `-zh`, `-pt` |
| `.judge[data-item]` | a thing to judge: radio inputs `name="v <item>"`, a `textarea name="r <item>"` for the remark |
| `[data-item]` | shows an item: pieces of maps, chips of document lines; lit together (class `lit`) |
| `a.line[data-line="D1:77"]` | leads to a document line: opens the document panel and lights line and row |
| `#document` | the document panel; beside the page while `html` has the class `document-open`; `ol.lines[data-document]` of `li[data-n]` |
| `#document-file`, `#document-message` | a full text of a document to read, and what came of it |
| `[data-action]` | buttons: `document`, `document-close`, `print`, `decode`, `save-json`, `save-csv`, `clear` |
| `[data-filter]` | buttons that show rows: `all`, `open`, `remarked`, `decisions` |
| `#progress`, `#progress-text` | a `progress` element and words for it |
| `button[data-example]` | shows an example of `#review`; `#hex`, `#values`, `#how` are filled, `#decode-message` tells a refusal |
| `#own-hex`, `#own-file`, `#own-specification`, `#parameters` | a message of one's own |
| `#reviewer-name`, `-role`, `-organisation`, `input[name=overall]` | the reviewer and the verdict on the whole |
| `#open-file`, `#sign-message`, `#code` | reopen saved answers, what came of it, the 12-digit code |
| `#review` | JSON: page, fingerprints, items, documents with the fate of each line, examples, parameters |
"""
