import { Suspense, use, useEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import { onFirstUse } from '../lib/first-use';
import { toasterWanted } from '../lib/toaster-wanted';
import { useIsHydrated } from './use-is-hydrated';

/** Distance below the window at which a part is already hydrated. */
const NEAR = '200px';

interface Wait {
  isOver: boolean;
  end: () => void;
  over: Promise<void>;
}

interface Part {
  wait: Wait;
  children: ReactNode;
  /** Called once the part reacts to clicks. */
  onAwake: (isAwake: true) => void;
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
 * A part of a page below the fold. Server-rendered, it is there like everything else, but React hydrates it only when
 * it is about to be scrolled into view, or on the first interaction: until then, a phone's processor is left to the
 * visible part. Clicks inside work normally. Elsewhere, it does not wait.
 */
export function Later({ as: Place = 'div', children }: { as?: ElementType; children: ReactNode }) {
  const place = useRef<Element>(null);
  const [wait] = useState(newWait);
  const [isAwake, setAwake] = useState(false);
  const part = (
    <Suspense>
      <Awaited wait={wait} onAwake={setAwake}>
        {children}
      </Awaited>
    </Suspense>
  );
  // React discards server-rendered HTML that gets other contents before it is hydrated, and with it a press under way.
  // A waiting part therefore keeps its first contents, and gets the current ones once it is awake.
  const [first] = useState(part);

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
    // Automatic messages, such as a greeting: React shows nothing new while a part waits and the URL changes.
    const ignoreMessages = toasterWanted.subscribe(wait.end);
    return () => {
      observer.disconnect();
      ignoreUse();
      ignoreMessages();
    };
  }, [wait]);

  return (
    <Place ref={place} data-later>
      {isAwake ? part : first}
    </Place>
  );
}

function Awaited({ wait, children, onAwake }: Part) {
  const isHydrated = useIsHydrated();
  useEffect(() => onAwake(true), [onAwake]);
  // The server never waits; content rendered by the browser is needed now.
  if (typeof window !== 'undefined' && !isHydrated && !wait.isOver) use(wait.over);
  return children;
}
