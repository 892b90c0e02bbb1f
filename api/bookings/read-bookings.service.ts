import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ClientCards, type Patron } from '../clients/client-cards.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { invalidInput, notFound } from '../common/problem/common.problems.js';
import { daysBetween, type LocalDate } from '../common/time/local-date.js';
import { dayBounds, localDayOf } from '../common/time/zone.js';
import type { PageDto } from '../common/validation/page.dto.js';
import { VisitCalendars } from '../mail/visit-calendars.service.js';
import { inTransaction } from '../database/transaction.js';
import type { BookingRecord } from './booking.entity.js';
import { maySee } from './booking.policy.js';
import { type BookingPageView, type BookingView, toBookingView } from './booking.view.js';
import { type BookingEventView, toBookingEventView } from './booking-event.view.js';
import { bookingCells, BOOKING_COLUMNS } from './booking-table.js';
import { type BookingFilter, BookingsRepository, type Page } from './bookings.repository.js';
import { BYTE_ORDER_MARK, csvLine } from './domain/csv.js';
import type { FindBookingsDto, ListBookingsDto, ListMyBookingsDto } from './dto/list-bookings.dto.js';
import { PlanService } from './plan.service.js';

const PAGE_SIZE = 25;
const EXPORTED_AT_ONCE = 500;

/** Lists and shows bookings. */
@Injectable()
export class ReadBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly plans: PlanService,
    private readonly cards: ClientCards,
    private readonly calendars: VisitCalendars,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
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
    const filter = await this.filterOf(ask);
    const { sort = 'startsAt' } = ask;
    // The next visit first when days are asked for, else the latest; names from A, prices from the highest.
    const isForward = sort === 'client' || (sort === 'startsAt' && filter.startsWithin !== undefined);
    const direction = ask.direction ?? (isForward ? 'asc' : 'desc');
    return this.pageView(await this.bookings.listAll(filter, { sort, direction }, page), page, actor);
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

  /** What happened to a booking, the oldest first. */
  async listHistory(id: string): Promise<BookingEventView[]> {
    const booking = await this.bookings.find(id);
    if (!booking) throw notFound('booking');
    return (await this.bookings.eventsOf(id)).map((event) => toBookingEventView(event, booking));
  }

  /** What fits the filters, as a table for a spreadsheet; read piece by piece, so that years of it are no burden. */
  async exportBookings(ask: FindBookingsDto, admin: CurrentUser): Promise<StreamableFile> {
    const filter = await this.filterOf(ask);
    const { timeZone } = (await this.plans.latest()).salon;
    await inTransaction(this.source, (within) =>
      this.audit.record(
        {
          actor: { id: admin.id, sessionId: admin.sessionId },
          action: 'bookings.exported',
          object: { type: 'bookings', id: 'all' },
        },
        within,
      ),
    );
    const day = localDayOf(this.clock.nowMinutes(), timeZone);
    return new StreamableFile(Readable.from(this.tableOf(filter, timeZone)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="parlour-bookings-${day}.csv"`,
    });
  }

  private async *tableOf(filter: BookingFilter, timeZone: string): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(BOOKING_COLUMNS);
    for (let last: BookingRecord | null = null; ;) {
      const bookings: BookingRecord[] = await this.bookings.listAfter(last, filter, EXPORTED_AT_ONCE);
      yield bookings.map((booking) => csvLine(bookingCells(booking, timeZone))).join('');
      last = bookings.at(-1) ?? null;
      if (bookings.length < EXPORTED_AT_ONCE) return;
    }
  }

  private async filterOf({
    day,
    from = day,
    to = day,
    staff,
    status,
    q,
  }: FindBookingsDto): Promise<BookingFilter> {
    if (from !== undefined && to !== undefined && daysBetween(from, to) < 0) {
      throw invalidInput([{ pointer: '#/to', detail: 'The last day comes before the first.' }]);
    }
    return {
      startsWithin: from === undefined && to === undefined ? undefined : await this.instantsOf(from, to),
      staffId: staff,
      status,
      search: q?.trim() || undefined,
    };
  }

  private async instantsOf(
    from: LocalDate | undefined,
    to: LocalDate | undefined,
  ): Promise<{ from: Date | undefined; to: Date | undefined }> {
    const { salon } = await this.plans.latestKnown();
    const at = (minutes: number) => new Date(minutes * 60_000);
    return {
      from: from === undefined ? undefined : at(dayBounds(from, salon.timeZone).start),
      to: to === undefined ? undefined : at(dayBounds(to, salon.timeZone).end),
    };
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
