/**
 * Normalises typed figures: digits of Arabic, Persian and full-width keyboards become 0 to 9, and typographic spaces,
 * hyphens and points become plain ones. Drops invisible characters.
 *
 * The server and the web app have the same file; a test compares them.
 */
export const plainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    // These digits start at multiples of sixteen.
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u066c\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/\s/g, ' ');
