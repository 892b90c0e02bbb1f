/** In characters; search engines show less. */
const LONGEST = 300;

/** A page's description for search engines and previews: the beginning of a text, cut at a word. */
export function pageDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const end = line.lastIndexOf(' ', LONGEST - 1);
  return `${end > 0 ? line.slice(0, end) : [...line].slice(0, LONGEST - 2).join('')} …`;
}
