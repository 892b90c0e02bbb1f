import { fileName } from './domain/picture-file.js';
import type { MediaItem } from './media-item.entity.js';

/** A picture of the salon's own, in all the sizes a page may need. */
export class PictureView {
  _id: string;

  /** Path of a middling size, for whoever cannot choose. */
  src: string;

  /** Ready for `srcset` of a `<source type="image/avif">`. */
  avif: string;

  /** Ready for `srcset` of a `<source type="image/webp">`. */
  webp: string;

  /** Of the largest file, in pixels. */
  width: number;
  height: number;

  /** `#rrggbb`, to be shown until it arrives. */
  colour: string;

  /** Empty when it is mere decoration. */
  alt: string;

  /** What must stay in sight when it is cropped, from the left; as in `object-position`. */
  focusXPercent: number;

  /** The same from the top. */
  focusYPercent: number;
}

const MIDDLING_WIDTH = 960;

const pathOf = (name: string, width: number, format: 'avif' | 'webp') =>
  `/media/${fileName(name, width, format)}`;

export function toPictureView(item: MediaItem): PictureView {
  const { id, name, widths, width, height, colour, alt, focusXPercent, focusYPercent } = item;
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((each) => `${pathOf(name, each, format)} ${each}w`).join(', ');
  const middling = widths.findLast((each) => each <= MIDDLING_WIDTH) ?? width;
  return {
    _id: id,
    src: pathOf(name, middling, 'webp'),
    avif: srcset('avif'),
    webp: srcset('webp'),
    width,
    height,
    colour,
    alt,
    focusXPercent,
    focusYPercent,
  };
}
