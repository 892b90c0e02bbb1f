import type { ReactNode } from 'react';
import styled from 'styled-components';
import { charts } from '../../words/charts.gen';
import { useWords } from '../../words/use-words';
import { useFormats } from '../use-formats';
import { below } from '../media';
import { VisuallyHidden } from '../visually-hidden';
import type { Change } from './change';

/** Figures in one card with hairlines between them: four side by side, two by two where there is less room. */
export const Headlines = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--border);
  font-variant-numeric: tabular-nums;

  @media ${below('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;

    /* The third of three. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    border-color: #999;
    break-inside: avoid;
  }
`;
const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: var(--s-3) var(--s-4);
  background: var(--surface);

  @media ${below('xs')} {
    padding-inline: var(--s-3);

    &[data-wide] {
      grid-column: 1 / -1;
    }
    /* Behind the two that are narrow. */
    &[data-wide] ~ &[data-wide] {
      order: 1;
    }
  }
  dt {
    color: var(--text-2);
    font-weight: 500;
    font-size: var(--t-small);
    line-height: 1.5rem;
  }
  dd {
    color: var(--text-2);
    font-size: var(--t-small);
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  dd[data-value] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s-2);
  }
  dd[data-value] > strong {
    color: var(--text);
    font-weight: 600;
    font-size: clamp(1.25rem, 1rem + 1vw, 1.625rem);
    line-height: 2rem;
    letter-spacing: -0.01em;
  }
  dd[data-value] a {
    color: inherit;
    text-decoration: none;
  }
  dd[data-value] a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

/** One of them: its name, the figure, how it has changed, and one line about it. */
export function Headline({
  name,
  value,
  unit,
  change,
  good = 'more',
  isWide = false,
  about,
  children,
}: {
  name: string;
  value: ReactNode;
  /** After the figure, in small. */
  unit?: ReactNode;
  change?: Change | null;
  good?: GoodWhen;
  /** Across a phone. */
  isWide?: boolean;
  /** Behind its name: a button that says how it is counted. */
  about?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Cell data-wide={isWide || undefined}>
      <dt>
        {name}
        {about}
      </dt>
      <dd data-value>
        <strong>{value}</strong>
        {unit && <span>{unit}</span>}
        {change && <ChangeMark change={change} good={good} />}
      </dd>
      {children && <dd>{children}</dd>}
    </Cell>
  );
}

/** Tells if more or less is good news; for some figures neither is. */
export type GoodWhen = 'more' | 'less' | 'neither';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--text-2);
  font-weight: 600;
  font-size: var(--t-small);
  white-space: nowrap;

  svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-news='good'] {
    color: var(--success);
  }
  &[data-news='bad'] {
    color: var(--danger);
  }
`;

/** An arrow and by how much: green or red by whether it is good news, not by its direction. */
export function ChangeMark({ change: { direction, by, unit }, good }: { change: Change; good: GoodWhen }) {
  const words = useWords(charts);
  const { formatDecimal } = useFormats();
  const number = Number.isInteger(by) ? String(by) : formatDecimal(by);
  const text = unit === 'percent' ? words.percent({ number }) : words.points({ number });
  const isGood = (direction === 'up') === (good === 'more');
  const news = direction === 'same' || good === 'neither' ? undefined : isGood ? 'good' : 'bad';
  return (
    <Mark data-news={news}>
      {direction !== 'same' && (
        <svg viewBox="0 0 14 14" width={12} height={12} aria-hidden="true">
          <path d={direction === 'up' ? 'M7 12V2M3 6l4-4 4 4' : 'M7 2v10M3 8l4 4 4-4'} />
        </svg>
      )}
      {direction !== 'same' && (
        <VisuallyHidden>{direction === 'up' ? words.up() : words.down()} </VisuallyHidden>
      )}
      {text}
    </Mark>
  );
}
