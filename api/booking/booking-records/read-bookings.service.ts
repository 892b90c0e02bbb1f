import { Injectable, StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { PlanService } from '../planning/plan.service.js';
import { BookingCalendarService } from '../../mail/letters/booking-calendar.service.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import type { Language } from '../../words/types.gen.js';
import type { BookingRecord } from './booking.entity.js';
import { linesSeenBy, maySee } from './booking.policy.js';
import { type BookingPageView, type BookingView, toBookingPageView, toBookingView } from './booking.view.js';
import { BookingsRepository, type ListedClient } from './bookings.repository.js';
import { type ClientContactView, toClientContactView } from './client-news.view.js';
import type { ListMyBookingsDto } from './dto/list-bookings.dto.js';

/** Shows bookings, and lists those of one client. */
@Injectable()
export class ReadBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly calendars: BookingCalendarService,
    private readonly mailer: BookingMailerService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  async showBooking(id: string, actor: CurrentUser, tx?: EntityManager): Promise<BookingView> {
    const booking = await this.get(id, actor, tx);
    const { salon } = await (tx ? this.plans.latestKnownIn(tx) : this.plans.latestKnown());
    return toBookingView(booking, actor, { now: this.clock.now(), timeZone: salon.timeZone });
  }

  showLinkedBooking(actor: CurrentUser): Promise<BookingView> {
    if (!actor.bookingLink) throw notFound('booking');
    return this.showBooking(actor.bookingLink.bookingId, actor);
  }

  async showContact(id: string, actor: CurrentUser): Promise<ClientContactView> {
    return this.contactOf(await this.get(id, actor), actor);
  }

  contactOf(booking: BookingRecord, actor: CurrentUser): ClientContactView {
    const reader = { actor, now: this.clock.now() };
    return toClientContactView(booking, this.mailer.reaches(booking), reader);
  }

  /** Upcoming bookings and those in progress, ordered by start. */
  listLive(ids: string[], tx: EntityManager): Promise<BookingRecord[]> {
    return this.bookings.listLive(ids, tx);
  }

  /** Bookings of any status, in no particular order and without an access check. Missing ones are left out. */
  list(ids: string[], tx?: EntityManager): Promise<BookingRecord[]> {
    return this.bookings.list(ids, tx);
  }

  async showCalendarFile(id: string, actor: CurrentUser, language: Language | null): Promise<StreamableFile> {
    const booking = await this.get(id, actor);
    const seen = { ...booking, lines: linesSeenBy(actor, booking) };
    return new StreamableFile(Buffer.from(await this.calendars.fileOf(seen, language)), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="booking-${booking.reference}.ics"`,
    });
  }

  async listMyBookings(query: ListMyBookingsDto, actor: CurrentUser): Promise<BookingPageView> {
    return this.listBookingsOf({ clientId: actor.id, cardId: null, isWithPeople: true }, query, actor);
  }

  /** @param staffId of these only the bookings with a line of this team member; left out, all */
  async listBookingsOf(
    client: ListedClient,
    query: ListMyBookingsDto,
    actor: CurrentUser,
  ): Promise<BookingPageView> {
    const page = pageOf(query);
    const now = this.clock.now();
    const found = await this.bookings.listOfClient(client, query.when ?? 'upcoming', now, page);
    const { timeZone } = (await this.plans.latestKnown()).salon;
    return toBookingPageView(found, page, actor, { now, timeZone });
  }

  /**
   * The client's last visits for one of these services, latest first, up to a limit and without an access check.
   *
   * @param client if it names a team member, only visits with their work count
   */
  listVisits(
    client: ClientReference & { staffId?: string },
    serviceIds: string[],
    atMost: number,
  ): Promise<Date[]> {
    return this.bookings.listVisits(client, serviceIds, atMost);
  }

  /** The client's latest visits that are done, latest first, up to a limit and without an access check. */
  listLatestDone(client: ClientReference & { staffId?: string }, atMost: number): Promise<BookingRecord[]> {
    return this.bookings.listLatestDone(client, atMost);
  }

  /** For the demo salon: counts the account's past and upcoming bookings as seen by this transaction. */
  countOfAccount(clientId: string, now: Date, tx: EntityManager) {
    return this.bookings.countOfAccount(clientId, now, tx);
  }

  /** Someone else's booking is a 404. */
  async get(id: string, actor: CurrentUser, tx?: EntityManager): Promise<BookingRecord> {
    const booking = await this.bookings.findBooking(id, tx);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    return booking;
  }
}
