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

/** What a salon begins with: what it is called, and where it is. */
export class NewSalonDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name: string;

  /** ISO 3166-1 in two letters. How hours are written and on which day weeks begin follow it. */
  @IsCountry()
  countryCode: string;

  /** IANA name: the zone in which all hours of the salon are meant. */
  @IsTimeZone()
  timeZone: string;

  /** ISO 4217: what its prices are in. */
  @IsCurrency()
  currency: string;

  /** The main language of its site, and that of the first admin's account. */
  @IsIn(languages)
  language: Language;
}

export class SetUpDto extends SignUpDto {
  /** What stands behind the # of the set-up link. */
  @MaxLength(200)
  @IsString()
  code: string;

  /** Left out, the salon stays as it is. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => NewSalonDto)
  salon?: NewSalonDto;
}
