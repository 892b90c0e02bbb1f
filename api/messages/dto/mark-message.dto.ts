import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { type InboxStatus, inboxStatuses } from '../visitor-message.entity.js';

export class MarkMessageDto {
  @IsIn(inboxStatuses)
  status: InboxStatus;

  /** For the salon alone. Left out: the note stays as it is. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  note?: string;
}
