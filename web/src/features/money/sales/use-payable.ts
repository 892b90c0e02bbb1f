import { useState } from 'react';
import { useQuestion } from '../../../api/use-question';
import { useSalon } from '../../../api/use-salon';
import { localDay } from '../../../lib/local-day';
import type { Booking } from '../../booking/bookings/models';
import { useTill } from '../till-settings/use-till';

/** The parts of a booking that decide if it can be paid. */
interface Visit {
  _id: string;
  startsAt: string;
  status: 'confirmed' | 'arrived' | 'done' | 'no-show' | 'cancelled';
}

/** The payment actions for a visit. */
export interface Payable {
  /** The id of its sale; null while it is unpaid. */
  saleId: string | null;
  mayCheckOut: boolean;
}

/** A paid booking can't change until it is refunded. */
export const canOfPaid = (can: Booking['can'], saleId: string | null): Booking['can'] =>
  saleId === null
    ? can
    : { ...can, reopen: false, cancel: false, correct: false, agreePrice: false, noShow: false };

const nothing: Payable = { saleId: null, mayCheckOut: false };

/**
 * Visits that are paid, and those that the user may check out: those until today that took place. Sends no request if
 * the salon takes no money here.
 */
export function usePayables(visits: readonly Visit[]): (visit: Visit) => Payable {
  const isOn = useTill()?.isOn === true;
  const { data: salon } = useSalon();
  const [now] = useState(() => new Date());
  const bookingIds = visits.map(({ _id }) => _id);
  const { data, error } = useQuestion(
    '/sales/of-visits',
    isOn && bookingIds.length > 0 ? { body: { bookingIds } } : null,
  );
  // If that is unknown, checkout itself says that the visit is paid.
  if (!isOn || !salon || (!data && !error)) return () => nothing;
  const saleIds = new Map(data?.map(({ bookingId, saleId }) => [bookingId, saleId]));
  const today = localDay(now, salon.timeZone);
  return ({ _id, startsAt, status }) => {
    const saleId = saleIds.get(_id) ?? null;
    const isOver = status === 'no-show' || status === 'cancelled';
    const mayCheckOut = saleId === null && !isOver && localDay(startsAt, salon.timeZone) <= today;
    return { saleId, mayCheckOut };
  };
}

/** The same for one visit. */
export const usePayable = (visit: Visit): Payable => usePayables([visit])(visit);
