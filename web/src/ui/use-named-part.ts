import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part of a page that the address names behind its #. For parts that render only once a response
 * is there.
 */
export function useNamedPart<Whole extends HTMLElement>() {
  const { hash } = useLocation();
  const ref = useRef<Whole>(null);
  useEffect(() => {
    const named = hash
      ? ref.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`)
      : null;
    named?.focus({ preventScroll: true });
    named?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return ref;
}
