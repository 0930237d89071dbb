/* What the page carries for its script; the list of hosts stands in `ksyspark_review/pages/__init__.py`. */

/** Returns the data in a JSON script element, or what is given instead. */
function dataOf(id, otherwise) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : otherwise;
}

const REVIEW = dataOf('review', { page: '', fingerprint: '', items: {}, documents: {}, specifications: {}, examples: {} });

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
    const found = event.target instanceof Element && event.target.closest(selector);
    if (found) callback(found, event);
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
