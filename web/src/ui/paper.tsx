import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useIsHydrated } from './use-is-hydrated';

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    font-size: 10.5pt;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

/** Hides everything else on the screen, dialogs and pages, in print. */
const NothingElse = createGlobalStyle`
  @media print {
    html { overflow: visible !important; }
    body > :not([data-paper]) { display: none !important; }
  }
`;

/** The print version that replaces the page; invisible on the screen. */
export function Paper({ children }: { children: ReactNode }) {
  // Not rendered by the server.
  if (!useIsHydrated()) return null;
  return createPortal(
    <Sheet data-paper>
      <NothingElse />
      {children}
    </Sheet>,
    document.body,
  );
}

/** The thing to print among several, by name, and a way to print one. */
export function usePrinting() {
  const [printed, setPrinted] = useState<{ what: string } | null>(null);
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  return { printed: printed?.what ?? null, print: (what: string) => setPrinted({ what }) };
}
