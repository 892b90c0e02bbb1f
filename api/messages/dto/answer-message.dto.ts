import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

export class AnswerMessageDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(4000)
  text: string;

  /** Made once for what was written: sending it again, after a double press or a lost answer, writes one letter. */
  @IfGiven()
  @IsUUID()
  answerId?: string;
}
