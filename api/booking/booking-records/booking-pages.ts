import type { SelectQueryBuilder } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { Booking } from './booking.entity.js';

/** A condition on `booking`: that it has a line of the team member whom this parameter names. */
export const hasLineOf = (parameter: string): string =>
  `EXISTS (SELECT 1 FROM booking_lines AS line WHERE line.booking_id = booking.id AND line.staff_id = :${parameter})`;

/** One page of full results; if two are equal in the chosen order, the earlier start comes first. */
export async function pageOfBookings(
  query: SelectQueryBuilder<Booking>,
  orderBy: string,
  direction: 'ASC' | 'DESC',
  page: Page,
): Promise<{ items: Booking[]; total: number }> {
  const total = await query.getCount();
  query.orderBy(orderBy, direction).addOrderBy('booking.starts_at', direction).addOrderBy('booking.id');
  return { items: await withLines(query.limit(page.pageSize).offset(rowsBefore(page))), total };
}

/** Whole rows of the query, loaded by id: a join would count lines where bookings should be counted. */
export async function withLines(query: SelectQueryBuilder<Booking>): Promise<Booking[]> {
  const rows = await query.select('booking.id', 'id').getRawMany<{ id: string }>();
  const ids = rows.map(({ id }) => id);
  const bookings = await query.connection
    .createQueryBuilder(Booking, 'booking')
    .leftJoinAndSelect('booking.lines', 'lines')
    .where('booking.id = ANY (:ids)', { ids })
    .orderBy('lines.position')
    .getMany();
  const found = new Map(bookings.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
