import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { mapUrl } from '../../../lib/map-url';
import { Button } from '../../../ui/button';
import { ThemeOnly } from '../../../ui/theme-only';
import { Icon } from '../../../ui/icon';
import { publicSite } from '../../../words/public-site.gen';
import { useLanguage, useWords } from '../../../words/use-words';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(280px, 40vw, 460px);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface-3);

  img,
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  > span {
    position: absolute;
    inset-inline-end: var(--s-4);
    bottom: var(--s-4);
    padding: 4px 12px;
    border-radius: var(--r-full);
    background: var(--surface);
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;
const Figure = styled.figure`
  margin: 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3) var(--s-4);
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  figcaption p {
    flex: 1 1 260px;
  }
`;
const Live = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: var(--accent);
  font-weight: 600;
  text-underline-offset: 4px;
`;

/**
 * A static map, so that no map service learns who looks at this page. A click loads the live one in its place, or
 * opens it elsewhere; hidden if the salon has no location.
 */
export function SalonMap({ salon }: { salon: Salon }) {
  const words = useWords(publicSite);
  const language = useLanguage();
  const [isLive, setLive] = useState(false);
  const url = mapUrl(salon);
  if (!url) return null;
  return (
    <Figure>
      <Frame>
        {isLive ? (
          <iframe
            src={`/map-frame?language=${language}`}
            title={words.liveMapOf({ name: salon.name })}
            referrerPolicy="no-referrer"
          />
        ) : (
          <>
            {(['light', 'night'] as const).map((theme) => (
              <ThemeOnly key={theme} $theme={theme}>
                <img
                  src={theme === 'night' ? '/pictures/map-night-48d1af74.svg' : '/pictures/map-48d1af74.svg'}
                  width={1200}
                  height={640}
                  alt={words.illustrationOf({ name: salon.name })}
                  loading="lazy"
                  decoding="async"
                />
              </ThemeOnly>
            ))}
            <span>{words.illustration()}</span>
          </>
        )}
      </Frame>
      <figcaption>
        {salon.position && (
          <>
            <Button variant="ghost" size="small" onClick={() => setLive(!isLive)}>
              {isLive ? words.backToIllustration() : words.showLiveMap()}
            </Button>
            <p>{isLive ? words.mapSource() : words.mapWarning()}</p>
          </>
        )}
        <Live href={url} target="_blank" rel="noopener noreferrer">
          {words.openLiveMap()}
          <Icon of={ExternalLink} size={16} />
        </Live>
      </figcaption>
    </Figure>
  );
}
