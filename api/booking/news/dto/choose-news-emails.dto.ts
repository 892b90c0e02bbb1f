import { IsBoolean } from 'class-validator';

export class ChooseNewsEmailsDto {
  /** True to get news by email as well from now on. */
  @IsBoolean()
  isWanted: boolean;
}
