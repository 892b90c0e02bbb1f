import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { Roles } from '../common/access/roles.decorator.js';
import { AuditService } from './audit.service.js';
import { AuditPageView } from './audit.view.js';
import { ListAuditDto } from './dto/list-audit.dto.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who did what, the latest first. Kept for a year. */
  @Get()
  listAudit(@Query() ask: ListAuditDto): Promise<AuditPageView> {
    return this.audit.listAudit(ask);
  }
}
