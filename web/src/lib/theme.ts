export type Theme = 'light' | 'night';

const KEY = 'theme';
const tints: Record<Theme, string> = { light: '#fbf8f4', night: '#151013' };

function stored(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'night' ? value : null;
  } catch {
    return null;
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tints[theme]);
}

/** The page's current theme; `theme.js` has set it before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'night' ? 'night' : 'light';
}

/** Shows a theme and remembers it; until one is chosen the page follows the system. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  show(theme);
}

/** Follows a choice made in another tab, and the system while nothing is chosen. Returns a function that stops it. */
export function followTheme(): () => void {
  listenOutside(true);
  return () => listenOutside(false);
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light';
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) show(stored() ?? systemTheme());
}

function followSystem(): void {
  if (!stored()) show(systemTheme());
}

function listenOutside(isOn: boolean): void {
  const verb = isOn ? 'addEventListener' : 'removeEventListener';
  window[verb]('storage', followOtherTab as EventListener);
  matchMedia('(prefers-color-scheme: dark)')[verb]('change', followSystem);
}
