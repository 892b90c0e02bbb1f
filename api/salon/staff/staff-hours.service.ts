import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { inTransaction } from '../../database/transaction.js';
import type { SetStaffExceptionDto, SetStaffHoursDto } from './dto/staff-hours.dto.js';
import { type StaffHoursView, toStaffHoursView } from './staff-hours.view.js';
import { ownHoursOnly } from './staff.problems.js';
import { StaffRepository } from './staff.repository.js';

/** When each team member works. Bookings stay as they are, whatever the hours become. */
@Injectable()
export class StaffHoursService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async showStaffHours(id: string, actor: CurrentUser): Promise<StaffHoursView> {
    assertTheirs(id, actor);
    await this.check(id, this.source.manager);
    return this.view(id, this.source.manager);
  }

  setStaffHours(id: string, { windows }: SetStaffHoursDto, actor: CurrentUser): Promise<StaffHoursView> {
    return this.change(id, 'week', actor, (within) => this.staff.setHours(id, windows, within));
  }

  setStaffException(
    id: string,
    day: LocalDate,
    { windows }: SetStaffExceptionDto,
    actor: CurrentUser,
  ): Promise<StaffHoursView> {
    return this.change(id, day, actor, (within) => this.staff.setException(id, day, windows, within));
  }

  deleteStaffException(id: string, day: LocalDate, actor: CurrentUser): Promise<StaffHoursView> {
    return this.change(id, day, actor, async (within) => {
      if (!(await this.staff.removeException(id, day, within))) throw notFound('day');
    });
  }

  /** Changes to one team member's hours wait for each other. */
  private change(
    id: string,
    what: string,
    actor: CurrentUser,
    work: (within: EntityManager) => Promise<void>,
  ): Promise<StaffHoursView> {
    assertTheirs(id, actor);
    return inTransaction(this.source, async (within) => {
      await this.staff.lockMember(id, within);
      await this.check(id, within);
      await work(within);
      const object = { type: 'staff', id };
      await this.audit.record({ actor, action: 'staff.changed', object, detail: { hours: what } }, within);
      return this.view(id, within);
    });
  }

  private async check(id: string, within: EntityManager): Promise<void> {
    if (!(await this.staff.find(id, within))) throw notFound('person');
  }

  private async view(id: string, within: EntityManager): Promise<StaffHoursView> {
    return toStaffHoursView(await this.staff.hoursOf(id, within), await this.staff.exceptionsOf(id, within));
  }
}

/** Throws 403 for a colleague's hours, unless everybody's are theirs to change. */
function assertTheirs(id: string, actor: CurrentUser): void {
  if (!mayForAll(actor, 'hours') && id.toLowerCase() !== actor.staffId) throw ownHoursOnly();
}
