import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import type { Page } from '../../common/page/page.js';
import { toPrice } from '../../common/money/currency-step.js';
import { dateOf, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { BookingRow } from './booking-rows.repository.js';
import { DayRangeView } from './report.view.js';
import type { SaleRow } from './sale-rows.repository.js';
import type { MeasuredWork } from './work-figures.service.js';

export class RowBookingView {
  _id: string;
  reference: string;
}

export class RowSaleView {
  _id: string;

  /** Null if the salon’s own till numbers them. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;
}

/** One of the rows that a figure is made of. */
export class ReportRowView {
  _id: string;

  /** The local date of a booking, or the business day of a sale. */
  day: string;

  /** The start of the booking, or the time of the sale; instant, ISO 8601 in UTC. */
  at: string;

  @ApiProperty({ type: RowBookingView, nullable: true })
  booking: RowBookingView | null;

  @ApiProperty({ type: RowSaleView, nullable: true })
  sale: RowSaleView | null;
  clientName: string;

  /** Services, products or the method of a payment. */
  what: string;

  /** The team member; for discounts and refunds, the person at the till. */
  staffName: string;
  reason: string;

  /** Its part of the figure; null for figures in minutes. */
  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;

  @ApiProperty({ type: Number, nullable: true })
  minutes: number | null;
}

export class ReportRowsView extends PageView {
  timeZone: string;
  range: DayRangeView;
  items: ReportRowView[];

  /** The total of all pages. */
  amount: number;

  /** The same in minutes; null for other figures. */
  @ApiProperty({ type: Number, nullable: true })
  minutes: number | null;
}

const nothing = { booking: null, sale: null, reason: '', minutes: null };

export const toBookingRowView = (row: BookingRow, timeZone: string): ReportRowView => ({
  ...nothing,
  _id: row.id,
  day: localDayOf(minuteOf(row.startsAt), timeZone),
  at: row.startsAt.toISOString(),
  booking: { _id: row.id, reference: row.reference },
  clientName: row.clientName,
  what: row.titles,
  staffName: row.staffNames,
  reason: row.reason,
  amount: toPrice(row.cents),
});

export const toWorkRowView = (line: MeasuredWork, minutes: number, timeZone: string): ReportRowView => ({
  ...nothing,
  _id: line.id,
  day: localDayOf(epochMinute(line.start), timeZone),
  at: dateOf(epochMinute(line.start)).toISOString(),
  booking: { _id: line.bookingId, reference: line.reference },
  clientName: line.clientName,
  what: line.title,
  staffName: line.staffName,
  amount: toPrice(line.cents),
  minutes,
});

export const toSaleRowView = (row: SaleRow): ReportRowView => ({
  ...nothing,
  // A sale with tips for several people has a row per person.
  _id: `${row.id}${row.what === '' ? row.staffName : ''}`,
  day: row.day,
  at: row.at.toISOString(),
  booking:
    row.bookingId !== null && row.reference !== null
      ? { _id: row.bookingId, reference: row.reference }
      : null,
  sale: row.saleId !== null && row.kind !== null ? { _id: row.saleId, label: labelOf(row) } : null,
  clientName: row.clientName,
  what: row.what,
  staffName: row.staffName,
  reason: row.reason,
  amount: toPrice(row.cents),
});

/** The number of a sale or refund as on its receipt. */
export const labelOf = ({ kind, number }: Pick<SaleRow, 'kind' | 'number'>): string | null =>
  number === null ? null : `${kind === 'refund' ? 'R' : 'S'}-${number}`;

/** The rows of a page of a list that is in memory. */
export const onPage = <Row>(rows: readonly Row[], { page, pageSize }: Page): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);
