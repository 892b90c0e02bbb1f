import type { BrowserContext, Page } from 'playwright-core';

/** In the translation of every text. No one sees it, and no selector of the tests minds it. */
const MARK = '\u200b';

/**
 * How translators change a page: Chrome's puts new elements where a text was, others move the text into them. Some join
 * neighbouring texts into one sentence.
 */
export type TranslatorHabit = 'replaces' | 'moves' | 'joins';

/**
 * Has every page of this browser translated as browsers do it: each text, also those that come later, is taken out of its
 * place for nested `<font>` elements, behind React's back. The words stay, so that a test can read them.
 */
export const translatePagesOf = (context: BrowserContext, habit: TranslatorHabit): Promise<unknown> =>
  context.addInitScript(translate, { habit, mark: MARK });

/** Resolves once no text of the page is left in the original. */
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
        // The text that a translator moved says something else: it belongs to the page again.
        if (type === 'characterData' && !(target as Text).data.endsWith(mark)) own.delete(target);
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  Object.assign(window, { untranslated: () => textsOf(document.body).length });
}
