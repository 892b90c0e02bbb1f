import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { StaffTime } from './staff-time.js';
import { lockKeys } from '../../database/lock-keys.js';
import type { Statement } from '../../database/statement.js';
import { instant, integer, list, object, text } from '../../database/columns.js';
import { execute, findRow, getRow, queryRows } from '../../database/rows.js';
import { type DeskHold, Hold, type Offer, USER_HOLDER } from './hold.entity.js';

/** The holds that count: one person's, and all those from a network address. */
interface Counted {
  holder: string;
  network: string;
  /** The day on which the address's holds are counted separately. */
  day: Interval<EpochMinute>;
}

/** Held time on a day, apart from the hold being placed. */
export interface HeldOfDay {
  minutes: number;
  count: number;
}

export interface LiveHolds {
  ofHolder: number;
  ofNetwork: number;
  ofNetworkThatDay: number;
}

/** Visitors' holds leave the last two out. */
type NewHold = Omit<Hold, 'booking' | 'bookingId' | 'offer'> & { bookingId?: string; offer?: Offer };

@Injectable()
export class HoldsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  insertStatement(hold: NewHold): Statement {
    return {
      sql: `INSERT INTO holds (id, holder, network, expires_at, created_at, booking_id, offer)
        VALUES ($1::uuid, $2::text, $3::text, $4::timestamptz, $5::timestamptz, $6::uuid, $7::jsonb)`,
      values: [
        hold.id,
        hold.holder,
        hold.network,
        hold.expiresAt,
        hold.createdAt,
        hold.bookingId ?? null,
        hold.offer ? JSON.stringify(hold.offer) : null,
      ],
    };
  }

  /** Serialises requests: each sees what the earlier ones hold. */
  lockKeys(keys: string[], tx: EntityManager): Promise<void> {
    return lockKeys(keys, tx);
  }

  countLive({ holder, network, day }: Counted, now: Date, tx: EntityManager): Promise<LiveHolds> {
    return getRow(
      tx,
      { ofHolder: integer, ofNetwork: integer, ofNetworkThatDay: integer },
      `SELECT (count(*) FILTER (WHERE holder = $1))::int AS "ofHolder",
         (count(*) FILTER (WHERE network = $2))::int AS "ofNetwork",
         (count(*) FILTER (WHERE network = $2 AND EXISTS (
           SELECT FROM allocations WHERE hold_id = holds.id
             AND during && tstzrange(to_timestamp($3), to_timestamp($4)))))::int AS "ofNetworkThatDay"
       FROM holds WHERE (holder = $1 OR network = $2) AND expires_at > $5`,
      [holder, network, day.start * 60, day.end * 60, now],
    );
  }

  /**
   * Time held on a day from one network address, and by everyone with an unverified address, with an account or not.
   */
  async findHeldOn(
    day: Interval<EpochMinute>,
    network: string,
    now: Date,
    tx: EntityManager,
  ): Promise<{ network: HeldOfDay; visitors: HeldOfDay }> {
    const ofVisitors = `hold.booking_id IS NULL AND NOT EXISTS (
      SELECT FROM users
      WHERE users.id = CASE WHEN starts_with(hold.holder, $5) THEN substr(hold.holder, length($5) + 1)::uuid END
        AND (verified_at IS NOT NULL OR role <> 'user'))`;
    const row = await getRow(
      tx,
      { near: integer, nearMinutes: integer, visitors: integer, visitorsMinutes: integer },
      `WITH held AS (
         SELECT hold.id, coalesce(hold.network = $1, false) AS is_near, ${ofVisitors} AS is_visitors,
           sum(extract(epoch FROM upper(during) - lower(during)) / 60)::int AS minutes
         FROM holds AS hold JOIN allocations ON hold_id = hold.id
         WHERE hold.expires_at > $4 AND during && tstzrange(to_timestamp($2), to_timestamp($3))
           AND (hold.network = $1 OR (${ofVisitors}))
         GROUP BY hold.id)
       SELECT (count(*) FILTER (WHERE is_near))::int AS near,
         coalesce(sum(minutes) FILTER (WHERE is_near), 0)::int AS "nearMinutes",
         (count(*) FILTER (WHERE is_visitors))::int AS visitors,
         coalesce(sum(minutes) FILTER (WHERE is_visitors), 0)::int AS "visitorsMinutes"
       FROM held`,
      [network, day.start * 60, day.end * 60, now, USER_HOLDER],
    );
    return {
      network: { count: row.near, minutes: row.nearMinutes },
      visitors: { count: row.visitors, minutes: row.visitorsMinutes },
    };
  }

  /** Returns the time at which the hold was made; null if it has expired or does not exist. */
  async findMadeAt(id: string, now: Date, tx: EntityManager): Promise<Date | null> {
    const hold = await findRow(
      tx,
      { madeAt: instant },
      `SELECT created_at AS "madeAt" FROM holds WHERE id = $1 AND expires_at > $2`,
      [id, now],
    );
    return hold?.madeAt ?? null;
  }

  /**
   * Gives a visitor's hold to this holder, unless they already hold this many. Serialised with other holds of the
   * same holder, so that each is counted. Locks keys before rows, as those do.
   */
  async claim(
    id: string,
    { holder, unlike, most }: { holder: string; unlike: string; most: number },
    now: Date,
    tx: EntityManager,
  ): Promise<void> {
    await this.lockKeys([holder], tx);
    await execute(
      tx,
      `UPDATE holds SET holder = $2 WHERE id = $1 AND NOT starts_with(holder, $3)
         AND (SELECT count(*) FROM holds AS own WHERE own.holder = $2 AND own.expires_at > $5) < $4`,
      [id, holder, unlike, most, now],
    );
  }

  /** Releases the time, including allocations. */
  async remove(id: string): Promise<void> {
    await execute(this.source, `DELETE FROM holds WHERE id = $1`, [id]);
  }

  async removeAllOf(holder: string, tx: EntityManager): Promise<void> {
    await tx.delete(Hold, { holder });
  }

  /** Releases every hold on this person's time in the period. */
  async removeWithin({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `DELETE FROM holds WHERE id IN (
         SELECT hold_id FROM allocations WHERE kind = 'hold' AND staff_id = $1
           AND during && tstzrange(to_timestamp($2), to_timestamp($3)))`,
      [staffId, start * 60, end * 60],
    );
  }

  async removeOfBooking(bookingId: string, tx: EntityManager = this.source.manager): Promise<void> {
    await execute(tx, `DELETE FROM holds WHERE booking_id = $1`, [bookingId]);
  }

  /** The desk's unexpired holds for these bookings. */
  ofBookings(bookingIds: string[], now: Date, tx: EntityManager): Promise<DeskHold[]> {
    return queryRows<DeskHold>(
      tx,
      {
        bookingId: text,
        expiresAt: instant,
        offer: object({ startsAt: text, people: list(object({ lineId: text, staffId: text })) }),
      },
      `SELECT booking_id AS "bookingId", expires_at AS "expiresAt", offer FROM holds
       WHERE booking_id = ANY ($1::uuid[]) AND expires_at > $2`,
      [bookingIds, now],
    );
  }

  /** The number of holds by the desk, across the team. */
  countOfDesk(now: Date, tx: EntityManager): Promise<number> {
    return tx.countBy(Hold, { bookingId: Not(IsNull()), expiresAt: MoreThan(now) });
  }

  countActive(now: Date): Promise<number> {
    return this.source.getRepository(Hold).countBy({ expiresAt: MoreThan(now) });
  }

  /** Deletes expired holds. */
  async sweep(now: Date): Promise<void> {
    await execute(this.source, `DELETE FROM holds WHERE expires_at <= $1`, [now]);
  }
}
