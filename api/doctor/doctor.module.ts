import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { MediaModule } from '../media/media.module.js';
import { DoctorController } from './doctor.controller.js';
import { DoctorService } from './doctor.service.js';

@Module({
  imports: [LimitsModule, MediaModule],
  controllers: [DoctorController],
  providers: [DoctorService],
  exports: [DoctorService],
})
export class DoctorModule {}
