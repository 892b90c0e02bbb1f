import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import type { WantedClient } from '../client-lookup.service.js';

/** A known client, by id, the details given on the phone, or a walk-in. */
export class DeskClientDto {
  /** The id of their account or client record. */
  @IfGiven()
  @Id()
  _id?: string;

  /** Required without an id. */
  @ValidateIf(({ _id, name }: DeskClientDto) => _id === undefined || name !== undefined)
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name?: string;

  /** True for a walk-in without details: the booking has only this name, and no client record is added. */
  @IfGiven()
  @IsBoolean()
  isWalkIn?: boolean;

  @IfGiven()
  @PhoneNumber()
  phone?: string;

  @ValidateIf(({ email }: DeskClientDto) => email !== undefined && email !== '')
  @EmailAddress()
  email?: string;

  /** The language of emails to a new client; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  @IfGiven()
  @IsIn([...languages, null])
  language?: Language | null;
}

/** The client whom the desk means. */
export const wantedClientOf = ({
  _id,
  name = '',
  phone = '',
  email = '',
  language: lang,
  isWalkIn = false,
}: DeskClientDto): WantedClient => {
  if (_id !== undefined) return { _id };
  return isWalkIn ? { walkIn: name } : { name, phone, email, lang: lang ?? null };
};
