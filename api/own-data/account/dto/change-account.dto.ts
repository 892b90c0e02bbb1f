import { IsBoolean, IsIn } from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { PersonName } from '../../../people/users/person-name.decorator.js';
import { PhoneNumber } from '../../../people/users/phone-number.decorator.js';

/** What people may change about themselves. What is left out stays as it is. */
export class ChangeAccountDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** Where the salon can call; empty to remove it. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;

  /** Of the dashboard and of emails; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  @IfGiven()
  @IsIn([...languages, null])
  language?: Language | null;

  /** Whether the salon may ask for a review by email after a visit. Needs a verified address. */
  @IfGiven()
  @IsBoolean()
  isAskedForReviews?: boolean;
}
