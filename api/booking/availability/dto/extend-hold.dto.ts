import { IsIn } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class ExtendHoldDto {
  /** What the time is needed for: a code to log in with, which takes its time to arrive. */
  @IfGiven()
  @IsIn(['code'])
  for?: 'code';
}
