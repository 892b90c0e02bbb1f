import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffTime } from './staff-time.js';
import { Hold } from './hold.entity.js';

@Injectable()
export class HoldsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(hold: Hold, within: EntityManager): Promise<void> {
    await within.insert(Hold, hold);
  }

  countLive(holder: string, now: Date, within: EntityManager): Promise<number> {
    return within
      .createQueryBuilder(Hold, 'hold')
      .where('hold.holder = :holder AND hold.expiresAt > :now', { holder, now })
      .getCount();
  }

  /** Removes a hold with the same id; of two concurrent requests, the second waits for the first and replaces it. */
  async replace(id: string, within: EntityManager): Promise<void> {
    await within.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [id]);
    await this.remove(id, within);
  }

  /** Releases the time, allocations and all. */
  async remove(id: string, within: EntityManager = this.source.manager): Promise<void> {
    await within.delete(Hold, id);
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

  /** Deletes holds that have expired. */
  async sweep(now: Date): Promise<void> {
    await this.source.query(`DELETE FROM holds WHERE expires_at <= $1`, [now]);
  }
}
