/* Puts the choices and the remark into every row that is judged: once in the page instead of in each of hundreds of rows. */
'use strict';
for (const host of document.querySelectorAll('.verdict[data-answers]')) {
  const row = host.closest('.judge');
  const item = row.dataset.item;
  const filled = document.getElementById(`answers-${host.dataset.answers}`).content.firstElementChild.cloneNode(true);
  const name = row.querySelector('[data-name]');
  name.id ||= `n-${item}`;
  filled.setAttribute('aria-labelledby', name.id);
  for (const input of filled.querySelectorAll('input')) input.name = `v ${item}`;
  filled.querySelector('textarea').name = `r ${item}`;
  host.replaceWith(filled);
}
