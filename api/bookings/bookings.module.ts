import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { Allocation } from './allocation.entity.js';
import { AllocationsRepository } from './allocations.repository.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsRepository } from './bookings.repository.js';
import { ChangeBookingService } from './change-booking.service.js';
import { ClientBookingsController } from './client-bookings.controller.js';
import { ClientRecordsRepository } from './client-records.repository.js';
import { ClientRecords } from './client-records.service.js';
import { DeskController } from './desk.controller.js';
import { DeskBookingService } from './desk-booking.service.js';
import { DeskDiary } from './desk-diary.service.js';
import { HandOversService } from './hand-overs.service.js';
import { FiguresRepository } from './figures.repository.js';
import { Figures } from './figures.service.js';
import { Hold } from './hold.entity.js';
import { HoldsController } from './holds.controller.js';
import { HoldsRepository } from './holds.repository.js';
import { HoldsService } from './holds.service.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { MakeBookingService } from './make-booking.service.js';
import { PlanService } from './plan.service.js';
import { PlanVersion } from './plan-version.entity.js';
import { ReadBookingsService } from './read-bookings.service.js';
import { Reservations } from './reservations.service.js';
import { ReviewedVisits } from './reviewed-visits.service.js';
import { Sweeper } from './sweeper.service.js';
import { TimeOffController } from './time-off.controller.js';
import { TimeOff } from './time-off.entity.js';
import { TimeOffRepository } from './time-off.repository.js';
import { TimeOffService } from './time-off.service.js';
import { VisitReader } from './visit-reader.service.js';
import { VisitQuestions } from './visit-questions.js';

@Module({
  imports: [
    AuditModule,
    ClientsModule,
    MailModule,
    SalonModule,
    ServicesModule,
    StaffModule,
    TypeOrmModule.forFeature([
      Allocation,
      Booking,
      BookingEvent,
      BookingLine,
      Hold,
      IdempotencyKey,
      PlanVersion,
      TimeOff,
    ]),
  ],
  controllers: [
    AvailabilityController,
    HoldsController,
    BookingsController,
    ClientBookingsController,
    DeskController,
    BlocksController,
    TimeOffController,
  ],
  providers: [
    AllocationsRepository,
    AvailabilityService,
    BookingsRepository,
    ChangeBookingService,
    ClientRecords,
    ClientRecordsRepository,
    BlocksService,
    DeskBookingService,
    DeskDiary,
    HandOversService,
    Figures,
    FiguresRepository,
    HoldsRepository,
    HoldsService,
    IdempotencyRepository,
    MakeBookingService,
    PlanService,
    ReadBookingsService,
    Reservations,
    ReviewedVisits,
    Sweeper,
    TimeOffRepository,
    TimeOffService,
    VisitQuestions,
    VisitReader,
  ],
  exports: [ClientRecords, ReviewedVisits, Figures],
})
export class BookingsModule {}
