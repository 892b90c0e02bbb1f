import { IsBoolean } from 'class-validator';

export class DisableUserDto {
  /** True disables the account, false enables it again. */
  @IsBoolean()
  disabled: boolean;
}
