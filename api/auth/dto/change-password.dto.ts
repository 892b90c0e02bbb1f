import { NewPassword } from './new-password.decorator.js';
import { PresentPassword } from './present-password.decorator.js';

export class ChangePasswordDto {
  /** Left out only by somebody who has none. */
  @PresentPassword()
  currentPassword?: string;

  @NewPassword()
  password: string;
}
