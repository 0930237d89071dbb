/* What the page carries for its script; the list of hosts stands in `ksyspark_review/pages/__init__.py`. */

/** Returns the data in a JSON script element, or what is given instead. */
function dataOf(id, otherwise) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : otherwise;
}

const REVIEW = dataOf('review', {});
const WORDS = dataOf('words', {});
const LANGUAGES = ['en', 'zh', 'pt'];

/** Something given cannot be taken; `words` say why in each language. */
class NotTaken extends Error {
  constructor(key, values) {
    super(key);
    this.words = worded(key, values);
  }
}

/** Returns a text in each language, {names} filled in: with the same in each, or with what is such a text itself. */
function worded(key, values) {
  const filled = (text, language) => text.replace(/\{(\w+)\}/g, (whole, name) => {
    if (!values || !(name in values)) return whole;
    const value = values[name];
    return String(value && value[language] !== undefined ? value[language] : value);
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, filled((WORDS[key] || {})[language] || key, language)]));
}

/** Returns a text as elements, of which the page shows one; a plain string is the same in each language. */
function shown(words) {
  if (typeof words === 'string') return words;
  const part = document.createDocumentFragment();
  part.append(...LANGUAGES.map((language) => make('span', { lang: language }, words[language])));
  return part;
}

function say(key, values) {
  return shown(worded(key, values));
}

/** Makes an element; attributes with a value of undefined are left out, children are elements or texts. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== '' && child !== undefined && child !== null));
  return element;
}

function byId(id) {
  return document.getElementById(id);
}

/** Calls back where a host is on the page. */
function withHost(id, callback) {
  const host = byId(id);
  if (host) callback(host);
}

/** Calls back for a click on an element of a kind, now or later on the page. */
function onClick(selector, callback) {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest(selector);
    if (element) callback(element, event);
  });
}

/** Calls back with each file that is chosen, also with the same one again. */
function onFile(id, callback) {
  withHost(id, (input) => {
    input.addEventListener('change', () => {
      const [file] = input.files;
      if (!file) return;
      callback(file);
      input.value = '';
    });
  });
}

/** Lets an area take a dropped file. */
function onDrop(kind, callback) {
  for (const area of document.querySelectorAll(`[data-drop="${kind}"]`)) {
    area.addEventListener('dragover', (event) => {
      event.preventDefault();
      area.classList.add('over');
    });
    area.addEventListener('dragleave', () => area.classList.remove('over'));
    area.addEventListener('drop', (event) => {
      event.preventDefault();
      area.classList.remove('over');
      if (event.dataTransfer.files.length) callback(event.dataTransfer.files[0]);
    });
  }
}
