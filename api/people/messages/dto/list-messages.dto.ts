import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { type InboxStatus, inboxStatuses } from '../visitor-message.entity.js';

export class ListMessagesDto extends PageDto {
  /** Any if left out. */
  @IsOptional()
  @IsIn(inboxStatuses)
  status?: InboxStatus;

  /** Searched for in the name, email address, phone number and text. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
