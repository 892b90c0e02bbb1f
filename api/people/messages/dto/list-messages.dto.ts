import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { type InboxStatus, inboxStatuses } from '../visitor-message.entity.js';

export class ListMessagesDto extends PageDto {
  /** Default: any. */
  @IsOptional()
  @IsIn(inboxStatuses)
  status?: InboxStatus;

  /** Searches the name, email address, phone number and text. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
