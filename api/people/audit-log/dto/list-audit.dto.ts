import { IsIn, IsOptional } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type AuditLogAction, auditLogActions } from '../audit-log.repository.js';

export class ListAuditDto extends PageDto {
  @IsOptional()
  @IsIn(auditLogActions)
  action?: AuditLogAction;

  /** The person who did it. */
  @IsOptional()
  @Id()
  actor?: string;

  /** The person or thing that it was done to. */
  @IsOptional()
  @Id()
  object?: string;

  /** First day, a local date of the salon. */
  @IsOptional()
  @IsLocalDate()
  from?: string;

  /** Last day. */
  @IsOptional()
  @IsLocalDate()
  to?: string;
}
