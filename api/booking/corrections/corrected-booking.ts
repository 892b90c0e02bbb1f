import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import { newLine } from '../bookings/booking.factory.js';
import { cancellationDeadline } from '../booking-records/booking.policy.js';
import { priceKindOf, spanOf } from '../booking-records/planned-booking.view.js';
import type { FoundClient } from '../../people/clients/client-lookup.service.js';
import { dateOf, minuteOf } from '../../common/time/epoch-minute.js';
import type { Plan } from '../planning/plan.js';
import type { Scheduled, ScheduledLine } from '../scheduling/scheduled-line.js';
import { titleIn } from '../planning/title-in.js';
import { cataloguePriceOf, type CorrectedLine, keptLineOf } from '../planning/corrected-lines.js';

/** What a booking becomes, and what is said about it. */
export interface Correction {
  scheduled: Scheduled;
  /** In the order of the lines that were planned. */
  lines: CorrectedLine[];
  priceReason: string;
  now: Date;
}

/** The lines as they are, for a correction that takes no other time. */
export const scheduledAsBooked = (
  booking: BookingRecord,
  plan: Plan,
  bookables: ScheduledLine['bookable'][],
): Scheduled => ({
  plan,
  lines: bookables.map((bookable, index) => {
    const line = booking.lines[index];
    const option = bookable.options.find(({ staffId }) => staffId === line?.staffId);
    if (!line || !option) throw new Error('A line that takes no other time is done by somebody else.');
    return { bookable, option, startsAt: minuteOf(line.startsAt), endsAt: minuteOf(line.endsAt) };
  }),
});

/** Whether the price of a line was said, and is neither the catalogue's nor the one that was agreed before. */
function isAgreedAnew(
  wanted: CorrectedLine,
  scheduled: ScheduledLine,
  booking: BookingRecord,
  plan: Plan,
): boolean {
  const { priceCents } = wanted;
  if (priceCents === undefined || priceCents === keptLineOf(booking, wanted)?.priceCents) return false;
  return priceCents !== cataloguePriceOf(scheduled.bookable, scheduled.option, plan);
}

/** The lines whose price somebody has to give a reason for. */
export const linesAgreedAnew = (booking: BookingRecord, { scheduled, lines }: Correction): number[] =>
  scheduled.lines.flatMap((line, index) => {
    const wanted = lines[index];
    return wanted && isAgreedAnew(wanted, line, booking, scheduled.plan) ? [index] : [];
  });

/** Makes the booking what it should have been. Its deadline stays unless it starts at another time. */
export function correct(booking: BookingRecord, correction: Correction): void {
  const { scheduled, lines } = correction;
  const { startsAt, endsAt } = spanOf(scheduled.lines);
  if (dateOf(startsAt).getTime() !== booking.startsAt.getTime()) {
    const { cancellationNoticeMinutes } = scheduled.plan.salon;
    booking.cancellationDeadline = dateOf(cancellationDeadline(startsAt, cancellationNoticeMinutes));
  }
  booking.startsAt = dateOf(startsAt);
  booking.endsAt = dateOf(endsAt);
  booking.lines = scheduled.lines.map((line, position) => {
    const wanted = lines[position];
    if (!wanted) throw new Error('The plan has more lines than were asked for.');
    return correctedLine(booking, wanted, line, { ...correction, position });
  });
  booking.totalPriceCents = booking.lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  booking.priceKind = priceKindOf(booking.lines);
}

function correctedLine(
  booking: BookingRecord,
  wanted: CorrectedLine,
  line: ScheduledLine,
  { scheduled: { plan }, priceReason, now, position }: Correction & { position: number },
): BookingLineRecord {
  const fresh = newLine({ bookingId: booking.id, now, lang: booking.lang, plan }, line, position);
  const kept = keptLineOf(booking, wanted);
  const reason = isAgreedAnew(wanted, line, booking, plan)
    ? priceReason
    : // The reason is that of the price that was agreed; an add-on on top of it changes neither.
      line.option.priceCents === cataloguePriceOf(line.bookable, line.option, plan)
      ? ''
      : (kept?.priceReason ?? '');
  if (!kept) return { ...fresh, priceReason: reason };
  const { id, title, clientTitle } = kept;
  return { ...fresh, id, title, clientTitle, priceReason: reason };
}

/** Gives the booking to another client, whom it speaks to in their language. */
export function giveTo(booking: BookingRecord, client: FoundClient, plan: Plan): void {
  booking.clientId = client.clientId;
  booking.cardId = client.cardId;
  booking.clientName = client.name || client.email;
  booking.clientEmail = client.email;
  booking.clientPhone = client.phone;
  booking.unverifiedMailbox = null;
  booking.lang = client.lang;
  for (const line of booking.lines) {
    const service = plan.services.get(line.serviceId);
    line.clientTitle = titleIn(client.lang, plan, service?.words);
    line.addOns = line.addOns.map(({ clientTitle: _before, ...addOn }) => {
      const title = titleIn(client.lang, plan, service?.addOns.find(({ id }) => id === addOn.id)?.words);
      return title === null ? addOn : { ...addOn, clientTitle: title };
    });
  }
}
