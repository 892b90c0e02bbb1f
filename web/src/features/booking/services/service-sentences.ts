import { asProblem } from '../../../api/problem';
import type { ServicesDeskWords } from '../../../words/types.gen';
import type { ServiceEntry } from './models';

/** What a problem means where the owner changes the services. */
export const serviceSentences = (words: ServicesDeskWords) => ({
  'service-has-bookings': words.hasBookings(),
  'category-in-use': words.categoryInUse(),
  'list-has-changed': words.listHasChanged(),
  'service-has-changed': words.serviceHasChanged(),
  'not-found': words.someoneDeleted(),
});

/** What the service is now, when a change was refused because somebody else was faster; else null. */
export function changedServiceOf(thrown: unknown): ServiceEntry | null {
  const problem = asProblem(thrown);
  // The server sends it whole with this code alone.
  return problem.code === 'service-has-changed'
    ? ((problem.extras['service'] as ServiceEntry | undefined) ?? null)
    : null;
}
