import type { SalonService } from './salon-service.entity.js';

export class ServiceCategoryView {
  _id: string;
  slug: string;
  title: string;
}

export class SegmentView {
  /** `active`: a member of staff works. `processing`: the client stays, the member of staff is free. */
  kind: 'active' | 'processing';
  minutes: number;
}

export class AddOnView {
  _id: string;
  title: string;

  /** In the salon's currency. */
  price: number;

  /** How much longer the visit gets. */
  extraMinutes: number;
}

/** A service as visitors see it. */
export class ServiceView {
  _id: string;

  /** Path of the picture on this origin. */
  img: string;
  title: string;
  description: string;

  /** In the salon's currency. */
  price: number;

  /** `from`: the price is the least it costs. */
  priceKind: 'fixed' | 'from';
  category: ServiceCategoryView;

  /** How long the client is there. */
  durationMinutes: number;
  segments: SegmentView[];

  /** Clean-up after the client has left. */
  bufferMinutes: number;
  addOns: AddOnView[];
}

/** Cents as the number that goes over the wire. */
export const toPrice = (cents: number): number => cents / 100;

export const toServiceView = (service: SalonService): ServiceView => ({
  _id: service.id,
  img: service.img,
  title: service.title,
  description: service.description,
  price: toPrice(service.priceCents),
  priceKind: service.priceKind,
  category: { _id: service.category.id, slug: service.category.slug, title: service.category.title },
  durationMinutes: service.segments.reduce((sum, segment) => sum + segment.minutes, 0),
  segments: service.segments.map(({ kind, minutes }) => ({ kind, minutes })),
  bufferMinutes: service.bufferMinutes,
  addOns: service.addOns.map((addOn) => ({
    _id: addOn.id,
    title: addOn.title,
    price: toPrice(addOn.priceCents),
    extraMinutes: addOn.extraMinutes,
  })),
});
