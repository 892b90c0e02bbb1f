import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { mapUrl } from '../../lib/map-url';
import { ByTheme } from '../../ui/by-theme';
import { Icon } from '../../ui/icon';

const Frame = styled.figure`
  position: relative;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface-3);

  img {
    display: block;
    width: 100%;
    height: clamp(280px, 40vw, 460px);
    object-fit: cover;
  }
  figcaption {
    position: absolute;
    inset: auto var(--s-4) var(--s-4);
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
  }
  figcaption > span {
    order: 1;
    padding: 4px 12px;
    border-radius: var(--r-full);
    background: var(--surface);
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;
const Live = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid var(--border);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  box-shadow: var(--shadow-2);

  &:hover {
    background: var(--surface-2);
  }
`;

/** A drawn map, so that nobody is told who looks at this page; the live one opens with a press, in a place of its own. */
export function SalonMap({ salon }: { salon: Salon }) {
  return (
    <Frame>
      {(['light', 'night'] as const).map((theme) => (
        <ByTheme key={theme} $theme={theme}>
          <img
            src={theme === 'night' ? '/pictures/map-night.svg' : '/pictures/map.svg'}
            width={1200}
            height={640}
            alt={`Illustration: streets, with ${salon.name} marked in the middle`}
            loading="lazy"
            decoding="async"
          />
        </ByTheme>
      ))}
      <figcaption>
        <span>Illustration</span>
        <Live href={mapUrl(salon)} target="_blank" rel="noopener noreferrer">
          Open the live map
          <Icon of={ExternalLink} size={16} />
        </Live>
      </figcaption>
    </Frame>
  );
}
