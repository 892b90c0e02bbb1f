import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { FactorName } from './name-factor.dto.js';

export class AnswerPasskeyDto {
  /** The one that came with the options. */
  @Id()
  ceremonyId: string;

  /** What the browser’s `PublicKeyCredential.toJSON()` gives. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject()
  response: Record<string, unknown>;
}

export class AddPasskeyDto extends AnswerPasskeyDto {
  /** What to call it, such as “my phone”. */
  @FactorName()
  name: string;
}
