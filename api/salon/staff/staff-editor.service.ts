import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { listHasChanged, notFound } from '../../common/problem/common.problems.js';
import { pgErrorOf, violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import { ServicesService } from '../services/services.service.js';
import { LeaversBlocks } from './leavers-blocks.js';
import type { AddStaffMemberDto, ArrangeStaffDto, ChangeStaffMemberDto } from './dto/staff-member.dto.js';
import type { StaffMember } from './staff-member.entity.js';
import { type StaffEntryView, toStaffEntryView } from './staff-member.view.js';
import type { StaffOffer } from './staff-offer.entity.js';
import { hasComingVisits, hasHistory } from './staff.problems.js';
import { StaffRepository } from './staff.repository.js';
import { TeamDepartures } from './team-departures.js';
import { UpcomingBookings } from './upcoming-bookings.js';

/** Changes who belongs to the team, and what is said of them. */
@Injectable()
export class StaffEditorService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly catalogue: ServicesService,
    private readonly bookings: UpcomingBookings,
    private readonly departures: TeamDepartures,
    private readonly blocks: LeaversBlocks,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listStaffEntries(): Promise<StaffEntryView[]> {
    return this.entries(await this.staff.all(), await this.staff.allOffers());
  }

  addStaffMember({ words = {}, ...body }: AddStaffMemberDto, admin: CurrentUser): Promise<StaffEntryView> {
    return this.write(async (within) => {
      await this.staff.lock(within);
      const id = await this.staff.add({ ...body, createdAt: this.clock.now() }, within);
      await this.staff.writeWords(await this.get(id, within), words, within);
      await this.record('staff.added', id, admin, within);
      return this.entry(id, within);
    });
  }

  /** A team member with bookings still to come cannot leave: clients expect them. With whoever leaves goes what their account may do, and what was still to be blocked. */
  changeStaffMember(id: string, body: ChangeStaffMemberDto, admin: CurrentUser): Promise<StaffEntryView> {
    return this.write(async (within) => {
      await this.staff.lockMember(id, within);
      const before = await this.get(id, within);
      if (Object.keys(body).length === 0) return this.entry(id, within);
      const { words, ...facts } = body;
      if (Object.keys(facts).length > 0) await this.staff.change(id, facts, within);
      if (words) await this.staff.writeWords(await this.get(id, within), words, within);
      if (before.active && body.active === false) {
        await this.assertNoComingBookings(id, within);
        await this.departures.onLeft(id, admin, within);
        await this.blocks.releaseOf(id, admin, within);
      }
      await this.record('staff.changed', id, admin, within, { keys: Object.keys(body).sort().join(' ') });
      return this.entry(id, within);
    });
  }

  async arrangeStaff({ ids }: ArrangeStaffDto, admin: CurrentUser): Promise<StaffEntryView[]> {
    await this.write(async (within) => {
      await this.staff.lock(within);
      if (!(await this.staff.arrange(ids, within))) throw listHasChanged();
      await this.record('staff.changed', 'order', admin, within);
    });
    return this.listStaffEntries();
  }

  /** For one who was added by mistake. A team member who was ever booked can only be marked as having left. */
  async deleteStaffMember(id: string, admin: CurrentUser): Promise<void> {
    await this.write(async (within) => {
      await this.staff.lockMember(id, within);
      await this.get(id, within);
      await this.departures.onLeft(id, admin, within);
      await this.blocks.releaseOf(id, admin, within);
      await this.staff.remove(id, within);
      await this.record('staff.deleted', id, admin, within);
    }).catch((error: unknown) => {
      throw pgErrorOf(error)?.kind === 'foreign-key' ? hasHistory() : error;
    });
  }

  private async assertNoComingBookings(id: string, within: EntityManager): Promise<void> {
    const expected = (await this.bookings.countByStaff(within)).get(id) ?? 0;
    if (expected > 0) throw hasComingVisits(expected);
  }

  private async get(id: string, within: EntityManager): Promise<StaffMember> {
    const member = await this.staff.find(id, within);
    if (!member) throw notFound('person');
    return member;
  }

  private async entry(id: string, within: EntityManager): Promise<StaffEntryView> {
    const member = await this.get(id, within);
    const [entry] = await this.entries([member], await this.staff.offersOf(id, within), within);
    if (!entry) throw notFound('person');
    return entry;
  }

  private async entries(
    members: StaffMember[],
    offers: StaffOffer[],
    within?: EntityManager,
  ): Promise<StaffEntryView[]> {
    const services = new Map((await this.catalogue.bookable(within)).map((service) => [service.id, service]));
    const expected = await this.bookings.countByStaff(within);
    return members.map((member) => toStaffEntryView(member, offers, services, expected.get(member.id) ?? 0));
  }

  private write<Result>(work: (within: EntityManager) => Promise<Result>): Promise<Result> {
    return inTransaction(this.source, work).catch((error: unknown) => {
      throw violates(error, 'staff_picture') ? noSuchPicture() : error;
    });
  }

  private record(
    action: AuditAction,
    id: string,
    actor: CurrentUser,
    within: EntityManager,
    detail: AuditDetail = {},
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'staff', id }, detail }, within);
  }
}
