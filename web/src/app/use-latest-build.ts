import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOutdated } from '../api/build';
import { isAnythingInHand } from '../lib/in-hand';

/** Loads the page anew that is opened after the server got another build; later while something is half typed. */
export function useLatestBuild(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isOutdated() && !isAnythingInHand()) location.reload();
  }, [pathname]);
}
