import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpeningHours } from './opening-hours.entity.js';
import { SalonController } from './salon.controller.js';
import { Salon } from './salon.entity.js';
import { SalonRepository } from './salon.repository.js';
import { SalonSettingsService } from './salon.service.js';
import { SpecialDay } from './special-day.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Salon, OpeningHours, SpecialDay])],
  controllers: [SalonController],
  providers: [SalonRepository, SalonSettingsService],
  exports: [SalonSettingsService],
})
export class SalonModule {}
