/** A spreadsheet would read the file as Latin-1 without it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that begins like this is worked out by a spreadsheet, whoever typed it into a form. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/** One row as RFC 4180 writes it; what would be a formula is text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
