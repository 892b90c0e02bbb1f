import type { BookingRecord } from '../booking-records/booking.entity.js';
import { asBooked, withMinutes } from '../planning/rebooked-lines.js';
import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { clientMinutes } from '../planning/domain/segments.js';
import type { Plan } from '../planning/plan.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import type { TimedLine } from './domain/running-on.js';

/** A booking on its agreed terms, with its lines at these times or all of it this many minutes later. */
export const rescheduled = (booking: BookingRecord, plan: Plan, lines: TimedLine[] | number): Scheduled => ({
  plan,
  lines: booking.lines.map((line, index) => {
    const timed = typeof lines === 'number' ? undefined : lines[index];
    const startsAt = timed?.startsAt ?? minuteOf(line.startsAt) + (typeof lines === 'number' ? lines : 0);
    const minutes = timed?.clientMinutes ?? clientMinutes(line.segments);
    const booked = asBooked(line, plan);
    const [option = booked] = withMinutes([booked], minutes);
    const { serviceId, title, clientTitle, addOns } = line;
    return {
      bookable: { serviceId, title, clientTitle, addOns, anyStaff: false, options: [option] },
      option,
      startsAt: epochMinute(startsAt),
      endsAt: epochMinute(startsAt + minutes),
    };
  }),
});
