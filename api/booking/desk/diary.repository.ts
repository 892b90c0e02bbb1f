import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { hasLineOf } from '../booking-records/booking-pages.js';

@Injectable()
export class DiaryRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Bookings within the bounds that were not cancelled, with all their lines; only one person's if given. */
  standingWithin(bounds: Interval<EpochMinute>, staffId?: string): Promise<Booking[]> {
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .innerJoinAndSelect('booking.lines', 'lines')
      .where(
        `booking.startsAt > to_timestamp(:start) - interval '2 days' AND booking.startsAt < to_timestamp(:end)
         AND booking.endsAt > to_timestamp(:start) AND booking.status <> 'cancelled'`,
        { start: bounds.start * 60, end: bounds.end * 60 },
      )
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position');
    if (staffId) query.andWhere(hasLineOf('staffId'), { staffId });
    return query.getMany();
  }
}
