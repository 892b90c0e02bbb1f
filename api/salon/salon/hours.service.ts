import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { inTransaction } from '../../database/transaction.js';
import type { SetBookingRulesDto, SetOpeningHoursDto, SetSpecialDayDto } from './dto/hours.dto.js';
import { PlaceGuardService } from './place-guard.service.js';
import { SalonRepository } from './salon.repository.js';
import { SalonSettingsService } from './salon-settings.service.js';
import type { SalonView } from './salon.view.js';

/** When the salon is open, and how it can be booked. Bookings that exist stay as they are. */
@Injectable()
export class HoursService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly settings: SalonSettingsService,
    private readonly place: PlaceGuardService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  setOpeningHours({ windows }: SetOpeningHoursDto, admin: CurrentUser): Promise<SalonView> {
    return this.change('openingHours', admin, (within) => this.salons.setOpening(windows, within));
  }

  setSpecialDay(
    day: LocalDate,
    { windows, reason = '' }: SetSpecialDayDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    return this.change(day, admin, (within) => this.salons.setSpecialDay({ day, windows, reason }, within));
  }

  deleteSpecialDay(day: LocalDate, admin: CurrentUser): Promise<SalonView> {
    return this.change(day, admin, async (within) => {
      if (!(await this.salons.removeSpecialDay(day, within))) throw notFound('day');
    });
  }

  setBookingRules(
    { keepsBookings = false, ...rules }: SetBookingRulesDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    return this.change('bookingRules', admin, async (within) => {
      await this.place.assertFit(rules, keepsBookings, within);
      await this.salons.change({ ...rules }, within);
    });
  }

  private async change(
    keys: string,
    actor: CurrentUser,
    work: (within: EntityManager) => Promise<void>,
  ): Promise<SalonView> {
    await inTransaction(this.source, async (within) => {
      await work(within);
      const object = { type: 'salon', id: '1' };
      await this.audit.record({ actor, action: 'salon.changed', object, detail: { keys } }, within);
    });
    return this.settings.showSalon();
  }
}
