import { ApiProperty } from '@nestjs/swagger';
import { ApiFallbacks } from '../../common/http/in-each-language.js';
import type { Fallbacks, Reading } from '../../common/translations.js';
import { PictureView, toPictureView } from '../../platform/media/picture.view.js';
import { languages } from '../../words/languages.gen.js';
import { factsOf } from '../../common/money/currencies.js';
import { currencySymbol } from '../../common/words/currency-symbol.js';
import type { Language } from '../../words/types.gen.js';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import { type HourCycle, hourCycles } from '../../platform/places/hour-cycle.js';
import { FaceView, toFaceView } from '../face/face.view.js';
import { isDemoSalon } from '../site-texts/demo-salon.js';
import type { OpeningHours } from './opening-hours.entity.js';
import { OwnWordsView } from './own-words.view.js';
import type { Salon } from './salon.entity.js';
import type { LegalTextKey } from '../site-texts/legal-texts.js';
import { type SiteTextKey, siteTextKeys, type SiteTexts, type TextsRead } from '../site-texts/site-texts.js';
import { type SocialLink, type SocialNetwork, socialNetworks } from '../site-texts/socials.js';
import type { SpecialDay } from './special-day.entity.js';

export class CurrencyView {
  /** ISO 4217 code. */
  code: string;

  /** The text before a price. */
  symbol: string;

  /** By ISO 4217; with three decimals, the last is always 0. */
  @ApiProperty({ enum: [0, 2, 3] })
  decimals: 0 | 2 | 3;
}

export class AddressView {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

export class PositionView {
  /** Degrees north of the equator. */
  latitude: number;

  /** Degrees east of Greenwich. */
  longitude: number;
}

export class SocialLinkView {
  @ApiProperty({ enum: socialNetworks })
  network: SocialNetwork;

  url: string;
}

export class HeroView {
  /** Null: the picture that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  light: PictureView | null;

  @ApiProperty({ type: PictureView, nullable: true })
  night: PictureView | null;
}

const legalPages = ['privacy', 'terms', 'imprint'] as const;
type LegalPage = (typeof legalPages)[number];

/**
 * The texts of the pages about privacy, terms and the salon, with the salon's name, address and rules filled in. A line
 * that begins with `## ` is a heading, lines that begin with `- ` are a list, an empty line ends a paragraph.
 */
export class LegalTextsView {
  privacy: string;
  terms: string;
  imprint: string;

  @ApiFallbacks(legalPages)
  fallbacks: Fallbacks<LegalPage>;
}

export class WindowView {
  /** Minute of the salon's day, 0 to 1440. */
  startsMinute: number;
  endsMinute: number;
}

export class OpeningHoursView extends WindowView {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
}

export class SpecialDayView {
  /** Local date, YYYY-MM-DD. */
  day: string;

  /** Empty when the salon is closed that day. */
  windows: WindowView[];
  reason: string;
}

export class SpokenLanguageView {
  @ApiLanguage()
  language: Language;

  /** True if visitors can read the site in it. */
  isPublic: boolean;
}

export class SalonLanguagesView {
  /** The language of URLs without a language prefix. */
  @ApiLanguage()
  mainLanguage: Language;

  /** In menu order. */
  others: SpokenLanguageView[];
}

/** Public details of the salon. */
export class SalonView {
  name: string;

  /** The language of URLs without a language prefix. */
  @ApiLanguage()
  mainLanguage: Language;

  /** The languages of the site, main one first. Pages in other languages have a prefix: "/pt/contact". */
  @ApiProperty({ enum: languages, enumName: 'Language', isArray: true })
  languages: Language[];

  /** True for the demo salon of a first start, in which nothing is real. It ends when the salon gets its own name. */
  isDemo: boolean;

  /** True if the salon sends emails. Without a mail server it doesn't, and pages should not announce any. */
  sendsEmail: boolean;

  /** The 12-hour or 24-hour clock; null to follow each reader's language. */
  @ApiProperty({ enum: hourCycles, nullable: true })
  hourCycle: HourCycle | null;

  /** The first day of the week, 1 is Monday; null to follow each reader's language. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 7 })
  firstWeekday: number | null;

  /** ISO 3166-1 in two letters; null until the country is set. */
  @ApiProperty({ type: String, nullable: true })
  countryCode: string | null;

  /** IANA name of the time zone of the salon's days and hours. */
  timeZone: string;
  currency: CurrencyView;
  slotStepMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  cancellationNoticeMinutes: number;

  /** The time before the end of free cancellation at which clients are reminded of their booking. */
  reminderMinutes: number;

