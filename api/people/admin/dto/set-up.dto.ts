import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { SignUpDto } from '../../auth/dto/sign-up.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { IsCountry } from '../../../platform/places/is-country.js';
import { IsCurrency } from '../../../platform/places/is-currency.js';
import { IsTimeZone } from '../../../common/validation/is-time-zone.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';

/** First details of a salon: its name and location. */
export class NewSalonDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name: string;

  /** ISO 3166-1 in two letters. It sets the clock format and the first day of the week. */
  @IsCountry()
  countryCode: string;

  /** IANA name of the time zone of all the salon's hours. */
  @IsTimeZone()
  timeZone: string;

  /** ISO 4217: the currency of its prices. */
  @IsCurrency()
  currency: string;

  /** The main language of the site, and the language of the first admin's account. */
  @IsIn(languages)
  language: Language;
}

export class SetUpDto extends SignUpDto {
  /** The code after the # in the set-up link. */
  @MaxLength(200)
  @IsString()
  code: string;

  /** If omitted, the salon stays unchanged. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => NewSalonDto)
  salon?: NewSalonDto;
}
