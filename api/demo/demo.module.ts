import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { DemoRepository } from './demo.repository.js';
import { DemoDiary } from './demo-diary.service.js';
import { DemoSalon } from './demo-salon.service.js';

/** The invented salon that a first start shows. */
@Module({
  imports: [SalonModule, ServicesModule, StaffModule],
  providers: [DemoRepository, DemoDiary, DemoSalon],
})
export class DemoModule {}
