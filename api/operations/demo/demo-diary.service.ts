import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Plan } from '../../booking/planning/plan.js';
import { BookingRecordsService } from '../../booking/booking-records/booking-records.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { AllocationsService } from '../../booking/scheduling/allocations.service.js';
import { TimeOffService } from '../../booking/time-off/time-off.service.js';
import { localDayOf } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ServicesService } from '../../salon/services/services.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import type { SalonRows } from './demo-salon.rows.js';
import { diaryRows } from './diary.rows.js';
import { livedInDiary } from './lived-in-diary.js';

/** Writes bookings and breaks into the diary of a newly created demo salon. */
@Injectable()
export class DemoDiaryService {
  constructor(
    private readonly clients: ClientLookupService,
    private readonly salon: SalonSettingsService,
    private readonly catalogue: ServicesService,
    private readonly staff: StaffService,
    private readonly records: BookingRecordsService,
    private readonly timeOff: TimeOffService,
    private readonly allocations: AllocationsService,
  ) {}

  /** Returns the number of bookings. */
  async write({ serviceIds, memberIds }: SalonRows, now: Date, tx: EntityManager): Promise<number> {
    const plan = await this.plan(tx);
    const today = localDayOf(minuteOf(now), plan.salon.timeZone);
    const rows = diaryRows(livedInDiary({ plan, today, serviceIds, memberIds }), plan, now);
    await this.clients.seed(rows.clients, tx);
    await this.records.addBookings(rows.bookings, rows.events, tx);
    await this.timeOff.addAll(rows.timeOff, tx);
    await this.allocations.takeAll(rows.taken, tx);
    return rows.bookings.length;
  }

  /** Read as the app reads it, so that the diary fits the hours and prices in the database. */
  async plan(tx: EntityManager): Promise<Plan> {
    const settings = await this.salon.settings(tx);
    const services = await this.catalogue.bookable(tx);
    return new Plan(0, settings, services, await this.staff.rota(tx));
  }
}
