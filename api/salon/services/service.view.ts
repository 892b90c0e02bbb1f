import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { ApiFallbacks, InEachLanguage } from '../../common/http/in-each-language.js';
import {
  type Fallbacks,
  translationsOf,
  type Translation,
  type Reading,
  readWords,
  type WordsState,
  wordsStates,
} from '../../common/translations.js';
import { PictureView, toPictureView } from '../../platform/media/picture.view.js';
import { askingTerms, type OfferedTerms } from './domain/asking-terms.js';
import { serviceSlug } from './domain/slug.js';
import { type Service, type ServiceStatus, serviceStatuses } from './service.entity.js';
import type { ServiceAddOn } from './service-add-on.entity.js';
import { categoryColours, type CategoryColour } from './domain/category-colour.js';
import type { ServiceCategory } from './service-category.entity.js';
import { type ServiceText, serviceTexts, titleOnly } from './service-texts.js';

/** A translated title. */
export class TitleWordsView implements Translation<'title'> {
  /** Null: not translated. */
  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  /** `changed`: the original has changed since. `missing`: a text has no translation. */
  @ApiProperty({ enum: wordsStates, enumName: 'WordsState' })
  state: WordsState;
}

export class TitleInEachLanguageView extends InEachLanguage(TitleWordsView) {}

/** Texts of a service in another language. */
export class ServiceWordsView extends TitleWordsView implements Translation<ServiceText> {
  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: String, nullable: true })
  steps: string | null;

  @ApiProperty({ type: String, nullable: true })
  aftercare: string | null;
}

export class ServiceInEachLanguageView extends InEachLanguage(ServiceWordsView) {}

export class ServiceCategoryView {
  _id: string;
  slug: string;

  /** One of twelve colours, used for its services throughout the desk. */
  @ApiProperty({ enum: categoryColours })
  colour: CategoryColour;
  title: string;

  @ApiFallbacks(titleOnly)
  fallbacks: Fallbacks<'title'>;
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

  /** The additional minutes of the booking. */
  extraMinutes: number;
}

/** An add-on of a service that visitors may choose. */
export class OfferedAddOnView extends AddOnView {
  @ApiFallbacks(titleOnly)
  fallbacks: Fallbacks<'title'>;
}

/** An add-on for the people who run the salon. */
export class AddOnEntryView extends OfferedAddOnView {
  /** Translations. */
  words: TitleInEachLanguageView;
}

/** A service as visitors see it. */
export class ServiceView {
  _id: string;

  /** The slug of its page: `/all-services/{slug}`. */
  slug: string;

  /** Path of the picture on this origin; empty when it has none. */
  img: string;

  /** The salon's own picture in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;
  title: string;
  description: string;

  /** Steps of the treatment, one per line; empty if the owner has not written any. */
  steps: string;

  /** Advice for afterwards; may be empty. */
  aftercare: string;

  /** In the salon's currency. */
  price: number;

  /** `from`: the price is a minimum. */
  priceKind: 'fixed' | 'from';
  category: ServiceCategoryView;

  /** The duration for the client in minutes. */
  durationMinutes: number;
  segments: SegmentView[];

  /** Clean-up after the client has left. */
  bufferMinutes: number;

  @ApiProperty({ type: () => [OfferedAddOnView] })
  addOns: OfferedAddOnView[];

  @ApiFallbacks(serviceTexts)
  fallbacks: Fallbacks<ServiceText>;
}

/** Price and duration of a service with any team member, without add-ons. */
export class AskingTermsView {
  /** The lowest price among the team members who do it, in the salon's currency. */
  price: number;

  /** `from`: a team member charges more, or the price depends on more than the person. */
  @ApiProperty({ enum: ['fixed', 'from'] })
  priceKind: 'fixed' | 'from';
  minMinutes: number;
  maxMinutes: number;
}

/** A service as visitors are offered it. */
export class OfferedServiceView extends ServiceView {
  /** Null if no one offers it: it can't be booked right now. */
  @ApiProperty({ type: AskingTermsView, nullable: true })
  terms: AskingTermsView | null;
}

/** The owner's permissions for a service. */
export class ServiceAbilitiesView {
  /** Only a service that was never booked can be deleted; others are archived. */
  delete: boolean;
}

/** The same for the people who run the salon. */
export class ServiceEntryView extends ServiceView {
  @ApiProperty({ enum: serviceStatuses })
  status: ServiceStatus;

  /** The number of weeks after which clients usually come back for it; null without a usual interval. */
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 52 })
  rebookWeeks: number | null;

  /** Upcoming bookings. Changes here don't affect them. */
  comingVisits: number;

  /** Grows with every change except a new place in the order. */
  version: number;
  can: ServiceAbilitiesView;

  /** Translations. */
  words: ServiceInEachLanguageView;

  @ApiProperty({ type: () => [AddOnEntryView] })
  override addOns: AddOnEntryView[];
}

export const toServiceCategoryView = (
  category: ServiceCategory,
  reading: Reading | null,
): ServiceCategoryView => ({
  _id: category.id,
  slug: category.slug,
  colour: category.colour ?? categoryColours[0],
  ...readWords(titleOnly, category, () => category.words, reading),
});

const toOfferedAddOnView = (addOn: ServiceAddOn, reading: Reading | null): OfferedAddOnView => ({
  _id: addOn.id,
  ...readWords(titleOnly, addOn, () => addOn.words, reading),
  price: toPrice(addOn.priceCents),
  extraMinutes: addOn.extraMinutes,
});

/** Its address is the same in every language. */
const toServiceView = (service: Service, reading: Reading | null): ServiceView => ({
  _id: service.id,
  slug: serviceSlug(service),
  img: service.picture ? toPictureView(service.picture).src : service.img,
  picture: service.picture && toPictureView(service.picture, reading),
  ...readWords(serviceTexts, service, () => service.words, reading),
  price: toPrice(service.priceCents),
  priceKind: service.priceKind,
  category: toServiceCategoryView(service.category, reading),
  durationMinutes: service.segments.reduce((sum, segment) => sum + segment.minutes, 0),
  segments: service.segments.map(({ kind, minutes }) => ({ kind, minutes })),
  bufferMinutes: service.bufferMinutes,
  addOns: service.addOns.map((addOn) => toOfferedAddOnView(addOn, reading)),
});

export const toOfferedServiceView = (
  service: Service,
  offers: readonly OfferedTerms[],
  reading: Reading | null,
): OfferedServiceView => {
  const terms = askingTerms(service, offers);
  if (!terms) return { ...toServiceView(service, reading), terms };
  const { priceCents, ...rest } = terms;
  return { ...toServiceView(service, reading), terms: { price: toPrice(priceCents), ...rest } };
};

/** `upcoming` is how many bookings are still to come; undefined when it was never booked. */
export const toServiceEntryView = (service: Service, upcoming: number | undefined): ServiceEntryView => ({
  ...toServiceView(service, null),
  addOns: service.addOns.map((addOn) => ({
    ...toOfferedAddOnView(addOn, null),
    words: translationsOf(titleOnly, addOn, addOn.words),
  })),
  words: translationsOf(serviceTexts, service, service.words),
  status: service.status,
  rebookWeeks: service.rebookWeeks,
  comingVisits: upcoming ?? 0,
  version: service.version,
  can: { delete: upcoming === undefined },
});
