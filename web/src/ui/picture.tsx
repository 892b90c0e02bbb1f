import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { pictureSize, pictureSources, type PictureKind } from '../lib/picture-sources';

/** A picture that the salon has put in itself: its files, its colour until they arrive, and what must stay in sight. */
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
  /** Empty when it is mere decoration. */
  alt: string;
}

/** A class instead of an attribute, which the policy of a page rendered by the server would stop; it wins over its place. */
const Own = styled.img<{ $own: OwnPicture }>`
  &&& {
    background: ${({ $own }) => $own.colour};
    object-position: ${({ $own }) => `${$own.focusXPercent}% ${$own.focusYPercent}%`};
  }
`;

/** A picture in the sizes and formats it is kept in. Its place is reserved, so nothing moves when it arrives. */
export function Picture({
  src,
  own = null,
  kind,
  sizes,
  alt,
  isFirst = false,
  ...img
}: {
  src: string;
  /** The salon's own; null or left out for one that comes with the app. */
  own?: OwnPicture | null;
  kind: PictureKind;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  alt: string;
  /** Shown at once, at the top of the page; all others wait until they come near. */
  isFirst?: boolean;
} & Omit<ComponentProps<'img'>, 'src' | 'sizes' | 'alt'>) {
  const sources = own ?? pictureSources(src, kind);
  const hints = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const { width, height } = own ?? pictureSize(kind);
  const facts = { ...img, ...hints, src, alt, width, height };
  const image = own ? <Own {...facts} $own={own} /> : <img {...facts} />;
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
