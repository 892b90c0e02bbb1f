import { ApiProperty } from '@nestjs/swagger';
import { PictureView, toPictureView } from '../media/picture.view.js';
import type { Service } from '../services/service.entity.js';
import { toPrice } from '../services/service.view.js';
import type { StaffMember } from './staff-member.entity.js';
import type { StaffOffer } from './staff-offer.entity.js';

export class OfferView {
  serviceId: string;

  /** The team member's price for it, in the salon's currency. */
  price: number;

  /** How long it takes them. */
  durationMinutes: number;
}

/** Somebody whom clients can book. */
export class StaffMemberView {
  _id: string;
  name: string;
  role: string;
  introduction: string;

  /** Path of the portrait on this origin; empty when there is none. */
  img: string;

  /** The salon's own picture of them in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;

  /** What they do, at their price and length. */
  offers: OfferView[];
}

/** The same for the people who run the salon. */
export class StaffEntryView extends StaffMemberView {
  /** Whether they work here; one who has left is neither shown nor booked. */
  active: boolean;

  /** How many bookings with them are still to come. */
  comingVisits: number;
}

export const toStaffMemberView = (
  member: StaffMember,
  offers: StaffOffer[],
  services: ReadonlyMap<string, Service>,
): StaffMemberView => {
  const picture = member.picture && toPictureView(member.picture);
  return {
    _id: member.id,
    name: member.name,
    role: member.role,
    introduction: member.introduction,
    img: picture?.src ?? member.img,
    picture,
    offers: offers.flatMap((offer) => {
      const service = services.get(offer.serviceId);
      if (offer.staffId !== member.id || !service) return [];
      return {
        serviceId: offer.serviceId,
        price: toPrice(offer.priceCents ?? service.priceCents),
        durationMinutes: (offer.segments ?? service.segments).reduce((sum, { minutes }) => sum + minutes, 0),
      };
    }),
  };
};
