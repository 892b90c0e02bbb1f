import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { dateOf, type EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type NewSickDayChange, SickDayChange } from './sick-day-change.entity.js';

@Injectable()
export class SickDayChangesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addChange(change: NewSickDayChange, tx: EntityManager): Promise<void> {
    await tx.insert(SickDayChange, change);
  }

  /** The last change of each booking that was to start in this period, ordered by the original start. */
  list(staffId: string, during: Interval<EpochMinute>, tx: EntityManager): Promise<SickDayChange[]> {
    return tx
      .createQueryBuilder(SickDayChange, 'change')
      .where('change.staffId = :staffId AND change.wasAt >= :start AND change.wasAt < :end', {
        staffId,
        start: dateOf(during.start),
        end: dateOf(during.end),
      })
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM sick_day_changes AS later
           WHERE later.booking_id = change.booking_id AND later.version > change.version)`,
      )
      .orderBy('change.wasAt')
      .addOrderBy('change.id')
      .getMany();
  }

  /** The last change of a booking. */
  async findOf(bookingId: string, tx: EntityManager = this.source.manager): Promise<SickDayChange | null> {
    return tx.findOne(SickDayChange, { where: { bookingId }, order: { version: 'DESC' } });
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(SickDayChange, id);
  }

  async markCalled(id: string, calledAt: Date | null): Promise<void> {
    await this.source.manager.update(SickDayChange, id, { calledAt });
  }

  /** Deletes changes made before an instant. */
  async prune(before: Date): Promise<void> {
    await this.source.manager.delete(SickDayChange, { changedAt: LessThan(before) });
  }
}
