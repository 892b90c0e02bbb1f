import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { charts } from '../../words/charts.gen';
import { useWords } from '../../words/use-words';
import { below } from '../media';
import { VisuallyHidden } from '../visually-hidden';

/** Twelve columns of panels, one on a phone. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--s-4);

  > * {
    grid-column: span 12;
  }
  > [data-width='half'] {
    grid-column: span 6;
  }
  > [data-width='third'] {
    grid-column: span 4;
  }
  @media ${below('xl')} {
    > [data-width='third'] {
      grid-column: span 6;
    }
    > [data-width='half'] {
      grid-column: span 12;
    }
  }
  @media ${below('md')} {
    gap: var(--s-3);

    > [data-width] {
      grid-column: span 12;
    }
  }
`;

const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  font-variant-numeric: tabular-nums;

  @media print {
    border-color: #999;
    break-inside: avoid;
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  min-height: 44px;
  padding: var(--s-2) var(--s-4);

  h2 {
    font: 600 0.9375rem/1.25rem var(--font-ui);
  }
  small {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  > div {
    margin-inline-start: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--accent);
    font-weight: 600;
    font-size: var(--t-meta);
    text-decoration: none;
  }
  small a {
    color: inherit;
    font-weight: 400;
    font-size: inherit;
  }
  a:hover,
  small a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Matter = styled.div`
  flex: 1;
  min-width: 0;
  padding: var(--s-1) var(--s-4) var(--s-4);
`;
const Foot = styled.footer`
  padding: var(--s-2) var(--s-4);
  border-top: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--t-small);
`;
const Fold = styled.details`
  border-top: 1px solid var(--border);

  > summary {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline: var(--s-4);
    color: var(--text-2);
    font-size: var(--t-small);
    cursor: pointer;
  }
  > summary:hover {
    color: var(--text);
  }
  > div {
    padding: 0 var(--s-4) var(--s-4);
    overflow-x: auto;
  }
  @media (pointer: coarse) {
    > summary {
      min-height: 44px;
    }
  }

  /* It can't be opened on paper. */
  @media print {
    > summary {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

/** A panel of a page of figures: its name, its chart, and the same as a folded table below. */
export function Panel({
  title,
  note,
  summary,
  aside,
  width,
  footer,
  table,
  children,
}: {
  title: string;
  /** Next to the title, such as the sum. */
  note?: ReactNode;
  /** The content of the drawing, for those who cannot see it. */
  summary?: string;
  /** At the end of the first line: a legend, or a link. */
  aside?: ReactNode;
  width?: 'half' | 'third';
  footer?: ReactNode;
  table?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id} data-width={width}>
      <Head>
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        {aside && <div>{aside}</div>}
      </Head>
      <Matter>
        {summary && <VisuallyHidden as="p">{summary}</VisuallyHidden>}
        {children}
      </Matter>
      {footer && <Foot>{footer}</Foot>}
      {table && <TableFold title={title}>{table}</TableFold>}
    </Sheet>
  );
}

/** “Show as a table”, and the table; open on paper. */
function TableFold({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords(charts);
  return (
    <Fold>
      <summary>
        {words.asTable()}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      {/* Scrolls on its own, so that the keyboard has to reach it. */}
      <div role="group" aria-label={words.figuresOf({ title })} tabIndex={0}>
        {children}
      </div>
    </Fold>
  );
}

const Rest = styled.details`
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);

  > summary {
    min-height: 48px;
    padding: var(--s-3) var(--s-4);
    cursor: pointer;
  }
  > summary h2 {
    display: inline;
    font: 600 0.9375rem/1.25rem var(--font-ui);
  }
  > summary small {
    margin-inline-start: var(--s-2);
    color: var(--text-2);
    font-size: var(--t-small);
  }
  > div {
    display: grid;
    gap: var(--s-6);
    padding: var(--s-2) var(--s-4) var(--s-5);
    min-width: 0;
  }
  @media print {
    &[data-screen] {
      display: none;
    }
    > summary {
      list-style: none;
    }
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

/** Optional details, folded at the end of a page of figures; open on paper. */
export function Folded({
  title,
  note,
  isPrinted = true,
  children,
}: {
  title: string;
  note?: string;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  return (
    <Rest data-screen={!isPrinted || undefined}>
      <summary>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
      </summary>
      <div>{children}</div>
    </Rest>
  );
}
