import { ApiProperty } from '@nestjs/swagger';
import { PictureView, toPictureView } from '../media/picture.view.js';
import { askingTerms, type OfferedTerms } from './domain/asking-terms.js';
import { serviceSlug } from './domain/slug.js';
import { type Service, type ServiceStatus, serviceStatuses } from './service.entity.js';

export class ServiceCategoryView {
  _id: string;
  slug: string;
  title: string;
}

export class SegmentView {
  /** `active`: a team member works. `processing`: the client stays, the team member is free. */
  kind: 'active' | 'processing';
  minutes: number;
}

export class AddOnView {
  _id: string;
  title: string;

  /** In the salon's currency. */
  price: number;

  /** How much longer the booking gets. */
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

/** What a service costs and how long it takes with anyone, without add-ons. */
export class AskingTermsView {
  /** The least that anybody who does it charges, in the salon's currency. */
  price: number;

  /** `from`: somebody charges more, or the price depends on more than the person. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
  minMinutes: number;
  maxMinutes: number;
}

/** A service as visitors are offered it. */
export class OfferedServiceView extends ServiceView {
  /** Null when nobody does it: it cannot be booked at the moment. */
  @ApiProperty({ type: AskingTermsView, nullable: true })
  terms: AskingTermsView | null;
}

/** What the owner can do with a service. */
export class ServiceAbilitiesView {
  /** Only a service that was never booked can be deleted; others are archived. */
  delete: boolean;
}

/** The same for the people who run the salon. */
export class ServiceEntryView extends ServiceView {
  @ApiProperty({ enum: serviceStatuses })
  status: ServiceStatus;

  /** Bookings that are still to come. They stay as they were made, whatever is changed here. */
  comingVisits: number;

  /** Grows with every change except a new place in the order. */
  version: number;
  can: ServiceAbilitiesView;
}

/** Cents as the number that goes over the wire. */
export const toPrice = (cents: number): number => cents / 100;

export const toServiceView = (service: Service): ServiceView => ({
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

export const toOfferedServiceView = (
  service: Service,
  offers: readonly OfferedTerms[],
): OfferedServiceView => {
  const terms = askingTerms(service, offers);
  if (!terms) return { ...toServiceView(service), terms };
  const { priceCents, ...rest } = terms;
  return { ...toServiceView(service), terms: { price: toPrice(priceCents), ...rest } };
};

/** `upcoming` is how many bookings are still to come; undefined when it was never booked. */
export const toServiceEntryView = (service: Service, upcoming: number | undefined): ServiceEntryView => ({
  ...toServiceView(service),
  status: service.status,
  comingVisits: upcoming ?? 0,
  version: service.version,
  can: { delete: upcoming === undefined },
});
