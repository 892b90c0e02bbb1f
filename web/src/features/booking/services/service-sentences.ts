import { asProblem } from '../../../api/problem';
import type { ServicesDeskWords } from '../../../words/types.gen';
import type { ServiceEntry } from './models';

/** Problem messages for editing services. */
export const serviceSentences = (words: ServicesDeskWords) => ({
  'service-has-bookings': words.hasBookings(),
  'category-in-use': words.categoryInUse(),
  'list-has-changed': words.listHasChanged(),
  'service-has-changed': words.serviceHasChanged(),
  'not-found': words.someoneDeleted(),
});

/** The current service if a change was refused because someone else was faster; otherwise null. */
export function changedServiceOf(thrown: unknown): ServiceEntry | null {
  const problem = asProblem(thrown);
  // The server sends the full service only with this code.
  return problem.code === 'service-has-changed'
    ? ((problem.extras['service'] as ServiceEntry | undefined) ?? null)
    : null;
}
