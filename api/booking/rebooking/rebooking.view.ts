import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import { type PriceKind, priceKinds } from '../../salon/services/service.entity.js';

/** One service, as it would be booked again. */
export class AgainLineView {
  serviceId: string;
  title: string;

  /** Null for anyone: no team member was requested, or they no longer offer the service. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  addOnIds: string[];
}

/** The usual team member. */
export class UsualPersonView {
  _id: string;
  name: string;
}

/** The client's latest visit, as it would be booked again with the people who did it. */
export class LastTimeView {
  /** Start of that visit; instant, ISO 8601 in UTC. */
  startsAt: string;

  /** The services that are still offered, in order; empty without any. */
  @ApiProperty({ type: () => [AgainLineView] })
  lines: AgainLineView[];

  /** Today's price, in the salon's currency; for anyone, the lowest. */
  totalPrice: number;

  currency: CurrencyView;

  /** `from`: the price is a minimum. */
  @ApiProperty({ enum: priceKinds })
  priceKind: PriceKind;
}

/** A client's usual choices. */
export class ClientHabitsView {
  /** The team member of most of their latest visits; null without one, or for a former team member. */
  @ApiProperty({ type: () => UsualPersonView, nullable: true })
  usualStaff: UsualPersonView | null;

  /** Null for who has not come yet. */
  @ApiProperty({ type: () => LastTimeView, nullable: true })
  lastTime: LastTimeView | null;
}

/** The same again: what, and when. */
export class AgainView {
  /** The interval in weeks: the client's own habit after three visits, else that of the services, else four. */
  @ApiProperty({ minimum: 1, maximum: 52 })
  weeks: number;

  /** The services that are still offered, in order; empty without any. */
  @ApiProperty({ type: () => [AgainLineView] })
  lines: AgainLineView[];

  /** Today's price, in the salon's currency; for anyone, the lowest. */
  totalPrice: number;

  currency: CurrencyView;

  /** `from`: the price is a minimum. */
  @ApiProperty({ enum: priceKinds })
  priceKind: PriceKind;

  /** Free starts near that day, on different days, at about the same time of day; at most three. */
  @ApiProperty({ type: [String], format: 'date-time', maxItems: 3 })
  starts: string[];
}
