/* Switches the language of a page that has no other script. */
'use strict';
document.documentElement.classList.add('js');
for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    const language = button.dataset.language;
    const texts = JSON.parse(document.getElementById(`texts-${language}`).textContent);
    for (const element of document.querySelectorAll('[data-t]')) element.textContent = texts[element.dataset.t];
    for (const other of document.querySelectorAll('[data-language]')) other.setAttribute('aria-pressed', String(other === button));
    document.documentElement.lang = language;
  });
}
