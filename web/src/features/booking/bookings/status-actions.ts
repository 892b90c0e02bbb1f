import type { BookingsWords } from '../../../words/types.gen';
import type { Booking } from './models';

/** How the desk can change the status of a booking, as the server names it; cancelling is separate. */
export type StatusVerb = 'arrive' | 'finish' | 'no-show' | 'reopen';

const actions = [
  { verb: 'arrive', label: 'arrived', may: 'arrive' },
  { verb: 'finish', label: 'done', may: 'finish' },
  { verb: 'no-show', label: 'noShow', may: 'noShow' },
  { verb: 'reopen', label: 'reopen', may: 'reopen' },
] as const satisfies readonly { verb: StatusVerb; label: keyof BookingsWords; may: keyof Booking['can'] }[];

/** What the server says can be done with a booking now, the likeliest first. */
export function statusActions(
  words: BookingsWords,
  can: Booking['can'],
): { verb: StatusVerb; label: string }[] {
  return actions.filter(({ may }) => can[may]).map(({ verb, label }) => ({ verb, label: words[label]() }));
}
