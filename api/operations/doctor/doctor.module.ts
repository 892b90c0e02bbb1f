import { Module } from '@nestjs/common';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MediaModule } from '../../platform/media/media.module.js';
import { ClockWarningService } from './clock-warning.service.js';
import { DoctorController } from './doctor.controller.js';
import { DoctorService } from './doctor.service.js';

@Module({
  imports: [LimitsModule, MediaModule],
  controllers: [DoctorController],
  providers: [ClockWarningService, DoctorService],
  exports: [DoctorService],
})
export class DoctorModule {}
