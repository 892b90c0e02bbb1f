import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { TillSettingsModule } from '../till-settings/till-settings.module.js';
import { CommissionController } from './commission.controller.js';
import { CommissionRate } from './commission-rate.entity.js';
import { CommissionRepository } from './commission.repository.js';
import { CommissionService } from './commission.service.js';

/** Commission: team members' shares of what they sell. */
@Module({
  imports: [
    AuditModule,
    SalonModule,
    StaffModule,
    TillSettingsModule,
    TypeOrmModule.forFeature([CommissionRate]),
  ],
  controllers: [CommissionController],
  providers: [CommissionRepository, CommissionService],
  exports: [CommissionService],
})
export class CommissionModule {}
