import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { CurrentPassword } from '../../credentials/dto/current-password.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';
import { UseCodeDto } from '../../credentials/dto/use-code.dto.js';

export class VerifyAddressDto extends UseCodeDto {
  /** The password the account was created with, where `unknown-browser` asks for it. */
  @CurrentPassword()
  password?: string;

  /** Another password instead: the one before and every session end. */
  @IfGiven()
  @NewPassword()
  newPassword?: string;
}
