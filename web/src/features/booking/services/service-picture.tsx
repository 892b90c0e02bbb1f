import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { Picture } from '../../../ui/picture';

const Frame = styled.span`
  display: block;

  picture {
    display: block;
    height: 100%;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: var(--surface-3);
  }
`;
const Blank = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  background: var(--surface-2);
  color: var(--brass);
  font: 400 clamp(2rem, 6cqi, 4rem) / 1 var(--font-display);
  container-type: inline-size;
`;

/** A service's picture; its initial on linen until it has one. */
export function ServicePicture({
  service,
  sizes,
  isFirst,
}: {
  service: Pick<Service, 'title' | 'img' | 'picture'>;
  sizes: string;
  isFirst?: boolean;
}) {
  const { title, img, picture } = service;
  if (!img)
    return (
      <Blank aria-hidden data-blank>
        {[...title.trim()][0]?.toUpperCase()}
      </Blank>
    );
  return (
    <Frame>
      <Picture
        src={img}
        own={picture}
        kind="service"
        sizes={sizes}
        alt={picture?.alt ?? ''}
        isFirst={isFirst}
      />
    </Frame>
  );
}
