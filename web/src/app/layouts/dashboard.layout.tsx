import { Suspense, use, useId, useState } from 'react';
import { PanelLeftOpen } from 'lucide-react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { shell } from '../../words/shell.gen';
import { inSentence } from '../../words/in-sentence';
import { useMay, worksHere } from '../../api/use-may';
import { useSession } from '../../api/use-session';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { below } from '../../ui/media';
import { ErrorBoundary } from '../error-boundary';
import { PageSkeleton } from '../page-skeleton';
import { dashboard } from '../../words/dashboard.gen';
import { OwnWordsContext, useWords } from '../../words/use-words';
import { useAccountLanguage } from '../use-account-language';
import { dashboardGroupsFor, widePages } from './dashboard-navigation';
import { FactorNotice } from './factor-notice';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

const AccountBar = styled.section`
  background: var(--surface-2);
  border-bottom: 1px solid var(--border);

  @media print {
    display: none;
  }
`;
const AccountBarRow = styled(Container)<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && 'max-width: none;'}
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  min-height: 64px;
  padding-block: var(--s-2);

  p {
    font: 400 1.25rem/1.3 var(--font-display);
    overflow-wrap: anywhere;
  }
`;
const Columns = styled(Container)<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: clamp(24px, 4vw, 56px);
  padding-block: clamp(24px, 4vw, 48px) var(--s-9);
  align-items: start;
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-template-columns: minmax(0, 1fr);
      max-width: none;
      padding-block: clamp(16px, 2vw, 24px) var(--s-7);
    `}

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
// The menu of an admin is longer than a low window. It goes along with the page until its end is in sight and stays
// there, so that no entry is ever cut off; a shorter one fills the window and so stays at the top.
const Sidebar = styled.div`
  position: sticky;
  bottom: var(--s-3);
  align-self: end;
  min-height: calc(100vh - var(--header) - 2 * var(--s-3));

  @media ${below('lg')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const MenuButton = styled.div<{ $isWide: boolean }>`
  display: ${({ $isWide }) => ($isWide ? 'block' : 'none')};

  @media ${below('lg')} {
    display: block;
  }
`;
const Links = styled.nav`
  display: grid;
  gap: var(--s-5);

  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    padding-inline: var(--s-3);
    border-radius: var(--r-2);
    color: var(--text-2);
    text-decoration: none;
  }
  @media (pointer: fine) {
    a {
      min-height: 40px;
    }
  }
  @media (pointer: fine) and (max-height: 1100px) {
    gap: var(--s-3);

    a {
      min-height: 34px;
    }
  }
  a:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  a[aria-current] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-weight: 600;
  }
`;

const Group = styled.div`
  display: grid;
  gap: 2px;
`;
const Heading = styled.span`
  padding: 0 var(--s-3) var(--s-1);
  color: var(--brass);
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

function DashboardLinks({ onNavigate }: { onNavigate?: () => void }) {
  const headings = useId();
  const groups = dashboardGroupsFor(useMay(), { ...useWords(shell), ...useWords(dashboard) });
  return (
    <Links aria-label={useWords(shell).dashboard()}>
      {groups.map(({ heading, pages }, index) => (
        <Group
          key={heading}
          {...(groups.length > 1 && { role: 'group', 'aria-labelledby': `${headings}-${index}` })}
        >
          {/* A client has one group, which needs no name. */}
          {groups.length > 1 && <Heading id={`${headings}-${index}`}>{heading}</Heading>}
          {pages.map(({ label, path, icon, Count }) => (
            <NavLink
              key={path}
              to={path}
              end={path === paths.dashboard}
              onClick={onNavigate}
              replace={!!onNavigate}
            >
              <Icon of={icon} />
              {label}
              {Count && <Count />}
            </NavLink>
          ))}
        </Group>
      ))}
    </Links>
  );
}

/** The signed-in part: the account, its pages, and the page itself. Those who work there read it in the standard words. */
export function DashboardLayout() {
  const own = use(OwnWordsContext);
  const may = useMay();
  return (
    <OwnWordsContext value={worksHere(may) ? null : own}>
      <Dashboard />
    </OwnWordsContext>
  );
}

function Dashboard() {
  const words = useWords(dashboard);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const session = useSession();
  useAccountLanguage();
  const { pathname } = useLocation();
  const isWide = widePages.includes(pathname);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <AccountBar aria-label={words.yourAccount()}>
        <AccountBarRow $isWide={isWide}>
          <p>
            {inSentence(words.welcomeBack, {
              email: <bdi dir="ltr">{session.status === 'signed-in' ? session.user.email : ''}</bdi>,
            })}
          </p>
          <MenuButton $isWide={isWide}>
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <Icon of={PanelLeftOpen} /> {words.dashboardMenu()}
            </Button>
          </MenuButton>
        </AccountBarRow>
      </AccountBar>
      <FactorNotice />
      <Columns $isWide={isWide}>
        {!isWide && (
          <Sidebar>
            <DashboardLinks />
          </Sidebar>
        )}
        <main id="main" tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </Columns>
      <Dialog
        kind="drawer"
        title={useWords(shell).dashboard()}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      >
        <DashboardLinks onNavigate={() => setMenuOpen(false)} />
      </Dialog>
    </>
  );
}
