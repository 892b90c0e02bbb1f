import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { IsCountry } from '../../../platform/places/is-country.js';
import { IsCurrency } from '../../../platform/places/is-currency.js';
import { type HourCycle, hourCycles } from '../../../platform/places/hour-cycle.js';
import { IsMailbox } from '../../../common/validation/is-mailbox.js';
import { IsTimeZone } from '../../../common/validation/is-time-zone.js';
import { type SocialNetwork, socialNetworks } from '../../site-texts/socials.js';

export class ChangeAddressDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  street?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(20)
  postalCode?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  city?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  country?: string;
}

export class PositionDto {
  /** Degrees north of the equator. */
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude: number;

  /** Degrees east of Greenwich. */
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude: number;
}

export class SocialLinkDto {
  @IsIn(socialNetworks)
  network: SocialNetwork;

  /** A URL with https; linked on every page. */
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true })
  @MaxLength(300)
  url: string;
}

/** Omitted fields stay unchanged. */
export class ChangeSalonDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name?: string;

  /** As shown to visitors; empty to show none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string;

  /** The public email address; empty to show none. */
  @Trimmed()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== '')
  @IsMailbox()
  email?: string;

  @IfGiven()
  @ValidateNested()
  @Type(() => ChangeAddressDto)
  address?: ChangeAddressDto;

  /** For the map; null for no map. */
  @IsOptional()
  @ValidateNested()
  @Type(() => PositionDto)
  position?: PositionDto | null;

  /**
   * Shows the live map on the contact page immediately instead of on request. Its host then sees everyone who opens the
   * page.
   */
  @IfGiven()
  @IsBoolean()
  showsLiveMap?: boolean;

  /** Shows the clients' birthdays of the coming week on the overview. */
  @IfGiven()
  @IsBoolean()
  showsBirthdays?: boolean;

  /** A number on WhatsApp, with + and its country code; empty to show none. */
  @IfGiven()
  @Trimmed()
  @Matches(/^(\+(?:[\s().\/-]*\d){7,15})?$/)
  @MaxLength(40)
  whatsapp?: string;

  /** All of them, in display order. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(socialNetworks.length)
  @ArrayUnique(({ network }: SocialLinkDto) => network)
  @ValidateNested({ each: true })
  @Type(() => SocialLinkDto)
  socials?: SocialLinkDto[];

  /** ISO 3166-1 in two letters: the salon's country. */
  @IfGiven()
  @IsCountry()
  countryCode?: string;

  /** IANA name of the time zone of all the salon's hours. Existing bookings keep their instants. */
  @IfGiven()
  @IsTimeZone()
  timeZone?: string;

  /** ISO 4217. Prices keep their figures without conversion; existing bookings keep their currency. */
  @IfGiven()
  @IsCurrency()
  currency?: string;

  /** Confirms the effect of a new time zone or currency on upcoming bookings; required for such a change. */
  @IfGiven()
  @IsBoolean()
  keepsBookings?: boolean;

  /** Confirms that a new name of the demo salon deletes sales of people with accounts of their own. */
  @IfGiven()
  @IsBoolean()
  deletesSales?: boolean;

  /** The clock format; null to follow each reader's language. */
  @IsOptional()
  @IsIn(hourCycles)
  hourCycle?: HourCycle | null;

  /** The first day of the week, 1 is Monday; null to follow each reader's language. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(7)
  firstWeekday?: number | null;

  /** The picture at the top of the front page; null for the one that comes with the app. */
  @IsOptional()
  @Id()
  heroPictureId?: string | null;

  /** The same in the dark theme. */
  @IsOptional()
  @Id()
  heroNightPictureId?: string | null;

  /** The salon's own colour, `#rrggbb`; null for the app's. Pages show it as readable as `GET /salon/tones` says. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @Matches(/^#[0-9a-f]{6}$/)
  colour?: string | null;

  /** The logo, from `POST /salon/logo`; null for the initials. */
  @IsOptional()
  @Id()
  logoPictureId?: string | null;
}
