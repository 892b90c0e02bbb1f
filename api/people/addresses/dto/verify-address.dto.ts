import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { CurrentPassword } from '../../credentials/dto/current-password.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';
import { UseCodeDto } from '../../credentials/dto/use-code.dto.js';

export class VerifyAddressDto extends UseCodeDto {
  /** The password that the account was created with, if `unknown-browser` requires it. */
  @CurrentPassword()
  password?: string;

  /** A new password; the old one and all sessions end. */
  @IfGiven()
  @NewPassword()
  newPassword?: string;
}
