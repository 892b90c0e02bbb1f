import { useState } from 'react';
import { Globe, LogOut, Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSignOut } from '../../features/own/auth/use-sign-out';
import { paths } from '../../lib/paths';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { from, LOW } from '../../ui/media';
import { ThemeToggle } from '../../ui/theme-toggle';
import { desk } from '../../words/desk.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { DashboardLink, DashboardLinks, MenuLinks } from '../layouts/dashboard-links';
import { type DashboardGroup, isAt, pagesOf, splitByUse } from '../layouts/dashboard-navigation';
import { LanguageMenu } from '../layouts/language-menu';

/** The number of places in the bar, including the menu button. */
const PLACES = 5;

const Bar = styled.nav`
  position: fixed;
  @media ${LOW} {
    position: static;
  }
  inset: auto 0 0;
  z-index: var(--z-header);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(48px, 1fr));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--border);
  background: var(--surface);

  @media ${from('md')} {
    display: none;
  }
  @media print {
    display: none;
  }

  > * {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-width: 0;
    height: 55px;
    padding: 6px 0 0;
    border: 0;
    background: none;
    color: var(--text-2);
    /* Six names share a width of 320 pixels. */
    font: 500 min(0.6875rem, 3.25vw) / 0.8125rem var(--font-ui);
    text-decoration: none;
  }
  > [aria-current] {
    box-shadow: inset 0 2px var(--text);
    color: var(--text);
    font-weight: 600;
  }
  > * > span:first-of-type {
    max-width: 100%;
    /* “Booking List” takes two lines if six share the width of a phone. */
    max-height: 2lh;
    text-align: center;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  /* The number of waiting items. */
  > a > span + span {
    position: absolute;
    top: 4px;
    inset-inline-start: calc(50% + 4px);
    min-width: 18px;
    padding: 0 4px;
    font-size: 0.6875rem;
    line-height: 18px;
  }
`;
const Sheet = styled(MenuLinks)`
  margin-bottom: var(--s-4);
  padding-bottom: var(--s-3);
  border-bottom: 1px solid var(--border);

  > [role='group'] {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  }
  > [role='group'] > :first-child {
    grid-column: 1 / -1;
  }
  a[data-part] {
    margin-inline-start: 0;
  }
`;
const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);

  > :is(a, button):not([aria-label]) {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    text-decoration: none;
  }
`;

/** The phone menu: the most used pages at the bottom of the window, and everything else in a sheet. */
export function BottomBar({ groups }: { groups: readonly DashboardGroup[] }) {
  const words = useWords(desk);
  const common = useWords(shell);
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { used, rest } = splitByUse(groups, PLACES);
  const isInRest = rest.some((group) => pagesOf(group).some((page) => isAt(pathname, page)));
  return (
    <>
      <Bar aria-label={words.mostUsed()}>
        {used.map((page) => (
          <DashboardLink key={page.path} page={page} isShort />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isInRest ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon of={Menu} />
          <span>{words.more()}</span>
        </button>
      </Bar>
      <Dialog kind="sheet" title={words.more()} isOpen={isOpen} onClose={close}>
        {rest.length > 0 && (
          <Sheet aria-label={common.dashboard()}>
            <DashboardLinks groups={rest} listsParts onNavigate={close} />
          </Sheet>
        )}
        <Person>
          <Link to={paths.home} replace onClick={close}>
            <Icon of={Globe} /> {words.theSite()}
          </Link>
          <button
            type="button"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <Icon of={LogOut} /> {common.signOut()}
          </button>
          <LanguageMenu />
          <ThemeToggle />
        </Person>
      </Dialog>
    </>
  );
}
