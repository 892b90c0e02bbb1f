import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { OpeningHours } from './opening-hours.entity.js';
import { Salon } from './salon.entity.js';
import { SpecialDay } from './special-day.entity.js';

@Injectable()
export class SalonRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  getSalon(within: EntityManager = this.source.manager): Promise<Salon> {
    return within.findOneByOrFail(Salon, { id: 1 });
  }

  weeklyOpening(within: EntityManager = this.source.manager): Promise<OpeningHours[]> {
    return within.find(OpeningHours, { order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  specialDays(within: EntityManager = this.source.manager): Promise<SpecialDay[]> {
    return within.find(SpecialDay, { order: { day: 'ASC' } });
  }
}
