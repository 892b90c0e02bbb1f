import { Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { BookingClientService } from './booking-client.service.js';
import { BookingsController } from './bookings.controller.js';
import { ChangeBookingService } from './change-booking.service.js';
import { MakeBookingService } from './make-booking.service.js';
import { MoveBookingService } from './move-booking.service.js';
import { RearrangeBookingService } from './rearrange-booking.service.js';

/** Actions on a single booking: make, move, resize, mark, cancel. */
@Module({
  imports: [
    BookingRecordsModule,
    ClientsModule,
    IdempotencyModule,
    LimitsModule,
    MailModule,
    PlanningModule,
    SchedulingModule,
    UsersModule,
  ],
  controllers: [BookingsController],
  providers: [
    BookingClientService,
    ChangeBookingService,
    MakeBookingService,
    MoveBookingService,
    RearrangeBookingService,
  ],
  exports: [ChangeBookingService, MakeBookingService, MoveBookingService, RearrangeBookingService],
})
export class BookingsModule {}
