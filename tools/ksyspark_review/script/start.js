/* The page begins. */

document.documentElement.classList.add('js');
startLanguages();
startLighting();
startDocumentPanel();
startMessageView();
startAnswers();
startSigning();
startOwnMessage();
switchLanguage(language);
// A page from a place that the reader links to opens there, folded or not.
if (location.hash) withHost(decodeURIComponent(location.hash.slice(1)), show);
