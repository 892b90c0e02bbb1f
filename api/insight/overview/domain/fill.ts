import { intersect, type Interval, merge, minutesWithin, subtract } from '../../../common/time/interval.js';

/** A period in which a person is with a client or unavailable to clients. */
interface Taken extends Interval {
  isWork: boolean;
}

const ever: Interval = { start: -Infinity, end: Infinity };

/** A person's bookable time on a day, less blocked time and time off, and how much of it is booked. */
export function fillOfPerson(
  working: readonly Interval[],
  taken: readonly Taken[],
): { workingMinutes: number; bookedMinutes: number } {
  const bookable = subtract(
    working,
    taken.filter(({ isWork }) => !isWork),
  );
  const work = merge(taken.filter(({ isWork }) => isWork));
  return {
    workingMinutes: minutesWithin(bookable, ever),
    bookedMinutes: minutesWithin(intersect(bookable, work), ever),
  };
}
