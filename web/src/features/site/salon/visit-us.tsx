import styled from 'styled-components';
import { markOf } from '../../../api/own-words';
import { useSalon } from '../../../api/use-salon';
import { mapUrl } from '../../../lib/map-url';
import { paths } from '../../../lib/paths';
import { phoneUrl } from '../../../lib/phone-url';
import { Unanswered } from '../../../ui/answered';
import { ArchedFrame } from '../../../ui/arched-frame';
import { LinkButton } from '../../../ui/button';
import { ThemeOnly } from '../../../ui/theme-only';
import { Container, PageSection } from '../../../ui/container';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { OpeningHours } from './opening-hours';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: clamp(32px, 6vw, 88px);
  align-items: center;

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Room = styled(ArchedFrame)`
  aspect-ratio: 1;
  max-width: 560px;

  img {
    object-position: 34% 50%;
    background: var(--surface-3);
  }
  @media ${below('sm')} {
    width: 100%;
    margin-inline: auto;
  }
`;
const Place = styled.address`
  margin-top: var(--s-4);
  color: var(--text-2);
  font-style: normal;
  font-size: var(--t-lead);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-underline-offset: 4px;
  }
`;

/** The salon's address and opening hours. */
export function VisitUs() {
  const words = useWords(publicSite);
  const answer = useSalon();
  const { data: salon, error } = answer;
  if (!salon && error)
    return (
      <PageSection $background="linen">
        <Container>
          <Unanswered answer={answer} what={words.theAddressAndHours()} />
        </Container>
      </PageSection>
    );
  if (!salon) return null;

  const { street, postalCode, city } = salon.address;
  const place = [street, [postalCode, city].filter(Boolean).join('\u00a0')].filter(Boolean).join(', ');
  const map = mapUrl(salon);

  return (
    <PageSection $background="linen" aria-labelledby="visit-us">
      <Columns>
        <Room>
          {(['light', 'night'] as const).map((theme) => (
            <ThemeOnly key={theme} $theme={theme}>
              <Picture
                src={`/pictures/salon-interior-${theme === 'night' ? 'night-' : ''}88ecafe7-800.webp`}
                kind="interior"
                sizes={`${below('sm')} 92vw, 900px`}
                alt={words.visitAlt()}
              />
            </ThemeOnly>
          ))}
        </Room>
        <div>
          <h2 id="visit-us" {...markOf(salon.fallbacks['visit.heading'])}>
            {salon.texts['visit.heading']}
          </h2>
          <Place>
            {place && (
              <p>
                <bdi>{place}</bdi>
              </p>
            )}
            {salon.phone && (
              <p>
                <a href={phoneUrl(salon.phone)} dir="ltr">
                  {salon.phone}
                </a>
              </p>
            )}
            {map && (
              <p>
                <a href={map} target="_blank" rel="noopener noreferrer">
                  {words.findOnMap()}
                </a>
              </p>
            )}
          </Place>
          <OpeningHours salon={salon} />
          <LinkButton to={paths.book()}>
            <span {...markOf(salon.fallbacks['hero.button'])}>{salon.texts['hero.button']}</span>
          </LinkButton>
        </div>
      </Columns>
    </PageSection>
  );
}
