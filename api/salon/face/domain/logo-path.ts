import type { LogoGround } from './logo-pixels.js';

/** Increase with every change to how logos are drawn, so that caches drop the old ones. */
const DRAWING = 1;

/** The longest sides of the drawn file, in pixels: three times as large as the header of a page shows it. */
export const logoBox = { width: 720, height: 240 };

/** The path of a logo on this ground. A picture never changes, so the path always has the same content. */
export const logoPath = (pictureId: string, ground: LogoGround): string =>
  `/logos/${pictureId}-${ground}-${DRAWING}.png`;

/** The parts of such a file's name; null for any other name. */
export function partsOfLogo(file: string): { pictureId: string; ground: LogoGround } | null {
  const [, pictureId, ground] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(light|night)-\d{1,4}\.png$/.exec(file) ?? [];
  return pictureId !== undefined && (ground === 'light' || ground === 'night') ? { pictureId, ground } : null;
}
