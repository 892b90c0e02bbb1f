import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/** A page that is there sooner needs no line. */
const DELAY_MS = 150;

const grow = keyframes`
  from { scale: 0.08 1; }
  60% { scale: 0.7 1; }
  to { scale: 0.94 1; }
`;
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-overlay);
  height: 3px;
  background: var(--accent);
  transform-origin: left;
  animation: ${grow} 8s var(--ease) both;
  pointer-events: none;

  &:dir(rtl) {
    transform-origin: right;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    scale: 0.5 1;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** `/pt/` is the page `/pt`. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * A thin line while the next page is on its way. The router changes the address at once and the page when its code is
 * there; the line is for the time in between.
 */
export function PageProgress() {
  const { pathname } = useLocation();
  const shown = plain(useHref(pathname));
  const [waitsFor, setWaitsFor] = useState<string | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const wanted = plain(location.pathname);
        setWaitsFor(wanted === shown ? null : wanted);
      }, DELAY_MS);
    };
    // After the links' own handlers, which are at the root.
    addEventListener('click', look);
    addEventListener('popstate', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', look);
      removeEventListener('popstate', look);
    };
  }, [shown]);

  return waitsFor !== null && waitsFor !== shown && <Line aria-hidden data-page-progress />;
}
