import type { Page } from 'playwright-core';

/** Doubles the size of text, and nothing else, as a browser does at its users' request. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * Text that cannot be read: cut off by its box, covered by other text, or outside the window; one line for each.
 * Content below elements that stay in view is left out, and so is text clamped on purpose.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 3;
    const styleOf = (element: Element) => getComputedStyle(element);
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
    const isAside = (element: Element) =>
      [element, ...ancestorsOf(element)].some((part) => {
        const { position, clipPath, webkitLineClamp } = styleOf(part);
        const isLifted = position === 'fixed' || position === 'sticky';
        return (
          isLifted || webkitLineClamp !== 'none' || clipPath === 'inset(50%)' || part.ariaHidden === 'true'
        );
      });
    const scrolls = (element: Element) =>
      [element, ...ancestorsOf(element)].some((part) => /auto|scroll/.test(styleOf(part).overflowX));

    const words: { text: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isAside(element) || scrolls(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) words.push({ text, element, box });
    }

    const faults = new Set<string>();
    const short = (text: string) => text.slice(0, 40);
    for (const { text, element, box } of words) {
      if (box.left < -SLACK || box.right > innerWidth + SLACK) faults.add(`beyond the side: ${short(text)}`);
      for (const part of ancestorsOf(element)) {
        const { overflowX, overflowY } = styleOf(part);
        const edge = part.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
        const isCutDown =
          overflowY !== 'visible' && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
        if (part !== document.body && part !== document.documentElement && (isCutAcross || isCutDown))
          faults.add(`cut: ${short(text)}`);
      }
    }
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        if (one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of display type overlap each other's boxes a little.
        const most = Math.min(one.box.height, other.box.height) / 4;
        if (across > SLACK && down > Math.max(SLACK, most))
          faults.add(`on top of each other: ${short(one.text)} · ${short(other.text)}`);
      }
    return [...faults];
  });
