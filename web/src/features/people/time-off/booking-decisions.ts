import type { Formats } from '../../../lib/formats';
import type { TeamDeskWords } from '../../../words/types.gen';
import type { BookingDecision, ConflictingBooking } from './models';

/** The default decision: reassign if possible; otherwise, the owner decides. */
const likelyDecision = ({ can }: ConflictingBooking): BookingDecision | null => (can.move ? 'move' : null);

export type BookingDecisions = Readonly<Record<string, BookingDecision | null>>;

/** Earlier choices are kept if still possible. */
export const decisionsFor = (
  bookings: readonly ConflictingBooking[],
  before: BookingDecisions = {},
): BookingDecisions =>
  Object.fromEntries(
    bookings.map((booking) => {
      const chosen = before[booking._id] ?? null;
      const isPossible = chosen !== null && (chosen !== 'move' || booking.can.move);
      return [booking._id, isPossible ? chosen : likelyDecision(booking)];
    }),
  );

export const decided = (bookings: readonly ConflictingBooking[], decisions: BookingDecisions) =>
  bookings.flatMap(({ _id: bookingId }) => {
    const decision = decisions[bookingId];
    // The API calls a decision a fate.
    return decision ? [{ bookingId, fate: decision }] : [];
  });

/** The effect of submitting. The response tells how many emails are sent. */
export function consequences(
  { words, formats }: { words: TeamDeskWords; formats: Pick<Formats, 'formatSeries'> },
  bookings: readonly ConflictingBooking[],
  decisions: BookingDecisions,
): string {
  const chosen = decided(bookings, decisions);
  const count = (decision: BookingDecision) => chosen.filter(({ fate }) => fate === decision).length;
  const parts = [
    count('move') > 0 && words.movedCount({ count: count('move') }),
    count('cancel') > 0 && words.cancelledCount({ count: count('cancel') }),
    count('keep') > 0 && words.keptCount({ count: count('keep') }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? words.summedUp({ parts: formats.formatSeries(parts) }) : '';
}
