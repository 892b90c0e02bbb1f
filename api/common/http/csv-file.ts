import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine, type CsvSeparator } from '../csv.js';

/** A table for a spreadsheet: its file name without an ending, its columns, and its rows, read in pieces. */
export interface CsvTable {
  name: string;
  columns: readonly string[];
  pieces: AsyncIterable<string[][]> | Iterable<string[][]>;
}

const ROWS_AT_ONCE = 500;

/**
 * All there is, in pieces: each is asked for only when the one before has been written.
 * @param listAfter gives so many at most of those behind the last one, or from the first one on
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

/** The table as a file in UTF-8 that is written while it is read, to cope with years of bookings. */
export const csvFile = (table: CsvTable, separator: CsvSeparator = 'comma'): StreamableFile =>
  new StreamableFile(Readable.from(linesOf(table, separator)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${table.name}.csv"`,
  });

async function* linesOf({ columns, pieces }: CsvTable, separator: CsvSeparator): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns, separator);
  for await (const rows of pieces) yield rows.map((cells) => csvLine(cells, separator)).join('');
}
