/* What the script finds on the page stands in `ksyspark_codegen/review/page/__init__.py`; it keeps to that list, and adds:

script#review (JSON)
  {page, fingerprint, title, roles: [role],
   specifications: {id: {title, fingerprint, parameters: [{id, type, default, labels: {code: label}}]}},
   documents: {id: {sha256, total, fates: {line: fate}, items: {line: [item id]}}},
   items: {item id: {kind: field|code|decision|calculation, fingerprint, name}},
   examples: {id: {specification, parameters: {id: text}, hex, item, origin}}}
   A parameter's type is int, float, bool, str or bytes (hexadecimal text); default null: a value must be given.
script#texts-en (JSON)
  the keys of `texts.json` (sentences that the script makes), in English; #texts-zh and #texts-pt hold them too, among
  all others. Other English texts are taken from the HTML when the page opens.
[data-t-attributes="aria-label:key;placeholder:key"]  attributes to be translated
[data-action=save-xlsx]                               a button, beside save-json and save-csv
[data-drop=message|document|answers]                  an area that takes a dropped file
[data-filter=different|unsure|stale]                  further filters; rows they leave out get the attribute `hidden`
.judge[data-item] .stale                              hidden; shown where a reopened answer is for another version
#i-<item id>                                          row of a field: its bytes and lines light with it, class `lit`
li[data-n] [data-items="<item id> <item id>"]         the items that a line feeds (or from `documents.items`)
*/
'use strict';
