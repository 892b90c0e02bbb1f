import styled from 'styled-components';
import { LOW } from '../../../ui/media';
import { inRows } from './order-rows-style';

/** What the columns need with the phone number among them, more with larger text. */
const PHONE_FROM = '67.5rem';

export const Place = styled.div`
  container: orders / inline-size;
`;

/** Days with their bookings: a table, and below its width rows of three lines with the step at their end. */
export const Sheet = styled.table`
  --row: 44px;
  width: 100%;
  border: 1px solid var(--border);
  border-collapse: separate;
  border-spacing: 0;
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: 0.9375rem;
  table-layout: fixed;
  text-align: start;

  &[data-density='dense'] {
    --row: 36px;
  }
  &[data-density='roomy'] {
    --row: 56px;
  }
  caption,
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody:not(:first-of-type) tr:first-child > * {
    border-top: 1px solid var(--border);
  }
  tr > * {
    overflow: hidden;
    height: var(--row);
    padding: 2px 10px;
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  tr + tr > * {
    border-top: 1px solid var(--border);
  }
  tr > :first-child {
    padding-inline-start: var(--s-4);
  }
  tr > :last-child {
    padding-inline-end: var(--s-4);
  }
  tr:has(+ [data-now]) + [data-now] + tr > * {
    border-top: 0;
  }

  [data-day] > * {
    position: sticky;
    top: var(--header);
    z-index: var(--z-raised);
    height: 40px;
    background: var(--bg);
    color: var(--text);
    font-weight: 600;
    white-space: normal;

    span {
      margin-inline-start: var(--s-2);
      color: var(--text-2);
      font-weight: 400;
    }
    @media ${LOW} {
      position: static;
    }
  }
  tbody:first-of-type [data-day] > * {
    border-radius: var(--r-2) var(--r-2) 0 0;
  }
  [data-earlier] > :first-child {
    padding: 0;

    button {
      display: flex;
      align-items: center;
      gap: var(--s-2);
      width: 100%;
      min-height: 40px;
      padding: 0 var(--s-4);
      border: 0;
      background: none;
      color: var(--text-2);
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    button:hover {
      background: var(--surface-2);
    }
    button:focus-visible {
      outline-offset: -3px;
    }
    svg {
      flex: none;
      transition: rotate var(--dur-1) var(--ease);
    }
    [aria-expanded='true'] svg {
      rotate: 90deg;
    }
    &:dir(rtl) [aria-expanded='false'] svg {
      rotate: 180deg;
    }
  }
  [data-booking] {
    cursor: pointer;
  }
  [data-booking]:hover > * {
    background: color-mix(in srgb, var(--surface-2) 60%, var(--surface));
  }

  [data-cell='time'] {
    font-variant-numeric: tabular-nums;

    b {
      font-weight: 600;
    }
    span {
      color: var(--text-2);
    }
  }
  [data-cell='total'] {
    text-align: end;
  }
  [data-cell='step'] {
    text-align: end;

    button {
      max-width: 100%;
      padding-inline: var(--s-3);
    }
  }
  [data-cell='phone'] {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  @container orders (max-width: ${PHONE_FROM}) {
    [data-cell='phone'] {
      display: none;
    }
  }

  /*
   * The time now, between who should be here and who is still to come. Screen readers don't treat it as a row.
   */
  [data-now] > * {
    position: relative;
    overflow: visible;
    height: 0;
    padding: 0;
    border-top: 2px solid var(--danger);
    line-height: 0;

    b {
      position: absolute;
      top: -1px;
      inset-inline-start: var(--s-4);
      translate: 0 -50%;
      padding: 1px 5px;
      border-radius: var(--r-1);
      background: var(--danger);
      color: var(--surface);
      font-size: 0.8125rem;
      font-weight: 600;
      line-height: 1.3;
      font-variant-numeric: tabular-nums;
    }
  }

  ${inRows}
  @media print {
    [data-cell='step'],
    [data-earlier],
    [data-now] {
      display: none;
    }
  }
`;

/** The client's name is the button that opens their booking. */
export const Name = styled.button`
  max-width: 100%;
  height: 28px;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: var(--text);
  font: inherit;
  font-weight: 600;
  text-align: start;
  line-height: 28px;
  vertical-align: middle;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
export const Reference = styled.small`
  margin-inline-start: var(--s-2);
  color: var(--text-3);
  font-size: var(--t-meta);
`;
export const Part = styled.span<{ $hue: string }>`
  display: block;

  &::before {
    content: '';
    display: inline-block;
    width: 4px;
    height: 0.85em;
    margin-inline-end: var(--s-2);
    border-radius: 2px;
    background: var(--hue-${({ $hue }) => $hue}-line);
    vertical-align: -0.08em;
  }
  small {
    color: var(--text-2);
    font-size: 1em;
  }
`;
