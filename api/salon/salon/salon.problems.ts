import { Problem } from '../../common/problem/problem.js';

/** 409: so many bookings would be shown at other hours, or keep their prices in the old money, and nobody has said that they may. */
export const bookingsAreToCome = (comingVisits: number) =>
  new Problem('bookings-are-to-come', { extras: { comingVisits } });

/** 409: the till has money in it, or the salon owes some, in the currency that it has. */
export const currencyIsInUse = () => new Problem('currency-is-in-use');
