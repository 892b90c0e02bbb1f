import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { SegmentView } from '../services/service.view.js';
import type { StaffOffer } from './staff-offer.entity.js';

/** An offer, for the people who run the salon: that a team member does a service. */
export class OfferEntryView {
  serviceId: string;
  staffId: string;

  /** The team member's own price, in the salon's currency; null for the service's price. */
  @ApiProperty({ type: Number, nullable: true })
  price: number | null;

  /** The team member's own segments; null for the service's. */
  @ApiProperty({ type: [SegmentView], nullable: true })
  segments: SegmentView[] | null;
}

export const toOfferEntryView = ({
  serviceId,
  staffId,
  priceCents,
  segments,
}: StaffOffer): OfferEntryView => ({
  serviceId,
  staffId,
  price: priceCents === null ? null : toPrice(priceCents),
  segments: segments && segments.map(({ kind, minutes }) => ({ kind, minutes })),
});
