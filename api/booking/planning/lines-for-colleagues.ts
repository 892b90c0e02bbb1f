import { minuteOf } from '../../common/time/epoch-minute.js';
import { asBooked, takenOver } from './rebooked-lines.js';
import type { BookedLine, BookedVisit } from './booked-line.js';
import type { BookableLine, StaffOption } from './bookable-lines.js';
import type { Plan } from './plan.js';

/** Who may do which lines of a booking when one of its team members is away, and whether it stays where it is. */
export interface Colleagues {
  /** By the line's id. What is not here stays with whoever was to do it. */
  people: ReadonlyMap<string, readonly string[]>;
  /**
   * At the same time, minute by minute: whoever takes over does so at the agreed length. At another time it is their own; the
   * price stays as agreed either way, since it is the salon that changes its mind.
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
    const options = asked ? optionsOf(line, plan, asked, isInPlace) : [asBooked(line)];
    const bookable = { serviceId, title, clientTitle, addOns, anyStaff: false, options };
    return isInPlace ? { ...bookable, startsAt: minuteOf(startsAt) } : bookable;
  });

function optionsOf(
  line: BookedLine,
  plan: Plan,
  asked: readonly string[],
  isInPlace: boolean,
): StaffOption[] {
  const own = asked.includes(line.staffId) ? [asBooked(line)] : [];
  const others = plan
    .offersOf(line.serviceId)
    .filter(({ member }) => member.id !== line.staffId && asked.includes(member.id))
    .map((offer): StaffOption => {
      const { id: staffId, name: staffName } = offer.member;
      return isInPlace ? { ...asBooked(line), staffId, staffName } : takenOver(line, offer, plan, true);
    });
  return [...own, ...others];
}
