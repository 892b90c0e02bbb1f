import { NewPassword } from './new-password.decorator.js';
import { CurrentPassword } from './current-password.decorator.js';

export class ChangePasswordDto {
  /** Left out only when the account has none. */
  @CurrentPassword()
  currentPassword?: string;

  @NewPassword()
  password: string;
}
