/* Functions that run in a page. Each is sent there as text, and so may use nothing outside itself. */

/** The centre of the first element with these words, in the viewport, unless another element covers it. */
export function placeOf({ selector, words, card = '', isLast = false }) {
  const says = (element) => element.getAttribute('aria-label') ?? element.innerText;
  const found = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.matches('input') ? says(element).includes(words) : says(element).trim().startsWith(words)) &&
      (card === '' || element.closest('article')?.innerText.includes(card)),
  );
  const element = found.at(isLast ? -1 : 0);
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return element.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
}

/** The middle of the field with this label. */
export function placeOfField({ label }) {
  const found = [...document.querySelectorAll('main label')].find(
    (candidate) => candidate.checkVisibility() && candidate.innerText.startsWith(label),
  );
  if (!found?.control) return null;
  found.control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.control.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return document.elementFromPoint(place.x, place.y) === found.control ? place : null;
}

/** True if the field with this label holds the text. */
export function fieldHolds({ label, text }) {
  const labels = [...document.querySelectorAll('main label')];
  return labels.some(({ innerText, control }) => innerText.startsWith(label) && control?.value === text);
}

/** The text of the first visible element with these words in it. */
export function saysIn({ selector, words }) {
  const texts = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map(({ innerText }) => innerText.trim());
  return texts.find((text) => text !== '' && text.includes(words));
}

/** True if a choice with these words is selected. */
export function isChosen({ selector, words }) {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checked && (element.getAttribute('aria-label') ?? '').includes(words),
  );
}

/** True if the element has the focus, even in a background window. */
export function hasFocus({ selector }) {
  return document.activeElement?.matches(selector);
}
