import { css } from 'styled-components';
import { LOW } from './media';

/** A list: rows of equal height, sticky headers, and in narrow windows each cell on one line. */
export const listStyle = css<{ $rowsBelow: number }>`
  --row: 40px;
  --row-gap: 2px;
  border-radius: 0;

  thead th:is(:first-child, :last-child) {
    border-radius: 0;
  }
  font-size: 0.9375rem;

  &[data-density='dense'] {
    --row: 32px;
    --row-gap: 1px;
  }
  &[data-density='roomy'] {
    --row: 52px;
  }
  caption {
    padding-bottom: 6px;
  }
  @container table (min-width: ${({ $rowsBelow }) => $rowsBelow + 1}px) {
    th,
    td {
      height: var(--row);
      padding: var(--row-gap) 10px;
    }
    thead th {
      position: sticky;
      @media ${LOW} {
        position: static;
      }
      top: var(--header);
      z-index: var(--z-raised);
      height: 34px;
      box-shadow: inset 0 -1px var(--border);
    }
    &:not([data-density='roomy']) [data-stack] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: var(--s-2);
    }
    [data-align='end'] [data-stack] {
      justify-content: end;
    }
    /* The time, the person and the actions stay on one line. */
    [data-phone='main'] [data-stack] {
      flex-wrap: nowrap;
    }
    :is([data-phone='start'], [data-phone='more']) {
      white-space: nowrap;

      [data-stack],
      span {
        flex-wrap: nowrap;
      }
    }
  }
  tbody button {
    min-height: 28px;
    padding-block: 0;
    font-size: var(--t-meta);
  }
  tbody button[title] {
    width: 28px;
    height: 28px;
  }
  @media (pointer: coarse) {
    tbody button {
      min-height: 32px;
    }
    tbody button[title] {
      width: 36px;
      height: 32px;
    }
  }

  /* The stacked parts of a cell, as many as fit on its line. */
  @container table (max-width: ${({ $rowsBelow }) => $rowsBelow}px) {
    :is([data-phone='main'], [data-phone='sub']) [data-stack] {
      max-height: 1lh;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    /* A number or a time of which a part would mislead: it takes a line of its own where there is no room. */
    [data-whole] {
      display: inline-block;
      max-width: 100%;
    }
    :is([data-phone='main'], [data-phone='sub']) [data-stack]:has([data-whole]) {
      max-height: 2lh;
    }
  }
`;
