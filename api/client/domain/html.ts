/** Text that may stand in HTML as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(escaped).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
};

/** Writes HTML; whatever is put in is text, unless it is HTML that this tag has written. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings
      .map((string, index) => string + (index < parts.length ? escaped(parts[index] ?? '') : ''))
      .join(''),
  );

/** A block of data inside a page. Never run as a script; `<` is written so that no text in it can end the block. */
export const jsonBlock = (attributes: Html, value: unknown): Html =>
  markup`<script ${attributes}>${new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
