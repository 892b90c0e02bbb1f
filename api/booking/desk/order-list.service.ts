import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { toBookingPageView } from '../booking-records/booking.view.js';
import { seesAllBookings } from '../booking-records/booking.policy.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { searchedNumbers } from '../../common/phone/searched-numbers.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { daysBetween, type LocalDate } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { PlanService } from '../planning/plan.service.js';
import { type BookingEventView, toBookingEventView } from './booking-event.view.js';
import { bookingCells, bookingColumns } from './booking-table.js';
import { rowsInPieces } from '../../common/row-streams.js';
import { cellsInPieces, tableFile } from '../../common/table/table-file.js';
import type { ExportBookingsDto, ListBookingsDto, OrderListDto } from './dto/list-bookings.dto.js';
import { type BookingFilter, OrderListRepository } from './order-list.repository.js';
import { type OrderDayView, type OrderListView, toOrderDayView } from './order-list.view.js';
import type { Language } from '../../words/types.gen.js';
import { sentence } from '../../common/words/sentence.js';

/** A valid id without a row. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Searches all bookings for the salon, reads their history and exports them. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly orders: OrderListRepository,
    private readonly bookings: ReadBookingsService,
    private readonly plans: PlanService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async listBookings(query: ListBookingsDto, actor: CurrentUser): Promise<OrderListView> {
    const page = pageOf(query);
    const filter = await this.filterOf(query, actor);
    const { sort = 'startsAt' } = query;
    // With days given, soonest first; otherwise latest first. Names ascend, prices descend.
    const isForward = sort === 'client' || (sort === 'startsAt' && filter.startsWithin !== undefined);
    const direction = query.direction ?? (isForward ? 'asc' : 'desc');
    const { timeZone, currency } = (await this.plans.latestKnown()).salon;
    const now = this.clock.now();
    const today = localDayOf(minuteOf(now), timeZone);
    const midnight = new Date(dayBounds(today, timeZone).start * 60_000);
    const found = await this.orders.listAll(filter, { sort, direction, midnight }, page);
    const isByTime = sort === 'startsAt' || sort === 'nearest';
    // The desk folds away those that are over, so today is counted even without a booking on the page.
    const isWithToday = query.over === false && query.from === today && page.page === 1;
    const onPage = found.items.map(({ startsAt }) => dayOf(startsAt, timeZone));
    const days = isByTime ? [...new Set([...(isWithToday ? [today] : []), ...onPage])] : [];
    const counted = days.length > 0 ? await this.orders.countDays(days, filter, { timeZone, currency }) : [];
    return {
      ...toBookingPageView(found, page, actor, { now, timeZone }),
      days: counted.map((day): OrderDayView =>
        toOrderDayView(day, mayForAll(actor, day.day === today ? 'day-figures' : 'figures')),
      ),
    };
  }

  /** The history of a booking, oldest first. */
  async listHistory(id: string, actor: CurrentUser): Promise<BookingEventView[]> {
    const booking = await this.bookings.get(id, actor);
    const reader = { actor, now: this.clock.now() };
    return (await this.orders.eventsOf(id)).map((event) => toBookingEventView(event, booking, reader));
  }

  /** All bookings that match the filters, as a table; read in chunks, to handle years of them. */
  async exportBookings(
    query: ExportBookingsDto,
    admin: CurrentUser,
    language: Language,
  ): Promise<StreamableFile> {
    const filter = await this.filterOf(query, admin);
    const { timeZone } = (await this.plans.latest()).salon;
    await this.transactions.run((tx) =>
      this.audit.record(
        {
          actor: admin,
          action: 'bookings.exported',
          object: { type: 'bookings', id: 'all' },
        },
        tx,
      ),
    );
    return tableFile(
      {
        name: `parlour-bookings-${localDayOf(this.clock.nowMinutes(), timeZone)}`,
        columns: bookingColumns(language),
        pieces: cellsInPieces(
          rowsInPieces<BookingRecord>((last, most) => this.orders.listAfter(last, filter, most)),
          (booking) => bookingCells(booking, timeZone),
        ),
      },
      query,
    );
  }

  private async filterOf(
    { day, from = day, to = day, staff, status, q, over }: OrderListDto,
    actor: CurrentUser,
  ): Promise<BookingFilter> {
    if (from !== undefined && to !== undefined && daysBetween(from, to) < 0) {
      throw invalidInput([{ pointer: '#/to', detail: sentence('lastDayBeforeFirst') }]);
    }
    const filter: BookingFilter = {
      startsWithin: from === undefined && to === undefined ? undefined : await this.instantsOf(from, to),
      staffId: staff,
      status,
      over: over === undefined ? undefined : { isOver: over, now: this.clock.now() },
      // A stylist who can't be booked has no bookings.
      partOf: seesAllBookings(actor) ? undefined : (actor.staffId ?? NOBODY),
      searchesContacts: mayForAll(actor, 'contacts'),
    };
    const search = q?.trim() ?? '';
    if (search === '') return filter;
    const numbers = searchedNumbers(search, phoneCountryOf((await this.plans.latestKnown()).salon));
    return { ...filter, search: await this.orders.readSearch(search, numbers, filter) };
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
}

const dayOf = (instant: Date, timeZone: string): LocalDate => localDayOf(minuteOf(instant), timeZone);
