import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { toast } from '../../../ui/toast';
import { announceTold } from '../client-news/told';
import { bookingMinutes, bookingWhen } from '../bookings/booking-lines';
import { useBookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking, Correction } from '../bookings/models';
import { useBookingActions } from '../bookings/mutations';
import { useBookingTexts } from '../bookings/use-booking-texts';

/** The request that undoes a move: the previous time, people, durations and prices. */
export function asBefore(
  before: Booking,
  moved: Booking,
  { priceReason, notifies }: { priceReason: string; notifies: boolean },
): Correction {
  const isOtherPrice = before.totalPrice !== moved.totalPrice && moved.can.agreePrice;
  const [reason = priceReason] = before.lines.flatMap((line) => line.priceReason || []);
  return {
    startsAt: before.startsAt,
    allowOutsideHours: true,
    // A client who was not told about the move need not hear of its undo.
    sendLetter: notifies,
    lines: before.lines.map((line) => ({
      _id: line._id,
      serviceId: line.serviceId,
      staffId: line.staff._id,
      addOnIds: line.addOns.map(({ _id }) => _id),
      minutes: bookingMinutes(line),
      ...(isOtherPrice && { price: line.price }),
    })),
    ...(isOtherPrice && { priceReason: reason }),
  };
}

/** Moves a booking back, unnoticed by its client while the email is still waiting. */
export function useMoveBack(timeZone: string) {
  const texts = useBookingTexts();
  const { words } = texts;
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const { correctBooking } = useBookingActions();
  return async (before: Booking, moved: Booking, notifies: boolean): Promise<void> => {
    try {
      const back = await correctBooking(
        moved,
        asBefore(before, moved, { priceReason: words.asBeforeTheMove(), notifies }),
      );
      announceTold(words, words.movedTo({ when: bookingWhen(texts, back, timeZone) }), {
        news: back.news,
      });
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown), sentences));
    }
  };
}
