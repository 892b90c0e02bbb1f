import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SchedulingModule } from '../scheduling/scheduling.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { ServicesModule } from '../services/services.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { MediaModule } from '../media/media.module.js';
import { PortfolioModule } from '../portfolio/portfolio.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoRepository } from './demo.repository.js';
import { DemoClientService } from './demo-client.service.js';
import { DemoDiaryService } from './demo-diary.service.js';
import { DemoSalonService } from './demo-salon.service.js';
import { LookAroundController } from './look-around.controller.js';
import { LookAroundService } from './look-around.service.js';

/** The invented salon that a first start shows. */
@Module({
  imports: [
    BookingsModule,
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
  ],
  controllers: [LookAroundController],
  providers: [DemoRepository, DemoClientService, DemoDiaryService, DemoSalonService, LookAroundService],
})
export class DemoModule {}
