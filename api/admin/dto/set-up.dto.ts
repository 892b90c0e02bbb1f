import { IsString, MaxLength } from 'class-validator';
import { SignUpDto } from '../../auth/dto/sign-up.dto.js';

export class SetUpDto extends SignUpDto {
  /** What stands behind the # of the set-up link. */
  @MaxLength(200)
  @IsString()
  code: string;
}
