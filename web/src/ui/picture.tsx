import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Language } from '../words/types.gen';
import { pictureSize, pictureSources, type PictureKind } from '../lib/picture-sources';

/** A picture that the salon has uploaded: its files, the colour shown until they arrive, and its focus point. */
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
  /** Empty for decoration. */
  alt: string;
  /** The language of the alt text, if it is not the page's. */
  fallbacks: { alt?: Language };
}

/** In a class, since the policy of a server-rendered page refuses style attributes; it wins over the styles around it. */
const OwnImage = styled.img<{ $own: OwnPicture }>`
  &&& {
    background: ${({ $own }) => $own.colour};
    object-position: ${({ $own }) => `${$own.focusXPercent}% ${$own.focusYPercent}%`};
  }
`;

/** A picture in the sizes and formats it is stored in. Its space is reserved, so nothing moves when it arrives. */
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
  /** The salon's own; null or left out for one that comes with the app. */
  own?: OwnPicture | null;
  kind: PictureKind;
  /** In pixels, of one that comes with the app and is not shaped as others of its kind. */
  size?: { width: number; height: number } | undefined;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  alt: string;
  /** At the top of the page, loaded at once; all others are loaded when they are about to be scrolled into view. */
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
