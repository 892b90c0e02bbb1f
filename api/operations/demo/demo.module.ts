import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRecordsModule } from '../../booking/booking-records/booking-records.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SchedulingModule } from '../../booking/scheduling/scheduling.module.js';
import { TimeOffModule } from '../../booking/time-off/time-off.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { ServicesModule } from '../../salon/services/services.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { MediaModule } from '../../platform/media/media.module.js';
import { PortfolioModule } from '../../salon/portfolio/portfolio.module.js';
import { ReviewsModule } from '../../booking/reviews/reviews.module.js';
import { SessionsModule } from '../../people/sessions/sessions.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { DemoBooks } from './demo-books.entity.js';
import { DemoBooksRepository } from './demo-books.repository.js';
import { DemoBooksService } from './demo-books.service.js';
import { DemoRepository } from './demo.repository.js';
import { DemoClientService } from './demo-client.service.js';
import { DemoArrivalService } from './demo-arrival.service.js';
import { DemoDiaryService } from './demo-diary.service.js';
import { DemoSalonService } from './demo-salon.service.js';
import { LookAroundController } from './look-around.controller.js';
import { LookAroundService } from './look-around.service.js';
import { DemoProfileService } from './demo-profile.service.js';
import { UntouchedSalonService } from './untouched-salon.service.js';

/** The demo salon that a first start shows. */
@Module({
  imports: [
    BookingRecordsModule,
    ClientsModule,
    LimitsModule,
    MediaModule,
    PortfolioModule,
    ReviewsModule,
    SalonModule,
    SchedulingModule,
    ServicesModule,
    SessionsModule,
    StaffModule,
    TimeOffModule,
    UsersModule,
    TypeOrmModule.forFeature([DemoBooks]),
  ],
  controllers: [LookAroundController],
  providers: [
    DemoArrivalService,
    DemoRepository,
    DemoClientService,
    DemoDiaryService,
    DemoProfileService,
    DemoSalonService,
    LookAroundService,
    UntouchedSalonService,
    DemoBooksRepository,
    DemoBooksService,
  ],
  exports: [DemoBooksService, DemoDiaryService],
})
export class DemoModule {}
