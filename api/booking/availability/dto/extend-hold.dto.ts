import { IsIn } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class ExtendHoldDto {
  /** The reason for more time: a log-in code, which takes a while to arrive. */
  @IfGiven()
  @IsIn(['code'])
  for?: 'code';
}
