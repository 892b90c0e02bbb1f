import { ApiProperty } from '@nestjs/swagger';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import { type PriceKind, priceKinds } from '../../salon/services/service.entity.js';

/** One service, as it would be booked again. */
export class AgainLineView {
  serviceId: string;
  title: string;

  /** Null for anyone: nobody was asked for, or the team member does not do it any more. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  addOnIds: string[];
}

/** The same again: what, and when. */
export class AgainView {
  /** After how many weeks it is: the client's own habit after three visits, else that of the services, else four. */
  @ApiProperty({ minimum: 1, maximum: 52 })
  weeks: number;

  /** What is still sold of it, in order; empty when nothing is. */
  @ApiProperty({ type: () => [AgainLineView] })
  lines: AgainLineView[];

  /** What it costs today, in the salon's currency; with anyone, the least. */
  totalPrice: number;

  currency: CurrencyView;

  /** `from`: the price is the least it costs. */
  @ApiProperty({ enum: priceKinds })
  priceKind: PriceKind;

  /** Free starts near that day, on days of their own, at about the same time of day; three at most. */
  @ApiProperty({ type: [String], format: 'date-time', maxItems: 3 })
  starts: string[];
}
