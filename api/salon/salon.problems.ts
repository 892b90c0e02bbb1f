import { Problem } from '../common/problem/problem.js';

/** 409: so many bookings would be shown at other hours, or keep their prices in the old money, and nobody has said that they may. */
export const bookingsAreToCome = (comingVisits: number) =>
  new Problem('bookings-are-to-come', { extras: { comingVisits } });
