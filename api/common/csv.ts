import { stringify } from 'csv-stringify/sync';

/** Without it a spreadsheet reads the file as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet may begin a new cell inside of one of ours: where the comma separates decimals, it reads files with
 * semicolons or tabs between the cells, and knows no quotes but at the beginning of what it takes for a cell.
 */
const FORMULA_INSIDE = /(?<=[;\t\r\n]\s*"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g;

/** One row as RFC 4180 writes it. A cell that a spreadsheet would work out as a formula becomes text. */
export const csvLine = (cells: readonly string[]): string =>
  stringify([cells.map((cell) => cell.replace(FORMULA_INSIDE, `'$&`))], {
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes a whole CRLF only; a lone CR or LF would break the row as well, and elsewhere a semicolon does.
    quoted_match: /[\r\n;\t]/,
  });
