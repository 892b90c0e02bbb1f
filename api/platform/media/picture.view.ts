import { ApiFallbacks } from '../../common/http/in-each-language.js';
import { type Fallbacks, type Reading, readWords } from '../../common/translations.js';
import { fileName } from './domain/picture-file.js';
import type { MediaItem } from './media-item.entity.js';

/** Texts of a picture that the owner writes. */
export const altOnly = ['alt'] as const;

/** One of the salon's own pictures, in all sizes that pages need. */
export class PictureView {
  _id: string;

  /** The path of a medium size, where `srcset` is not supported. */
  src: string;

  /** Ready for `srcset` of a `<source type="image/avif">`. */
  avif: string;

  /** Ready for `srcset` of a `<source type="image/webp">`. */
  webp: string;

  /** Size of the largest file, in pixels. */
  width: number;
  height: number;

  /** `#rrggbb`, to show until the picture has loaded. */
  colour: string;

  /** The alt text; empty for a decorative picture. */
  alt: string;

  /** The focal point that stays visible when the picture is cropped, from the left; as in `object-position`. */
  focusXPercent: number;

  /** The same from the top. */
  focusYPercent: number;

  @ApiFallbacks(altOnly)
  fallbacks: Fallbacks<'alt'>;
}

const MIDDLING_WIDTH = 960;

const pathOf = (name: string, width: number, format: 'avif' | 'webp') =>
  `/media/${fileName(name, width, format)}`;

/** @param reading null for the original alt text; else the picture has to be read with its words */
export function toPictureView(item: MediaItem, reading: Reading | null = null): PictureView {
  const { id, name, widths, width, height, colour, focusXPercent, focusYPercent } = item;
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
    ...readWords(altOnly, item, () => item.words, reading),
    focusXPercent,
    focusYPercent,
  };
}
