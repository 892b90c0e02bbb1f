import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';

/** What somebody may change about herself. What is left out stays as it is. */
export class ChangeAccountDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** Where the salon reaches her; empty to leave none. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;
}
