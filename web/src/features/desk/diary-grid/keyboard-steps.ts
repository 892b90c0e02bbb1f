import { STEP_MINUTES } from '../diary-model/scale';

/** A place in the grid: which column, and how many minutes from its top. */
export interface Spot {
  column: number;
  minute: number;
}

/** The limits of the grid: the columns, their length, and how much must still fit below. */
export interface Bounds {
  columns: number;
  length: number;
  needed: number;
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, last));

const sides: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key in the order of the columns: where that is from right to left, the arrow to the left leads on and not back. */
export const inColumnOrder = (key: string, isMirrored: boolean): string => (isMirrored && sides[key]) || key;

/** Where a key leads from a place, in the order of the columns; null for a key that means nothing here. */
export function moveSpot({ column, minute }: Spot, key: string, bounds: Bounds): Spot | null {
  const lastMinute = Math.floor((bounds.length - bounds.needed) / STEP_MINUTES) * STEP_MINUTES;
  const to = (columns: number, minutes: number): Spot => ({
    column: clamp(column + columns, bounds.columns - 1),
    // From between two quarters the first step leads onto one.
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

/** How long a booking becomes by a key; null for a key that means nothing here. */
export function changeLength(minutes: number, key: string, longest: number): number | null {
  const step = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES, PageUp: -60, PageDown: 60 }[key];
  if (step === undefined) return null;
  const wanted =
    step > 0
      ? Math.floor((minutes + step) / STEP_MINUTES) * STEP_MINUTES
      : Math.ceil((minutes + step) / STEP_MINUTES) * STEP_MINUTES;
  return Math.max(STEP_MINUTES, Math.min(wanted, longest));
}
