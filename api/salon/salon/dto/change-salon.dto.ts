import { Type } from 'class-transformer';
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

  /** With https; it becomes a link on every page. */
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true })
  @MaxLength(300)
  url: string;
}

/** What is left out stays as it is. */
export class ChangeSalonDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name?: string;

  /** As it should be read; empty to show none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string;

  /** Where visitors can write to; empty to show none. */
  @Trimmed()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== '')
  @IsMailbox()
  email?: string;

  @IfGiven()
  @ValidateNested()
  @Type(() => ChangeAddressDto)
  address?: ChangeAddressDto;

  /** For the map; null to have none. */
  @IsOptional()
  @ValidateNested()
  @Type(() => PositionDto)
  position?: PositionDto | null;

  /** Shows the live map on the contact page at once, not after a press. Its host then sees everyone who opens the page. */
  @IfGiven()
  @IsBoolean()
  showsLiveMap?: boolean;

  /** All of them, in the order in which they are shown. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(socialNetworks.length)
  @ArrayUnique(({ network }: SocialLinkDto) => network)
  @ValidateNested({ each: true })
  @Type(() => SocialLinkDto)
  socials?: SocialLinkDto[];

  /** ISO 3166-1 in two letters: the country that the salon is in, however its address says it. */
  @IfGiven()
  @IsCountry()
  countryCode?: string;

  /** IANA name: the zone in which all hours of the salon are meant. Bookings that exist keep their instants. */
  @IfGiven()
  @IsTimeZone()
  timeZone?: string;

  /** ISO 4217. Prices keep their figures; nothing is converted, and bookings that exist stay in the money they were made in. */
  @IfGiven()
  @IsCurrency()
  currency?: string;

  /** Says that it is known what a new time zone or currency means for bookings that are to come; refused without it. */
  @IfGiven()
  @IsBoolean()
  keepsBookings?: boolean;

  /** How hours are written; null for as each reader's language does. */
  @IsOptional()
  @IsIn(hourCycles)
  hourCycle?: HourCycle | null;

  /** On which weeks begin, 1 is Monday; null for as each reader's language has it. */
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
}
