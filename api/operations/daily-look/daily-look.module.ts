import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DoctorModule } from '../doctor/doctor.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { DailyLook } from './daily-look.entity.js';
import { DailyLookRepository } from './daily-look.repository.js';
import { DailyLookService } from './daily-look.service.js';

@Module({
  imports: [DoctorModule, MailModule, SalonModule, UsersModule, TypeOrmModule.forFeature([DailyLook])],
  providers: [DailyLookRepository, DailyLookService],
})
export class DailyLookModule {}
