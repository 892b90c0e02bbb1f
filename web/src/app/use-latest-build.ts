import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOutdated } from '../api/build';
import { isAnythingUnsaved } from '../lib/in-hand';

const reloadPage = () => location.reload();

/** After the server gets another build, the next navigation reloads the app; later if there is unsaved input. */
export function useLatestBuild(reload = reloadPage): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isOutdated() && !isAnythingUnsaved()) reload();
  }, [pathname, reload]);
}
