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

  /** What stands before a price. */
  symbol: string;

  /** By ISO 4217; of three, the last is always 0. */
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
 * What the pages about privacy, terms and the salon itself say, with the salon's name, address and rules filled in. A line
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

  /** Whether visitors can read the site in it. */
  isPublic: boolean;
}

export class SalonLanguagesView {
  /** The one whose addresses name no language. */
  @ApiLanguage()
  mainLanguage: Language;

  /** In the order of the menu. */
  others: SpokenLanguageView[];
}

/** What everybody may know about the salon. */
export class SalonView {
  name: string;

  /** The language of pages whose address names none. */
  @ApiLanguage()
  mainLanguage: Language;

  /** In which the site can be read: the main one first. Pages in any other have it before their path, "/pt/contact". */
  @ApiProperty({ enum: languages, enumName: 'Language', isArray: true })
  languages: Language[];

  /** Whether this is the invented salon of a first start, in which nothing is real. It ends with the salon's own name. */
  isDemo: boolean;

  /** Whether emails leave the salon. Without a mail server they do not, and nobody should be told to wait for one. */
  sendsEmail: boolean;

  /** How hours are written: to twelve, or to twenty-three. Null: as each reader's language does. */
  @ApiProperty({ enum: hourCycles, nullable: true })
  hourCycle: HourCycle | null;

  /** On which weeks begin, 1 is Monday. Null: as each reader's language has it. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 7 })
  firstWeekday: number | null;

  /** ISO 3166-1 in two letters; null until somebody has said in which country it is. */
  @ApiProperty({ type: String, nullable: true })
  countryCode: string | null;

  /** IANA zone in which the salon's days and hours are meant. */
  timeZone: string;
  currency: CurrencyView;
  slotStepMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  cancellationNoticeMinutes: number;

  /** How long before the end of free cancellation clients are reminded of their booking. */
  reminderMinutes: number;

  /** Whether clients who book online have to leave a phone number; at the desk it can be left out. */
  requiresPhone: boolean;
  phone: string;
  email: string;
  address: AddressView;

  /** Null until the owner has said where it is. */
  @ApiProperty({ type: PositionView, nullable: true })
  position: PositionView | null;

  /** True if the contact page shows the live map at once, not after a press. */
  showsLiveMap: boolean;
  socials: SocialLinkView[];
  hero: HeroView;

  /** What the public pages say, by the name of each text. */
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(siteTextKeys.map((key) => [key, { type: 'string' }])),
    required: siteTextKeys,
    selfRequired: true,
    additionalProperties: false,
  })
  texts: SiteTexts;

  /** Null where the standard words stand. */
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
  socials: salon.socials.map(toSocialLinkView),
  hero: {
    light: salon.heroPicture && toPictureView(salon.heroPicture, reading),
    night: salon.heroNightPicture && toPictureView(salon.heroNightPicture, reading),
  },
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
