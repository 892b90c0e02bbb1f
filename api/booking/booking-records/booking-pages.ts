import type { SelectQueryBuilder } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { Booking } from './booking.entity.js';

/** SQL condition on `booking`: it has a line of the team member given by this parameter. */
export const hasLineOf = (parameter: string): string =>
  `EXISTS (SELECT 1 FROM booking_lines AS line WHERE line.booking_id = booking.id AND line.staff_id = :${parameter})`;

/** One page of full results. Ties in the chosen order are broken by the earlier start. */
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

/** Loads the query's full rows by id: a join would count lines instead of bookings. */
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
