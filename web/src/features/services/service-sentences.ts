import { asProblem } from '../../api/problem';
import type { ServiceEntry } from './models';

/** What a refusal means where the owner changes what she sells. */
export const serviceSentences = {
  'service-has-bookings': 'Somebody has booked it, so it is kept for those bookings. Archive it instead.',
  'category-in-use': 'There are services in it, archived ones perhaps. Move them to another category first.',
  'list-has-changed':
    'Somebody else has changed this list meanwhile. Here it is as it is now; please try again.',
  'service-has-changed':
    'Somebody else has changed this service meanwhile. Here it is as it is now; please try again.',
  'not-found': 'Somebody else has deleted it meanwhile.',
};

/** What the service is now, when a change was refused because somebody else was faster; else null. */
export function changedServiceOf(thrown: unknown): ServiceEntry | null {
  const problem = asProblem(thrown);
  // The server sends it whole with this code alone.
  return problem.code === 'service-has-changed'
    ? ((problem.extras['service'] as ServiceEntry | undefined) ?? null)
    : null;
}
