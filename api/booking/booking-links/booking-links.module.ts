import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { BookingLinkMaker } from '../../mail/letters/booking-link-maker.port.js';
import { BookingLinkBearers } from '../../people/auth/booking-link-bearers.port.js';
import { UsersModule } from '../../people/users/users.module.js';
import { BookingLink } from './booking-link.entity.js';
import { BookingLinksRepository } from './booking-links.repository.js';
import { BookingLinksService } from './booking-links.service.js';
import { BookingLinksSweeperService } from './booking-links-sweeper.service.js';

/**
 * Links in emails that let a client move or cancel one booking. Global, because the mail and log-in modules, which are
 * below it, use them.
 */
@Global()
@Module({
  imports: [LimitsModule, UsersModule, TypeOrmModule.forFeature([BookingLink])],
  providers: [
    BookingLinksRepository,
    BookingLinksService,
    BookingLinksSweeperService,
    { provide: BookingLinkMaker, useExisting: BookingLinksService },
    { provide: BookingLinkBearers, useExisting: BookingLinksService },
  ],
  exports: [BookingLinksService, BookingLinkMaker, BookingLinkBearers],
})
export class BookingLinksModule {}
