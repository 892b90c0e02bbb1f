import { ApiProperty } from '@nestjs/swagger';
import { epochMinute, toIso } from '../../common/time/epoch-minute.js';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import type { PriceKind } from '../../salon/services/service.entity.js';
import { toPrice } from '../../common/money/currency-step.js';
import { AddOnView } from '../../salon/services/service.view.js';
import type { ChosenAddOn } from '../planning/bookable-lines.js';
import { cancellationDeadline } from './booking.policy.js';
import type { Plan } from '../planning/plan.js';
import { titleIn } from '../planning/title-in.js';
import type { ScheduledLine } from '../scheduling/scheduled-line.js';

export class BookedStaffView {
  _id: string;
  name: string;
}

export class PlannedLineView {
  serviceId: string;
  title: string;
  staff: BookedStaffView;

  /** True if the client asked for anyone. */
  anyStaff: boolean;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** With its add-ons, in the salon's currency. */
  price: number;
  priceKind: 'fixed' | 'from';
  addOns: AddOnView[];
}

/** A booking with a time and team members: confirmed, or about to be. */
export class PlannedBookingView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  /** The end for the client. */
  endsAt: string;
  lines: PlannedLineView[];
  totalPrice: number;

  /** `from` when any of its services has no fixed price. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
  currency: CurrencyView;

  /** The last instant at which the client may cancel or move it online. */
  cancellationDeadline: string;
}

/** The reader of a booking: the salon in its main language, the client in the words in which they booked. */
export type BookingReader = 'salon' | 'client';

export const toAddOnView = (addOn: ChosenAddOn, reader: BookingReader): AddOnView => ({
  _id: addOn.id,
  title: (reader === 'client' && addOn.clientTitle) || addOn.title,
  price: toPrice(addOn.priceCents),
  extraMinutes: addOn.extraMinutes,
});

/** A booking's price is only fixed if every line's price is. */
export const priceKindOf = (lines: { priceKind: PriceKind }[]): PriceKind =>
  lines.some(({ priceKind }) => priceKind === 'from') ? 'from' : 'fixed';

/** Start and end of the client's time. */
export const spanOf = (lines: ScheduledLine[]) => ({
  startsAt: epochMinute(Math.min(...lines.map(({ startsAt }) => startsAt))),
  endsAt: epochMinute(Math.max(...lines.map(({ endsAt }) => endsAt))),
});

/** @param lang the language of the reader; null for the salon's main one */
export const toPlannedBookingView = (
  lines: ScheduledLine[],
  plan: Plan,
  reader: BookingReader,
  lang: string | null,
): PlannedBookingView => {
  const { startsAt, endsAt } = spanOf(lines);
  const titleOf = (serviceId: string, addOnId?: string) => {
    const service = plan.services.get(serviceId);
    const titled = addOnId === undefined ? service : service?.addOns.find(({ id }) => id === addOnId);
    return titleIn(lang, plan, titled?.words);
  };
  const totalCents = lines.reduce((sum, { option }) => sum + option.priceCents, 0);
  return {
    startsAt: toIso(startsAt),
    endsAt: toIso(endsAt),
    lines: lines.map(({ bookable, option, startsAt, endsAt }) => ({
      serviceId: bookable.serviceId,
      title: (reader === 'client' && (bookable.clientTitle ?? titleOf(bookable.serviceId))) || bookable.title,
      staff: { _id: option.staffId, name: option.staffName },
      anyStaff: bookable.anyStaff,
      startsAt: toIso(startsAt),
      endsAt: toIso(endsAt),
      price: toPrice(option.priceCents),
      priceKind: option.priceKind,
      addOns: bookable.addOns.map((addOn) => {
        const clientTitle = addOn.clientTitle ?? titleOf(bookable.serviceId, addOn.id);
        return toAddOnView({ ...addOn, ...(clientTitle !== null && { clientTitle }) }, reader);
      }),
    })),
    totalPrice: toPrice(totalCents),
    priceKind: priceKindOf(lines.map(({ option }) => option)),
    currency: toCurrencyView(plan.salon.currency),
    cancellationDeadline: toIso(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes)),
  };
};

/** Preview of a booking after a move. */
export class MovePreviewView extends PlannedBookingView {
  /**
   * Today's price with those team members. It differs from `totalPrice` if the agreed price is kept, which only the
   * desk can do.
   */
  currentPrice: number;
}
