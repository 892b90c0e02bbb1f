import { IsBoolean, IsIn } from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsBirthday } from '../../../common/validation/is-birthday.js';
import { PostalAddress } from '../../../people/users/postal-address.decorator.js';
import { ConsentChoices, ConsentDto } from '../../../people/consents/dto/consent.dto.js';
import { PersonName } from '../../../people/users/person-name.decorator.js';
import { PhoneNumber } from '../../../people/users/phone-number.decorator.js';

/** Details that users can change themselves. Omitted fields stay unchanged. */
export class ChangeAccountDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** The client's phone number; empty to remove it. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;

  /** The language of the dashboard and of emails; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  @IfGiven()
  @IsIn([...languages, null])
  language?: Language | null;

  /** Lets the salon ask for a review by email after a visit. Needs a verified address. */
  @IfGiven()
  @IsBoolean()
  isAskedForReviews?: boolean;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty to remove it. Needs a verified address, like what follows. */
  @IfGiven()
  @IsBirthday()
  birthday?: string;

  /** The postal address, in several lines; empty to remove it. */
  @IfGiven()
  @PostalAddress()
  address?: string;

  /** Consents that the client gives or declines; kinds left out stay as they are. */
  @ConsentChoices()
  consents?: ConsentDto[];
}
