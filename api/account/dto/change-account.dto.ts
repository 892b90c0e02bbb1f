import { IsBoolean } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';

/** What people may change about themselves. What is left out stays as it is. */
export class ChangeAccountDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** Where the salon can call; empty to remove it. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;

  /** Whether the salon may ask for a review by email after a visit. Needs a verified address. */
  @IfGiven()
  @IsBoolean()
  isAskedForReviews?: boolean;
}
