import type { SalonService } from '../services/salon-service.entity.js';
import { toPrice } from '../services/service.view.js';
import type { StaffMember } from './staff-member.entity.js';
import type { StaffOffer } from './staff-offer.entity.js';

export class OfferView {
  serviceId: string;

  /** What this person asks for it, in the salon's currency. */
  price: number;

  /** How long it takes her. */
  durationMinutes: number;
}

/** A person clients can book. */
export class StaffMemberView {
  _id: string;
  name: string;
  role: string;
  introduction: string;

  /** Path of the portrait on this origin. */
  img: string;

  /** What she does, at her price and pace. */
  offers: OfferView[];
}

export const toStaffMemberView = (
  member: StaffMember,
  offers: StaffOffer[],
  services: ReadonlyMap<string, SalonService>,
): StaffMemberView => ({
  _id: member.id,
  name: member.name,
  role: member.role,
  introduction: member.introduction,
  img: member.img,
  offers: offers.flatMap((offer) => {
    const service = services.get(offer.serviceId);
    if (!service) return [];
    return {
      serviceId: offer.serviceId,
      price: toPrice(offer.priceCents ?? service.priceCents),
      durationMinutes: (offer.segments ?? service.segments).reduce((sum, { minutes }) => sum + minutes, 0),
    };
  }),
});
