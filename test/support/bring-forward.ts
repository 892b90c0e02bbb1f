import { at, now, today } from './today.js';

const SIX_HOURS_MS = 6 * 60 * 60_000;
const STEP_MS = 5 * 60_000;

/** A start today at which hardly anyone is booked, for bookings of which is to be said what became of them. */
export function aStartToday(): string {
  const earlier = Math.floor((now().getTime() - SIX_HOURS_MS) / STEP_MS) * STEP_MS;
  return new Date(Math.max(Date.parse(at(today, '00:00')), earlier)).toISOString();
}

/** Moves a booking to today. */
export async function bringForward(
  salon: { send: (method: 'POST', path: string, body: object, bearer: string) => Promise<unknown> },
  bookingId: string,
  bearer: string,
): Promise<void> {
  const move = { startsAt: aStartToday(), staff: 'any', allowOutsideHours: true, sendLetter: false };
  await salon.send('POST', `/bookings/${bookingId}/move`, move, bearer);
}
