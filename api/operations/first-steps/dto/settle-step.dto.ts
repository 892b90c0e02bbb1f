import { IsBoolean } from 'class-validator';

export class SettleStepDto {
  /** True to skip the step: the salon doesn't need it, or it is right as it is. */
  @IsBoolean()
  isSettled: boolean;
}
