import type { BookingPreset } from '../../lib/paths';
import type { Booking } from '../bookings/models';

/** The same services and add-ons with the same team members; where the client asked for anyone, anyone again. */
export function bookAgain({ lines }: { lines: readonly AgainLine[] }): BookingPreset {
  const people = lines.map(({ staff, anyStaff }) => (anyStaff ? 'any' : staff._id));
  const [only, ...others] = new Set(people);
  const staffId = others.length > 0 ? people.join(',') : only;
  return {
    serviceIds: lines.map(({ serviceId }) => serviceId),
    addOnIds: lines.flatMap(({ addOns }) => addOns.map(({ _id }) => _id)),
    ...(staffId && staffId !== 'any' && { staffId }),
  };
}

type Line = Booking['lines'][number];
type AgainLine = Pick<Line, 'serviceId' | 'anyStaff'> & {
  staff: Pick<Line['staff'], '_id'>;
  addOns: readonly Pick<Line['addOns'][number], '_id'>[];
};
