import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { ClientDeparturesController } from './client-departures.controller.js';
import { ClientDepartures } from './client-departures.service.js';
import { Departures } from './departures.service.js';
import { DeparturesController } from './departures.controller.js';

@Module({
  imports: [
    AuditModule,
    UsersModule,
    AuthModule,
    MailModule,
    MessagesModule,
    BookingsModule,
    ClientsModule,
    ReviewsModule,
  ],
  controllers: [AccountController, DeparturesController, ClientDeparturesController],
  providers: [AccountService, ClientDepartures, Departures],
})
export class AccountModule {}
