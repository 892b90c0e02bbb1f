import { Suspense, use, useEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import { onFirstUse } from '../lib/first-use';
import { toasterWanted } from '../lib/toaster-wanted';
import { useIsHydrated } from './use-is-hydrated';

/** How far below the window a part is hydrated already. */
const NEAR = '200px';

interface Wait {
  isOver: boolean;
  end: () => void;
  over: Promise<void>;
}

function newWait(): Wait {
  const wait: Wait = { isOver: false, end: () => undefined, over: Promise.resolve() };
  wait.over = new Promise((resolve) => {
    wait.end = () => {
      wait.isOver = true;
      resolve();
    };
  });
  return wait;
}

/**
 * A part of a page below what is seen first. Rendered by the server it stands there like everything else, but React takes
 * it over only when it is about to be scrolled into view, or as soon as somebody does anything with the page: until then
 * the processor of a phone is left to what can be seen. A click in it finds it hydrated. Elsewhere it waits for nothing.
 */
export function Later({ as: Place = 'div', children }: { as?: ElementType; children: ReactNode }) {
  const place = useRef<Element>(null);
  const [wait] = useState(newWait);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wait.end();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    const ignoreUse = onFirstUse(wait.end);
    // A message by itself, such as a greeting: React shows nothing new while a part waits and the address changes.
    const ignoreMessages = toasterWanted.subscribe(wait.end);
    return () => {
      observer.disconnect();
      ignoreUse();
      ignoreMessages();
    };
  }, [wait]);

  return (
    <Place ref={place} data-later>
      <Suspense>
        <Awaited wait={wait}>{children}</Awaited>
      </Suspense>
    </Place>
  );
}

function Awaited({ wait, children }: { wait: Wait; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  // The server waits for nobody; what the browser renders itself is wanted now.
  if (typeof window !== 'undefined' && !isHydrated && !wait.isOver) use(wait.over);
  return children;
}
