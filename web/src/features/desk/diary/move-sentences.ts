import { localDay } from '../../../lib/local-day';
import type { BookingsWords } from '../../../words/types.gen';
import { movedTermsText } from '../../booking/booking-moves/move-terms-text';
import { clientName } from '../../booking/bookings/client-name';
import type { BookingTexts } from '../../booking/bookings/use-booking-texts';
import type { DiaryTexts } from '../diary-model/diary-text';
import type { DiaryPerson } from '../diary-model/models';
import { agreedOf, placed, type Placement } from '../diary-model/placement';
import type { Moved } from './mutations';

/** Adds what else the move has changed, or a price that was kept although the current one differs. */
export const withTerms = (
  texts: BookingTexts,
  sentence: string,
  { booking }: Placement,
  { move }: Moved,
): string => [sentence, move && movedTermsText(texts, agreedOf(booking), move)].filter(Boolean).join(' ');

/** Says where a booking is now, or how long it takes. */
export function sentenceFor(
  { words, formats }: DiaryTexts,
  bookingWords: BookingsWords,
  placement: Placement,
  people: readonly DiaryPerson[],
  timeZone: string,
): string {
  const { booking, line, staffId, minutes } = placement;
  const moved = placed(placement);
  const name = clientName(bookingWords, booking);
  const person = people.find(({ _id }) => _id === staffId)?.name ?? line.staffName;
  const time = formats.formatTime(moved.startsAt, timeZone);
  const isMoved = moved.startsAt !== booking.startsAt || staffId !== line.staffId;
  const isSameDay = localDay(moved.startsAt, timeZone) === localDay(booking.startsAt, timeZone);
  if (!isMoved) return words.nowTakes({ name, length: formats.formatDuration(minutes) });
  const day = formats.formatShortDay(moved.startsAt, timeZone);
  return words.nowWith({ name, when: isSameDay ? time : words.dayAndTime({ day, time }), person });
}
