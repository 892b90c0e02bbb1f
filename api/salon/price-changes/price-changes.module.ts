import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { PriceChangesController } from './price-changes.controller.js';
import { PriceChangesService } from './price-changes.service.js';

@Module({
  imports: [AuditModule, SalonModule, ServicesModule, StaffModule],
  controllers: [PriceChangesController],
  providers: [PriceChangesService],
})
export class PriceChangesModule {}
