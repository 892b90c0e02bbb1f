import { Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BookingLinksModule } from './booking-links/booking-links.module.js';
import { BookingRecordsModule } from './booking-records/booking-records.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { ClientBookingsModule } from './client-bookings/client-bookings.module.js';
import { CorrectionsModule } from './corrections/corrections.module.js';
import { DelaysModule } from './delays/delays.module.js';
import { DeskModule } from './desk/desk.module.js';
import { ImportedBookingsModule } from './imported-bookings/imported-bookings.module.js';
import { NewsModule } from './news/news.module.js';
import { ObstaclesModule } from './obstacles/obstacles.module.js';
import { PlanningModule } from './planning/planning.module.js';
import { RebookingModule } from './rebooking/rebooking.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SchedulingModule } from './scheduling/scheduling.module.js';
import { SeatingModule } from './seating/seating.module.js';
import { SeriesModule } from './series/series.module.js';
import { SickDaysModule } from './sick-days/sick-days.module.js';
import { TimeOffModule } from './time-off/time-off.module.js';

/** Free times, bookings and the desk. */
@Module({
  imports: [
    CorrectionsModule,
    SeatingModule,
    DelaysModule,
    DeskModule,
    SeriesModule,
    RebookingModule,
    NewsModule,
    ImportedBookingsModule,
    PlanningModule,
    SchedulingModule,
    BookingLinksModule,
    BookingRecordsModule,
    BookingsModule,
    BlocksModule,
    ClientBookingsModule,
    AvailabilityModule,
    ObstaclesModule,
    TimeOffModule,
    CalendarsModule,
    SickDaysModule,
    ReviewsModule,
  ],
})
export class BookingGroupModule {}
