import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../common/validation/page.dto.js';
import { type InboxStatus, inboxStatuses } from '../visitor-message.entity.js';

export class ListMessagesDto extends PageDto {
  /** Left out: any. */
  @IsOptional()
  @IsIn(inboxStatuses)
  status?: InboxStatus;

  /** Looked for in the names, the address, the number and the text. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
