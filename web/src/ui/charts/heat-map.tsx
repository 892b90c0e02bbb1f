import styled from 'styled-components';
import { below } from '../media';

const Scroll = styled.div`
  overflow-x: auto;
`;
const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 3px;
  font-size: var(--t-small);
  text-align: center;
  table-layout: fixed;

  caption {
    caption-side: bottom;
    padding-top: var(--s-2);
    color: var(--text-2);
    text-align: start;
  }
  th {
    color: var(--text-2);
    font-weight: 400;
  }
  thead th {
    min-width: 26px;
  }
  thead td {
    width: 40px;
    height: auto;
  }
  tbody th {
    text-align: start;
  }
  td {
    height: 32px;
    min-width: 26px;
    border-radius: 4px;
    print-color-adjust: exact;
  }
  td[data-off] {
    background: repeating-linear-gradient(135deg, transparent 0 4px, var(--border) 4px 5px), var(--surface-2);
    color: var(--text-2);
  }
  @media ${below('xs')} {
    border-spacing: 2px;

    td {
      height: 30px;
    }
  }
  @media (forced-colors: active) {
    tbody td {
      border: 1px solid GrayText;
    }
  }
`;

const Shade = styled.td<{ $dark: number }>`
  background: color-mix(in srgb, var(--star) ${({ $dark }) => $dark}%, var(--surface-2));
`;

/** Darkest shade of a cell, so that the number in it stays readable. */
const DARKEST = 72;

export interface HeatRow {
  key: string;
  name: string;
  /** One for each column, 0 to 1 or above; null where there is nothing to be shared. */
  shares: readonly (number | null)[];
}

/** A table whose cells are as dark as their share, with the share in each of them as a number. */
export function HeatMap({
  label,
  caption,
  columns,
  rows,
  off,
  write,
}: {
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly HeatRow[];
  /** The text of a row without any share. */
  off: string;
  write: (share: number) => string;
}) {
  return (
    // May be wider than its place, so that the keyboard has to reach it.
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, shares }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {shares.every((share) => share === null) ? (
                <td colSpan={columns.length} data-off>
                  {off}
                </td>
              ) : (
                shares.map((share, index) =>
                  share === null ? (
                    <td key={columns[index]} data-off />
                  ) : (
                    <Shade key={columns[index]} $dark={Math.round(Math.min(1, share) * DARKEST)}>
                      {write(share)}
                    </Shade>
                  ),
                )
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
