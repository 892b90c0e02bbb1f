/** The stored widths of each kind of picture. */
const pictureWidths = {
  service: [480, 800, 960],
  portrait: [480, 800],
  look: [480, 800, 1200],
  interior: [480, 800, 1200],
  hero: [800, 1200, 1600, 1920],
  heroMobile: [480, 800, 1080],
} as const;

export type PictureKind = keyof typeof pictureWidths;

const ratios: Record<PictureKind, number> = {
  service: 3 / 2,
  portrait: 4 / 5,
  look: 4 / 5,
  interior: 16 / 9,
  hero: 16 / 9,
  heroMobile: 4 / 5,
};

const sized = /^(\/.+)-\d+\.(?:webp|avif)$/;

export interface PictureSources {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/**
 * The source sets of a picture stored in several widths (`/pictures/service-balayage-865ae87b-800.webp` and similar),
 * or null for a picture with a single file.
 */
export function pictureSources(src: string, kind: PictureKind): PictureSources | null {
  const base = sized.exec(src)?.[1];
  if (!base) return null;

  const set = (format: string) =>
    pictureWidths[kind].map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), ...pictureSize(kind) };
}

/** The size to reserve for a picture of this kind before it loads. */
export function pictureSize(kind: PictureKind): { width: number; height: number } {
  const width = Math.max(...pictureWidths[kind]);
  return { width, height: Math.round(width / ratios[kind]) };
}
