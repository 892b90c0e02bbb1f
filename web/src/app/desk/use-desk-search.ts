import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import { useSignOut } from '../../features/own/auth/use-sign-out';
import type { Entry } from '../../features/desk/desk-search/entries';
import { useNewBooking } from '../../features/desk/new-booking/use-new-booking';
import { useKeyboardShortcutsSetting, useShortcuts } from '../../features/desk/diary/keyboard-shortcuts';
import { paths } from '../../lib/paths';
import { chooseTheme, currentTheme } from '../../lib/theme';
import { desk } from '../../words/desk.gen';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import { type DashboardGroup, pagesOf } from '../layouts/dashboard-navigation';
import type { DeskDialog } from './desk-dialogs';

/** The desk search's own results besides the server's, and the actions when one is chosen. */
export function useDeskSearch(
  groups: readonly DashboardGroup[],
  onDialog: (dialog: DeskDialog) => void,
  /** Asks before input is lost. */
  before: (act: () => unknown) => void,
) {
  const words = useWords(desk);
  const common = useWords(shell);
  const may = useMay();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { open: book } = useNewBooking();
  const pages = groups.flatMap((group) =>
    pagesOf(group).map(({ path, label }): Entry => ({ kind: 'page', id: path, label, hint: group.heading })),
  );
  const isNight = currentTheme() === 'night';
  const actions: Entry[] = [
    ...(may.bookings ? [{ kind: 'action', id: 'book', label: words.newBooking() } as const] : []),
    { kind: 'action', id: 'theme', label: isNight ? common.useLightTheme() : common.useNightTheme() },
    { kind: 'action', id: 'site', label: words.theSite() },
    { kind: 'action', id: 'sign-out', label: common.signOut() },
  ];
  const act: Readonly<Record<string, () => unknown>> = {
    book: () => book({}, { replaces: true }),
    theme: () => chooseTheme(currentTheme() === 'night' ? 'light' : 'night'),
    site: () => before(() => navigate(paths.home, { replace: true })),
    'sign-out': () => before(signOut),
  };
  // Replaces the history entry that lets Back close the search.
  const go = (path: string) => void navigate(path, { replace: true });
  const open = ({ kind, id }: Entry) => {
    switch (kind) {
      case 'action':
        return void act[id]?.();
      case 'book':
        return book({ clientId: id }, { replaces: true });
      case 'booking':
        return onDialog({ kind: 'booking', bookingId: id });
      case 'client':
        return go(paths.dashboardClient(id));
      case 'page':
        return go(id);
      case 'service':
        return may.catalogue ? go(paths.dashboardManageOne(id)) : before(() => go(paths.service(id)));
    }
  };
  return { pages, actions, open };
}

/** Opens the search with Ctrl K or ⌘ K anywhere, and with / outside of fields if single keys are turned on. */
export function useSearchKeys(onSearch: () => void): void {
  const [hasShortcuts] = useKeyboardShortcutsSetting();
  useShortcuts(hasShortcuts, { '/': onSearch });
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAsked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onSearch();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
