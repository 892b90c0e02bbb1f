import { useState } from 'react';
import { CircleUser, Menu } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../../api/use-session';
import { useSignOut } from '../../features/own/auth/use-sign-out';
import { originPath } from '../../lib/origin-path';
import { paths } from '../../lib/paths';
import { Button, IconButton, IconLink, LinkButton } from '../../ui/button';
import { Container } from '../../ui/container';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { below, LOW } from '../../ui/media';
import { ThemeToggle } from '../../ui/theme-toggle';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import { sitePagesIn } from './site-navigation';

const Header = styled.header`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  top: 0;
  z-index: var(--z-header);
  background: color-mix(in srgb, var(--bg) 92%, transparent);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--border);

  @media print {
    display: none;
  }
`;
const HeaderRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: clamp(12px, 2vw, 28px);
  min-height: var(--header);

  > :first-child {
    flex: 1 1 0;
  }
  > :not(:first-child) {
    flex: none;
  }
`;
/** With a logged-in user's entries, the salon's name fits only if everything is closer together. */
const WideOnly = styled.div<{ $isFull: boolean }>`
  /* Larger text takes a second line. */
  &&& {
    flex: 0 1 auto;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${({ $isFull }) => ($isFull ? '6px' : 'clamp(8px, 1.6vw, 26px)')};

  @media ${below('xxl')} {
    display: none;
  }
`;
const NarrowOnly = styled.div`
  display: none;

  @media ${below('xxl')} {
    display: block;
  }
`;
const Links = styled.nav<{ $isFull: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${({ $isFull }) => ($isFull ? '14px' : 'clamp(16px, 1.8vw, 26px)')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text-2);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
  }
  a[aria-current] {
    color: var(--text);
    box-shadow: inset 0 -2px var(--accent);
  }
  /* Its space is reserved until the session is known, so that the other parts don't move. */
  a[data-waits='true'] {
    visibility: hidden;
  }
`;
const DrawerLinks = styled.nav`
  display: grid;
  gap: var(--s-1);
  margin-bottom: var(--s-5);

  a {
    display: flex;
    align-items: center;
    min-height: 52px;
    border-bottom: 1px solid var(--border);
    font: 400 1.375rem var(--font-display);
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--accent);
  }
`;
const DrawerFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
`;

/** The log-in page with a link back to the current page. */
function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const origin = originPath(pathname + search);
  return paths.login(origin === paths.home ? undefined : origin);
}

/** The header of every page: name, pages, theme, session and booking; on a phone, a drawer has the same. */
export function SiteHeader() {
  const words = useWords(shell);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const session = useSession();
  const signOut = useSignOut();
  const loginPath = useLoginPath();
  const isSignedIn = session.status === 'signed-in';
  const closeDrawer = () => setDrawerOpen(false);
  // On the booking page, it would discard the selection, next to a button of the same name that books it.
  const isBooking = useLocation().pathname === paths.book();
  const pages = [
    ...sitePagesIn(words),
    ...(isSignedIn ? [{ label: words.dashboard(), path: paths.dashboard }] : []),
  ];

  return (
    <Header>
      <HeaderRow>
        <Brand isInHeader />
        <WideOnly $isFull={isSignedIn}>
          <Links aria-label={words.main()} $isFull={isSignedIn}>
            {pages.map(({ label, path }) => (
              <NavLink key={path} to={path} end={path === paths.home}>
                {label}
              </NavLink>
            ))}
            {!isSignedIn && (
              <NavLink to={loginPath} data-waits={session.status !== 'signed-out'}>
                {words.logIn()}
              </NavLink>
            )}
          </Links>
          {isSignedIn && (
            <Button variant="quiet" size="small" onClick={signOut}>
              {words.signOut()}
            </Button>
          )}
          {isSignedIn && (
            <IconLink to={paths.dashboardAccount} label={words.myAccount()}>
              <Icon of={CircleUser} />
            </IconLink>
          )}
          <LanguageMenu />
          <ThemeToggle />
        </WideOnly>
        {!isBooking && <LinkButton to={paths.book()}>{words.book()}</LinkButton>}
        <NarrowOnly>
          <IconButton label={words.openMenu()} aria-haspopup="dialog" onClick={() => setDrawerOpen(true)}>
            <Icon of={Menu} size={24} />
          </IconButton>
        </NarrowOnly>
      </HeaderRow>

      <Dialog kind="drawer" title={words.menu()} isOpen={isDrawerOpen} onClose={closeDrawer}>
        <DrawerLinks aria-label={words.main()}>
          {pages.map(({ label, path }) => (
            // The link replaces the history entry that lets Back close the drawer.
            <NavLink key={path} to={path} end={path === paths.home} replace onClick={closeDrawer}>
              {label}
            </NavLink>
          ))}
          {isSignedIn && (
            <NavLink to={paths.dashboardAccount} replace onClick={closeDrawer}>
              {words.myAccount()}
            </NavLink>
          )}
          {session.status === 'signed-out' && (
            <NavLink to={loginPath} replace onClick={closeDrawer}>
              {words.logIn()}
            </NavLink>
          )}
        </DrawerLinks>
        <DrawerFooter>
          {isSignedIn ? (
            <Button
              variant="ghost"
              onClick={() => {
                closeDrawer();
                void signOut();
              }}
            >
              {words.signOut()}
            </Button>
          ) : (
            !isBooking && (
              <LinkButton to={paths.book()} replace onClick={closeDrawer}>
                {words.getAppointment()}
              </LinkButton>
            )
          )}
          <LanguageMenu />
          <ThemeToggle />
        </DrawerFooter>
      </Dialog>
    </Header>
  );
}
