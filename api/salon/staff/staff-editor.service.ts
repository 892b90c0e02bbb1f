import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { listHasChanged, notFound } from '../../common/problem/common.problems.js';
import { pgErrorOf, violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import { ServicesService } from '../services/services.service.js';
import { LeaversBlocks } from './leavers-blocks.port.js';
import type { AddStaffMemberDto, ArrangeStaffDto, ChangeStaffMemberDto } from './dto/staff-member.dto.js';
import type { StaffMember } from './staff-member.entity.js';
import { type StaffEntryView, toStaffEntryView } from './staff-member.view.js';
import type { StaffOffer } from './staff-offer.entity.js';
import { hasComingVisits, hasHistory } from './staff.problems.js';
import { StaffRepository } from './staff.repository.js';
import { TeamDepartures } from './team-departures.port.js';
import { UpcomingBookings } from './upcoming-bookings.port.js';

/** Changes team members and their details. */
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
    private readonly transactions: Transactions,
  ) {}

  async listStaffEntries(tx?: EntityManager): Promise<StaffEntryView[]> {
    return this.entries(await this.staff.all({}, tx), await this.staff.allOffers(tx), tx);
  }

  addStaffMember(body: AddStaffMemberDto, admin: CurrentUser): Promise<StaffEntryView> {
    return this.write(async (tx) => this.entry(await this.addWithin(body, admin, tx), tx));
  }

  /** Adds a team member within a larger transaction. Returns their id. */
  async addWithin(
    { words = {}, ...body }: AddStaffMemberDto,
    admin: CurrentUser,
    tx: EntityManager,
  ): Promise<string> {
    await this.staff.lockMembers(tx);
    const id = await this.staff.addMember({ ...body, createdAt: this.clock.now() }, tx);
    await this.staff.writeWords(await this.get(id, tx), words, tx);
    await this.record('staff.added', id, admin, tx);
    return id;
  }

  /**
   * A team member with upcoming bookings can't leave: clients expect them. Leaving also removes their account's
   * rights and their future blocks.
   */
  changeStaffMember(id: string, body: ChangeStaffMemberDto, admin: CurrentUser): Promise<StaffEntryView> {
    return this.write(async (tx) => {
      await this.staff.lockMember(id, tx);
      const before = await this.get(id, tx);
      if (Object.keys(body).length === 0) return this.entry(id, tx);
      const { words, ...facts } = body;
      if (Object.keys(facts).length > 0) await this.staff.change(id, facts, tx);
      if (words) await this.staff.writeWords(await this.get(id, tx), words, tx);
      if (before.active && body.active === false) {
        await this.assertNoComingBookings(id, tx);
        await this.departures.onLeft(id, admin, tx);
        await this.blocks.releaseOf(id, admin, tx);
      }
      await this.record('staff.changed', id, admin, tx, { keys: Object.keys(body).sort().join(' ') });
      return this.entry(id, tx);
    });
  }

  async arrangeStaff({ ids }: ArrangeStaffDto, admin: CurrentUser): Promise<StaffEntryView[]> {
    await this.write(async (tx) => {
      await this.staff.lockMembers(tx);
      if (!(await this.staff.arrange(ids, tx))) throw listHasChanged();
      await this.record('staff.changed', 'order', admin, tx);
    });
    return this.listStaffEntries();
  }

  /** For a person added by mistake. Anyone who was ever booked can only be marked as having left. */
  async deleteStaffMember(id: string, admin: CurrentUser): Promise<void> {
    await this.write((tx) => this.deleteWithin(id, admin, tx)).catch((error: unknown) => {
      throw pgErrorOf(error)?.kind === 'foreign-key' ? hasHistory() : error;
    });
  }

  /** Deletes a team member within a larger transaction. A foreign key refuses one who was booked. */
  async deleteWithin(id: string, admin: CurrentUser, tx: EntityManager): Promise<void> {
    await this.staff.lockMember(id, tx);
    await this.get(id, tx);
    await this.departures.onLeft(id, admin, tx);
    await this.blocks.releaseOf(id, admin, tx);
    await this.staff.remove(id, tx);
    await this.record('staff.deleted', id, admin, tx);
  }

  private async assertNoComingBookings(id: string, tx: EntityManager): Promise<void> {
    const expected = (await this.bookings.countByStaff(tx)).get(id) ?? 0;
    if (expected > 0) throw hasComingVisits(expected);
  }

  private async get(id: string, tx: EntityManager): Promise<StaffMember> {
    const member = await this.staff.findMember(id, tx);
    if (!member) throw notFound('person');
    return member;
  }

  private async entry(id: string, tx: EntityManager): Promise<StaffEntryView> {
    const member = await this.get(id, tx);
    const [entry] = await this.entries([member], await this.staff.offersOf(id, tx), tx);
    if (!entry) throw notFound('person');
    return entry;
  }

  private async entries(
    members: StaffMember[],
    offers: StaffOffer[],
    tx?: EntityManager,
  ): Promise<StaffEntryView[]> {
    const services = new Map((await this.catalogue.bookable(tx)).map((service) => [service.id, service]));
    const expected = await this.bookings.countByStaff(tx);
    return members.map((member) => toStaffEntryView(member, offers, services, expected.get(member.id) ?? 0));
  }

  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      throw violates(error, 'staff_picture') ? noSuchPicture() : error;
    });
  }

  private record(
    action: AuditAction,
    id: string,
    actor: CurrentUser,
    tx: EntityManager,
    detail: AuditDetail = {},
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'staff', id }, detail }, tx);
  }
}
