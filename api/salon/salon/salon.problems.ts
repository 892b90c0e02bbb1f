import { Problem } from '../../common/problem/problem.js';

/** 409: upcoming bookings would be shown at other times, or keep their prices in the old currency, and this was not confirmed. */
export const bookingsAreToCome = (comingVisits: number) =>
  new Problem('bookings-are-to-come', { extras: { comingVisits } });

/** 409: ending the demo would delete sales of people with accounts of their own, and this was not confirmed. */
export const salesWouldBeDeleted = () => new Problem('sales-would-be-deleted');

/** 409: the till contains money, or the salon owes some, in the current currency. */
export const currencyIsInUse = () => new Problem('currency-is-in-use');
