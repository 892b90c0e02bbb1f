import { type BookingRules, deskRules } from '../planning/booking-rules.js';

/** The desk's rules. A visit outside working hours has been agreed, so it is booked and pointed out. */
export const importRules: BookingRules = deskRules({ allowOutsideHours: true });
