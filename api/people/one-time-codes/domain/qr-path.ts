/** The quiet zone around the code, in modules. */
const MARGIN = 4;

/** A QR code as a single SVG path, and the side length of its view box in modules, including the quiet zone. */
export interface QrPath {
  size: number;
  path: string;
}

/** One stroke per run of dark modules in a row, which is a fifth as long as a square per module. */
export const qrPath = (rows: readonly (readonly boolean[])[]): QrPath => ({
  size: rows.length + 2 * MARGIN,
  path: rows.flatMap((row, y) => runsOf(row).map(([x, length]) => square(x, y, length))).join(''),
});

const square = (x: number, y: number, length: number): string =>
  `M${x + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`;

/** The start and length of each run of dark modules. */
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
