import { ApiProperty } from '@nestjs/swagger';
import { PictureView, toPictureView } from '../media/picture.view.js';
import { serviceSlug } from './domain/slug.js';
import { type SalonService, type ServiceStatus, serviceStatuses } from './salon-service.entity.js';
import type { ServiceVisits } from './services.repository.js';

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

  /** What its own page is called: `/all-services/{slug}`. */
  slug: string;

  /** Path of the picture on this origin; empty when it has none. */
  img: string;

  /** The salon's own picture in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;
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

/** What the owner can do with a service. */
export class ServiceAbilitiesView {
  /** Only what nobody has ever booked can be deleted; the rest is archived. */
  delete: boolean;
}

/** The same for those who run the salon. */
export class ServiceEntryView extends ServiceView {
  @ApiProperty({ enum: serviceStatuses })
  status: ServiceStatus;

  /** Booked and yet to come. They stay as they were booked, whatever is changed here. */
  comingVisits: number;

  /** Grows with every change but that of its place in the order. */
  version: number;
  can: ServiceAbilitiesView;
}

/** Cents as the number that goes over the wire. */
export const toPrice = (cents: number): number => cents / 100;

export const toServiceView = (service: SalonService): ServiceView => ({
  _id: service.id,
  slug: serviceSlug(service),
  img: service.picture ? toPictureView(service.picture).src : service.img,
  picture: service.picture && toPictureView(service.picture),
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

export const toServiceEntryView = (service: SalonService, visits?: ServiceVisits): ServiceEntryView => ({
  ...toServiceView(service),
  status: service.status,
  comingVisits: visits?.coming ?? 0,
  version: service.version,
  can: { delete: visits === undefined },
});
