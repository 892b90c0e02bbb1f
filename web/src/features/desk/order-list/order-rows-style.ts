import { css } from 'styled-components';
import { below, LOW } from '../../../ui/media';

/** What the columns of the Order List need side by side, more with larger text. */
const ROWS_BELOW = '47.5rem';

/** The Order List where its columns have no room: rows of three lines, with the next step at their end. */
export const inRows = css`
  @container orders (max-width: ${ROWS_BELOW}) {
    display: block;

    tbody,
    [data-day],
    [data-day] > *,
    [data-earlier],
    [data-earlier] > *,
    [data-now],
    [data-now] > * {
      display: block;
      height: auto;
    }
    [data-day] {
      position: sticky;
      top: var(--header);
      z-index: var(--z-raised);
      @media ${LOW} {
        position: static;
      }
    }
    [data-day] > * {
      position: static;
      padding-block: 9px;
    }
    [data-earlier] button {
      min-height: 48px;
    }
    [data-booking] {
      display: grid;
      grid-template: auto auto auto / 72px minmax(0, auto) minmax(0, 1fr) auto;
      grid-template-areas: 'time name name step' 'time what what step' 'time status total step';
      gap: 1px var(--s-2);
      align-items: center;
      padding: var(--s-2) var(--s-4);
      border-top: 1px solid var(--border);
    }
    && [data-booking] > * {
      height: auto;
      min-width: 0;
      padding: 0;
      border: 0;
    }
    [data-reference] {
      display: none;
    }
    [data-cell='time'] {
      grid-area: time;
      align-self: start;
      white-space: normal;

      b,
      span {
        display: block;
      }
      span {
        font-size: var(--t-meta);
      }
    }
    [data-cell='name'] {
      grid-area: name;
    }
    [data-cell='what'] {
      grid-area: what;
      color: var(--text-2);
      font-size: var(--t-meta);
    }
    [data-cell='status'] {
      grid-area: status;
      font-size: var(--t-meta);
    }
    [data-cell='total'] {
      grid-area: total;
      color: var(--text-2);
      font-size: var(--t-meta);
      text-align: start;
    }
    [data-cell='step'] {
      grid-area: step;
      overflow: visible;
    }
    [data-cell='step'] button {
      min-width: 88px;
      min-height: 40px;
    }
  }
  /* On a phone the rows reach the edges of the screen. */
  @media ${below('sm')} {
    width: calc(100% + 2 * var(--s-4));
    margin-inline: calc(-1 * var(--s-4));
    border-inline: 0;
    border-radius: 0;

    tbody:first-of-type [data-day] > * {
      border-radius: 0;
    }
  }
`;
