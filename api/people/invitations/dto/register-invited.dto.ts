import { NewPassword } from '../../credentials/dto/new-password.decorator.js';
import { UseCodeDto } from '../../credentials/dto/use-code.dto.js';
import { PersonName } from '../../users/person-name.decorator.js';

export class RegisterInvitedDto extends UseCodeDto {
  @PersonName()
  name: string;

  /** As strong as every team member's password. */
  @NewPassword()
  password: string;
}
