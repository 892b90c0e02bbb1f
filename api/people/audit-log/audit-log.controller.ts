import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../../common/access/roles.decorator.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditPageView } from './audit-log.view.js';
import { ListAuditDto } from './dto/list-audit.dto.js';
@Roles('admin')
@Controller('audit')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  /** The activity log, latest first. Kept for a year. */
  @Get()
  listAudit(@Query() query: ListAuditDto): Promise<AuditPageView> {
    return this.log.listAudit(query);
  }
}
