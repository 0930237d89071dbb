"""The HTML pages of reviews: one self-contained file a page, one of its documents known by address, and the index.

Python prepares every value; the templates in `templates` lay them out. `begin.js` runs first: it puts each text beside
itself in the other languages, of which `data-ui` of the page shows one, and unpacks the script. What this finds:

html.js                     set first; without it the page shows every rule and hides what needs the script
[data-question]             a question: data-fingerprint, -form, -right (of a pick), -plant (can show a wrong rule; the
                            row of a table); the script puts radio inputs [data-pick], [data-verdict] into the labels
                            of .opts, .verdict, and checkboxes .mk, a textarea beside them
                            It gets the classes same, different, unsure, picked, planted (the wrong rule is shown),
                            revealed
[data-own-message]          the box for a message of one's own: #own-text, #own-file, #own-specification, #parameters
#example-message, #own-message   where messages are shown; button[data-example] shows another one in the first
[data-action]               begin, decode, save, print
[data-drop]                 message, answers: takes a dropped file
[data-warning]              what the build wants a reader or keeper to look at
#only-open, .done, #t-...   the filter and the counts
#reviewer-name, -organisation, input[name=role], [name=overall]   the reviewer and the verdict on the whole
#open-file, #sign-message   reopen saved answers; what came of it
#review, #words             JSON: fingerprints, names, messages; texts that the script shows
"""
