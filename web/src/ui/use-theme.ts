import { useSyncExternalStore } from 'react';
import { currentTheme, watchTheme } from '../lib/theme';

/** The theme on the page, for what a style sheet cannot swap: pictures. */
export function useTheme() {
  return useSyncExternalStore(watchTheme, currentTheme, () => 'light' as const);
}
