import { ValidateIf } from 'class-validator';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';

/** Unlike `@IsOptional`, this does not take null for an answer. */
const IfGiven = () => ValidateIf((_, value: unknown) => value !== undefined);

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
