/* What the script finds on the page: data, hosts and attributes. All of it is optional; what is missing is left out.

Data
  script#review (JSON)
    {page, fingerprint, specifications: {id: {title, fingerprint, parameters: [{id, type, default, labels}]}},
     documents: {id: {sha256, total, fates: {line: fate}, items: {line: [item id]}}},
     items: {item id: {kind: field|code|decision|calculation, fingerprint, name}},
     examples: [{id, specification, parameters, hex, origin, item}], roles: [role]}
    A parameter's type is int, float, bool, str or bytes (hexadecimal); a file's sha256 is of its bytes.
  script#texts-en, #texts-zh, #texts-pt (JSON)
    key -> text. texts-en needs the keys of `texts.json` (the sentences that the script makes) only: other English
    texts are taken from the HTML when the page opens.

Texts
  [data-t=key]                    textContent in the chosen language
  [data-t-attributes="aria-label:key;placeholder:key"]
  [data-language=en|zh|pt]        button; gets aria-pressed
Links between picture, list, bytes, values and lines
  #i-<item id>                    row of a field; [data-item=<item id>] byte cell, box of a picture, value: all of one
                                  item get the class `lit` on mouse, focus and touch; a click keeps it and goes to the row
  [data-line="<doc>:<n>"]         a document's line, with data-items="<item id> <item id>"; lit with its items
  [data-cites="<doc>:<n> ..."]    a citation in a row; a click opens the document's panel at the first line
Document panel
  [data-panel=<doc>]              the panel (hidden attribute), with [data-panel-close]
  [data-panel-toggle=<doc>]       button; gets aria-expanded
  input[type=file][data-document-file=<doc>], [data-document-drop=<doc>], [data-document-message=<doc>]
  [data-document-full=<doc>]      an empty ol that gets every line of the dropped text
Decoder
  [data-decoder]                  holds: select[data-decode-example] (option value: example id),
                                  select[data-decode-specification], [data-decode-parameters] (inputs are made here),
                                  textarea[data-decode-hex], input[type=file][data-decode-file], [data-decode-drop],
                                  [data-decode-run], [data-decode-message], [data-decode-bytes], [data-decode-values],
                                  [data-decode-reading] ("how this value is read")
  [data-show-example=<example id>] a button or link elsewhere that shows an example in the decoder
Answers
  input[type=radio][data-verdict=<item id>] value same|different|unsure|agree|disagree|cannot-say
  textarea[data-remark=<item id>], [data-stale=<item id>] (hidden; shown where a reopened answer is of another version)
  [data-progress] text, progress[data-progress-bar], [data-filter=all|open|different|unsure|remark|stale] buttons;
  rows that a filter leaves out get `hidden` (rows: [data-row=<item id>])
  [data-sign=overall|role|name|organisation] inputs or selects, [data-code] the 12 digits
  [data-save=json|csv|xlsx], input[type=file][data-answers-file], [data-answers-drop], [data-answers-message],
  [data-answers-clear], [data-print]
*/
'use strict';
