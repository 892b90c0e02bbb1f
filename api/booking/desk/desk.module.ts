import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DeskController } from './desk.controller.js';
import { DeskBookingService } from './desk-booking.service.js';
import { DiaryRepository } from './diary.repository.js';
import { DiaryService } from './diary.service.js';
import { OrderListRepository } from './order-list.repository.js';
import { OrderListService } from './order-list.service.js';

/** Booking features for the salon only: the diary, the Order List, bookings by phone. */
@Module({
  imports: [
    BookingsModule,
    PlanningModule,
    AuditModule,
    BlocksModule,
    BookingRecordsModule,
    ClientsModule,
    SchedulingModule,
    StaffModule,
  ],
  controllers: [DeskController],
  providers: [DeskBookingService, DiaryRepository, DiaryService, OrderListRepository, OrderListService],
})
export class DeskModule {}
