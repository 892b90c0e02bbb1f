import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView, toCurrencyView } from '../salon/salon.view.js';
import type { PriceKind } from '../services/salon-service.entity.js';
import { AddOnView, toPrice } from '../services/service.view.js';
import type { BookedAddOn } from './booking-line.entity.js';
import { cancellationDeadline } from './domain/cancellation.js';
import type { Plan } from './plan.js';
import type { ReservedLine } from './reservations.service.js';

export class VisitStaffView {
  _id: string;
  name: string;
}

export class VisitLineView {
  serviceId: string;
  title: string;
  staff: VisitStaffView;

  /** The client asked for anyone. */
  anyStaff: boolean;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** With its add-ons, in the salon's currency. */
  price: number;
  priceKind: 'fixed' | 'from';
  addOns: AddOnView[];
}

/** A visit with a time and people: what is confirmed, or about to be. */
export class VisitView {
  /** Instant, ISO 8601 in UTC. */
  startsAt: string;

  /** When the client leaves. */
  endsAt: string;
  lines: VisitLineView[];
  totalPrice: number;

  /** `from` when any of its services has no fixed price. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
  currency: CurrencyView;

  /** The last instant at which the client may cancel or move online. */
  cancellationDeadline: string;
}

export const toIso = (minutes: number): string => new Date(minutes * 60_000).toISOString();

export const toAddOnView = (addOn: BookedAddOn): AddOnView => ({
  _id: addOn.id,
  title: addOn.title,
  price: toPrice(addOn.priceCents),
  extraMinutes: addOn.extraMinutes,
});

/** A visit's price is as firm as its softest line. */
export const priceKindOf = (lines: { priceKind: PriceKind }[]): PriceKind =>
  lines.some(({ priceKind }) => priceKind === 'from') ? 'from' : 'fixed';

/** Start and end of the client's time, in epoch minutes. */
export const spanOf = (lines: ReservedLine[]) => ({
  startsAt: Math.min(...lines.map(({ startsAt }) => startsAt)),
  endsAt: Math.max(...lines.map(({ endsAt }) => endsAt)),
});

export const toVisitView = (lines: ReservedLine[], plan: Plan): VisitView => {
  const { startsAt, endsAt } = spanOf(lines);
  const totalCents = lines.reduce((sum, { option }) => sum + option.priceCents, 0);
  return {
    startsAt: toIso(startsAt),
    endsAt: toIso(endsAt),
    lines: lines.map(({ draft, option, startsAt, endsAt }) => ({
      serviceId: draft.serviceId,
      title: draft.title,
      staff: { _id: option.staffId, name: option.staffName },
      anyStaff: draft.anyStaff,
      startsAt: toIso(startsAt),
      endsAt: toIso(endsAt),
      price: toPrice(option.priceCents),
      priceKind: draft.priceKind,
      addOns: draft.addOns.map(toAddOnView),
    })),
    totalPrice: toPrice(totalCents),
    priceKind: priceKindOf(lines.map(({ draft }) => draft)),
    currency: toCurrencyView(plan.salon.currency),
    cancellationDeadline: toIso(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes)),
  };
};
