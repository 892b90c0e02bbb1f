/** 50 MB: an export of the largest salons has a few. */
export const MAX_FILE_BYTES = 50_000_000;

export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 200;

/** The characters of all cells together. A spreadsheet can repeat one long text in every cell. */
export const MAX_CHARACTERS = 60_000_000;

/** A longer cell is cut; spreadsheets allow no more either. */
export const MAX_CELL = 32_767;

/** The size of a file once it is unpacked. */
export const MAX_UNPACKED_BYTES = 200_000_000;

/** How many times its size a packed file may have once it is unpacked. */
const MAX_RATIO = 200;

/** Small files are never bombs, however well they are packed. */
const SMALL_BYTES = 10_000_000;

/** True if something packed into `packed` bytes expands further than any honest file. */
export const expandsTooMuch = (packed: number, unpacked: number): boolean =>
  unpacked > MAX_UNPACKED_BYTES || (unpacked > SMALL_BYTES && unpacked > packed * MAX_RATIO);
