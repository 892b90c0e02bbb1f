import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useMay } from '../../api/use-may';
import { useDeskRefresh } from '../../features/desk/desk-version/use-desk-refresh';
import { useNewBooking } from '../../features/desk/new-booking/use-new-booking';
import { useSignOut } from '../../features/own/auth/use-sign-out';
import { paths } from '../../lib/paths';
import { DisplayContents } from '../../ui/display-contents';
import { lazyDialogs } from '../../ui/lazy-dialogs';
import { below, from, LOW } from '../../ui/media';
import { useMediaQuery } from '../../ui/use-media-query';
import { useSoon } from '../../ui/use-soon';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';
import { useDashboardGroups } from '../layouts/dashboard-navigation';
import { DashboardPlace } from '../layouts/dashboard-place';
import { FactorNotice } from '../layouts/factor-notice';
import { Greeting } from '../layouts/greeting';
import { SkipLink } from '../layouts/skip-link';
import { BookingDrawer, loadBookingDrawer } from './booking-drawer';
import { BottomBar } from './bottom-bar';
import { DemoTour } from './demo-tour';
import { DeskBar } from './desk-bar';
import type { DeskDialog } from './desk-dialogs';
import { SideBar } from './side-bar';
import { useBookingDrawer } from './use-booking-drawer';
import { useSalonFace } from './use-salon-face';
import { useDeskSearch, useSearchKeys } from './use-desk-search';

const DeskDialogs = lazyDialogs(() => import('./desk-dialogs').then((part) => part.DeskDialogs));
const loadSearch = () =>
  import('../../features/desk/desk-search/desk-search').then((part) => part.DeskSearch);
const DeskSearch = lazyDialogs(loadSearch);

/** Pages that fill the window and scroll inside, so that their edges stay in sight. */
const fillingPages: readonly string[] = [paths.dashboardDiary];

/** A window large enough for a page to fill the rest of it. */
const roomy = `${from('md')} and (not ${LOW})`;

const Frame = styled.div`
  --header: var(--bar);
  --t-h2: 1.5rem;
  --t-h3: 1.1875rem;

  display: grid;
  grid-template: 'bar bar bar' auto 'side page drawer' minmax(0, 1fr) / auto minmax(0, 1fr) auto;
  flex: 1;

  @media ${below('md')} {
    --foot: calc(var(--dock) + env(safe-area-inset-bottom));
    display: block;
  }
  @media ${LOW} {
    --foot: 0px;
  }
  @media print {
    display: block;
  }

  @media screen and ${roomy} {
    &[data-fills] {
      min-height: 0;
    }
    /* Above it, the demo salon says that it is one. */
    body:has(&[data-fills]) {
      display: flex;
      flex-direction: column;
      height: 100dvh;
    }
    body:has(&[data-fills]) > #root {
      flex: 1;
      min-height: 0;
    }
  }
`;
const Page = styled.div`
  /* Beside a new booking, whose button is the main one, those of the page are outlined. */
  [data-desk]:has([data-beside]) & [data-filled]:not(dialog *) {
    border-color: var(--border-strong);
    background: transparent;
    color: var(--text);
  }
  grid-area: page;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;
/** Hidden when the bar has no room for it. */
const Welcome = styled.section`
  padding: 2px var(--s-5);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--t-small);
  line-height: 1.5;
  overflow-wrap: anywhere;

  @media ${below('md')} {
    padding-inline: var(--s-4);
  }
  @media print {
    display: none;
  }
`;
const Main = styled.main`
  flex: 1;
  min-height: 0;
  padding: var(--s-4) var(--s-5) var(--s-7);

  @media ${below('md')} {
    padding: var(--s-3) var(--s-4) calc(var(--foot) + var(--s-5));
  }
  /* The end of a page can be scrolled out from behind the tour's card; the diary fills the window. */
  [data-desk]:has([data-tour]):not([data-fills]) & {
    padding-bottom: calc(var(--foot) + 232px);
  }
  @media print {
    padding: 0;
  }

  @media screen and ${roomy} {
    [data-fills] & {
      overflow: auto;
      padding: var(--s-2) var(--s-4) 0;
    }
    [data-fills] & > * {
      height: 100%;
    }
  }
`;

/** The team's workplace: one thin bar, the menu next to the page or below it, and the rest for the page. */
export function DeskLayout() {
  useDeskRefresh();
  useSalonFace();
  const { pathname } = useLocation();
  const groups = useDashboardGroups();
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const [isSearching, setSearching] = useState(false);
  const drawer = useBookingDrawer({ mayBook: useMay().bookings !== undefined });
  const { open: book } = useNewBooking();
  const isPhone = useMediaQuery(below('md'));
  useSoon(loadBookingDrawer);
  const search = useDeskSearch(groups, setDialog, drawer.before);
  const signOut = useSignOut();
  useSearchKeys(() => setSearching(true));
  const isWide = useMediaQuery(from('xxl'));
  const words = useWords(dashboard);
  return (
    <Frame data-desk data-fills={fillingPages.includes(pathname) || undefined}>
      {/* On a phone, the new booking covers all of it. */}
      <DisplayContents inert={drawer.booking !== null && isPhone}>
        <SkipLink />
        <DemoTour />
        <DeskBar
          greets={isWide}
          onBook={() => book()}
          onSearch={() => setSearching(true)}
          onSignOut={() => drawer.before(signOut)}
        />
        <SideBar groups={groups} />
        <BottomBar groups={groups} />
        <Page>
          {!isWide && (
            <Welcome aria-label={words.yourAccount()}>
              <Greeting />
            </Welcome>
          )}
          <FactorNotice />
          <Main id="main" tabIndex={-1}>
            <DashboardPlace>
              <Outlet />
            </DashboardPlace>
          </Main>
        </Page>
      </DisplayContents>
      <BookingDrawer drawer={drawer} />
      {isSearching && (
        <DeskSearch
          pages={search.pages}
          actions={search.actions}
          onOpen={search.open}
          onClose={() => setSearching(false)}
        />
      )}
      {dialog && <DeskDialogs dialog={dialog} onOpen={setDialog} onClose={() => setDialog(null)} />}
    </Frame>
  );
}
