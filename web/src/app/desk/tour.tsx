import { useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withNewBooking } from '../../features/desk/new-booking/address';
import type { DrawerState } from '../../features/desk/new-booking/use-new-booking';
import { paths } from '../../lib/paths';
import { Button, IconButton } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Icon } from '../../ui/icon';
import { below, LOW } from '../../ui/media';
import { useMediaQuery } from '../../ui/use-media-query';
import { tour } from '../../words/tour.gen';
import type { TourWords } from '../../words/types.gen';
import { useWords } from '../../words/use-words';
import { TOUR_LENGTH } from './use-tour-place';

const Card = styled.section`
  position: fixed;
  inset-block-end: var(--s-4);
  inset-inline-end: var(--s-4);
  z-index: var(--z-bar);
  display: grid;
  gap: var(--s-2);
  width: 336px;
  padding: var(--s-3) var(--s-4) var(--s-4);
  border: 1px solid var(--brass-line);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  overflow-wrap: anywhere;

  /* Beside the new booking, not over it. */
  &[data-beside-drawer] {
    inset-inline-end: calc(424px + var(--s-4));
  }
  @media ${below('xl')} {
    &[data-beside-drawer] {
      inset-inline: var(--s-3) calc(424px + var(--s-3));
      width: auto;
    }
  }
  @media ${below('md')} {
    &,
    &[data-beside-drawer] {
      inset-block-end: calc(var(--dock) + env(safe-area-inset-bottom) + var(--s-2));
      inset-inline: var(--s-2);
      width: auto;
    }
  }
  @media ${LOW} {
    position: static;
    width: auto;
  }
  @media print {
    display: none;
  }

  h2 {
    font: 400 1.1875rem / 1.25 var(--font-display);
  }
  p {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-inline-end: calc(-1 * var(--s-2));
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
`;
const Said = styled.div`
  display: grid;
  gap: var(--s-1);
`;

interface Point {
  path: string;
  title: string;
  text: string;
}

/** The seven screens an owner asks about first, in the order of their questions. */
const pointsIn = (words: TourWords, isPhone: boolean): readonly Point[] => [
  { path: paths.dashboardOverview, title: words.overview(), text: words.overviewText() },
  {
    // On a phone, the new booking would cover what the tour says of it.
    path: `${paths.dashboardDiary}${isPhone ? '' : withNewBooking('', { clientId: null, startsAt: null, staffId: null })}`,
    title: words.booking(),
    text: words.bookingText(),
  },
  { path: paths.dashboardTill, title: words.till(), text: words.tillText() },
  { path: paths.dashboardReports, title: words.reports(), text: words.reportsText() },
  { path: paths.dashboardOrder, title: words.orders(), text: words.ordersText() },
  { path: paths.dashboardSite, title: words.site(), text: words.siteText() },
  { path: paths.dashboardHealth, title: words.health(), text: words.healthText() },
];

const pathnameOf = (path: string) => path.split('?')[0];

/** The tour's card above the page: what its screen is for, and the way to the next. Escape inside leaves the tour. */
export function Tour({ place, onGo }: { place: number; onGo: (place: number | null) => void }) {
  const words = useWords(tour);
  const { pathname, search, key } = useLocation();
  const [asked, setAsked] = useState<{ place: number; from: string } | null>(null);
  const points = pointsIn(words, useMediaQuery(below('md')));
  const point = points[place - 1];
  const navigate = useNavigate();
  const leave = () => onGo(null);
  const goTo = (next: number) => {
    const path = points[next - 1]?.path;
    if (path === undefined) return leave();
    onGo(next);
    setAsked({ place: next, from: key });
    // A new booking that the tour has opened closes again, unless something was entered.
    const state: DrawerState = path.includes('?') ? { opensDrawer: true } : { closesDrawer: true };
    void navigate(path, { state });
  };
  // The page of the point is still loading.
  const isUnderWay = asked?.place === place && asked.from === key;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) leave();
  };
  return (
    <Card
      aria-label={words.tour()}
      data-tour
      data-beside-drawer={new URLSearchParams(search).has('new') || undefined}
      onKeyDown={onKeyDown}
    >
      <Head>
        <span>{point ? words.placeOf({ place, count: TOUR_LENGTH }) : words.tour()}</span>
        <IconButton label={words.leave()} onClick={leave}>
          <Icon of={X} size={20} />
        </IconButton>
      </Head>
      <Said role="status">
        <h2>{point ? point.title : words.invitation()}</h2>
        <p>{point ? point.text : words.invitationText({ count: TOUR_LENGTH })}</p>
      </Said>
      <ButtonRow>
        {point && !isUnderWay && pathname !== pathnameOf(point.path) && (
          <Button variant="ghost" size="compact" onClick={() => goTo(place)}>
            {words.goThere()}
          </Button>
        )}
        {place > 1 && (
          <Button variant="ghost" size="compact" onClick={() => goTo(place - 1)}>
            {words.back()}
          </Button>
        )}
        <Button variant="ghost" size="compact" onClick={() => goTo(place + 1)}>
          {place === 0 ? words.begin() : place < TOUR_LENGTH ? words.next() : words.done()}
        </Button>
        {!point && (
          <Button variant="quiet" size="compact" onClick={leave}>
            {words.noThanks()}
          </Button>
        )}
      </ButtonRow>
    </Card>
  );
}
