import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { shift } from '../../common/time/interval.js';
import { localDayOf } from '../../common/time/zone.js';
import type { StaffDays } from '../scheduling/allocations.service.js';
import { occupiedOffsets } from '../planning/domain/segments.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';

type LineTerms = Pick<
  BookingLineRecord,
  'id' | 'staffId' | 'staffName' | 'anyStaff' | 'segments' | 'bufferMinutes' | 'priceCents' | 'priceKind'
>;

/** How a booking was before a change, as it is kept in JSON: nothing of its client, and instants in ISO 8601. */
export interface BookingBefore extends Pick<BookingRecord, 'status' | 'totalPriceCents' | 'priceKind'> {
  startsAt: string;
  endsAt: string;
  cancellationDeadline: string;
  lines: (LineTerms & { startsAt: string; endsAt: string })[];
}

export const beforeOf = (booking: BookingRecord): BookingBefore => ({
  status: booking.status,
  totalPriceCents: booking.totalPriceCents,
  priceKind: booking.priceKind,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  cancellationDeadline: booking.cancellationDeadline.toISOString(),
  lines: booking.lines.map((line) => ({
    id: line.id,
    staffId: line.staffId,
    staffName: line.staffName,
    anyStaff: line.anyStaff,
    segments: line.segments,
    bufferMinutes: line.bufferMinutes,
    priceCents: line.priceCents,
    priceKind: line.priceKind,
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
  })),
});

/** Makes the booking what it was. Its client, its note and its version are those of today. */
export function putBack(booking: BookingRecord, before: BookingBefore): void {
  booking.status = before.status;
  booking.totalPriceCents = before.totalPriceCents;
  booking.priceKind = before.priceKind;
  booking.startsAt = new Date(before.startsAt);
  booking.endsAt = new Date(before.endsAt);
  booking.cancellationDeadline = new Date(before.cancellationDeadline);
  booking.cancelledAt = null;
  booking.cancelledBy = null;
  booking.cancelReason = '';
  for (const line of booking.lines) {
    const was = before.lines.find(({ id }) => id === line.id);
    if (!was) throw new Error('A booking was put back that had other lines before.');
    const { startsAt, endsAt, ...terms } = was;
    Object.assign(line, terms, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  }
}

/** When a booking needs which team members. */
export const timeOfStaff = ({ lines }: Pick<BookingRecord, 'lines'>): StaffTime[] =>
  lines.flatMap((line) =>
    shift(occupiedOffsets(line), minuteOf(line.startsAt)).map((stretch) => ({
      staffId: line.staffId,
      ...stretch,
    })),
  );

/** The days of these team members, to lock them. */
export const daysOf = (stretches: StaffTime[], timeZone: string): StaffDays[] =>
  stretches.map(({ staffId, start, end }) => ({
    staffIds: [staffId],
    days: [...new Set([localDayOf(start, timeZone), localDayOf(epochMinute(end - 1), timeZone)])],
  }));
