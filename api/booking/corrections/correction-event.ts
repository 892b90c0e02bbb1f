import type { BookingRecord } from '../booking-records/booking.entity.js';
import { toPrice } from '../../common/money/currency-step.js';

const titlesOf = ({ lines }: BookingRecord): string =>
  lines.map(({ title, addOns }) => [title, ...addOns.map((addOn) => addOn.title)].join(' + ')).join(', ');

const peopleOf = ({ lines }: BookingRecord): string =>
  [...new Set(lines.map(({ staffName }) => staffName))].join(', ');

const minutesOf = ({ startsAt, endsAt }: BookingRecord): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

const pricesOf = ({ lines }: BookingRecord): string => lines.map(({ priceCents }) => priceCents).join(' ');

const totalOf = ({ totalPriceCents, priceKind }: BookingRecord): string => `${priceKind} ${totalPriceCents}`;

const reasonsOf = ({ lines }: BookingRecord): string =>
  [...new Set(lines.map(({ priceReason }) => priceReason).filter(Boolean))].join('; ');

const sameOwner = (one: BookingRecord, other: BookingRecord): boolean =>
  one.clientId === other.clientId && one.cardId === other.cardId && one.clientName === other.clientName;

/**
 * The history entry of a correction; nothing if nothing changed. Leaves out the previous client, whose name would
 * otherwise remain in someone else's file.
 */
export function correctionDetail(before: BookingRecord, after: BookingRecord): Record<string, string> {
  const starts = [before.startsAt.toISOString(), after.startsAt.toISOString()] as const;
  const titles = [titlesOf(before), titlesOf(after)] as const;
  const people = [peopleOf(before), peopleOf(after)] as const;
  const minutes = [minutesOf(before), minutesOf(after)] as const;
  const reasons = [reasonsOf(before), reasonsOf(after)] as const;
  const isOtherPrice =
    totalOf(before) !== totalOf(after) || (titles[0] === titles[1] && pricesOf(before) !== pricesOf(after));
  return {
    ...(starts[0] !== starts[1] && { from: starts[0], to: starts[1] }),
    ...(titles[0] !== titles[1] && { fromServices: titles[0], toServices: titles[1] }),
    ...(people[0] !== people[1] && { fromPeople: people[0], toPeople: people[1] }),
    ...(minutes[0] !== minutes[1] && { minutesBefore: String(minutes[0]), minutes: String(minutes[1]) }),
    ...((isOtherPrice || reasons[0] !== reasons[1]) && {
      priceBefore: String(toPrice(before.totalPriceCents)),
      price: String(toPrice(after.totalPriceCents)),
      ...(reasons[1] !== '' && { priceReason: reasons[1] }),
    }),
    ...(!sameOwner(before, after) && { client: 'changed' }),
    ...(before.note !== after.note && { note: 'changed' }),
  };
}
