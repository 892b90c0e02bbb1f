import { IsBoolean } from 'class-validator';

export class ChooseNewsEmailsDto {
  /** Whether news comes by email, too, from now on. */
  @IsBoolean()
  isWanted: boolean;
}
