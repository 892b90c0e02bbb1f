import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { BookingSeries } from './booking-series.entity.js';
import { ChangeSeriesService } from './change-series.service.js';
import { MakeSeriesService } from './make-series.service.js';
import { ReadSeriesService } from './read-series.service.js';
import { SeriesController } from './series.controller.js';
import { SeriesDatesService } from './series-dates.service.js';
import { SeriesBooking } from './series-booking.entity.js';
import { SeriesRepository } from './series.repository.js';
import { PreviewSeriesService } from './preview-series.service.js';
import { SeriesEmailsService } from './series-emails.service.js';

/** Repeating bookings, made, moved and cancelled together. */
@Module({
  imports: [
    BookingsModule,
    PlanningModule,
    BookingRecordsModule,
    ClientsModule,
    IdempotencyModule,
    MailModule,
    SchedulingModule,
    TypeOrmModule.forFeature([BookingSeries, SeriesBooking]),
  ],
  controllers: [SeriesController],
  providers: [
    ChangeSeriesService,
    MakeSeriesService,
    PreviewSeriesService,
    ReadSeriesService,
    SeriesEmailsService,
    SeriesDatesService,
    SeriesRepository,
  ],
  exports: [MakeSeriesService],
})
export class SeriesModule {}
