import { asProblem } from '../../api/problem';
import type { ServiceEntry } from './models';

/** What a problem means where the owner changes the services. */
export const serviceSentences = {
  'service-has-bookings': 'It has bookings, so it cannot be deleted. Archive it instead.',
  'category-in-use':
    'There are still services in it, perhaps archived ones. Move them to another category first.',
  'list-has-changed': 'Someone else has changed this list. It is up to date now; please try again.',
  'service-has-changed': 'Someone else has changed this service. It is up to date now; please try again.',
  'not-found': 'Someone else has deleted it.',
};

/** What the service is now, when a change was refused because somebody else was faster; else null. */
export function changedServiceOf(thrown: unknown): ServiceEntry | null {
  const problem = asProblem(thrown);
  // The server sends it whole with this code alone.
  return problem.code === 'service-has-changed'
    ? ((problem.extras['service'] as ServiceEntry | undefined) ?? null)
    : null;
}
