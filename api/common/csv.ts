import { stringify } from 'csv-stringify/sync';

/** Without it a spreadsheet reads the file as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row as RFC 4180 writes it. A cell that a spreadsheet would work out as a formula becomes text. */
export const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], {
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes a whole CRLF only; a lone CR or LF would break the row as well.
    quoted_match: /[\r\n]/,
  });
