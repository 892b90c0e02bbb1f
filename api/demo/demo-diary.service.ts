import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Plan } from '../bookings/plan.js';
import { localDayOf } from '../common/time/zone.js';
import { SalonSettingsService } from '../salon/salon.service.js';
import { ServiceCatalogue } from '../services/services.service.js';
import { StaffService } from '../staff/staff.service.js';
import { DemoRepository } from './demo.repository.js';
import type { SalonRows } from './demo-salon.rows.js';
import { diaryRows } from './diary.rows.js';
import { livedInDiary } from './lived-in-diary.js';

/** Writes bookings and breaks into the diary of a demo salon that has just moved in. */
@Injectable()
export class DemoDiary {
  constructor(
    private readonly demo: DemoRepository,
    private readonly salon: SalonSettingsService,
    private readonly catalogue: ServiceCatalogue,
    private readonly staff: StaffService,
  ) {}

  /** Tells how many bookings it has written. */
  async write({ serviceIds, memberIds }: SalonRows, now: Date, within: EntityManager): Promise<number> {
    const plan = await this.readPlan(within);
    const today = localDayOf(Math.floor(now.getTime() / 60_000), plan.salon.timeZone);
    const rows = diaryRows(livedInDiary({ plan, today, serviceIds, memberIds }), plan, now);
    await this.demo.writeDiary(rows, within);
    return rows.bookings.length;
  }

  /** As the app reads it, so that the diary keeps to the hours and prices that the database now holds. */
  private async readPlan(within: EntityManager): Promise<Plan> {
    const settings = await this.salon.settings(within);
    const services = await this.catalogue.bookable(within);
    return new Plan(0, settings, services, await this.staff.rota(within));
  }
}
