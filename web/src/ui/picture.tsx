import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Language } from '../words/types.gen';
import { pictureSize, pictureSources, type PictureKind } from '../lib/picture-sources';

/** An uploaded picture: its files, a placeholder colour, and its focal point. */
export interface OwnPicture {
  _id: string;
  src: string;
  avif: string;
  webp: string;
  width: number;
  height: number;
  colour: string;
  focusXPercent: number;
  focusYPercent: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** The language of the alt text, if it is not the page's. */
  fallbacks: { alt?: Language };
}

/** In a class, since the policy of server-rendered pages forbids style attributes; it overrides surrounding styles. */
const OwnImage = styled.img<{ $own: OwnPicture }>`
  &&& {
    background: ${({ $own }) => $own.colour};
    object-position: ${({ $own }) => `${$own.focusXPercent}% ${$own.focusYPercent}%`};
  }
`;

/** A picture in its stored sizes and formats. Its space is reserved, so nothing moves when it loads. */
export function Picture({
  src,
  own = null,
  kind,
  size = pictureSize(kind),
  sizes,
  alt,
  isFirst = false,
  ...img
}: {
  src: string;
  /** The salon's own; null or left out for a bundled one. */
  own?: OwnPicture | null;
  kind: PictureKind;
  /** In pixels, for a bundled picture with an unusual shape. */
  size?: { width: number; height: number } | undefined;
  /** Its displayed width, as in the attribute of the same name. */
  sizes: string;
  alt: string;
  /** At the top of the page and loaded at once; all others load when they are about to be scrolled into view. */
  isFirst?: boolean;
} & Omit<ComponentProps<'img'>, 'src' | 'sizes' | 'alt'>) {
  const sources = own ?? pictureSources(src, kind);
  const hints = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const { width, height } = own ?? size;
  const attributes = { ...img, ...hints, src, alt, width, height };
  const image = own ? <OwnImage {...attributes} $own={own} /> : <img {...attributes} />;
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
