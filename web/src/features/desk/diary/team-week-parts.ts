import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Hue } from '../../../ui/hues';
import { below, LOW } from '../../../ui/media';
import { daysBox } from '../diary-grid/days-box';
import { hatching, plainHatching } from '../diary-grid/diary-column';

export const Scroller = styled.div`
  ${daysBox}
  /* Without it, hidden texts of days out of sight would widen the page. */
  position: relative;

  @media print {
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;
export const Table = styled.table`
  width: 100%;
  min-width: 900px;
  table-layout: fixed;
  /* Edges of cells that stay in sight go along with them. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--t-small);
  line-height: 16px;

  th,
  td {
    padding: 0;
    border-inline-end: 1px solid var(--border);
    border-bottom: 1px solid var(--border);
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: inherit;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: var(--z-times);
    height: 48px;
    padding: var(--s-1) var(--s-2);
    background: var(--surface);
  }
  thead th[data-is-today] {
    box-shadow: inset 0 3px var(--text);
  }
  thead b {
    font-weight: 600;
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: var(--z-focused);
    padding: var(--s-2);
    background: var(--surface);
  }
  thead th:first-child {
    inset-inline-start: 0;
    z-index: var(--z-headings);
    width: 168px;
  }
  @media ${LOW} {
    thead th,
    tbody th {
      position: static;
    }
  }
  @media ${below('sm')} {
    thead th:first-child {
      width: 104px;
    }
  }
  @media print {
    min-width: 0;
  }
`;
export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-2);

  b {
    font-weight: 600;
  }
  img {
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 25%;
  }
  @media ${below('sm')} {
    img {
      display: none;
    }
  }
`;
const cell = css`
  display: grid;
  align-content: center;
  gap: 6px;
  min-height: 84px;
  padding: var(--s-2);
  color: var(--text);
`;
export const Pressed = styled(Link)`
  ${cell}
  text-decoration: none;

  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
export const Plain = styled.div`
  ${cell}
`;
export const Top = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-2);

  b {
    font-weight: 650;
  }
`;
const off = css`
  background: ${hatching};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${plainHatching};
  }
`;
export const Away = styled.span`
  align-self: center;
  justify-self: start;
  padding: 2px var(--s-2);
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--text-2);
`;
export const Cell = styled.td`
  &[data-is-away] {
    ${off}
  }
`;
export const Track = styled.span`
  position: relative;
  height: 12px;
  border: 1px solid var(--border);
  border-radius: 3px;
  background: var(--surface-2);
  overflow: hidden;

  > i {
    position: absolute;
    inset-block: 0;
  }
  > i[data-off] {
    ${off}
  }
`;
export const Taken = styled.i<{ $hue: Hue | null }>`
  border-inline-end: 1px solid var(--surface);
  background: ${({ $hue }) => ($hue ? `var(--hue-${$hue}-line)` : 'var(--text-3)')};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Canvas;
    background: CanvasText;
  }
`;
