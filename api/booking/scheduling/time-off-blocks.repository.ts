import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { instant, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { toIso } from '../../common/time/epoch-minute.js';
import type { StaffTime } from './staff-time.js';

/** The remainder of a time-off block before and after the part taken out of it; either may be empty. */
interface RestOfBlock {
  startsAt: Date;
  endsAt: Date;
  timeOffId: string;
  reason: string;
}

/** The allocations that belong to time off. */
@Injectable()
export class TimeOffBlocksRepository {
  /**
   * Turns part of someone's time off into a booking's time, and returns the remainder of the block; null if they are
   * not away then. Updates the row instead of deleting it: otherwise a trigger would close the gap at once.
   */
  async turnIntoBooking(
    { staffId, start, end }: StaffTime,
    bookingId: string,
    tx: EntityManager,
  ): Promise<RestOfBlock[] | null> {
    const rest = await queryRows<RestOfBlock>(
      tx,
      { startsAt: instant, endsAt: instant, timeOffId: text, reason: text },
      `WITH block AS (
         SELECT id, during, time_off_id, reason FROM allocations
         WHERE staff_id = $1 AND time_off_id IS NOT NULL AND during && tstzrange($2, $3)
         ORDER BY lower(during) LIMIT 1 FOR UPDATE
       ), turned AS (
         UPDATE allocations
         SET kind = 'booking', booking_id = $4, time_off_id = NULL, reason = '', during = tstzrange($2, $3)
         FROM block WHERE allocations.id = block.id
       )
       SELECT starts AS "startsAt", ends AS "endsAt", time_off_id AS "timeOffId", reason FROM block,
         LATERAL (VALUES (lower(during), $2::timestamptz), ($3::timestamptz, upper(during))) AS rest (starts, ends)`,
      [staffId, toIso(start), toIso(end), bookingId],
    );
    return rest.length === 0 ? null : rest.filter(({ startsAt, endsAt }) => startsAt < endsAt);
  }
}
