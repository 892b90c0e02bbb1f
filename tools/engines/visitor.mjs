import { setTimeout as pause } from 'node:timers/promises';
import { fieldHolds, hasFocus, isChosen, placeOf, placeOfField, saysIn } from './in-page.mjs';

const PATIENCE_MS = 20_000;

/** A busy machine draws few frames in a second. */
const REST_MS = 400;

/**
 * Someone at a browser: presses what can be seen and reached, and types on its keys. A browser offers `open`,
 * `evaluate` (an expression whose value is a text) and `act` (the actions that both protocols share).
 */
export class Visitor {
  #browser;

  constructor(browser) {
    this.#browser = browser;
  }

  open(url) {
    return this.#browser.open(url);
  }

  /** Presses the first button or link with these words; of the cards of a list, on the one that says `card`. */
  press(words, card = '') {
    return this.#press(`a button or link that says “${words}”`, placeOf, {
      selector: 'main button, main a[href]',
      words,
      card,
    });
  }

  /** Presses the last of the choices with these words, so that it is not the one that is chosen already. */
  async choose(words) {
    const selector = 'main input[type="radio"]';
    await this.#press(`a choice that says “${words}”`, placeOf, { selector, words, isLast: true });
    await this.#until(`a choice made of “${words}”`, isChosen, { selector, words });
  }

  /** Presses the field with this label and types. */
  async type(label, text) {
    await this.#press(`a field “${label}”`, placeOfField, { label });
    await this.typeHere(text);
    await this.#until(`“${text}” in the field “${label}”`, fieldHolds, { label, text });
  }

  /** Types into the element that has the focus. */
  typeHere(text) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits for the heading of the page. */
  sees(heading) {
    return this.reads('main h1', heading);
  }

  /** Waits for these words in a part of the page, and returns all its text. */
  reads(selector, words = '') {
    return this.#until(`“${words}” in ${selector}`, saysIn, { selector, words });
  }

  /** Waits until the element has the focus. */
  standsAt(selector) {
    return this.#until(`the focus at ${selector}`, hasFocus, { selector });
  }

  async #press(what, look, wanted) {
    const { x, y } = await this.#whereItRests(what, look, wanted);
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#browser.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }

  /** A click on a moving page would miss its target. */
  async #whereItRests(what, look, wanted) {
    let before = null;
    for (let restsSince = performance.now(); ; await pause(50)) {
      const place = await this.#until(what, look, wanted);
      if (place.x !== before?.x || place.y !== before.y) restsSince = performance.now();
      else if (performance.now() - restsSince > REST_MS) return place;
      before = place;
    }
  }

  async #until(what, look, wanted) {
    const expression = `JSON.stringify((${look})(${JSON.stringify(wanted)}) ?? null)`;
    for (const patience = AbortSignal.timeout(PATIENCE_MS); ; await pause(50)) {
      const found = JSON.parse(await this.#browser.evaluate(expression));
      if (found) return found;
      if (patience.aborted) throw new Error(`There is not ${what} on\n${await this.#page()}`);
    }
  }

  #page() {
    return this.#browser.evaluate(`location.href + '\\n' + document.body.innerText.slice(0, 1500)`);
  }
}
