import { useEffect, type RefObject } from 'react';
import type { DiaryColumn } from '../diary-model/columns';

/** Opens the grid at the current time, or at the start of the day. */
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
    scroller.scrollTop =
      minute === undefined ? 0 : (minute / length) * body.clientHeight - scroller.clientHeight / 3;
    // Only another day or other hours should scroll it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [openedKey]);
}
