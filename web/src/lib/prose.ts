/** A part of one of the owner's longer texts. */
export type ProseBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

const HEADING = /^## +/;
const ITEM = /^- +/;

/**
 * Parses a text as typed by the owner: a line starting with `## ` is a heading, lines starting with `- ` are a list,
 * and an empty line ends a paragraph. Line breaks within a paragraph stay. There is no other syntax, so nothing else
 * can go wrong.
 */
export function proseOf(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (HEADING.test(line)) {
      close();
      blocks.push({ kind: 'heading', text: line.replace(HEADING, '') });
    } else if (ITEM.test(line)) {
      if (lines.length > 0) close();
      items.push(line.replace(ITEM, ''));
    } else if (line === '') close();
    else {
      if (items.length > 0) close();
      lines.push(line);
    }
  }
  close();
  return blocks;
}
