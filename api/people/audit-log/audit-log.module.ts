import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';

/** Who did what, for the admins to read. */
@Module({
  imports: [AuditModule, SalonModule, UsersModule],
  controllers: [AuditLogController],
  providers: [AuditLogService],
})
export class AuditLogModule {}
