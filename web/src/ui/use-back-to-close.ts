import { useEffect, useRef } from 'react';

let pendingBack: number | undefined;

/**
 * Makes the browser's Back close what is open, as people on a phone expect, instead of leaving the page.
 * A link inside the open part should `replace`, so that it takes the place of the extra history entry.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;

    if (pendingBack === undefined) {
      const before: unknown = window.history.state;
      window.history.pushState({ ...(typeof before === 'object' ? before : {}), isLayer: true }, '');
    } else {
      // Closed and opened again at once: the entry from before is still there to be used.
      window.clearTimeout(pendingBack);
      pendingBack = undefined;
    }

    const onBack = () => latestClose.current();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (!isOnLayer()) return;
      pendingBack = window.setTimeout(() => {
        pendingBack = undefined;
        if (isOnLayer()) window.history.back();
      });
    };
  }, [isOpen]);
}

function isOnLayer(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isLayer' in state;
}
