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

/** The corrected booking, and what is recorded about it. */
export interface Correction {
  scheduled: Scheduled;
  /** In the order of the planned lines. */
  lines: CorrectedLine[];
  priceReason: string;
  now: Date;
}

/** The lines as they are, for a correction that leaves the time unchanged. */
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

/** True if the line was given a price that is neither the catalogue's nor the one agreed before. */
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

/** The lines whose price needs a reason. */
export const linesAgreedAnew = (booking: BookingRecord, { scheduled, lines }: Correction): number[] =>
  scheduled.lines.flatMap((line, index) => {
    const wanted = lines[index];
    return wanted && isAgreedAnew(wanted, line, booking, scheduled.plan) ? [index] : [];
  });

/** Applies the correction to the booking. Its deadline stays unless its start changes. */
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
    : // Keep the reason with the price it belongs to; an added add-on changes neither.
      line.option.priceCents === cataloguePriceOf(line.bookable, line.option, plan)
      ? ''
      : (kept?.priceReason ?? '');
  if (!kept) return { ...fresh, priceReason: reason };
  const { id, title, clientTitle } = kept;
  return { ...fresh, id, title, clientTitle, priceReason: reason };
}

/** Gives the booking to another client, and switches to that client's language. */
export function giveTo(booking: BookingRecord, client: FoundClient, plan: Plan): void {
  booking.clientId = client.clientId;
  booking.cardId = client.cardId;
  booking.lookedAfterBy = client.lookedAfterBy;
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
