import { ownPart } from '../../booking/bookings/own-part';
import type { DiaryBooking } from './models';

/**
 * The booking to handle next: the client who is there, or else the first one expected. A late client stays next until
 * they come or are marked as a no-show, as long as their time has not passed.
 */
export function nextBooking(bookings: readonly DiaryBooking[], nowMs: number): DiaryBooking | null {
  const inOrder = bookings.toSorted((a, b) => ownPart(a).startsAt.localeCompare(ownPart(b).startsAt));
  return (
    inOrder.find(({ status }) => status === 'arrived') ??
    inOrder.find((one) => one.status === 'confirmed' && Date.parse(ownPart(one).endsAt) > nowMs) ??
    null
  );
}
