import { Matches, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';

export class RequestCodeDto {
  @EmailAddress()
  email: string;

  /** The name of a person without an account. */
  @IfGiven()
  @PersonName()
  name?: string;

  /** Their phone number, if the salon doesn't have it yet. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;

  /** The page that the emailed link leads to. Default: the front page. */
  @IfGiven()
  @MaxLength(1000)
  @Matches(/^\/(?![/\\])[^\p{Cc}\\]*$/u, { message: 'from must be a path of this site' })
  from?: string;
}
