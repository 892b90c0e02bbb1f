import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { below } from '../../../ui/media';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { DayBar } from './day-lines';
import type { useDayTexts } from './use-day-texts';

const HATCH = 'repeating-linear-gradient(135deg, transparent 0 4px, var(--border) 4px 5px)';

const Bar = styled.li`
  position: absolute;
  inset-block: 0;
  container-type: inline-size;

  > a,
  > span {
    display: block;
    height: 100%;
    margin-inline-end: 1px;
    padding-inline: 6px 2px;
    overflow: hidden;
    border-radius: 3px;
    color: var(--text);
    font-size: var(--t-small);
    line-height: 28px;
    text-decoration: none;
    overflow-wrap: normal;
    print-color-adjust: exact;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  &[data-kind='off'] > span {
    background: ${HATCH}, color-mix(in srgb, var(--surface-2) 60%, transparent);
    color: var(--text-2);
  }
  &[data-kind='done'] > :is(a, span) {
    border-inline-start: 3px solid var(--border);
    background: var(--surface-2);
    color: var(--text-2);
  }
  &[data-kind='next'] > :is(a, span),
  &[data-kind='waiting'] > :is(a, span) {
    border-inline-start: 3px solid var(--star);
    background: color-mix(in srgb, var(--star) 20%, var(--surface));
  }
  &[data-kind='waiting'] > :is(a, span) {
    box-shadow: inset 0 0 0 2px var(--star);
    font-weight: 600;
  }
  &[data-kind='now'] > :is(a, span) {
    background: var(--brass);
    color: var(--surface);
    font-weight: 600;
  }
  &[data-kind='late'] > :is(a, span) {
    border-inline-start: 3px solid var(--warning);
    background: var(--warning-soft);
    box-shadow: inset 0 0 0 2px var(--warning);
    color: var(--warning);
    font-weight: 600;
  }
  &[data-kind='free'] > :is(a, span) {
    padding-inline: 0;
    border: 1px dashed var(--success);
    background: var(--success-soft);
    color: var(--success);
    font-weight: 600;
    line-height: 26px;
    text-align: center;
  }
  /* A strip below the name of the client whose colour develops. */
  &[data-within] {
    inset-block: auto 0;
    height: 6px;
  }
  &[data-kind='free'] > a:hover {
    background: var(--success);
    color: var(--surface);
  }
  @container (width < 52px) {
    bdi {
      display: none;
    }
  }
  @media ${below('md')} {
    > a,
    > span {
      line-height: 32px;
    }
    &[data-kind='free'] > :is(a, span) {
      line-height: 30px;
    }
    /* Too narrow to be read or pressed. */
    &[data-kind='free'][data-short] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    > a {
      border: 1px solid LinkText;
    }
    &[data-kind='now'] > :is(a, span) {
      border-width: 4px;
    }
    &[data-kind='late'] > :is(a, span) {
      border: 3px double LinkText;
    }
    &[data-kind='off'] > span {
      border: 1px dotted GrayText;
    }
  }
`;

const SHORT_MINUTES = 45;

/** The position and look of a bar on the line. */
export function Shape({
  bar: { kind, from, to, isWithin },
  bounds,
  children,
}: {
  bar: DayBar;
  bounds: { from: number; to: number };
  children: ReactNode;
}) {
  const whole = bounds.to - bounds.from;
  return (
    <Bar
      data-kind={kind}
      data-within={isWithin || undefined}
      data-short={to - from < SHORT_MINUTES || undefined}
      style={{
        insetInlineStart: `${((from - bounds.from) / whole) * 100}%`,
        width: `${((to - from) / whole) * 100}%`,
      }}
    >
      {children}
    </Bar>
  );
}

/** The text of a bar. A visit links to its booking, bookable time to the diary; a bar too narrow to press has no link. */
export function DayBarLink({
  bar,
  day,
  isWide,
  texts,
}: {
  bar: DayBar;
  day: string;
  isWide: boolean;
  texts: ReturnType<typeof useDayTexts>;
}) {
  const seesAll = useMay().diary === 'all';
  const { said, shown } = texts.bar(bar);
  if (bar.kind === 'off' || !isWide || bar.isWithin) {
    return (
      <span title={said}>
        <VisuallyHidden>{said}</VisuallyHidden>
        <bdi aria-hidden="true">{!bar.isWithin && shown}</bdi>
      </span>
    );
  }
  const booking = bar.visit?.booking;
  const to = booking && seesAll ? paths.dashboardOrdersFound(booking.reference) : paths.dashboardDiaryOn(day);
  return (
    <Link to={to} aria-label={said} title={said}>
      <bdi>{shown}</bdi>
    </Link>
  );
}
