import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DensitySwitch } from './density-switch';
import { listStyle } from './list-style';
import { useDensity } from './use-density';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for the column whose cell names the row. */
  isRowHeader?: boolean;
  align?: 'start' | 'end';
  /**
   * Its place in a list row on a phone: at the start of both lines, at the start or end of the first (`main`, `end`)
   * or of the second (`sub`, `more`). Without a place, it is for screen readers only.
   */
  onPhone?: 'start' | 'main' | 'sub' | 'end' | 'more';
}

/** A cell's content, line by line; less important lines are in a `<small>`. */
export const CellStack = styled.span.attrs<{ 'data-stack'?: boolean }>({ 'data-stack': true })`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;

const Container = styled.div`
  container: table / inline-size;
  position: relative;
`;
/** On the caption's line. */
const Switch = styled.div<{ $cardsBelow: number }>`
  position: absolute;
  top: -2px;
  inset-inline-end: 0;

  @container table (max-width: ${({ $cardsBelow }) => $cardsBelow}px) {
    display: none;
  }
`;
const StyledTable = styled.table<{ $cardsBelow: number; $isList: boolean }>`
  width: 100%;
  border-collapse: collapse;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  text-align: start;

  caption {
    padding-bottom: var(--s-3);
    text-align: start;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  th,
  td {
    padding: var(--s-3) var(--s-4);
    vertical-align: middle;
    font-weight: 400;
  }
  thead th {
    background: var(--surface-2);
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr + tr > * {
    border-top: 1px solid var(--border);
  }
  tbody th {
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: end;
  }

  [data-lifted='true'] > * {
    background: var(--accent-soft);
  }

  @container table (max-width: ${({ $cardsBelow }) => $cardsBelow}px) {
    display: block;
    background: none;
    border: 0;

    caption,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: block;
      padding: var(--s-3) var(--s-4);
      border: 1px solid var(--border);
      border-radius: var(--r-3);
      background: var(--surface);
    }
    tbody tr + tr {
      margin-top: var(--s-3);
    }
    tbody tr > * {
      display: flex;
      justify-content: space-between;
      gap: var(--s-4);
      padding: var(--s-2) 0;
      text-align: end;
      overflow-wrap: anywhere;
    }
    tbody tr + tr > * {
      border-top: 0;
    }
    tbody tr > *::before {
      content: attr(data-label);
      flex: none;
      color: var(--text-2);
      font-weight: 400;
      font-size: var(--t-meta);
    }
  }

  ${({ $isList }) => $isList && listStyle}
`;

/** A row's buttons. */
export const CellActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: var(--s-1);
  white-space: nowrap;
`;

/** A table with a caption and named rows; in narrow windows, each row becomes a labelled card. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  cardsBelow = 640,
  isLifted,
  isList = false,
}: {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** True for the row being dragged. */
  isLifted?: (row: Row) => boolean;
  /** The width in pixels that its columns need. */
  cardsBelow?: number;
  /** For paged lists: as many rows as fit, at the user's chosen height. */
  isList?: boolean;
}) {
  const [density] = useDensity();
  // Explicit roles, because browsers drop a table's semantics when its `display` changes.
  return (
    <Container>
      {isList && (
        <Switch $cardsBelow={cardsBelow}>
          <DensitySwitch />
        </Switch>
      )}
      <StyledTable
        role="table"
        $cardsBelow={cardsBelow}
        $isList={isList}
        data-density={isList ? density : undefined}
      >
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align }) => (
              <th key={key} role="columnheader" scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-key={keyOf(row)} data-lifted={isLifted?.(row) || undefined}>
              {columns.map(({ key, header, cell, isRowHeader, align, onPhone }) =>
                isRowHeader ? (
                  <th
                    key={key}
                    role="rowheader"
                    scope="row"
                    data-label={header}
                    data-align={align}
                    data-phone={onPhone}
                  >
                    <span>{cell(row)}</span>
                  </th>
                ) : (
                  <td key={key} role="cell" data-label={header} data-align={align} data-phone={onPhone}>
                    <span>{cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </Container>
  );
}
