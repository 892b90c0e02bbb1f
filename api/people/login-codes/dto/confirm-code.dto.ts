import { Matches } from 'class-validator';

export class ConfirmCodeDto {
  /** The six digits. */
  @Matches(/^\d{6}$/, { message: 'code must be six digits' })
  code: string;
}
