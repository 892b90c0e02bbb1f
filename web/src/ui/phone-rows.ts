import { css } from 'styled-components';

/**
 * A table in a narrow window: each row becomes a list row of two lines or more, with what its columns say by
 * `onPhone`. Several cells in one place stand below one another.
 */
export const phoneRows = css<{ $rowsBelow: number; $isList: boolean }>`
  @container table (max-width: ${({ $rowsBelow }) => $rowsBelow}px) {
    display: block;
    background: none;
    border: 0;
    border-radius: 0;

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
    tbody {
      border-top: 1px solid var(--border);
    }
    && tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-auto-flow: row dense;
      align-content: center;
      align-items: center;
      gap: 0 var(--s-3);
      min-height: 64px;
      padding: ${({ $isList }) => ($isList ? '3px' : 'var(--s-2)')} 0;
      border-bottom: 1px solid var(--border);
    }
    /* Without a place, a cell is for screen readers only. */
    && tbody tr > * {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      border: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && tbody tr > [data-phone] {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      overflow-wrap: anywhere;
      text-align: start;
      clip-path: none;
    }
    && tbody tr[data-lifted] > * {
      background: none;
    }
    && tbody tr[data-lifted] {
      background: var(--accent-soft);
    }
    [data-phone='start'] {
      grid-area: 1 / 1 / span 2;
    }
    [data-phone='main'] {
      grid-area: 1 / 2;
    }
    [data-phone='sub'] {
      grid-column: 2;
    }
    tr:not(:has(> [data-phone='start'])) > :is([data-phone='main'], [data-phone='sub']) {
      grid-column: 1 / 3;
    }
    tr:not(:has(> [data-phone='end'])) > [data-phone='main'] {
      grid-column-end: 4;
    }
    tr:not(:has(> [data-phone='more'])) > [data-phone='sub'] {
      grid-column-end: 4;
    }
    && tbody tr > [data-phone='end'] {
      grid-area: 1 / 3;
      text-align: end;
    }
    && tbody tr > [data-phone='more'] {
      grid-column: 3;
      text-align: end;
    }
    :is([data-phone='end'], [data-phone='more']) [data-stack] {
      justify-items: end;
    }
    :is([data-phone='sub'], [data-phone='more']) {
      color: var(--text-2);
      font-size: var(--t-meta);
    }
    :is([data-phone='main'], [data-phone='sub']) [data-stack] {
      display: block;
    }
    :is([data-phone='main'], [data-phone='sub']) [data-stack] > :is(* + *, small):not([data-whole])::before {
      content: ' · ';
    }
    /* A whole number or time may begin a line, where a point would be out of place. */
    [data-stack] > :has(+ [data-whole]):not(a)::after {
      content: ' · ';
    }
    [data-stack] > a:has(+ [data-whole]) {
      margin-inline-end: var(--s-2);
    }
    [data-phone='more'] button {
      min-height: 40px;
    }
  }
`;
