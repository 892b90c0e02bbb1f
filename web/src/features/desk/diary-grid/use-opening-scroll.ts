import { useEffect, type RefObject } from 'react';
import type { DiaryColumn } from '../diary-model/columns';
import { STEP_MINUTES } from '../diary-model/scale';

/** Opens the grid near the current time, at a full quarter of an hour, or at the start of the day. */
export function useOpeningScroll({
  columns,
  scrollerRef,
  bodyRef,
}: {
  columns: readonly DiaryColumn[];
  scrollerRef: RefObject<HTMLElement | null>;
  bodyRef: RefObject<HTMLElement | null>;
}): void {
  const scale = columns[0]?.scale;
  const length = scale?.length ?? 0;
  const openedKey = columns.map(({ day }) => day).join() + length;
  useEffect(() => {
    const scroller = scrollerRef.current;
    const body = bodyRef.current;
    if (!scroller || !body || !scale) return;
    const minute = columns
      .map((column) => column.scale.toMinute(Date.now()))
      .find((at) => at > 0 && at < length);
    const quarterPx = (body.clientHeight / length) * STEP_MINUTES;
    const top = minute === undefined ? 0 : (minute / length) * body.clientHeight - scroller.clientHeight / 3;
    // A short block would otherwise be too low to press under the headings.
    scroller.scrollTop = Math.floor(top / quarterPx) * quarterPx;
    // Only another day or other hours should scroll it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [openedKey]);
}
