import { useState } from 'react';
import { ExternalLink, MapPin } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { mapUrl } from '../../../lib/map-url';
import { Button } from '../../../ui/button';
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

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
/** The salon's name under a pin, in rings that grow fainter: no streets, since they would be other ones than the salon's. */
const Drawing = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-3);
  height: 100%;
  padding: var(--s-5);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-radial-gradient(circle at 50% 50%, transparent 0 46px, var(--brass-line) 46px 47px);
    mask-image: radial-gradient(circle at 50% 50%, transparent 0 84px, #000 132px, transparent 72%);
  }
  > * {
    position: relative;
  }
  svg {
    width: 36px;
    height: 36px;
    color: var(--brass);
  }
  p {
    max-width: 100%;
    padding: var(--s-2) var(--s-5);
    /* The rings end before a long name. */
    background: radial-gradient(closest-side, var(--surface-3) 75%, transparent);
    font: 400 var(--t-h3) / 1.25 var(--font-display);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  small {
    display: block;
    margin-top: var(--s-1);
    color: var(--text-2);
    font: 400 var(--t-meta) / 1.5 var(--font-ui);
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
 * A drawing, so that no map service learns who looks at this page. A click loads the live map in its place, or opens
 * it elsewhere, unless the owner has it shown at once. Hidden if the salon has no location.
 */
export function SalonMap({ salon }: { salon: Salon }) {
  const words = useWords(publicSite);
  const language = useLanguage();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isLive = salon.position !== null && (chosen ?? salon.showsLiveMap);
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
            loading="lazy"
          />
        ) : (
          <Drawing>
            <Icon of={MapPin} size={24} />
            <p>
              <bdi>{salon.name}</bdi>
              {salon.address.city && (
                <small>
                  <bdi>{salon.address.city}</bdi>
                </small>
              )}
            </p>
          </Drawing>
        )}
      </Frame>
      <figcaption>
        {salon.position && (
          <>
            <Button variant="ghost" size="small" onClick={() => setChosen(!isLive)}>
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
