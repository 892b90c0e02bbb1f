import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { PageView } from '../../common/page/page.view.js';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import { type PastVisit, pastVisitStatuses } from './past-visit.entity.js';

/** A visit that took place before the salon moved here, as its old system has it. */
export class PastVisitView {
  _id: string;
  startsAt: string;
  /** As written there; empty if unknown. */
  services: string;
  staffName: string;

  @ApiProperty({ enum: pastVisitStatuses })
  status: (typeof pastVisitStatuses)[number];

  /** Null if the old system doesn’t say. It is no payment here. */
  @ApiProperty({ type: Number, nullable: true })
  price: number | null;
  currency: CurrencyView;
  note: string;
}

export class PastVisitPageView extends PageView {
  items: PastVisitView[];
}

export const toPastVisitView = (visit: PastVisit): PastVisitView => ({
  _id: visit.id,
  startsAt: visit.startsAt.toISOString(),
  services: visit.services,
  staffName: visit.staffName,
  status: visit.status,
  price: visit.priceCents === null ? null : toPrice(visit.priceCents),
  currency: toCurrencyView(visit.currency),
  note: visit.note,
});
