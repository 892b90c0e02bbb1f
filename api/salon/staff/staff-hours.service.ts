import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { Transactions } from '../../database/transactions.js';
import type { SetStaffExceptionDto, SetStaffHoursDto } from './dto/staff-hours.dto.js';
import { type StaffHoursView, toStaffHoursView } from './staff-hours.view.js';
import { ownHoursOnly } from './staff.problems.js';
import { StaffRepository } from './staff.repository.js';

/** Changes team members' working hours. Bookings stay as they are. */
@Injectable()
export class StaffHoursService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async showStaffHours(id: string, actor: CurrentUser): Promise<StaffHoursView> {
    assertTheirs(id, actor);
    await this.check(id);
    return this.view(id);
  }

  setStaffHours(id: string, { windows }: SetStaffHoursDto, actor: CurrentUser): Promise<StaffHoursView> {
    return this.change(id, 'week', actor, (tx) => this.staff.setHours(id, windows, tx));
  }

  setStaffException(
    id: string,
    day: LocalDate,
    { windows }: SetStaffExceptionDto,
    actor: CurrentUser,
  ): Promise<StaffHoursView> {
    return this.change(id, day, actor, (tx) => this.staff.setException(id, day, windows, tx));
  }

  deleteStaffException(id: string, day: LocalDate, actor: CurrentUser): Promise<StaffHoursView> {
    return this.change(id, day, actor, async (tx) => {
      if (!(await this.staff.removeException(id, day, tx))) throw notFound('day');
    });
  }

  /** Serialises changes to one team member's hours. */
  private change(
    id: string,
    what: string,
    actor: CurrentUser,
    work: (tx: EntityManager) => Promise<void>,
  ): Promise<StaffHoursView> {
    assertTheirs(id, actor);
    return this.transactions.run(async (tx) => {
      await this.staff.lockMember(id, tx);
      await this.check(id, tx);
      await work(tx);
      const object = { type: 'staff', id };
      await this.audit.record({ actor, action: 'staff.changed', object, detail: { hours: what } }, tx);
      return this.view(id, tx);
    });
  }

  private async check(id: string, tx?: EntityManager): Promise<void> {
    if (!(await this.staff.findMember(id, tx))) throw notFound('person');
  }

  private async view(id: string, tx?: EntityManager): Promise<StaffHoursView> {
    return toStaffHoursView(await this.staff.hoursOf(id, tx), await this.staff.exceptionsOf(id, tx));
  }
}

/** Throws 403 for a colleague's hours, unless the actor may change everyone's. */
function assertTheirs(id: string, actor: CurrentUser): void {
  if (!mayForAll(actor, 'hours') && id !== actor.staffId) throw ownHoursOnly();
}
