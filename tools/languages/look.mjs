// Checks of a page: each of these runs in the browser, on its own.

/** Waits for what moves or changes its colour once: axe would see colours in between. */
export const comeToRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );

/** Words of the page outside brackets, in its text, its accessible names and its tooltips. */
export function bareWords() {
  const depths = { '⟦': 1, '⟧': -1 };
  const bare = (text) => {
    let depth = 0;
    let left = '';
    for (const sign of text) {
      depth = Math.max(0, depth + (depths[sign] ?? 0));
      left += depth === 0 && !(sign in depths) ? sign : ' ';
    }
    return left;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, noscript, code') && node.parentElement.checkVisibility())
      texts.push(node.data);
  const lines = [bare(texts.join('\n'))];
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.checkVisibility()) lines.push(bare(element.getAttribute(name) ?? ''));
  return lines
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2,}/u.test(line));
}

/**
 * The overflow of the page beyond the window, or of the top dialog beyond its own box, and the element that
 * extends furthest.
 */
export function sideways() {
  const dialogs = document.querySelectorAll('dialog[open]');
  const whole = dialogs[dialogs.length - 1] ?? document.documentElement;
  const { scrollWidth, clientWidth } = whole;
  const { left: begin } = whole.getBoundingClientRect();
  const reach = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right - begin, clientWidth - left + begin);
  };
  /** Content that scrolls in its own box makes nothing else wider. */
  const scrollsAlone = (element) => {
    for (let box = element.parentElement; box && box !== whole; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const all = [...whole.querySelectorAll(dialogs.length > 0 ? '*' : 'main *, header *, footer *')].filter(
    (one) => one.children.length === 0 && !scrollsAlone(one),
  );
  const widest = all.reduce((most, one) => (reach(one) > reach(most) ? one : most), whole);
  return {
    over: scrollWidth - clientWidth,
    widest: `${widest.parentElement?.outerHTML.slice(0, 80)} … ${widest.outerHTML.slice(0, 160)}`,
  };
}

/** The positions of the page's parts. */
export const boxes = () =>
  [
    ...document.querySelectorAll(
      'header, footer, main, main h1, main section, main article, main table, main [role="group"]',
    ),
  ].flatMap((part) => {
    const { x, width } = part.getBoundingClientRect();
    // Content for paper alone is nowhere.
    return width === 0 ? [] : [{ part: part.tagName, x, width }];
  });

/** For each two neighbours on one line, such as entries of the menu, columns and tabs: which way the second stands. */
export const neighbours = () =>
  ['nav a', 'thead th', '[role="tab"]', '[role="region"] [role="group"]'].flatMap((kind) => {
    const places = [...document.querySelectorAll(kind)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    return places.slice(1).map((place, at) => ({
      kind,
      isOnOneLine: place.top === places[at].top && place.left !== places[at].left,
      isAfter: place.left > places[at].left,
    }));
  });

/** Words that are broken over two lines, and names that are cut off, in the open dialog or the whole page. */
export function brokenWords() {
  const NAMES = 'bdi, [dir], code, pre, textarea, output, address, [contenteditable]';
  const MIN_LINE_PX = 4;
  const SOFT_HYPHEN = '\u00AD';
  const range = document.createRange();
  const dialogs = document.querySelectorAll('dialog[open]');
  const whole = dialogs[dialogs.length - 1] ?? document.body;
  const broken = new Set();
  const cut = new Set();
  /** Not only for screen readers, as the heads of tables are on a phone. */
  const isSeen = (element) => {
    if (!element.checkVisibility()) return false;
    for (let box = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { display, clipPath } = getComputedStyle(box);
      if (display !== 'contents' && (width <= 1 || height <= 1 || clipPath !== 'none')) return false;
    }
    return true;
  };
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isOwn = parent.closest(NAMES)?.matches('html, body') === false;
    if (isOwn || parent.closest('script, style, noscript, svg') || !isSeen(parent)) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}’']{3,}/gu)) {
      // Chromium counts the hyphen at the end of the line before to the letter that follows.
      const isHyphenated = node.data[index - 1] === SOFT_HYPHEN;
      range.setStart(node, isHyphenated ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > MIN_LINE_PX) broken.add(word);
    }
  }
  for (const element of whole.querySelectorAll(
    'nav span, button, button span, a, h1, h2, h3, th, label, legend',
  )) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (overflowX === 'visible' || !isSeen(element) || element.querySelector(NAMES)) continue;
    const isCutAcross = element.scrollWidth > element.clientWidth + 1;
    const isCutBelow = element.scrollHeight > element.clientHeight + 2;
    const isSaidElsewhere = element.closest('[title]') !== null && textOverflow === 'ellipsis';
    if ((isCutAcross || isCutBelow) && !isSaidElsewhere) cut.add(element.textContent.slice(0, 60));
  }
  return { broken: [...broken], cut: [...cut] };
}
