import { Injectable, StreamableFile } from '@nestjs/common';
import { ClientCards, type Patron } from '../clients/client-cards.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import type { LocalDate } from '../common/time/local-date.js';
import { dayBounds } from '../common/time/zone.js';
import type { PageDto } from '../common/validation/page.dto.js';
import { VisitCalendars } from '../mail/visit-calendars.service.js';
import type { BookingRecord } from './booking.entity.js';
import { maySee } from './booking.policy.js';
import { type BookingPageView, type BookingView, toBookingView } from './booking.view.js';
import { BookingsRepository, type Page } from './bookings.repository.js';
import type { ListBookingsDto, ListMyBookingsDto } from './dto/list-bookings.dto.js';
import { PlanService } from './plan.service.js';

const PAGE_SIZE = 25;

/** Lists and shows bookings. */
@Injectable()
export class ReadBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly plans: PlanService,
    private readonly cards: ClientCards,
    private readonly calendars: VisitCalendars,
    private readonly clock: Clock,
  ) {}

  async showBooking(id: string, actor: CurrentUser): Promise<BookingView> {
    return toBookingView(await this.get(id, actor), actor, this.clock.now());
  }

  async showCalendarFile(id: string, actor: CurrentUser): Promise<StreamableFile> {
    const booking = await this.get(id, actor);
    return new StreamableFile(Buffer.from(await this.calendars.fileOf(booking)), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="visit-${booking.reference}.ics"`,
    });
  }

  async listMyBookings(ask: ListMyBookingsDto, actor: CurrentUser): Promise<BookingPageView> {
    return this.listOf({ clientId: actor.id, cardId: null }, ask, actor);
  }

  /** Somebody's visits, for the salon. */
  async listClientBookings(id: string, ask: ListMyBookingsDto, admin: CurrentUser): Promise<BookingPageView> {
    const patron = await this.cards.findPatron(id);
    if (!patron) throw notFound('client');
    return this.listOf(patron, ask, admin);
  }

  async listBookings(ask: ListBookingsDto, actor: CurrentUser): Promise<BookingPageView> {
    const page = pageOf(ask);
    const filter = {
      startsWithin: ask.day === undefined ? undefined : await this.instantsOf(ask.day),
      staffId: ask.staff,
      status: ask.status,
      search: ask.q?.trim() || undefined,
    };
    return this.pageView(await this.bookings.listAll(filter, page), page, actor);
  }

  private async listOf(patron: Patron, ask: ListMyBookingsDto, actor: CurrentUser): Promise<BookingPageView> {
    const page = pageOf(ask);
    const found = await this.bookings.listOfClient(patron, ask.when ?? 'upcoming', this.clock.now(), page);
    return this.pageView(found, page, actor);
  }

  private async get(id: string, actor: CurrentUser): Promise<BookingRecord> {
    const booking = await this.bookings.find(id);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    return booking;
  }

  private async instantsOf(day: LocalDate): Promise<{ from: Date; to: Date }> {
    const { salon } = await this.plans.latestKnown();
    const { start, end } = dayBounds(day, salon.timeZone);
    return { from: new Date(start * 60_000), to: new Date(end * 60_000) };
  }

  private pageView(
    { items, total }: { items: BookingRecord[]; total: number },
    { page, pageSize }: Page,
    actor: CurrentUser,
  ): BookingPageView {
    const now = this.clock.now();
    return { items: items.map((booking) => toBookingView(booking, actor, now)), total, page, pageSize };
  }
}

const pageOf = ({ page = 1, pageSize = PAGE_SIZE }: PageDto): Page => ({ page, pageSize });
