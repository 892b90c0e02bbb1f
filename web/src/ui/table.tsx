import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DensitySwitch } from './density-switch';
import { listStyle } from './list-style';
import { phoneRows } from './phone-rows';
import { useDensity } from './use-density';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for the column whose cell names the row. */
  isRowHeader?: boolean;
  align?: 'start' | 'end';
  /**
   * Its place in a row on a phone: before all lines (`start`), at the start or end of the first line (`main`, `end`) or
   * of those below (`sub`, `more`). Several columns may share `sub` or `more`. Without a place, a column is for screen
   * readers only.
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
const Switch = styled.div<{ $rowsBelow: number }>`
  position: absolute;
  top: -2px;
  inset-inline-end: 0;

  @container table (max-width: ${({ $rowsBelow }) => $rowsBelow}px) {
    display: none;
  }
`;
const StyledTable = styled.table<{ $rowsBelow: number; $isList: boolean }>`
  width: 100%;
  /* Collapsed borders would have square corners. */
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
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
  thead th:first-child {
    border-start-start-radius: calc(var(--r-2) - 1px);
  }
  thead th:last-child {
    border-start-end-radius: calc(var(--r-2) - 1px);
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

  /* Figures that stay a table. */
  @container table (max-width: 520px) {
    th,
    td {
      padding: var(--s-2);
    }
    thead th {
      white-space: normal;
      vertical-align: bottom;
    }
  }
  ${phoneRows}
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

/** A table with a caption and named rows; in narrow windows, each row becomes a list row of two lines. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  rowsBelow = 640,
  isLifted,
  isList = false,
}: {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** True for the row being dragged. */
  isLifted?: (row: Row) => boolean;
  /** The width in pixels that its columns need. With 0, a table of figures stays one at every width. */
  rowsBelow?: number;
  /** For paged lists: as many rows as fit, at the user's chosen height. */
  isList?: boolean;
}) {
  const [density] = useDensity();
  // Explicit roles, because browsers drop a table's semantics when its `display` changes.
  return (
    <Container>
      {isList && (
        <Switch $rowsBelow={rowsBelow}>
          <DensitySwitch />
        </Switch>
      )}
      <StyledTable
        role="table"
        $rowsBelow={rowsBelow}
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
              {columns.map(({ key, cell, isRowHeader, align, onPhone }) =>
                isRowHeader ? (
                  <th key={key} role="rowheader" scope="row" data-align={align} data-phone={onPhone}>
                    <span>{cell(row)}</span>
                  </th>
                ) : (
                  <td key={key} role="cell" data-align={align} data-phone={onPhone}>
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
