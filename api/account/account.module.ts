import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ClientBookingsModule } from '../client-bookings/client-bookings.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { GoogleModule } from '../google/google.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SalesModule } from '../sales/sales.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    UsersModule,
    SessionsModule,
    FactorsModule,
    GoogleModule,
    MailModule,
    MessagesModule,
    ClientBookingsModule,
    ClientsModule,
    StaffModule,
    ReviewsModule,
    SalesModule,
    TimeOffModule,
    ErasureModule,
  ],
  controllers: [AccountController],
  providers: [AccountService],
})
export class AccountModule {}
