import type { DiaryColumn } from '../diary-model/columns';
import { STEP_MINUTES } from '../diary-model/scale';
import type { Spot } from './keyboard-steps';

/** The card key, block id or free slot that an event occurred on. */
export const targetOf = (target: EventTarget, name: 'card' | 'block' | 'slot'): string | null =>
  (target instanceof Element && target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]) || null;

/** The number of columns, and the minutes they show. */
export interface GridSize {
  columns: number;
  length: number;
}

/** The column and minute at a point in the window; in a mirrored grid, the first column is on the right. */
export function spotUnder(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'> | undefined,
  { x, y }: { x: number; y: number },
  size: GridSize,
  isMirrored: boolean,
): Spot {
  if (!box) return { column: 0, minute: 0 };
  const fromStart = isMirrored ? box.right - x : x - box.left;
  const column = Math.floor((fromStart / box.width) * size.columns);
  return {
    column: Math.max(0, Math.min(column, size.columns - 1)),
    minute: ((y - box.top) / box.height) * size.length,
  };
}

export const focusCard = (body: HTMLElement | null, key: string): void =>
  body?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus();

/** The first visible quarter of an hour, where keyboard users start. */
export function firstVisibleSpot(
  columns: readonly DiaryColumn[],
  body: HTMLElement | null,
  scroller: HTMLElement | null,
): Spot {
  const length = columns[0]?.scale.length ?? 0;
  const top = body && scroller ? (scroller.scrollTop / body.clientHeight) * length : 0;
  const wanted = Math.ceil(top / STEP_MINUTES) * STEP_MINUTES;
  return { column: 0, minute: Math.max(0, Math.min(wanted, length - STEP_MINUTES)) };
}
