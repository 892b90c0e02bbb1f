import { type DayRun, specialDayRuns } from '../../../lib/day-runs';

interface Window {
  startsMinute: number;
  endsMinute: number;
}

export interface OpeningDay {
  weekday: number;
  windows: Window[];
}

interface SpecialDay {
  day: string;
  reason: string;
  windows: Window[];
}

const SHOWN_SPECIAL_DAYS = 4;

function inOrder(windows: readonly Window[]): Window[] {
  return [...windows].sort((one, other) => one.startsMinute - other.startsMinute);
}

/** The seven weekdays from Monday, each with its windows in order; closed without any. */
export function openingDays(hours: readonly (Window & { weekday: number })[]): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    windows: inOrder(hours.filter((window) => window.weekday === weekday)),
  }));
}

/** The upcoming special days, including today. Days in a row are shown as one. */
export function comingSpecialDays(specialDays: readonly SpecialDay[], today: string): DayRun<SpecialDay>[] {
  const coming = specialDays
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
  return specialDayRuns(coming)
    .slice(0, SHOWN_SPECIAL_DAYS)
    .map((special) => ({ ...special, windows: inOrder(special.windows) }));
}
