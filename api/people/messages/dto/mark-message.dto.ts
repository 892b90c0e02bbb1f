import { IsIn, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type InboxStatus, inboxStatuses } from '../visitor-message.entity.js';

export class MarkMessageDto {
  @IsIn(inboxStatuses)
  status: InboxStatus;

  /** For the salon only. If left out, the note stays as it is. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  note?: string;
}
