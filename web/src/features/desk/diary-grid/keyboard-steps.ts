import { STEP_MINUTES } from '../diary-model/scale';

/** A position in the grid: its column, and its minutes from the top. */
export interface Spot {
  column: number;
  minute: number;
}

/** The grid's limits: its columns, their length, and how much must still fit below. */
export interface Bounds {
  columns: number;
  length: number;
  needed: number;
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

const sides: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key in column order: in a right-to-left grid, the left arrow moves forwards. */
export const inColumnOrder = (key: string, isMirrored: boolean): string => (isMirrored && sides[key]) || key;

/** Returns the position that a key leads to; null for other keys. */
export function moveSpot({ column, minute }: Spot, key: string, bounds: Bounds): Spot | null {
  const lastMinute = Math.floor((bounds.length - bounds.needed) / STEP_MINUTES) * STEP_MINUTES;
  const to = (columns: number, minutes: number): Spot => ({
    column: clamp(column + columns, bounds.columns - 1),
    // From between two quarters, the first step snaps to one.
    minute: clamp(
      minutes > 0
        ? Math.floor((minute + minutes) / STEP_MINUTES) * STEP_MINUTES
        : minutes < 0
          ? Math.ceil((minute + minutes) / STEP_MINUTES) * STEP_MINUTES
          : minute,
      Math.max(0, lastMinute),
    ),
  });
  switch (key) {
    case 'ArrowUp':
      return to(0, -STEP_MINUTES);
    case 'ArrowDown':
      return to(0, STEP_MINUTES);
    case 'PageUp':
      return to(0, -60);
    case 'PageDown':
      return to(0, 60);
    case 'ArrowLeft':
      return to(-1, 0);
    case 'ArrowRight':
      return to(1, 0);
    case 'Home':
      return to(0, -bounds.length);
    case 'End':
      return to(0, bounds.length);
    default:
      return null;
  }
}

/** A booking's duration after a key; null for other keys. */
export function changeLength(minutes: number, key: string, longest: number): number | null {
  const step = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES, PageUp: -60, PageDown: 60 }[key];
  if (step === undefined) return null;
  const wanted =
    step > 0
      ? Math.floor((minutes + step) / STEP_MINUTES) * STEP_MINUTES
      : Math.ceil((minutes + step) / STEP_MINUTES) * STEP_MINUTES;
  return Math.max(STEP_MINUTES, Math.min(wanted, longest));
}
