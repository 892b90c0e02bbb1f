import { Matches, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';

export class RequestCodeDto {
  @EmailAddress()
  email: string;

  /** What to call somebody who has no account yet. */
  @IfGiven()
  @PersonName()
  name?: string;

  /** How the salon can reach them, if it does not know yet. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;

  /** The page of this site that the link in the email leads to. Left out: the front page. */
  @IfGiven()
  @MaxLength(1000)
  @Matches(/^\/(?![/\\])[^\p{Cc}\\]*$/u, { message: 'from must be a path of this site' })
  from?: string;
}
