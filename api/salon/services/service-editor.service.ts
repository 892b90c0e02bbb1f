import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toCents } from '../../common/money/currency-step.js';
import { listHasChanged } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { noSuchPicture } from '../../platform/media/media.problems.js';
import { segmentProblems } from './domain/segments.js';
import type { AddOnDto, AddServiceDto, ArrangeServicesDto, ChangeServiceDto } from './dto/service.dto.js';
import type { Service, ServiceStatus } from './service.entity.js';
import { ServiceBookings } from './service-bookings.js';
import { type ServiceEntryView, toServiceEntryView } from './service.view.js';
import {
  addOnIsMissing,
  addOnNotInFives,
  categoryIsMissing,
  serviceHasBookings,
  serviceHasChanged,
  unplannable,
} from './services.problems.js';
import { ServicesRepository } from './services.repository.js';
import { ServicesService } from './services.service.js';
import { ServiceWordsRepository } from './service-words.repository.js';

/** Changes the services. Bookings hold copies of what they were made with, so nothing here reaches them. */
@Injectable()
export class ServiceEditorService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly words: ServiceWordsRepository,
    private readonly catalogue: ServicesService,
    private readonly bookings: ServiceBookings,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listServiceEntries(): Promise<ServiceEntryView[]> {
    const upcoming = await this.bookings.countByService();
    return (await this.services.list()).map((service) =>
      toServiceEntryView(service, upcoming.get(service.id)),
    );
  }

  addService(body: AddServiceDto, admin: CurrentUser): Promise<ServiceEntryView> {
    const { addOns = [], price, bufferMinutes = 0, words = {}, ...facts } = body;
    return this.write(async (within) => {
      this.expectPlannable({ segments: facts.segments, bufferMinutes });
      const priceCents = toCents(price);
      const service = { ...facts, priceCents, bufferMinutes, createdAt: this.clock.now() };
      const id = await this.services.add(service, within);
      await this.writeAddOns({ id, addOns: [] }, addOns, within);
      await this.words.writeService({ id, description: '', ...facts }, words, within);
      await this.record('service.added', id, admin, within);
      return this.entry(id, within);
    });
  }

  changeService(id: string, body: ChangeServiceDto, admin: CurrentUser): Promise<ServiceEntryView> {
    const { addOns, price, version, words, ...facts } = body;
    return this.write(async (within) => {
      const before = await this.catalogue.get(id, within);
      if (version !== undefined && version !== before.version) {
        throw serviceHasChanged(await this.entry(id, within));
      }
      if (!addOns && !words && price === undefined && Object.keys(facts).length === 0)
        return this.entry(id, within);
      this.expectPlannable({ ...before, ...facts });
      const change = { ...facts, ...(price !== undefined && { priceCents: toCents(price) }) };
      await this.services.change(id, change, within);
      if (addOns) await this.writeAddOns(before, addOns, within);
      if (words) {
        const { title = before.title, description = before.description } = facts;
        await this.words.writeService({ id: before.id, title, description }, words, within);
      }
      await this.record(actionOf(before.status, body), id, admin, within);
      return this.entry(id, within);
    });
  }

  async arrangeServices({ ids }: ArrangeServicesDto, admin: CurrentUser): Promise<ServiceEntryView[]> {
    await this.write(async (within) => {
      if (!(await this.services.arrange(ids, within))) throw listHasChanged();
      await this.record('services.arranged', 'order', admin, within);
    });
    return this.listServiceEntries();
  }

  deleteService(id: string, admin: CurrentUser): Promise<void> {
    return this.write(async (within) => {
      await this.catalogue.get(id, within);
      await this.services.remove(id, within);
      await this.record('service.deleted', id, admin, within);
    });
  }

  private async entry(id: string, within: EntityManager): Promise<ServiceEntryView> {
    const upcoming = await this.bookings.countByService(within);
    return toServiceEntryView(await this.catalogue.get(id, within), upcoming.get(id.toLowerCase()));
  }

  private expectPlannable({ segments, bufferMinutes }: Pick<Service, 'segments' | 'bufferMinutes'>): void {
    const problems = segmentProblems(segments, bufferMinutes);
    if (problems.length > 0) throw unplannable(problems);
  }

  private async writeAddOns(
    service: Pick<Service, 'id'> & { addOns: { id: string }[] },
    wanted: AddOnDto[],
    within: EntityManager,
  ): Promise<void> {
    const known = new Set(service.addOns.map(({ id }) => id));
    const addOns = wanted.map(({ _id, price, ...facts }, index) => {
      const id = _id?.toLowerCase();
      if (id !== undefined && !known.has(id)) throw addOnIsMissing(index);
      if (facts.extraMinutes % 5 !== 0) throw addOnNotInFives(index);
      return { ...facts, id, priceCents: toCents(price) };
    });
    await this.services.writeAddOns(service.id, addOns, within);
  }

  private write<Result>(work: (within: EntityManager) => Promise<Result>): Promise<Result> {
    return inTransaction(this.source, async (within) => {
      await this.services.lock(within);
      return work(within);
    }).catch((error: unknown) => {
      if (violates(error, 'services_picture')) throw noSuchPicture();
      if (violates(error, 'services_in_category')) throw categoryIsMissing();
      if (violates(error, 'booking_lines_of_service')) throw serviceHasBookings();
      if (violates(error, 'sale_lines_of_service')) throw serviceHasBookings();
      throw error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, within: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'service', id } }, within);
  }
}

/** What a change is called in the audit log: archived, restored, or any other. */
const actionOf = (before: ServiceStatus, { status = before }: ChangeServiceDto): AuditAction => {
  if (status === before) return 'service.changed';
  if (status === 'archived') return 'service.archived';
  return before === 'archived' ? 'service.restored' : 'service.changed';
};
