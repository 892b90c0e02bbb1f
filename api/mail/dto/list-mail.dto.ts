import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../../common/validation/page.dto.js';
import { type MessageKind, messageKinds } from '../message.js';
import { type MessageState, messageStates } from '../outbox.repository.js';

export class ListMailDto extends PageDto {
  /** Left out: any. */
  @IsOptional()
  @IsIn(messageStates)
  state?: MessageState;

  @IsOptional()
  @IsIn(messageKinds)
  kind?: MessageKind;
}
