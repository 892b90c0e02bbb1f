import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { PublicHolidaysController } from './public-holidays.controller.js';
import { PublicHolidaysService } from './public-holidays.service.js';

@Module({
  imports: [SalonModule],
  controllers: [PublicHolidaysController],
  providers: [PublicHolidaysService],
})
export class PublicHolidaysModule {}
