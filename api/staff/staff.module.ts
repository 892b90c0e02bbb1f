import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServicesModule } from '../services/services.module.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffOffer } from './staff-offer.entity.js';
import { StaffController } from './staff.controller.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [ServicesModule, TypeOrmModule.forFeature([StaffMember, StaffOffer, StaffHours, StaffException])],
  controllers: [StaffController],
  providers: [StaffRepository, StaffService],
  exports: [StaffService],
})
export class StaffModule {}
