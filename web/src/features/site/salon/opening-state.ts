import { addDays, dayInUtc } from '../../../lib/local-day';

interface Window {
  startsMinute: number;
  endsMinute: number;
}

interface Hours {
  openingHours: readonly (Window & { weekday: number })[];
  specialDays: readonly { day: string; windows: readonly Window[] }[];
}

/** The salon is open until a minute of a day, closed until it opens, or either for longer than anyone plans. */
export type OpeningState =
  | { isOpen: true; untilMinute: number | null }
  | { isOpen: false; opens: { day: string; inDays: number; minute: number } | null };

/** Limit of the search for the next opening: longer than any holiday. */
const LOOKS_AHEAD_DAYS = 60;
const WEEK_DAYS = 7;
const DAY_MINUTES = 24 * 60;

function windowsOn(day: string, { openingHours, specialDays }: Hours): Window[] {
  const special = specialDays.find((one) => one.day === day);
  const weekday = dayInUtc(day).getUTCDay() || 7;
  const windows = special?.windows ?? openingHours.filter((window) => window.weekday === weekday);
  return [...windows].sort((one, other) => one.startsMinute - other.startsMinute);
}

/**
 * The end of the opening that covers this minute, past midnight if the next day continues; null if it never
 * ends.
 */
function endOf(hours: Hours, today: string, { endsMinute }: Window): number | null {
  let [day, end] = [today, endsMinute];
  while (day <= addDays(today, WEEK_DAYS)) {
    if (end === DAY_MINUTES) [day, end] = [addDays(day, 1), 0];
    const further = windowsOn(day, hours).find(({ startsMinute }) => startsMinute === end);
    if (!further) return end || DAY_MINUTES;
    end = further.endsMinute;
  }
  return null;
}

/**
 * Open or closed right now, and until when. Special days come before weekly hours.
 * @param today the salon's calendar day
 * @param minute of that day on the salon's clocks
 */
export function openingState(hours: Hours, today: string, minute: number): OpeningState {
  const current = windowsOn(today, hours).find(
    ({ startsMinute, endsMinute }) => startsMinute <= minute && minute < endsMinute,
  );
  if (current) return { isOpen: true, untilMinute: endOf(hours, today, current) };
  for (let inDays = 0; inDays <= LOOKS_AHEAD_DAYS; inDays += 1) {
    const day = addDays(today, inDays);
    const next = windowsOn(day, hours).find(({ startsMinute }) => inDays > 0 || startsMinute > minute);
    if (next) return { isOpen: false, opens: { day, inDays, minute: next.startsMinute } };
  }
  return { isOpen: false, opens: null };
}
