import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { shift } from '../../common/time/interval.js';
import { localDayOf } from '../../common/time/zone.js';
import type { StaffDays } from '../scheduling/allocations.service.js';
import { type PoolTime, poolTimesOf } from '../planning/domain/pools.js';
import { occupiedOffsets } from '../planning/domain/segments.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';

type LineTerms = Pick<
  BookingLineRecord,
  'id' | 'staffId' | 'staffName' | 'anyStaff' | 'segments' | 'bufferMinutes' | 'priceCents' | 'priceKind'
>;

/** A booking's state before a change, as stored in JSON: without its client, and with instants in ISO 8601. */
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

/** Restores the earlier state of the booking, except its client, note and version. */
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

/** The times for which a booking needs each team member. */
export const timeOfStaff = ({ lines }: Pick<BookingRecord, 'lines'>): StaffTime[] =>
  lines.flatMap((line) =>
    shift(occupiedOffsets(line), minuteOf(line.startsAt)).map((stretch) => ({
      staffId: line.staffId,
      ...stretch,
    })),
  );

/** The times for which a booking needs each pool. */
export const timeInPools = ({ lines }: Pick<BookingRecord, 'lines'>): PoolTime[] =>
  lines.flatMap(({ resources, segments, startsAt }) =>
    poolTimesOf({ needs: resources, segments }, minuteOf(startsAt)),
  );

/** These team members' days, in order to lock them. */
export const daysOf = (stretches: StaffTime[], timeZone: string): StaffDays[] =>
  stretches.map(({ staffId, start, end }) => ({
    staffIds: [staffId],
    days: [...new Set([localDayOf(start, timeZone), localDayOf(epochMinute(end - 1), timeZone)])],
  }));
