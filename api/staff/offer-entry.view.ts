import { ApiProperty } from '@nestjs/swagger';
import { SegmentView, toPrice } from '../services/service.view.js';
import type { StaffOffer } from './staff-offer.entity.js';

/** That a member of staff does a service, as those who run the salon have written it down. */
export class OfferEntryView {
  serviceId: string;
  staffId: string;

  /** Her own, in the salon's currency; null for that of the service. */
  @ApiProperty({ type: Number, nullable: true })
  price: number | null;

  /** Her own; null for those of the service. */
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
