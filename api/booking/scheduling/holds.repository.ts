import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { StaffTime } from './staff-time.js';
import { lockKeys } from '../../database/lock-keys.js';
import { inTransaction } from '../../database/transaction.js';
import { type DeskHold, Hold, type Offer } from './hold.entity.js';

/** Whose holds are counted: one person's, and everybody's at a network address. */
interface Counted {
  holder: string;
  network: string;
  /** The day on which the address's holds are counted apart. */
  day: Interval<EpochMinute>;
}

export interface LiveHolds {
  ofHolder: number;
  ofNetwork: number;
  ofNetworkThatDay: number;
}

/** A visitor's hold leaves the last two out. */
type NewHold = Omit<Hold, 'booking' | 'bookingId' | 'offer'> & { bookingId?: string; offer?: Offer };

@Injectable()
export class HoldsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(hold: NewHold, within: EntityManager): Promise<void> {
    await within.insert(Hold, hold);
  }

  /** One after the other: of many requests at the same moment, each sees what the ones before it hold. */
  lock(keys: string[], within: EntityManager): Promise<void> {
    return lockKeys(keys, within);
  }

  async countLive({ holder, network, day }: Counted, now: Date, within: EntityManager): Promise<LiveHolds> {
    const [counts]: LiveHolds[] = await within.query(
      `SELECT (count(*) FILTER (WHERE holder = $1))::int AS "ofHolder",
         (count(*) FILTER (WHERE network = $2))::int AS "ofNetwork",
         (count(*) FILTER (WHERE network = $2 AND EXISTS (
           SELECT FROM allocations WHERE hold_id = holds.id
             AND during && tstzrange(to_timestamp($3), to_timestamp($4)))))::int AS "ofNetworkThatDay"
       FROM holds WHERE (holder = $1 OR network = $2) AND expires_at > $5`,
      [holder, network, day.start * 60, day.end * 60, now],
    );
    if (!counts) throw new Error('A count always has a row.');
    return counts;
  }

  /**
   * Removes a hold with the same id; of two concurrent requests, the second waits for the first and replaces it. Returns
   * when it was made if it had not expired.
   */
  async replace(id: string, now: Date, within: EntityManager): Promise<Date | null> {
    await this.lock([id], within);
    const removed: { madeAt: Date }[] = await within.query(
      `WITH removed AS (DELETE FROM holds WHERE id = $1 RETURNING created_at, expires_at)
       SELECT created_at AS "madeAt" FROM removed WHERE expires_at > $2`,
      [id, now],
    );
    return removed[0]?.madeAt ?? null;
  }

  /**
   * Gives a hold of nobody in particular to this holder. Whoever is placing one for the same holder at this moment is waited
   * for, or waits, so that it is counted; the keys come before rows, as they do there.
   */
  claim(id: string, { holder, unlike }: { holder: string; unlike: string }): Promise<void> {
    return inTransaction(this.source, async (within) => {
      await this.lock([holder], within);
      await within.query(`UPDATE holds SET holder = $2 WHERE id = $1 AND NOT starts_with(holder, $3)`, [
        id,
        holder,
        unlike,
      ]);
    });
  }

  /** Releases the time, allocations and all. */
  async remove(id: string, within: EntityManager = this.source.manager): Promise<void> {
    await within.query(`DELETE FROM holds WHERE id = $1`, [id]);
  }

  async removeAllOf(holder: string, within: EntityManager): Promise<void> {
    await within.delete(Hold, { holder });
  }

  /** Releases every hold on this person's time in the stretch. */
  async removeWithin({ staffId, start, end }: StaffTime, within: EntityManager): Promise<void> {
    await within.query(
      `DELETE FROM holds WHERE id IN (
         SELECT hold_id FROM allocations WHERE kind = 'hold' AND staff_id = $1
           AND during && tstzrange(to_timestamp($2), to_timestamp($3)))`,
      [staffId, start * 60, end * 60],
    );
  }

  async removeOfBooking(bookingId: string, within: EntityManager = this.source.manager): Promise<void> {
    await within.query(`DELETE FROM holds WHERE booking_id = $1`, [bookingId]);
  }

  /** What the desk holds for these bookings and has not expired. */
  ofBookings(bookingIds: string[], now: Date, within: EntityManager): Promise<DeskHold[]> {
    return within.query(
      `SELECT booking_id AS "bookingId", expires_at AS "expiresAt", offer FROM holds
       WHERE booking_id = ANY ($1::uuid[]) AND expires_at > $2`,
      [bookingIds, now],
    );
  }

  /** How many times the desk holds, whoever of the team does. */
  countOfDesk(now: Date, within: EntityManager): Promise<number> {
    return within.countBy(Hold, { bookingId: Not(IsNull()), expiresAt: MoreThan(now) });
  }

  countActive(now: Date): Promise<number> {
    return this.source.getRepository(Hold).countBy({ expiresAt: MoreThan(now) });
  }

  /** Deletes holds that have expired. */
  async sweep(now: Date): Promise<void> {
    await this.source.query(`DELETE FROM holds WHERE expires_at <= $1`, [now]);
  }
}
