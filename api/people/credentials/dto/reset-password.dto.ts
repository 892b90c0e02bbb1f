import { NewPassword } from './new-password.decorator.js';
import { UseCodeDto } from './use-code.dto.js';

export class ResetPasswordDto extends UseCodeDto {
  @NewPassword()
  password: string;
}
