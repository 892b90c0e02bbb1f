import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { addDays, daysBetween, type LocalDate } from '../../common/time/local-date.js';
import { Transactions } from '../../database/transactions.js';
import { sentence } from '../../common/words/sentence.js';
import type {
  DaysDto,
  SetBookingRulesDto,
  SetOpeningHoursDto,
  SetSpecialDayDto,
  SetSpecialDaysDto,
} from './dto/hours.dto.js';
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
    return this.change(day, admin, (tx) => this.salons.setSpecialDays([{ day, windows, reason }], tx));
  }

  setSpecialDays(
    { windows, reason = '', replaces, fromDay, toDay }: SetSpecialDaysDto,
    admin: CurrentUser,
  ): Promise<SalonView> {
    const days = { fromDay, toDay };
    return this.change(nameOf(days), admin, async (tx) => {
      const wanted = daysOf(days);
      if (replaces) await this.salons.removeSpecialDays(replaces, tx);
      await this.salons.setSpecialDays(
        wanted.map((day) => ({ day, windows, reason })),
        tx,
      );
    });
  }

  deleteSpecialDays(days: DaysDto, admin: CurrentUser): Promise<SalonView> {
    return this.change(nameOf(days), admin, async (tx) => {
      if ((await this.salons.removeSpecialDays(days, tx)) === 0) throw notFound('day');
    });
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

  async setHolidayRegion(holidayRegion: string | null, admin: CurrentUser): Promise<void> {
    await this.change('holidayRegion', admin, (tx) => this.salons.change({ holidayRegion }, tx));
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

/** Three months: a mistyped year should not close the salon, and every page carries its special days. */
const MAX_DAYS = 92;

/** Each of them; 422 for none, or for too many. */
function daysOf({ fromDay, toDay }: DaysDto): LocalDate[] {
  const count = daysBetween(fromDay, toDay) + 1;
  if (count < 1) throw invalidInput([{ pointer: '#/toDay', detail: sentence('lastDayBeforeFirst') }]);
  if (count > MAX_DAYS) {
    throw invalidInput([{ pointer: '#/toDay', detail: sentence('specialDaysAtMost', { count: MAX_DAYS }) }]);
  }
  return Array.from({ length: count }, (_, index) => addDays(fromDay, index));
}

/** For the log of activity. */
const nameOf = ({ fromDay, toDay }: DaysDto): string => (fromDay === toDay ? fromDay : `${fromDay}–${toDay}`);
