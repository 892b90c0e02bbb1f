import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ServicesModule } from '../services/services.module.js';
import { OffersController } from './offers.controller.js';
import { OffersRepository } from './offers.repository.js';
import { OffersService } from './offers.service.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHoursController } from './staff-hours.controller.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffHoursService } from './staff-hours.service.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffOffer } from './staff-offer.entity.js';
import { StaffController } from './staff.controller.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';
import { StaffEditorService } from './staff-editor.service.js';

@Module({
  imports: [
    AuditModule,
    ServicesModule,
    TypeOrmModule.forFeature([StaffMember, StaffOffer, StaffHours, StaffException]),
  ],
  controllers: [StaffController, OffersController, StaffHoursController],
  providers: [
    OffersRepository,
    OffersService,
    StaffHoursService,
    StaffRepository,
    StaffService,
    StaffEditorService,
  ],
  exports: [StaffService],
})
export class StaffModule {}
