import { IsBoolean } from 'class-validator';

export class SettleStepDto {
  /** Whether the step counts as done though nothing was: it is not for this salon, or right as it is. */
  @IsBoolean()
  isSettled: boolean;
}