  /** True if clients who book online have to leave a phone number; at the desk it is optional. */
  requiresPhone: boolean;
  phone: string;
  email: string;
  address: AddressView;

  /** Null until the owner has set the location. */
  @ApiProperty({ type: PositionView, nullable: true })
  position: PositionView | null;

  /** True if the contact page shows the live map immediately instead of on request. */
  showsLiveMap: boolean;

  /** True if the overview shows the clients' birthdays of the coming week. */
  showsBirthdays: boolean;

  /** A number on WhatsApp, with + and its country code; empty without one. */
  whatsapp: string;
  socials: SocialLinkView[];
  hero: HeroView;
  face: FaceView;

  /** The texts of the public pages, by name. */
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(siteTextKeys.map((key) => [key, { type: 'string' }])),
    required: siteTextKeys,
    selfRequired: true,
    additionalProperties: false,
  })
  texts: SiteTexts;

  /** Null for the standard texts. */
  @ApiProperty({ type: OwnWordsView, nullable: true })
  ownWords: OwnWordsView | null;

  @ApiFallbacks(siteTextKeys)
  fallbacks: Fallbacks<SiteTextKey>;
  openingHours: OpeningHoursView[];
  specialDays: SpecialDayView[];
}

/** The currency and its symbol. */
export const toCurrencyView = (code: string): CurrencyView => ({
  code,
  symbol: currencySymbol(code),
  decimals: factsOf(code).decimals,
});

export const toLegalTextsView = ({ texts, fallbacks }: TextsRead<LegalTextKey>): LegalTextsView => ({
  privacy: texts['privacy.text'],
  terms: texts['terms.text'],
  imprint: texts['imprint.text'],
  fallbacks: {
    ...(fallbacks['privacy.text'] && { privacy: fallbacks['privacy.text'] }),
    ...(fallbacks['terms.text'] && { terms: fallbacks['terms.text'] }),
    ...(fallbacks['imprint.text'] && { imprint: fallbacks['imprint.text'] }),
  },
});

const toPositionView = ({ latitude, longitude }: Salon): PositionView | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const toSocialLinkView = ({ network, url }: SocialLink): SocialLinkView => ({ network, url });

export const toSalonView = (
  salon: Salon,
  {
    openingHours,
    specialDays,
    texts: { texts, fallbacks },
    languages: { mainLanguage, others },
    reading,
    ownWords,
    sendsEmail,
  }: {
    openingHours: OpeningHours[];
    specialDays: SpecialDay[];
    texts: TextsRead<SiteTextKey>;
    languages: SalonLanguagesView;
    reading: Reading;
    ownWords: OwnWordsView | null;
    sendsEmail: boolean;
  },
): SalonView => ({
  name: salon.name,
  mainLanguage,
  languages: [mainLanguage, ...others.filter(({ isPublic }) => isPublic).map(({ language }) => language)],
  isDemo: isDemoSalon(salon),
  sendsEmail,
  hourCycle: salon.hourCycle,
  firstWeekday: salon.firstWeekday,
  countryCode: salon.countryCode,
  timeZone: salon.timeZone,
  currency: toCurrencyView(salon.currency),
  slotStepMinutes: salon.slotStepMinutes,
  noticeMinutes: salon.noticeMinutes,
  horizonDays: salon.horizonDays,
  cancellationNoticeMinutes: salon.cancellationNoticeMinutes,
  reminderMinutes: salon.reminderMinutes,
  requiresPhone: salon.requiresPhone,
  phone: salon.phone,
  email: salon.email,
  address: {
    street: salon.street,
    postalCode: salon.postalCode,
    city: salon.city,
    country: salon.country,
  },
  position: toPositionView(salon),
  showsLiveMap: salon.showsLiveMap,
  showsBirthdays: salon.showsBirthdays,
  whatsapp: salon.whatsapp,
  socials: salon.socials.map(toSocialLinkView),
  hero: {
    light: salon.heroPicture && toPictureView(salon.heroPicture, reading),
    night: salon.heroNightPicture && toPictureView(salon.heroNightPicture, reading),
  },
  face: toFaceView(salon),
  texts,
  ownWords,
  fallbacks,
  openingHours: openingHours.map(({ weekday, startsMinute, endsMinute }) => ({
    weekday,
    startsMinute,
    endsMinute,
  })),
  specialDays: specialDays.map(({ day, windows, reason }) => ({
    day,
    windows: windows.map(({ startsMinute, endsMinute }) => ({ startsMinute, endsMinute })),
    reason,
  })),
});
