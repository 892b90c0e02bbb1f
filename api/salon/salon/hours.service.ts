import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { Transactions } from '../../database/transactions.js';
import type { SetBookingRulesDto, SetOpeningHoursDto, SetSpecialDayDto } from './dto/hours.dto.js';
import { PlaceGuardService } from './place-guard.service.js';
import { SalonRepository } from './salon.repository.js';
import { SalonSettingsService } from './salon-settings.service.js';
import type { SalonView } from './salon.view.js';

/** Changes opening hours and booking rules. Existing bookings stay as they are. */
@Injectable()
export class HoursService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly settings: SalonSettingsService,
    private readonly place: PlaceGuardService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  setOpeningHours({ windows }: SetOpeningHoursDto, admin: CurrentUser): Promise<SalonView> {
    return this.change('openingHours', admin, (tx) => this.salons.setOpening(windows, tx));
  }

  setSpecialDay(
    day: LocalDate,
    { windows, reason = '' }: SetSpecialDayDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    return this.change(day, admin, (tx) => this.salons.setSpecialDay({ day, windows, reason }, tx));
  }

  deleteSpecialDay(day: LocalDate, admin: CurrentUser): Promise<SalonView> {
    return this.change(day, admin, async (tx) => {
      if (!(await this.salons.removeSpecialDay(day, tx))) throw notFound('day');
    });
  }

  setBookingRules(
    { keepsBookings = false, ...rules }: SetBookingRulesDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    return this.change('bookingRules', admin, async (tx) => {
      await this.place.assertFit(rules, keepsBookings, tx);
      await this.salons.change({ ...rules }, tx);
    });
  }

  private async change(
    keys: string,
    actor: CurrentUser,
    work: (tx: EntityManager) => Promise<void>,
  ): Promise<SalonView> {
    await this.transactions.run(async (tx) => {
      await work(tx);
      const object = { type: 'salon', id: '1' };
      await this.audit.record({ actor, action: 'salon.changed', object, detail: { keys } }, tx);
    });
    return this.settings.showSalon();
  }
}
