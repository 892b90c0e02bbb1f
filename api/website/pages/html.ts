import escapeHtml from 'escape-html';

/** Text that is safe to insert into HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Part[];

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(escaped).join('');
  return escapeHtml(String(part));
};

/** A template tag for HTML. Escapes every value, unless this tag created it. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings
      .map((string, index) => string + (index < parts.length ? escaped(parts[index] ?? '') : ''))
      .join(''),
  );

/** A data block in a page, which is never executed. `<` is escaped so that no text can end the block. */
export const jsonBlock = (attributes: Html, value: unknown): Html =>
  markup`<script ${attributes}>${new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
