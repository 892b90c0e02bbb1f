import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ClientBookingsModule } from '../../booking/client-bookings/client-bookings.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { FactorsModule } from '../../people/factors/factors.module.js';
import { GoogleModule } from '../../people/google/google.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { LoginRecordsModule } from '../../people/login-records/login-records.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { PastVisitsModule } from '../../people/past-visits/past-visits.module.js';
import { MessagesModule } from '../../people/messages/messages.module.js';
import { ReviewsModule } from '../../booking/reviews/reviews.module.js';
import { SalesModule } from '../../money/sales/sales.module.js';
import { SealedFilesModule } from '../../people/sealed-files/sealed-files.module.js';
import { SessionsModule } from '../../people/sessions/sessions.module.js';
import { TimeOffModule } from '../../booking/time-off/time-off.module.js';
import { StaffModule } from '../../salon/staff/staff.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { ReviewRequestsModule } from '../../mail/review-requests/review-requests.module.js';
import { AccountExportService } from './account-export.service.js';
import { OwnHistoryService } from './own-history.service.js';
import { OwnWorkService } from './own-work.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    UsersModule,
    SessionsModule,
    LoginRecordsModule,
    FactorsModule,
    GoogleModule,
    MailModule,
    ReviewRequestsModule,
    MessagesModule,
    PastVisitsModule,
    SealedFilesModule,
    ClientBookingsModule,
    ClientsModule,
    StaffModule,
    ReviewsModule,
    SalesModule,
    TimeOffModule,
    ErasureModule,
  ],
  controllers: [AccountController],
  providers: [AccountExportService, AccountService, OwnHistoryService, OwnWorkService],
})
export class AccountModule {}
