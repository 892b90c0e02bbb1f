const ROWS_AT_ONCE = 500;

/**
 * All rows in pieces; each piece is read only when the previous one has been used.
 * @param listAfter returns up to this many rows after the given one, or the first ones
 */
export async function* rowsInPieces<Row>(
  listAfter: (last: Row | null, most: number) => Promise<Row[]>,
  rowsAtOnce = ROWS_AT_ONCE,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await listAfter(last, rowsAtOnce);
    yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < rowsAtOnce) return;
  }
}

/** Rows that come one by one, in pieces of this size; the last may be smaller. */
export async function* inPieces<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** `Array.fromAsync`, which Node.js 20 lacks. */
export async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
