/* Picture, list, bytes, values and lines light each other: whatever shows an item gets the class `lit` with it. */

// What moves under a pointer at rest when a panel opens or the page scrolls is not pointed at.
const REST = 500;

let keptUntil = 0;
let litItems = [];
let litParts = [];

/** Lights all that shows the items; `parts` are the bytes and values of one place in the message alone. */
function light(items, parts) {
  for (const element of [...litItems, ...litParts]) element.classList.remove('lit');
  litItems = items.flatMap((item) => elementsOf(item));
  litParts = parts || [];
  for (const element of [...litItems, ...litParts]) element.classList.add('lit');
}

/** Returns what shows an item: a message shows each item at many places, and lights these itself. */
function elementsOf(item) {
  const found = Array.from(document.querySelectorAll(`[data-item="${CSS.escape(item)}"]`));
  const lines = (linesOfItems().get(item) || []).map(byId).filter(Boolean);
  return [...found.filter((element) => !element.closest('#hex, #values')), ...lines];
}

let knownLines = null;

/** Returns the ids of the lines that feed each item. */
function linesOfItems() {
  if (knownLines) return knownLines;
  knownLines = new Map();
  for (const [id, { items }] of Object.entries(REVIEW.documents)) {
    for (const [number, fed] of Object.entries(items)) {
      for (const item of fed) knownLines.set(item, [...(knownLines.get(item) || []), `l-${id}-${number}`]);
    }
  }
  return knownLines;
}

const SHOWS_ITEMS = '[data-item], ol.lines > li';

/** Returns the items that an element shows: its own, or those that a document's line feeds. */
function shownItems(element) {
  if (element.dataset.item) return [element.dataset.item];
  const list = element.closest('ol.lines[data-document]');
  const known = list && REVIEW.documents[list.dataset.document];
  return (known && known.items[element.dataset.n]) || [];
}

/** Lights as `light` does, whatever the page moves under the pointer. */
function keepLit(items, parts) {
  light(items, parts);
  keptUntil = performance.now() + REST;
}

function startLighting() {
  const lightUnder = (event) => {
    if (performance.now() < keptUntil) return;
    const element = event.target instanceof Element && event.target.closest(SHOWS_ITEMS);
    if (element && !element.closest('#hex, #values')) light(shownItems(element), partsShowing(shownItems(element)));
  };
  document.addEventListener('pointerover', lightUnder);
  document.addEventListener('focusin', lightUnder);
  // A touch gives no hover that ends: the next one takes its place.
  document.addEventListener('pointerdown', lightUnder);
}

/** Goes to an element, opened where it is folded. */
function show(element) {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above.tagName === 'DETAILS') above.open = true;
  }
  element.scrollIntoView({ block: 'center' });
}
