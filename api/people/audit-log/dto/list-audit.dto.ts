import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type AuditAction, auditActions } from '../../../platform/audit/audit-action.js';

export class ListAuditDto extends PageDto {
  @IsOptional()
  @IsIn(auditActions)
  action?: AuditAction;

  /** Who did it. */
  @IsOptional()
  @IsUUID()
  actor?: string;

  /** Who or what it was done to. */
  @IsOptional()
  @IsUUID()
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
