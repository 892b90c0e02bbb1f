import type { ComponentProps } from 'react';
import { pictureSize, pictureSources, type PictureKind } from '../lib/picture-sources';

/** A picture in the sizes and formats it is kept in. Its place is reserved, so nothing moves when it arrives. */
export function Picture({
  src,
  kind,
  sizes,
  alt,
  isFirst = false,
  ...img
}: {
  src: string;
  kind: PictureKind;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  alt: string;
  /** Shown at once, at the top of the page; all others wait until they come near. */
  isFirst?: boolean;
} & Omit<ComponentProps<'img'>, 'src' | 'sizes' | 'alt'>) {
  const sources = pictureSources(src, kind);
  const hints = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = <img {...img} {...hints} src={src} alt={alt} {...pictureSize(kind)} />;
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
