import { NewPassword } from './new-password.decorator.js';
import { CurrentPassword } from './current-password.decorator.js';

export class ChangePasswordDto {
  /** Omitted only if the account has none. */
  @CurrentPassword()
  currentPassword?: string;

  @NewPassword()
  password: string;
}
