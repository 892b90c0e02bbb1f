import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { FactorName } from './name-factor.dto.js';

export class AnswerPasskeyDto {
  /** The id that came with the options. */
  @Id()
  ceremonyId: string;

  /** The result of the browser’s `PublicKeyCredential.toJSON()`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject()
  response: Record<string, unknown>;
}

export class AddPasskeyDto extends AnswerPasskeyDto {
  /** Its name, such as “my phone”. */
  @FactorName()
  name: string;
}
