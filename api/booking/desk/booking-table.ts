import { amountCell, type TableCell } from '../../common/table/cells.js';
import { clockText } from '../../common/time/clock-text.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';

/** The header row of the bookings table, in the language of the person who exports it. */
export function bookingColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnReference(),
    words.columnStatus(),
    words.columnDay(),
    words.columnStart(),
    words.columnEnd(),
    words.columnClient(),
    words.columnPhone(),
    words.columnEmail(),
    words.columnServices(),
    words.columnStaff(),
    words.columnPrice(),
    words.columnCurrency(),
    words.columnNote(),
    words.columnBookedOn(),
    words.columnCancelledBy(),
    words.columnReason(),
  ];
}

/** One booking in the columns above, with days and times in the salon's time zone. */
export const bookingCells = (booking: BookingRecord, zone: string): TableCell[] => [
  booking.reference,
  booking.status,
  dayOf(booking.startsAt, zone),
  clockText(booking.startsAt, zone),
  clockText(booking.endsAt, zone),
  booking.clientName,
  booking.clientPhone,
  booking.clientEmail,
  booking.lines.map(({ title }) => title).join('; '),
  booking.lines.map(({ staffName }) => staffName).join('; '),
  amountCell(toPrice(booking.totalPriceCents)),
  booking.currency,
  booking.note,
  dayOf(booking.createdAt, zone),
  booking.cancelledBy ?? '',
  booking.cancelReason,
];

const dayOf = (instant: Date, zone: string) => localDayOf(minuteOf(instant), zone);
