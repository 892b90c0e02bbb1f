import type { BookingChoice } from '../../lib/paths';
import type { Booking } from './models';

/** The same services and extras by the same people; whoever was sent because anyone would do is not asked for by name. */
export function sameAgain({ lines }: { lines: readonly AgainLine[] }): BookingChoice {
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
