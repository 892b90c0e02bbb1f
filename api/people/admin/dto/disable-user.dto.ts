import { IsBoolean } from 'class-validator';

export class DisableUserDto {
  /** True closes the account, false opens it again. */
  @IsBoolean()
  disabled: boolean;
}
