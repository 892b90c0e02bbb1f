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
}
