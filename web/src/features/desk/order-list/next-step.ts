import { localDay } from '../../../lib/local-day';
import type { Booking } from '../../booking/bookings/models';
import { ownPart } from '../../booking/bookings/own-part';
import type { Payable } from '../../money/sales/use-payable';

/** The time before its start from which a booking's client is expected. */
const DUE_BEFORE_MINUTES = 30;
const MINUTE_MS = 60_000;

export type NextStep = 'arrive' | 'finish' | 'check-out';

type Visit = Pick<Booking, 'startsAt' | 'status' | 'can'>;

/** Minutes since the reader's own part should have started, if the client has not come; otherwise null. */
export function minutesLate(
  booking: Parameters<typeof ownPart>[0] & Pick<Booking, 'status'>,
  nowMs: number,
  timeZone: string,
): number | null {
  const { startsAt } = ownPart(booking);
  const { status } = booking;
  if (status !== 'confirmed' || localDay(startsAt, timeZone) !== localDay(new Date(nowMs), timeZone))
    return null;
  const minutes = Math.floor((nowMs - Date.parse(startsAt)) / MINUTE_MS);
  return minutes >= 1 ? minutes : null;
}

/** The next step: an expected client arrives, a present one pays or is done. Null on later days. */
export function nextStepOf(
  visit: Visit,
  { mayCheckOut, saleId }: Payable,
  nowMs: number,
  timeZone: string,
): NextStep | null {
  const { status, can } = visit;
  if (status === 'confirmed') {
    const isToday = localDay(visit.startsAt, timeZone) === localDay(new Date(nowMs), timeZone);
    const isDue = Date.parse(visit.startsAt) - nowMs <= DUE_BEFORE_MINUTES * MINUTE_MS;
    return isToday && isDue && can.arrive ? 'arrive' : null;
  }
  if (mayCheckOut) return 'check-out';
  return status === 'arrived' && saleId === null && can.finish ? 'finish' : null;
}
