import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Table, type Column } from '../../../ui/table';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';

const Sheet = styled.figure`
  display: grid;
  align-content: start;
  gap: var(--s-4);
  min-width: 0;
  margin: 0;
  padding: clamp(16px, 3cqi, 24px);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  @media print {
    break-inside: avoid;
  }
`;
const Caption = styled.figcaption`
  display: grid;
  gap: var(--s-1);

  strong {
    font: 400 1.25rem/1.25 var(--font-display);
  }
  span {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Behind = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  > div {
    max-height: 320px;
    margin-top: var(--s-2);
    overflow-y: auto;
  }

  /* On paper nobody can open it. */
  @media print {
    summary {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    > div {
      max-height: none;
      overflow: visible;
    }
  }
`;

/** A chart with a text summary, and the same data as a table behind it. */
export function ChartFigure<Row>({
  title,
  summary,
  columns,
  rows,
  keyOf,
  children,
}: {
  title: string;
  /** The chart's content, for screen readers. */
  summary: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: ReactNode;
}) {
  const words = useWords(book);
  return (
    <Sheet>
      <Caption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </Caption>
      {children}
      <Behind>
        <summary>{words.asTable({ title })}</summary>
        {/* Scrollable, so it must be reachable by keyboard. */}
        <div role="group" aria-label={words.figuresOf({ title })} tabIndex={0}>
          <Table caption={title} columns={columns} rows={rows} keyOf={keyOf} cardsBelow={0} />
        </div>
      </Behind>
    </Sheet>
  );
}
