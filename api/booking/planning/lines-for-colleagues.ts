import { minuteOf } from '../../common/time/epoch-minute.js';
import { asBooked, takenOver } from './rebooked-lines.js';
import type { BookedLine, BookedVisit } from './booked-line.js';
import type { BookableLine, StaffOption } from './bookable-lines.js';
import type { Plan } from './plan.js';

/** Possible team members for each line of a booking when a colleague is away, and whether it keeps its time. */
export interface Colleagues {
  /** By line id. Lines that are missing here keep their team member. */
  people: ReadonlyMap<string, readonly string[]>;
  /**
   * At the same time, the person who takes over keeps the agreed duration, minute by minute. At another time they use
   * their own. The price stays as agreed either way, because the salon causes the change.
   */
  isInPlace: boolean;
}

/** Turns a booking back into bookable lines for colleagues. A line that none of them does has no options. */
export const linesForColleagues = (
  booking: BookedVisit,
  plan: Plan,
  { people, isInPlace }: Colleagues,
): BookableLine[] =>
  booking.lines.map((line) => {
    const { serviceId, title, clientTitle, addOns, startsAt } = line;
    const asked = people.get(line.id);
    const options = asked ? optionsOf(line, plan, asked, isInPlace) : [asBooked(line, plan)];
    const bookable = { serviceId, title, clientTitle, addOns, anyStaff: false, options };
    return isInPlace ? { ...bookable, startsAt: minuteOf(startsAt) } : bookable;
  });

function optionsOf(
  line: BookedLine,
  plan: Plan,
  asked: readonly string[],
  isInPlace: boolean,
): StaffOption[] {
  const own = asked.includes(line.staffId) ? [asBooked(line, plan)] : [];
  const others = plan
    .offersOf(line.serviceId)
    .filter(({ member }) => member.id !== line.staffId && asked.includes(member.id))
    .map((offer): StaffOption => {
      const { id: staffId, name: staffName } = offer.member;
      return isInPlace ? { ...asBooked(line, plan), staffId, staffName } : takenOver(line, offer, plan, true);
    });
  return [...own, ...others];
}
