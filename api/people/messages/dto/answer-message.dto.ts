import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class AnswerMessageDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(4000)
  text: string;

  /** Created once per answer, so that sending it again after a double click or a lost response sends one email. */
  @IfGiven()
  @Id()
  answerId?: string;
}
