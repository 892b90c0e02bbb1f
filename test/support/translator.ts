import type { BrowserContext, Page } from 'playwright-core';

/** A mark in the translation of all texts. It is invisible, and no selector of the tests is affected by it. */
const MARK = '\u200b';

/**
 * Ways in which translators change a page: Chrome's replaces text nodes with new elements, others move them there. Some
 * join neighbouring texts into one sentence.
 */
export type TranslatorHabit = 'replaces' | 'moves' | 'joins';

/**
 * Translates all pages of this browser as browsers do: moves each text, including later ones, into nested `<font>`
 * elements without React noticing. The words stay, so that tests can read them.
 */
export const translatePagesOf = (context: BrowserContext, habit: TranslatorHabit): Promise<unknown> =>
  context.addInitScript(translate, { habit, mark: MARK });

/** Resolves once all text of the page is translated. */
export const untilTranslated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as { untranslated?: () => number }).untranslated?.() === 0);

/** Runs in the page. */
function translate({ habit, mark }: { habit: TranslatorHabit; mark: string }): void {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, iframe, [translate="no"]';
  const own = new WeakSet<Node>();
  const isTranslatable = (node: Node): node is Text =>
    node instanceof Text &&
    !own.has(node) &&
    node.data.trim() !== '' &&
    node.parentElement !== null &&
    document.body.contains(node) &&
    node.parentElement.closest(LEFT_ALONE) === null;
  const textsOf = (root: Node): Text[] => {
    if (isTranslatable(root)) return [root];
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isTranslatable(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };

  function wrap(text: Text): void {
    const parent = text.parentNode;
    if (!parent) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const together = [text];
    if (habit === 'joins')
      for (let next = text.nextSibling; next && isTranslatable(next); next = next.nextSibling)
        together.push(next);
    const words = document.createTextNode(together.map(({ data }) => data).join('') + mark);
    parent.insertBefore(outer, text);
    for (const each of together)
      if (habit === 'moves') own.add(inner.appendChild(each));
      else parent.removeChild(each);
    if (habit === 'moves') text.data += mark;
    else own.add(inner.appendChild(words));
  }

  const translateIn = (root: Node) => textsOf(root).forEach(wrap);
  const start = () => {
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // The app changed the text that a translator moved: it belongs to the page again.
        if (type === 'characterData' && !(target as Text).data.endsWith(mark)) own.delete(target);
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  Object.assign(window, { untranslated: () => textsOf(document.body).length });
}
