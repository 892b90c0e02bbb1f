import styled from 'styled-components';
import { useFormats } from '../../../ui/use-formats';
import { useNow } from '../../../ui/use-now';
import type { DiaryColumn } from '../diary-model/columns';
import { px } from './measures';

const Line = styled.div`
  position: absolute;
  z-index: var(--z-now);
  border-top: 2px solid var(--danger);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    top: -5px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--danger);
  }
  @media (forced-colors: active) {
    border-top-color: Highlight;

    &::before {
      background: Highlight;
    }
  }
  @media print {
    display: none;
  }
`;
const Tag = styled.span`
  position: absolute;
  inset-inline-end: 4px;
  z-index: var(--z-raised);
  padding: 1px 6px;
  border-radius: var(--r-1);
  background: var(--danger);
  color: var(--surface);
  /* The full hour behind it would show through. */
  box-shadow: 0 0 0 5px var(--surface);
  font-size: var(--t-small);
  font-weight: 700;
  line-height: 1.4;
  transform: translateY(-50%);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
    box-shadow: 0 0 0 5px Canvas;
  }
`;

/** Interval at which the line moves. */
const TICK_MS = 20_000;

/** The current time across today's columns, updated automatically. */
export function NowLine({ columns }: { columns: readonly DiaryColumn[] }) {
  const nowMs = useNow(TICK_MS);
  const isNow = ({ scale }: DiaryColumn) => minuteOf(scale, nowMs) !== null;
  const first = columns.findIndex(isNow);
  const column = columns[first];
  const minute = column && minuteOf(column.scale, nowMs);
  if (!column || minute === null || minute === undefined) return null;
  const width = 100 / columns.length;
  const count = columns.filter(isNow).length;
  return (
    <Line
      aria-hidden
      data-now
      style={{ top: px(minute), insetInlineStart: `${first * width}%`, width: `${count * width}%` }}
    />
  );
}

/** The current time as text, in the time column. */
export function NowTag({ columns, timeZone }: { columns: readonly DiaryColumn[]; timeZone: string }) {
  const { formatTime } = useFormats();
  const nowMs = useNow(TICK_MS);
  for (const { scale } of columns) {
    const minute = minuteOf(scale, nowMs);
    if (minute !== null)
      return (
        <Tag data-now style={{ top: px(minute) }}>
          {formatTime(new Date(nowMs), timeZone)}
        </Tag>
      );
  }
  return null;
}

function minuteOf(scale: DiaryColumn['scale'], nowMs: number): number | null {
  const minute = scale.toMinute(nowMs);
  return minute >= 0 && minute <= scale.length ? minute : null;
}
