import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine, type CsvSeparator } from '../csv.js';

/** A table for a spreadsheet: its file name without extension, its columns, and its rows, read in chunks. */
export interface CsvTable {
  name: string;
  columns: readonly string[];
  pieces: AsyncIterable<string[][]> | Iterable<string[][]>;
}

const ROWS_AT_ONCE = 500;

/**
 * All rows in chunks; each chunk is read only when the previous one has been written.
 * @param listAfter returns up to this many rows after the given one, or the first ones
 */
export async function* rowsInPieces<Row>(
  listAfter: (last: Row | null, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await listAfter(last, ROWS_AT_ONCE);
    yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** The table as a UTF-8 file, written while it is read, so that it can contain years of bookings. */
export const csvFile = (table: CsvTable, separator: CsvSeparator = 'comma'): StreamableFile =>
  new StreamableFile(Readable.from(linesOf(table, separator)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${table.name}.csv"`,
  });

async function* linesOf({ columns, pieces }: CsvTable, separator: CsvSeparator): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns, separator);
  for await (const rows of pieces) yield rows.map((cells) => csvLine(cells, separator)).join('');
}
