import { css } from 'styled-components';
import { LOW } from './media';

/** A list: rows of equal height, sticky headers, and two lines per row in narrow windows. */
export const listStyle = css<{ $cardsBelow: number }>`
  --row: 40px;
  --row-gap: 2px;
  border-radius: 0;
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
  @container table (min-width: ${({ $cardsBelow }) => $cardsBelow + 1}px) {
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
    /* When, whose it is, and what can be done, stay on one line. */
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

  @container table (max-width: ${({ $cardsBelow }) => $cardsBelow}px) {
    && tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 var(--s-3);
      min-height: 64px;
      margin: 0;
      padding: 3px 0;
      border: 0;
      border-bottom: 1px solid var(--border);
      border-radius: 0;
      background: none;
    }
    && tbody tr > * {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && tbody tr > [data-phone] {
      position: static;
      display: block;
      width: auto;
      padding: 0;
      text-align: start;
      clip-path: none;
    }
    && tbody tr > *::before {
      content: none;
    }
    [data-phone='start'] {
      grid-area: 1 / 1 / 3 / 2;
    }
    [data-phone='main'] {
      grid-area: 1 / 2;
    }
    [data-phone='sub'] {
      grid-area: 2 / 2;
    }
    tr:not(:has([data-phone='start'])) > :is([data-phone='main'], [data-phone='sub']) {
      grid-column-start: 1;
      grid-column-end: 3;
    }
    tr:not(:has([data-phone='end'])) > [data-phone='main'] {
      grid-column-end: 4;
    }
    && tbody tr > [data-phone='end'] {
      grid-area: 1 / 3;
      text-align: end;
    }
    && tbody tr > [data-phone='more'] {
      grid-area: 2 / 3;
      text-align: end;
    }
    :is([data-phone='main'], [data-phone='sub']) [data-stack] {
      display: block;
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
    [data-phone='sub'] {
      color: var(--text-2);
      font-size: var(--t-meta);
    }
    :is([data-phone='main'], [data-phone='sub']) [data-stack] > :is(* + *, small)::before {
      content: ' · ';
    }
  }
`;
