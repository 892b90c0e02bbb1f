import { lazy, memo, Suspense, type FunctionComponent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useSalon } from '../../api/use-salon';
import { paths } from '../../lib/paths';
import { below } from '../../ui/media';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { isSitePage } from './site-navigation';

// Not among the scripts of all pages, some of which do without it; as any line, it may fail to load.
const OpenNow = lazy<FunctionComponent<{ salon: Salon; isShort: true }>>(() =>
  import('../../features/site/salon/open-now').then(
    (part) => ({ default: part.OpenNow }),
    () => ({ default: () => null }),
  ),
);

const Place = styled.div`
  container: brand / inline-size;
  min-width: 44px;
`;
const HomeLink = styled(Link)<{ $isNameShort: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-height: 44px;
  text-decoration: none;
  /* On the base line, it would leave room below for letters that it does not have. */
  vertical-align: top;

  /* On the smallest phones initials would take the room that the name needs. */
  @container brand (width < 10rem) {
    > [data-initials] {
      display: ${({ $isNameShort }) => ($isNameShort ? 'grid' : 'none')};
    }
  }
`;
/** In the line below the name on a phone. Hours that do not fit wrap below the box, out of sight. */
const Hours = styled.div<{ $isBelowName: boolean }>`
  display: none;

  @media ${below('md')} {
    @container brand (width >= 10rem) {
      display: flex;
      flex-wrap: wrap;
    }
    height: 1.25em;
    overflow: hidden;
    white-space: nowrap;

    &::before {
      content: '';
      height: 1.25em;
    }
    margin: -6px 0 2px;
    padding-inline-start: ${({ $isBelowName }) => ($isBelowName ? '38px' : 0)};
    font-size: var(--t-small);
    line-height: 1.25;
  }
`;
type NameLength = 'short' | 'medium' | 'long' | 'longest';

/** In characters. Longer names are set smaller, since they would not fit next to the navigation. */
const nameLength = ({ length }: string): NameLength =>
  length <= 12 ? 'short' : length <= 20 ? 'medium' : length <= 34 ? 'long' : 'longest';

const nameFonts = {
  short: '1.5rem/1.1',
  medium: 'clamp(1.125rem, 2.6vw, 1.5rem)/1.1',
  long: 'clamp(1rem, 2vw, 1.25rem)/1.2',
  longest: 'clamp(0.8125rem, 1.4vw, 1rem)/1.2',
} as const satisfies Record<NameLength, string>;

const Name = styled.span<{ $length: NameLength }>`
  font: 400 ${({ $length }) => nameFonts[$length]} var(--font-display);
  letter-spacing: 0.02em;
  overflow-wrap: break-word;
  text-wrap: balance;
`;
/**
 * At most two lines, or four small ones (five on the smallest phones): a header that grew with the name would push the
 * page down.
 */
const HeaderName = styled(Name)<{ $standsAlone: boolean }>`
  max-height: ${({ $length }) => ($length === 'longest' ? 4 : 2)}lh;
  overflow: hidden;

  /* The hours below reach into this space, and not into the name. */
  @media ${below('md')} {
    margin-block: ${({ $length }) => ($length === 'longest' ? 0 : '6px')};
  }
  @container brand (width < 10rem) {
    ${({ $length }) => $length === 'longest' && 'max-height: 5lh; line-height: 1.15;'}
  }
  /* A piece of a name would say less than the logo alone. */
  @container brand (width < ${({ $standsAlone }) => ($standsAlone ? '7.5rem' : '10rem')}) {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;
/** The demo salon's arch, in the accent colour. */
const Arch = styled.span`
  flex: none;
  width: 28px;
  height: 32px;
  background: var(--accent);
  mask: url('/pictures/mark-138700b3.svg') center / contain no-repeat;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

/** Kept free until the salon is known. */
const Room = styled.span`
  flex: none;
  width: 28px;
  height: 32px;
`;
/** One or two letters, for a salon without a logo. */
const Initials = styled.span<{ $isWide: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid var(--accent);
  border-radius: var(--r-full);
  color: var(--accent);
  font: 400 ${({ $isWide }) => ($isWide ? '0.8125rem' : '1rem')} / 1 var(--font-display);
`;
/** From this width for its height on, a logo contains the salon's name. */
const WORDMARK = 1.9;
/** A background, so that only the file of the current theme is loaded. */
const Picture = styled.span<{ $ratio: number; $height: number }>`
  /* Next to a long name, a narrow logo would otherwise shrink to a dot. */
  flex: 0 ${({ $ratio }) => ($ratio < WORDMARK ? 0 : 1)} auto;
  width: calc(${({ $ratio, $height }) => $ratio * $height} * 1px);
  max-width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-height: ${({ $height }) => $height}px;
  background: var(--logo) center / contain no-repeat;

  @container brand (width < 120px) {
    background-position: left center;
  }
`;

/** In pixels. A wider logo is less high. */
const MAX_LOGO_WIDTH = 190;

/** True if the salon's logo stands for its name as well. */
export const hasWordmark = ({ logo }: Salon['face']): boolean =>
  logo !== null && logo.width / logo.height >= WORDMARK;

/** The salon's mark: its logo, else its initials; for the demo salon, the arch. */
export function SalonMark({ face, height = 38 }: { face: Salon['face'] | undefined; height?: number }) {
  if (!face) return <Room aria-hidden />;
  if (face.logo) {
    const ratio = face.logo.width / face.logo.height;
    return <Picture aria-hidden $ratio={ratio} $height={Math.min(height, MAX_LOGO_WIDTH / ratio)} />;
  }
  if (face.initials) {
    return (
      <Initials aria-hidden data-initials $isWide={face.initials.length > 1}>
        {face.initials}
      </Initials>
    );
  }
  return <Arch aria-hidden />;
}

/** Apart from the header, whose updates must not reach it before its script is there: React would redraw it. */
const HeaderHours = memo(function HeaderHours() {
  const { data: salon } = useSalon();
  const { pathname } = useLocation();
  if (!salon || salon.openingHours.length === 0 || !isSitePage(pathname)) return null;
  const isBelowName = !hasWordmark(salon.face);
  // The name takes all lines.
  if (isBelowName && nameLength(salon.name) === 'longest') return null;
  return (
    <Hours $isBelowName={isBelowName}>
      <Suspense>
        <OpenNow salon={salon} isShort />
      </Suspense>
    </Hours>
  );
});

/** The salon's logo and name, linking to the home page; in the header of a phone, also whether it is open. */
export function Brand({ isInHeader = false }: { isInHeader?: boolean }) {
  const words = useWords(shell);
  const { data: salon } = useSalon();
  const length = nameLength(salon?.name ?? '');
  return (
    <Place>
      <HomeLink
        to={paths.home}
        aria-label={salon ? undefined : words.home()}
        $isNameShort={length === 'short'}
      >
        <SalonMark face={salon?.face} />
        {salon &&
          (hasWordmark(salon.face) ? (
            <VisuallyHidden>{salon.name}</VisuallyHidden>
          ) : isInHeader ? (
            <HeaderName $length={length} $standsAlone={length === 'short' || !salon.face.logo}>
              {salon.name}
            </HeaderName>
          ) : (
            <Name $length={length}>{salon.name}</Name>
          ))}
      </HomeLink>
      {isInHeader && <HeaderHours />}
    </Place>
  );
}
