import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Strip = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--s-1);

  a {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding-block: var(--s-2);
    border-radius: var(--r-1);
    color: var(--text-2);
    font-size: var(--t-small);
    line-height: 1rem;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
  }
  a[aria-current] {
    background: var(--surface-3);
    color: var(--text);
  }
  strong {
    color: var(--text);
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  @media print {
    a::after {
      content: none;
    }
  }
`;
const Pillar = styled.span`
  position: relative;
  width: 24px;
  height: 88px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: 4px;
  background: var(--surface);
  forced-color-adjust: none;

  i {
    position: absolute;
    inset: auto 0 0;
    background: var(--star);
  }
  &[data-off] {
    background: repeating-linear-gradient(135deg, transparent 0 4px, var(--border) 4px 5px), var(--surface-2);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;

    i {
      background: CanvasText;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export interface DayColumn {
  key: string;
  /** Above the column, in two lines. */
  name: string;
  number: string;
  /** 0 to 1; null on a day on which there is nothing to fill. */
  share: number | null;
  /** Below the column. */
  text: string;
  isCurrent: boolean;
  to: string;
  label: string;
}

/** A column a day, as high as the day is full; each leads to its day. */
export const Columns = ({ label, days }: { label: string; days: readonly DayColumn[] }) => (
  <Strip aria-label={label}>
    {days.map(({ key, name, number, share, text, isCurrent, to, label: said }) => (
      <li key={key}>
        <Link to={to} aria-label={said} aria-current={isCurrent ? 'date' : undefined}>
          <span>{name}</span>
          <strong>{number}</strong>
          <Pillar data-off={share === null || undefined}>
            {share !== null && <i style={{ height: `${Math.min(100, share * 100)}%` }} />}
          </Pillar>
          <span>{text}</span>
        </Link>
      </li>
    ))}
  </Strip>
);
