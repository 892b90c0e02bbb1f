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

/** Whatever is on the screen, a dialog or a page, is not on paper beside it. */
const NothingElse = createGlobalStyle`
  @media print {
    html { overflow: visible !important; }
    body > :not([data-paper]) { display: none !important; }
  }
`;

/** What is printed in place of the page while this is there; on the screen it is not seen. */
export function Paper({ children }: { children: ReactNode }) {
  // The server knows of no paper.
  if (!useIsHydrated()) return null;
  return createPortal(
    <Sheet data-paper>
      <NothingElse />
      {children}
    </Sheet>,
    document.body,
  );
}

/** Which of several things is on paper, by a name of its own, and how one of them is printed. */
export function usePrinting() {
  const [printed, setPrinted] = useState<{ what: string } | null>(null);
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  return { printed: printed?.what ?? null, print: (what: string) => setPrinted({ what }) };
}
