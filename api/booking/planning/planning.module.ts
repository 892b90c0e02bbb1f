import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { ResourcesModule } from '../../salon/resources/resources.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { ServicesModule } from '../../salon/services/services.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { PlanService } from './plan.service.js';
import { PlanVersion } from './plan-version.entity.js';

/** Computes who can do what when from the salon's rules and hours, without knowing or taking anyone's time. */
@Module({
  imports: [
    MetricsModule,
    ResourcesModule,
    SalonModule,
    ServicesModule,
    StaffModule,
    TypeOrmModule.forFeature([PlanVersion]),
  ],
  providers: [PlanService],
  exports: [PlanService],
})
export class PlanningModule {}
