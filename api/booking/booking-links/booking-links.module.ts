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
 * Links in emails with which a client moves or cancels one booking. Global, because the modules of mail and log-in, which are
 * below it, ask for them.
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
