import { ApiProperty } from '@nestjs/swagger';
import { ApiFallbacks, InEachLanguage } from '../../common/http/in-each-language.js';
import {
  type Fallbacks,
  type Translation,
  translationsOf,
  type Reading,
  readWords,
  type WordsState,
  wordsStates,
} from '../../common/translations.js';
import { PictureView, toPictureView } from '../../platform/media/picture.view.js';
import { slugOf } from '../services/domain/slug.js';
import type { Service } from '../services/service.entity.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { StaffMember } from './staff-member.entity.js';
import type { StaffOffer } from './staff-offer.entity.js';

/** Texts of a team member that the owner writes. Names are not translated. */
export const staffTexts = ['role', 'introduction'] as const;
type StaffText = (typeof staffTexts)[number];

/** The translated texts of a team member. */
export class StaffWordsView implements Translation<StaffText> {
  /** Null: not translated. */
  @ApiProperty({ type: String, nullable: true })
  role: string | null;

  @ApiProperty({ type: String, nullable: true })
  introduction: string | null;

  /** `changed`: the original has changed since. `missing`: a text has no translation. */
  @ApiProperty({ enum: wordsStates, enumName: 'WordsState' })
  state: WordsState;
}

export class StaffInEachLanguageView extends InEachLanguage(StaffWordsView) {}

export class OfferView {
  serviceId: string;

  /** The team member's price for it, in the salon's currency. */
  price: number;

  /** Their duration in minutes. */
  durationMinutes: number;
}

/** A team member whom clients can book. */
export class StaffMemberView {
  _id: string;
  name: string;

  /** The last part of the URL of their own page: `/team/{slug}`. */
  slug: string;
  role: string;
  introduction: string;

  /** ISO 639 codes of the languages they speak with clients. */
  languages: string[];

  /** Path of the portrait on this origin; empty without one. */
  img: string;

  /** The salon's own picture of them in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;

  /** The services that they do, with their price and duration. */
  offers: OfferView[];

  @ApiFallbacks(staffTexts)
  fallbacks: Fallbacks<StaffText>;
}

/** The same for the people who run the salon. */
export class StaffEntryView extends StaffMemberView {
  /** False for former team members, who are neither shown nor booked. */
  active: boolean;

  /** The number of upcoming bookings with them. */
  comingVisits: number;

  /** Translations. */
  words: StaffInEachLanguageView;
}

/** Their name for people, and the start of the id, so that a new name breaks no link. */
const staffSlug = ({ id, name }: StaffMember): string => `${slugOf(name) || 'team'}-${id.slice(0, 8)}`;

export const toStaffMemberView = (
  member: StaffMember,
  offers: StaffOffer[],
  services: ReadonlyMap<string, Service>,
  reading: Reading | null,
): StaffMemberView => {
  const picture = member.picture && toPictureView(member.picture, reading);
  return {
    _id: member.id,
    name: member.name,
    slug: staffSlug(member),
    ...readWords(staffTexts, member, () => member.words, reading),
    languages: member.languages,
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

/** The team member with their texts in further languages, for those who run the salon. */
export const toStaffEntryView = (
  member: StaffMember,
  offers: StaffOffer[],
  services: ReadonlyMap<string, Service>,
  comingVisits: number,
): StaffEntryView => ({
  ...toStaffMemberView(member, offers, services, null),
  active: member.active,
  comingVisits,
  words: translationsOf(staffTexts, member, member.words),
});
