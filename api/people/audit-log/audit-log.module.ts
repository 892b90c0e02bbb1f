import { Module } from '@nestjs/common';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';

/** The activity log, for admins. */
@Module({
  imports: [SalonModule, UsersModule],
  controllers: [AuditLogController],
  providers: [AuditLogRepository, AuditLogService],
})
export class AuditLogModule {}
