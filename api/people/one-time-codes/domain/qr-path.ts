/** The quiet margin that a reader needs round the code, in modules. */
const MARGIN = 4;

/** A QR code as one SVG path: in a view of so many units on each side, a unit for each module, its margin included. */
export interface QrPath {
  size: number;
  path: string;
}

/** Runs of dark modules of each row as one stroke each, which is a fifth as long as a square for every module. */
export const qrPath = (rows: readonly (readonly boolean[])[]): QrPath => ({
  size: rows.length + 2 * MARGIN,
  path: rows.flatMap((row, y) => runsOf(row).map(([x, length]) => square(x, y, length))).join(''),
});

const square = (x: number, y: number, length: number): string =>
  `M${x + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`;

/** Where each run of dark modules begins, and how long it is. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
