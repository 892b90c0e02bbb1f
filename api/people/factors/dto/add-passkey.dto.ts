import { AnswerPasskeyDto } from './answer-passkey.dto.js';
import { FactorName } from './factor-name.decorator.js';

export class AddPasskeyDto extends AnswerPasskeyDto {
  /** What to call it, such as “my phone”. */
  @FactorName()
  name: string;
}
